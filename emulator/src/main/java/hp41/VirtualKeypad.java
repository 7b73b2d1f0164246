package hp41;

import hp41.key.Key;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Presses keys on a virtual clock and watches the display, as the recordings of the machine were
 * made: a key is held for a while, then the calculator runs until it waits for the next.
 */
public final class VirtualKeypad {

  /** How long a key is held if nothing else is said. */
  public static final Duration HOLD = Duration.ofMillis(395);

  private static final Duration LOOK = Duration.ofMillis(24);
  private static final Duration STANDS = Duration.ofMillis(96);
  private static final Duration SOON = Duration.ofMinutes(1);

  private final Calculator calculator;
  private final VirtualClock clock;

  /** A typist for a calculator that goes by this clock. */
  public VirtualKeypad(Calculator calculator, VirtualClock clock) {
    this.calculator = calculator;
    this.clock = clock;
  }

  /**
   * A press of a key, as it is written in a sequence: {@code SIN}, {@code SIN@2000}, {@code
   * SIN~150}.
   *
   * @param text as it was written
   * @param key the key
   * @param hold how long the key is held
   * @param untilNext when the next key is pressed after the release; empty if that waits until the
   *     calculator waits
   */
  public record KeyPress(String text, Key key, Duration hold, Optional<Duration> untilNext) {

    private static final Pattern FORM = Pattern.compile("(.+?)(?:@(\\d{1,7}))?(?:~(\\d{1,7}))?");

    /** Reads a press; empty if there is no such key. */
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

  /** A text that the display showed, and how many milliseconds after the key was let go. */
  public record DisplayChange(String text, long millis) {}

  /**
   * What was seen of a key.
   *
   * @param held the display at the end of the hold
   * @param changes of the display after it
   */
  public record Seen(String held, List<DisplayChange> changes) {}

  /**
   * Presses a key, lets it go and waits until the calculator waits, at most as long as the limit.
   */
  public Seen press(Key key, Duration hold, Duration limit) {
    calculator.keyDown(key);
    pass(hold);
    String held = display();
    calculator.keyUp();
    return new Seen(held, watch(held, limit));
  }

  private String display() {
    return calculator.isDark() ? "(off)" : calculator.display().toString();
  }

  /** Notes what the display shows; what stands for a moment only is still being written. */
  private List<DisplayChange> watch(String before, Duration limit) {
    List<DisplayChange> changes = new ArrayList<>();
    String noted = before;
    String last = before;
    long since = 0;
    long start = clock.millis();
    long end = start + limit.toMillis();
    while (!rests() && clock.millis() < end) {
      pass(Duration.ofMillis(Math.min(LOOK.toMillis(), end - clock.millis())));
      String now = calculator.isWriting() ? "" : display();
      if (!now.equals(last)) {
        last = now;
        since = clock.millis();
      }
      boolean stands = clock.millis() - since >= STANDS.toMillis() || calculator.isIdle();
      if (!calculator.isWriting() && !last.equals(noted) && stands) {
        changes.add(new DisplayChange(last, since - start));
        noted = last;
      }
    }
    return changes;
  }

  /** Returns whether the display stays as it is until the next key: no alarm is due soon either. */
  public boolean rests() {
    return calculator.isIdle()
        && calculator.untilDue().filter(due -> due.compareTo(SOON) < 0).isEmpty();
  }

  /** Lets time pass; what is due is done at its time. */
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
