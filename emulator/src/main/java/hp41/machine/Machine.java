package hp41.machine;

import hp41.memory.Alpha;
import hp41.memory.CharacterSet;
import hp41.memory.Flags;
import hp41.memory.KeyAssignments;
import hp41.memory.Memory;
import hp41.memory.ProgramEditor;
import hp41.memory.ProgramMemory;
import hp41.memory.ReturnStack;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.AngleMode;
import hp41.number.Decimal;
import hp41.number.DisplayFormat;
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
  private final InstructionSet instructions;
  private final Codec codec;
  private final LineReader lines;
  private final Labels labels;
  private final Peripherals peripherals;
  private final Outbox outbox;

  private boolean stackLift = true;
  private Execution execution = Execution.KEYBOARD;
  private Line line;
  private Halt halt;
  private int labelsPassed;
  private int searched;

  /** A machine with this memory and these functions. */
  public Machine(Memory memory, InstructionSet instructions, Peripherals peripherals) {
    this.memory = memory;
    this.instructions = instructions;
    this.peripherals = peripherals;
    stack = new Stack(memory);
    alpha = new Alpha(memory);
    flags = new Flags(memory);
    outbox = new Outbox(flags);
    program = new ProgramMemory(memory);
    returns = new ReturnStack(memory);
    editor = new ProgramEditor(memory);
    keys = new KeyAssignments(memory);
    codec = new Codec(instructions);
    lines = new LineReader(memory, codec);
    labels = new Labels(this);
  }

  public Memory memory() {
    return memory;
  }

  public Stack stack() {
    return stack;
  }

  public Alpha alpha() {
    return alpha;
  }

  public Flags flags() {
    return flags;
  }

  public ProgramMemory program() {
    return program;
  }

  public ReturnStack returns() {
    return returns;
  }

  public ProgramEditor editor() {
    return editor;
  }

  public KeyAssignments keys() {
    return keys;
  }

  public InstructionSet instructions() {
    return instructions;
  }

  public Codec codec() {
    return codec;
  }

  public Peripherals peripherals() {
    return peripherals;
  }

  /** What is shown and told to the outside. */
  public Outbox outbox() {
    return outbox;
  }

  public Labels labels() {
    return labels;
  }

  /** The instruction of the line that a pointer points to. */
  public Instruction instructionAt(int pointer) {
    return lines.at(pointer).instruction();
  }

  LineReader lines() {
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

  /** The number in a word. Text: ALPHA DATA. */
  public Decimal number(long word) {
    if (Word.isText(word)) {
      throw CalculatorError.ALPHA_DATA;
    }
    return Word.toDecimal(word);
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

  /** The display format as the flags have it. */
  public DisplayFormat format() {
    return new DisplayFormat(
        style(), flags.displayDigits(), flags.get(Flags.RADIX_POINT), flags.get(Flags.GROUPING));
  }

  private DisplayFormat.Style style() {
    if (flags.get(Flags.FIX)) {
      return DisplayFormat.Style.FIX;
    }
    return flags.get(Flags.ENG) ? DisplayFormat.Style.ENG : DisplayFormat.Style.SCI;
  }

  /** The unit of angles as the flags have it. */
  public AngleMode angleMode() {
    if (flags.get(Flags.GRAD)) {
      return AngleMode.GRAD;
    }
    return flags.get(Flags.RAD) ? AngleMode.RAD : AngleMode.DEG;
  }

  /** A word as the display shows it: a number in the display format, text from the left. */
  public String display(long word) {
    return Word.isText(word)
        ? CharacterSet.glyphs(Word.text(word))
        : format().display(Word.toDecimal(word));
  }

  /** How the function being executed was started. */
  public Execution execution() {
    return execution;
  }

  void execution(Execution how) {
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

  void line(Line current) {
    line = current;
  }

  /** Answers a test: in a program a false one skips a line, from the keyboard it says YES or NO. */
  public void answer(boolean truth) {
    if (!inProgram()) {
      outbox.show(truth ? "YES" : "NO");
    } else if (!truth) {
      skip();
    }
  }

  /** Skips the next line of the program; at an END it is the END that is met. */
  public void skip() {
    Line next = lines.at(program.pointer());
    if (next.instruction().isEnd()) {
      program.pointer(next.next());
      line = next;
      next.instruction().execute(this);
    } else {
      program.pointer(next.next());
    }
  }

  /** Asks the run loop to stop for this reason after the line being executed. */
  public void halt(Halt reason) {
    halt = reason;
  }

  Halt pendingHalt() {
    return halt;
  }

  /** Counts a label passed: the flying goose moves on. */
  public void labelPassed() {
    labelsPassed++;
  }

  /** Number of labels passed since the program was started. */
  public int labelsPassed() {
    return labelsPassed;
  }

  void searched(int effort) {
    searched += effort;
  }

  /** The effort of searches for labels since this was last asked, see {@link Timing#search}. */
  public int takeSearched() {
    int lines = searched;
    searched = 0;
    return lines;
  }

  /** The goose begins at the left again. */
  public void resetLabels() {
    labelsPassed = 0;
  }
}
