package hp41.listing;

import hp41.machine.Codec;
import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** Reads listings, in all the ways in which HP-41 programs are written down. */
public final class Assembler {

  private static final Pattern NEXT_STEP = Pattern.compile(",(?:[\\s\\u00A0]+|$)");
  private static final Comparator<Diagnostic> BY_PLACE =
      Comparator.comparingInt(Diagnostic::line).thenComparingInt(Diagnostic::column);

  private final Codec codec;
  private final Spellings known;
  private final Spellings spellings;
  private final Letters letters;

  /** What a single letter in quotes is as a label: {@code LBL "A"}. */
  public enum Letters {
    /** A name as any other, as written. */
    GLOBAL,
    /** The local label A to J or a to e, as in listings that put all labels in quotes. */
    LOCAL
  }

  /**
   * An assembler that knows these functions. Where a word means nothing else, it may also be what a
   * function of a module is called that cannot be plugged in.
   */
  public Assembler(InstructionSet instructions) {
    this(instructions, Letters.GLOBAL);
  }

  /** An assembler that knows these functions, and how labels of one letter are meant. */
  public Assembler(InstructionSet instructions, Letters letters) {
    this.codec = new Codec(instructions);
    this.known = new Spellings(instructions);
    this.spellings = new Spellings(instructions, ForeignNames::bundled);
    this.letters = letters;
  }

  /**
   * What became of a listing.
   *
   * @param programs the bytes of its programs, each with its END; not to be used if there are
   *     errors
   * @param problems what is wrong with it, first line first
   */
  public record Assembly(List<byte[]> programs, List<Diagnostic> problems) {

    /** Whether something in the listing means nothing. */
    public boolean hasErrors() {
      return problems.stream().anyMatch(Diagnostic::isError);
    }
  }

  /** The programs of a listing; every line that means nothing is among the problems. */
  public Assembly assemble(String listing) {
    Layout layout = new Layout(listing);
    OperandReader operands = new OperandReader(layout.constants(), letters);
    StepReader sure = new StepReader(codec, known, operands, layout.programs());
    Numbering numbering = new Numbering(layout.lines(), line -> sure.reads(line.cursor()));
    StepReader reader = new StepReader(codec, spellings, operands, layout.programs());
    List<Diagnostic> problems = new ArrayList<>(layout.problems());
    problems.addAll(numbering.problems());
    List<byte[]> lines = new ArrayList<>();
    for (SourceLine line : numbering.steps()) {
      read(line.step(), reader, problems).forEach(step -> lines.add(step.bytes()));
    }
    if (lines.isEmpty() && problems.stream().noneMatch(Diagnostic::isError)) {
      problems.add(new Misread(0, "no program stands here").error(1, ""));
    }
    problems.sort(BY_PLACE);
    return new Assembly(ProgramBytes.programs(lines), List.copyOf(problems));
  }

  /** The steps of a line, and all that is wrong with it. */
  private static List<Instruction> read(
      SourceLine line, StepReader reader, List<Diagnostic> problems) {
    List<Instruction> steps = new ArrayList<>();
    Cursor cursor = line.cursor();
    boolean more = true;
    while (more) {
      try {
        steps.addAll(reader.readStep(cursor));
        more = isFollowed(cursor, reader);
      } catch (Misread misread) {
        problems.add(misread.error(line.number(), line.text()));
        cursor.index(misread.index());
        more = cursor.skipToNextStep();
      }
    }
    cursor.remarks().forEach(it -> problems.add(it.warning(line.number(), line.text())));
    return steps;
  }

  /** Whether another step follows on the same line; a note behind a step is passed over. */
  private static boolean isFollowed(Cursor cursor, StepReader reader) {
    if (cursor.take(NEXT_STEP).isPresent()) {
      return !cursor.atComment();
    }
    int end = cursor.index();
    cursor.skipBlanks();
    if (cursor.atComment() || cursor.peek() == '(') {
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
}
