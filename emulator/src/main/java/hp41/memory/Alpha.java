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
    long carry = character & 0xFF;
    for (int register = M; register <= P; register++) {
      long word = memory.read(register);
      memory.write(register, word << 8 & Word.MASK | carry);
      carry = word >>> 48;
    }
  }

  /** Appends characters one by one. */
  public void append(String characters) {
    for (int i = 0; i < characters.length(); i++) {
      append(characters.charAt(i));
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
      long word = register == P ? memory.read(P) & 0xFFFFFF : memory.read(register);
      memory.write(register, word >>> 8 | carry << 48);
      carry = word & 0xFF;
    }
  }

  /** The character {@code index} places from the right. */
  private int fromRight(int index) {
    return (int) (memory.read(M + index / BYTES) >>> 8 * (index % BYTES)) & 0xFF;
  }

  /** Number of characters. */
  public int length() {
    int length = CAPACITY;
    while (length > 0 && fromRight(length - 1) == 0) {
      length--;
    }
    return length;
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
