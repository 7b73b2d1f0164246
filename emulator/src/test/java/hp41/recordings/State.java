package hp41.recordings;

import hp41.Calculator;
import hp41.Inside;
import hp41.display.Annunciator;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.Memory;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** The columns of a recording with the state of the calculator before and after it. */
final class State {

  static final String ZERO = "0.000000000E+00";

  private static final List<String> LEVELS = List.of("T", "Z", "Y", "X", "L");
  private static final String STATUS = "TZYXLMNOPQRabcde";

  /** The names in recordings of the three characters that have no glyph of their own. */
  private static final Map<String, String> GLYPHS =
      Map.of("h1", "ʌ", "h2", "Λ", "h3", "Ʌ", "h4", "Ѫ");

  private final Calculator calculator;
  private final Machine machine;

  State(Calculator calculator) {
    this.calculator = calculator;
    machine = Inside.of(calculator);
  }

  /** Sets the calculator to the state in the columns before the execution. */
  void apply(Map<String, String> row) {
    Memory memory = machine.memory();
    for (int level = 0; level < LEVELS.size(); level++) {
      memory.write(level, Content.word(row.get(LEVELS.get(level))));
    }
    machine.alpha().set(Content.characters(row.get("ALPHA")));
    String flags = row.get("flags");
    for (int flag = 0; flag < Flags.COUNT; flag++) {
      machine.flags().set(flag, flag < flags.length() && flags.charAt(flag) == '1');
    }
    Content.registers(row.get("regs"))
        .forEach((number, cell) -> memory.write(register(number), Content.word(cell)));
    status(row.getOrDefault("status_in", ""))
        .forEach((name, word) -> memory.write(STATUS.indexOf(name), word));
    machine.stackLift(!row.getOrDefault("lift_in", "1").equals("0"));
  }

  private int register(int number) {
    return machine.program().curtain() + number;
  }

  /** The status registers that a row sets: not b, which contains the program counter. */
  private static Map<String, Long> status(String cell) {
    Map<String, Long> status = new LinkedHashMap<>();
    for (String entry : cell.isEmpty() ? new String[0] : cell.split(";")) {
      if (entry.charAt(0) != 'b') {
        status.put(entry.substring(0, 1), Long.parseLong(entry.substring(2), 16));
      }
    }
    return status;
  }

  /** Returns a recorded display as the calculator writes it. */
  static String glyphs(String display) {
    String glyphs = display;
    for (Map.Entry<String, String> glyph : GLYPHS.entrySet()) {
      glyphs = glyphs.replace(glyph.getKey(), glyph.getValue());
    }
    return glyphs;
  }

  /**
   * Returns the compared columns that differ from a recorded row, after the name of the row. A dark
   * display shows no annunciators.
   */
  static List<String> differences(
      String name, Map<String, String> row, Map<String, String> seen, Predicate<String> compared) {
    List<String> differences = new ArrayList<>();
    seen.forEach(
        (column, value) -> {
          String want = told(row, column);
          boolean dark = column.equals("annunciators") && row.get("display").equals("(off)");
          if (!dark && compared.test(column) && !value.equals(want)) {
            differences.add("%s %s %s instead of %s".formatted(name, column, value, want));
          }
        });
    return differences;
  }

  /** Returns the recorded value of a column as {@link #seen} writes it. */
  private static String told(Map<String, String> row, String column) {
    String cell = row.get(column);
    return switch (column) {
      case "display", "PRGM_display_after" -> glyphs(cell);
      case "out_regs" -> cell.replace("\\x3B", ";");
      case "status_out" -> addressed(status(cell), row.get("line"));
      default -> cell;
    };
  }

  /**
   * Returns the status registers that a line uses: ALPHA and the one that it names. The others are
   * scratch.
   */
  private static String addressed(Map<String, Long> words, String line) {
    words.computeIfPresent("P", (name, word) -> word & 0xFFFFFF);
    words.keySet().removeIf(name -> !"MNOP".contains(name) && !line.endsWith(" " + name));
    return words.toString();
  }

  /** Returns the number of the status register with a name. */
  static long status(Machine machine, String name) {
    return machine.memory().read(STATUS.indexOf(name));
  }

  /** Returns the columns after the execution, read from the calculator. */
  Map<String, String> seen(Map<String, String> row) {
    Map<String, String> seen = new LinkedHashMap<>();
    for (int level = 0; level < LEVELS.size(); level++) {
      seen.put("out_" + LEVELS.get(level), Content.cell(machine.memory().read(level)));
    }
    seen.put("out_ALPHA", Content.escaped(machine.alpha().text()));
    StringBuilder flags = new StringBuilder();
    for (int flag = 0; flag < Flags.COUNT; flag++) {
      flags.append(machine.flags().get(flag) ? '1' : '0');
    }
    seen.put("out_flags", flags.toString());
    boolean resized = row.getOrDefault("other", "").startsWith("size=");
    seen.put("out_regs", registers(resized ? Map.of() : Content.registers(row.get("regs"))));
    seen.put("display", display());
    seen.put("annunciators", annunciators());
    seen.put("error", machine.outbox().error());
    if (row.containsKey("status_out")) {
      Map<String, Long> words = status(row.get("status_out"));
      words.replaceAll((name, word) -> status(machine, name));
      seen.put("status_out", addressed(words, row.get("line")));
    }
    return seen;
  }

  /** Returns the display as recordings write it. */
  String display() {
    return calculator.isDark() ? "(off)" : calculator.display().toString();
  }

  /** Returns the annunciators as recordings write them. */
  String annunciators() {
    return calculator.snapshot().annunciators().stream()
        .map(Annunciator::text)
        .collect(Collectors.joining(" "));
  }

  /** Returns the data registers that have changed. */
  String registers(Map<Integer, String> before) {
    Map<Integer, String> changed = new TreeMap<>();
    for (int number = 0; number < machine.program().size(); number++) {
      String cell = Content.cell(machine.memory().read(register(number)));
      if (!cell.equals(before.getOrDefault(number, ZERO))) {
        changed.put(number, cell);
      }
    }
    return changed.entrySet().stream()
        .map(e -> "R%02d=%s".formatted(e.getKey(), e.getValue()))
        .collect(Collectors.joining(";"));
  }
}
