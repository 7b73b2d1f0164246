package hp41.memory;

import hp41.number.DigitEntry;
import hp41.number.Extended;
import java.util.function.Supplier;

/**
 * The digits of the status registers P, Q, ⊢ and e in which the operating system works. Functions
 * do not depend on them, but synthetic programming reads them (observed on the machine).
 */
public final class Scratch {

  private static final int CHARACTERS = 7;
  private static final int FIRST_CHARACTER = 48;
  private static final int EMPTY_DIGIT = 0xF;
  private static final int DIGIT = 0xF;

  /** The bit of a number that was found in ALPHA, even if it is zero. */
  private static final int FOUND = 8;

  private static final int MANTISSA = 10;
  private static final long NEGATIVE = 9L << 52;
  private static final int EXPONENTS = 1000;

  /** The register of the last character of ALPHA: M. */
  private static final int LAST_CHARACTER = 5;

  /** The position of flags 36 to 43 in register d: the display format. */
  private static final int MODES_SHIFT = 12;

  /** The position of flags 28 and 29 in register d: the marks in numbers. */
  private static final int MARKS_SHIFT = 26;

  /** The return address of GTO with a name. */
  public static final int NO_RETURN = 0x1000;

  /** Masks the digits of registers b and P in which PSIZE stores the return addresses. */
  private static final long RETURNS = 0xFF_FFFF_FF00_0000L;

  /** The digits that mark where in Q and ⊢ {@link #settle} stores an intermediate result. */
  private static final long UNSETTLED = 0xEE_EEEE_EEEE_EEEEL;

  private static final int UNSETTLED_EXPONENT = 0xEEE;
  private static final int NAME_OF_GO_TO = 0x1FFE;
  private static final int GO_TO_INDIRECT = 0xA000;

  private final Memory memory;

  /** Returns whether {@link #settle} can change a status register. */
  public static boolean contains(int address) {
    return address == Memory.STATUS_P || address == Memory.STATUS_Q || address == Memory.STATUS_R;
  }

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

  /** Stores the distance of a date from the first day in P. */
  public void day(int number) {
    write(Memory.STATUS_P, 13, 8, (int) bcd(number));
    write(Memory.STATUS_P, 7, 6, 0);
  }

  /**
   * Stores in P the position of the first character of ALPHA, or of its last byte if it is empty.
   *
   * @param length the number of characters in ALPHA
   */
  public void findAlpha(int length) {
    int place = Math.max(0, length - 1);
    int digit = 2 * (place % ProgramMemory.BYTES);
    write(Memory.STATUS_P, 13, 10, digit << 12 | LAST_CHARACTER + place / ProgramMemory.BYTES);
  }

  /** Stores the number of an item of CAT 1 in P, and the number of the catalog before it. */
  public void listed(int item) {
    write(Memory.STATUS_P, 13, 10, 1 << 12 | item & 0xFF);
  }

  /** Stores a word in Q. */
  public void leaveInQ(long word) {
    memory.write(Memory.STATUS_Q, word & Word.MASK);
  }

  /** Stores the digits of a whole number in Q. */
  public void leaveNumberInQ(long number) {
    leaveInQ(bcd(number));
  }

  /** Stores a name that was keyed in Q. */
  public void name(String characters) {
    memory.write(Memory.STATUS_Q, nameWord(characters));
  }

  /** Returns the word that a name leaves in Q. */
  public static long nameWord(String characters) {
    long word = 0;
    for (int i = Math.min(CHARACTERS, characters.length()) - 1; i >= 0; i--) {
      word = word << 8 | characters.charAt(i) & 0xFF;
    }
    return word;
  }

  /** Stores the beginning of a name that is being keyed in Q, its last character first. */
  public void beginning(String characters) {
    long word = 0;
    for (int i = 0; i < characters.length(); i++) {
      word = word >>> 8 | (long) (characters.charAt(i) & 0xFF) << FIRST_CHARACTER;
    }
    memory.write(Memory.STATUS_Q, word);
  }

  /** Stores the byte of a function that was keyed in ⊢. */
  public void function(int code) {
    function(code, 0);
  }

  /**
   * Stores a function that was keyed in ⊢.
   *
   * @param code one byte, or the two bytes of an XROM function or a synthetic key assignment
   * @param column the digit that follows two bytes: the column of the key
   */
  public void function(int code, int column) {
    write(Memory.STATUS_R, 4, 0, code > 0xFF ? code << 4 | column : code << 12);
  }

  /** Stores the byte of the key to which something is assigned in ⊢. */
  public void key(int key) {
    write(Memory.STATUS_R, 1, 0, key);
  }

  /** Stores the return address of a call in ⊢, packed as in the return stack. */
  public void returnTo(int pointer) {
    int packed = pointer % ProgramMemory.BYTES << 9 | pointer / ProgramMemory.BYTES;
    write(Memory.STATUS_R, 3, 0, packed & 0xFFFF);
  }

