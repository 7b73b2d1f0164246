package hp41.listing;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of a listing.
 *
 * @param number its number in the file, 1 the first
 * @param start index of its first character behind line number and mark
 * @param text the whole line
 */
record SourceLine(int number, int start, String text) {

  private static final Pattern COMMENT =
      Pattern.compile(
          "[\\s\\u00A0]*(?:$|;|@|//|#(?![0-9A-Fa-f]{2}(?: [0-9A-Fa-f]{2})*\\s*(?:;|$))"
              + "|\\([^()]*\\)\\s*$|```|(?i:Code:(?: Select all)?\\s*$))");
  private static final Pattern HEADER = Pattern.compile("\\s*+\\d*+\\s*+\\{.*}\\s*");
  private static final Pattern MARK =
      Pattern.compile(
          "(?i)\\s*(?:[*>|]|(?=\\P{ASCII})[^\\p{L}\\p{N}“”„‘’×÷−√])(?:[*>|]|\\P{ASCII})?\\s*"
              + "(?=LBL\\b)");
  private static final Pattern LABEL = Pattern.compile("(?i)\\bLBL\\b");
  private static final Pattern BLANKS = Pattern.compile("[\\s\\u00A0]*");

  /** Whether nothing but a comment stands here from its start on, if anything. */
  boolean isComment() {
    return matcher(COMMENT).lookingAt();
  }

  /** Whether a label stands somewhere in the line. */
  boolean hasLabel() {
    return LABEL.matcher(text).find();
  }

  /** Whether this is the head that some tools put over a program: its length in braces. */
  boolean isHeader() {
    return HEADER.matcher(text).matches();
  }

  /** This line from behind what matches at its start, if anything does. */
  SourceLine behind(Pattern pattern) {
    Matcher matcher = matcher(pattern);
    return matcher.lookingAt() ? new SourceLine(number, matcher.end(), text) : this;
  }

  /** This line from its step on: without the mark that some listings have in front of labels. */
  SourceLine step() {
    return behind(MARK).behind(BLANKS);
  }

  /** What stands in the line from its start on. */
  String rest() {
    return text.substring(start);
  }

  LineScanner cursor() {
    return new LineScanner(text, start);
  }

  /** An error that begins where the line starts. */
  Diagnostic error(String message) {
    return new ParseError(start, message).error(number, text);
  }

  /** A warning about the whole line. */
  Diagnostic warning(String message) {
    return new ParseError(behind(BLANKS).start, message).warning(number, text);
  }

  private Matcher matcher(Pattern pattern) {
    return pattern.matcher(text).region(start, text.length());
  }
}
