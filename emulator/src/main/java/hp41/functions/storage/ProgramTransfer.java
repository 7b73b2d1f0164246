package hp41.functions.storage;

import hp41.event.CalculatorError;
import hp41.functions.LastProgram;
import hp41.functions.MemoryOperations;
import hp41.machine.Machine;
import hp41.memory.GlobalLabel;
import hp41.memory.LineLength;
import hp41.memory.ProgramBytes;
import hp41.memory.ProgramEditor;
import hp41.memory.ProgramMemory;
import hp41.memory.ProgramTail;
import java.util.Arrays;
import java.util.Optional;

/** Transfers programs between memory and files. */
final class ProgramTransfer {

  private final Machine machine;
  private final ProgramMemory program;
  private final ProgramEditor editor;

  ProgramTransfer(Machine machine) {
    this.machine = machine;
    program = machine.program();
    editor = machine.editor();
  }

  /** Returns the first program in the content of a file, with its END; empty if there is none. */
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
   * Returns the bytes of the program that contains a pointer, in plain form.
   *
   * @param makePrivate whether the program is private when it is read again
   * @throws CalculatorError PRIVATE if it is private, ROM if it is in a module
   */
  byte[] write(int pointer, boolean makePrivate) {
    byte[] code = LastProgram.code(machine, MemoryOperations.changeable(pointer));
    byte[] content = ProgramBytes.plainProgram(code);
    content[content.length - 1] |= makePrivate ? (byte) GlobalLabel.PRIVATE : 0;
    return content;
  }

  /**
   * Returns the pointer to the program with a label, or the program counter if the name is empty.
   *
   * @throws CalculatorError NAME ERR if there is no such label
   */
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
   * Replaces the last program. The program counter moves to its first line, unless another program
   * is running.
   *
   * @throws CalculatorError NO ROOM, or TRY AGAIN from the keyboard, if there is not enough room
   */
  void replaceLast(byte[] code) {
    LastProgram.replace(machine, code);
    if (!machine.inProgram()) {
      program.pointer(new ProgramTail(machine.memory()).start());
      program.storeLine(0);
    }
  }

  /**
   * Replaces the lines after the current one by those of a program.
   *
   * @throws CalculatorError NO ROOM, or TRY AGAIN from the keyboard, if there is not enough room
   */
  void merge(byte[] code) {
    long[] before = machine.memory().words();
    int pointer = program.pointer();
    int end = program.end(pointer).pointer();
    int from = machine.inProgram() ? pointer : Math.max(end, program.next(pointer));
    editor.delete(from, end);
    boolean fits =
        editor.insert(
            from, separated(from, Arrays.copyOf(code, code.length - GlobalLabel.END_LENGTH)));
    editor.decompile();
    if (!fits) {
      machine.memory().restore(before);
      MemoryOperations.noRoom(machine);
    }
  }

  /** Returns lines to insert at a pointer. If a number follows a number, a null separates them. */
  private byte[] separated(int pointer, byte[] lines) {
    boolean numbers =
        lines.length > 0
            && LineLength.isDigit(lines[0])
            && LineLength.isDigit(program.read(pointer));
    byte[] padded = new byte[lines.length + 1];
    System.arraycopy(lines, 0, padded, 1, lines.length);
    return numbers ? padded : lines;
  }
}
