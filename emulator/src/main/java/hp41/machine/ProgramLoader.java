package hp41.machine;

import hp41.memory.GlobalLabel;
import hp41.memory.Memory;
import hp41.memory.ProgramBytes;
import hp41.memory.ProgramEditor;
import hp41.memory.ProgramMemory;
import hp41.program.NoRoom;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Loads programs into the calculator's memory after the existing ones. The last program ends with
 * .END., the others with an END of their own.
 */
public final class ProgramLoader {

  private final Memory memory;
  private final ProgramMemory program;
  private final ProgramEditor editor;

  /** Creates a loader for a memory. */
  public ProgramLoader(Memory memory) {
    this.memory = memory;
    this.program = new ProgramMemory(memory);
    this.editor = new ProgramEditor(memory);
  }

  /**
   * Packs memory, adds programs and moves the program pointer to line 00 of the first one.
   *
   * @param programs the bytes of each program including its END
   * @throws NoRoom if the programs need more registers than are free; memory has only been packed
   *     then
   */
  public void load(List<byte[]> programs) {
    editor.pack();
    if (programs.isEmpty()) {
      return;
    }
    int pointer = afterLastLine();
    boolean empty = editor.isLastProgramEmpty();
    byte[] code = code(empty ? Optional.empty() : Optional.of(endOfLast()), programs);
    checkRoom(code.length - (pointer - program.permanentEnd() - 1));
    editor.insert(pointer, code);
    copyPrivateBit(programs.get(programs.size() - 1));
    program.pointer(empty ? pointer : pointer - GlobalLabel.END_LENGTH);
    editor.pack();
    program.storeLine(0);
  }

  /**
   * Loads programs. If they do not fit, the number of data registers is reduced, provided that the
   * removed registers contain zero.
   *
   * @param programs the bytes of each program including its END
   * @throws NoRoom if the programs still do not fit; memory has only been packed then
   */
  public void loadWithResize(List<byte[]> programs) {
    try {
      load(programs);
    } catch (NoRoom noRoom) {
      if (noRoom.size() < 0 || !isZeroFrom(noRoom.size())) {
        throw noRoom;
      }
      editor.resize(noRoom.size());
      load(programs);
    }
  }

  /**
   * Loads programs in place of those in memory that have one of their global labels.
   *
   * @param programs the bytes of each program including its END
   * @throws NoRoom if the programs do not fit; memory is unchanged then
   */
  public void replace(List<byte[]> programs) {
    long[] before = memory.words();
    programs.stream().flatMap(ProgramBytes::labels).forEach(this::delete);
    try {
      loadWithResize(programs);
    } catch (NoRoom noRoom) {
      memory.restore(before);
      throw noRoom;
    }
  }

  /** Deletes all programs with a global label. Damaged memory, which cannot change, is skipped. */
  private void delete(String label) {
    for (long left = labels(label).count(); left > 0; left--) {
      labels(label).findFirst().map(GlobalLabel::pointer).ifPresent(editor::deleteProgram);
      editor.pack();
    }
  }

  private Stream<GlobalLabel> labels(String name) {
    return program.globals().stream().filter(it -> !it.isEnd() && it.name().equals(name));
  }

  private boolean isZeroFrom(int register) {
    int first = program.curtain() + register;
    return IntStream.range(first, memory.top()).allMatch(address -> memory.read(address) == 0);
  }

  private int afterLastLine() {
    int end = program.permanentEnd();
    int pointer = program.start(end + 1);
    while (program.lineAt(pointer) > end) {
      pointer = program.next(pointer);
    }
    return pointer;
  }

  /** Returns an END that replaces the .END. of the last program; it is private if the .END. is. */
  private byte[] endOfLast() {
    int privateBit = program.read(program.permanentEnd() - 2) & GlobalLabel.PRIVATE;
    return new byte[] {(byte) GlobalLabel.CODE, 0, (byte) (GlobalLabel.WRITTEN_END | privateBit)};
  }

  /**
   * Makes .END. private if the END that it replaces is private.
   *
   * @param last the last program
   */
  private void copyPrivateBit(byte[] last) {
    int status = program.permanentEnd() - 2;
    int privateBit = last[last.length - 1] & GlobalLabel.PRIVATE;
    editor.replace(status, program.read(status) & ~GlobalLabel.PRIVATE | privateBit);
  }

  /**
   * Joins programs, preceded by the END of the previous program if there is one, without the END of
   * the last.
   */
  private static byte[] code(Optional<byte[]> before, List<byte[]> programs) {
    ByteArrayOutputStream code = new ByteArrayOutputStream();
    before.ifPresent(code::writeBytes);
    programs.forEach(code::writeBytes);
    return Arrays.copyOf(code.toByteArray(), code.size() - GlobalLabel.END_LENGTH);
  }

  private void checkRoom(int bytes) {
    int registers = Math.max(0, bytes + ProgramMemory.BYTES - 1) / ProgramMemory.BYTES;
    if (registers > program.free()) {
      int size = program.size() - (registers - program.free());
      throw new NoRoom(registers, program.free(), Math.max(-1, size));
    }
  }
}
