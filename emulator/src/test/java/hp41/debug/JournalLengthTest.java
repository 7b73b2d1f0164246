package hp41.debug;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/**
 * Tests the number of lines that can be undone. Only the built-in engine reaches it: the microcode
 * changes many words in each line.
 */
class JournalLengthTest extends DebuggerBench {

  @Test
  void linesThatAreTooOldAreNotUndone() {
    load("LBL \"L1\"\nLBL 01\n1\n+\nGTO 01\nEND");
    debugger.open(true);
    calculator.type("0 XEQ \"L1\"");
    long before = calculator.linesExecuted();
    calculator.proceed(3 * ChangeJournal.CAPACITY);
    long number = 1 + (calculator.linesExecuted() - before - 2) / 4;
    int undone = 0;
    while (calculator.stepBack()) {
      undone++;
    }
    assertThat(undone).isEqualTo(ChangeJournal.CAPACITY);
    assertThat(debugger.history()).isZero();
    calculator.type("FIX 0 CF 29");
    assertThat(x()).isEqualTo(String.valueOf(number - ChangeJournal.CAPACITY / 4));
  }
}
