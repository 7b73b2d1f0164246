package hp41.debug;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Image;
import hp41.Inside;
import hp41.event.StopReason.Cause;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.memory.LinePointer;
import java.util.ArrayList;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests where programs stop and what stepping back restores. */
class DebuggerTest extends DebuggerBench {

  @Test
  void programStopsBeforeALineAndContinues() {
    load(FACTORIAL);
    debugger.breakpoints().toggle(pointer(9));
    start("5 XEQ \"FACT\"");
    assertThat(line()).isEqualTo(9);
    assertThat(debugger.takeReason()).isEqualTo(Cause.BREAKPOINT);
    assertThat(debugger.takeReason()).isEqualTo(Cause.NONE);
    assertThat(x()).isEqualTo("5.0000");
    goOn();
    assertThat(x()).isEqualTo("20.0000");
    debugger.breakpoints().clear();
    goOn();
    assertThat(x()).isEqualTo("120.0000");
  }

  @Test
  void breakpointAtALabelStopsEveryCall() {
    load("LBL \"A1\"\nXEQ \"B1\"\nEND\nLBL \"B1\"\nPI\nEND");
    debugger.breakpoints().toggle("B1");
    start("XEQ \"A1\"");
    assertThat(calculator.snapshot().program().name()).isEqualTo("B1");
    assertThat(debugger.returns()).hasSize(1);
    goOn();
    assertThat(x()).isEqualTo("3.1416");
  }

  @Test
  void breakpointMovesWithItsLine() {
    load(FACTORIAL);
    calculator.type("GTO \"FACT\"");
    debugger.breakpoints().toggle(pointer(6));
    new LinePointer(Inside.of(calculator).program()).to(2);
    calculator.press(Key.PRGM);
    calculator.type("SIN COS");
    calculator.press(Key.PRGM);
    assertThat(debugger.breakpoints().stopsAt(pointer(8))).isTrue();
    new LinePointer(Inside.of(calculator).program()).to(8);
    calculator.press(Key.PRGM);
    calculator.press(Key.BACK);
    assertThat(debugger.breakpoints().all()).isEmpty();
  }

  @Test
  void breakpointKeepsItsLineAmongLinesWithTheSameText() {
    String others = "COS\n".repeat(20);
    load("LBL \"A1\"\nSIN\n" + others + "SIN\n" + others + "SIN\nEND");
    debugger.breakpoints().toggle(pointer(23));
    new LinePointer(Inside.of(calculator).program()).to(1);
    calculator.press(Key.PRGM);
    calculator.type("TAN");
    calculator.press(Key.PRGM);
    assertThat(debugger.breakpoints().all())
        .extracting(it -> calculator.programs().number(it.pointer()))
        .containsExactly(24);
  }

  @Test
  void breakpointsStayAtTheirLinesIfTheNumberOfDataRegistersChanges() {
    load(FACTORIAL);
    load("LBL \"A1\"\n" + "SIN\n".repeat(20) + "END");
    calculator.type("GTO \"A1\"");
    debugger.breakpoints().toggle(pointer(9));
    calculator.type("SIZE 020");
    assertThat(debugger.breakpoints().all())
        .extracting(it -> calculator.programs().number(it.pointer()))
        .containsExactly(9);
    assertThat(debugger.breakpoints().stopsAt(pointer(9))).isTrue();
  }

  @Test
  void eachBreakpointAtALineIsAskedAndReportsItsId() {
    load(FACTORIAL);
    debugger.breakpoints().add(7, pointer(9), StopCondition.typed("if X>4").orElseThrow());
    debugger.breakpoints().add(8, pointer(9), StopCondition.typed("hits 2").orElseThrow());
    start("5 XEQ \"FACT\"");
    assertThat(debugger.takeHits()).containsExactly(7);
    goOn();
    assertThat(debugger.takeHits()).containsExactly(7, 8);
    debugger.breakpoints().remove(7);
    goOn();
    assertThat(debugger.takeHits()).isEmpty();
    assertThat(x()).isEqualTo("120.0000");
  }

  @Test
  void stopCancelsTheGoalOfTheRun() {
    load("LBL \"A1\"\nXEQ 02\n1\n2\nRTN\nLBL 02\nSTOP\nRTN\nEND");
    debugger.breakpoints().toggle(pointer(2));
    start("XEQ \"A1\"");
    debugger.over();
    goOn();
    assertThat(line()).isEqualTo(8);
    goOn();
    assertThat(x()).isEqualTo("2.0000");
  }

  @Test
  void countsRestartIfTheProgramChanges() {
    load("LBL \"A1\"\nCLA\nEND");
    debugger.open(true);
    start("XEQ \"A1\"");
    assertThat(debugger.count(pointer(2))).isOne();
    new LinePointer(Inside.of(calculator).program()).to(2);
    calculator.press(Key.PRGM);
    calculator.type("CLST");
    calculator.press(Key.PRGM);
    start("XEQ \"A1\"");
    assertThat(debugger.count(pointer(2))).isOne();
    start("XEQ \"A1\"");
    assertThat(debugger.count(pointer(2))).isEqualTo(2);
  }

