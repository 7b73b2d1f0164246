package hp41.compiler;

import hp41.machine.Instruction;
import hp41.machine.Machine;
import hp41.memory.Flags;
import hp41.memory.Memory;
import hp41.memory.ReturnStack;

/** What translated lines work with beside the stack, and what they count. */
final class ExecutionContext {

  final Machine machine;
  final Memory memory;
  final Flags flags;
  final ReturnStack returns;

  /** The instructions of the program. */
  Instruction[] instructions = {};

  /** The address of R00, and that behind the last data register. */
  int curtain;

  int top;

  /** The lines that may still be executed, nulls among them. */
  int left;

  /** The number of the line that was executed last. */
  int last;

  /** Whether the next number lifts the stack: 1 or 0. */
  int lift;

  /** The nulls and labels passed, and the words of time that the interpreter would count. */
  int nulls;

  int labels;
  int words;

  ExecutionContext(Machine machine) {
    this.machine = machine;
    memory = machine.memory();
    flags = machine.flags();
    returns = machine.returns();
  }

  /** Nothing has been counted yet. */
  void begin(Instruction[] program, boolean stackLift) {
    instructions = program;
    curtain = machine.program().curtain();
    top = memory.top();
    lift = stackLift ? 1 : 0;
    nulls = 0;
    labels = 0;
    words = 0;
  }
}
