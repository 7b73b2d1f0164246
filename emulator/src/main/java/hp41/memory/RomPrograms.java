package hp41.memory;

import java.util.OptionalInt;

/**
 * The programs of plug-in modules. Their addresses are above all registers and decrease along a
 * program like those in main memory; the last word of the last page has the lowest address.
 */
record RomPrograms(Memory memory) {

  /** Converts an address in a module to a pointer, or a pointer to an address. */
  static int mirrored(int addressOrPointer) {
    return ProgramMemory.POINTERS - 1 - addressOrPointer;
  }

  /** Returns the word at an address. */
  int word(int address) {
    return memory.rom().word(mirrored(address));
  }

  /** Returns a word of the line that begins at an address; 0 after the last word. */
  private int read(int address, int index) {
    return address - index < ProgramMemory.ROM_BOTTOM ? 0 : word(address - index);
  }

  /**
   * Returns the length in bytes of the line at an address. A number ends where another line begins.
   */
  int length(int address) {
    return LineLength.inRom(i -> read(address, i));
  }

  /**
   * Returns the address of the line that a pointer points to. Nulls before the line are skipped,
   * except a null that is marked as the start of a line (observed on the machine).
   */
  int lineAt(int pointer) {
    int bottom = bottom(pointer);
    int address = pointer - 1;
    while (address > bottom && word(address) == 0) {
      address--;
    }
    return address;
  }

  /** Returns the pointer after the last word of the consecutive pages. */
  int bottom(int pointer) {
    return mirrored(memory.rom().last(mirrored(pointer) + 1));
  }

  /**
   * Returns the END of the program that contains a pointer. A program without an END ends at the
   * last word.
   */
  GlobalLabel end(int pointer) {
    int address = endAddress(pointer);
    return address < 0
        ? new GlobalLabel(
            bottom(pointer) + GlobalLabel.END_LENGTH - 1, GlobalLabel.WRITTEN_END, 0, "")
        : new GlobalLabel(address, read(address, 2) & 0xFF & ~GlobalLabel.PERMANENT, 0, "");
  }

  /** Returns whether the program that contains a pointer has an END. */
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

  /** Returns the pointer to line 00 of the program that contains a pointer. */
  int start(int pointer) {
    return mirrored(memory.rom().beforeProgram(mirrored(pointer)));
  }

  /** Returns whether the word before a program makes it private (observed on the machine). */
  boolean isPrivate(int pointer) {
    return memory.rom().isPrivate(mirrored(start(pointer)));
  }

  /** Returns the pointer to a function of a module that is user code, if it exists. */
  OptionalInt userCode(int xrom, int function) {
    OptionalInt address = memory.rom().userCode(xrom, function);
    return address.isPresent() ? OptionalInt.of(mirrored(address.getAsInt() - 1)) : address;
  }

  /** Returns whether there is a page at a pointer. */
  boolean isThere(int pointer) {
    return memory.rom().isThere(mirrored(pointer));
  }
}
