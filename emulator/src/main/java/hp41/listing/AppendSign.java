package hp41.listing;

import hp41.memory.CharacterSet;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The character that marks appended texts at their beginning in a listing. Other listings use it as
 * a normal character.
 */
enum AppendSign {
  /** No append sign. */
  NONE(""),
  TILDE("~"),
  BACKQUOTE("`");

  private final String sign;

  AppendSign(String sign) {
    this.sign = sign;
  }

  String sign() {
    return sign;
  }

  /** Patterns that recognize the append sign; compiled only if one of the characters occurs. */
  private static final class AppendUses {

    static final Pattern EXPLAINED = Pattern.compile("(?i)\\bappend\\b(?!\\s*[\"'])");
    static final Pattern AFTER_ARCL =
        Pattern.compile("(?i)\\bARCL\\s+(?:IND\\s+)?(?:ST\\s+)?\\w+\\s+(?:\\d+[.:)]?\\s*)?\"~");
    static final Pattern OTHER_WAYS =
        Pattern.compile(
            "(?i)[├⊢⊦┝┣]|\\\\x7F|\"(?:\\|-|\\\\-)|(?:[>+]|\\|-|\\\\-|APPE?ND|APND)\\s*[\"'“‘]");

    /** The instruction before a name in quotes, which is not a text. */
    static final Pattern BEFORE_NAME = Pattern.compile("(?i)\\b(?:LBL|GTO|GOTO|XEQ|GSB|XROM)\\s*$");

    private AppendUses() {}
  }

  /**
   * Returns the append sign of a listing. A tilde is one if a remark on the same or the next line
   * says so, or if a text that begins with it follows ARCL, because it would otherwise overwrite
   * the result of ARCL. A backquote is one if texts begin with it and no text is appended in
   * another way.
   */
  static AppendSign in(List<String> lines) {
    if (lines.stream().anyMatch(line -> line.contains(TILDE.sign)) && isTilde(lines)) {
      return TILDE;
    }
    boolean begins = lines.stream().anyMatch(BACKQUOTE::isIn);
    return begins && !AppendUses.OTHER_WAYS.matcher(String.join("\n", lines)).find()
        ? BACKQUOTE
        : NONE;
  }

  private static boolean isTilde(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      List<String> near = lines.subList(i, Math.min(i + 2, lines.size()));
      if (lines.get(i).contains(TILDE.sign)
          && near.stream().anyMatch(line -> AppendUses.EXPLAINED.matcher(line).find())) {
        return true;
      }
    }
    return AppendUses.AFTER_ARCL.matcher(String.join("\n", lines)).find();
  }

  /** Returns whether a line contains a text that begins with the sign. */
  boolean isIn(String line) {
    boolean inside = false;
    for (int quote = line.indexOf('"'); quote >= 0; quote = line.indexOf('"', quote + 1)) {
      inside = !inside;
      boolean begins = inside && !sign.isEmpty() && line.startsWith(sign, quote + 1);
      if (begins && !AppendUses.BEFORE_NAME.matcher(line.substring(0, quote)).find()) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns the characters of a text with the sign replaced by the append character.
   *
   * @param written the text as written
   * @param characters the characters that were read
   */
  String withSign(String written, String characters) {
    return !sign.isEmpty() && written.startsWith('"' + sign)
        ? CharacterSet.APPEND + characters.substring(1)
        : characters;
  }
}
