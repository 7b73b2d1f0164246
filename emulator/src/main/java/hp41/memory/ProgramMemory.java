package hp41.memory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/**
 * Program memory: the bytes below R00, with the global chain of labels and ENDs. The first line has
 * the highest address.
 *
 * <p>An <em>address</em> is register × 7 + byte; byte 6 is the leftmost. Programs run from high
 * addresses to low ones. A <em>pointer</em> to a line is the address of the byte before it, as in
 * the machine's program counter.
 *
 * <p>Programs in plug-in modules have addresses above all registers. They cannot be written and are
 * not part of the global chain. The machine's own addresses in modules increase along a program;
 * here they are mirrored, so that the last word has the lowest address.
 */
public final class ProgramMemory extends ProgramLimits {

  /** Bytes of a register. */
  public static final int BYTES = 7;

  /** The line number is unknown and must be counted. */
  public static final int UNKNOWN_LINE = 0xFFF;

  /** The number of pointers: those into registers, followed by those into modules. */
  public static final int POINTERS = Memory.ADDRESSES * BYTES + Rom.WORDS;

  /** The pointer at which the machine continues when it has passed address 0. */
  public static final int HIGHEST = Memory.ADDRESSES * BYTES - 1;

  /** The lowest pointer into a module, after the last word. */
  static final int ROM_BOTTOM = Memory.ADDRESSES * BYTES;

  private final RomPrograms rom;

  /** Creates a view of the program memory in a memory. */
  public ProgramMemory(Memory memory) {
    super(memory);
    rom = new RomPrograms(memory);
  }

  /** Returns whether a pointer points into a module. */
  public static boolean isRom(int pointer) {
    return pointer >= ROM_BOTTOM;
  }

  /**
   * Returns a pointer increased by a number of bytes. A pointer into a module is returned
   * unchanged.
   */
  static int shifted(int pointer, int bytes) {
    return isRom(pointer) ? pointer : pointer + bytes;
  }

  /** Returns the byte at an address. */
  public int read(int address) {
    if (address >= ROM_BOTTOM) {
      return rom.word(address) & 0xFF;
    }
    return address < 0 ? 0 : byteIn(memory.readLines(address / BYTES), address);
  }

  private static int byteIn(long word, int address) {
    return (int) (word >>> 8 * (address % BYTES)) & 0xFF;
  }

  /** Replaces the byte at an address. */
  void write(int address, int value) {
    writeDistance(address, value);
    memory.programChanged();
  }

