package hp41.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.listing.Assembler;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** Checks what counts as a difference, with two calculators that are changed on purpose. */
class EnginesTest {

  private final ComparedCalculator own =
      new ComparedCalculator(Model.CX, Plugged.NOTHING, Optional.empty());
  private final ComparedCalculator other =
      new ComparedCalculator(Model.CX, Plugged.NOTHING, Optional.empty());
  private final Engines engines = new Engines(own, other);

  @Test
  void equalEnginesHaveNoDifferences() {
    engines.begin(Pace.FULL, false, it -> load(it, "2\nENTER^"));
    assertThat(engines.execute(it -> it.type("R/S"))).isEmpty();
    assertThat(engines.bothRest()).isTrue();
  }

  @Test
  void programThatEndsOnOneSideOnlyIsADifference() {
    engines.begin(Pace.FULL, false, it -> load(it, isOwn(it) ? "LBL 00\nGTO 00" : "LBL 00\nSTOP"));
    assertThat(engines.execute(it -> it.type("R/S")))
        .containsExactly(new Difference("calculator", "computing", "waiting"));
  }

  @Test
  void keyAfterWhichOneSideNeverWaitsIsADifference() {
    engines.begin(
        Pace.AUTHENTIC, false, it -> load(it, isOwn(it) ? "LBL 00\nGTO 00" : "LBL 00\nSTOP"));
    assertThat(engines.press(press("R/S"), true))
        .containsExactly(new Difference("calculator", "computing", "waiting"));
  }

  @Test
  void keyWaitsForAProgramThatItMustNotInterrupt() {
    for (boolean interrupts : List.of(true, false)) {
      engines.begin(Pace.AUTHENTIC, false, it -> load(it, "SIN\nSIN\nSIN\nSIN\nSIN"));
      assertThat(engines.press(press("R/S~10"), interrupts)).isEmpty();
      assertThat(engines.bothRest()).isEqualTo(!interrupts);
    }
  }

  @Test
  void endlessProgramsOnBothSidesAreNoDifference() {
    engines.begin(Pace.FULL, false, it -> load(it, "LBL 00\nGTO 00"));
    assertThat(engines.execute(it -> it.type("R/S"))).isEmpty();
    assertThat(engines.bothRest()).isFalse();
  }

  @Test
  void stackLiftIsCompared() {
    engines.begin(Pace.FULL, false, it -> {});
    assertThat(engines.run(1, it -> it.press(isOwn(it) ? Key.BACK : Key.RECIPROCAL)))
        .contains(new Difference("stack lift", "disabled", "enabled"));
  }

  @Test
  void exceptionIsADifferenceAndTheNextCaseStartsFresh() {
    Consumer<Calculator> broken =
        it -> {
          if (isOwn(it)) {
            throw new ArithmeticException("too long");
          }
        };
    engines.begin(Pace.FULL, false, it -> load(it, "STOP"));
    assertThat(engines.execute(broken))
        .hasSize(1)
        .first()
        .hasToString(
            "calculator: broken by java.lang.ArithmeticException: too long, the machine has waiting");
    engines.begin(Pace.FULL, false, it -> load(it, "STOP"));
    assertThat(engines.execute(it -> it.type("R/S"))).isEmpty();
  }

  @Test
  void endlessRecursionIsADifference() {
    engines.begin(Pace.FULL, false, it -> {});
    assertThat(engines.run(1, it -> recur(isOwn(it))))
        .singleElement()
        .hasToString("calculator: broken by java.lang.StackOverflowError, the machine has waiting");
  }

  private static int recur(boolean endless) {
    return endless ? recur(true) + 1 : 0;
  }

  @Test
  void toneOnOneSideOnlyIsADifference() {
    engines.begin(Pace.FULL, false, it -> load(it, isOwn(it) ? "TONE 9" : "STOP"));
    assertThat(engines.execute(it -> it.type("R/S")))
        .extracting(Difference::what)
        .contains("tones");
  }

  @Test
  void everyKeySequenceEndsWithADigit() {
    KeyCase keys = new KeyCase("keys", false, false, "", List.of(press("CHS")));
    assertThat(keys.play(engines)).isEmpty();
    assertThat(keys.command("--rom x.mod"))
        .isEqualTo("hp41 keys --rom x.mod --clock 2026-01-15T10:30 --frozen-clock CHS 5");
    assertThat(own.calculator().keyedNumber()).contains("5");
  }

  private boolean isOwn(Calculator calculator) {
    return calculator == own.calculator();
  }

  private static KeyPress press(String key) {
    return KeyPress.of(key).orElseThrow();
  }

  private static void load(Calculator calculator, String listing) {
    calculator.load(new Assembler(Internals.known(calculator)).assemble(listing).programs());
  }
}
