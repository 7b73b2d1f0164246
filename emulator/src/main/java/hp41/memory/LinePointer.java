package hp41.memory;

/**
 * Moves the program counter to lines by their numbers. The counter is placed after the previous
 * line, before any nulls between the lines.
 */
public final class LinePointer {

  /** The counter of a line before the first one; observed on the microcode. */
  private static final int LEFT_OVER = 0x240;

  private final ProgramMemory program;

  /** Creates a view of the program counter in a program memory. */
  public LinePointer(ProgramMemory program) {
    this.program = program;
  }

  /**
   * Moves to a line of the current program, at most to its END. Below the last program, the lines
   * after .END. are counted, down to the end of memory.
   */
  public void to(int number) {
    boolean below = program.isBelow(program.pointer());
    int end = below ? 0 : program.end(program.pointer()).address();
    int pointer = number == 0 ? program.start(program.pointer()) : program.first(program.pointer());
    int line = Math.min(number, 1);
    while (line < number && program.lineAt(pointer) > end) {
      pointer = program.next(pointer);
      line++;
    }
    program.pointer(pointer);
    program.storeLine(line);
  }

  /**
   * Moves back to the line before the current one and stores its number. The machine does not count
   * lines: it finds the last line that begins at the counter or before it, and moves to the line
   * before that. If this line is a global label, or .END. above the counter, the counter is placed
   * after the nulls before it. The counter gets an address that is left over in the processor in
   * two cases: it is inside a label or END, or the first program has no line before it although the
   * stored number says so. For line 00 only the line number changes.
   */
  public void back(int number) {
    program.storeLine(number);
    if (number == 0) {
      return;
    }
    int current = program.pointer();
    boolean below = program.isBelow(current);
    int before = program.start(below ? program.permanentEnd() + 1 : current);
    int pointer = before;
    int next = program.next(pointer);
    while (next >= current && next < pointer) {
      before = pointer;
      pointer = next;
      next = program.next(pointer);
    }
    int passed = program.lineAt(pointer);
    if (pointer == program.top() || isGlobal(passed) && current < passed && current > next) {
      program.counter(LEFT_OVER);
      return;
    }
    program.pointer(before);
    int address = program.lineAt(program.pointer());
    if (isGlobal(address) && (below || !program.global(address).isEnd())) {
      program.pointer(address + 1);
    }
  }

  private boolean isGlobal(int address) {
    return GlobalLabel.isCode(program.read(address));
  }

  /** Returns the number of the current line. If it is unknown, the lines are counted. */
  public int number() {
    if (program.storedLine() == ProgramMemory.UNKNOWN_LINE) {
      count(program.pointer());
    }
    return program.storedLine();
  }

  /**
   * Counts the lines to the one that contains a pointer, and moves to its beginning, before any
   * nulls.
   */
  public void count(int current) {
    int number = 1;
    int pointer = program.first(current);
    int next = program.next(pointer);
    while (next >= current && next < pointer) {
      pointer = next;
      next = program.next(pointer);
      number++;
    }
    program.pointer(pointer);
    program.storeLine(number);
  }
}
