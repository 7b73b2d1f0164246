package hp41.listing;

import java.util.regex.Pattern;

/**
 * A line of a listing from text recognition.
 *
 * @param origin the number of the line in the file, starting with 1
 * @param number the line number as it is written; empty if there is none
 * @param step the text after the number
 */
record RecognizedLine(int origin, String number, String step) {

  /**
   * The character in place of a line number. A step after it cannot look like a comment or a
   * directive.
   */
  private static final char MARK = '\uE000';

  /** The beginning of a line that had a number. */
  static final Pattern NUMBERED = Pattern.compile(MARK + " *");

  /** Returns the line without its number, as it is read. */
  String text() {
    return number.isEmpty() ? step : MARK + " ".repeat(number.length()) + step;
  }

  /** Returns the line with its number. */
  String whole() {
    return number.isEmpty() ? step : number + ' ' + step;
  }

  RecognizedLine withStep(String changed) {
    return new RecognizedLine(origin, number, changed);
  }

  /** Returns the step without its comment. */
  String plainStep() {
    return step.substring(0, comment());
  }

  /** Returns the comment with the blanks before it; empty if there is none. */
  String remark() {
    return step.substring(comment());
  }

  /** Returns the index of the blanks before the comment. A semicolon in a text is part of it. */
  private int comment() {
    boolean quoted = false;
    for (int i = 0; i < step.length(); i++) {
      char c = step.charAt(i);
      quoted ^= c == '"' && step.indexOf('"', i + 1) >= 0 || c == '"' && quoted;
      if (c == ';' && !quoted) {
        return step.substring(0, i).stripTrailing().length();
      }
    }
    return step.stripTrailing().length();
  }
}
