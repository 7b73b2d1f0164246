package hp41.terminal;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Numbers that were pasted: one, or several in lines, in columns apart by tabs, or behind
 * semicolons. They may have a decimal point or comma, and marks between the thousands where these
 * cannot be taken for it.
 */
final class PastedNumbers {

  private static final MathContext TEN_DIGITS = new MathContext(10, RoundingMode.HALF_UP);
  private static final Pattern BETWEEN = Pattern.compile("[\\r\\n\\t;]+");
  private static final Pattern NUMBER =
      Pattern.compile("[-+]?(?:\\d+[.,]?\\d*|[.,]\\d+)(?:\\s?[eE][-+]?\\d{1,2})?");
  private static final Pattern GROUPED =
      Pattern.compile(
          "[-+]?\\d{1,3}(?<mark>[.,'’ \\xA0\\u202F])\\d{3}"
              + "(?:(?:\\k<mark>\\d{3})+|(?:\\k<mark>\\d{3})*(?!\\k<mark>)[.,]\\d+)");

  private PastedNumbers() {}

  /** The numbers as the typed line takes them; empty if there is anything else in the text. */
  static Optional<List<String>> in(String text) {
    List<String> numbers = new ArrayList<>();
    for (String part : BETWEEN.split(text.strip())) {
      String written = part.strip().replace('\u2212', '-');
      Matcher grouped = GROUPED.matcher(written);
      String plain = grouped.matches() ? written.replace(grouped.group("mark"), "") : written;
      if (!NUMBER.matcher(plain).matches()) {
        return Optional.empty();
      }
      numbers.add(typed(plain.replaceAll("\\s|^\\+", "").replace(',', '.')));
    }
    return Optional.of(numbers);
  }

  private static String typed(String number) {
    BigDecimal value = new BigDecimal(number);
    return value.precision() <= TEN_DIGITS.getPrecision()
        ? number
        : value.round(TEN_DIGITS).toString().replace("E+", "E");
  }
}
