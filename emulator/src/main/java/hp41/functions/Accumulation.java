package hp41.functions;

import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.Word;
import hp41.printer.Font;
import hp41.printer.PrintBuffer;
import java.util.function.Consumer;

/** What puts a line together in the printer's buffer, and prints it. */
public final class Accumulation {

  private static final int LARGEST_CODE = 127;
  private static final int MOST_CHARACTERS = 23;
  private static final int MOST_COLUMNS = 167;

  /** The bits of the seven columns of a special character. */
  private static final long COLUMN_BITS = (1L << Font.WIDTH * 7) - 1;

  private Accumulation() {}

  /**
   * Whether something is printed: there is a printer, and flag 21 does not keep a program from it.
   */
  public static boolean isWanted(Machine machine) {
    boolean silent = machine.inProgram() && !machine.flags().get(Flags.PRINTER_ENABLE);
    return machine.printer().isPlugged() && !silent;
  }

  /** ADV. */
  public static void advance(Machine machine) {
    print(machine, PrintBuffer::printRight);
  }

  /** ACX. */
  public static void x(Machine machine) {
    machine.printer().accumulate(machine.printer().text(machine.stack().x()));
  }

  /** Does something to the print buffer, unless flag 21 keeps a program from it. */
  private static void print(Machine machine, Consumer<PrintBuffer> action) {
    if (isWanted(machine)) {
      action.accept(machine.printer().buffer());
    }
  }

  /** ACCHR: the printer's character of this code, 0 to 127. */
  public static void character(Machine machine) {
    int code = Operands.whole(machine.x(), LARGEST_CODE);
    print(machine, buffer -> machine.printer().accumulate(String.valueOf((char) code)));
  }

  /** ACCOL: the dots of a column, 1 for the top one, 2 for the next, up to 127 for all. */
  public static void column(Machine machine) {
    int dots = Operands.whole(machine.x(), LARGEST_CODE);
    print(machine, buffer -> buffer.column(dots, machine.printer().isWide()));
  }

  /** ACSPEC: what BLDSPEC has built. A number: DATA ERROR. */
  public static void special(Machine machine) {
    long x = machine.stack().x();
    if (!Word.isText(x)) {
      throw CalculatorError.DATA_ERROR;
    }
    print(machine, buffer -> buffer.special(columns(x), machine.printer().isWide()));
  }

  /** The seven columns of a special character, the first in the highest bits. */
  public static String columns(long special) {
    StringBuilder columns = new StringBuilder();
    for (int column = Font.WIDTH - 1; column >= 0; column--) {
      columns.append((char) (special >>> 7 * column & LARGEST_CODE));
    }
    return columns.toString();
  }

  /**
   * BLDSPEC: the column in X goes behind those of the special character in Y; it is the first one
   * if a number is there (observed on the machine).
   */
  public static void build(Machine machine) {
    int dots = Operands.whole(machine.x(), LARGEST_CODE);
    long before = Word.isText(machine.stack().y()) ? machine.stack().y() : 0;
    long special = Word.EMPTY_TEXT | (before << 7 | dots) & COLUMN_BITS;
    Shapes.replaceYAndX(machine, special);
  }

  /** SKPCHR. */
  public static void skipCharacters(Machine machine) {
    skip(machine, Operands.whole(machine.x(), MOST_CHARACTERS) * Font.WIDTH);
  }

  /** SKPCOL. */
  public static void skipColumns(Machine machine) {
    skip(machine, Operands.whole(machine.x(), MOST_COLUMNS));
  }

  private static void skip(Machine machine, int columns) {
    print(machine, buffer -> buffer.skip(columns));
  }
}
