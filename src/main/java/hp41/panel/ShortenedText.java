package hp41.panel;

import java.util.regex.Pattern;
import org.apache.commons.lang3.StringUtils;

/** Shortens sentences that do not fit into a number of columns. */
public final class ShortenedText {

  private static final Pattern INCOMPLETE =
      Pattern.compile(
          "( (a|an|and|are|by|for|from|if|in|is|its|no|not|of|on|or|than|that|the|their|to|with))+$");

  private ShortenedText() {}

  /**
   * Returns the text, or its first words and an ellipsis. The last of these words is not one that
   * needs another word after it. Only a word that is too long by itself is cut. In a column or less
   * there is no room for an ellipsis.
   */
  public static String words(String text, int width) {
    if (width <= 1) {
      return StringUtils.left(text, width);
    }
    int end = text.lastIndexOf(' ', width - 1);
    return text.length() <= width || end <= 0
        ? StringUtils.abbreviate(text, "…", width)
        : StringUtils.stripEnd(INCOMPLETE.matcher(text.substring(0, end)).replaceFirst(""), " ,;:")
            + "…";
  }
}
