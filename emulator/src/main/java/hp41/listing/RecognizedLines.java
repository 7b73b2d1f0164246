package hp41.listing;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Corrects the lines of a listing, whose numbers are consecutive: numbers that were misread or
 * lost, lines that were joined or split, and lines that occur twice.
 */
final class RecognizedLines {

  private static final Pattern CLEAN =
      Pattern.compile("\\s*(\\d{1,4})(?:[.:)]?[\\s\\u00A0]+|(?=[*•◆▸>+%A-DF-ZΣ√\"“┬├⊢])|$)(.*)");
  private static final Pattern TOKEN = Pattern.compile("\\s*([^\\s\\u00A0]+)[\\s\\u00A0]*(.*)");
  private static final Pattern PARTED =
      Pattern.compile("\\s*(\\S{1,2}) (\\S{1,2})[\\s\\u00A0]+(.*)");
  private static final Pattern GLUED = Pattern.compile("\\s*(\\d{1,4})[.:)]?(\\D.*)");

  /** The beginning of a line that is not a step. */
  static final String SKIPPED = "; ";

  private static final int FEWEST = 4;

  /** The number of lines below that can confirm a number. */
  private static final int NEAR = 3;

  /** The largest distance of a misread number that no other line confirms. */
  private static final int MOST = LookAlikes.LOST;

  private record ReadNumber(int number, String step) {}

  private final List<SourceLine> sources;
  private final Predicate<String> isStep;
  private final Predicate<String> readable;
  private final BiConsumer<Integer, String> changes;
  private final BiConsumer<Integer, String> questions;
  private final List<RecognizedLine> lines = new ArrayList<>();
  private final boolean numbered;
  private int width;
  private int above;

  /** The number of lines without a number since the last line with one. */
  private int unnumbered;

  /**
   * Reads the lines of a listing.
   *
   * @param sources the lines without comments and directives
   * @param isStep returns whether a text is a step
   * @param readable returns whether a text is a step, or certainly one that was misread
   * @param changes receives the line and the reason of each change
   * @param questions receives each line at which something is missing or ambiguous
   */
  RecognizedLines(
      List<SourceLine> sources,
      Predicate<String> isStep,
      Predicate<String> readable,
      BiConsumer<Integer, String> changes,
      BiConsumer<Integer, String> questions) {
    this.sources = sources;
    this.isStep = isStep;
    this.readable = readable;
    this.changes = changes;
    this.questions = questions;
    this.numbered = hasNumbers();
    Optional<Integer> anchor = anchor();
    if (!numbered || anchor.isEmpty()) {
      sources.forEach(it -> lines.add(new RecognizedLine(it.number(), "", it.text())));
    } else {
      width = width();
      readAbove(anchor.get());
      readFrom(anchor.get());
    }
  }

  /** Returns whether the lines have numbers. */
  boolean isNumbered() {
    return numbered;
  }

  /** Returns the corrected lines. */
  List<RecognizedLine> lines() {
    return lines;
  }

  private Optional<ReadNumber> clean(int index) {
    if (index >= sources.size()) {
      return Optional.empty();
    }
    Matcher clean = CLEAN.matcher(sources.get(index).text());
    return clean.matches()
        ? Optional.of(new ReadNumber(Integer.parseInt(clean.group(1)), clean.group(2)))
        : Optional.empty();
  }

  private boolean isClean(int index, int number) {
    return clean(index).filter(line -> line.number() == number).isPresent();
  }

  /** Returns whether most lines have numbers, and at least half of the numbers fit the next. */
  private boolean hasNumbers() {
    long numbers = IntStream.range(0, sources.size()).filter(i -> clean(i).isPresent()).count();
    long confirmed = IntStream.range(0, sources.size()).filter(this::isConfirmed).count();
    return confirmed + 1 >= FEWEST && 2 * numbers > sources.size() && 2 * confirmed >= numbers;
  }

  /** Returns whether a line has a number that the next number below confirms. */
  private boolean isConfirmed(int index) {
    Optional<ReadNumber> line = clean(index);
    Optional<Integer> next =
        IntStream.rangeClosed(1, NEAR)
            .boxed()
            .filter(i -> clean(index + i).isPresent())
            .findFirst();
    return line.isPresent()
        && next.isPresent()
        && IntStream.rangeClosed(1, next.get() + 1)
            .anyMatch(i -> isClean(index + next.get(), line.get().number() + i));
  }

  /** Returns the first line whose number is certain. */
  private Optional<Integer> anchor() {
    return IntStream.range(0, sources.size()).boxed().filter(this::isConfirmed).findFirst();
  }

  /** Returns the most frequent number of digits of the numbers. */
  private int width() {
    return sources.stream()
        .map(line -> CLEAN.matcher(line.text()))
        .filter(Matcher::matches)
        .collect(Collectors.groupingBy(it -> it.group(1).length(), Collectors.counting()))
        .entrySet()
        .stream()
        .max(Comparator.comparing(Map.Entry::getValue))
        .orElseThrow()
        .getKey();
  }

