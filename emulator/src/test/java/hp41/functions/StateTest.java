package hp41.functions;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Model;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.machine.Function;
import hp41.machine.Halt;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.Module;
import hp41.machine.Processor;
import hp41.memory.Flags;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every function, executed once as a program line, leaves the state it left on the machine. */
class StateTest {

  private static final List<String> FILES =
      List.of("mainframe", "mainframe_operands", "lines", "xfunctions", "time");

  private static final InstructionSet INSTRUCTIONS = calculator().machine().instructions();

  private static final List<String> LEVELS = List.of("T", "Z", "Y", "X", "L");
  private static final String ZERO = "0.000000000E+00";
  private static final int STOP = 0x84;
  private static final int FLAGS_REGISTER = 0x00E;

  /** Put into registers what only synthetic programming can make; how these read is not settled. */
  private static final List<String> SYNTHETIC = List.of("#01000000000A05", "#11414141414141");

  /** Lead from line to line, which the transcripts show and a single line cannot. */
  private static final Set<String> BETWEEN_LINES = Set.of("END", "GTO", "LBL", "XEQ");

  @TestFactory
  Stream<DynamicTest> functionsLeaveTheStateTheyLeftOnTheMachine() throws IOException {
    return byFunction().entrySet().stream()
        .map(e -> DynamicTest.dynamicTest(e.getKey(), () -> walk(e.getValue())));
  }

  @Test
  void everyProgrammableFunctionWasRecorded() throws IOException {
    Set<String> recorded = byFunction().keySet();
    assertThat(INSTRUCTIONS.modules())
        .flatExtracting(Module::functions)
        .filteredOn(Function::programmable)
        .extracting(Function::name)
        .filteredOn(name -> !recorded.contains(name))
        .containsExactlyInAnyOrderElementsOf(BETWEEN_LINES);
  }

  private static Map<String, List<Map<String, String>>> byFunction() throws IOException {
    Map<String, List<Map<String, String>>> byFunction = new TreeMap<>();
    for (String file : FILES) {
      rows(file).stream()
          .filter(StateTest::isFollowed)
          .forEach(
              row -> byFunction.computeIfAbsent(row.get("func"), f -> new ArrayList<>()).add(row));
    }
    return byFunction;
  }

  private static List<Map<String, String>> rows(String file) throws IOException {
    try (InputStream in = StateTest.class.getResourceAsStream("/vectors/state/" + file + ".tsv")) {
      List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
      String[] header = lines.get(0).split("\t", -1);
      return lines.stream().skip(1).map(line -> row(header, line.split("\t", -1))).toList();
    }
  }

  private static Map<String, String> row(String[] header, String[] cells) {
    Map<String, String> row = new LinkedHashMap<>();
    for (int i = 0; i < header.length; i++) {
      row.put(header[i], cells[i]);
    }
    return row;
  }

  /** Lines of programs that touch no scratch register and need no other programs in memory. */
  private static boolean isFollowed(Map<String, String> row) {
    return row.get("mode").equals("prog")
        && isKnown(row)
        && row.get("setup").equals("-")
        && row.get("status_in").isEmpty()
        && !row.get("bytes").matches("00|997.")
        && SYNTHETIC.stream().noneMatch(row.get("regs")::contains);
  }

  /**
   * Of the functions of modules, those that have a row; lines of the mainframe may have no name.
   */
  private static boolean isKnown(Map<String, String> row) {
    return !row.get("bytes").matches("A[0-7].*")
        || INSTRUCTIONS.byName(row.get("func")).isPresent();
  }

  private static void walk(List<Map<String, String>> rows) {
    List<String> differences = new ArrayList<>();
    rows.forEach(row -> execute(row, differences));
    assertThat(differences).isEmpty();
  }

  private static void execute(Map<String, String> row, List<String> differences) {
    Machine machine = calculator().machine();
    byte[] line = HexFormat.of().parseHex(row.get("bytes"));
    byte[] program = Arrays.copyOf(line, line.length + 2);
    Arrays.fill(program, line.length, program.length, (byte) STOP);
    machine.editor().insert(machine.program().top(), program);
    set(machine, row);
    int before = machine.program().pointer();
    Halt halt = new Processor(machine).run(1);
    machine.outbox().takeAwaited().ifPresent(wait -> wait.answer().take(0, 0));
    Map<String, String> seen = new LinkedHashMap<>();
    seen.put("next", next(halt, before - machine.program().pointer(), line.length));
    seen.put("out_lift", machine.stackLift() ? "1" : "0");
    look(machine, seen);
    seen.put("out_regs", changed(machine, registers(row.get("regs"))));
    int sigma = machine.program().statistics() - machine.program().curtain();
    seen.put("other", row.get("other").startsWith("sigma=") ? "sigma=" + sigma : row.get("other"));
    seen.forEach(
        (column, value) -> {
          String want = recorded(row, column);
          if (isCompared(row, column) && !value.equals(want)) {
            differences.add(
                "%s %s %s %s instead of %s"
                    .formatted(row.get("id"), row.get("line"), column, value, want));
          }
        });
  }

