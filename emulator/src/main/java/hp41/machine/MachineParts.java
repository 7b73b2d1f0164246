package hp41.machine;

import hp41.memory.Alpha;
import hp41.memory.Flags;
import hp41.memory.KeyAssignments;
import hp41.memory.Memory;
import hp41.memory.ModulePointers;
import hp41.memory.ProgramEditor;
import hp41.memory.ProgramMemory;
import hp41.memory.ReturnStack;
import hp41.memory.Rom;
import hp41.memory.Stack;
import hp41.peripherals.Peripherals;

/** The parts of the emulated machine: memory and its views, functions, printer and peripherals. */
public abstract sealed class MachineParts permits Machine {

  private final Memory memory;
  final Stack stack;
  private final Alpha alpha;
  final Flags flags;
  final ProgramMemory program;
  final ReturnStack returns;
  private final ProgramEditor editor;
  private final KeyAssignments keys;
  private final TimeChip time;
  private InstructionSet instructions;
  private final Codec codec;
  final LineReader lines;
  private final Peripherals peripherals;
  final Outbox outbox;
  final Printer printer;
  private final SearchedFile searchedFile = new SearchedFile();

  /**
   * Creates the parts.
   *
   * @param named the functions that program lines are decoded to: {@code instructions} and the
   *     names of functions whose modules are not plugged in
   */
  MachineParts(
      Memory memory, InstructionSet instructions, InstructionSet named, Peripherals peripherals) {
    this.memory = memory;
    this.instructions = instructions;
    this.peripherals = peripherals;
    stack = new Stack(memory);
    alpha = new Alpha(memory);
    flags = new Flags(memory);
    outbox = new Outbox(flags, peripherals);
    printer = new Printer(flags, outbox, instructions);
    program = new ProgramMemory(memory);
    returns = new ReturnStack(memory);
    editor = new ProgramEditor(memory);
    keys = new KeyAssignments(memory);
    time = new TimeChip(peripherals.wallClock());
    codec = new Codec(named);
    lines = new LineReader(memory, codec);
  }

  /**
   * Replaces the functions and the module pages. If the program pointer is in a page that changes,
   * it moves to the first line of memory.
   *
   * @param pluggedIn the plugged-in functions
   * @param named the functions that program lines are decoded to
   */
  public void plug(InstructionSet pluggedIn, InstructionSet named, Rom pages) {
    instructions = pluggedIn;
    codec.use(named);
    Rom before = memory.rom();
    memory.plug(pages);
    printer.plug(pluggedIn);
    new ModulePointers(memory).leaveChanged(before);
    findPointer();
  }

  /**
   * Moves a program counter that points into an unplugged module to the first line of memory and
   * clears all returns.
   */
  public void findPointer() {
    if (program.isPointerLost()) {
      new ModulePointers(memory).leaveAll();
    }
  }

  /** Returns the registers, of which the following objects are views. */
  public Memory memory() {
    return memory;
  }

  /** Returns the stack and LASTX. */
  public Stack stack() {
    return stack;
  }

  /** Returns the ALPHA register. */
  public Alpha alpha() {
    return alpha;
  }

  /** Returns the flags. */
  public Flags flags() {
    return flags;
  }

  /** Returns program memory and the program counter. */
  public ProgramMemory program() {
    return program;
  }

  /** Returns the return stack. */
  public ReturnStack returns() {
    return returns;
  }

  /** Returns the editor for programs and the number of data registers. */
  public ProgramEditor editor() {
    return editor;
  }

  /** Returns the key assignments. */
  public KeyAssignments keys() {
    return keys;
  }

  /** Returns the clock and stopwatch. */
  public TimeChip time() {
    return time;
  }

  /** Returns the functions of the plugged-in modules. */
  public InstructionSet instructions() {
    return instructions;
  }

  /** Returns the codec for program lines. */
  public Codec codec() {
    return codec;
  }

  /** Returns the peripherals, which connect the machine to the host. */
  public Peripherals peripherals() {
    return peripherals;
  }

  /** Returns the displayed message and the events for front ends. */
  public Outbox outbox() {
    return outbox;
  }

  /** Returns the printer, plugged in or not. */
  public Printer printer() {
    return printer;
  }

  /** Returns the file in extended memory that was searched last. */
  public SearchedFile searchedFile() {
    return searchedFile;
  }

  /** Returns the instruction that a pointer points to, after any nulls. */
  public Instruction instructionAt(int pointer) {
    return lines.pastNulls(pointer).instruction();
  }

  /** Returns the decoder of program lines. */
  public LineReader lines() {
    return lines;
  }
}
