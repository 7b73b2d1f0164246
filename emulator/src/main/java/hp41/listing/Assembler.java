package hp41.listing;

import hp41.machine.Instruction;
import hp41.machine.InstructionSet;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Reads listings, in all the ways in which HP-41 programs are written down. */
public final class Assembler {

  private static final Pattern NEXT_STEP = Pattern.compile(",(?:\\s+|$)");

  private final InstructionSet instructions;

  /** An assembler that knows these functions. */
  public Assembler(InstructionSet instructions) {
    this.instructions = instructions;
  }

  /**
   * What became of a listing.
   *
   * @param programs the bytes of its programs, each with its END; not to be used if there are
   *     errors
   * @param problems what is wrong with it, first line first
   */
  public record Assembly(List<byte[]> programs, List<Diagnostic> problems) {}

  /** The programs of a listing; every line that means nothing is among the problems. */
  public Assembly assemble(String listing) {
    Layout layout = new Layout(listing);
    StepReader reader = new StepReader(instructions, layout.constants(), layout.programs());
    List<byte[]> lines = new ArrayList<>();
    List<Diagnostic> problems = new ArrayList<>();
    for (SourceLine line : layout.steps()) {
      try {
        read(line, reader).forEach(step -> lines.add(step.bytes()));
      } catch (Misread misread) {
        problems.add(misread.onLine(line.number()));
      }
    }
    if (layout.steps().isEmpty()) {
      problems.add(new Misread(0, "no program stands here").onLine(1));
    }
    return new Assembly(ProgramBytes.programs(lines), List.copyOf(problems));
  }

  private static List<Instruction> read(SourceLine line, StepReader reader) {
    List<Instruction> steps = new ArrayList<>();
    Cursor cursor = line.cursor();
    do {
      steps.addAll(reader.readStep(cursor));
    } while (isFollowed(cursor, reader));
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
    String word = cursor.word();
    boolean step = reader.isStep(word.isEmpty() ? cursor.rest() : word);
    if (apart && !step) {
      return false;
    }
    throw new Misread(
        start,
        step
            ? "one step a line, or a comma between them"
            : "this means nothing behind a step: " + word + " (a comment begins with ;)");
  }
}
