package hp41.memory;

import java.util.List;

/** The end of program memory, where whole programs are added and removed. */
public final class ProgramTail {

  private static final int BYTES = ProgramMemory.BYTES;
  private static final int CHANGED_END =
      GlobalLabel.WRITTEN_END | GlobalLabel.PERMANENT | GlobalLabel.UNPACKED;

  private final ProgramMemory program;
  private final ProgramEditor editor;

  /** Creates a view of the end of program memory in a memory. */
  public ProgramTail(Memory memory) {
    program = new ProgramMemory(memory);
    editor = new ProgramEditor(memory);
  }

  /** Returns the pointer to the first line of the last program. */
  public int start() {
    return program.start(program.permanentEnd() + 1);
  }

  /** Returns the pointer after .END., where another program can follow. */
  public int afterEnd() {
    return program.endRegister() * BYTES;
  }

  /**
   * Returns whether a program can be stored from a pointer on.
   *
   * @param bytes the length of the program including its END
   */
  public boolean hasRoom(int pointer, int bytes) {
    return program.isWhole() && endRegister(pointer, bytes) >= program.firstFree();
  }

  private static int endRegister(int pointer, int bytes) {
    return Math.floorDiv(pointer - bytes, BYTES);
  }

  /**
   * Replaces everything from a pointer on by a program. The caller checks that there is room. The
   * END of the program becomes .END., marked as not packed; of its status, only the private bit is
   * kept (observed on the machine).
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
    int status = code[code.length - 1] & GlobalLabel.PRIVATE | CHANGED_END;
    program.write(program.permanentEnd(), GlobalLabel.CODE);
    program.write(program.permanentEnd() - 2, status);
    editor.relink();
  }

  /** Clears the jump distances of the last program, which begins at a pointer. */
  public void zeroJumps(int pointer) {
    editor.zeroJumps(pointer);
  }

  /** Removes everything from a pointer on. */
  public void clear(int pointer) {
    replace(pointer, new byte[GlobalLabel.END_LENGTH]);
  }

  /** Changes .END. to an ordinary END and returns the pointer after it. */
  public int close() {
    int end = program.permanentEnd();
    int next = afterEnd();
    program.write(end - 2, program.read(end - 2) & ~GlobalLabel.PERMANENT);
    return next;
  }

  /** Returns the labels from a pointer on. */
  public List<GlobalLabel> labels(int pointer) {
    return program.globals().stream()
        .filter(global -> !global.isEnd() && global.address() < pointer)
        .toList();
  }
}
