package hp41.machine;

import hp41.memory.ProgramMemory;

/**
 * Computes how the times of jumps in memory depend on the positions of the jump and of its target
 * within their registers, in words. The times were measured on the microcode with loops of labels
 * and jumps at all positions. The computed times differ from the measured ones by at most one or
 * two words.
 */
final class JumpTiming {

  private static final int BYTES = ProgramMemory.BYTES;

  /** The time to find a numeric label, by the position of the label in its register. */
  private static final int[] LABEL = {-4, 3, 4, 3, 4, 3, 2};

  /**
   * The words for each register by which a jump begins later in its register than its label. The
   * times of lines contain the average.
   */
  private static final int REGISTER = 5;

  /**
   * The time to read a GTO of two bytes, or XEQ, by its position in its register. At the last
   * positions it continues in the next register.
   */
  private static final int[] GO_TO = {0, 0, 0, 0, 0, 0, 8};

  private static final int[] EXECUTE = {0, -1, 0, 0, -2, 6, 38};

  /** The time of a jump by name; it depends on the position of a label of two letters. */
  private static final int[] NAME = {-19, -17, -8, -6, -10, 5, 7};

  private JumpTiming() {}

  /**
   * Returns how much longer a line takes than on the average.
   *
   * @param pointer the pointer to the line that follows
   */
  static int words(Line line, int pointer) {
    Instruction instruction = line.instruction();
    boolean calls = instruction.function().is(Role.CALL);
    if (!calls && !instruction.function().is(Role.JUMP)
        || ProgramMemory.isRom(line.pointer())
        || ProgramMemory.isRom(pointer)) {
      return 0;
    }
    int from = position(line.address());
    int to = position(pointer - 1);
    int words = REGISTER * (from - to) / BYTES;
    if (instruction.operand() instanceof Operand.Name) {
      return words + NAME[to];
    }
    int[] reading = calls ? EXECUTE : GO_TO;
    return words + LABEL[to] + reading[from];
  }

  /** Returns the position of a byte in its register; 0 is the first. */
  private static int position(int address) {
    return BYTES - 1 - address % BYTES;
  }
}
