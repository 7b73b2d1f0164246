package hp41;

import static org.assertj.core.api.Assertions.assertThatCode;

import hp41.keyboard.Key;
import hp41.keyboard.Pace;
import hp41.machine.Halt;
import hp41.machine.Machine;
import hp41.machine.Processor;
import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is pressed or run, the calculator answers as a calculator does. */
class RobustnessTest {

  private static final int PRESSES = 20_000;
  private static final int PROGRAMS = 300;
  private static final int LINES = 1_000;

  @ParameterizedTest(name = "{0}")
  @EnumSource(Pace.class)
  void anyKeysLeadSomewhere(Pace pace) {
    long seed = 41;
    Random random = new Random(seed);
    VirtualClock clock = new VirtualClock(Instant.EPOCH);
    Calculator calculator = new Calculator(Model.C, new SilentPeripherals(clock), pace);
    Typist typist = new Typist(calculator, clock);
    assertThatCode(
            () -> {
              for (int i = 0; i < PRESSES; i++) {
                press(calculator, typist, random);
              }
            })
        .as("seed %d", seed)
        .doesNotThrowAnyException();
  }

  private static void press(Calculator calculator, Typist typist, Random random) {
    Key[] keys = Key.values();
    Key key = keys[random.nextInt(keys.length)];
    if (key == Key.ON && random.nextInt(10) > 0) {
      key = Key.PRGM;
    }
    calculator.keyDown(key);
    if (random.nextInt(20) == 0) {
      typist.pass(Duration.ofMillis(random.nextInt(3_000)));
    }
    calculator.keyUp();
    calculator.proceed(100);
    if (random.nextInt(50) == 0) {
      calculator.snapshot();
    }
  }

  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {1, 2, 3})
  void anyBytesRun(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < PROGRAMS; i++) {
      byte[] program = new byte[1 + random.nextInt(120)];
      random.nextBytes(program);
      assertThatCode(() -> run(program))
          .as("program %d of seed %d", i, seed)
          .doesNotThrowAnyException();
    }
  }

  private static void run(byte[] program) {
    Calculator calculator =
        new Calculator(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)));
    Machine machine = calculator.machine();
    Processor processor = new Processor(machine);
    machine.editor().insert(machine.program().top(), program);
    for (int lines = 0; lines < LINES; lines += 100) {
      if (processor.run(100) == Halt.ERROR) {
        machine.program().pointer(machine.program().next(machine.program().pointer()));
      }
    }
    calculator.snapshot();
  }
}
