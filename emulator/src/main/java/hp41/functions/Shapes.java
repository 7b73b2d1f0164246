package hp41.functions;

import hp41.event.CalculatorError;
import hp41.machine.Behaviour;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.Scratch;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.AngleMode;
import hp41.number.Decimal;
import hp41.number.Intermediate;
import hp41.number.Pair;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The common forms of functions. A form contains the check for text, the update of LASTX, the range
 * check, and enabling or disabling of stack lift.
 */
public final class Shapes {

  private Shapes() {}

  /** A pure function with two results. */
  public interface Conversion {
    Pair apply(Decimal y, Decimal x, AngleMode mode);
  }

  /** Returns a behaviour that replaces X by a function of X. */
  public static Behaviour unary(UnaryOperator<Decimal> function) {
    return (machine, operand) -> replaceX(machine, function.apply(machine.x()));
  }

  /** Returns a behaviour that replaces X by a function of X and the angular mode. */
  public static Behaviour angular(BiFunction<Decimal, AngleMode, Decimal> function) {
    return (machine, operand) ->
        replaceX(machine, function.apply(machine.x(), machine.flags().angleMode()));
  }

  /** Returns a behaviour that also stores an intermediate result in registers Q and ⊢. */
  public static Behaviour leaving(Intermediate intermediate, Behaviour behaviour) {
    return (machine, operand) -> {
      Decimal x = machine.x();
      Decimal argument = intermediate == Intermediate.RECTANGULAR ? machine.y() : x;
      AngleMode mode = machine.flags().angleMode();
      if (intermediate.isLeftBy(argument)) {
        new Scratch(machine.memory()).computed(() -> intermediate.of(argument, mode));
      }
      behaviour.execute(machine, operand);
    };
  }

  public static void replaceX(Machine machine, Decimal value) {
    replaceX(machine, machine.result(value));
  }

  /** Replaces X by a word and saves the old X in LASTX. */
  public static void replaceX(Machine machine, long word) {
    machine.stack().saveLastX();
    machine.stack().x(word);
    machine.stackLift(true);
  }

  /** Returns a behaviour that replaces Y and X by a function of both. The stack drops. */
  public static Behaviour binary(BinaryOperator<Decimal> function) {
    return (machine, operand) -> {
      Decimal x = machine.x();
      replaceYAndX(machine, function.apply(machine.y(), x));
    };
  }

  /** Replaces Y and X by a number. The stack drops. */
  public static void replaceYAndX(Machine machine, Decimal value) {
    replaceYAndX(machine, machine.result(value));
  }

  /** Replaces Y and X by a word. The stack drops. */
  public static void replaceYAndX(Machine machine, long word) {
    machine.stack().saveLastX();
    machine.stack().drop(word);
    machine.stackLift(true);
  }

  /** Returns a behaviour that replaces X by a function of Y and X. Y is kept. */
  public static Behaviour keepingY(BinaryOperator<Decimal> function) {
    return (machine, operand) -> {
      Decimal x = machine.x();
      replaceX(machine, function.apply(machine.y(), x));
    };
  }

  /** Returns a behaviour that replaces Y and X by two results, using the angular mode. */
  public static Behaviour conversion(Conversion function) {
    return (machine, operand) -> {
      Pair result = function.apply(machine.y(), machine.x(), machine.flags().angleMode());
      replaceXAndY(machine, result);
    };
  }

  /**
   * Replaces X and Y by two results. The machine stores the second result in the flag register
   * while it computes (observed). If one of them is out of range and flag 25 suppresses the error,
   * the flags are overwritten.
   */
  public static void replaceXAndY(Machine machine, Pair result) {
    boolean outOfRange = result.x().isOutOfRange() || result.y().isOutOfRange();
    if (outOfRange && !machine.flags().get(Flags.IGNORE_RANGE)) {
      machine.flags().overwriteIfSuppressed(Word.of(result.y().saturated()));
      throw CalculatorError.OUT_OF_RANGE;
    }
    long x = machine.result(result.x());
    long y = machine.result(result.y());
    Stack stack = machine.stack();
    stack.saveLastX();
    stack.x(x);
    stack.y(y);
    machine.stackLift(true);
  }

  /** Returns a behaviour that leaves stack lift unchanged. */
  public static Behaviour keepingLift(Consumer<Machine> action) {
    return (machine, operand) -> action.accept(machine);
  }

  /**
   * Returns a behaviour for a test: from the keyboard it displays YES or NO, in a program a false
   * test skips a line.
   */
  public static Behaviour test(Predicate<Machine> condition) {
    return (machine, operand) -> {
      machine.answer(condition.test(machine));
      machine.stackLift(true);
    };
  }

  /** Returns a behaviour without operand that enables stack lift. */
  public static Behaviour action(Consumer<Machine> action) {
    return (machine, operand) -> {
      action.accept(machine);
      machine.stackLift(true);
    };
  }

  /** Returns a behaviour that disables stack lift. */
  public static Behaviour withoutLift(Consumer<Machine> action) {
    return (machine, operand) -> {
      action.accept(machine);
      machine.stackLift(false);
    };
  }

  /** Returns a behaviour that works on the address of a register. */
  public static Behaviour register(ObjIntConsumer<Machine> action) {
    return (machine, operand) -> {
      action.accept(machine, Operands.address(machine, operand));
      machine.stackLift(true);
    };
  }
}
