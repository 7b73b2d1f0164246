package hp41.machine;

import hp41.event.CalculatorError;
import hp41.machine.Order.Signal;
import hp41.machine.Outcome.Halt;
import hp41.memory.Flags;
import hp41.memory.Memory;
import hp41.memory.ProgramCounter;
import hp41.memory.ProgramMemory;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.peripherals.Peripherals;
import hp41.text.Announcement;
import java.util.Optional;

/**
 * The emulated machine: its parts, the numbers in the stack, and the line that is executed. It is
 * not thread-safe.
 */
public final class Machine extends MachineParts {

  /** How the function being executed was started. */
  public enum Execution {
    /** From the keyboard: tests display YES or NO. */
    KEYBOARD,
    /** As a single step of a program: tests can skip a line. */
    STEP,
    /** In a running program. */
    RUN
  }

  private final Labels labels;
  private boolean stackLift = true;
  private Execution execution = Execution.KEYBOARD;
  private Line line;
  private Outcome outcome = Halt.NOT_YET;
  private Optional<LineWatch> watch = Optional.empty();

  /**
   * Creates a machine.
   *
   * @param named the functions that program lines are decoded to: {@code instructions} and the
   *     names of functions whose modules are not plugged in
   */
  public Machine(
      Memory memory, InstructionSet instructions, InstructionSet named, Peripherals peripherals) {
    super(memory, instructions, named, peripherals);
    labels = new Labels(this);
  }

  /** Returns the label search. */
  public Labels labels() {
    return labels;
  }

  /** Returns whether stack lift is enabled. */
  public boolean stackLift() {
    return stackLift;
  }

  /** Enables or disables stack lift. */
  public void stackLift(boolean enabled) {
    stackLift = enabled;
  }

  /**
   * Returns the number in a word.
   *
   * @throws CalculatorError ALPHA DATA if the word is not numeric
   */
  public Decimal number(long word) {
    if (!Word.isNumeric(word)) {
      throw CalculatorError.ALPHA_DATA;
    }
    return Word.toDecimal(word);
  }

  /**
   * Returns the integer part, without its sign, of the number in a word; {@code limit + 1} if it is
   * greater than the limit, which must be below 1000.
   *
   * @throws CalculatorError ALPHA DATA if the word is text
   */
  public int whole(long word, int limit) {
    if (Word.isText(word)) {
      throw CalculatorError.ALPHA_DATA;
    }
    return Word.wholeUpTo(word, limit);
  }

  /**
   * Returns the number in X.
   *
   * @throws CalculatorError ALPHA DATA if X is not numeric
   */
  public Decimal x() {
    return number(stack.x());
  }

  /**
   * Returns the number in Y.
   *
   * @throws CalculatorError ALPHA DATA if Y is not numeric
   */
  public Decimal y() {
    return number(stack.y());
  }

  /**
   * Returns the word of a result. If it is out of range and flag 24 is set, it is limited to
   * ±9.999999999E99.
   *
   * @throws CalculatorError OUT OF RANGE if it is out of range and flag 24 is clear
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

  /**
   * Pushes a word into X. The stack is lifted if stack lift is enabled; then stack lift is enabled.
   */
  public void push(long word) {
    if (stackLift) {
      stack.push(word);
    } else {
      stack.x(word);
      stackLift = true;
    }
  }

  /** Returns a word as the display shows it: a number in the display format, text without nulls. */
  public String display(long word) {
    return Word.display(word, flags.displayFormat());
  }

  /** Returns how the function being executed was started. */
  public Execution execution() {
    return execution;
  }

  /** Returns whether the function being executed is a line of a running program. */
  boolean isRunning() {
    return execution == Execution.RUN;
  }

  /** Sets how the function being executed was started. */
  public void execution(Execution started) {
    execution = started;
  }

  /** Returns whether the function being executed is a program line, run or single-stepped. */
  public boolean inProgram() {
    return execution != Execution.KEYBOARD;
  }

  /** Returns the program line that was executed last; empty if none was. */
  public Optional<Instruction> executedLine() {
    return Optional.ofNullable(line).map(Line::instruction);
  }

  /** Returns the program line being executed. */
  Line line() {
    return line;
  }

  /** Sets the program line that was executed last. */
  public void line(Line current) {
    line = current;
  }

  /**
   * Ends a test: in a program, a false test skips the next line; from the keyboard, YES or NO is
   * displayed.
   */
  public void answer(boolean truth) {
    if (!inProgram()) {
      String answer = truth ? Announcement.YES : Announcement.NO;
      outbox.show(truth, answer);
      printer.printMessage(answer);
    } else if (!truth) {
      skip();
    }
  }

  /** Skips the next program line. An END is not skipped. */
  public void skip() {
    Line next = lines.after(line);
    if (next.instruction().isNull()) {
      next = lines.pastNulls(next.next());
    }
    labels.skip(next.instruction());
    boolean isEnd = next.instruction().isEnd();
    program.counter(isEnd ? ProgramCounter.of(next.address() + 1) : next.following());
    if (execution == Execution.STEP) {
      program.storeLine(ProgramMemory.UNKNOWN_LINE);
    }
  }

  /** Sets the observer of program lines, or removes it if empty. */
  public void watch(Optional<LineWatch> observer) {
    watch = observer;
  }

  /** Returns the observer of program lines. */
  public Optional<LineWatch> watch() {
    return watch;
  }

  /** Sets the program counter. */
  public void jump(int pointer) {
    program.pointer(pointer);
    program.storeLine(ProgramMemory.UNKNOWN_LINE);
  }

  /**
   * Prepares a subroutine call: in a program the return address is pushed; from the keyboard the
   * program starts.
   */
  public void call() {
    if (inProgram()) {
      returns.push(program.counter());
    } else {
      returns.clear();
      outcome(Signal.START);
    }
  }

  /**
   * Sets what follows after the line being executed. The cause ERROR means NONEXISTENT. This is
   * much faster than an exception, and some programs often ignore this error.
   */
  public void outcome(Outcome requested) {
    outcome = requested;
  }

  /** Returns whether the line that was executed last has requested a stop or an {@link Order}. */
  public boolean isStopRequested() {
    return outcome != Halt.NOT_YET;
  }

  /** Returns and clears the requested outcome; {@link Halt#NOT_YET} if there is none. */
  Outcome takeOutcome() {
    Outcome taken = outcome;
    if (taken != Halt.NOT_YET) {
      outcome = Halt.NOT_YET;
    }
    return taken;
  }
}
