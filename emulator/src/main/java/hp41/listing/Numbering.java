package hp41.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Separates line numbers from steps. Whether a listing has line numbers is decided for the complete
 * listing, because {@code 5} can be a step. In a numbered listing, lines without a number before
 * line 1 and after an END are prose. In a listing without numbers, sentences before the first label
 * are prose.
 */
final class Numbering {

  private static final Pattern NUMBER = Pattern.compile("\\s*(?:[-•]\\s+)?(\\d{1,4})");
  private static final Pattern GAP = Pattern.compile("[.:)]?[\\s\\u00A0]+");
  private static final Pattern GLUED =
      Pattern.compile("[A-DF-Za-df-zΣ√\"“„>┬├⊢]|[Ee][A-Za-z^↑]|\\W{1,3}\\s*(?i:LBL)\\b");
  private static final Pattern EXPONENT =
      Pattern.compile("[EeᴇE][-+−–]?\\d{0,2}[\\s\\u00A0]*(?:;.*|,\\s.*)?");
  private static final Pattern LABEL = Pattern.compile("[^\\p{L}\"'“;]{0,4}(?i:LBL)\\b.*");
  private static final int MANY_WORDS = 4;
  private static final int SHORTEST_EXCERPT = 3;

  /** The end of a program. */
  static final Pattern END = Pattern.compile("(?i)\\.?END\\b.*");

  /** The beginning of a line. */
  private enum Beginning {
    /** A number followed by a step. */
    NUMBER,
    /** A number alone: a step, or a line number without a step. */
    NUMBER_ALONE,
    /** Ambiguous, such as {@code 1 E3}, which can also be a single step. */
    EITHER,
    /** No number. */
    OTHER
  }

  private record NumberedLine(
      SourceLine source, Beginning beginning, int number, SourceLine step) {}

  /**
   * A line with a number or steps.
   *
   * @param number the line number; empty if there is none
   * @param step the line after its number
   * @param alone whether no step follows the number
   */
  record NumberedStep(OptionalInt number, SourceLine step, boolean alone) {}

  private final List<NumberedLine> lines = new ArrayList<>();
  private final List<NumberedStep> steps = new ArrayList<>();
  private final List<Diagnostic> problems = new ArrayList<>();
  private boolean isExcerpt;

  /**
   * Determines the line numbers of a listing.
   *
   * @param sources the lines without comments and directives
   * @param readable returns whether a step can be read
   * @param understood returns whether a complete line can be read
   */
  Numbering(
      List<SourceLine> sources, Predicate<SourceLine> readable, Predicate<SourceLine> understood) {
    sources.forEach(source -> lines.add(line(source)));
    Optional<Integer> first = first(readable);
    if (first.isEmpty()) {
      int begin = afterProse(readable);
      int end = Math.max(begin, afterEnd(understood));
      skip(lines.subList(0, begin));
      sources
          .subList(begin, end)
          .forEach(source -> steps.add(new NumberedStep(OptionalInt.empty(), source, false)));
      skip(lines.subList(end, lines.size()));
    } else {
      skip(lines.subList(0, first.get()));
      int end = isExcerpt ? lastNumbered() + 1 : lines.size();
      readFrom(first.get(), end);
      skip(lines.subList(end, lines.size()));
    }
  }

  /** Returns the lines with numbers or steps. */
  List<NumberedStep> steps() {
    return steps;
  }

  /** Returns problems: skipped lines and numbers without a step. */
  List<Diagnostic> problems() {
    return problems;
  }

  private static NumberedLine line(SourceLine source) {
    Matcher number = NUMBER.matcher(source.text());
    if (!number.lookingAt()) {
      return new NumberedLine(source, Beginning.OTHER, -1, source);
    }
    SourceLine numberless = source.after(NUMBER);
    SourceLine step = numberless.after(GAP);
    boolean apart = step.start() > numberless.start();
    Beginning beginning = beginning(number.group(1), apart, step);
    return beginning == Beginning.OTHER
        ? new NumberedLine(source, beginning, -1, source)
        : new NumberedLine(source, beginning, Integer.parseInt(number.group(1)), step);
  }

  private static Beginning beginning(String number, boolean apart, SourceLine step) {
    if (step.isComment() || apart && step.rest().startsWith("(")) {
      return Beginning.NUMBER_ALONE;
    } else if (apart) {
      boolean either = !number.startsWith("0") && EXPONENT.matcher(step.rest()).matches();
      return either ? Beginning.EITHER : Beginning.NUMBER;
    }
    return GLUED.matcher(step.rest()).lookingAt() ? Beginning.NUMBER : Beginning.OTHER;
  }

  /** Returns the index of the first numbered line; empty if the lines are not numbered. */
  private Optional<Integer> first(Predicate<SourceLine> readable) {
    if (isNumberedThroughout()) {
      return Optional.of(0);
    }
    List<Integer> candidates = new ArrayList<>();
    boolean[] numbered = numberedFrom();
    for (int i = 0; i < lines.size(); i++) {
      if (isFirst(lines.get(i)) && numbered[i]) {
        if (readable.test(lines.get(i).step().step())) {
          return Optional.of(i);
        }
        candidates.add(i);
      }
    }
    return candidates.stream()
        .findFirst()
        .or(() -> firstOfExcerpt(readable))
        .or(() -> firstOfUnordered(readable));
  }

