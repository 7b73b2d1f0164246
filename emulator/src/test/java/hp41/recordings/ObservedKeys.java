package hp41.recordings;

import hp41.Calculator;
import hp41.VirtualClock;
import hp41.keypad.VirtualKeypad;
import hp41.keypad.VirtualKeypad.DisplayChange;
import hp41.keypad.VirtualKeypad.Seen;
import hp41.machine.Timing;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * Presses keys as they were pressed when the recordings were made on the same microcode: the
 * processor executed 150 words between two looks at the display, and a pause was a number of looks.
 */
final class ObservedKeys {

  private static final long WORD_NANOS = Timing.WORD_MICROS * 1_000L;
  private static final Duration LOOK = Duration.ofNanos(150 * WORD_NANOS);

  private final Calculator calculator;
  private final VirtualKeypad keypad;
  private final VirtualClock clock;
  private final Duration longer;

  ObservedKeys(Calculator calculator, VirtualKeypad keypad, VirtualClock clock, Duration longer) {
    this.calculator = calculator;
    this.keypad = keypad;
    this.clock = clock;
    this.longer = longer;
  }

  /** Presses a key and looks until the calculator waits, at most as long as the limit. */
  Seen press(Step step, Duration limit) {
    return press(step, limit, true);
  }

  /** Presses a key and looks as long as the pause before the next one was. */
  Seen pressAndPause(Step step) {
    return press(step, pause(step), false);
  }

  /** Returns the actual length of the pause before the next key. */
  static Duration pause(Step step) {
    Duration pause = step.untilNext().orElseThrow();
    long looks = (pause.toNanos() + LOOK.toNanos() - 1) / LOOK.toNanos();
    return step.hasState() ? words(pause) : LOOK.multipliedBy(looks);
  }

  /**
   * Returns the words of a pause, plus the one that has begun and one more. With one word less or
   * more, a clock or catalog that is being written would be seen at another moment.
   */
  private static Duration words(Duration pause) {
    return Duration.ofNanos((pause.toNanos() / WORD_NANOS + 2) * WORD_NANOS);
  }

  private Seen press(Step step, Duration limit, boolean untilIdle) {
    calculator.keyDown(step.pressed());
    keypad.pass(step.hold());
    String held = display();
    keypad.pass(longer);
    calculator.keyUp();
    List<DisplayChange> changes = new ArrayList<>();
    long start = clock.millis();
    Instant end = clock.instant().plus(limit);
    while (clock.instant().isBefore(end) && !(untilIdle && calculator.isIdle())) {
      Duration left = Duration.between(clock.instant(), end);
      keypad.pass(left.compareTo(LOOK) < 0 ? left : LOOK);
      changes.add(new DisplayChange(display(), clock.millis() - start));
    }
    return new Seen(held, changes);
  }

  private String display() {
    return calculator.isDark() ? "(off)" : calculator.display().toString();
  }

  /** Returns the first recorded text that was not seen at any look, in the order of the texts. */
  Optional<DisplayChange> miss(List<DisplayChange> told, List<DisplayChange> seen) {
    Iterator<DisplayChange> rest = seen.iterator();
    for (DisplayChange want : told) {
      boolean found = want.text().isEmpty();
      while (!found && rest.hasNext()) {
        found = rest.next().text().equals(want.text());
      }
      if (!found) {
        return Optional.of(want);
      }
    }
    return Optional.empty();
  }
}
