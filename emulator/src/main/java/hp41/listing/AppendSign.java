package hp41.listing;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Recognizes the characters that begin appended texts in some listings. Other listings use them as
 * normal characters.
 */
final class AppendSign {

  static final String TILDE = "~";
  static final String BACKQUOTE = "`";

  private static final Pattern EXPLAINED = Pattern.compile("(?i)\\bappend\\b(?!\\s*[\"'])");
  private static final Pattern AFTER_ARCL =
      Pattern.compile("(?i)\\bARCL\\s+(?:IND\\s+)?(?:ST\\s+)?\\w+\\s+(?:\\d+[.:)]?\\s*)?\"~");
  private static final Pattern OTHER_WAYS =
      Pattern.compile(
          "(?i)[├⊢⊦┝┣]|\\\\x7F|\"(?:\\|-|\\\\-)|(?:[>+]|\\|-|\\\\-|APPE?ND|APND)\\s*[\"'“‘]");

  /** The instruction before a name in quotes, which is not a text. */
  private static final Pattern BEFORE_NAME =
      Pattern.compile("(?i)\\b(?:LBL|GTO|GOTO|XEQ|GSB|XROM)\\s*$");

  private AppendSign() {}

  /**
   * Returns whether a tilde is the append sign: a remark on the same or the next line says so, or a
   * text that begins with a tilde follows ARCL. Without the append sign, such a text would
   * overwrite the result of ARCL.
   */
  static boolean isTilde(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      List<String> near = lines.subList(i, Math.min(i + 2, lines.size()));
      if (lines.get(i).contains(TILDE)
          && near.stream().anyMatch(line -> EXPLAINED.matcher(line).find())) {
        return true;
      }
    }
    return AFTER_ARCL.matcher(String.join("\n", lines)).find();
  }

  /**
   * Returns whether a backquote is the append sign: texts begin with it and no text is appended in
   * another way.
   */
  static boolean isBackquote(List<String> lines) {
    return lines.stream().anyMatch(line -> begins(BACKQUOTE, line))
        && !isTilde(lines)
        && !OTHER_WAYS.matcher(String.join("\n", lines)).find();
  }

  /** Returns whether a line contains a text that begins with a sign. */
  static boolean begins(String sign, String line) {
    boolean inside = false;
    for (int quote = line.indexOf('"'); quote >= 0; quote = line.indexOf('"', quote + 1)) {
      inside = !inside;
      if (inside
          && line.startsWith(sign, quote + 1)
          && !BEFORE_NAME.matcher(line.substring(0, quote)).find()) {
        return true;
      }
    }
    return false;
  }
}
