package hp41.machine;

import hp41.key.OperandKind;
import hp41.memory.CharacterSet;
import hp41.memory.KeyAssignments;
import hp41.text.ZeroPadding;

/**
 * The spelling of program lines in machine characters: {@code STO IND 05}, {@code 1 E-5}. Display
 * and printer differ in the marks of texts; subclasses for listings differ more.
 */
public class StepSpelling {

  /** The spelling of the display: {@code LBL┬TST}. */
  public static final StepSpelling DISPLAY = new StepSpelling("", "`", "");

  /**
   * The spelling of the printer: {@code LBL "TST"}. The registers after L are printed as the
   * letters of their codes.
   */
  public static final StepSpelling PAPER = new StepSpelling(" ", "\"", "\"", "TZYXL[\\]^_`abcde");

  /** The letters of the status registers from 000 on. */
  public static final String STATUS_LETTERS = "TZYXLMNOPQ\u007Fabcde";

  /** The unused byte that is followed by a name. */
  private static final int W = 0x1F;

  private static final int FIRST_LETTER = Operand.Local.FIRST_CAPITAL;
  private static final int FIRST_STATUS = Operand.Postfix.STATUS;

  private final String blank;
  private final String before;
  private final String after;
  private final String statusLetters;

  /**
   * Creates a spelling.
   *
   * @param blank the text between a name and a quoted text
   * @param before the mark before a text
   * @param after the mark after a text
   */
  protected StepSpelling(String blank, String before, String after) {
    this(blank, before, after, STATUS_LETTERS);
  }

  private StepSpelling(String blank, String before, String after, String statusLetters) {
    this.statusLetters = statusLetters;
    this.blank = blank;
    this.before = before;
    this.after = after;
  }

  /** Returns a line as the display shows it, in glyphs. A text line begins with the text mark. */
  public static String shown(Instruction instruction) {
    String line = instruction.isSpare() ? DISPLAY.spare(instruction) : DISPLAY.of(instruction);
    boolean isW =
        instruction.function().code() == W && instruction.operand() instanceof Operand.Text;
    boolean isIndirect =
        instruction.isLabel()
            && instruction.operand() instanceof Operand.Local
            && instruction.length() > 1
            && instruction.byteAt(1) >= Operand.Postfix.INDIRECT;
    return CharacterSet.glyphs(isW ? "W" + line : isIndirect ? line.replace(" ", " IND ") : line);
  }

  /** Returns what the display shows for the bytes AF and B0, which do nothing. */
  private String spare(Instruction instruction) {
    if (instruction.length() < 2 || instruction.byteAt(0) != Codec.SPARE) {
      return "GTO 15";
    }
    int register = instruction.byteAt(1);
    return (register < Operand.Postfix.INDIRECT ? "GTO IND " : "XEQ IND ")
        + twoDigits(register & ~Operand.Postfix.INDIRECT);
  }

  /**
   * Returns a function's name as the display shows it. The name of a program follows the text mark.
   */
  public static String shown(CalculatorFunction function) {
    if (function.is(Role.UNNAMED)) {
      return function.name();
    }
    String name = CharacterSet.glyphs(DISPLAY.name(function));
    return function.isProgram() ? CharacterSet.TEXT_MARK + name : name;
  }

  /** Returns a register or label as the display shows it. */
  public static String shown(int number) {
    return CharacterSet.glyphs(DISPLAY.twoDigits(number));
  }

  /** Returns a line without its number. */
  public final String of(Instruction instruction) {
    Operand operand = instruction.operand();
    String name = name(instruction.function());
    if (operand instanceof Operand.Digits digits) {
      return number(digits.codes());
    } else if (operand instanceof Operand.Text text) {
      return text(text.characters());
    } else if (operand instanceof Operand.Name global) {
      return name + blank + quoted(global.text());
    } else if (operand instanceof Operand.Global label) {
      return name + blank + quoted(label.name());
    } else if (operand instanceof Operand.Local local) {
      return name + ' ' + twoDigits(local.label());
    } else if (operand instanceof Operand.Postfix postfix) {
      return name + ' ' + postfix(instruction.function().operand(), postfix);
    } else if (operand instanceof Operand.Count count) {
      return name + " %03d".formatted(count.number());
    } else if (operand instanceof Operand.Assignment assignment) {
      String key = KeyAssignments.text(assignment.key());
      return name + blank + quoted(assignment.name()) + ' ' + key;
    }
    return instruction.function().isProgram() ? moduleCall(name) : name;
  }

  /** Returns a name with its marks. */
  public String quoted(String characters) {
    return before + characters + after;
  }

  /** Returns a text line. */
  protected String text(String characters) {
    return quoted(characters);
  }

  /** Returns a line that calls a program of a module. */
  protected String moduleCall(String name) {
    return "XROM" + blank + quoted(name);
  }

  /** Returns a function's name. */
  public String name(CalculatorFunction function) {
    return CharacterSet.characters(function.name());
  }

  private String postfix(OperandKind kind, Operand.Postfix postfix) {
    if (postfix.isIndirect()) {
      return "IND " + twoDigits(postfix.number());
    }
    boolean digit = kind == OperandKind.DIGIT && postfix.number() < FIRST_LETTER;
    return digit ? oneDigit(postfix.number()) : twoDigits(postfix.number());
  }

  /** Returns a register or label: 05, A–J for 102 to 111, the status registers for 112 to 127. */
  protected String twoDigits(int number) {
    if (number >= FIRST_STATUS) {
      return statusLetters.substring(number - FIRST_STATUS, number - FIRST_STATUS + 1);
    }
    return number >= FIRST_LETTER
        ? String.valueOf((char) ('A' + number - FIRST_LETTER))
        : ZeroPadding.decimal(number % 100, 2);
  }

  /** Returns a one-digit operand, 0 to 101. */
  protected String oneDigit(int number) {
    return String.valueOf(number % 10);
  }

  /** Returns a number line. */
  protected String number(String codes) {
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
