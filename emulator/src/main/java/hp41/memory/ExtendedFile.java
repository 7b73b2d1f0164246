package hp41.memory;

/**
 * A file in extended memory: a register with its name, seven characters filled with blanks, then
 * one with its header, then its contents, at falling addresses and in the next block if need be.
 *
 * <p>The header has the type in digit 13, in digits 12–10 its own address as it was when a function
 * last wrote it, 000 before, for a text file the place in the record in digits 8–6, the record, or
 * for a data file the register, or for a program its number of bytes in digits 5–3, and the number
 * of registers in digits 2–0.
 */
public final class ExtendedFile {

  /** Registers that a file takes besides its contents. */
  static final int HEADING = 2;

  private static final int NAME_LENGTH = 7;
  private static final int BYTES = ProgramMemory.BYTES;

  private final ExtendedRegisters registers;
  private final int place;

  ExtendedFile(ExtendedRegisters registers, int place) {
    this.registers = registers;
    this.place = place;
  }

  /** What a file holds. */
  public enum Type {
    /** A program. */
    PROGRAM(1, "PR", 'P'),
    /** Data registers; also what other modules have put there. */
    DATA(2, "DA", 'D'),
    /** Records of text. */
    TEXT(3, "AS", 'A');

    private final int digit;
    private final String abbreviation;
    private final char letter;

    Type(int digit, String abbreviation, char letter) {
      this.digit = digit;
      this.abbreviation = abbreviation;
      this.letter = letter;
    }

    /** As EMDIRX gives it. */
    public String abbreviation() {
      return abbreviation;
    }

    /** As CAT 4 shows it. */
    public char letter() {
      return letter;
    }

    private static Type of(int digit) {
      for (Type type : values()) {
        if (type.digit == digit) {
          return type;
        }
      }
      return DATA;
    }
  }

  static ExtendedFile write(
      ExtendedRegisters registers, int place, String name, Type type, int size) {
    registers.write(place, nameWord(name));
    registers.write(place + 1, (long) type.digit << 52 | size);
    return new ExtendedFile(registers, place);
  }

  /** The word that holds a name: seven characters, blanks at the right. */
  static long nameWord(String name) {
    long word = 0;
    for (int i = 0; i < NAME_LENGTH; i++) {
      word = word << 8 | (i < name.length() ? name.charAt(i) & 0xFF : ' ');
    }
    return word;
  }

  long nameWord() {
    return registers.read(place);
  }

  /** Where its name stands. */
  int start() {
    return place;
  }

  /** The place behind its contents. */
  int behind() {
    return place + HEADING + size();
  }

  /** The seven characters of its name, each as its byte's value. */
  public String name() {
    StringBuilder name = new StringBuilder(NAME_LENGTH);
    for (int i = NAME_LENGTH - 1; i >= 0; i--) {
      name.append((char) (nameWord() >>> 8 * i & 0xFF));
    }
    return name.toString();
  }

  /** What it holds. */
  public Type type() {
    return Type.of(Word.digit(registers.read(place + 1), 13));
  }

  /** Says of how many bytes the program in it is. */
  public void bytes(int count) {
    registers.write(place + 1, Word.withDigits(registers.read(place + 1), 5, 3, count));
  }

  /** Number of registers. */
  public int size() {
    return header(2, 0);
  }

  void size(int count) {
    header(2, 0, count);
  }

  /** The current record or register, 0 the first; of a program the number of its bytes. */
  public int record() {
    return header(5, 3);
  }

  /** The current place in the record, 0 the first. */
  public int place() {
    return header(8, 6);
  }

  /** Moves the pointer: to a register, or to a place in a record. */
  public void point(int record, int place) {
    header(5, 3, record);
    header(8, 6, place);
  }

  private int header(int high, int low) {
    return Word.digits(registers.read(place + 1), high, low);
  }

  private void header(int high, int low, int value) {
    long header = Word.withDigits(registers.read(place + 1), 12, 10, registers.address(place + 1));
    registers.write(place + 1, Word.withDigits(header, high, low, value));
  }

  /** The word in register {@code index} of its contents. */
  public long read(int index) {
    return registers.read(place + HEADING + index);
  }

  /** Replaces the word in register {@code index} of its contents. */
  public void write(int index, long word) {
    registers.write(place + HEADING + index, word);
  }

  /** Number of bytes that its registers hold. */
  public int capacity() {
    return size() * BYTES;
  }

  /** Byte {@code index} of its contents, the leftmost of the first register being 0. */
  public int readByte(int index) {
    return (int) (read(index / BYTES) >>> shift(index)) & 0xFF;
  }

  /** Replaces byte {@code index} of its contents. */
  public void writeByte(int index, int value) {
    long word = read(index / BYTES) & ~(0xFFL << shift(index));
    write(index / BYTES, word | (value & 0xFFL) << shift(index));
  }

  private static int shift(int index) {
    return 8 * (BYTES - 1 - index % BYTES);
  }
}
