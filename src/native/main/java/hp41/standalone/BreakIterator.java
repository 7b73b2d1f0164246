package hp41.standalone;

/** Replaces the JDK's class: a line of text can be broken after blanks. */
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
    int end = text.indexOf(' ', at);
    at = end < 0 ? text.length() : end;
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
    return at;
  }
}
