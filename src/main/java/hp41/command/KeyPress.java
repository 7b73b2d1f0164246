package hp41.command;

import hp41.Typist;
import hp41.keyboard.Key;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A key as it stands in a sequence: {@code SIN}, {@code SIN@2000}, {@code SIN~150}.
 *
 * @param text as it was written
 * @param key which one
 * @param hold how long it is held
 * @param untilNext when the next key comes after the release, empty if it waits for the calculator
 */
record KeyPress(String text, Key key, Duration hold, Optional<Duration> untilNext) {

  private static final Pattern FORM = Pattern.compile("(.+?)(?:@(\\d{1,7}))?(?:~(\\d{1,7}))?");

  /** Reads what stands between two blanks. */
  static KeyPress of(String text) {
    Matcher form = FORM.matcher(text);
    Optional<Key> key = form.matches() ? Key.of(form.group(1)) : Optional.empty();
    if (key.isEmpty()) {
      throw new Failure(ExitCode.USAGE, "there is no key " + text);
    }
    return new KeyPress(
        text, key.get(), millis(form.group(2)).orElse(Typist.HOLD), millis(form.group(3)));
  }

  private static Optional<Duration> millis(String digits) {
    return Optional.ofNullable(digits).map(Long::parseLong).map(Duration::ofMillis);
  }
}
