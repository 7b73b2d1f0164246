package hp41.memory;

import java.util.List;

/** The end of program memory, where whole programs come and go. */
public final class ProgramTail {

  private static final int BYTES = ProgramMemory.BYTES;

  private final ProgramMemory program;
  private final ProgramEditor editor;

  /** The end of this memory's programs. */
  public ProgramTail(Memory memory) {
    program = new ProgramMemory(memory);
    editor = new ProgramEditor(memory);
  }

  /** The pointer above the first line of the last program. */
  public int start() {
    return program.start(program.permanentEnd() + 1);
  }

  /** The pointer behind .END., where another program can follow. */
  public int behind() {
    return program.endRegister() * BYTES;
  }

  /** Whether a program with so many bytes, its END among them, can stand from a pointer on. */
  public boolean hasRoom(int pointer, int bytes) {
    return program.isWhole() && endRegister(pointer, bytes) >= program.firstFree();
  }

  private static int endRegister(int pointer, int bytes) {
    return Math.floorDiv(pointer - bytes, BYTES);
  }

  /**
   * Replaces all that stands from a pointer on by a program, for which there must be room. Its END
   * becomes .END., which the machine then says is not packed.
   */
  public void replace(int pointer, byte[] code) {
    if (!program.isWhole()) {
      return;
    }
    int lowest = program.endRegister();
    int body = code.length - GlobalLabel.END_LENGTH;
    int end = endRegister(pointer, code.length);
    for (int address = pointer - 1; address >= Math.min(lowest, end) * BYTES; address--) {
      int index = pointer - 1 - address;
      program.write(address, index < body ? code[index] & 0xFF : 0);
    }
    program.endRegister(end);
    int status = code[code.length - 1] & 0xFF | GlobalLabel.PERMANENT | GlobalLabel.UNPACKED;
    program.write(program.permanentEnd(), GlobalLabel.CODE);
    program.write(program.permanentEnd() - 2, status);
    editor.relink();
  }

  /** Takes away the distances of the jumps of the last program, which begins at a pointer. */
  public void zeroJumps(int pointer) {
    editor.zeroJumps(pointer, program.permanentEnd());
  }

  /** Takes away all that stands from a pointer on. */
  public void clear(int pointer) {
    replace(pointer, new byte[] {(byte) GlobalLabel.CODE, 0, GlobalLabel.WRITTEN_END});
  }

  /** Lets .END. end the last program as an ordinary END. The pointer behind it. */
  public int close() {
    int end = program.permanentEnd();
    int behind = behind();
    program.write(end - 2, program.read(end - 2) & ~GlobalLabel.PERMANENT);
    return behind;
  }

  /** The labels that stand from a pointer on. */
  public List<GlobalLabel> labels(int pointer) {
    return program.globals().stream()
        .filter(global -> !global.isEnd() && global.address() < pointer)
        .toList();
  }
}
