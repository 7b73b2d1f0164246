package hp41;

import hp41.StateFile.Damaged;
import hp41.StateFile.Newer;
import hp41.keyboard.KeyboardState;
import hp41.machine.TimeChip;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.peripherals.HostModules;
import hp41.text.ZeroPadding;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Converts all of memory to the text of a {@linkplain StateFile state file}, and back.
 *
 * @param path the file for error messages
 * @param provided the modules of the host
 */
record StateText(Path path, HostModules provided) {

  static final String KIND = "hp41 state ";
  static final int VERSION = 1;
  private static final String REGISTER = "[0-9A-F]{3}: [0-9A-F]{14}";
  private static final String MODEL = "model ";
  private static final String LIFT = "lift ";
  private static final int PLUGGED = 3;
  private static final String MODULE = "module ";
  private static final int CHECKSUM = 8;
  static final String LOST =
      "register 00D is invalid, and the machine would clear memory: digits 8 to 6 are not 169, or"
          + " there is no register below R00 (digits 5 to 3)";

  /**
   * Returns the memory of a text.
   *
   * @throws Damaged with the line and column, if it is not a complete state
   * @throws Newer if a newer version has written it
   */
  Image read(String text) throws IOException {
    String[] lines = text.strip().split("\\r?\\n|\\r");
    checkVersion(lines[0]);
    Model model = model(word(lines, 1, MODEL));
    boolean lift = isOn(word(lines, 2, LIFT));
    Plugged plugged = plugged(lines);
    int last = lines.length - 1;
    if (!lines[last].equals("end")) {
      throw damaged(last, "the file is incomplete: its last line is not \"end\"");
    }
    int next = PLUGGED + (plugged.accessories().isEmpty() ? 0 : 1) + plugged.modules().size();
    TimeChip.ChipSettings time = TimeChip.ChipSettings.INITIAL;
    for (; TimeLines.isOne(lines[next]); next++) {
      time = time(lines, next, time);
    }
    KeyboardState keyboard = KeyboardState.READY;
    for (; KeyboardLines.isOne(lines[next]); next++) {
      keyboard = keyboard(lines, next, keyboard);
    }
    long[] registers = registers(lines, next, model, plugged);
    Image image = new Image(model, plugged, lift, time, keyboard, registers);
    if (image.isLost()) {
      throw damaged(last, LOST);
    }
    return plugged.modules().stream().anyMatch(PlugInModule::hasChanged)
        ? image.outsideModules()
        : image;
  }

  private long[] registers(String[] lines, int first, Model model, Plugged plugged) throws Damaged {
    Memory memory = model.memory(plugged);
    long[] registers = new long[Memory.WORDS];
    for (int i = first; i < lines.length - 1; i++) {
      if (!lines[i].matches(REGISTER)) {
        throw damaged(i, "this is not a register; expected 003: and 14 hexadecimal digits");
      }
      int address = Integer.parseInt(lines[i].substring(0, 3), 16);
      if (address >= Memory.WORDS || !memory.exists(address)) {
        throw damaged(i, "the " + model.label() + " has no register " + lines[i].substring(0, 3));
      }
      registers[address] = Long.parseLong(lines[i].substring(5), 16);
    }
    return registers;
  }

  /** Returns whether a content begins like a state. */
  static boolean isOne(byte[] content) {
    byte[] kind = KIND.getBytes(StandardCharsets.UTF_8);
    return content.length > kind.length && Arrays.equals(Arrays.copyOf(content, kind.length), kind);
  }

  private void checkVersion(String line) throws Damaged, Newer {
    if (!line.matches(KIND + "\\d{1,6}")) {
      throw damaged(
          0, "this is not a state file: it does not begin with \"" + KIND + VERSION + "\"");
    }
    int version = Integer.parseInt(line.substring(KIND.length()));
    if (version > VERSION) {
      throw new Newer(path, version);
    }
  }

  private String word(String[] lines, int index, String key) throws Damaged {
    if (lines.length <= index || !lines[index].startsWith(key)) {
      throw damaged(index, "expected \"" + key.strip() + "\"");
    }
    return lines[index].substring(key.length());
  }