  /**
   * Returns the first numbered line of an excerpt, whose numbers do not begin with 1. They are line
   * numbers if they are consecutive and every step has one.
   */
  private Optional<Integer> firstOfExcerpt(Predicate<SourceLine> readable) {
    int first = -1;
    int above = -1;
    for (int i = 0; i < lines.size(); i++) {
      NumberedLine line = lines.get(i);
      if (line.beginning() == Beginning.OTHER
          ? readable.test(line.source().step())
          : line.beginning() == Beginning.NUMBER_ALONE
              || above >= 0 && line.number() != above + 1) {
        return Optional.empty();
      } else if (line.beginning() != Beginning.OTHER) {
        first = first < 0 ? i : first;
        above = line.number();
      }
    }
    isExcerpt = first >= 0 && above - lines.get(first).number() + 1 >= SHORTEST_EXCERPT;
    return isExcerpt ? Optional.of(first) : Optional.empty();
  }

  private int lastNumbered() {
    int last = lines.size() - 1;
    while (lines.get(last).beginning() == Beginning.OTHER) {
      last--;
    }
    return last;
  }

  /**
   * Returns the first numbered line of a listing whose numbers do not increase. They are line
   * numbers only if every step has one, including labels and ENDs.
   */
  private Optional<Integer> firstOfUnordered(Predicate<SourceLine> readable) {
    int first = -1;
    boolean sure = false;
    for (int i = 0; i < lines.size(); i++) {
      NumberedLine line = lines.get(i);
      if (line.beginning() == Beginning.NUMBER) {
        first = first < 0 ? i : first;
        String step = line.step().step().rest();
        sure |= LABEL.matcher(step).matches() || END.matcher(step).matches();
      } else if (line.beginning() != Beginning.EITHER && readable.test(line.source().step())) {
        return Optional.empty();
      }
    }
    return sure ? Optional.of(first) : Optional.empty();
  }

  private static boolean isFirst(NumberedLine line) {
    return line.number() == 0 || line.number() == 1;
  }

  private boolean isNumberedThroughout() {
    int previous = -1;
    for (NumberedLine line : lines) {
      if (line.beginning() != Beginning.NUMBER || line.number() <= previous) {
        return false;
      }
      previous = line.number();
    }
    return lines.size() > 1;
  }

  /** Returns for each line whether most of the lines from it on have increasing numbers. */
  private boolean[] numberedFrom() {
    boolean[] numberedFrom = new boolean[lines.size()];
    int certain = 0;
    int numbered = 0;
    int rising = 0;
    int following = 0;
    int below = 0;
    for (int i = lines.size() - 1; i >= 0; i--) {
      NumberedLine line = lines.get(i);
      certain += line.beginning() == Beginning.EITHER ? 0 : 1;
      if (line.beginning() == Beginning.NUMBER) {
        if (numbered > 0) {
          rising += below > line.number() || below <= 1 ? 1 : 0;
          following += below == line.number() + 1 || below <= 1 ? 1 : 0;
        }
        numbered++;
        below = line.number();
      }
      int first = numbered > 0 && below <= 1 ? 1 : 0;
      numberedFrom[i] =
          2 * numbered > certain
              && (10 * (rising + 1) > 9 * numbered || 2 * (following + first) > numbered);
    }
    int last = lines.size() - 1;
    if (last >= 0) {
      numberedFrom[last] &= lines.get(last).source().text().stripLeading().startsWith("0");
    }
    return numberedFrom;
  }

  /**
   * Returns the index at which the steps of a listing without numbers begin: the first label, if it
   * follows an empty line, nothing before it can be read as a step, and one line before it has many
   * words. Otherwise 0.
   */
  private int afterProse(Predicate<SourceLine> readable) {
    boolean sentence = false;
    int above = 0;
    for (int i = 0; i < lines.size(); i++) {
      SourceLine line = lines.get(i).source();
      if (LABEL.matcher(line.text()).matches()) {
        return sentence && line.number() > above + 1 ? i : 0;
      } else if (readable.test(line.step())) {
        return 0;
      }
      above = line.number();
      sentence |= line.text().strip().split("\\s+", MANY_WORDS).length == MANY_WORDS;
    }
    return 0;
  }

  /**
   * Returns the index after the last END of a listing without numbers if nothing after it can be
   * read; otherwise the number of lines.
   */
  private int afterEnd(Predicate<SourceLine> understood) {
    for (int i = lines.size() - 1; i >= 0; i--) {
      SourceLine step = lines.get(i).source().step();
      if (END.matcher(step.rest()).matches()) {
        return i + 1;
      } else if (step.hasLabel() || understood.test(step)) {
        return lines.size();
      }
    }
    return lines.size();
  }

  private void readFrom(int first, int end) {
    boolean ended = false;
    for (int i = first; i < end; i++) {
      NumberedLine line = lines.get(i);
      if (line.beginning() == Beginning.OTHER && ended) {
        int prose = i;
        while (i + 1 < end && lines.get(i + 1).beginning() == Beginning.OTHER) {
          i++;
        }
        skip(lines.subList(prose, i + 1));
      } else if (line.beginning() == Beginning.NUMBER_ALONE) {
        problems.add(line.source().error("a line number without a step"));
        steps.add(numbered(line));
      } else {
        steps.add(numbered(line));
        ended = END.matcher(line.step().rest()).matches();
      }
    }
  }

  private static NumberedStep numbered(NumberedLine line) {
    int number = line.number();
    return new NumberedStep(
        number < 0 ? OptionalInt.empty() : OptionalInt.of(number),
        line.step(),
        line.beginning() == Beginning.NUMBER_ALONE);
  }

  private void skip(List<NumberedLine> prose) {
    if (!prose.isEmpty()) {
      String more = prose.size() == 1 ? "" : ", like the " + (prose.size() - 1) + " below";
      problems.add(
          prose
              .get(0)
              .source()
              .warning("skipped: not a program line" + more)
              .as(new Diagnostic.SkippedProse(prose.size() - 1)));
    }
  }
}
