package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import hp41.listing.Assembler;
import hp41.machine.ProgramLoader;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests catalogs that are stopped, whose headings are opened, and that end without a key. */
class CataloguesTest {

  private static final Duration MINUTE = Duration.ofMinutes(1);

  private final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  private final Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(clock));
  private final VirtualKeypad keypad = new VirtualKeypad(calculator, clock);

  private String display() {
    return calculator.display().toString();
  }

  private void pass(Duration duration) {
    keypad.pass(duration);
  }

  private void pass(long milliseconds) {
    keypad.pass(Duration.ofMillis(milliseconds));
  }

  private void press(Key... keys) {
    List.of(keys).forEach(calculator::press);
  }

  /** Stops at the first entry. */
  private void stopIn(int catalogue) {
    calculator.type("CAT " + catalogue);
    pass(300);
    press(Key.RUN_STOP);
  }

  @Test
  void enterListsTheFunctionsOfAModuleAndEnterLeavesThem() {
    stopIn(2);
    press(Key.SST);
    assertThat(display()).isEqualTo("-CX TIME");
    press(Key.ENTER);
    pass(500);
    press(Key.RUN_STOP, Key.SST);
    assertThat(display()).isEqualTo("CLALMX");
    press(Key.ENTER);
    assertThat(display()).isEqualTo("-CX TIME");
    press(Key.SST);
    assertThat(display()).isEqualTo("-EXT FCN 2D");
  }

  @Test
  void behindTheLastFunctionTheNextModuleComes() {
    stopIn(2);
    press(Key.SST, Key.ENTER);
    pass(100 + 355 * 6 + 150);
    assertThat(display()).isEqualTo("-EXT FCN 2D");
    pass(355);
    assertThat(display()).isEqualTo("-CX EXT FCN");
    pass(1_000);
    assertThat(display()).isEqualTo(" 0.0000");
  }

  @Test
  void behindTheLastFunctionOfAllNothingComes() {
    stopIn(2);
    press(Key.SST, Key.SST, Key.SST, Key.ENTER);
    pass(500);
    press(Key.RUN_STOP, Key.ENTER);
    assertThat(display()).isEqualTo("-CX EXT FCN");
    press(Key.RUN_STOP);
    pass(1_000);
    assertThat(display()).isEqualTo(" 0.0000");
  }

  @ParameterizedTest
  @CsvSource({"4, F       D005", "5, '11:00AM 01/15'", "6, ABS       11"})
  void thoseWithoutSleepAreLeftAfterTwoMinutes(int catalogue, String entry) {
    calculator.type("\"F\" 5 CRFLD 0 ENTER 0 ENTER 11 CLA XYZALM CLST");
    Inside.of(calculator).keys().assign(0x01, 0x0461);
    stopIn(catalogue);
    assertThat(display()).isEqualTo(entry);
    pass(2_000);
    assertThat(calculator.isIdle()).isTrue();
    pass(MINUTE.plusSeconds(48));
    press(Key.SST);
    pass(MINUTE.plusSeconds(50));
    assertThat(display()).isEqualTo(entry);
    pass(Duration.ofSeconds(20));
    assertThat(display()).isEqualTo(" 0.0000");
    press(Key.SIN);
    assertThat(display()).isEqualTo(" 0.0000");
  }

  @Test
  void keyIsLostWhileSstFindsTheNextItem() {
    stopIn(2);
    calculator.pace(Pace.AUTHENTIC);
    for (Key key : List.of(Key.SST, Key.SST, Key.SST, Key.FIVE)) {
      calculator.keyDown(key);
      pass(395);
      calculator.keyUp();
      pass(500);
    }
    assertThat(display()).isEqualTo("-CX EXT FCN");
  }

  @ParameterizedTest
  @CsvSource({"1, .END. REG 219", "2, -TIME  2C", "3, +"})
  void atTheOthersTheCalculatorSwitchesOffAfterTenMinutes(int catalogue, String entry) {
    stopIn(catalogue);
    pass(MINUTE.multipliedBy(9));
    assertThat(display().strip()).isEqualTo(entry);
    pass(MINUTE.multipliedBy(2));
    assertThat(calculator.isOn()).isFalse();
  }

  @Test
  void oneThatGoesOnIsNotLeftEarly() {
    calculator.type("\"F\" 5 CRFLD \"G\" 6 CRFLD CLST");
    stopIn(4);
    pass(MINUTE.plusSeconds(59));
    press(Key.RUN_STOP);
    pass(500);
    assertThat(display()).isEqualTo("G       D006");
    pass(1_500);
    assertThat(display()).isEqualTo(" 109.0000");
  }

  /** Loads two programs of two labels each. */
  private static void loadPrograms(Calculator calculator) {
    String listing = "LBL \"AA\"\n1\nEND\nLBL \"BB\"\nLBL \"B2\"\n2\nEND\nLBL \"CC\"";
    var assembly = new Assembler(Inside.of(calculator).instructions()).assemble(listing);
    new ProgramLoader(Inside.of(calculator).memory()).load(assembly.programs());
  }

  @ParameterizedTest
  @CsvSource({"C, END", "CV, END", "CX, END       10"})
  void onlyTheCxShowsTheBytesOfAProgram(Model model, String end) {
    Calculator other = new Calculator(model, new SilentPeripherals(clock));
    loadPrograms(other);
    other.type("CAT 1");
    new VirtualKeypad(other, clock).pass(Duration.ofMillis(300));
    other.press(Key.RUN_STOP);
    assertThat(other.display().toString().strip()).isEqualTo("LBL┬AA");
    other.press(Key.SST);
    assertThat(other.display().toString().strip()).isEqualTo(end);
  }

  /**
   * The entry that is shown while a key is down or after it, and the one at which R/S stops. The
   * moments are those of the recordings cat1-running-SIN, cat1-running-f, cat1-stop and
   * cat1-stopped-f, or of the microcode.
   */
  @ParameterizedTest
  @CsvSource({
    "1,  711, SIN, 395, END       10",
    "1,  711, SIN, 535, LBL┬BB",
    "1, 1027, SHIFT, 395, LBL┬BB",
    "1, 1027, SHIFT, 955, LBL┬B2",
    "3, 1027, SIN, 460, 1/X",
    "3, 1027, SIN, 815, 10↑X",
    "1,  450, RUN_STOP, 900, LBL┬AA",
    "1,  632, RUN_STOP, 900, END       10",
  })
  void anyKeyThatIsDownHurriesItAndStopsIt(
      int catalogue, int moment, Key key, int after, String entry) {
    loadPrograms(calculator);
    calculator.pace(Pace.AUTHENTIC);
    calculator.type("CAT " + catalogue);
    int held = 395;
    pass(key == Key.RUN_STOP ? moment : moment - held);
    calculator.keyDown(key);
    pass(Math.min(after, held));
    calculator.keyUp();
    pass(Math.max(0, after - held));
    assertThat(display()).isEqualTo(entry);
  }
}
