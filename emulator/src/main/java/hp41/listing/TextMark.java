package hp41.listing;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognizes listings that write the text mark before names, {@code ┬}, as {@code T^}: {@code LBL
 * T^NAME} is the label NAME then. In other listings T and ^ are characters of the name.
 */
final class TextMark {

  /** The text that can be the mark. */
  static final String LETTERS = "T^";

  /** Patterns of labels with names; compiled only if the mark may occur. */
  private static final class MarkUses {

    static final Pattern LABEL =
        Pattern.compile(
            "(?i:\\bLBL)(?:[\\s\\u00A0]+|(?=[┬\"']|\\^T))(?!(?:\\d\\d?|[A-Ja-e])(?:[\\s\\u00A0;,]|$))(?=[^\\s;])");

    static final Pattern MARKED = Pattern.compile("T\\^(?:[\"“‘']|\\p{L}[^\\s\\u00A0;^])");

    static final Pattern REMARK = Pattern.compile(";.*");

    private MarkUses() {}
  }

  private TextMark() {}

  /** Returns whether {@code T^} is the mark: all global labels begin with it. */
  static boolean isMark(List<SourceLine> lines) {
    List<Boolean> marked =
        lines.stream().map(TextMark::isIn).flatMap(Optional::stream).distinct().toList();
    return marked.equals(List.of(true));
  }

  /** Returns whether all global labels of a line begin with the mark; empty if there are none. */
  static Optional<Boolean> isIn(SourceLine line) {
    String text = MarkUses.REMARK.matcher(line.text()).replaceFirst("");
    Matcher label = MarkUses.LABEL.matcher(text);
    Optional<Boolean> marked = Optional.empty();
    while (label.find()) {
      boolean begins = MarkUses.MARKED.matcher(text).region(label.end(), text.length()).lookingAt();
      marked = Optional.of(begins && marked.orElse(true));
    }
    return marked;
  }
}
