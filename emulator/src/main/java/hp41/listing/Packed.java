package hp41.listing;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Recognizes steps that are separated by blanks, with several steps per line, as the printer packs
 * them. Only labels are numbered; the number is how many steps must precede the label. At least one
 * line must have three steps, because two can be a step and a note.
 */
final class Packed {

  private static final int MANY = 3;
  private static final Pattern LABEL =
      Pattern.compile("\\s*(\\d{1,4})\\s*[^\\w\\s\"']{0,2}\\s*(?=(?i:LBL)\\b)");
  private static final Pattern NUMBER = Pattern.compile("\\s*(\\d{1,4})\\s+\\S.*");
  private static final Pattern LEADING_ZERO = Pattern.compile("0\\d+");
  private static final Pattern BLANKS = Pattern.compile("[\\s\\u00A0]+");

  private final List<Rearranged.MovedStep> steps = new ArrayList<>();
  private final StepReader reader;
  private int inProgram;
  private int previous = -1;
  private boolean packed;
  private boolean numbered;

  private Packed(StepReader reader) {
    this.reader = reader;
  }

  /** Returns the steps, one per line, if the complete listing can be read in this way. */
  static Optional<Rearranged> inLines(Layout layout, StepReader reader) {
    Packed packed = new Packed(reader);
    List<SourceLine> lines = layout.lines();
    int read = 0;
    while (read < lines.size() && packed.read(lines.get(read))) {
      read++;
    }
    List<SourceLine> prose = lines.subList(read, lines.size());
    boolean whole =
        prose.isEmpty()
            || packed.isEnded()
                && prose.stream().noneMatch(line -> line.hasLabel() || packed.read(line));
    return whole && packed.packed ? Optional.of(new Rearranged(packed.steps)) : Optional.empty();
  }

  private boolean isEnded() {
    return inProgram == 0 && !steps.isEmpty();
  }

  private boolean read(SourceLine line) {
    Matcher label = LABEL.matcher(line.text());
    boolean labelled = label.lookingAt();
    numbered |= labelled;
    if (labelled && Integer.parseInt(label.group(1)) != inProgram + 1
        || !labelled && isNumbered(line)) {
      return false;
    }
    return readFrom(labelled ? label.end() : line.step().start(), line);
  }

  /** Returns whether the number at the start of a line looks like a line number. */
  private boolean isNumbered(SourceLine line) {
    Matcher number = NUMBER.matcher(line.text());
    int above = previous;
    previous = number.matches() ? Integer.parseInt(number.group(1)) : -1;
    return number.matches() && (number.group(1).startsWith("0") || previous == above + 1);
  }

  private boolean readFrom(int start, SourceLine line) {
    LineScanner cursor = new LineScanner(line.text().stripTrailing(), start);
    List<Rearranged.MovedStep> read = new ArrayList<>();
    while (!cursor.isAtEnd()) {
      int begin = cursor.index();
      if (!reader.skipStep(cursor) || !cursor.remarks().isEmpty()) {
        return false;
      }
      String step = cursor.textSince(begin).strip();
      if (looksLikeNumber(step, inProgram + read.size() + 1)) {
        return false;
      }
      SourceMap.MappedPlace place =
          new SourceMap.MappedPlace(line.number(), begin, begin + step.length());
      read.add(new Rearranged.MovedStep(step, place));
      if (!cursor.isAtEnd() && cursor.take(BLANKS).isEmpty()) {
        return false;
      }
    }
    read.forEach(this::add);
    packed |= read.size() >= MANY;
    return true;
  }

  /**
   * Returns whether a step can also be a line number: it begins with a zero, or equals its
   * position.
   */
  private boolean looksLikeNumber(String step, int place) {
    return LEADING_ZERO.matcher(step).matches() || numbered && step.equals(String.valueOf(place));
  }

  private void add(Rearranged.MovedStep step) {
    steps.add(step);
    inProgram = Numbering.END.matcher(step.text()).matches() ? 0 : inProgram + 1;
  }
}
