package hp41.nut;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import org.apache.commons.lang3.StringUtils;

/**
 * The mnemonics of the processor's one-word instructions, as used by S. Jacobs and J. De Arras.
 * Digits, flags and registers are decimal, the digit of LD@R is hexadecimal, and short jumps have
 * their displacement in words.
 */
public final class Mnemonics {

  /** The number of different words. */
  public static final int WORDS = 0x400;

  private static final int NUMBERS = 0x10;
  private static final String[] REGISTERS = "T Z Y X L M N O P Q + a b c d e".split(" ", -1);

  /**
   * The class 0 instructions: one row for each value of bits 5 to 2, one column for each value of
   * bits 9 to 6.
   */
  private static final List<List<String>> CONTROL =
      List.of(
          row("NOP/WRIT S&X///ENROM1/ENROM3/ENROM2/ENROM4", numbers("HPL=C", 8)),
          digits("CLRF", "CLRST"),
          digits("SETF", "RSTKB"),
          digits("?FSET", "CHKKB"),
          hexadecimal("LD@R"),
          digits("?R=", "-PT"),
          row(
              "/G=C @R,+/C=G @R,+/C<>G @R,+//M=C ALL/C=M ALL/C<>M ALL"
                  + "//T=ST/ST=T/ST<>T//ST=C/C=ST/C<>ST"),
          digits("R=", "+PT"),
          row(
              "XQ->GO/POWOFF/SLCT P/SLCT Q/?P=Q/?LOWBAT/A=B=C=0/GOTO ADR"
                  + "/C=KEY/SETHEX/SETDEC/DISOFF/DISTOG/RTN C/RTN NC/RTN"),
          numbers("SELP", NUMBERS),
          registers("WRIT", "WRIT 0(T)"),
          digits("?FI", ""),
          row(
              "/N=C ALL/C=N ALL/C<>N ALL/LDI S&X/PUSH ADR/POP ADR/"
                  + "/GTO KEY/RAM SLCT//WRIT DATA/FETCH S&X/C=C OR A/C=C AND A/PRPH SLCT"),
          Collections.nCopies(NUMBERS, ""),
          registers("READ", "READ DATA"),
          digits("RCR", "DISCMP"));

  private static final List<String> NAMES = names();

  private Mnemonics() {}

  private static List<String> row(String names, List<String> more) {
    List<String> row = new ArrayList<>(List.of(names.split("/", -1)));
    row.addAll(more);
    return row;
  }

  private static List<String> row(String names) {
    return row(names, List.of());
  }

  private static List<String> numbers(String name, int most) {
    List<String> row = new ArrayList<>();
    for (int number = 0; number < most; number++) {
      row.add(name + " " + number);
    }
    return row;
  }

  private static List<String> hexadecimal(String name) {
    List<String> row = new ArrayList<>();
    for (int number = 0; number < NUMBERS; number++) {
      row.add(name + " " + hex(number, 1));
    }
    return row;
  }

  /**
   * Returns the mnemonics for the digits that the parameters select.
   *
   * @param name the mnemonic without its parameter
   * @param last the mnemonic for the parameter F
   */
  private static List<String> digits(String name, String last) {
    List<String> row = new ArrayList<>();
    for (int number = 0; number < NUMBERS - 1; number++) {
      row.add(ControlUnit.digit(number) < 0 ? "" : name + " " + ControlUnit.digit(number));
    }
    row.add(last);
    return row;
  }

  private static List<String> registers(String name, String first) {
    List<String> row = new ArrayList<>(List.of(first));
    for (int number = 1; number < NUMBERS; number++) {
      row.add(name + " " + number + "(" + REGISTERS[number] + ")");
    }
    return row;
  }

  private static List<String> names() {
    List<String> names = new ArrayList<>();
    for (int word = 0; word < WORDS; word++) {
      names.add(
          switch (word & 3) {
            case 0 -> CONTROL.get(word >> 2 & 0xF).get(word >> 6);
            case 1 -> "";
            case 2 -> FieldOperation.of(word).label() + " " + Field.of(word).label();
            default -> jump(word);
          });
    }
    return names;
  }

  private static String jump(int word) {
    int words = displacement(word);
    return (jumpsIfCarry(word) ? "JC " : "JNC ") + (words < 0 ? "" : "+") + words;
  }

  /**
   * Returns the mnemonic of a word, or {@code CON nnn} if the word is not an instruction by itself.
   */
  public static String of(int word) {
    return isInstruction(word) ? NAMES.get(word) : "CON " + hex(word, 3);
  }

  /**
   * Returns whether a word is an instruction by itself: neither half of a long jump nor undefined.
   */
  public static boolean isInstruction(int word) {
    return !NAMES.get(word).isEmpty();
  }

  /** Returns whether a word is the first half of a long jump. */
  public static boolean isLong(int word) {
    return (word & 3) == 1;
  }

  /** Returns whether a word is a short jump, which leads up to 64 words away. */
  public static boolean isShort(int word) {
    return (word & 3) == 3;
  }

  /** Returns the displacement of a short jump in words, −64 to 63. */
  public static int displacement(int word) {
    return (word >> 3 ^ 0x40) - 0x40;
  }

  private static boolean jumpsIfCarry(int word) {
    return (word & 4) != 0;
  }

  /** Formats a number in hexadecimal, padded with zeros to the given number of digits. */
  public static String hex(int number, int digits) {
    String hex = Integer.toHexString(number).toUpperCase(Locale.ROOT);
    return StringUtils.leftPad(hex, digits, '0');
  }
}
