package hp41.memory;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;

/**
 * Program memory: the bytes below R00, first line highest, with the chain of global labels and
 * ENDs.
 *
 * <p>An <em>address</em> here is register × 7 + byte, byte 6 being the leftmost; programs run from
 * high addresses to low ones. A <em>pointer</em> is the address of the byte in front of the line it
 * points to, as the machine keeps its program counter.
 *
 * <p>The programs of plug-in modules stand above all registers, where nothing can be written, and
 * are no part of the chain. The machine has addresses of its own for them, which rise with the
 * lines: the last of these is the lowest here.
 */
public final class ProgramMemory {

  /** Bytes in a register. */
  public static final int BYTES = 7;

  /** The line number is not known and has to be counted. */
  public static final int UNKNOWN_LINE = 0xFFF;

  /** Number of pointers: into registers and, above them, into modules. */
  public static final int POINTERS = Memory.ADDRESSES * BYTES + Rom.WORDS;

  /** The lowest pointer into a module, to behind the last word. */
  static final int ROM_BOTTOM = Memory.ADDRESSES * BYTES;

  private final Memory memory;
  private final RomPrograms rom;

  /** The program memory of this memory. */
  public ProgramMemory(Memory memory) {
    this.memory = memory;
    rom = new RomPrograms(memory);
  }

  /** Whether a pointer points into the programs of modules. */
  public static boolean isRom(int pointer) {
    return pointer >= ROM_BOTTOM;
  }

  /** A pointer so many bytes higher; one into a module stays. */
  static int moved(int pointer, int bytes) {
    return isRom(pointer) ? pointer : pointer + bytes;
  }

  /** The byte at an address. */
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

