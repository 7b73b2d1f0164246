package hp41.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A place in a line that is being read. */
final class LineScanner {

  private static final Pattern BLANKS = Pattern.compile("[\\s\\u00A0]*");
  private static final Pattern WORD = Pattern.compile("(?:(?!,(?:\\s|$))[^\\s\\u00A0;\"“”„┬ᵀ⊤])+");
  private static final Pattern COMMENT = Pattern.compile(";|#|@|//|<-|←");
  private static final Pattern NOTE = Pattern.compile("[({]");

  private static final int SHOWN = 24;
  private static final Pattern COMMA = Pattern.compile(",[\\s\\u00A0]+");

  private final String line;
  private final List<ParseError> remarks = new ArrayList<>();
  private int at;
  private boolean dependsOnOthers;

  LineScanner(String line) {
    this(line, 0);
  }

  LineScanner(String line, int at) {
    this.line = line;
    this.at = at;
  }

  /** The whole line. */
  String line() {
    return line;
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

  /** The character here, whole even if it takes two places, and goes behind it. */
  int next() {
    int character = line.codePointAt(at);
    at += Character.charCount(character);
    return character;
  }

  /** Whether a comment begins here or the line ends. */
  boolean atComment() {
    return atEnd() || sees(COMMENT);
  }

  /** Whether a note in brackets begins here. */
  boolean atNote() {
    return sees(NOTE);
  }

  /** Notes something that could be read but may not have been meant so. */
  void remark(int index, String message) {
    remark(index, message, Diagnostic.KindOnly.OTHER);
  }

  void remark(int index, String message, Diagnostic.DiagnosticKind kind) {
    remarks.add(new ParseError(index, message, kind));
  }

  /** Notes that it takes the other lines of the listing to tell what was read here. */
  void noteDependence() {
    dependsOnOthers = true;
  }

  /** Whether it took other lines of the listing to tell what was read. */
  boolean dependsOnOthers() {
    return dependsOnOthers;
  }

  /** What has been noted. */
  List<ParseError> remarks() {
    return remarks;
  }

  /** Goes to the step behind the next comma; false, if there is none or a quote stays open. */
  boolean skipToNextStep() {
    while (!atEnd() && peek() != ';') {
      if (peek() == '"') {
        int closing = line.indexOf('"', at + 1);
        at = closing < 0 ? line.length() : closing + 1;
      } else if (peek() == ',' && take(COMMA).isPresent()) {
        return !atComment();
      } else {
        at++;
      }
    }
    return false;
  }

  /** Whether this matches here. */
  boolean sees(Pattern pattern) {
    return matcher(pattern).lookingAt();
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

  /** The word that stands here, or what stands here in place of one; of a very long one a part. */
  String shown() {
    Matcher word = matcher(WORD);
    int end = word.lookingAt() ? word.end() : line.length();
    String part = line.substring(at, Math.min(end, at + SHOWN)).stripTrailing();
    return end - at > SHOWN ? part + '…' : part;
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
