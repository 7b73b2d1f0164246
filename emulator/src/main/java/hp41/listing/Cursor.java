package hp41.listing;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A place in a line that is being read. */
final class Cursor {

  private static final Pattern BLANKS = Pattern.compile("[\\s\\u00A0]*");
  private static final Pattern WORD = Pattern.compile("(?:(?!,(?:\\s|$))[^\\s\\u00A0;\"“”„])+");
  private static final Pattern COMMENT = Pattern.compile(";|#|@|//");

  private final String line;
  private int at;

  Cursor(String line) {
    this(line, 0);
  }

  Cursor(String line, int at) {
    this.line = line;
    this.at = at;
  }

  int index() {
    return at;
  }

  void index(int index) {
    at = index;
  }

  void skipBlanks() {
    take(BLANKS);
  }

  boolean atEnd() {
    return at == line.length();
  }

  char peek() {
    return atEnd() ? '\n' : line.charAt(at);
  }

  char next() {
    return line.charAt(at++);
  }

  /** Whether a comment begins here or the line ends. */
  boolean atComment() {
    return atEnd() || matcher(COMMENT).lookingAt();
  }

  /** Goes behind what matches here, if anything does. */
  Optional<Matcher> take(Pattern pattern) {
    Matcher matcher = matcher(pattern);
    if (!matcher.lookingAt()) {
      return Optional.empty();
    }
    at = matcher.end();
    return Optional.of(matcher);
  }

  private Matcher matcher(Pattern pattern) {
    return pattern
        .matcher(line)
        .region(at, line.length())
        .useTransparentBounds(true)
        .useAnchoringBounds(false);
  }

  /** The characters up to the next blank, quote or semicolon; they may be none. */
  String word() {
    return take(WORD).map(Matcher::group).orElse("");
  }

  /** What has been passed since an index. */
  String passed(int index) {
    return line.substring(index, at);
  }

  /** What the line has from here on. */
  String rest() {
    return line.substring(at);
  }

  /** Goes to the end of the line and tells what was passed. */
  String takeRest() {
    String rest = rest();
    at = line.length();
    return rest;
  }

  /** Whether the line has this here, in capital or small letters. */
  boolean startsWith(String text) {
    return line.regionMatches(true, at, text, 0, text.length());
  }
}
