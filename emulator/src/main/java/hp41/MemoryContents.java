package hp41;

import hp41.machine.TimeChip;
import hp41.memory.Alarms;
import hp41.memory.Alpha;
import hp41.memory.CharacterSet;
import hp41.memory.ExtendedFile;
import hp41.memory.ExtendedMemory;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import hp41.memory.KeyAssignments;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import hp41.memory.RegisterText;
import hp41.memory.Stack;
import hp41.text.Counted;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A list of what a memory contains: stack, flags, programs, keys, alarms and files. */
public final class MemoryContents {

  private final Image image;
  private final Memory memory;
  private final ProgramMemory programs;

  private MemoryContents(Image image) {
    this.image = image;
    memory = image.model().memory(image.plugged());
    memory.restore(image.registers());
    programs = new ProgramMemory(memory);
  }

  /** Returns a line for each part of a memory, with its kind at the beginning. */
  public static List<String> of(Image image) {
    return new MemoryContents(image).lines();
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(
        "model   HP-%s, SIZE %03d, ΣREG %02d"
            .formatted(
                image.model().label(),
                programs.size(),
                programs.statistics() - programs.curtain()));
    lines.add("stack   " + stack());
    lines.add("alpha   \"" + CharacterSet.glyphs(new Alpha(memory).text()) + '"');
    lines.add("flags   " + flags());
    addPrograms(lines);
    for (KeyAssignments.KeyAssignment assigned : new KeyAssignments(memory).all()) {
      lines.add(key(assigned.key(), function(assigned.code())));
    }
    new Alarms(memory).all().forEach(alarm -> lines.add(alarm(alarm)));
    new ExtendedMemory(memory).files().forEach(file -> lines.add(file(file)));
    return lines;
  }

  private String stack() {
    return IntStream.range(0, Stack.NAMES.size())
        .mapToObj(level -> Stack.NAMES.get(level) + " " + RegisterText.typed(memory.read(level)))
        .collect(Collectors.joining("  "));
  }

  private String flags() {
    Flags flags = new Flags(memory);
    return IntStream.range(0, Flags.COUNT)
        .filter(flags::get)
        .mapToObj("%02d"::formatted)
        .collect(Collectors.joining(" "));
  }

  private void addPrograms(List<String> lines) {
    List<String> labels = new ArrayList<>();
    for (GlobalLabel global : programs.globals()) {
      if (!global.isEnd()) {
        labels.add(CharacterSet.glyphs(global.name()));
        continue;
      }
      int bytes = programs.start(global.pointer()) - global.last();
      if (programs.lines(programs.start(global.pointer())).size() > 1) {
        String names = labels.isEmpty() ? "(no label)" : String.join(", ", labels);
        lines.add("program %s, %s".formatted(names, Counted.of(bytes, "byte")));
      }
      labels.clear();
    }
    programs.globals().stream()
        .filter(label -> !label.isEnd() && KeyAssignments.isKey(label.key()))
        .forEach(label -> lines.add(key(label.key(), CharacterSet.glyphs(label.name()))));
  }

  private static String key(int key, String name) {
    return "key     " + KeyAssignments.text(key) + " " + name;
  }

  private static String function(int code) {
    return Accessory.known().keyName(code);
  }

  private static String alarm(Alarms.Alarm alarm) {
    return "alarm   %s%s"
        .formatted(
            TimeChip.time(alarm.time()).toString().replace('T', ' '),
            alarm.message().isEmpty() ? "" : " " + CharacterSet.glyphs(alarm.message()));
  }

  private static String file(ExtendedFile file) {
    return "file    %s, %s, %s"
        .formatted(
            CharacterSet.glyphs(file.name()).stripTrailing(),
            file.type().name().toLowerCase(Locale.ROOT),
            Counted.of(file.size(), "register"));
  }
}
