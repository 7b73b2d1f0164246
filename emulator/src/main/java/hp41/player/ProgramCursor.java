package hp41.player;

import hp41.entry.CurrentLine;
import hp41.event.CalculatorError;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.LineLength;
import hp41.memory.LinePointer;
import hp41.memory.ProgramMemory;
import java.util.Arrays;
import java.util.function.IntPredicate;

/** The current line of the current program, as PRGM mode edits it and SST and BST move it. */
final class ProgramCursor extends CurrentLine {

  /** The distance from the pointer to a number line, which a null separates from other numbers. */
  private static final int SEPARATED = 2;

  private final Machine machine;
  private final ProgramMemory program;
  private final LinePointer lines;

  ProgramCursor(Machine machine) {
    super(machine);
    this.machine = machine;
    this.program = machine.program();
    this.lines = new LinePointer(program);
  }

  /** Moves from line 00 to line 01 and returns the current line, which R/S or SST will execute. */
  String nextText() {
    leaveTop();
    return text();
  }

  /** Moves from line 00 to line 01. */
  void leaveTop() {
    if (number() == 0) {
      program.storeLine(1);
    }
  }

  /** Returns how long the machine takes to count the lines before the current one. */
  long microsBefore() {
    return machine.labels().microsBefore(1);
  }

  /** Returns the number that an inserted line gets. */
  int insertedNumber() {
    return isAtEnd() ? number() : number() + 1;
  }

  /**
   * Returns the pointer after which a new line is inserted: after the current line, but directly
   * before an END, which keeps the nulls before it (observed on the machine).
   */
  private int insertion() {
    if (isAtEnd()) {
      return program.pointerPastNulls();
    }
    return number() == 0 ? program.pointer() : program.next(program.pointer());
  }

  /** Moves the pointer to where a new line would be inserted. */
  void goToInsertion() {
    program.pointer(insertion());
  }

  /**
   * Inserts a line after the current one and moves to it. After a catalog, the line number is
   * unknown. It becomes 00, but before an END the machine counts the lines (observed on the
   * machine).
   *
   * @return false, and nothing has changed, if there is no room or the program is private
   */
  boolean insert(byte[] bytes) {
    return insert(pointer -> machine.editor().insert(pointer, bytes));
  }

  /** Inserts an END, which divides the program. */
  boolean insertEnd(byte[] end) {
    return insert(pointer -> machine.editor().insertEnd(pointer, end));
  }

  private boolean insert(IntPredicate edit) {
    if (isPrivate()) {
      return false;
    }
    boolean known = isKnown();
    int pointer = insertion();
    int number = known ? insertedNumber() : isAtEnd() ? ProgramMemory.UNKNOWN_LINE : 0;
    if (!edit.test(pointer)) {
      return false;
    }
    program.pointer(pointer);
    program.storeLine(number);
    return true;
  }

  /**
   * Inserts a null and the first byte of a number line. The null separates it from digits before
   * it.
   */
  boolean insertNumber(byte code) {
    return insert(it -> machine.editor().insert(it, apart(it, new byte[] {0, code})));
  }

  /**
   * Moves to line 01 if a number line would be inserted below all memory and the next line number
   * would be the value for an unknown number. There is no register for the line. The machine counts
   * the lines from the first one, and uses the count as the number (observed on the machine).
   *
   * @return false if the line is inserted elsewhere
   */
  boolean losesNumber() {
    boolean loses =
        program.pointer() == 0 && program.storedLine() == ProgramMemory.UNKNOWN_LINE - 1;
    if (loses) {
      program.pointer(program.top());
      lines.to(1);
    }
    return loses;
  }

  /** Returns whether the current line is a number that was inserted with these bytes. */
  boolean isInserted(byte[] codes) {
    int pointer = program.pointer();
    return program.lineAt(pointer) == pointer - SEPARATED
        && instruction().operand() instanceof Operand.Digits digits
        && Arrays.equals(digits.bytes(), codes);
  }

  /** Replaces the current line by the first byte of a number line; .END. remains after it. */
  boolean replaceByNumber(byte code) {
    int pointer = program.pointer();
    machine.editor().delete(pointer, behind());
    return machine.editor().insert(pointer, apart(pointer, new byte[] {0, code}));
  }

