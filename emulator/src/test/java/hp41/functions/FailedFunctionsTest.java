package hp41.functions;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Inside;
import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.Rounds;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.event.CalculatorError;
import hp41.functions.mainframe.Mainframe;
import hp41.key.OperandKind;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.ModuleDefinition;
import hp41.machine.Operand;
import hp41.machine.Translation;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.number.DomainError;
import hp41.number.RangeError;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Checks that a behaviour that ends with an error has changed nothing: it computes first and writes
 * last. Otherwise it could not be executed again after compiled code has left it to the
 * interpreter.
 */
class FailedFunctionsTest {

  private static final int STATES = 400;
  private static final int REGISTERS = 12;
  private static final long LARGEST = 0x09999999999099L;
  private static final long[] WORDS = {
    0,
    LARGEST,
    LARGEST | 9L << 52,
    0x01000000000901L,
    0x05000000000050L,
    0x01000000000000L,
    0x91000000000000L,
    0x01005000000000L,
    0x02500000000001L,
    0x09990000000002L,
    0x01501202600000L,
    Word.ofText("AB"),
    Word.ofText("ABCDEF")
  };

  /** The registers that each search for a file initializes. */
  private static final int DIRECTORY = 0x040;

  private static final int END_OF_FILES = 0x0BF;

  /** P, Q and ⊢ also contain digits of functions that fail. */
  private static final Set<Integer> SCRATCH = Set.of(0x008, 0x009, 0x00A);

  /**
   * Functions that act before their error, as the machine does: CORRECT sets the clock, and PRREGX
   * prints the registers before the first one that does not exist.
   */
  private static final Set<String> ACTS_BEFORE_ERRORS = Set.of("CORRECT", "PRREGX");

  private static final Set<OperandKind> OPERANDS =
      Set.of(
          OperandKind.NONE,
          OperandKind.REGISTER,
          OperandKind.FLAG,
          OperandKind.SETTABLE_FLAG,
          OperandKind.DIGIT);

  private final Calculator calculator =
      Calculator.builder(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)))
          .plugged(Plugged.of(Accessory.values()))
          .build();
  private final Machine machine = Inside.of(calculator);

  @Tag("random")
  @TestFactory
  Stream<DynamicTest> functionThatFailsHasChangedNothing() {
    return Stream.concat(
            Mainframe.module().functions().stream(),
            Stream.of(Accessory.values())
                .flatMap(it -> Internals.functions(it).stream())
                .flatMap(it -> it.functions().stream()))
        .filter(it -> !it.usage().errors().isEmpty() && OPERANDS.contains(it.operand()))
        .filter(it -> !ACTS_BEFORE_ERRORS.contains(it.name()))
        .map(it -> DynamicTest.dynamicTest(it.name(), () -> check(it)));
  }

  @Test
  void functionsThatActBeforeErrorsAreNotCompiled() {
    assertThat(Internals.known().modules())
        .flatExtracting(ModuleDefinition::functions)
        .filteredOn(it -> ACTS_BEFORE_ERRORS.contains(it.name()))
        .hasSameSizeAs(ACTS_BEFORE_ERRORS)
        .allMatch(it -> it.translation() == Translation.NONE);
  }

  private void check(CalculatorFunction function) {
    for (int seed = 0; seed < Rounds.of(STATES); seed++) {
      Random random = new Random(seed);
      prepare(random);
      Operand operand = operand(function.operand(), random);
      List<String> before = state();
      try {
        function.behaviour().execute(machine, operand);
      } catch (CalculatorError | DomainError | RangeError error) {
        assertThat(state())
            .as("%s %s, seed %d: %s", function.name(), operand, seed, error.getMessage())
            .isEqualTo(before);
      }
    }
  }

  private void prepare(Random random) {
    calculator.cancelInput();
    Memory memory = machine.memory();
    memory.clear();
    for (int register = 0; register < REGISTERS; register++) {
      memory.write(machine.program().curtain() + register, word(random));
    }
    for (int level = 0; level < 5; level++) {
      memory.write(level, word(random));
    }
    memory.write(DIRECTORY, 0x000010000000BFL);
    memory.write(END_OF_FILES, Word.MASK);
    machine.outbox().takeEvents();
    machine.alpha().set(List.of("", "AB", "AB,CD", "\0\1\2").get(random.nextInt(4)));
    IntStream.of(5, 14, 22, 25, 31, 42, 43)
        .forEach(flag -> machine.flags().set(flag, random.nextInt(3) == 0));
    machine.stackLift(random.nextBoolean());
    machine.execution(random.nextBoolean() ? Machine.Execution.KEYBOARD : Machine.Execution.RUN);
    machine.line(machine.lines().at(machine.program().top()));
  }

  private static long word(Random random) {
    return random.nextInt(4) == 0 ? LARGEST : WORDS[random.nextInt(WORDS.length)];
  }

  private static Operand operand(OperandKind kind, Random random) {
    return kind == OperandKind.NONE ? Operand.NONE : new Operand.Postfix(random.nextInt(256));
  }

  private List<String> state() {
    List<String> state = new ArrayList<>();
    long[] words = machine.memory().words();
    for (int address = 0; address < words.length; address++) {
      if (words[address] != 0 && !SCRATCH.contains(address)) {
        state.add("%03X %s".formatted(address, Word.hex(words[address])));
      }
    }
    state.add("lift " + machine.stackLift());
    state.add("message " + machine.outbox().message());
    state.add("time " + machine.time().settings());
    state.add("events " + machine.outbox().takeEvents().size());
    return state;
  }
}