  /** Stores in Q and ⊢ the position of the first program that PCLPS has deleted. */
  public void clearedFrom(int pointer) {
    leaveInQ(place(pointer));
    write(Memory.STATUS_R, 4, 0, place(pointer + 2));
    prompt(0);
  }

  /** Returns an address as the machine stores it while it works. */
  public static int place(int address) {
    return address % ProgramMemory.BYTES << 13 | address / ProgramMemory.BYTES;
  }

  /**
   * Stores in Q and P the pending returns of registers a and b, as PSIZE does while it moves the
   * program.
   */
  public void keepReturns() {
    leaveInQ(memory.read(Memory.STATUS_A));
    memory.takeNumberState();
    long kept = memory.read(Memory.STATUS_B) & RETURNS;
    memory.write(Memory.STATUS_P, memory.read(Memory.STATUS_P) & ~RETURNS | kept);
  }

  /** Stores in ⊢ that a name is keyed for GTO . */
  public void goTo() {
    write(Memory.STATUS_R, 4, 0, NAME_OF_GO_TO);
  }

  /** Stores in ⊢ that GTO IND does not return. */
  public void goToIndirectly() {
    write(Memory.STATUS_R, 3, 0, GO_TO_INDIRECT);
  }

  /** Stores what CLKEYS leaves in ⊢ and e: the line number. */
  public void clearKeys() {
    settle();
    write(Memory.STATUS_R, 4, 0, Word.digits(memory.read(Memory.STATUS_E), 2, 0));
    prompt(0);
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

  /** If a number is displayed, stores in P the display format and that no number is being keyed. */
  public void displayed(long word) {
    if (!Word.isText(word)) {
      format();
    }
  }

  private void format() {
    long flags = memory.read(Memory.STATUS_D);
    int format = (int) (flags >>> MODES_SHIFT) & 0xFC;
    int marks = (int) (flags >>> MARKS_SHIFT) & 3;
    write(Memory.STATUS_P, 13, 11, (format | marks) << 4);
  }

  /**
   * Records that a function leaves an intermediate result in Q and ⊢. It takes time to compute, and
   * is only stored by {@link #settle}: when one of them is read, or the program stops.
   */
  public void computed(Supplier<Extended> intermediate) {
    memory.leave(intermediate);
    memory.write(Memory.STATUS_Q, UNSETTLED);
    write(Memory.STATUS_R, 2, 0, UNSETTLED_EXPONENT);
  }

  /**
   * Stores the state of the last number line in P, and an intermediate result in those digits of Q
   * and ⊢ that have not been overwritten.
   */
  public void settle() {
    settleNumber();
    Supplier<Extended> intermediate = memory.takeLeftover();
    if (intermediate == null) {
      return;
    }
    Extended value = intermediate.get();
    if (memory.read(Memory.STATUS_Q) == UNSETTLED) {
      memory.write(Memory.STATUS_Q, digits(value));
    }
    if (Word.digits(memory.read(Memory.STATUS_R), 2, 0) == UNSETTLED_EXPONENT) {
      write(Memory.STATUS_R, 2, 0, exponent(value));
    }
  }

  /** Stores the state of the last number line in P. */
  public void settleNumber() {
    int state = memory.takeNumberState();
    if (state != 0) {
      number(state);
    }
  }

  private static long digits(Extended value) {
    return (value.isNegative() ? NEGATIVE : 0) | bcd(Math.abs(value.mantissa()));
  }

  private static int exponent(Extended value) {
    int exponent = value.exponent();
    return (int) bcd(exponent < 0 ? EXPONENTS + exponent : exponent);
  }

  /** Stores the name after GTO in Q, and in ⊢ that GTO does not return. */
  public void goTo(String name) {
    name(name);
    write(Memory.STATUS_R, 3, 0, NO_RETURN);
  }

  private static long bcd(long number) {
    return Long.parseLong(Long.toString(number), 16);
  }

  /** Stores a number that is being keyed in Q, and its state in P. */
  public void number(DigitEntry entry) {
    number(numberState(entry));
    memory.write(Memory.STATUS_Q, digits(entry));
  }

  /** Stores a number that was found in ALPHA in Q, and its state in P. */
  public void found(DigitEntry entry) {
    number(numberState(entry) | FOUND);
    leaveInQ(digits(entry));
  }

  private void number(int state) {
    format();
    write(Memory.STATUS_P, 11, 11, state & DIGIT);
  }

  /** Returns the state of a number that is being keyed: a digit, and a bit above it that is set. */
  public static int numberState(DigitEntry entry) {
    return DIGIT + 1 | entry.state();
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
    if (register == Memory.STATUS_P) {
      memory.takeNumberState();
    }
    memory.write(register, Word.withDigits(memory.read(register), high, low, value));
  }
}
