package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import hp41.event.StopReason.Cause;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import hp41.machine.Machine;
import hp41.machine.Processor;
import hp41.machine.Tier;
import hp41.memory.GlobalLabel;
import hp41.memory.Word;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is pressed or run, the calculator answers as a calculator does. */
class RobustnessTest {

  private static final int LINES = 1_000;
  private static final int PRESSES_EACH = 20_000;
  private static final int PROGRAMS_EACH = 300;
  private static final int STACK = 5;

  @ParameterizedTest(name = "{0}")
  @EnumSource(Pace.class)
  void anyKeysLeadSomewhere(Pace pace) {
    press(Model.C, pace, 41);
    press(Model.CX, pace, 42);
  }

  /** Ten million keys. */
  @Tag("slow")
  @ParameterizedTest(name = "{0}")
  @EnumSource(Pace.class)
  void veryManyKeysLeadSomewhere(Pace pace) {
    for (long seed = 1; seed <= 250; seed++) {
      press(seed % 2 == 0 ? Model.C : Model.CX, pace, seed);
    }
  }

  private static Calculator withEverything(Model model, VirtualClock clock, Pace pace) {
    return Calculator.builder(model, new SilentPeripherals(clock))
        .plugged(Plugged.of(Accessory.values()).without(Set.of(Accessory.QUAD_RAM)))
        .pace(pace)
        .build();
  }

  private static void press(Model model, Pace pace, long seed) {
    Random random = new Random(seed);
    VirtualClock clock = new VirtualClock(Instant.EPOCH);
    Calculator calculator = withEverything(model, clock, pace);
    Consumer<Duration> wait = wait(calculator, clock, pace);
    List<String> names = calculator.names().stream().map(KnownName::text).toList();
    assertThatCode(
            () -> {
              for (int i = 0; i < PRESSES_EACH; i++) {
                if (random.nextInt(50) == 0) {
                  calculator.type("XEQ \"" + names.get(random.nextInt(names.size())) + '"');
                }
                press(calculator, wait, random);
                if (i % 100 == 0) {
                  holdsTogether(calculator);
                }
              }
            })
        .as("seed %d", seed)
        .doesNotThrowAnyException();
  }

  /** At full speed a program may never end, and its lines take no time. */
  private static Consumer<Duration> wait(Calculator calculator, VirtualClock clock, Pace pace) {
    if (pace == Pace.AUTHENTIC) {
      return new VirtualKeypad(calculator, clock)::pass;
    }
    return duration -> {
      clock.advance(duration);
      calculator.proceed(100);
    };
  }

  /**
   * Checks that the chain of labels and ENDs is consistent, and that the stack contains numbers and
   * texts.
   */
  private static void holdsTogether(Calculator calculator) {
    Machine machine = Inside.of(calculator);
    assertThat(Inside.of(calculator).program().isWhole()).isTrue();
    List<GlobalLabel> globals = machine.program().globals();
    assertThat(globals.get(globals.size() - 1).isPermanentEnd()).isTrue();
    for (int i = 1; i < globals.size(); i++) {
      assertThat(globals.get(i).address()).isLessThan(globals.get(i - 1).address());
    }
    for (int level = 0; level < STACK; level++) {
      long word = machine.memory().read(level);
      assertThat(Word.isText(word) || Word.of(Word.toDecimal(word)) == word)
          .as("%X in level %d", word, level)
          .isTrue();
    }
  }

  private static void press(Calculator calculator, Consumer<Duration> wait, Random random) {
    Key[] keys = Key.values();
    Key key = keys[random.nextInt(keys.length)];
    if (key == Key.ON && random.nextInt(10) > 0) {
      key = Key.PRGM;
    }
    calculator.keyDown(key);
    if (random.nextInt(20) == 0) {
      wait.accept(Duration.ofMillis(random.nextInt(3_000)));
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
    runPrograms(seed, PROGRAMS_EACH);
  }

  /** A million programs. */
  @Tag("slow")
  @ParameterizedTest(name = "seed {0}")
  @ValueSource(longs = {4, 5})
  void anyBytesOfVeryManyProgramsRun(long seed) {
    runPrograms(seed, 500_000);
  }

  private static void runPrograms(long seed, int programs) {
    Random random = new Random(seed);
    for (int i = 0; i < programs; i++) {
      byte[] program = new byte[1 + random.nextInt(120)];
      random.nextBytes(program);
      assertThatCode(() -> run(program))
          .as("program %d of seed %d", i, seed)
          .doesNotThrowAnyException();
    }
  }

  private static void run(byte[] program) {
    Calculator calculator = withEverything(Model.CX, new VirtualClock(Instant.EPOCH), Pace.FULL);
    Machine machine = Inside.of(calculator);
    Processor processor = new Processor(machine, Tier.NONE);
    machine.editor().insert(machine.program().top(), program);
    for (int lines = 0; lines < LINES; lines += 100) {
      if (processor.run(100).is(Cause.ERROR)) {
        machine.program().pointer(machine.program().next(machine.program().pointer()));
      }
    }
    calculator.snapshot();
  }
}
