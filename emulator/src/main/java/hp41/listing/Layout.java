package hp41.listing;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The steps of a listing, without what stands around them: line numbers, marks in front of labels,
 * comments, directives to other tools, and prose before and behind a numbered listing.
 */
final class Layout {

  private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");
  private static final Pattern NUMBER =
      Pattern.compile(
          "(?i)\\s*(\\d{1,4})(?:[.:)]?\\s+(?=[^\\s;(])|(?=\\W{1,3}\\s*LBL\\b|[\"“>┬├⊢]))");
  private static final Pattern MARK =
      Pattern.compile("(?i)\\s*[^\\p{L}\\p{N}\"'“‘.;#@\\s]{1,3}\\s*(?=LBL\\b)");
  private static final Pattern BLANKS = Pattern.compile("\\s*");
  private static final Pattern CONSTANT =
      Pattern.compile("(?i)\\s*#?define\\s+(\\S+)\\s+(\\S+)\\s*(?:;.*)?");
  private static final Pattern LOCAL = Pattern.compile("(?i)\\s*\\.local\\s+(.*?)\\s*(?:;.*)?");
  private static final Pattern END = Pattern.compile("(?i)\\.?END\\b.*");

  private final List<SourceLine> steps = new ArrayList<>();
  private final Map<String, String> constants = new HashMap<>();
  private final Set<String> programs = new HashSet<>();

  /** The layout of a listing. */
  Layout(String listing) {
    String text = listing.startsWith("\uFEFF") ? listing.substring(1) : listing;
    List<SourceLine> lines = new ArrayList<>();
    for (String line : LINE_END.split(text, -1)) {
      SourceLine source = new SourceLine(lines.size() + 1, 0, line);
      lines.add(source);
      if (!declares(line) && !source.isComment() && !source.isDirective()) {
        steps.add(source);
      }
    }
    int first = firstNumbered();
    if (first >= 0) {
      dropProse(first);
    }
    steps.replaceAll(line -> first >= 0 ? withoutMark(withoutNumber(line)) : withoutMark(line));
  }

  private boolean declares(String line) {
    Matcher constant = CONSTANT.matcher(line);
    if (constant.matches()) {
      constants.put(constant.group(1), constant.group(2));
      return true;
    }
    Matcher local = LOCAL.matcher(line);
    if (local.matches()) {
      programs.addAll(List.of(local.group(1).split("[,\\s]+")));
      return true;
    }
    return false;
  }

  /** The lines with steps in them. */
  List<SourceLine> steps() {
    return steps;
  }

  /** Names that stand for numbers. */
  Map<String, String> constants() {
    return constants;
  }

  /** Names that stand for programs elsewhere. */
  Set<String> programs() {
    return programs;
  }

  /** The index of the line numbered 1 if the listing has line numbers, else -1. */
  private int firstNumbered() {
    for (int first = 0; first < steps.size(); first++) {
      int number = lineNumber(steps.get(first));
      if (number == 0 || number == 1) {
        return isNumberedFrom(first) ? first : -1;
      }
    }
    return -1;
  }

  private boolean isNumberedFrom(int first) {
    if (first == steps.size() - 1) {
      return steps.get(first).text().stripLeading().startsWith("0");
    }
    int numbered = 0;
    int rising = 0;
    int previous = -1;
    for (SourceLine line : steps.subList(first, steps.size())) {
      int number = lineNumber(line);
      if (number >= 0) {
        numbered++;
        rising += number > previous || number <= 1 ? 1 : 0;
        previous = number;
      }
    }
    return lineNumber(steps.get(first + 1)) >= 0
        && 2 * numbered > steps.size() - first
        && 10 * rising > 9 * numbered;
  }

  private static int lineNumber(SourceLine line) {
    Matcher number = NUMBER.matcher(line.text());
    return number.lookingAt() ? Integer.parseInt(number.group(1)) : -1;
  }

  /**
   * Drops what stands in front of the first numbered line, and behind the last if that is an END.
   */
  private void dropProse(int first) {
    steps.subList(0, first).clear();
    int last = steps.size() - 1;
    while (lineNumber(steps.get(last)) < 0) {
      last--;
    }
    SourceLine end = withoutNumber(steps.get(last));
    if (END.matcher(end.text().substring(end.start())).matches()) {
      steps.subList(last + 1, steps.size()).clear();
    }
  }

  private static SourceLine withoutNumber(SourceLine line) {
    return without(NUMBER, line);
  }

  private static SourceLine withoutMark(SourceLine line) {
    return without(BLANKS, without(MARK, line));
  }

  private static SourceLine without(Pattern pattern, SourceLine line) {
    Matcher matcher = pattern.matcher(line.text()).region(line.start(), line.text().length());
    return matcher.lookingAt() ? new SourceLine(line.number(), matcher.end(), line.text()) : line;
  }
}