  /** Returns the pointer after the current line, or before .END. */
  private int behind() {
    int pointer = program.pointer();
    return isAtPermanentEnd() ? pointer : program.next(pointer);
  }

  /** Appends a digit to the current line; returns false if there is no room. */
  boolean append(byte code) {
    int behind = program.next(program.pointer());
    return machine.editor().insert(behind, apart(behind, new byte[] {code}));
  }

  /**
   * Appends a character to the current text line; returns false if there is no room. The line is
   * made longer first, because the character could otherwise be read as a line of its own and hide
   * a global label.
   */
  boolean appendToText(byte character) {
    int behind = program.next(program.pointer());
    int first = program.lineAt(program.pointer());
    int count = program.read(first);
    machine.editor().replace(first, count + 1);
    boolean fits = machine.editor().insert(behind, new byte[] {character});
    if (!fits) {
      machine.editor().replace(first, count);
    }
    return fits;
  }

  /**
   * Returns the bytes followed by a null, unless a null follows them or will follow: a number never
   * ends a register.
   */
  private byte[] apart(int pointer, byte[] line) {
    int nulls = 0;
    while (nulls <= line.length && program.read(pointer - 1 - nulls) == 0) {
      nulls++;
    }
    boolean fills = (line.length - Math.min(nulls, line.length)) % ProgramMemory.BYTES == 0;
    return fills && nulls <= line.length ? Arrays.copyOf(line, line.length + 1) : line;
  }

  /** Turns the last byte of the current line into a null. */
  void dropLast() {
    int behind = program.next(program.pointer());
    machine.editor().erase(behind + 1, behind);
  }

  /** Replaces the first byte of the current line. */
  void replaceFirst(int code) {
    machine.editor().replace(program.lineAt(program.pointer()), code);
  }

  /**
   * Deletes the current line and moves to the previous line. Line 00, .END. and private lines are
   * not deleted.
   */
  void delete() {
    boolean known = isKnown() && program.pointer() > 0;
    int stored = program.storedLine();
    int number = number();
    if (ProgramMemory.isRom(program.pointer())) {
      machine.outbox().tell(CalculatorError.ROM.getMessage());
    } else if (number > 0 && !isPrivate()) {
      machine.editor().delete(program.pointer(), behind());
      lines.back(number - 1);
      if (!known) {
        leaveProgram(stored, number);
      }
    }
  }

  /**
   * Decrements a line number that is unknown after a catalog as if it were known. Before the first
   * line of the program the machine finds no line, and moves below all memory (observed on the
   * machine).
   *
   * @param counted the number of the line that was deleted
   */
  private void leaveProgram(int stored, int counted) {
    if (counted <= 1 || stored != ProgramMemory.UNKNOWN_LINE) {
      program.pointer(0);
    }
    program.storeLine(stored - 1);
  }

  /** Deletes the current line and, if {@code moves}, moves back as BST does. */
  void withdraw(boolean moves) {
    machine.editor().erase(program.pointer(), behind());
    if (moves) {
      backward();
    }
  }

  /** Moves the pointer past the nulls before the current line; one null before a number remains. */
  void passNulls() {
    int passed = program.pointerPastNulls();
    boolean keeps = passed < program.pointer() && LineLength.isDigit(program.read(passed - 1));
    program.pointer(keeps ? passed + 1 : passed);
  }

  /** Moves to a line of the current program, or to its END if there are fewer lines. */
  void goTo(int number) {
    lines.to(number);
  }

  /** Moves to the next line; from the END to line 01. */
  void forward() {
    int number = number();
    if (number == 0) {
      program.storeLine(1);
    } else if (isAtEnd()) {
      goTo(1);
    } else {
      program.pointer(program.next(program.pointer()));
      program.storeLine(number + 1);
    }
  }

  /** Moves to the previous line; from line 01 and 00 to the END. */
  void backward() {
    int number = number();
    if (number <= 1) {
      goTo(Integer.MAX_VALUE);
    } else {
      lines.back(number - 1);
    }
  }
}
