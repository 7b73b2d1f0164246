package hp41.machine;

import hp41.memory.ProgramMemory;

/**
 * The distance to the label that a local GTO or XEQ has found, stored in the instruction. It is in
 * the second byte of the short form, counted from that byte, or in twelve bits of the long form,
 * counted from its first byte. The unit is registers and bytes, with a bit for the direction; zero
 * means that the label must be searched. In a module the unit is bytes only, and the direction bit
 * means a label after the jump.
 */
final class CompiledJump {

  private static final int UP = 0x80;

  /**
   * The lowest bit of the byte's place in the program counter. The bits below it contain the
   * register.
   */
  private static final int PLACE = 12;

  private static final int REGISTER = 0xFFF;
  private static final int BYTES = ProgramMemory.BYTES;
  private static final int SHORT_REACH = 16 * BYTES;

  private CompiledJump() {}

  private static boolean isLocal(Instruction instruction) {
    return instruction.operand() instanceof Operand.Local && !instruction.isLabel();
  }

  private static boolean isShort(Instruction instruction) {
    return instruction.length() == 2;
  }

  /**
   * Returns the pointer that a compiled jump leads to, or {@link Line#NOT_COMPILED}.
   *
   * @param address the address of the jump
   */
  static int target(int address, Instruction jump) {
    if (!isLocal(jump) || jump.length() < 2) {
      return Line.NOT_COMPILED;
    }
    boolean isShort = isShort(jump);
    int origin = isShort ? address - 1 : address;
    int direction = jump.byteAt(isShort ? 1 : 2) & UP;
    int link = isShort ? jump.byteAt(1) & ~UP : (jump.byteAt(0) & 0xF) << 8 | jump.byteAt(1);
    if (link == 0) {
      return Line.NOT_COMPILED;
    }
    if (ProgramMemory.isRom(address)) {
      return within(origin, direction == 0 ? origin + link : origin - link);
    }
    int bytes = isShort ? link >>> 4 : link >>> 9;
    int registers = isShort ? link & 0xF : link & 0x1FF;
    if (bytes == BYTES && direction != 0) {
      return within(origin, pastSeven(origin, registers));
    }
    int distance = registers * BYTES + bytes;
    return within(origin, direction == 0 ? origin - distance : origin + distance);
  }

  /**
   * Returns the target of a jump upward by seven bytes, which only synthetic programming creates:
   * the machine adds the bytes without a carry into the register (observed on the microcode).
   */
  private static int pastSeven(int origin, int registers) {
    return (origin / BYTES + registers) * BYTES + (origin % BYTES + BYTES & BYTES);
  }

  /**
   * Returns the program counter to which the machine jumps in main memory, from the counter and the
   * second byte of a short jump. Both can contain seven as the position of a byte, which only
   * synthetic programming creates. Without a carry, the sum is then one less (read off the
   * microcode).
   */
  static int counter(int from, int link) {
    int place = from >>> PLACE & BYTES;
    int bytes = link >>> 4 & BYTES;
    int registers = link & 0xF;
    int sum = (link & UP) != 0 ? place + (bytes + 1 & BYTES) : place - bytes;
    boolean carries = sum > BYTES;
    boolean borrows = sum < 0;
    if ((link & UP) != 0) {
      registers += carries ? 1 : 0;
      sum -= carries ? 0 : 1;
    } else {
      registers = -registers - (borrows ? 1 : 0);
      sum -= borrows ? 1 : 0;
    }
    return (sum & BYTES) << PLACE | from + registers & REGISTER;
  }

  /**
   * Returns a pointer if it is in the same area as the jump (main memory or modules), otherwise
   * {@link Line#NOT_COMPILED}.
   */
  private static int within(int origin, int pointer) {
    boolean sameArea =
        0 < pointer
            && pointer < ProgramMemory.POINTERS
            && ProgramMemory.isRom(pointer) == ProgramMemory.isRom(origin);
    return sameArea ? pointer : Line.NOT_COMPILED;
  }

  /**
   * Stores the distance of a jump.
   *
   * @param target the pointer that the jump leads to
   * @return false if the distance is too large, or if the jump is in a module or incomplete at the
   *     end of memory
   */
  static boolean compile(ProgramMemory program, Line line, int target) {
    Instruction jump = line.instruction();
    int address = line.address();
    if (ProgramMemory.isRom(address) || jump.length() < 2) {
      return false;
    }
    int distance = Math.abs(target - (isShort(jump) ? address - 1 : address));
    int registers = distance / BYTES;
    int bytes = distance % BYTES;
    if (isShort(jump)) {
      if (distance >= SHORT_REACH) {
        return false;
      }
      int up = target > address - 1 ? UP : 0;
      program.writeDistance(address - 1, up | bytes << 4 | registers);
      return true;
    }
    int up = target > address ? UP : 0;
    program.writeDistance(address, jump.byteAt(0) & 0xF0 | bytes << 1 | registers >>> 8);
    program.writeDistance(address - 1, registers & 0xFF);
    program.writeDistance(address - 2, up | jump.byteAt(2) & ~UP);
    return true;
  }
}
