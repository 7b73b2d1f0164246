package hp41.cli;

import hp41.Calculator;
import hp41.VirtualClock;
import hp41.display.Annunciator;
import hp41.keypad.VirtualKeypad;
import hp41.keypad.VirtualKeypad.DisplayChange;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.keypad.VirtualKeypad.Seen;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;

/** Presses keys one after the other and reports the effect of each. */
final class KeySequence {

  private final Calculator calculator;
  private final VirtualClock clock;
  private final VirtualKeypad keypad;
  private final Duration limit;

  /**
   * Creates a sequence.
   *
   * @param clock the clock of the calculator
   * @param limit the maximum time that the calculator may run after each key
   */
  KeySequence(Calculator calculator, VirtualClock clock, Duration limit) {
    this.calculator = calculator;
    this.clock = clock;
    this.limit = limit;
    keypad = new VirtualKeypad(calculator, clock);
  }

  /** Presses a key and waits until the next key is due. */
  Seen press(KeyPress press) {
    if (press.untilNext().isEmpty()) {
      return keypad.press(press.key(), press.hold(), limit);
    }
    Duration pause = press.untilNext().get();
    long next = clock.millis() + press.hold().plus(pause).toMillis();
    Seen seen = keypad.press(press.key(), press.hold(), pause);
    keypad.pass(Duration.ofMillis(Math.max(0, next - clock.millis())));
    return seen;
  }

  /** Returns the state after a key, and the display changes, as JSON. */
  JsonObject json(KeyPress press, Seen seen) {
    return StateJson.of(calculator, press.text())
        .put("key", press.text())
        .put("held", seen.held())
        .put(
            "changes", seen.changes().stream().map(it -> List.of(it.text(), it.millis())).toList());
  }

  /**
   * Returns a line of text for a key: the key, the display while it is held, the display after it,
   * and the annunciators.
   */
  String line(KeyPress press, Seen seen) {
    String lit =
        calculator.snapshot().annunciators().stream()
            .map(Annunciator::text)
            .collect(Collectors.joining(" "));
    String changes =
        seen.changes().size() < 2
            ? ""
            : seen.changes().stream().map(KeySequence::line).collect(Collectors.joining(", "));
    return "%-8s %-14s %-14s %-12s %s"
        .formatted(press.text(), seen.held(), StateJson.display(calculator), lit, changes)
        .stripTrailing();
  }

  private static String line(DisplayChange change) {
    return change.text() + " @" + change.millis();
  }
}
