package hp41.machine;

import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import java.util.Arrays;

/** Decodes the lines of program memory, each once until program memory changes. */
final class LineReader {

  /** What a pointer that has run through the bottom of memory finds: STOP. */
  private static final byte[] BOTTOM = {(byte) Codec.STOP};

  private final Memory memory;
  private final ProgramMemory program;
  private final Codec codec;
  private final Line[] lines = new Line[ProgramMemory.ROM_TOP + ProgramMemory.BYTES];
  private int version = -1;

  LineReader(Memory memory, Codec codec) {
    this.memory = memory;
    this.program = new ProgramMemory(memory);
    this.codec = codec;
  }

  /** The line that a pointer points to; each null in front of one is a line that does nothing. */
  Line at(int pointer) {
    if (version != memory.programVersion()) {
      Arrays.fill(lines, null);
      version = memory.programVersion();
    }
    Line line = lines[pointer];
    if (line == null) {
      line = read(pointer);
      lines[pointer] = line;
    }
    return line;
  }

  /** The line that a pointer points to when nulls in front of it are passed over. */
  Line pastNulls(int pointer) {
    return at(program.lineAt(pointer) + 1);
  }

  /** Forgets one line, whose jump has been compiled since. */
  void forget(int pointer) {
    lines[pointer] = null;
  }

  private Line read(int pointer) {
    if (program.isAtBottom(pointer)) {
      return new Line(0, 0, codec.decode(BOTTOM), Line.NOT_COMPILED);
    }
    int address = pointer - 1;
    byte[] bytes = new byte[Math.min(address + 1, program.length(address))];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) program.read(address - i);
    }
    Instruction instruction = codec.decode(bytes);
    return new Line(
        address,
        address - bytes.length + 1,
        instruction,
        CompiledJump.target(address, instruction));
  }
}
