package hp41.listing;

import hp41.machine.Function;
import hp41.machine.Instruction;
import hp41.machine.Module;
import hp41.machine.Operand;
import hp41.machine.OperandKind;
import hp41.memory.CharacterSet;
import hp41.memory.KeyAssignments;
import java.util.HexFormat;

/** Steps in the one spelling that listings are written in: ASCII, as nearly all tools read it. */
final class StepText {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

  private StepText() {}

  /** A step by its name, without regard to the bytes that it stands in memory with. */
  static String of(Instruction step) {
    Operand operand = step.operand();
    String name = Spellings.ascii(step.function().name());
    if (operand instanceof Operand.Digits digits) {
      return number(digits.codes());
    } else if (operand instanceof Operand.Text text) {
      return text(text.characters());
    } else if (operand instanceof Operand.Name global) {
      return name + ' ' + quoted(global.text());
    } else if (operand instanceof Operand.Global label) {
      return name + ' ' + quoted(label.name());
    } else if (operand instanceof Operand.Local local) {
      return name + ' ' + number(local.label());
    } else if (operand instanceof Operand.Postfix postfix) {
      return name + ' ' + postfix(step.function(), postfix);
    }
    return name;
  }

  /** The comment with the key that a global label is assigned to, empty if it is to none. */
  static String key(Instruction step) {
    boolean assigned =
        step.operand() instanceof Operand.Global label && KeyAssignments.isKey(label.key());
    return assigned ? " ; key " + KeyAssignments.text(((Operand.Global) step.operand()).key()) : "";
  }

  private static String postfix(Function function, Operand.Postfix postfix) {
    if (postfix.isIndirect()) {
      return "IND " + number(postfix.number());
    }
    boolean digit =
        function.operand() == OperandKind.DIGIT && postfix.number() < Operand.Local.FIRST_CAPITAL;
    return digit ? String.valueOf(postfix.number()) : number(postfix.number());
  }

  /** A register or label: two digits or its letter. */
  static String number(int number) {
    return number < Operand.Local.FIRST_CAPITAL
        ? "%02d".formatted(number)
        : LineText.twoDigits(number).replace('⊢', 'R');
  }

  private static String number(String codes) {
    StringBuilder number = new StringBuilder();
    codes.chars().forEach(code -> number.append("0123456789.E-".charAt(code & 0xF)));
    return number.toString();
  }

  /** A text; one that begins like an appended one has its first character as a code. */
  private static String text(String characters) {
    if (!characters.isEmpty() && characters.charAt(0) == CharacterSet.APPEND) {
      return '>' + quoted(characters.substring(1));
    }
    if (characters.startsWith("|-") || characters.startsWith("~") || characters.startsWith("`")) {
      return "\"\\x%02X".formatted((int) characters.charAt(0))
          + quoted(characters.substring(1)).substring(1);
    }
    return quoted(characters);
  }

  private static String quoted(String characters) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char character : characters.toCharArray()) {
      if (character == '"' || character == '\\') {
        quoted.append('\\').append(character);
      } else if (character < ' ' || character > '~') {
        quoted.append("\\x").append("%02X".formatted((int) character));
      } else {
        quoted.append(character);
      }
    }
    return quoted.append('"').toString();
  }

  /** A step by its bytes. */
  static String raw(byte[] bytes) {
    return '#' + HEX.formatHex(bytes);
  }

  /** Whether the bytes are those of a module's function. */
  static boolean isXrom(byte[] bytes) {
    return bytes.length > 1 && Module.isCode(code(bytes));
  }

  /** A module's function by its numbers. */
  static String xrom(byte[] bytes) {
    return Module.numbers(code(bytes));
  }

  private static int code(byte[] bytes) {
    return (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
  }
}
