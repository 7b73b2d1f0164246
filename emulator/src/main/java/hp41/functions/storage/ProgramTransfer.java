package hp41.functions.storage;

import hp41.functions.LastProgram;
import hp41.functions.MemoryOperations;
import hp41.machine.CalculatorError;
import hp41.machine.Machine;
import hp41.memory.Global;
import hp41.memory.KeyAssignments;
import hp41.memory.LineLength;
import hp41.memory.Memory;
import hp41.memory.ProgramEditor;
import hp41.memory.ProgramMemory;
import hp41.program.ProgramBytes;
import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

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

  /**
   * A program as a file has it.
   *
   * @param lines its bytes without END
   */
  record Code(byte[] lines, boolean isPrivate) {}

  /** The first program in the bytes of a file; empty if there is none. */
  static Optional<Code> read(byte[] content) {
    ByteArrayOutputStream lines = new ByteArrayOutputStream();
    for (byte[] line : LineLength.split(content)) {
      if (ProgramBytes.isEnd(line)) {
        return Optional.of(new Code(lines.toByteArray(), (line[2] & Global.PRIVATE) != 0));
      }
      lines.writeBytes(line);
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
    content[content.length - 1] |= makePrivate ? (byte) Global.PRIVATE : 0;
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
        .map(Global::pointer)
        .orElseThrow(() -> CalculatorError.NAME_ERR);
  }

  /**
   * Puts a program in place of the last one. The pointer goes to its first line, but not while a
   * program runs that is not the last. No room: NO ROOM.
   */
  void replaceLast(Code code) {
    wholly(
        () -> {
          int start = lastStart();
          boolean inLast = program.pointer() <= start && program.pointer() > lastEnd();
          keyed(start).forEach(label -> machine.keys().mark(label.key(), false));
          long pointers = machine.memory().read(Memory.STATUS_B);
          long returns = machine.memory().read(Memory.STATUS_A);
          editor.deleteProgram(start);
          boolean fits = fill(start, code);
          if (machine.inProgram() && !inLast) {
            machine.memory().write(Memory.STATUS_B, pointers);
            machine.memory().write(Memory.STATUS_A, returns);
          } else {
            goTo(lastStart());
          }
          return fits;
        });
  }

  /** Adds a program behind the last one; the pointer stays. No room: NO ROOM. */
  void append(Code code) {
    wholly(
        () -> {
          long pointers = machine.memory().read(Memory.STATUS_B);
          long returns = machine.memory().read(Memory.STATUS_A);
          boolean fits = editor.appendEnd() && fill(lastStart(), code);
          machine.memory().write(Memory.STATUS_B, pointers);
          machine.memory().write(Memory.STATUS_A, returns);
          return fits;
        });
  }

  /** Puts a program's lines in place of what follows the current line. No room: NO ROOM. */
  void merge(Code code) {
    wholly(
        () -> {
          int pointer = program.pointer();
          boolean behindLine = machine.inProgram() || program.storedLine() == 0;
          int end = program.end(pointer).pointer();
          int from = behindLine ? pointer : Math.max(end, program.next(pointer));
          editor.delete(from, end);
          boolean fits = editor.insert(from, apart(from, code.lines()));
          editor.decompile();
          return fits;
        });
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

  /** Does all of it or nothing; from the keyboard memory is packed before. */
  private void wholly(BooleanSupplier action) {
    if (!machine.inProgram()) {
      MemoryOperations.pack(machine);
    }
    long[] before = machine.memory().words();
    if (!action.getAsBoolean()) {
      machine.memory().restore(before);
      throw CalculatorError.NO_ROOM;
    }
    if (!machine.inProgram()) {
      MemoryOperations.pack(machine);
    }
  }

  private int lastEnd() {
    return program.permanentEnd();
  }

  private int lastStart() {
    return program.start(lastEnd() + 1);
  }

  private void goTo(int start) {
    program.pointer(start);
    program.storeLine(0);
  }

  /** Puts lines into the last program, which is empty. False: no room. */
  private boolean fill(int start, Code code) {
    if (code.lines().length > 0 && !editor.insert(start, code.lines())) {
      return false;
    }
    int status = lastEnd() - 2;
    int shared = program.read(status) & ~Global.PRIVATE;
    editor.replace(status, shared | (code.isPrivate() ? Global.PRIVATE : 0));
    editor.decompile();
    keyed(start).forEach(label -> LastProgram.claimKey(machine, label));
    return true;
  }

  /** The labels from a pointer on that are on keys. */
  private List<Global> keyed(int start) {
    return program.globals().stream()
        .filter(global -> !global.isEnd() && global.address() < start)
        .filter(label -> KeyAssignments.isKey(label.key()))
        .toList();
  }
}
