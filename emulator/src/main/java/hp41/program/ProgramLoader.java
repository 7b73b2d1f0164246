package hp41.program;

import hp41.memory.GlobalLabel;
import hp41.memory.Memory;
import hp41.memory.ProgramEditor;
import hp41.memory.ProgramMemory;
import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Puts programs into the calculator's memory, behind those that are there. The last one ends with
 * .END., the others with an END of their own.
 */
public final class ProgramLoader {

  private final Memory memory;
  private final ProgramMemory program;
  private final ProgramEditor editor;

  /** A loader into this memory. */
  public ProgramLoader(Memory memory) {
    this.memory = memory;
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
    int pointer = behindLastLine();
    boolean empty = editor.isLastProgramEmpty();
    byte[] code = code(empty ? Optional.empty() : Optional.of(endOfLast()), programs);
    checkRoom(code.length - (pointer - program.permanentEnd() - 1));
    editor.insert(pointer, code);
    endLastLike(programs.get(programs.size() - 1));
    program.pointer(empty ? pointer : pointer - GlobalLabel.END_LENGTH);
    editor.pack();
    program.storeLine(0);
  }

  /**
   * Does the same, and gives up data registers for the programs if these are all zero.
   *
   * @throws NoRoom if they do not fit even so; memory is only packed then
   */
  public void makeRoomAndLoad(List<byte[]> programs) {
    try {
      load(programs);
    } catch (NoRoom tight) {
      if (tight.size() < 0 || !isZeroFrom(tight.size())) {
        throw tight;
      }
      editor.resize(tight.size());
      load(programs);
    }
  }

  private boolean isZeroFrom(int register) {
    int first = program.curtain() + register;
    return IntStream.range(first, memory.top()).allMatch(address -> memory.read(address) == 0);
  }

  private int behindLastLine() {
    int end = program.permanentEnd();
    int pointer = program.start(end + 1);
    while (program.lineAt(pointer) > end) {
      pointer = program.next(pointer);
    }
    return pointer;
  }

  /** The END for the program that .END. has ended up to now, private if that was. */
  private byte[] endOfLast() {
    int hidden = program.read(program.permanentEnd() - 2) & GlobalLabel.PRIVATE;
    return new byte[] {(byte) GlobalLabel.CODE, 0, (byte) (GlobalLabel.WRITTEN_END | hidden)};
  }

  /** Makes .END. private if the END of the program is that it stands for. */
  private void endLastLike(byte[] last) {
    int status = program.permanentEnd() - 2;
    int hidden = last[last.length - 1] & GlobalLabel.PRIVATE;
    editor.replace(status, program.read(status) & ~GlobalLabel.PRIVATE | hidden);
  }

  /** The programs behind each other, behind the END of the program before them. */
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
