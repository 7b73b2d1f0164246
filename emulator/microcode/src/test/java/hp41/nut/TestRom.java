package hp41.nut;

import hp41.module.ModulePage;
import hp41.module.PlugInImage;
import hp41.nut.code.Assembled;
import hp41.nut.code.Assembled.CodePosition;
import hp41.nut.code.MicrocodeAssembler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;

/**
 * Microcode with what it has to do, in the remarks of its lines and in those that follow them.
 * {@code given:} sets something before the instruction, {@code expect:} executes it and says all
 * that it changes, {@code found:} says what is there; an instruction with several {@code expect:}
 * is executed as often from the same place. Where the program is over stands {@code end}, where it
 * must not come {@code never}.
 */
final class TestRom {

  private static final Path FOLDER = Path.of("src/test/resources/nut");
  private static final Pattern TOKEN = Pattern.compile("([\\w.]+)=(\"[^\"]*\"|\\S+)");
  private static final List<String> KINDS = List.of("given:", "expect:", "found:", "end", "never");

  private final String name;
  private final Assembled assembled;
  private final Map<Integer, List<Segment>> segments = new TreeMap<>();
  private final List<String> lines;
  private final Map<Place, Integer> placed = new HashMap<>();

  /** Something that a remark says. */
  record Segment(String kind, Map<String, String> values) {

    boolean is(String other) {
      return kind.equals(other);
    }
  }

  private record Place(int page, int bank, int address) {}

  private TestRom(String name, List<String> lines) {
    this.name = name;
    this.lines = lines;
    assembled = MicrocodeAssembler.assemble(String.join("\n", lines));
    if (assembled.image().isEmpty()) {
      throw new AssertionError(name + ": " + assembled.problems());
    }
    List<ModulePage> pages = inOrderOfListing();
    for (Map.Entry<CodePosition, Integer> entry : assembled.lines().entrySet()) {
      ModulePage page = pages.get(entry.getKey().page());
      int address = entry.getKey().address();
      placed.put(new Place(address >> 12, page.place().number(), address), entry.getValue());
    }
    int instruction = 0;
    for (int line = 1; line <= lines.size(); line++) {
      instruction = placed.containsValue(line) ? line : instruction;
      segments.computeIfAbsent(instruction, it -> new ArrayList<>()).addAll(read(line));
    }
  }

  /** The pages of other banks stand last in an image. */
  private List<ModulePage> inOrderOfListing() {
    List<ModulePage> all = new ArrayList<>(image().pages());
    List<ModulePage> ordered = new ArrayList<>();
    for (String line : lines) {
      String code = StringUtils.substringBefore(line, ";").strip();
      if (code.startsWith(".PAGE ")) {
        int page = Integer.parseInt(code.substring(6, 7), 16);
        String bank = StringUtils.substringAfter(code, "BANK ");
        int number = bank.isEmpty() ? 1 : Integer.parseInt(bank.substring(0, 1));
        all.stream()
            .filter(it -> it.place().code() == page && it.place().number() == number)
            .forEach(ordered::add);
      }
    }
    return ordered;
  }

  /** All test ROMs. */
  static List<TestRom> all() throws IOException {
    List<TestRom> roms = new ArrayList<>();
    try (var files = Files.list(FOLDER)) {
      for (Path file : files.sorted().toList()) {
        String name = StringUtils.substringBefore(file.getFileName().toString(), ".");
        roms.add(new TestRom(name, Files.readAllLines(file)));
      }
    }
    return roms;
  }

  private List<Segment> read(int line) {
    List<Segment> read = new ArrayList<>();
    String[] remarks = lines.get(line - 1).split(";", -1);
    for (int i = 1; i < remarks.length; i++) {
      String remark = remarks[i].strip();
      String kind = StringUtils.substringBefore(remark, " ");
      if (KINDS.contains(kind)) {
        Map<String, String> values = new TreeMap<>();
        String said = remark.substring(kind.length());
        for (MatchResult token : TOKEN.matcher(said).results().toList()) {
          values.put(token.group(1), StringUtils.strip(token.group(2), "\""));
        }
        if (!TOKEN.matcher(said).replaceAll("").isBlank()) {
          throw new AssertionError(at(line) + " cannot be read: " + remark);
        }
        read.add(new Segment(kind, values));
      }
    }
    return read;
  }

  PlugInImage image() {
    return assembled.image().orElseThrow();
  }

  Map<String, Integer> labels() {
    return assembled.labels();
  }

  /** The number of the line that has been assembled to what stands somewhere; 0 if none has. */
  int line(int bank, int address) {
    return placed.getOrDefault(new Place(address >> 12, bank, address), 0);
  }

  List<Segment> segments(int line) {
    return segments.getOrDefault(line, List.of());
  }

  /** The lines that say what an instruction has to do. */
  List<Integer> expecting() {
    return segments.entrySet().stream()
        .filter(it -> it.getValue().stream().anyMatch(segment -> segment.is("expect:")))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Whether a line is an instruction, no data. */
  boolean isInstruction(int line) {
    return !lines.get(line - 1).matches("(\\s*\\S+:)?\\s*CON .*");
  }

  String at(int line) {
    return name + ".asm:" + line + " " + lines.get(Math.max(0, line - 1)).strip();
  }

  @Override
  public String toString() {
    return name;
  }
}
