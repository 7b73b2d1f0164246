package hp41.listing;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether a listing writes the mark in front of names, {@code ┬}, as {@code T^}: {@code LBL T^NAME}
 * is the label NAME there. In other listings T and ^ are characters of the name.
 *
 * @param lettered whether it does
 */
record TextMark(boolean lettered) {

  /** {@code T^} is part of a name. */
  static final TextMark NONE = new TextMark(false);

  /** What the mark may be written as. */
  static final String LETTERS = "T^";

  /** Where labels with names are; compiled only once a mark may be there. */
  private static final class MarkUses {

    static final Pattern LABEL =
        Pattern.compile(
            "(?i:\\bLBL)(?:[\\s\\u00A0]+|(?=[┬\"']|\\^T))(?!(?:\\d\\d?|[A-Ja-e])(?:[\\s\\u00A0;,]|$))(?=[^\\s;])");

    static final Pattern MARKED = Pattern.compile("T\\^(?:[\"“‘']|\\p{L}[^\\s\\u00A0;^])");

    static final Pattern REMARK = Pattern.compile(";.*");

    private MarkUses() {}
  }

  /** What it is in these lines: the mark, if all labels with names begin with it. */
  static TextMark in(List<SourceLine> lines) {
    if (lines.stream().noneMatch(line -> line.text().contains(LETTERS))) {
      return NONE;
    }
    boolean all =
        lines.stream()
            .map(TextMark::isIn)
            .flatMap(Optional::stream)
            .reduce(true, Boolean::logicalAnd);
    return new TextMark(all && lines.stream().anyMatch(line -> isIn(line).orElse(false)));
  }

  /** Whether all labels of a line that have names begin with the mark; empty if none has one. */
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
