package hp41.debug;

import hp41.Calculator;
import hp41.Inside;
import hp41.Internals;
import hp41.Model;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.key.Key;
import hp41.listing.Assembler;
import hp41.machine.ProgramLoader;
import java.time.Instant;

/** A base class for tests with a calculator and a debugger. */
abstract class DebuggerBench {

  static final String FACTORIAL =
      """
      LBL "FACT"
      STO 00
      1
      LBL 01
      RCL 00
      *
      XEQ 02
      DSE 00
      GTO 01
      RTN
      LBL 02
      SF 01
      CF 01
      RTN
      END
      """;

  final VirtualClock clock = new VirtualClock(Instant.EPOCH);
  final Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(clock));
  final Debugger debugger = calculator.debugger();

  void load(String listing) {
    new ProgramLoader(Inside.of(calculator).memory())
        .load(new Assembler(Internals.known()).assemble(listing).programs());
    calculator.restore(calculator.image());
  }

  void start(String words) {
    calculator.type(words);
    proceed();
  }

  void goOn() {
    calculator.press(Key.RUN_STOP);
    proceed();
  }

  void proceed() {
    for (int i = 0; i < 1_000 && !calculator.isIdle(); i++) {
      calculator.proceed(500);
      if (!calculator.isIdle()) {
        calculator.untilDue().ifPresent(clock::advance);
      }
    }
  }

  String x() {
    return calculator.snapshot().stack().get(3).text().strip();
  }

  int line() {
    return calculator.snapshot().program().line();
  }

  int pointer(int line) {
    return calculator.programs().lines(calculator.programs().pointer()).get(line - 1);
  }
}
