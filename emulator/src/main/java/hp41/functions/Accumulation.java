package hp41.functions;

import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.Word;
import hp41.printer.Font;

/** What puts a line together in the printer's buffer, and prints it. */
public final class Accumulation {

  private static final int LARGEST_CODE = 127;
  private static final int MOST_CHARACTERS = 23;
  private static final int MOST_COLUMNS = 167;

  /** The bits of the seven columns of a special character. */
  private static final long COLUMN_BITS = (1L << Font.WIDTH * 7) - 1;

  private Accumulation() {}

  /** ADV; where flag 21 keeps a program from printing it does nothing. */
  public static void advance(Machine machine) {
    boolean silent = machine.inProgram() && !machine.flags().get(Flags.PRINTER_ENABLE);
    if (machine.printer().isPlugged() && !silent) {
      machine.printer().buffer().printRight();
    }
  }

  /** ACX. */
  public static void x(Machine machine) {
    long x = machine.stack().x();
    machine.printer().accumulate(Word.isText(x) ? Word.text(x) : machine.printer().text(x));
  }

  /** ACCHR: the printer's character of this code, 0 to 127. */
  public static void character(Machine machine) {
    int code = Operands.whole(machine.x(), LARGEST_CODE);
    machine.printer().accumulate(String.valueOf((char) code));
  }

  /** ACCOL: the dots of a column, 1 for the top one, 2 for the next, up to 127 for all. */
  public static void column(Machine machine) {
    int dots = Operands.whole(machine.x(), LARGEST_CODE);
    machine.printer().buffer().column(dots, machine.printer().isWide());
  }

  /** ACSPEC: what BLDSPEC has built. A number: DATA ERROR. */
  public static void special(Machine machine) {
    long x = machine.stack().x();
    if (!Word.isText(x)) {
      throw CalculatorError.DATA_ERROR;
    }
    machine.printer().buffer().special(columns(x), machine.printer().isWide());
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
   * BLDSPEC: the column in X goes behind those of the special character in Y, which begins as zero.
   * Another number in Y: DATA ERROR.
   */
  public static void build(Machine machine) {
    int dots = Operands.whole(machine.x(), LARGEST_CODE);
    long before = machine.stack().y();
    if (!Word.isText(before) && !machine.y().isZero()) {
      throw CalculatorError.DATA_ERROR;
    }
    machine.stack().drop(Word.EMPTY_TEXT | (before << 7 | dots) & COLUMN_BITS);
  }

  /** SKPCHR. */
  public static void skipCharacters(Machine machine) {
    int characters = Operands.whole(machine.x(), MOST_CHARACTERS);
    machine.printer().buffer().skip(characters * Font.WIDTH);
  }

  /** SKPCOL. */
  public static void skipColumns(Machine machine) {
    machine.printer().buffer().skip(Operands.whole(machine.x(), MOST_COLUMNS));
  }
}
