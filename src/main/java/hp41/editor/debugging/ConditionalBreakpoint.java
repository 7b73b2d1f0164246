package hp41.editor.debugging;

import hp41.debug.Watch;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A breakpoint that an editor has set.
 *
 * @param id by which the editor knows it
 * @param reason what the editor is told when it stops
 * @param place of its line, which moves with the number of registers; empty for none
 * @param cell whose changes it waits for; empty for none
 * @param condition words of which it depends whether it stops; may be empty
 * @param often after how many times it stops, {@code 3}, {@code >= 3}, {@code % 3}; may be empty
 * @param message what is told instead of stopping; may be empty
 */
record ConditionalBreakpoint(
    int id,
    String reason,
    Optional<Integer> place,
    Optional<Watch> cell,
    String condition,
    String often,
    String message) {

  private static final Pattern OFTEN =
      Pattern.compile("\\s*+(>=|<=|==|=|>|<|%)?+\\s*+(\\d{1,9})\\s*+");

  /** Whether there is what it waits for. */
  boolean isThere() {
    return place.isPresent() || cell.isPresent();
  }

  /** Whether it stops at the so manieth time; never if what it says of that means nothing. */
  boolean counts(long times) {
    return often.isBlank() || counting().filter(it -> it.test(times)).isPresent();
  }

  /** Whether what it says of how often can be understood. */
  boolean isUnderstood() {
    return often.isBlank() || counting().isPresent();
  }

  private Optional<LongPredicate> counting() {
    Matcher words = OFTEN.matcher(often);
    if (!words.matches()) {
      return Optional.empty();
    }
    long number = Long.parseLong(words.group(2));
    return Optional.of(
        switch (words.group(1) == null ? "=" : words.group(1)) {
          case ">=" -> times -> times >= number;
          case ">" -> times -> times > number;
          case "<=" -> times -> times <= number;
          case "<" -> times -> times < number;
          case "%" -> times -> number > 0 && times % number == 0;
          default -> times -> times == number;
        });
  }
}
