package hp41.memory;

import java.util.OptionalInt;

/**
 * The programs of plug-in modules at addresses above all registers, which fall along a program as
 * those in memory do: the last word of the last page is the lowest.
 */
final class RomPrograms {

  private final Memory memory;

  RomPrograms(Memory memory) {
    this.memory = memory;
  }

  /** The pointer for an address in a module, and the other way round. */
  static int turned(int addressOrPointer) {
    return ProgramMemory.POINTERS - 1 - addressOrPointer;
  }

  /** The word at an address. */
  int word(int address) {
    return memory.rom().word(turned(address));
  }

  /** The byte that a line has, counted from where it begins; none beyond the last word. */
  private int read(int address, int index) {
    return address - index < ProgramMemory.ROM_BOTTOM ? 0 : word(address - index);
  }

  /** Number of bytes of the line that begins at an address: a number ends where a line begins. */
  int length(int address) {
    return LineLength.inRom(i -> read(address, i));
  }

  /**
   * The address of the line a pointer points to: nulls in front of it are passed over, but one that
   * is marked as a line counts as such (observed on the machine).
   */
  int lineAt(int pointer) {
    int bottom = bottom(pointer);
    int address = pointer - 1;
    while (address > bottom && word(address) == 0) {
      address--;
    }
    return address;
  }

  /** The pointer behind the last word of the pages that follow each other without a gap. */
  int bottom(int pointer) {
    return turned(memory.rom().last(turned(pointer) + 1));
  }

  /** The END of the program that a pointer is in; what has none ends with the last word. */
  GlobalLabel end(int pointer) {
    int address = endAddress(pointer);
    return address < 0
        ? new GlobalLabel(
            bottom(pointer) + GlobalLabel.END_LENGTH - 1, GlobalLabel.WRITTEN_END, 0, "")
        : new GlobalLabel(address, read(address, 2) & 0xFF & ~GlobalLabel.PERMANENT, 0, "");
  }

  /** Whether the program that a pointer is in has an END. */
  boolean hasEnd(int pointer) {
    return endAddress(pointer) >= 0;
  }

  private int endAddress(int pointer) {
    int bottom = bottom(pointer);
    int address = lineAt(pointer);
    while (address >= bottom + GlobalLabel.END_LENGTH - 1) {
      if (GlobalLabel.isCode(word(address) & 0xFF)
          && GlobalLabel.isEndStatus(read(address, 2) & 0xFF)) {
        return address;
      }
      address -= length(address);
    }
    return -1;
  }

  /** The pointer to line 00 of the program that a pointer is in. */
  int start(int pointer) {
    return turned(memory.rom().beforeProgram(turned(pointer)));
  }

  /** Whether the word in front of a program forbids to copy it (observed on the machine). */
  boolean isPrivate(int pointer) {
    return memory.rom().isPrivate(turned(start(pointer)));
  }

  /** The pointer to a function of a module that is in user code, if it is there. */
  OptionalInt userCode(int xrom, int function) {
    OptionalInt address = memory.rom().userCode(xrom, function);
    return address.isPresent() ? OptionalInt.of(turned(address.getAsInt() - 1)) : address;
  }

  /** Whether there is a page where a pointer leads. */
  boolean isThere(int pointer) {
    return memory.rom().isThere(turned(pointer));
  }
}
