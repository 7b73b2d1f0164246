package hp41.number;

/**
 * How numbers show in FIX with ten to fifteen decimals, which only synthetic programs set: never
 * with an exponent and never rounded. The machine counts places round a register of fourteen
 * digits; so what is too large for the display has its point where chance wants it, and loses the
 * half of some digits' segments, and what is too small has zeros in a number that tells nothing.
 * All of it was measured on the 41CX's microcode, for each exponent and each number of decimals.
 *
 * @param format with ten to fifteen decimals
 * @param digits of the number
 * @param exponent of its first digit
 */
record LongFix(DisplayFormat format, String digits, int exponent) {

  /** Places of a register, over which the point goes round. */
  private static final int ROUND = 14;

  private static final int DIGITS = 10;

  /** Cells of the display behind the sign. */
  private static final int CELLS = 11;

  /** The text of the display behind the sign. */
  String display() {
    boolean blank = exponent <= -DIGITS && zeros() < 0;
    return blank ? " " + format.radix() : cells(CELLS);
  }

  /** The text that ARCL appends behind the sign: without what is not all there. */
  String text() {
    return cells(kept());
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

  /** How many zeros stand behind the point; below zero there is none in front of it either. */
  private int zeros() {
    int tens = (9 - exponent - format.digits()) / 10;
    return format.digits() + 10 * tens - ROUND * ((4 - exponent) / ROUND);
  }

  /** How many digits, but for one, stand before the point. */
  private int places() {
    return exponent < 0 ? exponent : exponent % ROUND;
  }

  private char glyph(int cell) {
    if (cell >= DIGITS) {
      return ' ';
    }
    return cell < kept() ? digits.charAt(cell) : DisplayFormat.half(digits.charAt(cell));
  }

  private String mark(int cell) {
    int left = places() - cell;
    if (left == 0) {
      return String.valueOf(format.radix());
    }
    return left % 3 == 0 && format.grouped() ? String.valueOf(format.separator()) : "";
  }

  /** How many digits have all their segments: at least those up to the last separator. */
  private int kept() {
    int kept = DIGITS - lost();
    for (int cell = kept; cell < DIGITS; cell++) {
      kept = mark(cell).isEmpty() ? kept : cell + 1;
    }
    return kept;
  }

  private int lost() {
    if (places() == ROUND - 1) {
      return format.radixIsPoint() ? 2 : 0;
    }
    return Math.max(0, 23 - places() - format.digits());
  }
}
