package hp41.listing;

import hp41.listing.Diagnostic.DiagnosticKind;
import hp41.machine.Instruction;
import hp41.memory.ProgramBytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** Collects the steps of a listing and the problems found in them. */
final class Steps {

  private static final Pattern NEXT_STEP =
      Pattern.compile(",(?:[\\s\\u00A0]+|$)|[\\s\\u00A0]+:[\\s\\u00A0]+");

  private static final Pattern SMALL = Pattern.compile("[^\\p{L}\"']*\\p{Ll}");
  private static final Pattern NUMBER = Pattern.compile("\\d+|(?i:E)");
  private static final Pattern ONE_BLANK = Pattern.compile("[ \\u00A0](?=[^\\s\\u00A0])");
  private static final int FEW = 4;
  private static final String ANOTHER_STEP = "read as another step (a comma separates steps)";
  private static final DiagnosticKind SEVERAL = Diagnostic.KindOnly.SEVERAL_STEPS;
  private static final String ONE_STEP = "write one step in a line, or separate steps by commas";

  private final StepReader reader;
  private final List<Proofreader.ProofStep> steps = new ArrayList<>();
  private final List<SourceMap.MappedStep> placed = new ArrayList<>();
  private final List<Diagnostic> problems = new ArrayList<>();

  /**
   * Pairs of steps on one line, one of which is a number. The number can also be a count, not a
   * step.
   */
  private final List<ListingPosition> withNumber = new ArrayList<>();

  private boolean complete = true;

  Steps(StepReader reader) {
    this.reader = reader;
  }

  /** Returns the problems. More can be added. */
  List<Diagnostic> problems() {
    return problems;
  }

  boolean isEmpty() {
    return steps.isEmpty();
  }

  boolean hasErrors() {
    return problems.stream().anyMatch(Diagnostic::isError);
  }

  /** Returns the bytes of the programs. */
  List<byte[]> programs() {
    return ProgramBytes.programs(steps.stream().map(step -> step.line().bytes()).toList());
  }

  /**
   * Returns the positions of the program lines.
   *
   * @param origin converts a position to that in the original listing
   */
  SourceMap source(UnaryOperator<SourceMap.MappedPlace> origin) {
    return SourceMap.of(
        programs(),
        placed.stream()
            .map(step -> new SourceMap.MappedStep(step.instruction(), origin.apply(step.place())))
            .toList());
  }

  /** Returns the warnings of the {@link Proofreader}. */
  List<Diagnostic> warnings() {
    return Proofreader.warnings(steps, complete);
  }

  /** Reads lines and checks their numbers. */
  void read(List<Numbering.NumberedStep> lines) {
    LineNumbers numbers = new LineNumbers();
    for (Numbering.NumberedStep line : lines) {
      int before = steps.size();
      if (!line.alone()) {
        read(line.step().step());
      }
      boolean ends = steps.size() > before && steps.get(steps.size() - 1).line().isEnd();
      numbers.add(line.step(), line.number(), steps.size() - before, ends);
    }
    problems.addAll(numbers.warnings());
    boolean few = withNumber.size() == 1 || withNumber.size() * FEW <= lines.size();
    withNumber.forEach(
        pair -> problems.add(few ? pair.warning(ANOTHER_STEP).as(SEVERAL) : pair.error(ONE_STEP)));
  }

  /** Reads the steps of a line. */
  void read(SourceLine line) {
    LineScanner cursor = line.cursor();
    boolean understood = true;
    boolean more = true;
    while (more) {
      int start = cursor.index();
      try {
        readStep(line, cursor);
        boolean two = start == line.start() && isPair(line, cursor);
        more = two || isFollowed(cursor);
      } catch (ParseError error) {
        problems.add(error.error(line.number(), line.text()));
        understood = false;
        cursor.index(error.index());
        more = cursor.skipToNextStep();
      }
    }
    complete &= understood || !line.hasLabel();
    cursor.remarks().forEach(remark -> problems.add(remark.warning(line.number(), line.text())));
  }

  /**
   * Returns whether a line consists of two steps without a comma, and advances to the second. A
   * wider gap may precede a note, and a word in lower case may be a note.
   */
  private boolean isPair(SourceLine line, LineScanner cursor) {
    String first = cursor.textSince(line.start());
    int end = cursor.index();
    if (cursor.take(ONE_BLANK).isEmpty()) {
      return false;
    }
    Optional<String> second = lastStep(cursor.rest()).filter(step -> hasSameCase(first, step));
    if (second.isEmpty() || first.matches("0\\d+")) {
      cursor.index(end);
      return false;
    }
    if (cursor.dependsOnOtherLines() && NUMBER.matcher(second.get()).matches()) {
      throw new ParseError(
          end, first + " is the function of a module, which has no operand", SEVERAL);
    }
    if (NUMBER.matcher(first).matches() || NUMBER.matcher(second.get()).matches()) {
      withNumber.add(new ListingPosition(line, cursor.index()));
    } else {
      cursor.remark(cursor.index(), ANOTHER_STEP, SEVERAL);
    }
    return true;
  }

  /** Returns the step at the beginning of a text if nothing but a comment follows it. */
  private Optional<String> lastStep(String text) {
    LineScanner cursor = new LineScanner(text);
    boolean read = reader.skipStep(cursor) && cursor.isReadExactly();
    String step = cursor.textSince(0);
    cursor.skipBlanks();
    return read && cursor.isAtComment() ? Optional.of(step) : Optional.empty();
  }

  /**
   * Returns whether two steps agree in case: the second is not in lower case after one in capitals.
   */
  private static boolean hasSameCase(String first, String second) {
    return !SMALL.matcher(second).lookingAt() || SMALL.matcher(first).lookingAt();
  }

  private void readStep(SourceLine line, LineScanner cursor) {
    ListingPosition place = new ListingPosition(line, cursor.index());
    List<Instruction> lines = reader.readStep(cursor);
    int end = place.index() + cursor.textSince(place.index()).stripTrailing().length();
    SourceMap.MappedPlace whole = new SourceMap.MappedPlace(line.number(), place.index(), end);
    for (Instruction step : lines) {
      steps.add(new Proofreader.ProofStep(step, place));
      placed.add(new SourceMap.MappedStep(step, whole));
    }
  }

  /** Returns whether another step follows on the same line. A note after a step is skipped. */
  private boolean isFollowed(LineScanner cursor) {
    if (cursor.take(NEXT_STEP).isPresent()) {
      return !cursor.isAtComment();
    }
    int end = cursor.index();
    cursor.skipBlanks();
    if (cursor.isAtComment() || cursor.isAtNote()) {
      return false;
    }
    boolean apart = cursor.index() - end > 1 || cursor.textSince(end).contains("\t");
    int start = cursor.index();
    String shown = cursor.shown();
    boolean step = reader.isStep(shown);
    if (apart && !step) {
      cursor.remark(start, "skipped as a note (a comment begins with ;)", Diagnostic.KindOnly.NOTE);
      return false;
    }
    throw new ParseError(
        start,
        step ? ONE_STEP : "not understood after a step: " + shown + " (a comment begins with ;)",
        step ? SEVERAL : Diagnostic.KindOnly.OTHER);
  }

  /** A position in a line of the listing. */
  private record ListingPosition(SourceLine line, int index) implements Proofreader.ProofPlace {

    Diagnostic error(String message) {
      return new ParseError(index, message, SEVERAL).error(line.number(), line.text());
    }

    @Override
    public Diagnostic warning(String message) {
      return new ParseError(index, message).warning(line.number(), line.text());
    }

    @Override
    public String name() {
      return "line " + line.number();
    }
  }
}
