package hp41.functions;

import hp41.display.Cells;
import hp41.machine.Machine;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Computes the execution times of functions that read or show ALPHA. The machine shifts ALPHA until
 * its first character is at the end of its registers: a long text needs less time. The word counts
 * were fitted to loops of each function in the microcode.
 */
public final class AlphaTiming {

  /** The largest number of places by which AROT moves. */
  private static final int LARGEST_COUNT = 255;

  private static final Pattern NUMBER = Pattern.compile("-?[.,]?\\d[\\d.,]*(?:E-?\\d\\d?)?");

  private AlphaTiming() {}

  /** Returns the time of ALENG. */
  public static int length(Machine machine) {
    return 1_092 - 28 * Math.max(1, machine.alpha().length());
  }

  /** Returns the time of ATOX after it has removed a character. */
  public static int firstCharacter(Machine machine) {
    int length = machine.alpha().length();
    return length == 0 ? 1_000 : 1_057 - 28 * length;
  }

  /** Returns the time of AROT. */
  static double rotation(Decimal x, Machine machine) {
    int length = machine.alpha().length();
    if (length == 0) {
      return 936;
    }
    int count = x.wholeUpTo(LARGEST_COUNT);
    if (count == 0) {
      return 1_040 - 28 * length;
    }
    int moved = count % length;
    return 1_789
        - 57 * length
        + 72 * (x.isNegative() ? length - moved : moved)
        + 2 * (count / length);
  }

  /** Returns the time of POSA after it has pushed the position, or a negative number. */
  public static int position(Machine machine) {
    int length = machine.alpha().length();
    int position = (int) Word.toDecimal(machine.stack().x()).doubleValue();
    return position < 0 ? 1_020 + 22 * length : 1_917 - 54 * length + 50 * position;
  }

  /** Returns the time of POSFL without the time to compare ALPHA with the file. */
  public static int search(Machine machine) {
    return 1_578 - 28 * machine.alpha().length();
  }

  /** Returns the time of ANUM, which reads ALPHA up to the end of the first number. */
  public static int number(Machine machine) {
    String text = machine.alpha().text();
    int words = 938 - 25 * text.length();
    Matcher number = NUMBER.matcher(text);
    return number.find()
        ? words + 235 + 80 * number.start() + 110 * number.group().length()
        : words + 80 * text.length();
  }

  /** Returns the time of AVIEW without the time of its message. */
  public static int view(Machine machine) {
    return 640 + 27 * fitting(machine);
  }

  /** Returns the time of PROMPT; a text that scrolls takes longer. */
  public static int prompt(Machine machine) {
    return fitting(machine) == 0 && machine.alpha().length() > 0
        ? 1_307
        : 1_080 + 21 * fitting(machine);
  }

  /** Returns the number of characters of an ALPHA text that does not scroll. */
  private static int fitting(Machine machine) {
    int length = machine.alpha().length();
    return length > Cells.COUNT ? 0 : length;
  }

  /** Returns the time of VIEW without the time of a message with as many characters. */
  public static int viewRegister(Machine machine) {
    String shown = machine.outbox().message();
    boolean number = shown.startsWith(" ") || shown.startsWith("-");
    int length = Math.min(Cells.COUNT, shown.length());
    return number ? 842 - 38 * length : 730 + 10 * length;
  }
}
