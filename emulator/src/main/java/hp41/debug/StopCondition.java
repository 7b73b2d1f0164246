package hp41.debug;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * When a breakpoint or a watch stops the program, and what is logged instead. The grammar is
 * described in {@code src/docs/guide/debugging.md}.
 *
 * @param condition the condition, evaluated by {@link Conditions}; may be empty
 * @param hits the hit condition, such as {@code 3}, {@code >= 3} or {@code % 3}; may be empty
 * @param message the log message that is written instead of a stop; may be empty
 */
public record StopCondition(String condition, String hits, String message) {

  /** Stops always. */
  public static final StopCondition ALWAYS = new StopCondition("", "", "");

  /** The words before the three parts, in their order. */
  public static final List<String> WORDS = List.of("if", "hits", "log");

  private static final Pattern HIT_CONDITION =
      Pattern.compile("\\s*+(>=|<=|==|=|>|<|%)?+\\s*+(?!0+\\b)(\\d{1,9})\\s*+");

  private static final Pattern TYPED =
      Pattern.compile(
          "(?is)(?:\\bif\\b(?<if>.*?))?(?:\\bhits\\b(?<hits>[^\"]*?))?(?:\\blog\\s*\"(?<log>[^\"]*)\"?)?");

  /** Parses {@code if CONDITION hits COUNT log "TEXT"}, of which each part can be omitted. */
  public static Optional<StopCondition> typed(String text) {
    Matcher parts = TYPED.matcher(text.strip());
    if (!parts.matches()) {
      return Optional.empty();
    }
    List<String> all = new ArrayList<>();
    for (String part : WORDS) {
      String given = parts.group(part);
      if (given != null && given.isBlank()) {
        return Optional.empty();
      }
      all.add(given == null ? "" : given.strip());
    }
    return Optional.of(new StopCondition(all.get(0), all.get(1), all.get(2)));
  }

  /** Returns the text that {@link #typed} parses. */
  @Override
  public String toString() {
    String text =
        (condition.isEmpty() ? "" : " if " + condition)
            + (hits.isEmpty() ? "" : " hits " + hits)
            + (message.isEmpty() ? "" : " log \"" + message + '"');
    return text.strip();
  }

  /** Returns whether the hit condition can be parsed. */
  public boolean isHitConditionValid() {
    return hits.isBlank() || hitPredicate().isPresent();
  }

  /** Returns whether a hit count stops; false if the hit condition cannot be parsed. */
  boolean counts(long times) {
    return hits.isBlank() || hitPredicate().filter(it -> it.test(times)).isPresent();
  }

  private Optional<LongPredicate> hitPredicate() {
    Matcher words = HIT_CONDITION.matcher(hits);
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
          case "%" -> times -> times % number == 0;
          default -> times -> times == number;
        });
  }
}
