package hp41.memory;

/**
 * Changes program memory: inserts and deletes lines, packs, and moves the boundary between programs
 * and data. Nothing changes if the limits of program memory are not {@linkplain
 * ProgramMemory#isWhole consistent}.
 */
public final class ProgramEditor {

  private static final int BYTES = ProgramMemory.BYTES;
  private static final int CHANGED = GlobalLabel.UNPACKED | GlobalLabel.STALE_JUMPS;
  private static final int EDITED = GlobalLabel.WRITTEN_END | CHANGED;

  private final Memory memory;
  private final ProgramMemory program;
  private final ReturnStack returns;

  /** Creates an editor of a memory. */
  public ProgramEditor(Memory memory) {
    this.memory = memory;
    this.program = new ProgramMemory(memory);
    this.returns = new ReturnStack(memory);
  }

  /**
   * Inserts a line after a pointer. Existing nulls are overwritten first; if they are not enough,
   * whole registers of nulls are inserted. Only in the second case the program is marked as
   * changed, as on the machine. If the line contains an END, this happens after the line is
   * written, otherwise before.
   *
   * @return false if there are not enough free registers or the pointer is in a module; nothing has
   *     changed then
   */
  public boolean insert(int pointer, byte[] line) {
    int end = program.endRegister();
    boolean divides = LineLength.split(line).stream().anyMatch(ProgramEditor::isEnd);
    if (ProgramMemory.isRom(pointer) || !insertBytes(pointer, line, !divides)) {
      return false;
    }
    if (divides && program.endRegister() != end) {
      markEdited(pointer);
    }
    return true;
  }

  private boolean isEnd(int address) {
    return GlobalLabel.isCode(program.read(address)) && program.global(address).isEnd();
  }

  private static boolean isEnd(byte[] line) {
    return line.length == GlobalLabel.END_LENGTH
        && GlobalLabel.isCode(line[0] & 0xFF)
        && GlobalLabel.isEndStatus(line[2] & 0xFF);
  }

  private boolean insertBytes(int pointer, byte[] line, boolean marks) {
    if (!program.isWhole()) {
      return false;
    }
    int lowest = program.isBelow(pointer) ? 0 : program.permanentEnd();
    int nulls = 0;
    while (nulls < line.length
        && pointer - 1 - nulls > lowest
        && program.read(pointer - 1 - nulls) == 0) {
      nulls++;
    }
    int registers = (line.length - nulls + BYTES - 1) / BYTES;
    if (registers > program.free()) {
      return false;
    }
    if (registers > 0 && pointer / BYTES < program.endRegister()) {
      overwriteStatus();
      return true;
    }
    GlobalChain chain = new GlobalChain(program);
    if (registers > 0) {
      if (marks) {
        markEdited(pointer - nulls - 1);
      }
      openGap(pointer, registers);
      chain.moveDown(pointer, registers * BYTES);
      chain.write();
    }
    for (int i = 0; i < line.length; i++) {
      program.write(pointer - 1 - i, line[i] & 0xFF);
    }
    chain.add(pointer, line);
    chain.write();
    return true;
  }

  /**
   * Does what the machine does if it moves registers below the programs: it continues after the
   * highest address at 000, and changes the constant in register c by which it recognizes that
   * memory is not lost.
   */
  private void overwriteStatus() {
    memory.write(Memory.STATUS_C, Word.withDigits(memory.read(Memory.STATUS_C), 8, 6, 0));
  }

  /** Inserts registers of nulls after a pointer by moving everything below down. */
  private void openGap(int pointer, int registers) {
    int gap = registers * BYTES;
    int last = program.endRegister() * BYTES;
    for (int address = last; address < pointer; address++) {
      program.write(address - gap, program.read(address));
    }
    for (int address = pointer - gap; address < pointer; address++) {
      program.write(address, 0);
    }
    program.endRegister(program.endRegister() - registers);
  }

