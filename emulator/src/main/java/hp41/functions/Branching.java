package hp41.functions;

import hp41.event.CalculatorError;
import hp41.event.StopReason.Cause;
import hp41.machine.Machine;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.machine.Outcome.Halt;
import hp41.memory.GlobalLabel;
import hp41.memory.Scratch;
import hp41.memory.Word;
import java.util.Optional;

/** Labels, jumps, calls and returns. */
public final class Branching {

  private static final int LARGEST_LABEL = 99;

  private Branching() {}

  /** LBL: counts a passed label, which moves the flying goose. */
  public static void label(Machine machine, Operand operand) {
    machine.labels().pass();
    machine.stackLift(true);
  }

  /** GTO: moves the program counter. Pending returns are kept, even if GTO is keyed. */
  public static void goTo(Machine machine, Operand operand) {
    if (operand instanceof Operand.Name name) {
      new Scratch(machine.memory()).goTo(name.text());
    }
    int pointer = target(machine, operand);
    if (pointer < 0) {
      machine.outcome(Halt.of(Cause.ERROR));
      return;
    }
    machine.jump(pointer);
    machine.stackLift(true);
  }

  /**
   * XEQ: calls a subroutine in a program, or starts a program from the keyboard. A name that is not
   * a label can be a programmable function of a module.
   */
  public static void execute(Machine machine, Operand operand) {
    if (operand instanceof Operand.Name name) {
      new Scratch(machine.memory()).name(name.text());
    }
    int pointer = target(machine, operand);
    if (pointer < 0) {
      if (machine.inProgram()) {
        machine.returns().note(machine.program().counter());
      }
      executeFunction(machine, operand);
      return;
    }
    if (operand instanceof Operand.Name) {
      machine.returns().note(machine.program().counter());
    }
    machine.call();
    machine.jump(pointer);
    machine.stackLift(true);
  }

  private static void executeFunction(Machine machine, Operand operand) {
    Optional<String> name =
        operand instanceof Operand.Local ? Optional.empty() : name(machine, operand);
    name.flatMap(it -> Named.of(machine, it).asFunction())
        .filter(function -> function.isXrom() && function.programmable())
        .ifPresentOrElse(
            function -> function.behaviour().execute(machine, Operand.NONE),
            () -> machine.outcome(Halt.of(Cause.ERROR)));
  }

  /** Returns the pointer to the label; −1 if there is no such label. */
  private static int target(Machine machine, Operand operand) {
    if (operand instanceof Operand.Local local) {
      return machine.labels().target(local.label());
    }
    Optional<String> name = name(machine, operand);
    if (name.isPresent()) {
      return Named.of(machine, name.get()).start(machine).orElse(-1);
    }
    int label = Operands.number(machine, operand);
    return label > LARGEST_LABEL ? -1 : machine.labels().target(label);
  }

  /**
   * Returns the name after GTO or XEQ, or the text in the register that IND refers to. A first
   * digit of 2, which only synthetic programming creates, is ALPHA DATA: the machine checks for
   * text a second time, with the digit decremented.
   */
  private static Optional<String> name(Machine machine, Operand operand) {
    if (operand instanceof Operand.Name name) {
      return Optional.of(name.text());
    }
    long word = Operands.indirectWord(machine, operand);
    if (Word.digit(word, 13) == 2) {
      throw CalculatorError.ALPHA_DATA;
    }
    return Word.isText(word) ? Optional.of(Word.text(word)) : Optional.empty();
  }

  /**
   * RTN: returns after the last XEQ, or stops. From the keyboard it moves to the top of the
   * program.
   */
  public static void returnFromCall(Machine machine) {
    if (!machine.inProgram()) {
      toTop(machine, machine.program().pointer());
    } else if (machine.returns().isPending()) {
      machine.program().counter(machine.returns().pop());
    } else {
      machine.outcome(Halt.of(Cause.END));
    }
  }

  /** END: works as RTN, but if no return is pending, the program stops at its top. */
  public static void end(Machine machine) {
    if (machine.inProgram() && machine.returns().isPending()) {
      machine.program().counter(machine.returns().pop());
      return;
    }
    int offset = machine.inProgram() ? GlobalLabel.END_LENGTH - 1 : 0;
    toTop(machine, machine.program().pointer() + offset);
    if (machine.inProgram()) {
      machine.outcome(Halt.of(Cause.END));
    }
  }

  private static void toTop(Machine machine, int pointer) {
    machine.returns().clear();
    machine.jump(machine.program().start(pointer));
    machine.program().storeLine(0);
  }
}
