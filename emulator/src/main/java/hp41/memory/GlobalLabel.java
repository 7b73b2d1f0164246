package hp41.memory;

/**
 * An entry of the global chain: an alpha label or an END.
 *
 * @param address the address of the first byte
 * @param status the byte after the link: the status bits of an END, or F0 + 1 + length of the name
 *     for a label
 * @param key the key that a label is assigned to; 0 for none and for an END
 * @param name the name of a label in machine characters; empty for an END
 */
public record GlobalLabel(int address, int status, int key, String name) {

  /** The first byte of a label or END whose link is zero. */
  public static final int CODE = 0xC0;

  private static final int LAST_CODE = 0xCD;
  private static final int FIRST_LABEL_STATUS = 0xF0;

  /** Status bit of an END: the program is private. */
  public static final int PRIVATE = 0x40;

  /** Status bit of an END: this is .END. */
  public static final int PERMANENT = 0x20;

  /** Status bit of an END: the program has changed since it was packed. */
  public static final int UNPACKED = 0x04;

  /** Status bit of an END: the program has changed since its jumps were decompiled. */
  public static final int STALE_JUMPS = 0x02;

  /**
   * Status bits of every END that has been written. The .END. after MEMORY LOST does not have them.
   */
  public static final int WRITTEN_END = 0x09;

  /** The length of an END in bytes. */
  public static final int END_LENGTH = 3;

  /**
   * Returns the link of a label or END.
   *
   * @param distance the distance in bytes from the previous label or END
   */
  public static int link(int distance) {
    return distance % ProgramMemory.BYTES << 9 | distance / ProgramMemory.BYTES;
  }

  /** Returns whether a line with this first byte is a global label or an END. */
  public static boolean isCode(int code) {
    return code >= CODE && code <= LAST_CODE;
  }

  /** Returns whether a status byte belongs to an END instead of a label. */
  public static boolean isEndStatus(int status) {
    return status < FIRST_LABEL_STATUS;
  }

  /** Returns whether this entry is an END. */
  public boolean isEnd() {
    return isEndStatus(status);
  }

  /** Returns whether this entry is .END. */
  public boolean isPermanentEnd() {
    return isEnd() && (status & PERMANENT) != 0;
  }

  /**
   * Returns whether this END ends a private program, which can be run but not viewed or changed.
   */
  public boolean isPrivate() {
    return isEnd() && (status & PRIVATE) != 0;
  }

  /** Returns the pointer to this line. */
  public int pointer() {
    return address + 1;
  }

  /** Returns the length in bytes. */
  public int length() {
    return LineLength.global(status);
  }

  /** Returns the address of the last byte. */
  public int last() {
    return address - length() + 1;
  }
}
