package hp41.machine;

import hp41.memory.Alpha;
import hp41.memory.Flags;
import hp41.memory.KeyAssignments;
import hp41.memory.Memory;
import hp41.memory.ProgramEditor;
import hp41.memory.ProgramMemory;
import hp41.memory.ReturnStack;
import hp41.memory.Rom;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.Optional;

/**
 * Memory and what moves in it: the program counter, the message shown, what goes to the outside.
 */
public final class Machine {

  /** How the function that is being executed was started. */
  public enum Execution {
    /** From the keyboard: tests answer YES or NO. */
    KEYBOARD,
    /** As a single step of a program: tests skip. */
    STEP,
    /** In a running program. */
    RUN
  }

  private final Memory memory;
  private final Stack stack;
  private final Alpha alpha;
  private final Flags flags;
  private final ProgramMemory program;
  private final ReturnStack returns;
  private final ProgramEditor editor;
  private final KeyAssignments keys;
  private final TimeChip time;
  private InstructionSet instructions;
  private final Codec codec;
  private final LineReader lines;
  private final Labels labels;
  private final Peripherals peripherals;
  private final Outbox outbox;
  private final Printer printer;
  private final SoughtFile soughtFile = new SoughtFile();

  private boolean stackLift = true;
  private Execution execution = Execution.KEYBOARD;
  private Line line;
  private Halt halt = Halt.BUDGET;
  private Optional<LineWatch> watch = Optional.empty();

  /**
   * A machine with this memory and these functions.
   *
   * @param named what lines of programs are decoded to: the same functions, and some of modules
   *     that are not plugged in, which have names only
   */
  public Machine(
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
    labels = new Labels(this);
  }

  /**
   * Has other functions and other pages of modules.
   *
   * @param named what lines of programs are decoded to
   */
  public void plug(InstructionSet there, InstructionSet named, Rom pages) {
    instructions = there;
    codec.use(named);
    memory.plug(pages);
    printer.plug(there);
    findPointer();
  }

  /**
   * A pointer to where a module was that has been pulled out leads to the first line of memory, and
   * calls from there return to nowhere.
   */
  public void findPointer() {
    if (program.isPointerLost()) {
      jump(program.top());
      program.storeLine(0);
      returns.clear();
    }
  }

  /** The registers, of which all the following are views. */
  public Memory memory() {
    return memory;
  }

  /** T Z Y X and LASTX. */
  public Stack stack() {
    return stack;
  }

  /** The ALPHA register. */
  public Alpha alpha() {
    return alpha;
  }

  /** The 56 flags. */
  public Flags flags() {
    return flags;
  }

  /** The programs, and the program counter. */
  public ProgramMemory program() {
    return program;
  }

  /** The pending returns. */
  public ReturnStack returns() {
    return returns;
  }

  /** What changes programs and the number of data registers. */
  public ProgramEditor editor() {
    return editor;
  }

  /** The functions assigned to keys. */
  public KeyAssignments keys() {
    return keys;
  }

  /** Clock and stopwatch. */
  public TimeChip time() {
    return time;
  }

  /** The functions of the modules plugged in. */
  public InstructionSet instructions() {
    return instructions;
  }

  /** Between bytes and functions. */
  public Codec codec() {
    return codec;
  }

  /** The outside. */
  public Peripherals peripherals() {
    return peripherals;
  }

  /** What is shown and told to the outside. */
  public Outbox outbox() {
    return outbox;
  }

  /** The printer, plugged in or not. */
  public Printer printer() {
    return printer;
  }

  /** What finds labels. */
  public Labels labels() {
    return labels;
  }

  /** The file in extended memory that was looked for last. */
  public SoughtFile soughtFile() {
    return soughtFile;
  }

  /** The instruction of the line that a pointer points to. */
  public Instruction instructionAt(int pointer) {
    return lines.pastNulls(pointer).instruction();
  }

  /** What decodes the lines of programs. */
  public LineReader lines() {
    return lines;
  }

  /** Whether the next number lifts the stack. */
  public boolean stackLift() {
    return stackLift;
  }

  /** Says whether the next number lifts the stack. */
  public void stackLift(boolean enabled) {
    stackLift = enabled;
  }

