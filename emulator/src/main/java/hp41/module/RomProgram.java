package hp41.module;

import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import java.util.List;

/** A program in the form that it has in ROM: labels are linked and jumps compiled. */
final class RomProgram {

  private static final int REGISTER = 7;
  private static final int LABEL = 0xC0;
  private static final int FIRST_SHORT_LABEL = 0x01;
  private static final int LAST_SHORT_LABEL = 0x0F;
  private static final int LONG_LABEL = 0xCF;
  private static final int SHORT_JUMP = 0xB;
  private static final int LONG_GTO = 0xD;
  private static final int LONG_XEQ = 0xE;
  private static final int FORWARD = 0x80;
  private static final int NUMBER = 0x7F;
  private static final int FARTHEST = 0xFFF;
  private static final int NONE = -1;

  private final byte[] bytes;
  private final int[] starts;
  private final List<byte[]> lines;

  /** Links and compiles a program in plain form. */
  RomProgram(byte[] plain) {
    bytes = plain.clone();
    lines = LineLength.split(plain);
    starts = new int[lines.size()];
    for (int line = 1; line < starts.length; line++) {
      starts[line] = starts[line - 1] + lines.get(line - 1).length;
    }
    link();
    for (int line = 0; line < starts.length; line++) {
      compile(line);
    }
  }

  byte[] bytes() {
    return bytes;
  }

  /**
   * Writes the distance of each global label and the END to the previous one. The first label is
   * linked to an imaginary END before the nulls that fill the first register.
   */
  private void link() {
    int nulls = (REGISTER - bytes.length % REGISTER) % REGISTER;
    int before = -nulls - GlobalLabel.END_LENGTH;
    for (int line = 0; line < starts.length; line++) {
      byte[] code = lines.get(line);
      if (ProgramBytes.isGlobalLabel(code) || ProgramBytes.isEnd(code)) {
        int distance = starts[line] - before;
        int registers = distance / REGISTER;
        bytes[starts[line]] = (byte) (LABEL | distance % REGISTER << 1 | registers >> 8);
        bytes[starts[line] + 1] = (byte) registers;
        before = starts[line];
      }
    }
  }

  private void compile(int line) {
    int at = starts[line];
    int code = bytes[at] & 0xFF;
    int kind = code >> 4;
    if (kind == SHORT_JUMP && code != SHORT_JUMP << 4) {
      int label = find(line, (code & 0xF) - 1);
      int distance = label - at - 2;
      if (label != NONE && Math.abs(distance) <= NUMBER) {
        bytes[at + 1] = (byte) (distance >= 0 ? FORWARD | distance : -distance);
      }
    } else if (kind == LONG_GTO || kind == LONG_XEQ) {
      int label = find(line, bytes[at + 2] & NUMBER);
      int distance = label - at - 1;
      if (label != NONE && Math.abs(distance) <= FARTHEST) {
        bytes[at] |= (byte) (Math.abs(distance) >> 8);
        bytes[at + 1] = (byte) Math.abs(distance);
        bytes[at + 2] |= (byte) (distance > 0 ? FORWARD : 0);
      }
    }
  }

  /**
   * Returns the address of the local label that a jump finds: the next one after the jump,
   * otherwise the first in the program.
   */
  private int find(int from, int label) {
    for (int step = 1; step <= starts.length; step++) {
      int line = (from + step) % starts.length;
      if (number(lines.get(line)) == label) {
        return starts[line];
      }
    }
    return NONE;
  }

  private static int number(byte[] line) {
    int code = line[0] & 0xFF;
    if (code >= FIRST_SHORT_LABEL && code <= LAST_SHORT_LABEL) {
      return code - 1;
    }
    return code == LONG_LABEL && line.length == 2 ? line[1] & NUMBER : NONE;
  }
}
