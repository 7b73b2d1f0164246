package hp41.panel;

import org.apache.commons.lang3.StringUtils;

/** Shortens sentences that do not fit into a number of columns. */
public final class ShortenedText {

  private ShortenedText() {}

  /**
   * Returns the text, or its first words and an ellipsis. Only a word that is too long by itself is
   * cut.
   */
  public static String words(String text, int width) {
    int end = text.lastIndexOf(' ', width - 1);
    return text.length() <= width || end <= 0
        ? StringUtils.abbreviate(text, "…", width)
        : StringUtils.stripEnd(text.substring(0, end), " ,;:") + "…";
  }
}
