package hp41.keypad;

import static java.time.temporal.ChronoUnit.MICROS;

import hp41.Calculator;
import hp41.VirtualClock;
import hp41.key.Key;
import hp41.machine.Timing;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Presses keys at times of a virtual clock and records the display. Each key is held for some time;
 * then the calculator runs until it waits for the next key. The recordings of the machine were made
 * in the same way.
 */
public final class VirtualKeypad {

  /** The default duration of a key press. */
  public static final Duration HOLD = Duration.ofMillis(395);

  /** The interval at which the recordings read the display: 150 words. */
  private static final Duration LOOK = Duration.of(150L * Timing.WORD_MICROS, MICROS);

  private static final Duration STANDS = LOOK.multipliedBy(4);
  private static final Duration SOON = Duration.ofMinutes(1);

  private final Calculator calculator;
  private final VirtualClock clock;

  /** Creates a keypad for a calculator that uses this clock. */
  public VirtualKeypad(Calculator calculator, VirtualClock clock) {
    this.calculator = calculator;
    this.clock = clock;
  }

  /**
   * A key press, written as {@code SIN}, {@code SIN@2000} (held for two seconds) or {@code SIN~150}
   * (the next key 150 ms after the release).
   *
   * @param text the key press as written
   * @param key the key
   * @param hold the duration of the key press
   * @param untilNext the time from the release to the next key press; empty to wait until the
   *     calculator waits
   */
  public record KeyPress(String text, Key key, Duration hold, Optional<Duration> untilNext) {

    private static final Pattern FORM = Pattern.compile("(.+?)(?:@(\\d{1,7}))?(?:~(\\d{1,7}))?");

    /** Parses a key press; empty if there is no such key. */
    public static Optional<KeyPress> of(String text) {
      Matcher form = FORM.matcher(text);
      return form.matches()
          ? Key.of(form.group(1))
              .map(
                  key ->
                      new KeyPress(
                          text, key, millis(form.group(2)).orElse(HOLD), millis(form.group(3))))
          : Optional.empty();
    }

    private static Optional<Duration> millis(String digits) {
      return Optional.ofNullable(digits).map(Long::parseLong).map(Duration::ofMillis);
    }
  }

  /**
   * A displayed text, and its time in milliseconds after the release of the key; negative before
   * it.
   */
  public record DisplayChange(String text, long millis) {}

  /**
   * What a key press displayed.
   *
   * @param held the display while the key was held
   * @param changes the changes of the display after that
   */
  public record Seen(String held, List<DisplayChange> changes) {}

  /**
   * Presses and releases a key, and then waits until the calculator waits or the limit is reached.
   */
  public Seen press(Key key, Duration hold, Duration limit) {
    return press(key, hold, Duration.ZERO, limit);
  }

  /**
   * Presses and releases a key, and then waits until the calculator waits or the limit is reached.
   *
   * @param look the time from the key press until the held display is read
   * @param longer the time from that reading until the release
   */
  public Seen press(Key key, Duration look, Duration longer, Duration limit) {
    calculator.keyDown(key);
    pass(look);
    String held = display();
    return new Seen(held, watch(held, longer, limit));
  }

  private String display() {
    return calculator.isDark() ? "(off)" : calculator.display().toString();
  }

  /** Releases the key after a time, and records the display, unless it is still being written. */
  private List<DisplayChange> watch(String before, Duration longer, Duration limit) {
    List<DisplayChange> changes = new ArrayList<>();
    String noted = before;
    String last = before;
    Instant since = Instant.MIN;
    Instant release = clock.instant().plus(longer);
    Instant end = release.plus(limit);
    boolean down = true;
    while (clock.instant().isBefore(end)) {
      if (down && !clock.instant().isBefore(release)) {
        calculator.keyUp();
        down = false;
      }
      if (!down && rests()) {
        break;
      }
      Duration left = Duration.between(clock.instant(), down ? release : end);
      pass(left.compareTo(LOOK) < 0 ? left : LOOK);
      String now = calculator.isWriting() ? "" : display();
      if (!now.equals(last)) {
        last = now;
        since = clock.instant();
      }
      boolean stands = !clock.instant().isBefore(since.plus(STANDS)) || calculator.isIdle();
      if (!calculator.isWriting() && !last.equals(noted) && stands) {
        changes.add(new DisplayChange(last, Duration.between(release, since).toMillis()));
        noted = last;
      }
    }
    return changes;
  }

  /** Returns whether the display does not change before the next key: no alarm is due soon. */
  public boolean rests() {
    return calculator.isIdle()
        && calculator.untilDue().filter(due -> due.compareTo(SOON) < 0).isEmpty();
  }

  /** Advances the clock; the calculator does what becomes due at its time. */
  public void pass(Duration duration) {
    Duration left = duration;
    while (true) {
      Duration due = calculator.untilDue().orElse(left);
      if (due.compareTo(left) >= 0) {
        clock.advance(left);
        calculator.proceed(1);
        return;
      }
      clock.advance(due);
      calculator.proceed(1);
      left = left.minus(due);
    }
  }
}
