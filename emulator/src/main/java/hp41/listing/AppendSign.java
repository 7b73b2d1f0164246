package hp41.listing;

import hp41.memory.CharacterSet;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A character that the texts of a listing begin with when they are appended, and that is a
 * character as any other in other listings.
 *
 * @param sign the character; empty if there is none
 */
record AppendSign(String sign) {

  /** None: texts are what they are. */
  static final AppendSign NONE = new AppendSign("");

  private static final String TILDE = "~";
  private static final String BACKQUOTE = "`";

  /** Where the sign is meant; compiled only once one of the characters is there. */
  private static final class AppendUses {

    static final Pattern SAID = Pattern.compile("(?i)\\bappend\\b(?!\\s*[\"'])");
    static final Pattern SHOWN =
        Pattern.compile("(?i)\\bARCL\\s+(?:IND\\s+)?(?:ST\\s+)?\\w+\\s+(?:\\d+[.:)]?\\s*)?\"~");
    static final Pattern OTHERWISE =
        Pattern.compile(
            "(?i)[├⊢⊦┝┣]|\\\\x7F|\"(?:\\|-|\\\\-)|(?:[>+]|\\|-|\\\\-|APPE?ND|APND)\\s*[\"'“‘]");

    /** What a name in quotes stands behind, which is no text. */
    static final Pattern NAMED = Pattern.compile("(?i)\\b(?:LBL|GTO|GOTO|XEQ|XROM)\\s*$");

    private AppendUses() {}
  }

  /**
   * What it is in a listing. The tilde, if a remark in the same line or in the next says so, or if
   * a text that begins with it stands behind ARCL, whose work it would undo. The backquote, if
   * texts begin with it and none is appended in another way.
   */
  static AppendSign in(List<String> lines) {
    if (lines.stream().anyMatch(it -> it.contains(TILDE)) && isTilde(lines)) {
      return new AppendSign(TILDE);
    }
    AppendSign backquote = new AppendSign(BACKQUOTE);
    boolean begins = lines.stream().anyMatch(backquote::isIn);
    return begins && !AppendUses.OTHERWISE.matcher(String.join("\n", lines)).find()
        ? backquote
        : NONE;
  }

  private static boolean isTilde(List<String> lines) {
    for (int i = 0; i < lines.size(); i++) {
      List<String> near = lines.subList(i, Math.min(i + 2, lines.size()));
      if (lines.get(i).contains(TILDE)
          && near.stream().anyMatch(it -> AppendUses.SAID.matcher(it).find())) {
        return true;
      }
    }
    return AppendUses.SHOWN.matcher(String.join("\n", lines)).find();
  }

  /** Whether a text that begins with it stands in a line. */
  boolean isIn(String line) {
    boolean inside = false;
    for (int quote = line.indexOf('"'); quote >= 0; quote = line.indexOf('"', quote + 1)) {
      inside = !inside;
      boolean begins = inside && !sign.isEmpty() && line.startsWith(sign, quote + 1);
      if (begins && !AppendUses.NAMED.matcher(line.substring(0, quote)).find()) {
        return true;
      }
    }
    return false;
  }

  /** The characters that a text stands for, as written and as read. */
  String meant(String written, String characters) {
    return !sign.isEmpty() && written.startsWith('"' + sign)
        ? CharacterSet.APPEND + characters.substring(1)
        : characters;
  }
}