  /**
   * Inserts an END. The programs before and after it are marked as changed.
   *
   * @return false if there are not enough free registers; nothing has changed then
   */
  public boolean insertEnd(int pointer, byte[] end) {
    boolean room = insert(pointer, end);
    if (room) {
      markEdited(pointer);
      markEdited(pointer - end.length);
    }
    return room;
  }

  /**
   * Deletes the bytes from {@code pointer} down to the address {@code last}. The bits of keys
   * assigned to deleted labels are cleared.
   */
  public void delete(int pointer, int last) {
    KeyAssignments keys = new KeyAssignments(memory);
    program.globals().stream()
        .filter(label -> label.address() < pointer && label.address() >= last)
        .filter(label -> !label.isEnd() && label.key() != 0)
        .forEach(label -> keys.mark(label.key(), false));
    erase(pointer, last);
    markEdited(pointer);
  }

  /**
   * Replaces the bytes from {@code pointer} down to the address {@code last} by nulls, without
   * marking the program as changed.
   */
  public void erase(int pointer, int last) {
    if (!program.isWhole()) {
      return;
    }
    GlobalChain chain = new GlobalChain(program);
    chain.remove(pointer, last);
    for (int address = pointer - 1; address >= last; address--) {
      program.write(address, 0);
    }
    chain.write();
  }

  /** Deletes the program that contains a pointer, including its END unless that is .END. */
  public void deleteProgram(int pointer) {
    GlobalLabel end = program.end(pointer);
    int start = program.start(pointer);
    int last = end.isPermanentEnd() ? end.pointer() : end.last();
    delete(start, last);
    program.pointer(start);
    program.storeLine(0);
  }

  /**
   * Replaces one byte. The caller ensures that the length of the line and the global chain remain
   * the same.
   */
  public void replace(int address, int value) {
    program.write(address, value & 0xFF);
  }

  /** Assigns a label to a key. */
  public void assignLabel(GlobalLabel label, int key) {
    program.write(label.address() - 3, key);
  }

  /** Removes a key assignment from all labels. */
  public void unassignLabels(int key) {
    program.globals().stream()
        .filter(g -> !g.isEnd() && g.key() == key)
        .forEach(g -> assignLabel(g, 0));
  }

  private void markEdited(int pointer) {
    if (!program.isWhole() || program.isBelow(pointer)) {
      return;
    }
    GlobalLabel end = program.end(pointer);
    program.write(end.address() - 2, end.status() | EDITED);
  }

  /** Rebuilds the global chain from the labels and ENDs among the lines. */
  public void relink() {
    if (program.isWhole()) {
      GlobalChain.ofLines(program).write();
    }
  }

  /** Returns whether the last program has no line except .END. */
  public boolean isLastProgramEmpty() {
    int end = program.permanentEnd();
    return program.lineAt(program.start(end + 1)) == end;
  }

  /** Returns whether no program has changed since memory was packed. */
  public boolean isPacked() {
    return program.globals().stream()
        .noneMatch(global -> global.isEnd() && (global.status() & GlobalLabel.UNPACKED) != 0);
  }

  /**
   * Returns the number of bytes from the first program that has changed since memory was packed to
   * .END. If none has changed, the last program counts.
   */
  public int bytesToPack() {
    return firstChanged() - program.permanentEnd() + 2;
  }

  private int firstChanged() {
    int start = program.top();
    for (GlobalLabel global : program.globals()) {
      if (global.isEnd() && (global.status() & GlobalLabel.UNPACKED) != 0) {
        break;
      }
      if (global.isEnd() && !global.isPermanentEnd()) {
        start = global.last();
      }
    }
    return start;
  }