  private Model model(String name) throws Damaged {
    for (Model model : Model.values()) {
      if (model.name().equals(name)) {
        return model;
      }
    }
    throw damaged(1, MODEL.length(), "there is no model " + name);
  }

  private boolean isOn(String word) throws Damaged {
    if (!word.equals("on") && !word.equals("off")) {
      throw damaged(2, LIFT.length(), "expected \"lift on\" or \"lift off\"");
    }
    return word.equals("on");
  }

  /** Returns what is plugged in. Without the lines about it, nothing is plugged in. */
  private Plugged plugged(String[] lines) throws Damaged {
    Set<Accessory> accessories = EnumSet.noneOf(Accessory.class);
    int next = PLUGGED;
    if (lines.length > next && lines[next].startsWith("plugged ")) {
      String line = lines[next];
      for (String label : word(lines, PLUGGED, "plugged ").split(" ")) {
        int place = line.lastIndexOf(label);
        accessories.add(
            Accessory.named(label)
                .orElseThrow(() -> damaged(PLUGGED, place, "there is no accessory " + label)));
      }
      next++;
    }
    List<PlugInModule> modules = new ArrayList<>();
    for (; lines.length > next && lines[next].startsWith(MODULE); next++) {
      modules.add(module(lines[next], next));
    }
    return new Plugged(accessories, modules);
  }

  private PlugInModule module(String line, int index) throws Damaged {
    if (!line.matches(MODULE + "[0-9A-F]{8} .+")) {
      throw damaged(index, "expected \"module\", a checksum and the path of its image");
    }
    String checksum = line.substring(MODULE.length(), MODULE.length() + CHECKSUM);
    try {
      Path image = Path.of(line.substring(MODULE.length() + CHECKSUM + 1));
      return PlugInModule.ofState(image, Long.parseLong(checksum, 16), provided);
    } catch (InvalidPathException noPath) {
      throw damaged(index, MODULE.length() + CHECKSUM + 1, "this is not a valid path");
    }
  }

  private TimeChip.ChipSettings time(String[] lines, int index, TimeChip.ChipSettings before)
      throws Damaged {
    try {
      return TimeLines.read(lines[index], before);
    } catch (IllegalArgumentException | DateTimeException | ArithmeticException unreadable) {
      throw damaged(index, TimeLines.EXPECTED);
    }
  }

  private KeyboardState keyboard(String[] lines, int index, KeyboardState before) throws Damaged {
    return KeyboardLines.read(lines[index], before)
        .orElseThrow(() -> damaged(index, KeyboardLines.EXPECTED));
  }

  /** Returns the error for an invalid line. */
  Damaged damaged(int index, String message) {
    return damaged(index, 0, message);
  }

  private Damaged damaged(int index, int place, String message) {
    return new Damaged(path, index + 1, place + 1, message);
  }

  /** Returns a memory as text. */
  static String of(Image image) {
    StringBuilder text = new StringBuilder();
    text.append(KIND).append(VERSION).append('\n');
    text.append("model ").append(image.model().name()).append('\n');
    text.append("lift ").append(image.stackLift() ? "on" : "off").append('\n');
    Set<Accessory> accessories = image.plugged().accessories();
    if (!accessories.isEmpty()) {
      text.append("plugged ")
          .append(
              accessories.stream().sorted().map(Accessory::label).collect(Collectors.joining(" ")))
          .append('\n');
    }
    for (PlugInModule module : image.plugged().modules()) {
      text.append("%s%08X %s\n".formatted(MODULE, module.checksum(), module.path()));
    }
    TimeLines.of(image.time()).forEach(line -> text.append(line).append('\n'));
    KeyboardLines.of(image.keyboard()).forEach(line -> text.append(line).append('\n'));
    long[] registers = image.registers();
    for (int address = 0; address < registers.length; address++) {
      if (registers[address] != 0) {
        text.append(ZeroPadding.hex(address, 3))
            .append(": ")
            .append(Word.hex(registers[address]))
            .append('\n');
      }
    }
    return text.append("end\n").toString();
  }
}
