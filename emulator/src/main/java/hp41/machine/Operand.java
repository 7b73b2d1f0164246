package hp41.machine;

import hp41.memory.Scratch;
import hp41.memory.Word;
import hp41.number.DigitEntry;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The operand of an instruction. */
public sealed interface Operand {

  /** The operand of functions that need none. */
  Operand NONE = new None();

  /** Returns the name of a program in machine characters; empty if an operand names none. */
  static String programName(Operand operand) {
    if (operand instanceof Assignment assignment) {
      return assignment.name();
    }
    return operand instanceof Name name ? name.text() : "";
  }

  /** Returns an operand that names a program with another name. */
  static Operand withProgramName(Operand operand, String name) {
    return operand instanceof Assignment assignment
        ? new Assignment(name, assignment.key())
        : new Name(name);
  }

  /** No operand. */
  record None() implements Operand {}

  /**
   * The postfix byte of a register, flag or digit: 00–63 hexadecimal are 0–99, 64–6F are 100–111,
   * 70–7F are the status registers from T on. Adding 80 means indirect.
   *
   * @param code the byte
   */
  record Postfix(int code) implements Operand {

    /** The lowest code of a status register. */
    public static final int STATUS = 0x70;

    /** The bit for indirect operands. */
    static final int INDIRECT = 0x80;

    /** Returns the operand {@code IND n}. */
    public static Postfix indirect(int number) {
      return new Postfix(number | INDIRECT);
    }

    /** Returns whether the operand is indirect: the register contains the number of the operand. */
    public boolean isIndirect() {
      return (code & INDIRECT) != 0;
    }

    /** Returns whether the operand is a status register, such as a stack register. */
    public boolean isStatus() {
      return number() >= STATUS;
    }

    /** Returns the number without the indirect bit, 0 to 127. */
    public int number() {
      return code & ~INDIRECT;
    }
  }

  /**
   * A local label.
   *
   * @param label 0 to 99, 102 to 111 for A–J, 123 to 127 for a–e
   */
  record Local(int label) implements Operand {

    /** The label {@code A}. */
    public static final int FIRST_CAPITAL = 102;

    /** The label {@code a}. */
    public static final int FIRST_SMALL = 123;

    /** Returns the local label of a letter, A–J or a–e; empty for any other text. */
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

  /**
   * The name of a global label.
   *
   * @param text the name in machine characters
   */
  record Name(String text) implements Operand {}

  /**
   * The operand of a global label.
   *
   * @param name the name in machine characters
   * @param key the byte of the key that it is assigned to, or 0
   */
  record Global(String name, int key) implements Operand {}

  /**
   * The operand of a text line.
   *
   * @param characters the characters, including an append sign
   */
  record Text(String characters) implements Operand {}

  /**
   * The operand of a number line.
   *
   * @param codes the bytes: 10–19 for digits, 1A for the point, 1B for EEX, 1C for CHS
   * @param word the word of the number that the bytes enter
   * @param scratch what the line leaves in register Q
   * @param state what {@link Scratch#numberState} returns for the number
   */
  record Digits(String codes, long word, long scratch, int state) implements Operand {

    /** Creates an operand and computes its words. */
    public Digits(String codes) {
      this(codes, DigitEntry.of(bytes(codes)));
    }

    private Digits(String codes, DigitEntry entry) {
      this(codes, Word.of(entry.value()), Scratch.digits(entry), Scratch.numberState(entry));
    }

    /** Returns the codes as bytes. */
    public byte[] bytes() {
      return bytes(codes);
    }

    private static byte[] bytes(String codes) {
      return codes.getBytes(StandardCharsets.ISO_8859_1);
    }
  }

  /**
   * A number of lines or registers, 0 to 1999.
   *
   * @param number the number
   */
  record Count(int number) implements Operand {}

  /**
   * The operand of ASN.
   *
   * @param name the name in machine characters
   * @param key the byte of the key
   */
  record Assignment(String name, int key) implements Operand {}
}
