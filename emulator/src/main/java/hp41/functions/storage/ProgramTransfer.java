package hp41.functions.storage;

import hp41.functions.LastProgram;
import hp41.functions.MemoryOperations;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import hp41.memory.ProgramEditor;
import hp41.memory.ProgramMemory;
import hp41.memory.ProgramTail;
import hp41.program.ProgramBytes;
import java.util.Arrays;
import java.util.Optional;

/** Programs on their way between memory and files. */
final class ProgramTransfer {

  private final Machine machine;
  private final ProgramMemory program;
  private final ProgramEditor editor;

  ProgramTransfer(Machine machine) {
    this.machine = machine;
    program = machine.program();
    editor = machine.editor();
  }

  /** The first program in the bytes of a file, with its END; empty if there is none. */
  static Optional<byte[]> read(byte[] content) {
    int length = 0;
    for (byte[] line : LineLength.split(content)) {
      length += line.length;
      if (ProgramBytes.isEnd(line)) {
        return Optional.of(Arrays.copyOf(content, length));
      }
    }
    return Optional.empty();
  }

  /**
   * The bytes of the program that a pointer is in, without links and distances. A private one:
   * PRIVATE; one in a module: ROM.
   *
   * @param makePrivate whether whoever reads it back shall not see its lines
   */
  byte[] write(int pointer, boolean makePrivate) {
    byte[] code = LastProgram.code(machine, MemoryOperations.changeable(pointer));
    byte[] content = ProgramBytes.plainProgram(code);
    content[content.length - 1] |= makePrivate ? (byte) GlobalLabel.PRIVATE : 0;
    return content;
  }

  /** The pointer to the program with this label, or to the current one. No such: NAME ERR. */
  int find(String name) {
    if (name.isEmpty()) {
      return program.pointer();
    }
    return machine
        .labels()
        .global(name)
        .map(GlobalLabel::pointer)
        .orElseThrow(() -> CalculatorError.NAME_ERR);
  }

  /**
   * Puts a program in place of the last one. The pointer goes to its first line, but not while a
   * program runs that is not the last. No room: NO ROOM, or from the keyboard TRY AGAIN.
   */
  void replaceLast(byte[] code) {
    LastProgram.replace(machine, code);
    if (!machine.inProgram()) {
      program.pointer(new ProgramTail(machine.memory()).start());
      program.storeLine(0);
    }
  }

  /** Puts a program's lines in place of what follows the current line. Without room as above. */
  void merge(byte[] code) {
    long[] before = machine.memory().words();
    int pointer = program.pointer();
    int end = program.end(pointer).pointer();
    int from = machine.inProgram() ? pointer : Math.max(end, program.next(pointer));
    editor.delete(from, end);
    boolean fits =
        editor.insert(from, apart(from, Arrays.copyOf(code, code.length - GlobalLabel.END_LENGTH)));
    editor.decompile();
    if (!fits) {
      machine.memory().restore(before);
      MemoryOperations.noRoom(machine);
    }
  }

  /** Lines that may follow a number: a null keeps another number apart from it. */
  private byte[] apart(int pointer, byte[] lines) {
    boolean numbers =
        lines.length > 0
            && LineLength.isDigit(lines[0])
            && LineLength.isDigit(program.read(pointer));
    byte[] padded = new byte[lines.length + 1];
    System.arraycopy(lines, 0, padded, 1, lines.length);
    return numbers ? padded : lines;
  }
}
