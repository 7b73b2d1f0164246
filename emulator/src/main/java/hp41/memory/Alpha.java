package hp41.memory;

/**
 * The ALPHA register: 24 characters in status registers M, N, O and the right three bytes of P, the
 * last character in the lowest byte of M. Nulls in front do not count.
 */
public final class Alpha {

  /** Number of characters it holds. */
  public static final int CAPACITY = 24;

  private static final int M = 5;
  private static final int P = 8;
  private static final int BYTES = ProgramMemory.BYTES;

  private final Memory memory;

  /** The ALPHA register of this memory. */
  public Alpha(Memory memory) {
    this.memory = memory;
  }

  /** Clears it, and the part of P that is scratch. */
  public void clear() {
    for (int register = M; register <= P; register++) {
      memory.write(register, 0);
    }
  }

  /** Appends a character; the oldest falls out of the 24 and into the scratch part of P. */
  public void append(int character) {
    shiftIn(character & 0xFF, Byte.SIZE);
  }

  /** Appends characters one after the other. */
  public void append(String characters) {
    for (int from = 0; from < characters.length(); from += BYTES) {
      int behind = Math.min(from + BYTES, characters.length());
      long word = 0;
      for (int i = from; i < behind; i++) {
        word = word << Byte.SIZE | characters.charAt(i) & 0xFF;
      }
      shiftIn(word, (behind - from) * Byte.SIZE);
    }
  }

  /** Moves everything so many bits to the left, 56 at most, with these in place of the last. */
  private void shiftIn(long last, int bits) {
    long carry = last;
    for (int register = M; register <= P; register++) {
      long word = memory.read(register);
      memory.write(register, word << bits & Word.MASK | carry);
      carry = word >>> BYTES * Byte.SIZE - bits;
    }
  }

  /** Replaces the content. */
  public void set(String characters) {
    clear();
    append(characters);
  }

  /** Takes the last character off. */
  public void removeLast() {
    long carry = 0;
    for (int register = P; register >= M; register--) {
      long word = characters(register);
      memory.write(register, word >>> 8 | carry << 48);
      carry = word & 0xFF;
    }
  }

  /** Those of the characters that a register holds; the rest of P is scratch. */
  private long characters(int register) {
    return register == P ? memory.read(P) & 0xFFFFFF : memory.read(register);
  }

  /** The character {@code index} places from the right. */
  private int fromRight(int index) {
    return (int) (memory.read(M + index / BYTES) >>> 8 * (index % BYTES)) & 0xFF;
  }

  /** Number of characters. */
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

  /** The characters, each as its byte's value. */
  public String text() {
    int length = length();
    StringBuilder text = new StringBuilder(length);
    for (int index = length - 1; index >= 0; index--) {
      text.append((char) fromRight(index));
    }
    return text.toString();
  }

  /** The word that ASTO stores: the first six characters. */
  public long firstSix() {
    return Word.ofText(text());
  }

  /** Drops the six leftmost characters, as ASHF does. */
  public void dropFirstSix() {
    String text = text();
    set(text.substring(Math.min(6, text.length())));
  }
}
