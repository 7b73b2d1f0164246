package hp41.listing;

import hp41.memory.CharacterSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What ~ is at the beginning of the texts of a listing. */
enum Tilde {
  /** A character as any other: the calculator's Σ. */
  SIGMA,
  /** The append sign, as in listings that say so. */
  APPEND;

  /** A text at the beginning of a step. */
  static final String TEXT = "\"~";

  private static final Pattern SAID =
      Pattern.compile("(?i)append\\b(?![ \\t]*[\"']).*~|~.*\\R?.*\\bappend\\b(?![ \\t]*[\"'])");
  private static final Pattern SHOWN =
      Pattern.compile("(?i)\\bARCL\\s+(?:IND\\s+)?(?:ST\\s+)?\\w+\\s+(?:\\d+[.:)]?\\s*)?\"~");

  /**
   * What it is in a listing: the append sign, if a remark says so, or if a text that begins with it
   * stands behind ARCL, whose work it would undo.
   */
  static Tilde in(String listing) {
    Matcher said = SAID.matcher(listing);
    return said.find() || SHOWN.matcher(listing).find() ? APPEND : SIGMA;
  }

  /** The characters that a text stands for, as written and as read. */
  String meant(String written, String characters) {
    return this == APPEND && written.startsWith(TEXT)
        ? CharacterSet.APPEND + characters.substring(1)
        : characters;
  }
}
