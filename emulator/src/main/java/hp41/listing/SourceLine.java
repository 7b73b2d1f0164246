package hp41.listing;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a listing.
 *
 * @param number the number in the file, starting with 1
 * @param start the index of the first character after line number and mark
 * @param text the complete line
 */
record SourceLine(int number, int start, String text) {

  private static final Pattern COMMENT =
      Pattern.compile(
          "[\\s\\u00A0]*(?:$|;|@|//|#(?![0-9A-Fa-f]{2}(?: [0-9A-Fa-f]{2})*\\s*(?:;|$))"
              + "|\\([^()]*\\)\\s*$|```|(?:\\.{3,}|…|⋮)\\s*$|(?i:Code:(?: Select all)?\\s*$))");
  private static final Pattern HEADER = Pattern.compile("\\s*+\\d*+\\s*+\\{.*}\\s*");
  private static final Pattern MARK =
      Pattern.compile(
          "(?i)\\s*(?:[*>|]|(?=\\P{ASCII})[^\\p{L}\\p{Nd}\\p{Nl}\\p{No}“”„‘’×÷−√])(?:[*>|]|\\P{ASCII})?\\s*"
              + "(?=LBL\\b)");
  private static final Pattern LABEL = Pattern.compile("(?i)\\bLBL\\b");
  private static final Pattern BLANKS = Pattern.compile("[\\s\\u00A0]*");

  /** Returns whether the line contains nothing but a comment from its start on. */
  boolean isComment() {
    return matcher(COMMENT).lookingAt();
  }

  /** Returns whether the line contains a label. */
  boolean hasLabel() {
    return LABEL.matcher(text).find();
  }

  /**
   * Returns whether the line is a header that some tools write before a program: its length in
   * braces.
   */
  boolean isHeader() {
    return HEADER.matcher(text).matches();
  }

  /** Returns this line starting after the match of a pattern at its start, if it matches. */
  SourceLine after(Pattern pattern) {
    Matcher matcher = matcher(pattern);
    return matcher.lookingAt() ? new SourceLine(number, matcher.end(), text) : this;
  }

  /**
   * Returns this line starting at its step, after the mark that some listings write before labels.
   */
  SourceLine step() {
    return after(MARK).after(BLANKS);
  }

  /** Returns the text from the start on. */
  String rest() {
    return text.substring(start);
  }

  LineScanner cursor() {
    return new LineScanner(text, start);
  }

  /** Returns an error at the start of this line. */
  Diagnostic error(String message) {
    return new ParseError(start, message).error(number, text);
  }

  /** Returns a warning about the complete line. */
  Diagnostic warning(String message) {
    return new ParseError(after(BLANKS).start, message).warning(number, text);
  }

  private Matcher matcher(Pattern pattern) {
    return pattern.matcher(text).region(start, text.length());
  }
}