  private String written(int number) {
    return ("%0" + width + "d").formatted(number);
  }

  /** Reads the lines above the first line whose number is certain, upwards. */
  private void readAbove(int anchor) {
    int number = clean(anchor).orElseThrow().number();
    List<RecognizedLine> read = new ArrayList<>();
    int i = anchor - 1;
    while (i >= 0 && number > 1) {
      String text = sources.get(i).text();
      Optional<ReadNumber> clean = clean(i);
      Optional<String> step = misread(text, number - 1);
      if (step.isPresent()) {
        number--;
      } else if (clean.isPresent() && clean.get().number() < number) {
        questions.accept(
            sources.get(i + 1).number(), missing(clean.get().number() + 1, number - 1));
        number = clean.get().number();
        step = clean.map(ReadNumber::step);
      } else {
        boolean below = isBelowNumber(i, number - 1);
        step =
            Optional.of(withoutToken(text))
                .filter(it -> below || it.length() < text.strip().length());
        number--;
      }
      if (step.isEmpty()) {
        break;
      }
      read.add(0, numbered(sources.get(i), number, step.get()));
      i--;
    }
    sources
        .subList(0, i + 1)
        .forEach(line -> lines.add(new RecognizedLine(line.number(), "", SKIPPED + line.text())));
    lines.addAll(read);
    above = clean(anchor).orElseThrow().number() - 1;
  }

  /** Returns whether the number of a line above agrees with a number for this line. */
  private boolean isBelowNumber(int index, int number) {
    return IntStream.range(0, index).anyMatch(i -> isClean(i, number - (index - i)));
  }

  private RecognizedLine numbered(SourceLine source, int number, String step) {
    String text = source.text().strip();
    if (!text.startsWith(written(number)) && !text.startsWith(Integer.toString(number))) {
      changes.accept(
          source.number(), "line number " + written(number) + ", by the lines around it");
    }
    return new RecognizedLine(source.number(), written(number), step);
  }

  /** Returns the step of a line with a given number, which may be misread; otherwise empty. */
  private Optional<String> misread(String text, int number) {
    Matcher token = TOKEN.matcher(text);
    if (!token.matches()) {
      return Optional.empty();
    }
    String first = token.group(1);
    String expected = written(number);
    if (LookAlikes.distance(first, expected, MOST) <= MOST && !token.group(2).isEmpty()) {
      return Optional.of(token.group(2));
    }
    Matcher parted = PARTED.matcher(text);
    if (parted.matches() && (parted.group(1) + parted.group(2)).equals(expected)) {
      return Optional.of(parted.group(3));
    }
    String glued = text.strip();
    boolean near =
        glued.length() > width
            && LookAlikes.distance(glued.substring(0, width), expected, LookAlikes.LOOSE)
                <= LookAlikes.LOOSE
            && !Character.isDigit(glued.charAt(width));
    return near ? Optional.of(glued.substring(width).strip()) : Optional.empty();
  }

  private void readFrom(int anchor) {
    for (int i = anchor; i < sources.size(); i++) {
      SourceLine source = sources.get(i);
      int expected = fits(i, above + 1 + unnumbered) ? above + 1 + unnumbered : above + 1;
      Optional<ReadNumber> line = clean(i);
      boolean confirmed =
          isClean(i + 1, expected + 1) || clean(i + 1).isEmpty() && isClean(i + 2, expected + 2);
      if (isAlone(i, expected)) {
        add(source, expected, "");
      } else if (line.isPresent() && line.get().number() == expected) {
        add(source, expected, line.get().step());
      } else if (line.isPresent() && line.get().number() <= 1 && isFirst(i)) {
        add(source, line.get().number(), line.get().step());
      } else {
        readWrong(i, source, expected, line, confirmed);
      }
      while (!isClean(i + 1, above + 1) && splitLast(above + 1)) {
        above++;
      }
    }
  }

  /** Returns whether a line has a given number, which may be misread. */
  private boolean fits(int index, int number) {
    return isClean(index, number) || misread(sources.get(index).text(), number).isPresent();
  }

  private void add(SourceLine source, int number, String step) {
    lines.add(numbered(source, number, step));
    unnumbered = 0;
    above = number;
  }

  /** Returns whether the line at an index begins a program. */
  private boolean isFirst(int index) {
    String last = lines.isEmpty() ? "END" : lines.get(lines.size() - 1).plainStep().strip();
    return Numbering.END.matcher(last).matches() || isClean(index + 1, 2);
  }

