package hp41.machine;

import hp41.memory.Memory;
import hp41.memory.ProgramMemory;

/**
 * The distance that a local GTO or XEQ keeps of the label it has found: in the second byte of the
 * short form from that byte, in twelve bits of the long form from its first byte; in registers and
 * bytes, with a bit for the direction. A distance of zero means that the label has to be searched.
 */
final class CompiledJump {

  private static final int UP = 0x80;
  private static final int BYTES = ProgramMemory.BYTES;
  private static final int SHORT_REACH = 16 * BYTES;

  private CompiledJump() {}

  private static boolean isLocal(Instruction instruction) {
    return instruction.operand() instanceof Operand.Local && !instruction.isLabel();
  }

  private static boolean isShort(Instruction instruction) {
    return instruction.length() == 2;
  }

  /** The pointer that the bytes of a jump at this address lead to. */
  static int target(int address, Instruction jump) {
    if (!isLocal(jump) || jump.length() < 2) {
      return Line.NOT_COMPILED;
    }
    if (isShort(jump)) {
      int code = jump.byteAt(1);
      return target(address - 1, code & 0xF, code >>> 4 & 7, (code & UP) != 0);
    }
    int link = (jump.byteAt(0) & 0xF) << 8 | jump.byteAt(1);
    return target(address, link & 0x1FF, link >>> 9, (jump.byteAt(2) & UP) != 0);
  }

  private static int target(int origin, int registers, int bytes, boolean up) {
    int distance = registers * BYTES + bytes;
    if (distance == 0) {
      return Line.NOT_COMPILED;
    }
    int target = up ? origin + distance : origin - distance;
    return target > 0 && target < Memory.ADDRESSES * BYTES ? target : Line.NOT_COMPILED;
  }

  /**
   * Writes the distance of a jump to the pointer it leads to.
   *
   * @return false if that is too far to be written
   */
  static boolean compile(ProgramMemory program, Line line, int target) {
    Instruction jump = line.instruction();
    int address = line.address();
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
