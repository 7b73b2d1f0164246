package hp41.memory;

/**
 * An entry of the global chain: an alpha label or an END.
 *
 * @param address of its first byte
 * @param status the byte behind the link: of an END its bits, of a label F0 + 1 + length of the
 *     name
 * @param key the key a label is assigned to, 0 if none; 0 for an END
 * @param name a label's name in machine characters; empty for an END
 */
public record GlobalLabel(int address, int status, int key, String name) {

  /** The byte that a label or END begins with, where the link is zero. */
  public static final int CODE = 0xC0;

  private static final int LAST_CODE = 0xCD;
  private static final int FIRST_LABEL_STATUS = 0xF0;

  /** This program is private. */
  public static final int PRIVATE = 0x40;

  /** This is .END., the last one. */
  public static final int PERMANENT = 0x20;

  /** The program has changed since it was packed. */
  public static final int UNPACKED = 0x04;

  /** The program has changed since its jumps were last zeroed. */
  public static final int STALE_JUMPS = 0x02;

  /** What every END says that has been written; the .END. of an empty memory does not yet. */
  public static final int WRITTEN_END = 0x09;

  /** Bytes of an END. */
  public static final int END_LENGTH = 3;

  /** The link of a label or END that is so many bytes below the one before it. */
  public static int link(int distance) {
    return distance % ProgramMemory.BYTES << 9 | distance / ProgramMemory.BYTES;
  }

  /** Whether a line that begins with this byte is a label with a name, or an END. */
  public static boolean isCode(int code) {
    return code >= CODE && code <= LAST_CODE;
  }

  /** Whether a status byte is an END's rather than a label's. */
  public static boolean isEndStatus(int status) {
    return status < FIRST_LABEL_STATUS;
  }

  /** Whether this is an END rather than a label. */
  public boolean isEnd() {
    return isEndStatus(status);
  }

  /** Whether this is .END. */
  public boolean isPermanentEnd() {
    return isEnd() && (status & PERMANENT) != 0;
  }

  /** Whether this ends a program whose lines can be executed, but neither seen nor changed. */
  public boolean isPrivate() {
    return isEnd() && (status & PRIVATE) != 0;
  }

  /** The pointer to it. */
  public int pointer() {
    return address + 1;
  }

  /** Number of bytes. */
  public int length() {
    return LineLength.global(status);
  }

  /** Address of its last byte. */
  public int last() {
    return address - length() + 1;
  }
}
