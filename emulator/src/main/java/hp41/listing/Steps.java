package hp41.listing;

import hp41.listing.Diagnostic.DiagnosticKind;
import hp41.machine.Instruction;
import hp41.program.ProgramBytes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/** The steps that stand in the lines of a listing, and all that is wrong with them. */
final class Steps {

  private static final Pattern NEXT_STEP =
      Pattern.compile(",(?:[\\s\\u00A0]+|$)|[\\s\\u00A0]+:[\\s\\u00A0]+");

  private static final Pattern SMALL = Pattern.compile("[^\\p{L}\"']*\\p{Ll}");
  private static final Pattern NUMBER = Pattern.compile("\\d+|(?i:E)");
  private static final Pattern ONE_BLANK = Pattern.compile("[ \\u00A0](?=[^\\s\\u00A0])");
  private static final int FEW = 4;
  private static final String ANOTHER_STEP = "read as another step (a comma parts steps)";
  private static final DiagnosticKind SEVERAL = Diagnostic.KindOnly.SEVERAL_STEPS;
  private static final String ONE_STEP = "one step a line, or a comma between them";

  private final StepReader reader;
  private final List<Proofreader.ProofStep> steps = new ArrayList<>();
  private final List<SourceMap.MappedStep> placed = new ArrayList<>();
  private final List<Diagnostic> problems = new ArrayList<>();

  /** Pairs of steps of which one is a number, which may as well count something. */
  private final List<InListing> withNumber = new ArrayList<>();

  private boolean complete = true;

  Steps(StepReader reader) {
    this.reader = reader;
  }

  /** What is wrong; more can be added. */
  List<Diagnostic> problems() {
    return problems;
  }

  boolean isEmpty() {
    return steps.isEmpty();
  }

  boolean hasErrors() {
    return problems.stream().anyMatch(Diagnostic::isError);
  }

  /** The bytes of the programs that the steps make. */
  List<byte[]> programs() {
    return ProgramBytes.programs(steps.stream().map(step -> step.line().bytes()).toList());
  }

  /** Where the lines of the programs stand. */
  SourceMap source(UnaryOperator<SourceMap.MappedPlace> origin) {
    return SourceMap.of(
        programs(),
        placed.stream()
            .map(it -> new SourceMap.MappedStep(it.instruction(), origin.apply(it.place())))
            .toList());
  }

  /** What could be read and yet will hardly have been meant. */
  List<Diagnostic> doubts() {
    return Proofreader.doubts(steps, complete);
  }

  /** Reads lines, and whether their numbers follow each other. */
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
    problems.addAll(numbers.doubts());
    boolean few = withNumber.size() == 1 || withNumber.size() * FEW <= lines.size();
    withNumber.forEach(
        it -> problems.add(few ? it.warning(ANOTHER_STEP).as(SEVERAL) : it.error(ONE_STEP)));
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
        boolean two = start == line.start() && areTwo(line, cursor);
        more = two || isFollowed(cursor);
      } catch (ParseError misread) {
        problems.add(misread.error(line.number(), line.text()));
        understood = false;
        cursor.index(misread.index());
        more = cursor.skipToNextStep();
      }
    }
    complete &= understood || !line.hasLabel();
    cursor.remarks().forEach(it -> problems.add(it.warning(line.number(), line.text())));
  }

  /**
   * Whether a line is two steps without a comma between them; then goes to the second. A wide gap
   * between them may as well be that in front of a note, and so may a word in small letters be one.
   */
  private boolean areTwo(SourceLine line, LineScanner cursor) {
    String first = cursor.passed(line.start());
    int end = cursor.index();
    if (cursor.take(ONE_BLANK).isEmpty()) {
      return false;
    }
    Optional<String> second = lastStep(cursor.rest()).filter(step -> isAlike(first, step));
    if (second.isEmpty() || first.matches("0\\d+")) {
      cursor.index(end);
      return false;
    }
    if (NUMBER.matcher(first).matches() || NUMBER.matcher(second.get()).matches()) {
      withNumber.add(new InListing(line, cursor.index()));
    } else {
      cursor.remark(cursor.index(), ANOTHER_STEP, SEVERAL);
    }
    return true;
  }

  /** The one step that a text begins with, if nothing but a comment follows it. */
  private Optional<String> lastStep(String text) {
    LineScanner cursor = new LineScanner(text);
    boolean read = reader.reads(cursor) && cursor.remarks().isEmpty();
    String step = cursor.passed(0);
    cursor.skipBlanks();
    return read && cursor.atComment() ? Optional.of(step) : Optional.empty();
  }

  /** Whether a step is not in small letters behind one in capitals. */
  private static boolean isAlike(String first, String second) {
    return !SMALL.matcher(second).lookingAt() || SMALL.matcher(first).lookingAt();
  }

  private void readStep(SourceLine line, LineScanner cursor) {
    InListing place = new InListing(line, cursor.index());
    List<Instruction> lines = reader.readStep(cursor);
    int end = place.index() + cursor.passed(place.index()).stripTrailing().length();
    SourceMap.MappedPlace whole = new SourceMap.MappedPlace(line.number(), place.index(), end);
    for (Instruction step : lines) {
      steps.add(new Proofreader.ProofStep(step, place));
      placed.add(new SourceMap.MappedStep(step, whole));
    }
  }

  /** Whether another step follows on the same line; a note behind a step is passed over. */
  private boolean isFollowed(LineScanner cursor) {
    if (cursor.take(NEXT_STEP).isPresent()) {
      return !cursor.atComment();
    }
    int end = cursor.index();
    cursor.skipBlanks();
    if (cursor.atComment() || cursor.atNote()) {
      return false;
    }
    boolean apart = cursor.index() - end > 1 || cursor.passed(end).contains("\t");
    int start = cursor.index();
    String shown = cursor.shown();
    boolean step = reader.isStep(shown);
    if (apart && !step) {
      cursor.remark(
          start, "passed over as a note (a comment begins with ;)", new Diagnostic.PassedOver(0));
      return false;
    }
    throw new ParseError(
        start,
        step
            ? ONE_STEP
            : "this means nothing behind a step: " + shown + " (a comment begins with ;)",
        step ? SEVERAL : Diagnostic.KindOnly.OTHER);
  }

  /** A place in a line of the listing. */
  private record InListing(SourceLine line, int index) implements Proofreader.ProofPlace {

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
