package hp41.debug;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Inside;
import hp41.Internals;
import hp41.Model;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.listing.Assembler;
import hp41.machine.ProgramLoader;
import java.time.Instant;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that lines are neither counted nor recorded while nothing is set. */
class UnseenRunTest {

  private static final String PROGRAM = "LBL \"SIX\"\n1\n2\n+\n3\n+\nEND\n";

  private final VirtualClock clock = new VirtualClock(Instant.EPOCH);
  private final Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(clock));
  private final Debugger debugger = calculator.debugger();

  @BeforeEach
  void load() {
    new ProgramLoader(Inside.of(calculator).memory())
        .load(new Assembler(Internals.known()).assemble(PROGRAM).programs());
    calculator.restore(calculator.image());
  }

  static Stream<Arguments> reasonsToLookOn() {
    return Stream.of(
        reason(it -> it.breakpoints().toggle("OTHER"), it -> it.breakpoints().clear()),
        reason(it -> it.watches().toggle(watch()), it -> it.watches().toggle(watch())),
        reason(it -> it.watches().toggle(watch()), it -> it.watches().clear()),
        reason(it -> it.trace().on(), it -> it.trace().off()),
        reason(it -> it.open(true), it -> it.open(false)));
  }

  private static Arguments reason(Consumer<Debugger> set, Consumer<Debugger> takenAway) {
    return Arguments.of(set, takenAway);
  }

  private static Watch watch() {
    return Watch.of("R07").orElseThrow();
  }

  @Test
  void initiallyNothingIsObserved() {
    assertObserved(0);
  }

  @ParameterizedTest
  @MethodSource("reasonsToLookOn")
  void nothingIsObservedAfterEverythingIsRemoved(
      Consumer<Debugger> set, Consumer<Debugger> takenAway) {
    set.accept(debugger);
    assertObserved(7);
    takenAway.accept(debugger);
    debugger.clearCounts();
    assertObserved(0);
  }

  /** Runs seven lines and checks how many were counted and recorded. */
  private void assertObserved(int lines) {
    calculator.type("XEQ \"SIX\"");
    for (int i = 0; i < 100 && !calculator.isIdle(); i++) {
      calculator.proceed(500);
      calculator.untilDue().ifPresent(clock::advance);
    }
    assertThat(calculator.display().toString().strip()).isEqualTo("6.0000");
    assertThat(debugger.history()).isEqualTo(lines);
    assertThat(
            calculator.programs().lines(calculator.programs().pointer()).stream()
                .mapToLong(debugger::count)
                .sum())
        .isEqualTo(lines);
  }
}
