package hp41.functions;

import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.Word;
import hp41.printer.Font;
import hp41.printer.PrintBuffer;
import java.util.function.Consumer;

/** Functions that add to the print buffer and print it. */
public final class Accumulation {

  private static final int LARGEST_CODE = 127;
  private static final int MOST_CHARACTERS = 23;
  private static final int MOST_COLUMNS = 167;

  /** The bits of the seven columns of a special character. */
  private static final long COLUMN_BITS = (1L << Font.WIDTH * 7) - 1;

  private Accumulation() {}

  /**
   * Returns whether the function prints: the printer is plugged in, and flag 21 is set or the
   * function was not executed in a program.
   */
  public static boolean isWanted(Machine machine) {
    boolean silent = machine.inProgram() && !machine.flags().get(Flags.PRINTER_ENABLE);
    return machine.printer().isPlugged() && !silent;
  }

  /** ADV: prints the buffer right-aligned. */
  public static void advance(Machine machine) {
    print(machine, PrintBuffer::printRight);
  }

  /** ACX: adds X to the buffer. */
  public static void x(Machine machine) {
    machine.printer().accumulate(machine.printer().text(machine.stack().x()));
  }

  /** Changes the print buffer if the function prints. */
  private static void print(Machine machine, Consumer<PrintBuffer> action) {
    if (isWanted(machine)) {
      action.accept(machine.printer().buffer());
    }
  }

  /** ACCHR: adds a character by its code, 0 to 127. */
  public static void character(Machine machine) {
    int code = Operands.whole(machine.x(), LARGEST_CODE);
    print(machine, buffer -> machine.printer().accumulate(String.valueOf((char) code)));
  }

  /** ACCOL: adds a column of dots; 1 is the top dot, 2 the next one, 127 all of them. */
  public static void column(Machine machine) {
    int dots = Operands.whole(machine.x(), LARGEST_CODE);
    print(machine, buffer -> buffer.column(dots, machine.printer().isWide()));
  }

  /**
   * ACSPEC: adds a special character created by BLDSPEC.
   *
   * @throws CalculatorError DATA ERROR if X is a number
   */
  public static void special(Machine machine) {
    long x = machine.stack().x();
    if (!Word.isText(x)) {
      throw CalculatorError.DATA_ERROR;
    }
    print(machine, buffer -> buffer.special(columns(x), machine.printer().isWide()));
  }

  /** Returns the seven columns of a special character. The first one is in the highest bits. */
  public static String columns(long special) {
    StringBuilder columns = new StringBuilder();
    for (int column = Font.WIDTH - 1; column >= 0; column--) {
      columns.append((char) (special >>> 7 * column & LARGEST_CODE));
    }
    return columns.toString();
  }

  /**
   * BLDSPEC: appends the column in X to the special character in Y. If Y is a number, the column is
   * the first one (observed on the machine).
   */
  public static void build(Machine machine) {
    int dots = Operands.whole(machine.x(), LARGEST_CODE);
    long before = Word.isText(machine.stack().y()) ? machine.stack().y() : 0;
    long special = Word.EMPTY_TEXT | (before << 7 | dots) & COLUMN_BITS;
    Shapes.replaceYAndX(machine, special);
  }

  /** SKPCHR: skips characters. */
  public static void skipCharacters(Machine machine) {
    skip(machine, Operands.whole(machine.x(), MOST_CHARACTERS) * Font.WIDTH);
  }

  /** SKPCOL: skips columns. */
  public static void skipColumns(Machine machine) {
    skip(machine, Operands.whole(machine.x(), MOST_COLUMNS));
  }

  private static void skip(Machine machine, int columns) {
    print(machine, buffer -> buffer.skip(columns));
  }
}
