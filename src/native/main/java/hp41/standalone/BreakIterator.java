package hp41.standalone;

/**
 * Replaces the JDK's class: a line of text can be broken after blanks, and after a full stop, comma
 * or colon before a letter, or before a digit if there is none before it.
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
    while (at < text.length() && !canBreak()) {
      at++;
    }
    return at;
  }

  private boolean canBreak() {
    char before = text.charAt(at - 1);
    char after = text.charAt(at);
    if (before == ' ') {
      return after != ' ';
    }
    boolean inNumber = before != ':' && at > 1 && Character.isDigit(text.charAt(at - 2));
    return ".,:".indexOf(before) >= 0
        && (Character.isLetter(after) || Character.isDigit(after) && !inNumber);
  }
}