  /** The number in a word. Text, or what else is not numeric: ALPHA DATA. */
  public Decimal number(long word) {
    if (!Word.isNumeric(word)) {
      throw CalculatorError.ALPHA_DATA;
    }
    return Word.toDecimal(word);
  }

  /**
   * The part before the point of the number in a word, without its sign; {@code limit + 1} if it is
   * greater than the limit, which is below 1000. Text: ALPHA DATA.
   */
  public int whole(long word, int limit) {
    if (Word.isText(word)) {
      throw CalculatorError.ALPHA_DATA;
    }
    return Word.wholeUpTo(word, limit);
  }

  /** The number in X. Text: ALPHA DATA. */
  public Decimal x() {
    return number(stack.x());
  }

  /** The number in Y. Text: ALPHA DATA. */
  public Decimal y() {
    return number(stack.y());
  }

  /**
   * The word of a result. Beyond 9.999999999E99 it is clipped if flag 24 is set, else OUT OF RANGE.
   */
  public long result(Decimal number) {
    if (!number.isOutOfRange()) {
      return Word.of(number);
    }
    if (!flags.get(Flags.IGNORE_RANGE)) {
      throw CalculatorError.OUT_OF_RANGE;
    }
    return Word.of(number.saturated());
  }

  /** Puts a word into X, lifting the stack if that is enabled, and enables it for the next. */
  public void push(long word) {
    if (stackLift) {
      stack.lift();
    }
    stack.x(word);
    stackLift = true;
  }

  /** A word as the display shows it: a number in the display format, text without its nulls. */
  public String display(long word) {
    return Word.display(word, flags.displayFormat());
  }

  /** How the function being executed was started. */
  public Execution execution() {
    return execution;
  }

  /** Whether the function being executed is a line of a running program. */
  boolean isRunning() {
    return execution == Execution.RUN;
  }

  /** Says how the function being executed was started. */
  public void execution(Execution how) {
    execution = how;
  }

  /** Whether the function being executed is a line of a program, running or stepped. */
  public boolean inProgram() {
    return execution != Execution.KEYBOARD;
  }

  /** The line of a program that was executed last; empty if none was. */
  public Optional<Instruction> executedLine() {
    return Optional.ofNullable(line).map(Line::instruction);
  }

  /** The line being executed in a program. */
  Line line() {
    return line;
  }

  /** Says which line of a program was executed last. */
  public void line(Line current) {
    line = current;
  }

  /** Answers a test: in a program a false one skips a line, from the keyboard it says YES or NO. */
  public void answer(boolean truth) {
    if (!inProgram()) {
      String answer = truth ? Announcement.YES : Announcement.NO;
      outbox.show(answer);
      printer.tell(answer);
    } else if (!truth) {
      skip();
    }
  }

  /** Skips the next line of the program; an END is not skipped but comes next. */
  public void skip() {
    labels.passed(Timing.SKIP);
    Line next = lines.after(line);
    if (next.instruction().isNull()) {
      next = lines.pastNulls(next.next());
    }
    if (next.instruction().isEnd()) {
      program.pointer(next.address() + 1);
    } else {
      program.counter(next.following());
    }
  }

  /** Lets somebody look on while lines are executed, or nobody any more. */
  public void watch(Optional<LineWatch> looking) {
    watch = looking;
  }

  /** Who looks on while lines are executed. */
  public Optional<LineWatch> watch() {
    return watch;
  }

  /** Moves the program counter. */
  public void jump(int pointer) {
    program.pointer(pointer);
    program.storeLine(ProgramMemory.UNKNOWN_LINE);
  }

  /** Prepares a jump as XEQ does: RTN comes back here, or from the keyboard the program starts. */
  public void call() {
    if (inProgram()) {
      returns.push(program.counter());
    } else {
      returns.clear();
      halt(Halt.CALLED);
    }
  }

  /** Asks the run loop to stop for this reason after the line being executed. */
  public void halt(Halt reason) {
    halt = reason;
  }

  /** The reason asked for last, which is forgotten now; {@link Halt#BUDGET} if none was. */
  Halt takeHalt() {
    Halt reason = halt;
    if (reason != Halt.BUDGET) {
      halt = Halt.BUDGET;
    }
    return reason;
  }
}
