package hp41.standalone;

/**
 * Replaces the JDK's class: a line of text can be broken after blanks, and after a full stop, comma
 * or colon before a letter.
 */
public final class BreakIterator {

  public static final int DONE = -1;

  private String text = "";
  private int at;

  private BreakIterator() {}

  public static BreakIterator getLineInstance() {
    return new BreakIterator();
  }

  public void setText(String changed) {
    text = changed;
    at = 0;
  }

  public int first() {
    at = 0;
    return at;
  }

  public int next() {
    if (at == text.length()) {
      return DONE;
    }
    at++;
    while (at < text.length() && !canBreak(text.charAt(at - 1), text.charAt(at))) {
      at++;
    }
    return at;
  }

  private static boolean canBreak(char before, char after) {
    return before == ' '
        ? after != ' '
        : ".,:".indexOf(before) >= 0 && Character.isLetter(after);
  }
}
