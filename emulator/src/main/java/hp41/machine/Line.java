package hp41.machine;

import hp41.memory.ProgramCounter;

/** A decoded line of a program in memory. It caches the lines that were executed after it. */
public final class Line {

  /** The value of a pointer that does not exist. */
  public static final int NOT_COMPILED = -1;

  private final int version;
  private final int pointer;
  private final int address;
  private final int next;
  private final int counter;
  private final int following;
  private Instruction instruction;
  private int target;
  private Line nextLine;
  private Line jumpedTo;

  /**
   * Creates a line.
   *
   * @param version the program version in which it was decoded
   * @param pointer the pointer to it
   * @param address the address of its first byte
   * @param next the pointer to the following line
   * @param instruction the instruction
   * @param target the pointer that its compiled jump leads to, or {@link #NOT_COMPILED}
   */
  Line(int version, int pointer, int address, int next, Instruction instruction, int target) {
    this.version = version;
    this.pointer = pointer;
    this.address = address;
    this.next = next;
    this.instruction = instruction;
    this.target = target;
    counter = ProgramCounter.of(pointer);
    following = ProgramCounter.of(next);
  }

  /** Returns the program version in which the line was decoded. */
  int version() {
    return version;
  }

  /** Returns the pointer to the line or to the nulls before it. */
  public int pointer() {
    return pointer;
  }

  /** Returns the address of the first byte. */
  public int address() {
    return address;
  }

  /** Returns the pointer to the following line. */
  public int next() {
    return next;
  }

  /** Returns the pointer to the line as a program counter. */
  public int counter() {
    return counter;
  }

  /** Returns the pointer to the following line as a program counter. */
  public int following() {
    return following;
  }

  /** Returns the instruction. */
  public Instruction instruction() {
    return instruction;
  }

  /** Returns the pointer that the compiled jump leads to, or {@link #NOT_COMPILED}. */
  public int target() {
    return target;
  }

  /** Updates the line after its jump was compiled. */
  void compiled(Instruction jump, int pointer) {
    instruction = jump;
    target = pointer;
  }

  /**
   * Returns the line at a program counter if it was executed after this line, either as the next
   * line or as the last jump target; otherwise null.
   */
  Line follower(int soughtCounter) {
    Line line = nextLine;
    if (line != null && line.counter == soughtCounter) {
      return line;
    }
    line = jumpedTo;
    return line != null && line.counter == soughtCounter ? line : null;
  }

  /** Stores which line was executed after this one. */
  void follower(Line line) {
    if (line.counter == following) {
      nextLine = line;
    } else {
      jumpedTo = line;
    }
  }
}