  /**
   * Returns the bytes from below a pointer down to the address {@code last}, in the order of the
   * program.
   */
  public byte[] bytes(int pointer, int last) {
    byte[] bytes = new byte[Math.max(0, pointer - last)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) read(pointer - 1 - i);
    }
    return bytes;
  }

  /** Invalidates all decoded lines. */
  public void linesChanged() {
    memory.programChanged();
  }

  /**
   * Replaces a byte of a jump distance, which changes no other line. Addresses in modules are
   * ignored.
   */
  public void writeDistance(int address, int value) {
    if (address >= ROM_BOTTOM) {
      return;
    }
    int shift = 8 * (address % BYTES);
    int register = address / BYTES & Memory.ADDRESSES - 1;
    long word = memory.read(register);
    memory.replace(register, word & ~(0xFFL << shift) | (value & 0xFFL) << shift);
  }

  /**
   * Returns the lines of the program that contains a pointer, including nulls; the END is the last
   * one.
   */
  public List<byte[]> lines(int pointer) {
    List<byte[]> lines = new ArrayList<>();
    int last = end(pointer).last();
    int next;
    for (int at = start(pointer); at > last; at = next) {
      next = Math.max(last, at - length(at - 1));
      lines.add(bytes(at, next));
    }
    return lines;
  }

  /** Returns the program counter as a pointer to the next line. */
  public int pointer() {
    return ProgramCounter.pointer(counter());
  }

  /** Returns the pointer to the next line after any nulls before it. */
  public int pointerPastNulls() {
    return lineAt(pointer()) + 1;
  }

  /** Returns the program counter in the machine's encoding, with the bit for modules. */
  public int counter() {
    int counter = (int) memory.read(Memory.STATUS_B) & 0xFFFF;
    return memory.isPointerInRom() ? counter | ProgramCounter.IN_ROM : counter;
  }

  /** Sets the program counter to a pointer. */
  public void pointer(int pointer) {
    counter(ProgramCounter.of(pointer));
  }

  /** Sets the program counter in the machine's encoding. */
  public void counter(int packed) {
    memory.put(Memory.STATUS_B, memory.read(Memory.STATUS_B) & ~0xFFFFL | packed & 0xFFFF);
    memory.pointerInRom((packed & ProgramCounter.IN_ROM) != 0);
  }

  /** Returns whether the program counter is in a module. */
  public boolean isPointerInRom() {
    return memory.isPointerInRom();
  }

  /** Sets whether the program counter is in a module. */
  public void pointerInRom(boolean inRom) {
    memory.pointerInRom(inRom);
  }

  /** Returns the number of the current line as stored in register e, or {@link #UNKNOWN_LINE}. */
  public int storedLine() {
    return Word.digits(memory.read(Memory.STATUS_E), 2, 0);
  }

  /** Stores the number of the current line. */
  public void storeLine(int number) {
    memory.write(Memory.STATUS_E, Word.withDigits(memory.read(Memory.STATUS_E), 2, 0, number));
  }

  /** Returns the length in bytes of the line at an address. A null is a line of one byte. */
  public int length(int address) {
    return isRom(address)
        ? rom.length(address)
        : LineLength.of(i -> address < i ? 0 : read(address - i));
  }

  /**
   * Returns the address of the line that a pointer points to. Nulls before the line are skipped.
   */
  public int lineAt(int pointer) {
    if (isRom(pointer)) {
      return rom.lineAt(pointer);
    }
    int address = Math.max(-1, pointer - 1);
    boolean belowPrograms = isBelow(pointer);
    while (address > 0 && (belowPrograms ? readUntracked(address) : read(address)) == 0) {
      address--;
    }
    return address;
  }

  /** Returns a byte below the programs, without recording that lines were decoded from it. */
  private int readUntracked(int address) {
    return byteIn(memory.read(address / BYTES), address);
  }

  /**
   * Returns the lowest pointer of the area that a pointer points to: main memory, or consecutive
   * pages of modules.
   */
  public int bottom(int pointer) {
    return isRom(pointer) ? rom.bottom(pointer) : 0;
  }

  /** Returns whether a pointer is at the end of main memory or of consecutive module pages. */
  public boolean isAtBottom(int pointer) {
    return pointer == bottom(pointer);
  }

  /** Returns the pointer after the line that a pointer points to. */
  public int next(int pointer) {
    int address = lineAt(pointer);
    return address - length(address) + 1;
  }

  /** Returns the label or END at an address. */
  public GlobalLabel global(int address) {
    int status = read(address - 2);
    if (GlobalLabel.isEndStatus(status)) {
      return new GlobalLabel(address, status, 0, "");
    }
    StringBuilder name = new StringBuilder();
    for (int i = 4; i < 3 + (status & 0xF); i++) {
      name.append((char) read(address - i));
    }
    return new GlobalLabel(
        address, status, (status & 0xF) == 0 ? 0 : read(address - 3), name.toString());
  }

  /**
   * Returns the global chain in the order of the programs; empty if the limits are not {@linkplain
   * #isWhole consistent}.
   */
  public List<GlobalLabel> globals() {
    List<GlobalLabel> chain = new ArrayList<>();
    int address = permanentEnd();
    int limit = isWhole() ? top() : 0;
    while (address < limit && chain.size() < Memory.ADDRESSES * BYTES) {
      chain.add(global(address));
      int link = (read(address) & 0xF) << 8 | read(address - 1);
      if (link == 0) {
        break;
      }
      address += (link & 0x1FF) * BYTES + (link >>> 9);
    }
    Collections.reverse(chain);
    return chain;
  }

  /**
   * Writes the link of a label or END: its distance to the previous one, or 0 if there is none
   * ({@code previous} is negative).
   */
  void link(int address, int previous) {
    int link = GlobalLabel.link(previous < 0 ? 0 : previous - address);
    write(address, GlobalLabel.CODE | link >>> 8);
    write(address - 1, link);
  }

  /** Returns the END of the program that contains a pointer. */
  public GlobalLabel end(int pointer) {
    if (isRom(pointer)) {
      return rom.end(pointer);
    }
    for (GlobalLabel global : globals()) {
      if (global.isEnd() && global.address() <= pointer) {
        return global;
      }
    }
    return global(permanentEnd());
  }

  /** Returns whether a pointer is below all programs, where only synthetic programming leads. */
  public boolean isBelow(int pointer) {
    return pointer < permanentEnd();
  }

  /**
   * Returns whether the program that contains a pointer has an END. A program in main memory always
   * has one.
   */
  public boolean hasEnd(int pointer) {
    return !isRom(pointer) || rom.hasEnd(pointer);
  }

  /**
   * Returns the pointer to line 00 of the program that contains a pointer; of the first program if
   * the pointer is below all programs (observed on the machine).
   */
  public int start(int pointer) {
    if (isRom(pointer)) {
      return rom.start(pointer);
    }
    int start = top();
    for (GlobalLabel global : globals()) {
      if (global.isEnd()) {
        if (global.address() <= pointer) {
          return start;
        }
        start = global.last();
      }
    }
    return top();
  }

  /**
   * Returns the pointer from which the machine counts lines: line 00 of the program that contains a
   * pointer, or the first byte after .END. if the pointer is below all programs.
   */
  public int first(int pointer) {
    return isBelow(pointer) ? endRegister() * BYTES : start(pointer);
  }

  /** Returns whether the program that contains a pointer is private. */
  public boolean isPrivate(int pointer) {
    return isRom(pointer) ? rom.isPrivate(pointer) : end(pointer).isPrivate();
  }

  /** Returns the pointer to a function of a module that is user code, if it exists. */
  public OptionalInt userCode(int xrom, int function) {
    return rom.userCode(xrom, function);
  }

  /** Returns whether the program counter points into a module that was unplugged. */
  public boolean isPointerLost() {
    return memory.isPointerInRom() && !rom.isThere(pointer());
  }

  /**
   * Returns the number of the line that a pointer points to, counted from the first line of its
   * program.
   */
  public int countLines(int pointer) {
    int number = 1;
    for (int p = first(pointer); p > pointer && lineAt(p) >= pointer; p = next(p)) {
      number++;
    }
    return number;
  }
}
