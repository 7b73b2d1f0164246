package hp41.debug;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.event.StopReason.Cause;
import hp41.event.StopReason.Changed;
import hp41.key.Key;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the reason that the calculator gives for a stop. */
class StopReasonTest extends DebuggerBench {

  @ParameterizedTest
  @CsvSource({
    "STOP, STOP",
    "PROMPT, PROMPT",
    "RTN, END",
    "END, END",
    "OFF, OFF",
    "1/X, ERROR",
    "SF 21\\nVIEW X, STOP"
  })
  void lineThatStopsTheProgramIsTheReason(String lines, Cause reason) {
    load("LBL \"P\"\nCLX\n" + lines.replace("\\n", "\n") + (lines.equals("END") ? "" : "\nEND"));
    assertThat(calculator.stopped()).isEqualTo(Cause.NONE);
    start("XEQ \"P\"");
    assertThat(calculator.stopped()).isEqualTo(reason);
  }

  @Test
  void breakpointsAndWatchesAreReasonsUntilTheProgramContinues() {
    load(FACTORIAL);
    debugger.breakpoints().toggle("FACT");
    debugger.watches().toggle(Watch.of("R00").orElseThrow());
    start("3 XEQ \"FACT\"");
    assertThat(calculator.stopped()).isEqualTo(Cause.BREAKPOINT);
    goOn();
    assertThat(calculator.stopped()).isEqualTo(new Changed("R00: 0.0000 → 3.0000"));
    debugger.watches().clear();
    goOn();
    assertThat(calculator.stopped()).isEqualTo(Cause.END);
  }

  @Test
  void errorIsTheReasonWhileItIsDisplayed() {
    start("0 1/X");
    assertThat(calculator.stopped()).isEqualTo(Cause.ERROR);
    calculator.press(Key.BACK);
    assertThat(calculator.stopped()).isEqualTo(Cause.NONE);
  }
}
