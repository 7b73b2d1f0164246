package hp41.listing;

import hp41.machine.Instruction;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The steps that stand in the lines of a listing, and all that is wrong with them. */
final class Steps {

  private static final Pattern NEXT_STEP =
      Pattern.compile(",(?:[\\s\\u00A0]+|$)|[\\s\\u00A0]+:[\\s\\u00A0]+");

  private final StepReader reader;
  private final List<Proofreader.Step> steps = new ArrayList<>();
  private final List<Diagnostic> problems = new ArrayList<>();
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

  /** What could be read and yet will hardly have been meant. */
  List<Diagnostic> doubts() {
    return Proofreader.doubts(steps, complete);
  }

  /** Reads lines, and whether their numbers follow each other. */
  void read(List<Numbering.Numbered> lines) {
    LineNumbers numbers = new LineNumbers();
    for (Numbering.Numbered line : lines) {
      int before = steps.size();
      if (!line.alone()) {
        read(line.step().step());
      }
      boolean ends = steps.size() > before && steps.get(steps.size() - 1).line().isEnd();
      numbers.add(line.step(), line.number(), steps.size() - before, ends);
    }
    problems.addAll(numbers.doubts());
  }

  /** Reads the steps of a line. */
  void read(SourceLine line) {
    Cursor cursor = line.cursor();
    boolean understood = true;
    boolean more = true;
    while (more) {
      try {
        readStep(line, cursor);
        more = isFollowed(cursor);
      } catch (Misread misread) {
        problems.add(misread.error(line.number(), line.text()));
        understood = false;
        cursor.index(misread.index());
        more = cursor.skipToNextStep();
      }
    }
    complete &= understood || !line.hasLabel();
    cursor.remarks().forEach(it -> problems.add(it.warning(line.number(), line.text())));
  }

  private void readStep(SourceLine line, Cursor cursor) {
    InListing place = new InListing(line, cursor.index());
    for (Instruction step : reader.readStep(cursor)) {
      steps.add(new Proofreader.Step(step, place));
    }
  }

  /** Whether another step follows on the same line; a note behind a step is passed over. */
  private boolean isFollowed(Cursor cursor) {
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
      cursor.remark(start, "passed over as a note (a comment begins with ;)");
      return false;
    }
    throw new Misread(
        start,
        step
            ? "one step a line, or a comma between them"
            : "this means nothing behind a step: " + shown + " (a comment begins with ;)");
  }

  /** A place in a line of the listing. */
  private record InListing(SourceLine line, int index) implements Proofreader.Place {

    @Override
    public Diagnostic warning(String message) {
      return new Misread(index, message).warning(line.number(), line.text());
    }

    @Override
    public String name() {
      return "line " + line.number();
    }
  }
}