  private static Calculator calculator() {
    return new Calculator(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)));
  }

  private static boolean isCompared(Map<String, String> row, String column) {
    boolean stopped = !List.of("no", "skip").contains(row.get("next"));
    return !(stopped && List.of("next", "out_lift").contains(column));
  }

  private static String next(Halt halt, int moved, int length) {
    if (halt == Halt.ERROR) {
      return "err";
    }
    return moved == length + 1 ? "skip" : "no";
  }

  private static void set(Machine machine, Map<String, String> row) {
    Memory memory = machine.memory();
    for (int level = 0; level < LEVELS.size(); level++) {
      memory.write(level, word(row.get(LEVELS.get(level))));
    }
    machine.alpha().set(characters(row.get("ALPHA")));
    memory.write(FLAGS_REGISTER, Long.parseLong(row.get("flags"), 2));
    registers(row.get("regs"))
        .forEach((number, word) -> memory.write(machine.program().curtain() + number, word(word)));
    machine.stackLift(row.get("lift_in").equals("1"));
  }

  private static Map<Integer, String> registers(String text) {
    Map<Integer, String> registers = new TreeMap<>();
    for (String entry : text.isEmpty() ? new String[0] : text.split(";(?=R\\d\\d=)")) {
      registers.put(Integer.valueOf(entry.substring(1, 3)), entry.substring(4));
    }
    return registers;
  }

  private static void look(Machine machine, Map<String, String> seen) {
    for (int level = 0; level < LEVELS.size(); level++) {
      seen.put("out_" + LEVELS.get(level), content(machine.memory().read(level)));
    }
    seen.put("out_ALPHA", escaped(machine.alpha().text()));
    StringBuilder flags = new StringBuilder();
    for (int flag = 0; flag < Flags.COUNT; flag++) {
      flags.append(machine.flags().get(flag) ? '1' : '0');
    }
    seen.put("out_flags", flags.toString());
    seen.put("error", machine.outbox().error());
  }

  /** The data registers that differ from what they held before. */
  private static String changed(Machine machine, Map<Integer, String> before) {
    Map<Integer, String> changed = new TreeMap<>();
    for (int number = 0; number < machine.program().size(); number++) {
      long word = machine.memory().read(machine.program().curtain() + number);
      if (word != word(before.getOrDefault(number, ZERO))) {
        changed.put(number, "#" + Word.hex(word));
      }
    }
    return changed.toString();
  }

  private static String recorded(Map<String, String> row, String column) {
    if (!column.equals("out_regs")) {
      return row.get(column);
    }
    Map<Integer, String> changed = registers(row.get(column));
    changed.replaceAll((number, cell) -> "#" + Word.hex(word(cell)));
    return changed.toString();
  }

  private static long word(String cell) {
    if (cell.startsWith("\"")) {
      return Word.ofText(characters(cell.substring(1, cell.length() - 1)));
    }
    return cell.startsWith("#")
        ? Long.parseLong(cell.substring(1), 16)
        : Word.of(Decimal.parse(cell));
  }

  private static String content(long word) {
    if (Word.isText(word)) {
      return '"' + escaped(Word.text(word)) + '"';
    }
    int sign = Word.digit(word, 13);
    return sign == 0 || sign == 9 ? Word.toDecimal(word).toString() : "#" + Word.hex(word);
  }

  private static String characters(String cell) {
    StringBuilder characters = new StringBuilder();
    for (int i = 0; i < cell.length(); i++) {
      if (cell.startsWith("\\x", i)) {
        characters.append((char) Integer.parseInt(cell.substring(i + 2, i + 4), 16));
        i += 3;
      } else {
        characters.append(cell.charAt(i));
      }
    }
    return characters.toString();
  }

  private static String escaped(String characters) {
    StringBuilder text = new StringBuilder();
    for (char c : characters.toCharArray()) {
      text.append(
          c < 0x20 || c > 0x7E || c == '\\' ? "\\x%02X".formatted((int) c) : String.valueOf(c));
    }
    return text.toString();
  }
}
