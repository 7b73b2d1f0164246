package hp41.listing;

import hp41.machine.Codec;
import hp41.machine.InstructionSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Reads listings, in all the ways in which HP-41 programs are written down. */
public final class Assembler {

  private final InstructionSet instructions;
  private final Codec codec;
  private final Spellings known;
  private final Spellings spellings;
  private final Letters letters;
  private final boolean proofreading;
  private volatile KeptSteps kept = KeptSteps.none();

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
    this(instructions, letters, false);
  }

  private Assembler(InstructionSet instructions, Letters letters, boolean proofreading) {
    this.instructions = instructions;
    this.codec = new Codec(instructions);
    this.known = new Spellings(instructions);
    this.spellings = new Spellings(instructions, ForeignNames::bundled);
    this.letters = letters;
    this.proofreading = proofreading;
  }

  /**
   * An assembler that also warns of what can be read and yet will hardly have been meant, as a
   * {@link Proofreader} finds it.
   */
  public static Assembler proofreading(InstructionSet instructions, Letters letters) {
    return new Assembler(instructions, letters, true);
  }

  /**
   * What became of a listing.
   *
   * @param programs the bytes of its programs, each with its END; not to be used if there are
   *     errors
   * @param problems what is wrong with it, first line first
   * @param source where the lines of the programs stand in it; those that could be read
   */
  public record Assembly(List<byte[]> programs, List<Diagnostic> problems, SourceMap source) {

    /** Whether something in the listing means nothing. */
    public boolean hasErrors() {
      return problems.stream().anyMatch(Diagnostic::isError);
    }
  }

  /** The programs of a listing; every line that means nothing is among the problems. */
  public Assembly assemble(String listing) {
    Layout layout = new Layout(listing);
    OperandReader operands = new OperandReader(layout, letters);
    kept = kept.of(layout);
    Spellings amid = spellings.amid(layout::words);
    StepReader sure = new StepReader(codec, known.tried(), operands, layout, kept);
    StepReader tried = new StepReader(codec, amid.tried(), operands, layout, kept);
    StepReader reader = new StepReader(codec, amid, operands, layout, kept);
    Steps steps = steps(layout, sure, tried, reader);
    if (steps.hasErrors()) {
      Optional<Assembly> rearranged = rearranged(layout, sure);
      if (rearranged.isPresent()) {
        return rearranged.get();
      }
    }
    return assembly(
        steps.source(UnaryOperator.identity()),
        steps.programs(),
        steps.problems(),
        proofreading ? steps.doubts() : List.of());
  }

  private static Assembly assembly(
      SourceMap source, List<byte[]> programs, List<Diagnostic> problems, List<Diagnostic> doubts) {
    List<Diagnostic> all =
        Stream.of(problems, doubts).flatMap(List::stream).sorted(Diagnostic::byPlace).toList();
    return new Assembly(programs, all, source);
  }

  /** What a listing with several steps in a line means, if all of it is understood so. */
  private Optional<Assembly> rearranged(Layout layout, StepReader reader) {
    return Columns.inLines(layout, reader)
        .or(() -> Packed.inLines(layout, reader))
        .flatMap(lines -> rearranged(lines, layout, reader));
  }

  private Optional<Assembly> rearranged(Rearranged lines, Layout layout, StepReader reader) {
    Steps steps = steps(new Layout(lines.listing()), reader, reader, reader);
    if (!steps.problems().isEmpty()) {
      return Optional.empty();
    }
    List<byte[]> programs = steps.programs();
    return Optional.of(
        assembly(
            steps.source(place -> lines.place(place.line())),
            programs,
            severalInALine(layout),
            proofreading ? doubts(programs) : List.of()));
  }

  private List<Diagnostic> doubts(List<byte[]> programs) {
    return Proofreader.doubts(programs, instructions);
  }

  private static List<Diagnostic> severalInALine(Layout layout) {
    List<Diagnostic> problems = new ArrayList<>(layout.problems());
    SourceLine first = layout.lines().get(0);
    problems.add(first.warning("read as several steps a line, without the prose around them"));
    return problems;
  }

  private static Steps steps(Layout layout, StepReader sure, StepReader tried, StepReader reader) {
    Numbering numbering =
        new Numbering(
            layout.lines(), line -> sure.reads(line.cursor()), line -> isUnderstood(line, tried));
    Steps steps = new Steps(reader);
    steps.problems().addAll(layout.problems());
    steps.problems().addAll(numbering.problems());
    steps.read(numbering.steps());
    if (steps.isEmpty() && !steps.hasErrors()) {
      steps.problems().add(new ParseError(0, "no program stands here").error(1, ""));
    }
    return steps;
  }

  private static boolean isUnderstood(SourceLine line, StepReader reader) {
    Steps steps = new Steps(reader);
    steps.read(line.step());
    return !steps.hasErrors();
  }
}
