package hp41.memory;

import hp41.number.DigitEntry;

/**
 * The digits of the status registers P, Q, ⊢ and e in which the operating system works. Functions
 * do not depend on them, but synthetic programming reads them (observed on the machine).
 */
public final class Scratch {

  private static final int CHARACTERS = 7;
  private static final int EMPTY_DIGIT = 0xF;
  private static final int MANTISSA = 10;

  /** The position of flags 36 to 43 in register d: the display format. */
  private static final int MODES_SHIFT = 12;

  /** The position of flags 28 and 29 in register d: the marks in numbers. */
  private static final int MARKS_SHIFT = 26;

  private final Memory memory;

  /** Creates a view of the scratch digits in a memory. */
  public Scratch(Memory memory) {
    this.memory = memory;
  }

  /**
   * Returns the characters in Q up to the last one that is not null. The first is the rightmost.
   */
  public String name() {
    StringBuilder name = new StringBuilder();
    for (long rest = memory.read(Memory.STATUS_Q); rest != 0; rest >>>= 8) {
      name.append((char) (rest & 0xFF));
    }
    return name.toString();
  }

  /** Stores a name that was keyed in Q. */
  public void name(String characters) {
    long word = 0;
    for (int i = Math.min(CHARACTERS, characters.length()) - 1; i >= 0; i--) {
      word = word << 8 | characters.charAt(i) & 0xFF;
    }
    memory.write(Memory.STATUS_Q, word);
  }

  /** Stores the byte of a function that was keyed in ⊢, and ends a number. */
  public void function(int code) {
    function(code, 0);
  }

  /**
   * Stores a function that was keyed in ⊢, and ends a number.
   *
   * @param code one byte, or the two bytes of an XROM function or a synthetic key assignment
   * @param column the digit that follows two bytes: the column of the key
   */
  public void function(int code, int column) {
    write(Memory.STATUS_R, 4, 0, code > 0xFF ? code << 4 | column : code << 12);
    write(Memory.STATUS_P, 11, 11, 0);
  }

  /** Stores the byte of the key to which something is assigned in ⊢. */
  public void key(int key) {
    write(Memory.STATUS_R, 2, 0, key);
  }

  /** Stores the return address of a call in ⊢, packed as in the return stack. */
  public void returnTo(int pointer) {
    int packed = pointer % ProgramMemory.BYTES << 9 | pointer / ProgramMemory.BYTES;
    write(Memory.STATUS_R, 3, 0, packed & 0xFFFF);
  }

  /** Stores the kind of a prompt in e. */
  public void prompt(int kind) {
    write(Memory.STATUS_E, 4, 3, kind);
  }

  /** Clears all scratch digits. */
  public void clear() {
    write(Memory.STATUS_P, 13, 6, 0);
    memory.write(Memory.STATUS_Q, 0);
    write(Memory.STATUS_R, 4, 0, 0);
    prompt(0);
  }

  /** Stores the display format in P, as the display of a number does. */
  public void displayed() {
    long flags = memory.read(Memory.STATUS_D);
    int format = (int) (flags >>> MODES_SHIFT) & 0xFC;
    write(Memory.STATUS_P, 13, 12, format | (int) (flags >>> MARKS_SHIFT) & 3);
  }

  /** Stores a number that is being keyed in Q, and its state in P. */
  public void number(DigitEntry entry) {
    displayed();
    write(Memory.STATUS_P, 11, 11, entry.state());
    memory.write(Memory.STATUS_Q, digits(entry));
  }

  /** Returns the word that a number leaves in Q when it is keyed or its line is executed. */
  public static long digits(DigitEntry entry) {
    String digits = entry.digits();
    long word = (long) MANTISSA - entry.wholeDigits();
    for (int i = 0; i < MANTISSA; i++) {
      word = word << 4 | (i < digits.length() ? digits.charAt(i) - '0' : EMPTY_DIGIT);
    }
    return word << 12 | exponent(entry);
  }

  private static int exponent(DigitEntry entry) {
    int exponent = entry.exponentNegative() ? 0xD : 0;
    for (int i = 0; i < 2; i++) {
      boolean keyed = i < entry.exponent().length();
      exponent = exponent << 4 | (keyed ? entry.exponent().charAt(i) - '0' : EMPTY_DIGIT);
    }
    return exponent;
  }

  private void write(int register, int high, int low, int value) {
    memory.write(register, Word.withDigits(memory.read(register), high, low, value));
  }
}
