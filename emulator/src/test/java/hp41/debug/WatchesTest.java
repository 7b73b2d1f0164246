package hp41.debug;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Inside;
import hp41.event.StopReason.Cause;
import hp41.event.StopReason.Changed;
import org.junit.jupiter.api.Test;

/** Tests that programs stop when watched values change. */
class WatchesTest extends DebuggerBench {

  @Test
  void changeOfAWatchedValueStops() {
    load(FACTORIAL);
    debugger.watches().toggle(Watch.of("r00").orElseThrow());
    start("3 XEQ \"FACT\"");
    assertThat(debugger.takeReason()).isEqualTo(new Changed("R00: 0.0000 → 3.0000"));
    goOn();
    assertThat(debugger.takeReason()).isEqualTo(new Changed("R00: 3.0000 → 2.0000"));
    assertThat(debugger.watches().lines().get(0).was()).isEqualTo("3.0000");
    debugger.watches().clear();
    debugger.watches().toggle(Watch.of("flag 01").orElseThrow());
    goOn();
    assertThat(debugger.takeReason()).isEqualTo(new Changed("flag 01: clear → set"));
  }

  @Test
  void changeByKeysDoesNotStopTheProgram() {
    load("LBL \"A1\"\nSTOP\nCLA\nEND");
    debugger.watches().toggle(Watch.of("R00").orElseThrow());
    start("XEQ \"A1\"");
    calculator.type("5 STO 00 7");
    goOn();
    assertThat(debugger.takeReason()).isEqualTo(Cause.NONE);
    assertThat(line()).isZero();
  }

  @Test
  void registersAndFlagsThatDoNotExistHaveNoValue() {
    calculator.type("SIZE 010");
    assertThat(Watch.of("R09").orElseThrow().value(Inside.of(calculator))).isEqualTo("0.0000");
    assertThat(Watch.of("R10").orElseThrow().value(Inside.of(calculator))).isEqualTo("nonexistent");
    assertThat(Watch.of("flag 55")).isPresent();
    assertThat(Watch.of("flag 56")).isEmpty();
  }
}
