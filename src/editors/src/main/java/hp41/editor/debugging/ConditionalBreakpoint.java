package hp41.editor.debugging;

import hp41.debug.Watch;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A breakpoint of the editor.
 *
 * @param id the id of the breakpoint
 * @param reason the stop reason that is reported to the editor
 * @param place the position of its line, which is independent of the number of data registers;
 *     empty if there is no line
 * @param cell the value whose changes stop the program; empty if there is none
 * @param condition the condition, evaluated as typed words; may be empty
 * @param often the hit condition, such as {@code 3}, {@code >= 3} or {@code % 3}; may be empty
 * @param message the log message that is written instead of a stop; may be empty
 */
record ConditionalBreakpoint(
    int id,
    String reason,
    Optional<Integer> place,
    Optional<Watch> cell,
    String condition,
    String often,
    String message) {

  private static final Pattern HIT_CONDITION =
      Pattern.compile("\\s*+(>=|<=|==|=|>|<|%)?+\\s*+(\\d{1,9})\\s*+");

  /** Returns whether the line or value of the breakpoint exists. */
  boolean isThere() {
    return place.isPresent() || cell.isPresent();
  }

  /**
   * Returns whether the breakpoint stops at this hit count; false if the hit condition cannot be
   * parsed.
   */
  boolean counts(long times) {
    return often.isBlank() || hitPredicate().filter(it -> it.test(times)).isPresent();
  }

  /** Returns whether the hit condition can be parsed. */
  boolean isHitConditionValid() {
    return often.isBlank() || hitPredicate().isPresent();
  }

  private Optional<LongPredicate> hitPredicate() {
    Matcher words = HIT_CONDITION.matcher(often);
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
