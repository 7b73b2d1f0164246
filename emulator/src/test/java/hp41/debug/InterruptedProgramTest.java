package hp41.debug;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.event.StopReason.Cause;
import hp41.listing.Assembler;
import hp41.memory.Flags;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that a program stopped between two lines continues as if it had not been stopped. */
class InterruptedProgramTest extends DebuggerBench {

  private void checkContinuation() {
    calculator.resume();
    proceed();
  }

  private void stopAt(int line) {
    debugger.breakpoints().toggle(pointer(line));
  }

  private static List<byte[]> assembled(String listing) {
    return new Assembler(Internals.known()).assemble(listing).programs();
  }

  @Test
  void stackIsNotLiftedAfterEnter() {
    load("LBL \"A1\"\n5\nENTER^\n7\n+\nEND");
    stopAt(4);
    start("XEQ \"A1\"");
    assertThat(calculator.contents().stackLift()).isFalse();
    checkContinuation();
    assertThat(x()).isEqualTo("12.0000");
    assertThat(calculator.contents().shown(calculator.contents().level(2)).strip())
        .isEqualTo("0.0000");
  }

  @Test
  void messageIsStillDisplayed() {
    load("LBL \"A1\"\nCF 21\nVIEW X\nSF 01\nFS? 50\nSF 02\nEND");
    stopAt(5);
    start("XEQ \"A1\"");
    checkContinuation();
    assertThat(calculator.contents().flag(2)).isTrue();
  }

  @Test
  void stepEndsAfterOneLine() {
    load(FACTORIAL);
    stopAt(5);
    start("5 XEQ \"FACT\"");
    debugger.in();
    checkContinuation();
    assertThat(line()).isEqualTo(6);
    assertThat(debugger.takeReason()).isEqualTo(Cause.NONE);
  }

  @Test
  void breakpointChecksItsCondition() {
    load(FACTORIAL);
    debugger.breakpoints().set(pointer(8), StopCondition.typed("if X=60").orElseThrow());
    start("5 XEQ \"FACT\"");
    assertThat(x()).isEqualTo("60.0000");
    checkContinuation();
    assertThat(x()).isEqualTo("120.0000");
  }

  @Test
  void jumpKeepsPendingReturns() {
    load(FACTORIAL);
    stopAt(12);
    start("1 XEQ \"FACT\"");
    debugger.jump(pointer(14));
    assertThat(debugger.returns()).hasSize(1);
    checkContinuation();
    assertThat(x()).isEqualTo("1.0000");
    assertThat(calculator.contents().flag(Flags.AUTO_START)).isFalse();
  }

  @Test
  void changedProgramContinuesAtItsLine() {
    load(FACTORIAL);
    stopAt(12);
    start("5 XEQ \"FACT\"");
    String changed = FACTORIAL.replace("RCL 00\n", "RCL 00\nABS\n");
    assertThat(debugger.replace(assembled(FACTORIAL), assembled(changed))).isEmpty();
    assertThat(line()).isEqualTo(13);
    assertThat(debugger.history()).isZero();
    debugger.breakpoints().clear();
    checkContinuation();
    assertThat(x()).isEqualTo("120.0000");
  }

  @Test
  void changeThatRemovesTheCurrentLineIsRejected() {
    load(FACTORIAL);
    stopAt(12);
    start("5 XEQ \"FACT\"");
    byte[] before = calculator.programs().all().get(0);
    String without = FACTORIAL.replace("SF 01\nCF 01\n", "");
    assertThat(debugger.replace(assembled(FACTORIAL), assembled(without)))
        .contains("the program would continue at a line that no longer exists");
    assertThat(debugger.replace(assembled(without), assembled(FACTORIAL)))
        .contains("the programs in memory have changed");
    assertThat(calculator.programs().all().get(0)).isEqualTo(before);
  }
}
