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
 * Microcode with expectations in the remarks of its lines and of those that follow. {@code given:}
 * sets state before the instruction. {@code expect:} executes the instruction and lists everything
 * that it changes. {@code found:} checks state. An instruction with several {@code expect:} is
 * executed that often from the same place. {@code end} marks the end of the program, {@code never}
 * a place that it must not reach.
 */
final class TestRom {

  private static final Path FOLDER = Path.of("src/test/resources/nut");
  private static final Pattern TOKEN = Pattern.compile("([\\w.]+)=(\"[^\"]*\"|\\S+)");
  private static final List<String> KINDS = List.of("given:", "expect:", "found:", "end", "never");

  private final String name;
  private final Assembled assembled;
  private final Map<Integer, List<Segment>> segments = new TreeMap<>();
  private final List<String> lines;
  private final Map<RomPlace, Integer> placed = new HashMap<>();

  /** A directive of a remark and its values. */
  record Segment(String kind, Map<String, String> values) {

    boolean is(String other) {
      return kind.equals(other);
    }
  }

  private record RomPlace(int page, int bank, int address) {}

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
      placed.put(new RomPlace(address >> 12, page.place().number(), address), entry.getValue());
    }
    int instruction = 0;
    for (int line = 1; line <= lines.size(); line++) {
      instruction = placed.containsValue(line) ? line : instruction;
      segments.computeIfAbsent(instruction, it -> new ArrayList<>()).addAll(read(line));
    }
  }

  /**
   * Returns the pages in the order of the listing. In an image, the pages of other banks are last.
   */
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

  /** Reads all test ROMs. */
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
        String text = remark.substring(kind.length());
        for (MatchResult token : TOKEN.matcher(text).results().toList()) {
          values.put(token.group(1), StringUtils.strip(token.group(2), "\""));
        }
        if (!TOKEN.matcher(text).replaceAll("").isBlank()) {
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

  /** Returns the number of the line that has been assembled to an address; 0 if there is none. */
  int line(int bank, int address) {
    return placed.getOrDefault(new RomPlace(address >> 12, bank, address), 0);
  }

  List<Segment> segments(int line) {
    return segments.getOrDefault(line, List.of());
  }

  /** Returns the lines with {@code expect:}. */
  List<Integer> expecting() {
    return segments.entrySet().stream()
        .filter(it -> it.getValue().stream().anyMatch(segment -> segment.is("expect:")))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** Returns whether a line is an instruction and not data. */
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
