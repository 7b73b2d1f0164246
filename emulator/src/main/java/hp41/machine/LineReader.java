package hp41.machine;

import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import java.util.Arrays;

/**
 * Decodes the lines of program memory. Each line is decoded only once until program memory changes.
 */
public final class LineReader {

  /** The line at the end of memory: STOP. */
  private static final byte[] BOTTOM = {(byte) Codec.STOP};

  /** The number of pointers per page of the cache. Unused pages need no memory. */
  private static final int PAGE = 0x400;

  /** The length of the longest line, a label of fifteen characters. */
  private static final int LONGEST = 18;

  private final Memory memory;
  private final ProgramMemory program;
  private final Codec codec;
  private final Line[][] pages = new Line[ProgramMemory.POINTERS / PAGE + 1][];
  private int version = -1;

  LineReader(Memory memory, Codec codec) {
    this.memory = memory;
    this.program = new ProgramMemory(memory);
    this.codec = codec;
  }

  /**
   * Returns the line that a pointer points to. A null before a line is a line of its own that does
   * nothing.
   */
  public Line at(int pointer) {
    if (version != memory.programVersion()) {
      Arrays.fill(pages, null);
      version = memory.programVersion();
    }
    Line[] lines = pages[pointer / PAGE];
    if (lines == null) {
      lines = new Line[PAGE];
      pages[pointer / PAGE] = lines;
    }
    Line line = lines[pointer % PAGE];
    if (line == null) {
      line = read(pointer);
      lines[pointer % PAGE] = line;
    }
    return line;
  }

  /**
   * Returns the line at the program counter. It is usually cached in the last line.
   *
   * @param last the line executed last, or null
   */
  Line after(Line last) {
    if (last == null || last.version() != memory.programVersion()) {
      return at(program.pointer());
    }
    Line line = last.follower(program.counter());
    if (line == null) {
      line = at(program.pointer());
      last.follower(line);
    }
    return line;
  }

  /**
   * Decodes a line again after its jump was compiled. If other lines overlap its bytes, after a
   * jump into the middle of a line, all lines become stale.
   */
  void readAgain(Line line) {
    Instruction jump = decode(line.address());
    line.compiled(jump, CompiledJump.target(line.address(), jump));
    for (int pointer = line.next() + 1; pointer < line.pointer() + LONGEST; pointer++) {
      Line[] lines = pages[pointer / PAGE];
      Line other = lines == null ? null : lines[pointer % PAGE];
      if (other != null && other != line && other.next() < line.pointer()) {
        program.linesChanged();
      }
    }
  }

  /** Returns the line that a pointer points to after skipping nulls. */
  Line pastNulls(int pointer) {
    Line line = at(program.lineAt(pointer) + 1);
    while (line.instruction().isNull() && line.next() > program.bottom(pointer)) {
      line = at(line.next());
    }
    return line;
  }

  private Line read(int pointer) {
    if (program.isAtBottom(pointer)) {
      return new Line(version, pointer, 0, 0, codec.decode(BOTTOM), Line.NOT_COMPILED);
    }
    int address = pointer - 1;
    Instruction instruction = decode(address);
    int target = CompiledJump.target(address, instruction);
    int next = Math.max(program.bottom(pointer), pointer - program.length(address));
    return new Line(version, pointer, address, next, instruction, target);
  }

  private Instruction decode(int address) {
    byte[] bytes =
        new byte[Math.min(address + 1 - program.bottom(address), program.length(address))];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) program.read(address - i);
    }
    return codec.decode(bytes);
  }
}