  /**
   * Ends the last program with an END, marked as changed, so that .END. begins a new program.
   * Nothing is done if the last program is empty.
   *
   * @return false if there are not enough free registers
   */
  public boolean appendEnd() {
    if (isLastProgramEmpty()) {
      return true;
    }
    int end = program.permanentEnd();
    int status = program.read(end - 2) & ~GlobalLabel.PERMANENT & 0xFF | CHANGED;
    if (!insertBytes(end + 1, new byte[] {(byte) GlobalLabel.CODE, 0, (byte) status}, false)) {
      return false;
    }
    program.write(program.permanentEnd() - 2, GlobalLabel.PERMANENT);
    return true;
  }

  /**
   * Clears the compiled jump distances of all programs that have changed since they were last
   * decompiled. If there was such a program, all pending returns are cleared.
   *
   * @return the number of lines in these programs
   */
  public int decompile() {
    int lines = 0;
    int start = program.top();
    for (GlobalLabel global : program.globals()) {
      if (!global.isEnd()) {
        continue;
      }
      if ((global.status() & GlobalLabel.STALE_JUMPS) != 0) {
        lines += zeroJumps(start);
        program.write(global.address() - 2, global.status() & ~GlobalLabel.STALE_JUMPS);
        returns.clear();
      }
      start = global.last();
    }
    return lines;
  }

  /**
   * Clears the jump distances from a pointer down to the next END. Bytes of an END within another
   * line do not count.
   *
   * @return the number of lines before that END
   */
  int zeroJumps(int start) {
    int lines = 0;
    for (int address = program.lineAt(start); address > 0 && !isEnd(address); ) {
      int code = program.read(address);
      if (code >= 0xB0 && code < 0xC0) {
        program.write(address - 1, 0);
      } else if (code >>> 4 == 0xD || code >>> 4 == 0xE) {
        program.write(address, code & 0xF0);
        program.write(address - 1, 0);
      }
      address = program.lineAt(address - program.length(address) + 1);
      lines++;
    }
    return lines;
  }

  /**
   * Packs memory: removes all nulls except those that separate two numbers, and empty key
   * assignment registers. Only the first program that has changed since the last packing and all
   * programs after it are packed. The program counter remains at its line, but line 00 of a program
   * that is moved becomes line 01 (observed on the machine).
   */
  public void pack() {
    new KeyAssignments(memory).pack();
    if (!program.isWhole() || isPacked()) {
      return;
    }
    int start = firstChanged();
    if (program.pointer() < start) {
      program.storeLine(ProgramMemory.UNKNOWN_LINE);
    }
    decompile();
    GlobalChain chain = new GlobalChain(program);
    new Packing(program, chain).pack(start);
    chain.write();
    program.globals().stream().filter(GlobalLabel::isEnd).forEach(this::markPacked);
  }

  private void markPacked(GlobalLabel end) {
    program.write(end.address() - 2, end.status() & ~GlobalLabel.UNPACKED);
  }

  /**
   * Changes the number of data registers. Their contents are preserved; programs and pending
   * returns move.
   *
   * @return false if there are not enough free registers
   */
  public boolean resize(int size) {
    int more = size - program.size();
    if (!program.isWhole()
        || size < 0
        || more > program.free()
        || size > memory.top() - Memory.MAIN - 1) {
      return false;
    }
    int low = program.endRegister();
    int high = memory.top();
    if (low >= high) {
      return false;
    }
    if (more != 0) {
      memory.move(low, high, -more);
    }
    shiftPointers(more);
    return true;
  }

  private void shiftPointers(int more) {
    long c = memory.read(Memory.STATUS_C);
    c = Word.withDigits(c, 13, 11, Word.digits(c, 13, 11) - more);
    c = Word.withDigits(c, 5, 3, Word.digits(c, 5, 3) - more);
    c = Word.withDigits(c, 2, 0, Word.digits(c, 2, 0) - more);
    memory.write(Memory.STATUS_C, c);
    program.pointer(ProgramMemory.shifted(program.pointer(), -more * BYTES));
    returns.move(-more * BYTES);
  }
}
