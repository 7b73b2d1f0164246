package hp41.text;

import java.util.Locale;
import org.apache.commons.lang3.StringUtils;

/**
 * Writes numbers with leading zeros. A format string does the same, but is too slow for frames with
 * hundreds of numbers.
 */
public final class ZeroPadding {

  private ZeroPadding() {}

  /**
   * Returns a number with at least this number of decimal digits.
   *
   * @param number a number, at least 0
   * @param digits the least number of digits
   */
  public static String decimal(int number, int digits) {
    return StringUtils.leftPad(Integer.toString(number), digits, '0');
  }

  /**
   * Returns a number with at least this number of hexadecimal digits, with capital letters.
   *
   * @param number a number, taken as unsigned
   * @param digits the least number of digits
   */
  public static String hex(long number, int digits) {
    String all = Long.toHexString(number).toUpperCase(Locale.ROOT);
    return StringUtils.leftPad(all, digits, '0');
  }
}
