package hp41.compiler;

import hp41.machine.Line;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.Memory;
import hp41.memory.ReturnStack;

/**
 * The state that compiled code uses in addition to the stack, and the counters that it updates.
 * Compiled code accesses the fields by name.
 */
final class ExecutionContext {

  final Machine machine;
  final Memory memory;
  final Flags flags;
  final ReturnStack returns;

  /** The compiled program that is executed. */
  CompiledProgram program;

  /** The address of R00, and the address after the last data register. */
  int curtain;

  int top;

  /** The remaining budget of lines, including nulls. */
  int left;

  /** 1 if the last line was subtracted from the budget but is left to the interpreter, else 0. */
  int refund;

  /** The number of the line that was executed last. */
  int last;

  /** The state of stack lift: 1 if enabled, else 0. */
  int lift;

  /**
   * The numbers of nulls and labels that were executed, and the additional execution time in words.
   */
  int nulls;

  int labels;
  int words;

  ExecutionContext(Machine machine) {
    this.machine = machine;
    memory = machine.memory();
    flags = machine.flags();
    returns = machine.returns();
  }

  /** Resets the counters and reads the state of the machine. */
  void begin(CompiledProgram compiled, boolean stackLift) {
    program = compiled;
    curtain = machine.program().curtain();
    top = memory.top();
    lift = stackLift ? 1 : 0;
    refund = 0;
    nulls = 0;
    labels = 0;
    words = 0;
  }

  /** Returns a line of the compiled program. */
  Line line(int number) {
    return machine.lines().at(program.graph().lines().get(number).pointer());
  }
}
