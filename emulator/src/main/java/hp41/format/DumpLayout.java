package hp41.format;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The layout of a {@linkplain MemoryDump dump}.
 *
 * @param head the text before the rows of registers
 * @param width the minimum number of digits of an address
 * @param gap the text before each register of a row
 * @param ending the text after the last register of a row, with the end of the line
 * @param capital whether hexadecimal digits are in capitals
 * @param tail the text after the rows
 */
record DumpLayout(String head, int width, String gap, String ending, boolean capital, String tail) {

  private static final int REGISTERS = 4;

  private static final Pattern ROWS =
      Pattern.compile(
          "(?:[ \\t]*([0-9A-Fa-f]{1,3})([ \\t]+)([0-9A-Fa-f]{14})(?:[ \\t]+[0-9A-Fa-f]{14})*"
              + "([ \\t]*(?:\\r\\n|\\r|\\n)))+");

  /** Returns the layout of a dump; the usual one if it has no rows that show it. */
  static DumpLayout of(String dump) {
    Matcher rows = ROWS.matcher(dump);
    if (!rows.find()) {
      int end = dump.indexOf('\n') + 1;
      return new DumpLayout(dump.substring(0, end), 2, "  ", "  \n", false, dump.substring(end));
    }
    String digits = dump.substring(rows.start(), rows.end());
    boolean capital = !digits.equals(digits.toLowerCase(Locale.ROOT));
    String address = dump.substring(rows.start()).stripLeading().split("\\s", 2)[0];
    return new DumpLayout(
        dump.substring(0, rows.start()),
        address.length(),
        rows.group(2),
        rows.group(4),
        capital,
        dump.substring(rows.end()));
  }

  /** Returns the rows of registers, without those that contain only zeros. */
  String rows(long[] registers) {
    StringBuilder rows = new StringBuilder();
    for (int row = 0; row < registers.length; row += REGISTERS) {
      long any = 0;
      StringBuilder line = new StringBuilder(hex(row, width));
      for (int address = row; address < row + REGISTERS; address++) {
        any |= registers[address];
        line.append(gap).append(hex(registers[address], 14));
      }
      if (any != 0) {
        rows.append(line).append(ending);
      }
    }
    return rows.toString();
  }

  private String hex(long number, int digits) {
    return (capital ? "%0" + digits + "X" : "%0" + digits + "x").formatted(number);
  }
}
