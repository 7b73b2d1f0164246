package hp41.memory;

/**
 * A file in extended memory: a name register (seven characters, padded with blanks), a header
 * register and the contents, at descending addresses and possibly in several blocks.
 *
 * <p>The header contains the type in digit 13; in digits 12–10 its own address when a function last
 * wrote it, 000 before that; in digits 8–6 the character position of a text file; in digits 5–3 the
 * record (text), register (data) or number of bytes (program); and in digits 2–0 the number of
 * registers.
 */
public final class ExtendedFile {

  /** Registers of a file in addition to its contents. */
  static final int HEADING = 2;

  private static final int NAME_LENGTH = 7;
  private static final int BYTES = ProgramMemory.BYTES;

  private final ExtendedRegisters registers;
  private final int place;

  ExtendedFile(ExtendedRegisters registers, int place) {
    this.registers = registers;
    this.place = place;
  }

  /** The type of a file. */
  public enum Type {
    /** A program. */
    PROGRAM(1, "PR", 'P'),
    /** Data registers; also any type that other modules created. */
    DATA(2, "DA", 'D'),
    /** Text records (ASCII file). */
    TEXT(3, "AS", 'A');

    private static final int TYPE_SHIFT = 52;

    private final int digit;
    private final String abbreviation;
    private final char letter;

    Type(int digit, String abbreviation, char letter) {
      this.digit = digit;
      this.abbreviation = abbreviation;
      this.letter = letter;
    }

    /** Returns the digits with which the header of a new file begins and ends. */
    public long header(int registers) {
      return (long) digit << TYPE_SHIFT | registers;
    }

    /** Returns the abbreviation that EMDIRX returns. */
    public String abbreviation() {
      return abbreviation;
    }

    /** Returns the letter that CAT 4 displays. */
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

  /** Returns the register word of a name: seven characters, padded with blanks. */
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

  /** Returns the place of the name register. */
  int start() {
    return place;
  }

  /** Returns the place after the contents. */
  public int end() {
    return place + HEADING + size();
  }

  /** Returns the seven characters of the name; each has the value of its byte. */
  public String name() {
    StringBuilder name = new StringBuilder(NAME_LENGTH);
    for (int i = NAME_LENGTH - 1; i >= 0; i--) {
      name.append((char) (nameWord() >>> 8 * i & 0xFF));
    }
    return name.toString();
  }

  /** Returns the type of the contents. */
  public Type type() {
    return Type.of(Word.digit(registers.read(place + 1), 13));
  }

  /** Sets the number of bytes of the program in this file. */
  public void bytes(int count) {
    registers.write(place + 1, Word.withDigits(registers.read(place + 1), 5, 3, count));
  }

  /** Returns the number of registers of the contents. */
  public int size() {
    return header(2, 0);
  }

  void size(int count) {
    header(2, 0, count);
  }

  /** Returns its line in the directory, in machine characters: name, type and size. */
  public String entry() {
    return "%-8s%c%03d".formatted(name(), type().letter(), size());
  }

  /** Returns the current record or register, starting with 0; for a program the number of bytes. */
  public int record() {
    return header(5, 3);
  }

  /** Returns the current character position in the record, starting with 0. */
  public int place() {
    return header(8, 6);
  }

  /** Sets the file pointer to a record or register and, for text, to a position in the record. */
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

  /** Returns the word in register {@code index} of the contents. */
  public long read(int index) {
    return registers.read(place + HEADING + index);
  }

  /** Replaces the word in register {@code index} of the contents. */
  public void write(int index, long word) {
    registers.write(place + HEADING + index, word);
  }

  /** Returns the number of bytes that the contents can have. */
  public int capacity() {
    return size() * BYTES;
  }

  /**
   * Returns byte {@code index} of the contents. Byte 0 is the leftmost byte of the first register.
   */
  public int readByte(int index) {
    return (int) (read(index / BYTES) >>> shift(index)) & 0xFF;
  }

  /** Replaces byte {@code index} of the contents. */
  public void writeByte(int index, int value) {
    long word = read(index / BYTES) & ~(0xFFL << shift(index));
    write(index / BYTES, word | (value & 0xFFL) << shift(index));
  }

  private static int shift(int index) {
    return 8 * (BYTES - 1 - index % BYTES);
  }
}
