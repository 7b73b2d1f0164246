package hp41.machine;

import hp41.memory.Word;
import hp41.number.DigitEntry;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** What stands behind a function's name in a line. */
public sealed interface Operand {

  /** Nothing. */
  Operand NONE = new None();

  /** Nothing follows. */
  record None() implements Operand {}

  /**
   * The postfix byte of a register, flag or digit: 00–63 hexadecimal are 0–99, 64–6F are 100–111,
   * 70–7F the status registers from T on; 80 more means indirect.
   */
  record Postfix(int code) implements Operand {

    /** The lowest code that names a status register. */
    public static final int STATUS = 0x70;

    /** The bit that says indirect. */
    static final int INDIRECT = 0x80;

    /** The operand {@code IND n}. */
    public static Postfix indirect(int number) {
      return new Postfix(number | INDIRECT);
    }

    /** Whether the register named holds the number of the one meant. */
    public boolean isIndirect() {
      return (code & INDIRECT) != 0;
    }

    /** Whether it names a status register, such as one of the stack. */
    public boolean isStatus() {
      return number() >= STATUS;
    }

    /** The number without the indirect bit, 0 to 127. */
    public int number() {
      return code & ~INDIRECT;
    }
  }

  /** A local label: 0 to 99, A–J as 102 to 111, a–e as 123 to 127. */
  record Local(int label) implements Operand {

    /** The label {@code A}. */
    public static final int FIRST_CAPITAL = 102;

    /** The label {@code a}. */
    public static final int FIRST_SMALL = 123;

    /** The local label that a letter names, A–J or a–e; empty for any other text. */
    public static Optional<Local> named(String letter) {
      if (letter.length() != 1) {
        return Optional.empty();
      }
      int capital = "ABCDEFGHIJ".indexOf(letter);
      int small = "abcde".indexOf(letter);
      if (capital >= 0) {
        return Optional.of(new Local(FIRST_CAPITAL + capital));
      }
      return small >= 0 ? Optional.of(new Local(FIRST_SMALL + small)) : Optional.empty();
    }
  }

  /** The name of a global label, in machine characters. */
  record Name(String text) implements Operand {}

  /** A global label that stands here: its name, and the byte of the key it is assigned to, or 0. */
  record Global(String name, int key) implements Operand {}

  /** The characters of a text line, the append sign included. */
  record Text(String characters) implements Operand {}

  /**
   * The bytes of a number line, 10–19 the digits, 1A point, 1B EEX, 1C minus, and the word of the
   * number that they key.
   */
  record Digits(String codes, long word) implements Operand {

    /** What these codes key. */
    public Digits(String codes) {
      this(codes, Word.of(DigitEntry.ofProgramLine(bytes(codes))));
    }

    /** The codes as bytes. */
    public byte[] bytes() {
      return bytes(codes);
    }

    private static byte[] bytes(String codes) {
      return codes.getBytes(StandardCharsets.ISO_8859_1);
    }
  }

  /** A number of lines or registers, 0 to 1999. */
  record Count(int number) implements Operand {}

  /** A name and the key byte that it is assigned to. */
  record Assignment(String name, int key) implements Operand {}
}
