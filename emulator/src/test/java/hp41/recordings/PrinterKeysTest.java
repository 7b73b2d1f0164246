package hp41.recordings;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.event.Event;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.listing.Assembler;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Compares what random keys print with the microcode of the printer and of a C, CV or CX. */
class PrinterKeysTest {

  private static final Instant WALL = Instant.parse("2026-01-15T10:30:00Z");
  private static final Duration MOMENT = Duration.ofMillis(24);

  /** The time after which an endless program was ended. */
  private static final Duration LONGEST = Duration.ofSeconds(60);

  @TestFactory
  Stream<DynamicTest> keysPrintWhatTheyPrintedOnTheMachine() {
    return Table.named("printer-keys").stream()
        .map(
            row ->
                DynamicTest.dynamicTest(
                    row.get("keys"), () -> assertThat(paper(row)).isEqualTo(row.get("paper"))));
  }

  private static String paper(Map<String, String> row) {
    VirtualClock clock = new VirtualClock(Instant.EPOCH);
    Calculator calculator =
        Calculator.builder(
                Model.valueOf(row.get("model")),
                new SilentPeripherals(clock, InstantSource.fixed(WALL)))
            .plugged(Plugged.of(Accessory.PRINTER))
            .pace(Pace.AUTHENTIC)
            .build();
    String listing = row.get("listing").replace(" ; ", "\n");
    calculator.load(new Assembler(Internals.known(calculator)).assemble(listing).programs());
    VirtualKeypad keypad = new VirtualKeypad(calculator, clock);
    for (String key : row.get("keys").split(" ")) {
      press(KeyPress.of(key).orElseThrow(), calculator, keypad);
    }
    return calculator.takeEvents().stream()
        .filter(Event.Printed.class::isInstance)
        .flatMap(it -> ((Event.Printed) it).line().rows().stream())
        .collect(Collectors.joining("|"));
  }

  /**
   * Presses a key. With a time until the next key, that key can interrupt a catalog that is being
   * listed.
   */
  private static void press(KeyPress press, Calculator calculator, VirtualKeypad keypad) {
    calculator.keyDown(press.key());
    keypad.pass(press.hold());
    calculator.keyUp();
    press.untilNext().ifPresent(keypad::pass);
    if (press.untilNext().isPresent() && calculator.isListing()) {
      return;
    }
    for (Duration waited = Duration.ZERO;
        !keypad.rests() && waited.compareTo(LONGEST) < 0;
        waited = waited.plus(MOMENT)) {
      keypad.pass(MOMENT);
    }
  }
}