  private void readWrong(
      int i, SourceLine source, int expected, Optional<ReadNumber> line, boolean confirmed) {
    Optional<String> misread = misread(source.text(), expected);
    int last = lines.size() - 1;
    if (last >= 0 && lines.get(last).step().isBlank() && readable.test(source.text().strip())) {
      join(source);
    } else if (misread.isPresent() && (line.isEmpty() || confirmed)) {
      add(source, expected, misread.get());
    } else if (line.isPresent() && isTwice(line.get(), last)) {
      changes.accept(source.number(), "removed: the line above has the same number and step");
    } else if (line.isPresent() && confirmed && !line.get().step().isEmpty()) {
      add(source, expected, line.get().step());
    } else if (line.isPresent() && isBelowGap(i, expected, line.get().number())) {
      readBelowGap(source, expected, line.get());
    } else if (line.isEmpty() && confirmed && isClean(i + 1, expected + 1)) {
      add(source, expected, withoutToken(source.text()));
    } else if (line.isEmpty() && last >= 0 && continues(source.text(), last)) {
      join(source);
    } else if (line.isPresent()) {
      String order = "the line number is not the one after " + written(above);
      questions.accept(source.number(), order);
      add(source, line.get().number(), line.get().step());
      above = isConfirmed(i) ? above : expected;
    } else {
      String step = withoutToken(source.text());
      unnumbered++;
      boolean prose = step.equals(source.text().strip()) && isAfterEnd();
      lines.add(new RecognizedLine(source.number(), "", prose ? SKIPPED + step : step));
    }
  }

  private boolean isAfterEnd() {
    return lines.stream()
        .map(line -> line.plainStep().strip())
        .filter(step -> !step.isEmpty())
        .reduce((above, last) -> last)
        .filter(step -> Numbering.END.matcher(step).matches())
        .isPresent();
  }

  private void join(SourceLine source) {
    int last = lines.size() - 1;
    RecognizedLine begun = lines.get(last);
    lines.set(last, begun.withStep(begun.step().stripTrailing() + ' ' + source.text().strip()));
    changes.accept(source.number(), "joined with the line above, which has no end");
  }

  /** Returns whether lines are missing above a line; otherwise its number may be wrong. */
  private boolean isBelowGap(int index, int expected, int number) {
    return number > expected && (isConfirmed(index) || number < expected + NEAR);
  }

  private boolean isTwice(ReadNumber line, int last) {
    return line.number() == above
        && last >= 0
        && lines.get(last).step().strip().equals(line.step().strip());
  }

  /** Returns the step of a line whose number was lost or misread. */
  private String withoutToken(String text) {
    return Stream.of(GLUED, TOKEN)
        .map(pattern -> pattern.matcher(text))
        .filter(token -> token.matches() && isLikeNumber(token.group(1)))
        .map(token -> token.group(2).strip())
        .filter(step -> isStep.test(step) || readable.test(step) && !readable.test(text.strip()))
        .findFirst()
        .orElse(text.strip());
  }

  /** Returns whether all characters of a word, except at most one, may be digits. */
  private boolean isLikeNumber(String word) {
    long others =
        word.chars()
            .filter(
                written ->
                    IntStream.rangeClosed('0', '9')
                        .noneMatch(
                            digit ->
                                LookAlikes.distance((char) written, (char) digit)
                                    < LookAlikes.OTHER))
            .count();
    return word.length() <= width + 1 && others < Math.max(1, word.length() - 1);
  }

  /** Returns whether a line is only a number, and the line below is its step. */
  private boolean isAlone(int index, int expected) {
    String text = sources.get(index).text().strip();
    return index + 1 < sources.size()
        && text.indexOf(' ') < 0
        && isLikeNumber(text)
        && clean(index + 1).isEmpty()
        && (isClean(index + 2, expected + 1)
            || LookAlikes.distance(text, written(expected), MOST) <= MOST)
        && readable.test(sources.get(index + 1).text().strip());
  }

  private boolean continues(String text, int last) {
    String begun = lines.get(last).plainStep().strip();
    return begun.isEmpty()
        || !readable.test(begun)
            && !readable.test(text.strip())
            && readable.test(begun + ' ' + text.strip());
  }

  /** Reads a line above which lines are missing. */
  private void readBelowGap(SourceLine source, int expected, ReadNumber line) {
    questions.accept(source.number(), missing(expected, line.number() - 1));
    add(source, line.number(), line.step());
  }

  private String missing(int first, int last) {
    return first == last
        ? "line " + written(first) + " is missing above"
        : "lines " + written(first) + " to " + written(last) + " are missing above";
  }

  /** Splits the last line before a number within it, if both parts are steps. */
  private boolean splitLast(int number) {
    RecognizedLine last = lines.get(lines.size() - 1);
    String step = last.plainStep();
    boolean whole = readable.test(step.strip());
    for (int blank = step.indexOf(' '); blank >= 0; blank = step.indexOf(' ', blank + 1)) {
      Optional<String> rest = misread(step.substring(blank), number);
      Predicate<String> part = whole ? isStep : readable;
      if (rest.isPresent() && part.test(step.substring(0, blank)) && part.test(rest.get())) {
        lines.set(lines.size() - 1, last.withStep(step.substring(0, blank)));
        lines.add(new RecognizedLine(last.origin(), written(number), rest.get() + last.remark()));
        changes.accept(last.origin(), "split before line number " + written(number));
        return true;
      }
    }
    return false;
  }
}
