package hp41.teavm;

/**
 * Replaces the JDK's class: a line of text can be broken after blanks, and after a full stop, comma
 * or colon before a letter, or before a digit if it is not part of a number.
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
    if (before == ' ' || after == ' ') {
      return before == ' ' && after != ' ';
    }
    String start = text.substring(0, at);
    boolean inNumber = start.matches("(.*[^\\p{Alpha}\\d.,])?[\\d.,]*\\d[.,]");
    return start.matches(".*[.,:]\"")
        || start.matches(".*[.,:]")
            && (Character.isLetter(after) || Character.isDigit(after) && !inNumber);
  }
}
