package hp41.listing;

import hp41.machine.CalculatorFunction;
import hp41.machine.Instruction;
import hp41.machine.ModuleDefinition;
import hp41.machine.Operand;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;
import hp41.memory.KeyAssignments;
import hp41.text.ZeroPadding;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/** The spelling of steps in written listings: ASCII, as nearly all tools read it. */
final class StepText extends StepSpelling {

  /** Spells a step by its name, regardless of its bytes. */
  static final StepText LISTING = new StepText();

  private StepText() {
    super(" ", "\"", "\"");
  }

  /**
   * Returns the comment with the key that a global label is assigned to; empty if there is none.
   */
  static String key(Instruction step) {
    boolean assigned =
        step.operand() instanceof Operand.Global label && KeyAssignments.isKey(label.key());
    return assigned ? " ; key " + KeyAssignments.text(((Operand.Global) step.operand()).key()) : "";
  }

  @Override
  public String name(CalculatorFunction function) {
    return Spellings.ascii(function.name());
  }

  @Override
  protected String moduleCall(String name) {
    return name;
  }

  @Override
  protected String twoDigits(int number) {
    return number < Operand.Local.FIRST_CAPITAL
        ? ZeroPadding.decimal(number, 2)
        : super.twoDigits(number).replace(CharacterSet.APPEND, 'R');
  }

  @Override
  protected String oneDigit(int number) {
    return String.valueOf(number);
  }

  /** Numbers have no blank before the exponent, so that they do not look like line numbers. */
  @Override
  protected String number(String codes) {
    return super.number(codes).replace(" ", "");
  }

  /** A text that begins like an appended text has its first character written as a code. */
  @Override
  protected String text(String characters) {
    if (!characters.isEmpty() && characters.charAt(0) == CharacterSet.APPEND) {
      return '>' + quoted(characters.substring(1));
    }
    if (characters.startsWith("|-") || characters.startsWith("~") || characters.startsWith("`")) {
      return "\"\\x"
          + ZeroPadding.hex(characters.charAt(0), 2)
          + quoted(characters.substring(1)).substring(1);
    }
    return quoted(characters);
  }

  @Override
  public String quoted(String characters) {
    StringBuilder quoted = new StringBuilder("\"");
    for (char character : characters.toCharArray()) {
      if (character == '"' || character == '\\') {
        quoted.append('\\').append(character);
      } else if (character < ' ' || character > '~') {
        quoted.append("\\x").append(ZeroPadding.hex(character, 2));
      } else {
        quoted.append(character);
      }
    }
    return quoted.append('"').toString();
  }

  /** Returns a step as bytes. */
  static String raw(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1)
        .chars()
        .mapToObj(code -> ZeroPadding.hex(code, 2))
        .collect(Collectors.joining(" ", "#", ""));
  }

  /** Returns whether the bytes are an XROM function. */
  static boolean isXrom(byte[] bytes) {
    return bytes.length > 1 && ModuleDefinition.isCode(code(bytes));
  }

  /** Returns an XROM function by its numbers. */
  static String xrom(byte[] bytes) {
    return ModuleDefinition.numbers(code(bytes));
  }

  private static int code(byte[] bytes) {
    return (bytes[0] & 0xFF) << 8 | bytes[1] & 0xFF;
  }
}
