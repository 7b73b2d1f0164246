package hp41.listing;

import hp41.memory.CharacterSet;
import java.util.List;
import java.util.regex.Pattern;

/** What ~ is at the beginning of the texts of a listing. */
enum Tilde {
  /** A character as any other: the calculator's Σ. */
  SIGMA,
  /** The append sign, as in listings that say so. */
  APPEND;

  /** A text at the beginning of a step. */
  static final String TEXT = "\"~";

  private static final Pattern SAID = Pattern.compile("(?i)\\bappend\\b(?!\\s*[\"'])");
  private static final Pattern SHOWN =
      Pattern.compile("(?i)\\bARCL\\s+(?:IND\\s+)?(?:ST\\s+)?\\w+\\s+(?:\\d+[.:)]?\\s*)?\"~");

  /**
   * What it is in a listing: the append sign, if a remark in the same line or in the next says so,
   * or if a text that begins with it stands behind ARCL, whose work it would undo.
   */
  static Tilde in(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      List<String> near = lines.subList(i, Math.min(i + 2, lines.size()));
      if (lines.get(i).contains("~") && near.stream().anyMatch(it -> SAID.matcher(it).find())) {
        return APPEND;
      }
    }
    return SHOWN.matcher(String.join("\n", lines)).find() ? APPEND : SIGMA;
  }

  /** The characters that a text stands for, as written and as read. */
  String meant(String written, String characters) {
    return this == APPEND && written.startsWith(TEXT)
        ? CharacterSet.APPEND + characters.substring(1)
        : characters;
  }
}
