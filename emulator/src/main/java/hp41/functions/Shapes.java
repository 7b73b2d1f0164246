package hp41.functions;

import hp41.machine.Behaviour;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.AngleMode;
import hp41.number.Decimal;
import hp41.number.Pair;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * The few forms that functions have. They own what the functions of a form have in common: the
 * check for alpha data, LASTX, the range check, and whether the next number lifts the stack.
 */
public final class Shapes {

  private Shapes() {}

  /** A pure function of three arguments with two results. */
  public interface Conversion {
    Pair apply(Decimal y, Decimal x, AngleMode mode);
  }

  /** X is replaced by a function of X. */
  public static Behaviour unary(UnaryOperator<Decimal> function) {
    return (machine, operand) -> replaceX(machine, function.apply(machine.x()));
  }

  /** X is replaced by a function of X and the angle mode. */
  public static Behaviour angular(BiFunction<Decimal, AngleMode, Decimal> function) {
    return (machine, operand) ->
        replaceX(machine, function.apply(machine.x(), machine.flags().angleMode()));
  }

  public static void replaceX(Machine machine, Decimal value) {
    replaceX(machine, machine.result(value));
  }

  /** The same, given the word of the number. */
  public static void replaceX(Machine machine, long word) {
    machine.stack().saveLastX();
    machine.stack().x(word);
    machine.stackLift(true);
  }

  /** Y and X are replaced by a function of both; the stack drops. */
  public static Behaviour binary(BinaryOperator<Decimal> function) {
    return (machine, operand) -> {
      Decimal x = machine.x();
      replaceYAndX(machine, function.apply(machine.y(), x));
    };
  }

  /** One number for Y and X; the stack drops. */
  public static void replaceYAndX(Machine machine, Decimal value) {
    replaceYAndX(machine, machine.result(value));
  }

  /** The same, given the word of the number. */
  public static void replaceYAndX(Machine machine, long word) {
    machine.stack().saveLastX();
    machine.stack().drop(word);
    machine.stackLift(true);
  }

  /** X is replaced by a function of Y and X; Y stays. */
  public static Behaviour keepingY(BinaryOperator<Decimal> function) {
    return (machine, operand) -> {
      Decimal x = machine.x();
      replaceX(machine, function.apply(machine.y(), x));
    };
  }

  /** X and Y are both replaced, in the current angle mode. */
  public static Behaviour conversion(Conversion function) {
    return (machine, operand) -> {
      Pair result = function.apply(machine.y(), machine.x(), machine.flags().angleMode());
      replaceXAndY(machine, result);
    };
  }

  /**
   * Two results for X and Y. The machine keeps the second one among the flags while it computes
   * (observed): where one of them is out of range and flag 25 forgives that, it stays there.
   */
  public static void replaceXAndY(Machine machine, Pair result) {
    Flags flags = machine.flags();
    boolean outOfRange = result.x().isOutOfRange() || result.y().isOutOfRange();
    if (outOfRange && flags.get(Flags.IGNORE_ERROR) && !flags.get(Flags.IGNORE_RANGE)) {
      flags.overwrite(Word.of(result.y().saturated()));
    }
    long x = machine.result(result.x());
    long y = machine.result(result.y());
    Stack stack = machine.stack();
    stack.saveLastX();
    stack.x(x);
    stack.y(y);
    machine.stackLift(true);
  }

  /** Something that leaves the stack lift as it is. */
  public static Behaviour keepingLift(Consumer<Machine> action) {
    return (machine, operand) -> action.accept(machine);
  }

  /** A test: from the keyboard it answers, in a program a false one skips a line. */
  public static Behaviour test(Predicate<Machine> condition) {
    return (machine, operand) -> {
      machine.answer(condition.test(machine));
      machine.stackLift(true);
    };
  }

  /** Anything that takes no operand and enables stack lift. */
  public static Behaviour action(Consumer<Machine> action) {
    return (machine, operand) -> {
      action.accept(machine);
      machine.stackLift(true);
    };
  }

  /** What leaves the next number to overwrite X. */
  public static Behaviour withoutLift(Consumer<Machine> action) {
    return (machine, operand) -> {
      action.accept(machine);
      machine.stackLift(false);
    };
  }

  /** What works on the register named by the operand, given its address. */
  public static Behaviour register(ObjIntConsumer<Machine> action) {
    return (machine, operand) -> {
      action.accept(machine, Operands.address(machine, operand));
      machine.stackLift(true);
    };
  }
}
