package hp41.number;

import java.util.Optional;

/**
 * Finds the first number in a text as ANUM does: what stands there is keyed as if typed.
 *
 * <p>Signs before the digits count together, one behind them counts too: {@code --5} is 5 and
 * {@code 5-} is −5. What is no part of a number ends it; a separator of groups is passed over if
 * flag 29 is set.
 *
 * @param format which of point and comma is the radix mark, and whether the other separates groups
 */
public record NumberScan(DisplayFormat format) {

  /** The first number, if there are any digits; zero stays zero whatever its exponent. */
  public Optional<Decimal> first(String text) {
    DigitEntry entry = DigitEntry.EMPTY;
    for (char key : text.toCharArray()) {
      if (key == 'E' && hasDigits(entry) && entry.value().isZero()) {
        break;
      } else if (belongs(key)) {
        entry = keyed(entry, key);
      } else if (hasDigits(entry)) {
        break;
      } else {
        entry = DigitEntry.EMPTY;
      }
    }
    return hasDigits(entry) ? Optional.of(entry.value()) : Optional.empty();
  }

  private boolean belongs(char key) {
    return isDigit(key)
        || "+-E".indexOf(key) >= 0
        || key == format.radix()
        || format.grouped() && (key == '.' || key == ',');
  }

  private DigitEntry keyed(DigitEntry entry, char key) {
    if (isDigit(key)) {
      return entry.digit(key - '0');
    }
    if (key == format.radix()) {
      return entry.point();
    }
    return switch (key) {
      case '-' -> entry.chs();
      case 'E' -> hasDigits(entry) ? entry.eex() : entry;
      default -> entry;
    };
  }

  private static boolean isDigit(char key) {
    return key >= '0' && key <= '9';
  }

  private static boolean hasDigits(DigitEntry entry) {
    return entry.mantissa().chars().anyMatch(key -> key != '.');
  }
}