  /** The bytes below a pointer, the highest address first, down to and with the last one. */
  public byte[] bytes(int pointer, int last) {
    byte[] bytes = new byte[Math.max(0, pointer - last)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) read(pointer - 1 - i);
    }
    return bytes;
  }

  /** Lines are not what they were. */
  public void linesChanged() {
    memory.programChanged();
  }

  /** Replaces a byte of a jump's distance, which changes no other line; not in a module. */
  public void writeDistance(int address, int value) {
    if (address >= ROM_BOTTOM) {
      return;
    }
    int shift = 8 * (address % BYTES);
    int register = address / BYTES & Memory.ADDRESSES - 1;
    long word = memory.read(register);
    memory.replace(register, word & ~(0xFFL << shift) | (value & 0xFFL) << shift);
  }

  /** The lines of the program that a pointer is in, nulls among them, its END last. */
  public List<byte[]> lines(int pointer) {
    List<byte[]> lines = new ArrayList<>();
    int behind = end(pointer).last();
    int next;
    for (int at = start(pointer); at > behind; at = next) {
      next = Math.max(behind, at - length(at - 1));
      lines.add(bytes(at, next));
    }
    return lines;
  }

  /** The register that holds R00: program memory lies below it. */
  public int curtain() {
    return Word.digits(memory.read(Memory.STATUS_C), 5, 3) & Memory.ADDRESSES - 1;
  }

  /** Number of data registers; none if register c puts R00 above all of them. */
  public int size() {
    return Math.max(0, memory.top() - curtain());
  }

  /**
   * Returns whether the limits in register c fit: .END. is in main memory and below R00. If not,
   * which only synthetic programs bring about, there are no programs to be listed or changed.
   */
  public boolean isWhole() {
    return Memory.MAIN <= endRegister() && endRegister() < curtain() && curtain() <= memory.top();
  }

  /** The pointer above the first line of the first program. */
  public int top() {
    return curtain() * BYTES;
  }

  /** The register that holds .END. in its right three bytes. */
  public int endRegister() {
    return Word.digits(memory.read(Memory.STATUS_C), 2, 0) & Memory.ADDRESSES - 1;
  }

  /** The address of .END. */
  public int permanentEnd() {
    return endRegister() * BYTES + 2;
  }

  void endRegister(int register) {
    memory.write(Memory.STATUS_C, Word.withDigits(memory.read(Memory.STATUS_C), 2, 0, register));
  }

  /** The address of the first statistics register. */
  public int statistics() {
    return Word.digits(memory.read(Memory.STATUS_C), 13, 11);
  }

  /** Moves the statistics registers. */
  public void statistics(int address) {
    memory.write(Memory.STATUS_C, Word.withDigits(memory.read(Memory.STATUS_C), 13, 11, address));
  }

  /** Number of free registers, between the buffers above the key assignments and .END. */
  public int free() {
    return endRegister() - firstFree();
  }

  /** The first register above key assignments and buffers. */
  public int firstFree() {
    int register = Memory.MAIN;
    while (register < endRegister()) {
      long word = memory.read(register);
      int high = Word.digit(word, 13);
      if (high == 0xF) {
        register++;
      } else if (high != 0 && high == Word.digit(word, 12)) {
        register += Math.max(1, Word.digits(word, 11, 10));
      } else {
        break;
      }
    }
    return Math.min(register, endRegister());
  }

  /** The program counter: the pointer to the next line. */
  public int pointer() {
    return ProgramCounter.pointer(counter());
  }

  /** The pointer to the next line, behind the nulls in front of it. */
  public int pointerPastNulls() {
    return lineAt(pointer()) + 1;
  }

  /** The program counter as the machine keeps it, and whether it is one in a module. */
  public int counter() {
    int counter = (int) memory.read(Memory.STATUS_B) & 0xFFFF;
    return memory.isPointerInRom() ? counter | ProgramCounter.IN_ROM : counter;
  }

  /** Moves the program counter. */
  public void pointer(int pointer) {
    counter(ProgramCounter.of(pointer));
  }

  /** Moves the program counter. */
  public void counter(int packed) {
    memory.put(Memory.STATUS_B, memory.read(Memory.STATUS_B) & ~0xFFFFL | packed & 0xFFFF);
    memory.pointerInRom((packed & ProgramCounter.IN_ROM) != 0);
  }

  /** Whether the program counter is one in a module. */
  public boolean isPointerInRom() {
    return memory.isPointerInRom();
  }

  /** Says whether the program counter is one in a module. */
  public void pointerInRom(boolean inRom) {
    memory.pointerInRom(inRom);
  }

  /** The number of the current line as register e has it, or {@link #UNKNOWN_LINE}. */
  public int storedLine() {
    return Word.digits(memory.read(Memory.STATUS_E), 2, 0);
  }

  /** Stores the number of the current line. */
  public void storeLine(int number) {
    memory.write(Memory.STATUS_E, Word.withDigits(memory.read(Memory.STATUS_E), 2, 0, number));
  }

  /** Number of bytes of the line that begins at an address; a null is a line of one byte here. */
  public int length(int address) {
    return isRom(address)
        ? rom.length(address)
        : LineLength.of(i -> address < i ? 0 : read(address - i));
  }

  /** The address of the line a pointer points to: nulls in front of it are passed over. */
  public int lineAt(int pointer) {
    if (isRom(pointer)) {
      return rom.lineAt(pointer);
    }
    int address = Math.max(-1, pointer - 1);
    boolean behindAll = pointer < permanentEnd();
    while (address > 0 && (behindAll ? look(address) : read(address)) == 0) {
      address--;
    }
    return address;
  }

  /** The byte at an address where no line of a program is looked for. */
  private int look(int address) {
    return byteIn(memory.read(address / BYTES), address);
  }

  /**
   * The lowest pointer to where this one points to: memory, or pages of modules that follow each
   * other without a gap.
   */
  public int bottom(int pointer) {
    return isRom(pointer) ? rom.bottom(pointer) : 0;
  }

  /** Whether a pointer has come to the bottom: of memory, or of the pages of modules. */
  public boolean isAtBottom(int pointer) {
    return pointer == bottom(pointer);
  }

  /** The pointer behind the line that a pointer points to. */
  public int next(int pointer) {
    int address = lineAt(pointer);
    return address - length(address) + 1;
  }

  /** The label or END at an address. */
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
   * The chain of labels and ENDs in the order of memory, first line first; empty if the limits do
   * not {@linkplain #isWhole fit}.
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

  /** Writes the distance from a label or END up to the one before it; none is 0. */
  void link(int address, int previous) {
    int link = GlobalLabel.link(previous < 0 ? 0 : previous - address);
    write(address, GlobalLabel.CODE | link >>> 8);
    write(address - 1, link);
  }

  /** The END of the program that a pointer is in. */
  public GlobalLabel end(int pointer) {
    if (isRom(pointer)) {
      return rom.end(pointer);
    }
    for (GlobalLabel global : globals()) {
      if (global.isEnd() && global.last() < pointer) {
        return global;
      }
    }
    return global(permanentEnd());
  }

  /** Whether the program that a pointer is in has an END; one in memory always has. */
  public boolean hasEnd(int pointer) {
    return !isRom(pointer) || rom.hasEnd(pointer);
  }

  /** The pointer to line 00 of the program that a pointer is in. */
  public int start(int pointer) {
    if (isRom(pointer)) {
      return rom.start(pointer);
    }
    int start = top();
    for (GlobalLabel global : globals()) {
      if (global.isEnd()) {
        if (global.last() < pointer) {
          return start;
        }
        start = global.last();
      }
    }
    return start;
  }

  /** Whether the program that a pointer is in must not be copied. */
  public boolean isPrivate(int pointer) {
    return isRom(pointer) ? rom.isPrivate(pointer) : end(pointer).isPrivate();
  }

  /** The pointer to a function of a module that is in user code, if it is there. */
  public OptionalInt userCode(int xrom, int function) {
    return rom.userCode(xrom, function);
  }

  /** Whether the program counter leads to where a module was that has been pulled out. */
  public boolean isPointerLost() {
    return memory.isPointerInRom() && !rom.isThere(pointer());
  }

  /** The number of the line that a pointer points to, counted from its program's first, 1. */
  public int countLines(int pointer) {
    int number = 1;
    for (int p = start(pointer); p > pointer && lineAt(p) >= pointer; p = next(p)) {
      number++;
    }
    return number;
  }
}
