package hp41.recordings;

import hp41.Calculator;
import hp41.Inside;
import hp41.machine.Machine;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import hp41.memory.Word;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The memory in a recording besides stack, ALPHA, flags and registers. */
final class RecordedMemory {

  private static final int MAPPED_DIGITS = 9;
  private static final long FOURTEEN_DIGITS = 100_000_000_000_000L;
  private static final String RUNS = "3";
  private static final DateTimeFormatter CLOCK =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm:ss.SS");

  private final Machine machine;
  private final ProgramMemory program;
  private final Map<String, String> row;

  RecordedMemory(Calculator calculator, Map<String, String> row) {
    machine = Inside.of(calculator);
    program = machine.program();
    this.row = row;
  }

  /** Adds the columns {@code other} and {@code status_out} if the recording has them. */
  void look(Map<String, String> seen) {
    seen.put(
        "other",
        parts(row.get("other")).keySet().stream()
            .map(name -> name + "=" + part(name))
            .collect(Collectors.joining(" @@ ")));
  }

  private static Map<String, String> parts(String cell) {
    Map<String, String> parts = new LinkedHashMap<>();
    for (String part : cell.isEmpty() ? new String[0] : cell.split(" @@ ")) {
      int equals = part.indexOf('=');
      parts.put(part.substring(0, equals), part.substring(equals + 1));
    }
    return parts;
  }

  private String part(String name) {
    return switch (name) {
      case "size" -> String.valueOf(program.size());
      case "sigma" -> String.valueOf(program.statistics() - program.curtain());
      case "keyregs" -> registers(Memory.MAIN, program.firstFree());
      case "maps" -> map("R") + "/" + map("e");
      case "xm" -> RecordedFiles.of(machine.memory());
      case "prog" -> bytes(program.top(), program.endRegister() * ProgramMemory.BYTES);
      case "clk" -> clock();
      case "sw" -> String.valueOf(wrapped(machine.time().stopwatch()));
      case "swrun" -> machine.time().isStopwatchRunning() ? RUNS : "0";
      default -> "not looked at";
    };
  }

  private String clock() {
    return "%s SW=%014d run=%d"
        .formatted(
            CLOCK.format(machine.time().now()),
            wrapped(machine.time().stopwatch()),
            machine.time().isStopwatchRunning() ? 1 : 0);
  }

  /**
   * Returns the stopwatch of the machine, which has 14 digits and counts down in their complement.
   */
  private static long wrapped(long stopwatch) {
    return Math.floorMod(stopwatch, FOURTEEN_DIGITS);
  }

  private String registers(int first, int behind) {
    return IntStream.range(first, behind)
        .mapToObj(register -> Word.hex(machine.memory().read(register)))
        .collect(Collectors.joining(" "));
  }

  private String map(String register) {
    return Word.hex(State.status(machine, register)).substring(0, MAPPED_DIGITS);
  }

  private String bytes(int above, int last) {
    StringBuilder bytes = new StringBuilder();
    for (int address = above - 1; address >= last; address--) {
      bytes.append("%02X".formatted(program.read(address)));
    }
    return bytes.toString();
  }
}
