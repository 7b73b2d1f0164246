package hp41.compiler;

import hp41.event.StopReason.Cause;
import hp41.machine.Line;
import hp41.machine.Machine;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.machine.Translation;
import hp41.memory.Word;

/**
 * Jumps, calls and returns to lines that are not known when a program is compiled: by name to
 * another program, through a register, or to a local label without a stored distance. Compiled code
 * returns the results of these methods.
 */
final class Jumps {

  /** The result if execution continues at the program counter, with stack lift enabled. */
  static final int AT_COUNTER = Integer.MIN_VALUE;

  private static final int LARGEST_LABEL = 99;

  private Jumps() {}

  /** Executes a GTO or XEQ. If there is no such local label, it requests a stop with an error. */
  static int jump(ExecutionContext context, int number) {
    Machine machine = context.machine;
    Line line = context.line(number);
    Operand operand = line.instruction().operand();
    long word =
        RegisterReference.of(machine, operand)
            .map(register -> machine.memory().read(register.address()))
            .orElse(Word.NONE);
    int label = label(line, word);
    int pointer = label < 0 ? named(machine, operand, word) : -1;
    if (label < 0 && pointer < 0) {
      return leave(context, number);
    }
    machine.program().counter(line.following());
    machine.line(line);
    pointer = label < 0 ? pointer : machine.labels().target(label);
    if (pointer < 0) {
      machine.stop(Cause.ERROR);
      return ~(number + 1);
    }
    if (line.instruction().function().translation() == Translation.CALL) {
      machine.returns().push(line.following());
    }
    machine.program().pointer(pointer);
    return AT_COUNTER;
  }

  /** Executes an RTN or END whose return address is not in the program. */
  static int returnFrom(ExecutionContext context, int number) {
    Machine machine = context.machine;
    if (!machine.returns().isPending()) {
      return leave(context, number);
    }
    machine.line(context.line(number));
    machine.program().counter(machine.returns().pop());
    return AT_COUNTER;
  }

  private static int leave(ExecutionContext context, int number) {
    context.refund = 1;
    return ~number;
  }

  /** Returns the label to search, or −1 if the line names no label that has to be searched. */
  private static int label(Line line, long word) {
    if (line.instruction().operand() instanceof Operand.Local local) {
      return line.target() == Line.NOT_COMPILED ? local.label() : -1;
    }
    int label = Word.isNormalized(word) ? Word.wholeUpTo(word, LARGEST_LABEL) : -1;
    return label > LARGEST_LABEL ? -1 : label;
  }

  /** Returns the pointer to the global label that the line names, or −1. */
  private static int named(Machine machine, Operand operand, long word) {
    if (operand instanceof Operand.Name name) {
      return Named.of(machine, name.text()).start(machine).orElse(-1);
    }
    return Word.isText(word) ? Named.of(machine, Word.text(word)).start(machine).orElse(-1) : -1;
  }
}
