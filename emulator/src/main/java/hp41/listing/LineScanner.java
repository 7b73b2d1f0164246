package hp41.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A scanner for one line of a listing, with a current position. */
final class LineScanner {

  private static final Pattern BLANKS = Pattern.compile("[\\s\\u00A0]*");
  private static final Pattern WORD = Pattern.compile("(?:(?!,(?:\\s|$))[^\\s\\u00A0;\"“”„┬ᵀ⊤])+");
  private static final Pattern COMMENT = Pattern.compile(";|#|@|//|<-|←");
  private static final Pattern NOTE = Pattern.compile("[({]");

  private static final int SHOWN = 24;
  private static final Pattern COMMA = Pattern.compile(",[\\s\\u00A0]+");

  private final String line;
  private final List<ParseError> remarks = new ArrayList<>();
  private int position;
  private boolean dependsOnOtherLines;

  LineScanner(String line) {
    this(line, 0);
  }

  LineScanner(String line, int position) {
    this.line = line;
    this.position = position;
  }

  /** Returns the complete line. */
  String line() {
    return line;
  }

  int index() {
    return position;
  }

  void index(int index) {
    position = index;
  }

  void skipBlanks() {
    take(BLANKS);
  }

  boolean isAtEnd() {
    return position == line.length();
  }

  char peek() {
    return isAtEnd() ? '\n' : line.charAt(position);
  }

  /** Returns the code point at the position and advances after it. */
  int next() {
    int character = line.codePointAt(position);
    position += Character.charCount(character);
    return character;
  }

  /** Returns whether a comment begins at the position or the line ends. */
  boolean isAtComment() {
    return isAtEnd() || matches(COMMENT);
  }

  /** Returns whether a note in brackets begins at the position. */
  boolean isAtNote() {
    return matches(NOTE);
  }

  /** Adds a warning about text that could be read but may have been meant differently. */
  void remark(int index, String message) {
    remark(index, message, Diagnostic.KindOnly.OTHER);
  }

  void remark(int index, String message, Diagnostic.DiagnosticKind kind) {
    remark(new ParseError(index, message, kind));
  }

  void remark(ParseError warning) {
    remarks.add(warning);
  }

  /** Returns whether all steps so far are written in a usual spelling. */
  boolean isReadExactly() {
    return remarks.stream().allMatch(it -> it.kind() instanceof Diagnostic.AbsentModule);
  }

  /** Records that the meaning of a step depends on other lines of the listing. */
  void markDependent() {
    dependsOnOtherLines = true;
  }

  /** Returns whether the meaning of a step depends on other lines of the listing. */
  boolean dependsOnOtherLines() {
    return dependsOnOtherLines;
  }

  /** Returns the warnings. */
  List<ParseError> remarks() {
    return remarks;
  }

  /**
   * Advances to the step after the next comma; returns false if there is none or a quote is not
   * closed.
   */
  boolean skipToNextStep() {
    while (!isAtEnd() && peek() != ';') {
      if (peek() == '"') {
        int closing = line.indexOf('"', position + 1);
        position = closing < 0 ? line.length() : closing + 1;
      } else if (peek() == ',' && take(COMMA).isPresent()) {
        return !isAtComment();
      } else {
        position++;
      }
    }
    return false;
  }

  /** Returns whether a pattern matches at the position. */
  boolean matches(Pattern pattern) {
    return matcher(pattern).lookingAt();
  }

  /** Advances after the match of a pattern at the position, if it matches. */
  Optional<Matcher> take(Pattern pattern) {
    Matcher matcher = matcher(pattern);
    if (!matcher.lookingAt()) {
      return Optional.empty();
    }
    position = matcher.end();
    return Optional.of(matcher);
  }

  private Matcher matcher(Pattern pattern) {
    return pattern
        .matcher(line)
        .region(position, line.length())
        .useTransparentBounds(true)
        .useAnchoringBounds(false);
  }

  /** Reads the characters up to the next blank, quote or semicolon, possibly none. */
  String word() {
    return take(WORD).map(Matcher::group).orElse("");
  }

  /**
   * Returns the word at the position, or the rest of the line if there is no word, shortened for a
   * message.
   */
  String shown() {
    Matcher word = matcher(WORD);
    int end = word.lookingAt() ? word.end() : line.length();
    String part = line.substring(position, Math.min(end, position + SHOWN)).stripTrailing();
    return end - position > SHOWN ? part + '…' : part;
  }

  /** Returns the characters from an index to the position. */
  String textSince(int index) {
    return line.substring(index, position);
  }

  /** Returns the characters from the position to the end. */
  String rest() {
    return line.substring(position);
  }

  /** Advances to the end of the line and returns the skipped characters. */
  String readRest() {
    String rest = rest();
    position = line.length();
    return rest;
  }

  /** Returns whether a text is at the position. */
  boolean isAt(String text) {
    return line.startsWith(text, position);
  }

  /** Returns whether a text is at the position, ignoring case. */
  boolean startsWith(String text) {
    return line.regionMatches(true, position, text, 0, text.length());
  }
}
