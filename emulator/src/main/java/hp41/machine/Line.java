package hp41.machine;

import hp41.memory.ProgramCounter;

/** A line of a program in memory, decoded, with the lines that were executed after it. */
public final class Line {

  /** What is no pointer. */
  public static final int NOT_COMPILED = -1;

  private final int version;
  private final int pointer;
  private final int address;
  private final int next;
  private final int counter;
  private final int following;
  private Instruction instruction;
  private int target;
  private Line successor;
  private Line landing;

  /**
   * A line.
   *
   * @param version of the programs of which it is one
   * @param pointer to it
   * @param address of its first byte
   * @param next the pointer behind it
   * @param instruction what it says
   * @param target the pointer that its compiled jump leads to, -1 if it has none
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

  /** The version of the programs of which it is a line. */
  int version() {
    return version;
  }

  /** The pointer to it, or to the nulls before it. */
  public int pointer() {
    return pointer;
  }

  /** The address of its first byte. */
  public int address() {
    return address;
  }

  /** The pointer behind it. */
  public int next() {
    return next;
  }

  /** The pointer to it as the program counter keeps it. */
  public int counter() {
    return counter;
  }

  /** The pointer behind it as the program counter keeps it. */
  public int following() {
    return following;
  }

  /** What it says. */
  public Instruction instruction() {
    return instruction;
  }

  /** The pointer that its compiled jump leads to, -1 if it has none. */
  public int target() {
    return target;
  }

  /** Its jump has been compiled. */
  void compiled(Instruction jump, int pointer) {
    instruction = jump;
    target = pointer;
  }

  /**
   * The line that has this program counter, if it is one that was executed after this one: in the
   * order of the program, or last by a jump; else null.
   */
  Line follower(int wanted) {
    Line line = successor;
    if (line != null && line.counter == wanted) {
      return line;
    }
    line = landing;
    return line != null && line.counter == wanted ? line : null;
  }

  /** Remembers which line was executed after this one. */
  void follower(Line line) {
    if (line.counter == following) {
      successor = line;
    } else {
      landing = line;
    }
  }
}
