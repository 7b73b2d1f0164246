package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.keypad.VirtualKeypad;
import hp41.peripherals.Peripherals;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The keys of the stopwatch, and the clock in the display. */
class StopwatchTest {

  private final VirtualClock clock = new VirtualClock(Instant.parse("2026-01-15T10:30:00Z"));
  private final List<Integer> tones = new ArrayList<>();
  private final Calculator calculator =
      new Calculator(
          Model.CX,
          new Peripherals() {
            @Override
            public InstantSource clock() {
              return clock;
            }

            @Override
            public InstantSource wallClock() {
              return clock;
            }

            @Override
            public void tone(int hertz, int milliseconds) {
              tones.add(hertz);
            }
          });
  private final VirtualKeypad keypad = new VirtualKeypad(calculator, clock);

  private void pass(long milliseconds) {
    keypad.pass(Duration.ofMillis(milliseconds));
  }

  private void press(String keys) {
    for (String key : keys.split(" ")) {
      calculator.press(Key.of(key).orElseThrow());
    }
  }

  private String display() {
    return calculator.display().toString();
  }

  /** Displays that were recorded from the microcode. */
  @ParameterizedTest
  @CsvSource({
    "1.2345,   1.2350,  01:23:50.00=R01, 00:00:05.00=D01",
    "1.2350,   1.2345,  01:23:45.00=R01, ' ERROR  =D01'",
    "1,        0.68,    00:68:00.00=R01, ' ERROR  =D01'",
    "2.7,      0.3,     00:30:00.00=R01, ' ERROR  =D01'",
    "-1,       -1.7,    -01:70:00.0=R01, ' ERROR  =D01'",
    "-99,      99,      99:00:00.00=R01, 98:00:00.00=D01",
    "1,        100,     ' ERROR  =R01',  ' ERROR  =D01'"
  })
  void recalledRegisterIsShownEvenIfItIsNoTime(
      String before, String content, String register, String difference) {
    calculator.type(before + " STO 00 " + content + " STO 01 SW");
    press("RCL SST");
    pass(500);
    assertThat(display()).isEqualTo(register);
    press("CHS");
    pass(500);
    assertThat(display()).isEqualTo(difference);
  }

  @ParameterizedTest
  @CsvSource({"-1.23456, -01:23:45=R001, -01:23:45.60", "300, 'ERROR  =R001', 'ERROR  =R001'"})
  void wideNumberOfARegisterLeavesLessRoom(String content, String shown, String hidden) {
    calculator.type("SIZE 150 " + content + " STO 01 0.1 SWPT");
    press("RCL 0 0 1");
    pass(500);
    assertThat(display()).isEqualTo(shown);
    press("EEX");
    pass(500);
    assertThat(display()).isEqualTo(hidden);
  }

  @Test
  void splitsGoToRegistersAndAreRecalled() {
    calculator.type("SW");
    assertThat(display()).isEqualTo("00:00:00.00⟶R00");
    press("R/S");
    pass(2_610);
    press("ENTER");
    pass(5_000);
    press("ENTER R/S");
    assertThat(display()).isEqualTo("00:00:07.61⟶R02");
    press("RCL");
    assertThat(display()).isEqualTo("00:00:02.61=R00");
    press("SST");
    assertThat(display()).isEqualTo("00:00:07.61=R01");
    press("CHS");
    assertThat(display()).isEqualTo("00:00:05.00=D01");
    press("5");
    assertThat(display()).isEqualTo("00:00:05.00=D5_");
    press("SIN <- <-");
    assertThat(display()).isEqualTo("00:00:05.00=D__");
    press("0 1 <- <-");
    assertThat(display()).isEqualTo("00:00:00.00⟶D02");
    press("f <-");
    calculator.type("RCL 00");
    assertThat(calculator.snapshot().stack().get(3).digits()).isEqualTo("2.610000000E-04");
  }

  @Test
  void tenthsShowWhileItRuns() {
    calculator.type("SW");
    press("R/S");
    pass(2_550);
    assertThat(display()).isEqualTo("00:00:02.5 ⟶R00");
    press("<-");
    pass(1_000);
    assertThat(display()).isEqualTo("00:00:03.5 ⟶R00");
  }

  @Test
  void aProgramGoesOnBehindIt() {
    calculator.type("5.010 SWPT");
    assertThat(display()).isEqualTo("00:00:00.00⟶R05");
    press("RCL");
    assertThat(display()).isEqualTo("00:00:00.00=R10");
    press("ON");
    assertThat(calculator.isOn()).isFalse();
    press("ON");
    assertThat(calculator.snapshot().stack().get(4).digits()).isEqualTo("0.000000000E+00");
    calculator.type("SWPT");
    press("1 2 CHS f <-");
    assertThat(calculator.snapshot().stack().get(4).digits()).isEqualTo("5.010000000E+00");
    assertThat(display()).isEqualTo("-12.0100");
    calculator.type("SWPT");
    assertThat(display()).isEqualTo("00:00:00.00⟶D12");
  }

  @Test
  void registersThatAreNotThereAreRefused() {
    calculator.type("100 SWPT");
    assertThat(display()).isEqualTo("NONEXISTENT");
    calculator.type("SIZE 000 SW");
    assertThat(display()).isEqualTo("00:00:00.00⟶R00");
    press("RCL");
    assertThat(display()).isEqualTo("NONEXISTENT");
  }

  @Test
  void hundredthsShowBesideThreeDigitsOnlyWithoutTheRegister() {
    calculator.type("SIZE 200 100 SWPT");
    assertThat(display()).isEqualTo("00:00:00.0⟶R100");
    press("EEX");
    assertThat(display()).isEqualTo("00:00:00.00");
  }

  @Test
  void lastRegisterWarnsWithALowTone() {
    calculator.type("SW");
    press("9 9");
    assertThat(tones).containsExactly(452);
    press("RCL 9 9");
    assertThat(tones).containsExactly(452, 452);
  }

  @Test
  void theModuleHasNotWhatTheCxHas() {
    Calculator withModule =
        Calculator.builder(Model.CV, new SilentPeripherals(clock))
            .plugged(Plugged.of(Accessory.TIME))
            .build();
    withModule.type("0 ENTER 0 ENTER 11 XYZALM TIME");
    assertThat(withModule.display()).hasToString("10:30:00 AM");
    withModule.type("CLRALMS");
    assertThat(withModule.display()).hasToString("NONEXISTENT");
  }

  @Test
  void theClockGoesOnInTheDisplayUntilAKey() {
    calculator.type("CLOCK");
    assertThat(display()).isEqualTo("10:30:00 AM");
    pass(3_100);
    assertThat(display()).isEqualTo("10:30:03 AM");
    press("<-");
    pass(3_000);
    assertThat(display()).isEqualTo(" 0.0000");
    calculator.type("CLK24 CLKTD CLOCK");
    assertThat(display()).isEqualTo("  10:30 01/15");
    press("5 +");
    assertThat(display()).isEqualTo(" 5.0000");
  }
}
