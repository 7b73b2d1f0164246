package hp41.listing;

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
      Pattern.compile("\\s*(?:$|;|@|//|#(?![0-9A-Fa-f]{2}(?: [0-9A-Fa-f]{2})*\\s*(?:;|$)))");
  private static final Pattern HEADER = Pattern.compile("\\s*\\d*\\s*\\{.*}\\s*");
  private static final Pattern DIRECTIVE = Pattern.compile("\\s*\\.[a-z]\\w*.*");

  /** Whether nothing but a comment stands here, if anything. */
  boolean isComment() {
    return COMMENT.matcher(text).lookingAt();
  }

  /** Whether this is an instruction to another tool. */
  boolean isDirective() {
    return DIRECTIVE.matcher(text).matches() || HEADER.matcher(text).matches();
  }

  Cursor cursor() {
    return new Cursor(text, start);
  }
}
