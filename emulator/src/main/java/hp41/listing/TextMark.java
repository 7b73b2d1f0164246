package hp41.listing;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Whether a listing writes the text mark before names, {@code ┬}, as {@code T^}: {@code LBL T^NAME}
 * is the label NAME then. In other listings T and ^ are characters of the name.
 */
enum TextMark {
  /** {@code T^} is part of a name. */
  NONE,
  /** The mark is written as {@code T^}. */
  LETTERED;

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

  /**
   * Determines the mark of a listing. {@code T^} is the mark if all global labels begin with it.
   */
  static TextMark in(List<SourceLine> lines) {
    if (lines.stream().noneMatch(line -> line.text().contains(LETTERS))) {
      return NONE;
    }
    boolean all =
        lines.stream()
            .map(TextMark::isIn)
            .flatMap(Optional::stream)
            .reduce(true, Boolean::logicalAnd);
    return all && lines.stream().anyMatch(line -> isIn(line).orElse(false)) ? LETTERED : NONE;
  }

  boolean lettered() {
    return this == LETTERED;
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
