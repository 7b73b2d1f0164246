package hp41.debug;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Inside;
import org.junit.jupiter.api.Test;

/** Tests the change journal and the debugger's accessors. */
class JournalTest extends DebuggerBench {

  private void run(String listing, String words) {
    load(listing);
    debugger.open(true);
    start(words);
  }

  private void back() {
    assertThat(calculator.stepBack()).isTrue();
  }

  @Test
  void lineThatChangesManyWordsIsUndoneCompletely() {
    load("LBL \"A1\"\nCLRG\nEND");
    calculator.type("SIZE 030");
    for (int i = 0; i < 30; i++) {
      calculator.type(i + 1 + " STO " + i);
    }
    debugger.open(true);
    start("XEQ \"A1\"");
    calculator.type("RCL 29");
    assertThat(x()).isEqualTo("0.0000");
    while (debugger.history() > 0) {
      back();
    }
    for (int i = 0; i < 30; i++) {
      calculator.type("RCL " + i);
      assertThat(x()).isEqualTo(i + 1 + ".0000");
    }
  }

  @Test
  void stackLiftIsRestored() {
    run("LBL \"A1\"\n5\nENTER^\nSIN\nEND", "XEQ \"A1\"");
    back();
    back();
    assertThat(Inside.of(calculator).stackLift()).isFalse();
    back();
    assertThat(Inside.of(calculator).stackLift()).isTrue();
  }

  @Test
  void wordChangedTwiceIsRestoredToItsFirstContent() {
    run("LBL \"A1\"\n1\nSTO 15\n2\nSTOP\nEND", "9 STO 15 XEQ \"A1\"");
    calculator.type("3 STO 15 4 STO 14");
    while (debugger.history() > 0) {
      back();
    }
    calculator.type("RCL 14 RCL 15");
    assertThat(x()).isEqualTo("9.0000");
    calculator.type("RDN");
    assertThat(x()).isEqualTo("0.0000");
  }

  @Test
  void togglesReturnTheNewState() {
    load(FACTORIAL);
    assertThat(debugger.breakpoints().toggle(pointer(3))).isTrue();
    assertThat(debugger.breakpoints().toggle("FACT")).isTrue();
    assertThat(debugger.breakpoints().toggle(pointer(3))).isFalse();
    assertThat(debugger.breakpoints().toggle("FACT")).isFalse();
    assertThat(debugger.breakpoints().all()).isEmpty();
    Watch watch = Watch.of("R00").orElseThrow();
    assertThat(debugger.watches().toggle(watch)).isTrue();
    assertThat(debugger.watches().toggle(watch)).isFalse();
  }

  @Test
  void traceContainsTheLastLinesOnly() {
    load("LBL \"L1\"\nLBL 01\n1\n+\nGTO 01\nEND");
    debugger.trace().on();
    calculator.type("0 XEQ \"L1\"");
    for (int i = 0; i < 5; i++) {
      calculator.proceed(Trace.MOST);
    }
    assertThat(debugger.trace().lines()).hasSize(Trace.MOST);
    assertThat(debugger.trace().lines().get(0).toString()).doesNotContain("LBL");
  }
}
