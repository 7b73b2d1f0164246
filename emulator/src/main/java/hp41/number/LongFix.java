package hp41.number;

/**
 * Formats numbers in FIX with ten to fifteen decimals, which only synthetic programs can set. The
 * machine then never uses an exponent and never rounds. It counts places modulo the fourteen digits
 * of a register, so the decimal point of a number too large for the display is at an unrelated
 * place, and some digits lose half of their segments. A number too small shows zeros. All rules
 * were measured on the 41CX's microcode, for each exponent and each number of decimals.
 *
 * @param format a format with ten to fifteen decimals
 * @param digits the ten digits of the number
 * @param exponent the exponent of the first digit
 */
record LongFix(DisplayFormat format, String digits, int exponent) {

  /** Places of a register. The place of the decimal point is counted modulo this number. */
  private static final int PLACES = 14;

  private static final int DIGITS = 10;

  /** Cells of the display after the sign. */
  private static final int CELLS = 11;

  /** Returns the text of the display after the sign. */
  String display() {
    boolean blank = exponent <= -DIGITS && zeros() < 0;
    return blank ? " " + format.radix() : cells(CELLS);
  }

  /**
   * Returns the text that ARCL appends after the sign. It ends before the first incomplete digit.
   */
  String text() {
    return cells(completeDigits());
  }

  private String cells(int count) {
    if (exponent <= -DIGITS) {
      return zero();
    }
    if (places() < DIGITS) {
      return format.fixed(digits, places());
    }
    StringBuilder text = new StringBuilder();
    for (int cell = 0; cell < count; cell++) {
      text.append(glyph(cell)).append(mark(cell));
    }
    return text.toString();
  }

  private String zero() {
    int decimals = Math.min(Math.max(0, zeros()), DIGITS - 1);
    return "0" + format.radix() + "0".repeat(decimals);
  }

  /**
   * Returns the number of zeros after the decimal point. If it is negative, the display does not
   * even show the zero before the point.
   */
  private int zeros() {
    int tens = (9 - exponent - format.digits()) / 10;
    return format.digits() + 10 * tens - PLACES * ((4 - exponent) / PLACES);
  }

  /** Returns the number of digits before the decimal point, minus one. */
  private int places() {
    return exponent < 0 ? exponent : exponent % PLACES;
  }

  private char glyph(int cell) {
    if (cell >= DIGITS) {
      return ' ';
    }
    return cell < completeDigits() ? digits.charAt(cell) : DisplayFormat.half(digits.charAt(cell));
  }

  private String mark(int cell) {
    int left = places() - cell;
    if (left == 0) {
      return String.valueOf(format.radix());
    }
    return left % 3 == 0 && format.grouped() ? String.valueOf(format.separator()) : "";
  }

  /**
   * Returns the number of digits that are shown with all segments: at least those up to the last
   * separator.
   */
  private int completeDigits() {
    int completeDigits = DIGITS - incompleteDigits();
    for (int cell = completeDigits; cell < DIGITS; cell++) {
      completeDigits = mark(cell).isEmpty() ? completeDigits : cell + 1;
    }
    return completeDigits;
  }

  private int incompleteDigits() {
    if (places() == PLACES - 1) {
      return format.radixIsPoint() ? 2 : 0;
    }
    return Math.max(0, 23 - places() - format.digits());
  }
}
