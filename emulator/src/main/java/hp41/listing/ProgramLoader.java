package hp41.listing;

import hp41.memory.Memory;
import hp41.memory.ProgramEditor;
import hp41.memory.ProgramMemory;
import java.util.Arrays;
import java.util.List;

/**
 * Puts programs into the calculator's memory, behind those that are there. The last one ends with
 * .END., the others with an END of their own.
 */
public final class ProgramLoader {

  private static final int END_LENGTH = 3;

  private final ProgramMemory program;
  private final ProgramEditor editor;

  /** A loader into this memory. */
  public ProgramLoader(Memory memory) {
    this.program = new ProgramMemory(memory);
    this.editor = new ProgramEditor(memory);
  }

  /**
   * Packs memory, adds these programs, and points to line 00 of the first of them.
   *
   * @param programs the bytes of each with its END
   * @throws NoRoom if they need more registers than are free; memory is only packed then
   */
  public void load(List<byte[]> programs) {
    editor.pack();
    if (programs.isEmpty()) {
      return;
    }
    int bytes = programs.stream().mapToInt(code -> code.length).sum() - END_LENGTH;
    checkRoom(lastIsEmpty() ? bytes : bytes + END_LENGTH);
    int first = -1;
    for (byte[] code : programs) {
      editor.appendEnd();
      int start = program.start(program.permanentEnd() + 1);
      editor.insert(start, Arrays.copyOf(code, code.length - END_LENGTH));
      first = first < 0 ? start : first;
    }
    program.pointer(first);
    editor.pack();
    program.storeLine(0);
  }

  private boolean lastIsEmpty() {
    int end = program.permanentEnd();
    return program.lineAt(program.start(end + 1)) == end;
  }

  private void checkRoom(int bytes) {
    int end = program.permanentEnd();
    int nulls = 0;
    while (program.read(end + 1 + nulls) == 0 && end + 1 + nulls < program.top()) {
      nulls++;
    }
    int registers = Math.max(0, bytes - nulls + ProgramMemory.BYTES - 1) / ProgramMemory.BYTES;
    if (registers > program.free()) {
      int size = program.size() - (registers - program.free());
      throw new NoRoom(registers, program.free(), Math.max(-1, size));
    }
  }
}