  @Test
  void stepOverAndStepOutRunToTheReturn() {
    load(FACTORIAL);
    debugger.breakpoints().toggle(pointer(7));
    start("3 XEQ \"FACT\"");
    debugger.over();
    goOn();
    assertThat(line()).isEqualTo(8);
    debugger.breakpoints().clear();
    debugger.breakpoints().toggle(pointer(12));
    goOn();
    assertThat(line()).isEqualTo(12);
    debugger.out();
    goOn();
    assertThat(line()).isEqualTo(8);
  }

  @ParameterizedTest
  @CsvSource({"PSE, FULL", "PSE, AUTHENTIC", "GETKEY, FULL", "GETKEY, AUTHENTIC"})
  void stepOverALineThatWaitsStopsAfterTheWait(String function, Pace pace) {
    calculator.pace(pace);
    load("LBL \"A1\"\n1\n" + function + "\n2\n3\nEND");
    debugger.breakpoints().toggle(pointer(3));
    start("XEQ \"A1\"");
    assertThat(line()).isEqualTo(3);
    debugger.over();
    goOn();
    assertThat(line()).isEqualTo(4);
    goOn();
    assertThat(x()).isEqualTo("3.0000");
  }

  @Test
  void runToCursorStopsAtTheLine() {
    load(FACTORIAL);
    debugger.open(true);
    debugger.until(pointer(10));
    start("4 XEQ \"FACT\"");
    assertThat(line()).isEqualTo(10);
    assertThat(x()).isEqualTo("24.0000");
    assertThat(debugger.count(pointer(6))).isEqualTo(4);
  }

  @Test
  void traceContainsLinesWithX() {
    load("LBL \"T1\"\n2\nX^2\nEND");
    List<String> lines = new ArrayList<>();
    debugger.trace().on(lines::add);
    start("XEQ \"T1\"");
    assertThat(lines)
        .containsExactly(
            "LBL┬T1                   0.0000",
            "2                        2.0000",
            "X↑2                      4.0000",
            "END                      4.0000");
    debugger.trace().off();
    start("XEQ \"T1\"");
    assertThat(lines).hasSize(4);
  }

  @Test
  void observationChangesNothing() {
    load(FACTORIAL);
    Image before = calculator.image();
    start("20 XEQ \"FACT\"");
    Image alone = calculator.image();
    calculator.restore(before);
    debugger.open(true);
    debugger.trace().on();
    start("20 XEQ \"FACT\"");
    assertThat(calculator.image()).isEqualTo(alone);
  }

  @Test
  void everyStepBackRestoresMemory() {
    load(FACTORIAL);
    List<String> before = new ArrayList<>();
    StopCondition logs = StopCondition.typed("log \"line\"").orElseThrow();
    calculator.programs().lines(pointer(1)).forEach(line -> debugger.breakpoints().set(line, logs));
    debugger.conditions().report(line -> before.add(memory()), error -> {});
    debugger.open(true);
    start("40 XEQ \"FACT\"");
    assertThat(before).hasSizeGreaterThan(400);
    while (debugger.history() > 0) {
      assertThat(calculator.stepBack()).isTrue();
      assertThat(memory()).isEqualTo(before.get(debugger.history()));
    }
    assertThat(calculator.stepBack()).isFalse();
  }

  @Test
  void keysBetweenTwoLinesAreUndoneWithTheFirst() {
    load(FACTORIAL);
    debugger.breakpoints().toggle(pointer(9));
    start("5 XEQ \"FACT\"");
    calculator.type("STO 15");
    goOn();
    assertThat(calculator.stepBack()).isTrue();
    assertThat(register(15)).isEqualTo("5.0000");
    while (debugger.history() > 0) {
      assertThat(calculator.stepBack()).isTrue();
    }
    assertThat(register(15)).isEqualTo("0.0000");
    assertThat(line()).isEqualTo(1);
  }

  private String memory() {
    return StringUtils.join(Inside.of(calculator).memory().words(), ' ');
  }

  private String register(int number) {
    calculator.type("RCL " + number);
    return x();
  }

  @Test
  void hundredThousandLinesCanBeUndone() {
    load("LBL \"L1\"\nLBL 01\n1\n+\nGTO 01\nEND");
    debugger.open(true);
    calculator.type("0 XEQ \"L1\"");
    for (int i = 0; i < 60; i++) {
      calculator.proceed(10_000);
    }
    calculator.press(Key.RUN_STOP);
    proceed();
    assertThat(debugger.history()).isGreaterThan(100_000);
    int count = Integer.parseInt(x().replace(".0000", "").replace(",", ""));
    for (int i = 0; i < 100_000; i++) {
      assertThat(calculator.stepBack()).isTrue();
    }
    assertThat(x().replace(".0000", "").replace(",", "")).isEqualTo(String.valueOf(count - 25_000));
  }

  @Test
  void debuggerEnabledLaterObservesLaterLinesOnly() {
    load("LBL \"L1\"\nLBL 01\n1\n+\nGTO 01\nEND");
    debugger.open(true);
    calculator.type("0 XEQ \"L1\"");
    calculator.proceed(100);
    debugger.open(false);
    calculator.proceed(100);
    debugger.trace().on();
    calculator.proceed(1_000);
    calculator.press(Key.RUN_STOP);
    proceed();
    List<String> texts =
        debugger.trace().lines().stream().map(Trace.TraceLine::text).distinct().sorted().toList();
    assertThat(texts).containsExactly("+", "1", "GTO 01", "LBL 01");
    assertThat(debugger.trace().lines().size()).isGreaterThan(4);
  }
}
