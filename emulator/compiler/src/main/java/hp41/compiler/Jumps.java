package hp41.compiler;

import hp41.machine.Instruction;
import hp41.machine.Line;
import hp41.machine.Machine;
import hp41.machine.Named;
import hp41.machine.Operand;
import hp41.memory.Word;
import java.util.Optional;

/**
 * Jumps, calls and returns to lines that are not known when a program is compiled: by name to
 * another program, through a register, or to a local label without a stored distance.
 */
final class Jumps {

  /** The result if execution continues at the program counter, with stack lift enabled. */
  static final int AT_COUNTER = Integer.MIN_VALUE;

  private static final int LARGEST_LABEL = 99;

  private Jumps() {}

  /**
   * Executes a GTO or XEQ, or an RTN or END whose return address is not in the program, by the
   * behaviour of its function. Compiled code returns the result; see {@link CompiledBlock#run}.
   */
  static int execute(ExecutionContext context, int number) {
    Machine machine = context.machine;
    Line line = context.line(number);
    if (!moves(machine, line)) {
      context.refund = 1;
      return ~number;
    }
    Instruction instruction = line.instruction();
    machine.program().counter(line.following());
    machine.line(line);
    instruction.function().behaviour().execute(machine, instruction.operand());
    return machine.isStopRequested() ? ~(number + 1) : AT_COUNTER;
  }

  /**
   * Returns whether a line does nothing but move the program counter, or request a stop because
   * there is no such local label. XEQ can also execute a function, and RTN can end the program. A
   * distance that was stored after compilation is left to the interpreter, which counts such lines.
   */
  private static boolean moves(Machine machine, Line line) {
    Operand operand = line.instruction().operand();
    if (operand instanceof Operand.Local) {
      return line.target() == Line.NOT_COMPILED;
    }
    if (operand instanceof Operand.Name name) {
      return pointer(machine, name.text()) >= 0;
    }
    Optional<RegisterReference> register = RegisterReference.of(machine, operand);
    if (register.isEmpty()) {
      return machine.returns().isPending();
    }
    long word = machine.memory().read(register.get().address());
    return Word.isText(word)
        ? pointer(machine, Word.text(word)) >= 0
        : Word.isNormalized(word) && Word.wholeUpTo(word, LARGEST_LABEL) <= LARGEST_LABEL;
  }

  /**
   * Returns the pointer to the program that a name leads to, or {@link Line#NOT_COMPILED} if it
   * leads to none.
   */
  static int pointer(Machine machine, String name) {
    return Named.of(machine, name).start(machine).orElse(Line.NOT_COMPILED);
  }
}
