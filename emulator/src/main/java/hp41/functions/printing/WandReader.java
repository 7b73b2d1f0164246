package hp41.functions.printing;

import hp41.event.CalculatorError;
import hp41.functions.LastProgram;
import hp41.functions.RegisterBlock;
import hp41.functions.Shapes;
import hp41.machine.Behaviour;
import hp41.machine.Machine;
import hp41.memory.DataRow;
import hp41.memory.ProgramTail;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Queue;
import java.util.function.Consumer;

/**
 * Reads the rows under the wand. Where the machine would wait for the wand, the function displays a
 * message and stops, and R/S tries again.
 */
final class WandReader {

  private final Machine machine;
  private final Queue<byte[]> programs;
  private final Queue<byte[]> rows;

  private WandReader(Machine machine) {
    this.machine = machine;
    programs = machine.peripherals().scannedPrograms();
    rows = machine.peripherals().scannedRows();
    if (programs.isEmpty() && rows.isEmpty()) {
      throw CalculatorError.WAND_READY;
    }
  }

  /** Returns the behaviour of a function of the wand. */
  static Behaviour reading(Consumer<WandReader> function) {
    return Shapes.action(machine -> function.accept(new WandReader(machine)));
  }

  /** WNDDTA: reads data into the registers from R00 on. */
  void readData() {
    readData(RegisterBlock.all(machine));
  }

  /** WNDDTX: reads data into the registers bbb.eee in X. */
  void readDataOfX() {
    readData(RegisterBlock.inXAsFarAsThere(machine));
  }

  /** Reads data until the registers or the rows end. */
  private void readData(RegisterBlock range) {
    if (range.count() == 0) {
      throw CalculatorError.NONEXISTENT;
    }
    List<DataRow> data = new ArrayList<>(List.of(dataRow()));
    while (!rows.isEmpty()) {
      data.add(dataRow());
    }
    range.write(
        machine, ordered(data).stream().limit(range.count()).mapToLong(DataRow::word).toArray());
  }

  private DataRow dataRow() {
    return DataRow.of(next(rows)).orElseThrow(() -> CalculatorError.WAND_TYPE);
  }

  /** Returns the rows by their sequence numbers, without copies of a row. */
  private static List<DataRow> ordered(List<DataRow> rows) {
    List<DataRow> ordered =
        rows.get(0).sequence() == DataRow.UNNUMBERED
            ? rows
            : rows.stream().distinct().sorted(Comparator.comparingInt(DataRow::sequence)).toList();
    for (int i = 1; i < ordered.size(); i++) {
      int last = ordered.get(i - 1).sequence();
      if (ordered.get(i).sequence() != (last == DataRow.UNNUMBERED ? last : last + 1)) {
        throw CalculatorError.WAND_SEQUENCE;
      }
    }
    if (ordered.get(0).sequence() > 1) {
      throw CalculatorError.WAND_SEQUENCE;
    }
    return ordered;
  }

  private static byte[] next(Queue<byte[]> scanned) {
    if (scanned.isEmpty()) {
      throw CalculatorError.WAND_TYPE;
    }
    return scanned.remove();
  }

  /** WNDSCN: stores the bytes of a row from R01 on, and pushes their number. */
  void scan() {
    byte[] row = next(rows);
    long[] words = new long[row.length];
    for (int i = 0; i < row.length; i++) {
      words[i] = Word.of(Decimal.of(row[i] & 0xFF));
    }
    RegisterBlock.of(machine, 1, row.length).write(machine, words);
    machine.push(Word.of(Decimal.of(row.length)));
  }

  /** WNDTST: displays the bytes of a row. */
  void test() {
    machine.outbox().show(HexFormat.of().withUpperCase().formatHex(next(rows)));
  }

  /** WNDSUB: adds a program after the last one. */
  void readSubroutine() {
    LastProgram.add(machine, next(programs));
  }

  /** WNDLNK: adds a program after the last one, and executes it as a subroutine. */
  void link() {
    readSubroutine();
    machine.call();
    machine.jump(new ProgramTail(machine.memory()).start());
  }
}
