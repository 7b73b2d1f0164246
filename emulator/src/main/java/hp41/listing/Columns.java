package hp41.listing;

import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Recognizes numbered steps in rows or columns, with several steps per line. Each step number, from
 * 1 or from the first one of an excerpt, must occur exactly once.
 */
final class Columns {

  private static final Pattern FIRST =
      Pattern.compile("(?<![\\w.])0{0,3}1[.:)]?\\s*[^\\w\\s\"']{0,2}\\s*(?i:LBL)\\b");

  /** The blanks before the first number of an excerpt. */
  private static final Pattern EXCERPT =
      Pattern.compile("[\\s\\u00A0]*(?=\\d{2,4}[.:)]?[\\s\\u00A0])");

  private static final int SHORTEST_EXCERPT = 3;
  private static final Pattern NUMBER = Pattern.compile("(\\d{1,4})[.:)]?[\\s\\u00A0]*");
  private static final Pattern NOTES =
      Pattern.compile("(?:[\\s\\u00A0|]++|\\([^()]*\\)|\\{[^{}]*})*");

  private final TreeMap<Integer, Rearranged.MovedStep> steps = new TreeMap<>();
  private final LineScanner cursor;
  private final StepReader reader;
  private final String text;
  private final List<SourceLine> lines;
  private boolean repeated;

  private Columns(List<SourceLine> lines, String text, int start, StepReader reader) {
    this.lines = lines;
    this.text = text;
    this.reader = reader;
    cursor = new LineScanner(text, start);
  }

  /** Returns the steps, one per line, if the complete listing can be read in this way. */
  static Optional<Rearranged> inLines(Layout layout, StepReader reader) {
    String text =
        layout.lines().stream().map(SourceLine::text).collect(Collectors.joining(" ", "", " "));
    Matcher first = FIRST.matcher(text);
    Matcher excerpt = EXCERPT.matcher(text);
    boolean whole = first.find();
    if (!whole && !excerpt.lookingAt()) {
      return Optional.empty();
    }
    int start = whole ? first.start() : excerpt.end();
    Columns columns = new Columns(layout.lines(), text, start, reader);
    columns.read();
    return columns.isComplete()
        ? Optional.of(new Rearranged(List.copyOf(columns.steps.values())))
        : Optional.empty();
  }

  private void read() {
    boolean more = true;
    while (more) {
      int start = cursor.index();
      more = readNumbered();
      if (more) {
        cursor.take(NOTES);
      } else {
        cursor.index(start);
      }
    }
  }

  private boolean readNumbered() {
    Optional<Matcher> number = cursor.take(NUMBER);
    if (number.isEmpty()) {
      return false;
    }
    cursor.index(new SourceLine(0, cursor.index(), text).step().start());
    int start = cursor.index();
    if (!reader.skipStep(cursor)) {
      return false;
    }
    String step = cursor.textSince(start).strip();
    Rearranged.MovedStep moved =
        new Rearranged.MovedStep(step, place(start, start + step.length()));
    repeated |= steps.put(Integer.parseInt(number.get().group(1)), moved) != null;
    return true;
  }

  /**
   * Returns the place of a range of the joined lines in the listing. If the range continues on the
   * next line, only its part on the first line is returned.
   */
  private SourceMap.MappedPlace place(int start, int end) {
    int line = 0;
    int begin = 0;
    while (begin + lines.get(line).text().length() < start) {
      begin += lines.get(line).text().length() + 1;
      line++;
    }
    SourceLine source = lines.get(line);
    return new SourceMap.MappedPlace(
        source.number(), start - begin, Math.min(end - begin, source.text().length()));
  }

  /**
   * Returns whether the numbers are complete and nothing follows the steps except text after an
   * END.
   */
  private boolean isComplete() {
    return !repeated
        && !steps.isEmpty()
        && (steps.firstKey() == 1 || steps.size() >= SHORTEST_EXCERPT)
        && steps.lastKey() - steps.firstKey() + 1 == steps.size()
        && cursor.remarks().isEmpty()
        && (cursor.isAtEnd() || isEnded());
  }

  private boolean isEnded() {
    return Numbering.END.matcher(steps.lastEntry().getValue().text()).matches()
        && !new SourceLine(0, 0, cursor.rest()).hasLabel();
  }
}
