package hp41.listing;

import hp41.machine.Function;
import hp41.machine.Instruction;
import hp41.machine.StepSpelling;
import hp41.memory.CharacterSet;

/**
 * Program lines in the spelling of the display: {@code STO IND 05}, {@code LBL┬TST}, {@code 1 E-5}.
 */
public final class LineText {

  /** The status registers from 000 on. */
  static final String STATUS_LETTERS = "TZYXLMNOPQ⊢abcde";

  private LineText() {}

  /** A line without its number; a text line begins with the text mark. */
  public static String of(Instruction instruction) {
    return CharacterSet.glyphs(StepSpelling.DISPLAY.of(instruction));
  }

  /** A function's name as the display shows it, that of a program behind the text mark. */
  public static String name(Function function) {
    String mark = function.isProgram() ? String.valueOf(CharacterSet.TEXT_MARK) : "";
    return mark + CharacterSet.glyphs(StepSpelling.name(function));
  }

  /** A register or label: 05, A–J for 102 to 111, the status registers from T on for 112 to 127. */
  public static String twoDigits(int number) {
    return CharacterSet.glyphs(StepSpelling.twoDigits(number));
  }
}
