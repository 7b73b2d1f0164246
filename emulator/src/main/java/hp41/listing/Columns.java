package hp41.listing;

import java.util.Collection;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Numbered steps of which several stand in a line, in rows or in columns. They are taken for such
 * only if their numbers are all those from 1 on, each of them once.
 */
final class Columns {

  private static final Pattern FIRST =
      Pattern.compile("(?<![\\w.])0{0,3}1[.:)]?\\s*[^\\w\\s\"']{0,2}\\s*(?i:LBL)\\b");
  private static final Pattern NUMBER = Pattern.compile("(\\d{1,4})[.:)]?[\\s\\u00A0]*");
  private static final Pattern NOTES =
      Pattern.compile("(?:[\\s\\u00A0|]++|\\([^()]*\\)|\\{[^{}]*})*");

  private final TreeMap<Integer, String> steps = new TreeMap<>();
  private final LineScanner cursor;
  private final StepReader reader;
  private final String text;
  private boolean repeated;

  private Columns(String text, int start, StepReader reader) {
    this.text = text;
    this.reader = reader;
    cursor = new LineScanner(text, start);
  }

  /** The steps of a listing with one in each line, if all of them are understood. */
  static Optional<String> inLines(Layout layout, StepReader reader) {
    String text =
        layout.lines().stream().map(SourceLine::text).collect(Collectors.joining(" ", "", " "));
    Matcher first = FIRST.matcher(text);
    if (!first.find()) {
      return Optional.empty();
    }
    Columns columns = new Columns(text, first.start(), reader);
    columns.read();
    return columns.isWhole() ? Optional.of(numbered(columns.steps.values())) : Optional.empty();
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
    if (!reader.reads(cursor)) {
      return false;
    }
    String step = cursor.passed(start).strip();
    repeated |= steps.put(Integer.parseInt(number.get().group(1)), step) != null;
    return true;
  }

  /** Whether the numbers are complete, and nothing stands behind them but what follows an END. */
  private boolean isWhole() {
    return !repeated
        && !steps.isEmpty()
        && steps.firstKey() == 1
        && steps.lastKey() == steps.size()
        && cursor.remarks().isEmpty()
        && (cursor.atEnd() || isEnded());
  }

  private boolean isEnded() {
    return Numbering.END.matcher(steps.lastEntry().getValue()).matches()
        && !new SourceLine(0, 0, cursor.rest()).hasLabel();
  }

  /** Steps with one in each line, numbered from 1 on. */
  static String numbered(Collection<String> steps) {
    StringBuilder lines = new StringBuilder();
    int number = 0;
    for (String step : steps) {
      number++;
      lines.append("%03d ".formatted(number)).append(step).append('\n');
    }
    return lines.toString();
  }
}
