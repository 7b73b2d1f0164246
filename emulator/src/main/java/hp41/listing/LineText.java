package hp41.listing;

import hp41.machine.Function;
import hp41.machine.Instruction;
import hp41.machine.Operand;
import hp41.machine.OperandKind;
import hp41.memory.CharacterSet;

/**
 * Program lines in the spelling of the display: {@code STO IND 05}, {@code LBL┬TST}, {@code 1 E-5}.
 */
public final class LineText {

  /** The status registers from 000 on. */
  static final String STATUS_LETTERS = "TZYXLMNOPQ⊢abcde";

  private static final int FIRST_LETTER = Operand.Local.FIRST_CAPITAL;
  private static final int FIRST_STATUS = Operand.Postfix.STATUS;

  private LineText() {}

  /** A line without its number; a text line begins with the text mark. */
  public static String of(Instruction instruction) {
    Operand operand = instruction.operand();
    String name = name(instruction.function());
    if (operand instanceof Operand.Digits digits) {
      return number(digits.codes());
    } else if (operand instanceof Operand.Text text) {
      return CharacterSet.TEXT_MARK + CharacterSet.glyphs(text.characters());
    } else if (operand instanceof Operand.Name global) {
      return name + CharacterSet.TEXT_MARK + CharacterSet.glyphs(global.text());
    } else if (operand instanceof Operand.Global label) {
      return name + CharacterSet.TEXT_MARK + CharacterSet.glyphs(label.name());
    } else if (operand instanceof Operand.Local local) {
      return name + ' ' + twoDigits(local.label());
    } else if (operand instanceof Operand.Postfix postfix) {
      return name + ' ' + postfix(instruction.function().operand(), postfix);
    }
    return name;
  }

  /** A function's name as the display shows it. */
  public static String name(Function function) {
    return function.name().replace('^', '↑');
  }

  private static String postfix(OperandKind kind, Operand.Postfix postfix) {
    if (postfix.isIndirect()) {
      return "IND " + twoDigits(postfix.number());
    }
    return kind == OperandKind.DIGIT ? oneDigit(postfix.number()) : twoDigits(postfix.number());
  }

  /** A register or label: 05, A–J for 102 to 111, the status registers from T on for 112 to 127. */
  public static String twoDigits(int number) {
    if (number >= FIRST_STATUS) {
      return STATUS_LETTERS.substring(number - FIRST_STATUS, number - FIRST_STATUS + 1);
    }
    return number >= FIRST_LETTER
        ? String.valueOf((char) ('A' + number - FIRST_LETTER))
        : "%02d".formatted(number % 100);
  }

  private static String oneDigit(int number) {
    return number >= FIRST_LETTER ? twoDigits(number) : String.valueOf(number % 10);
  }

  private static String number(String codes) {
    StringBuilder text = new StringBuilder();
    for (char code : codes.toCharArray()) {
      text.append(
          switch (code) {
            case 0x1A -> ".";
            case 0x1B -> " E";
            case 0x1C -> "-";
            default -> String.valueOf((char) ('0' + (code & 0xF)));
          });
    }
    return text.toString();
  }
}
