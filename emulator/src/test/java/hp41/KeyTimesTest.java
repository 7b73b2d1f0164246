package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.key.Pace;
import hp41.listing.Assembler;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What keys do to a scroll, a pause and the text editor at the machine's own pace. */
class KeyTimesTest {

  private static final long STEP = 590;

  private final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  private final Calculator calculator =
      Calculator.builder(Model.CX, new SilentPeripherals(clock)).pace(Pace.AUTHENTIC).build();
  private final VirtualKeypad typist = new VirtualKeypad(calculator, clock);

  private void pass(long milliseconds) {
    typist.pass(Duration.ofMillis(milliseconds));
  }

  private void press(String key, long held) {
    calculator.keyDown(Key.of(key).orElseThrow());
    pass(held);
    calculator.keyUp();
  }

  private String display() {
    return calculator.display().toString();
  }

  private void showLongAlpha() {
    calculator.type("\"THE QUICK BROWN FOX\"");
    press("ALPHA", 100);
    pass(300);
    assertThat(display()).isEqualTo("THE QUICK BR");
  }

  @Test
  void aKeyLetGoDuringAScrollOnlyHurriesIt() {
    showLongAlpha();
    press("f", 50);
    assertThat(display()).isEqualTo("THE QUICK BR");
    pass(STEP);
    assertThat(display()).isEqualTo("CK BROWN FOX");
    assertThat(calculator.snapshot().modes().shift()).isFalse();
  }

  @Test
  void aKeyHeldToTheEndOfAScrollActs() {
    showLongAlpha();
    press("f", 2 * STEP);
    assertThat(display()).isEqualTo("CK BROWN FOX");
    assertThat(calculator.snapshot().modes().shift()).isTrue();
  }

  @Test
  void aPauseBeginsAgainWhenItsKeyIsLetGo() {
    calculator.type("CLX");
    press("PRGM", 100);
    calculator.type("PSE PI");
    press("PRGM", 100);
    calculator.type("RTN");
    calculator.keyDown(Key.RUN_STOP);
    calculator.keyUp();
    pass(600);
    press("5", 2_000);
    pass(1_000);
    assertThat(display()).isEqualTo(" 5_");
    pass(1_000);
    assertThat(display()).isEqualTo(" 3.1416");
  }

  @Test
  void theTextEditorIsLeftWhenNoKeyComes() {
    calculator.type("\"FILE\" 5 CRFLAS ED");
    pass(100_000);
    press("S+", 100);
    pass(150_000);
    assertThat(display()).startsWith("00 A");
    pass(10_000);
    assertThat(display()).isEqualTo(" 5.0000");
  }

  /**
   * The microcode shows NULL, and does nothing, if a key stays down for 1,513 ms whose label is
   * behind these lines, and for 2,108 ms if it has none.
   */
  @ParameterizedTest
  @CsvSource({"S+, 1490, 2.0000", "S+, 1530, 0.0000", "1/X, 2090, DATA ERROR", "1/X, 2130, 0.0000"})
  void aHeldKeyTurnsIntoNullASecondAfterItsLabelHasBeenSought(String key, long held, String shown) {
    String lines = "STO 20\nXEQ 50\n\"ABC\"\nLBL 22\n".repeat(10);
    String listing = "LBL \"AB\"\n" + lines + "LBL A\n2\nRTN\n";
    calculator.load(new Assembler(calculator.known()).assemble(listing).programs());
    press("USER", 100);
    pass(500);
    press(key, held);
    pass(2_000);
    assertThat(display().strip()).isEqualTo(shown);
  }
}
