package hp41.memory;

/**
 * The ALPHA register: 24 characters in status registers M, N, O and the right three bytes of P. The
 * last character is in the lowest byte of M. Leading nulls are not part of the text.
 */
public final class Alpha {

  /** The maximum number of characters. */
  public static final int CAPACITY = 24;

  private static final int M = 5;
  private static final int P = 8;
  private static final int BYTES = ProgramMemory.BYTES;

  /** The bytes of P that contain characters. */
  private static final long CHARACTERS = 0xFFFFFF;

  private final Memory memory;

  /** Creates a view of the ALPHA register in a memory. */
  public Alpha(Memory memory) {
    this.memory = memory;
  }

  /** Clears ALPHA and the scratch bytes of P. */
  public void clear() {
    memory.takeNumberState();
    for (int register = M; register <= P; register++) {
      memory.write(register, 0);
    }
  }

  /** Appends a character. The oldest of 24 characters is shifted into the scratch bytes of P. */
  public void append(int character) {
    shiftIn(character & 0xFF, Byte.SIZE);
  }

  /** Appends several characters. */
  public void append(String characters) {
    for (int from = 0; from < characters.length(); from += BYTES) {
      int end = Math.min(from + BYTES, characters.length());
      long word = 0;
      for (int i = from; i < end; i++) {
        word = word << Byte.SIZE | characters.charAt(i) & 0xFF;
      }
      shiftIn(word, (end - from) * Byte.SIZE);
    }
  }

  /**
   * Shifts all registers left and inserts the new bits at the right.
   *
   * @param bits the number of bits, at most 56
   */
  private void shiftIn(long last, int bits) {
    new Scratch(memory).settleNumber();
    long carry = last;
    for (int register = M; register <= P; register++) {
      long word = memory.read(register);
      memory.write(register, word << bits & Word.MASK | carry);
      carry = word >>> BYTES * Byte.SIZE - bits;
    }
  }

  /** Replaces the text. */
  public void set(String characters) {
    clear();
    append(characters);
  }

  /** Removes the last character. The scratch bytes of P are shifted, too, but not into ALPHA. */
  public void removeLast() {
    new Scratch(memory).settleNumber();
    long scratch = memory.read(P) >>> 8 & ~CHARACTERS;
    long carry = 0;
    for (int register = P; register >= M; register--) {
      long word = characters(register);
      memory.write(register, word >>> 8 | carry << 48);
      carry = word & 0xFF;
    }
    memory.write(P, scratch | memory.read(P));
  }

  /** Returns the characters in a register, without the scratch bytes of P. */
  private long characters(int register) {
    return register == P ? memory.read(P) & CHARACTERS : memory.read(register);
  }

  /** Returns a character; index 0 is the rightmost one. */
  private int fromRight(int index) {
    return (int) (memory.read(M + index / BYTES) >>> 8 * (index % BYTES)) & 0xFF;
  }

  /** Returns the number of characters. */
  public int length() {
    for (int register = P; register >= M; register--) {
      long word = characters(register);
      if (word != 0) {
        int nulls = Long.numberOfLeadingZeros(word) / Byte.SIZE;
        return (register - M) * BYTES + Long.BYTES - nulls;
      }
    }
    return 0;
  }

  /** Returns the characters; each has the value of its byte. */
  public String text() {
    int length = length();
    StringBuilder text = new StringBuilder(length);
    for (int index = length - 1; index >= 0; index--) {
      text.append((char) fromRight(index));
    }
    return text.toString();
  }

  /** ASTO: returns the word that contains the first six characters. */
  public long firstSix() {
    return Word.ofText(text());
  }

  /** ASHF: removes the first six characters. The scratch bytes of P remain. */
  public void dropFirstSix() {
    new Scratch(memory).settleNumber();
    String text = text();
    long scratch = memory.read(P) & ~CHARACTERS;
    set(text.substring(Math.min(6, text.length())));
    memory.write(P, scratch | memory.read(P) & CHARACTERS);
  }
}
