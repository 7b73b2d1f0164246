package hp41.listing;

import hp41.machine.Codec;
import hp41.machine.InstructionSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Reads listings in the various notations for HP-41 programs. */
public final class Assembler {

  private final InstructionSet instructions;
  private final Codec codec;
  private final Spellings known;
  private final Spellings spellings;
  private final Letters letters;
  private final boolean proofreading;

  /** Corrects what text recognition has misread, if it is to be corrected. */
  private final Optional<Correction> correction;

  private volatile StepCache cache = StepCache.none();

  /**
   * Assembles a corrected listing. Only an assembler that corrects listings refers to these
   * classes, so that programs that never do need not contain them.
   */
  @FunctionalInterface
  private interface Correction {
    Assembly assemble(Assembler plain, String listing);
  }

  /** The meaning of a single letter in quotes as a label: {@code LBL "A"}. */
  public enum Letters {
    /** A global label. */
    GLOBAL,
    /** The local label A to J or a to e, as in listings that put all labels in quotes. */
    LOCAL
  }

  /**
   * Creates an assembler for some functions. A word with no other meaning can also be the name of a
   * function in a known module that is not plugged in.
   */
  public Assembler(InstructionSet instructions) {
    this(instructions, Letters.GLOBAL);
  }

  /** Creates an assembler for some functions, with the given meaning of single-letter labels. */
  public Assembler(InstructionSet instructions, Letters letters) {
    this(instructions, letters, false, Optional.empty());
  }

  private Assembler(
      InstructionSet instructions,
      Letters letters,
      boolean proofreading,
      Optional<Correction> correction) {
    this.instructions = instructions;
    this.codec = new Codec(instructions);
    this.known = new Spellings(instructions);
    this.spellings = new Spellings(instructions, ForeignNames::bundled);
    this.letters = letters;
    this.proofreading = proofreading;
    this.correction = correction;
  }

  /** Returns an assembler that also gives the warnings of the {@link Proofreader}. */
  public static Assembler proofreading(InstructionSet instructions, Letters letters) {
    return new Assembler(instructions, letters, true, Optional.empty());
  }

  /** Returns an assembler that corrects what text recognition has misread. */
  public Assembler recognizing() {
    LikelySteps steps = likelySteps(instructions);
    Correction corrected =
        (plain, listing) -> new RecognizedListing(plain::assemble, steps, listing).assemble();
    return new Assembler(instructions, letters, proofreading, Optional.of(corrected));
  }

  /**
   * The result of assembling a listing.
   *
   * @param programs the bytes of the programs, each with its END; not usable if there are errors
   * @param problems errors and warnings in the order of lines
   * @param source the positions in the listing of all program lines that could be read
   */
  public record Assembly(List<byte[]> programs, List<Diagnostic> problems, SourceMap source) {

    /** Returns whether there are errors. */
    public boolean hasErrors() {
      return problems.stream().anyMatch(Diagnostic::isError);
    }
  }

  /** Assembles a listing. Lines that cannot be read are reported as problems. */
  public Assembly assemble(String listing) {
    return correction
        .map(it -> it.assemble(this, listing))
        .orElseGet(() -> assemble(listing, true));
  }

  /**
   * Returns the corrections of a listing from text recognition: the numbers of the lines that were
   * certainly misread, starting with 1, each with the lines that replace it. A removed line is
   * replaced by no line, a split line by several lines.
   */
  public Map<Integer, List<String>> corrections(String listing) {
    LikelySteps steps = likelySteps(instructions);
    return new RecognizedListing(this::assemble, steps, listing).corrections();
  }

  private static LikelySteps likelySteps(InstructionSet instructions) {
    return new LikelySteps(new StepReader(instructions), instructions);
  }

  /**
   * Assembles a listing as it is.
   *
   * @param numbered whether it may have line numbers and prose; otherwise each line is a step
   */
  private Assembly assemble(String listing, boolean numbered) {
    Layout layout = new Layout(listing);
    OperandReader operands = new OperandReader(layout, letters);
    cache = cache.of(layout);
    Spellings inContext = spellings.inContext(layout::words);
    StepReader strict = new StepReader(codec, known.withoutSuggestions(), operands, layout, cache);
    StepReader quiet =
        new StepReader(codec, inContext.withoutSuggestions(), operands, layout, cache);
    StepReader reader = new StepReader(codec, inContext, operands, layout, cache);
    Steps steps = numbered ? steps(layout, strict, quiet, reader) : stepsAlone(layout, reader);
    if (numbered && steps.hasErrors()) {
      Optional<Assembly> rearranged = assembleRearranged(layout, strict);
      if (rearranged.isPresent()) {
        return rearranged.get();
      }
    }
    return assembly(
        steps.source(UnaryOperator.identity()),
        steps.programs(),
        steps.problems(),
        proofreading ? steps.warnings() : List.of());
  }

  private static Assembly assembly(
      SourceMap source,
      List<byte[]> programs,
      List<Diagnostic> problems,
      List<Diagnostic> warnings) {
    List<Diagnostic> all =
        Stream.of(problems, warnings).flatMap(List::stream).sorted(Diagnostic::byPlace).toList();
    return new Assembly(programs, all, source);
  }

  /**
   * Assembles a listing that has several steps per line; empty if not all of it can be read in this
   * way.
   */
  private Optional<Assembly> assembleRearranged(Layout layout, StepReader reader) {
    return Columns.inLines(layout, reader)
        .or(() -> Packed.inLines(layout, reader))
        .flatMap(lines -> assembleRearranged(lines, layout, reader));
  }

  private Optional<Assembly> assembleRearranged(
      Rearranged lines, Layout layout, StepReader reader) {
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
            proofreading ? warnings(programs) : List.of()));
  }

  private List<Diagnostic> warnings(List<byte[]> programs) {
    return Proofreader.warnings(programs, instructions);
  }

  private static List<Diagnostic> severalInALine(Layout layout) {
    List<Diagnostic> problems = new ArrayList<>(layout.problems());
    SourceLine first = layout.lines().get(0);
    problems.add(
        first.warning("read with several steps in a line; the text around them was skipped"));
    return problems;
  }

  private static Steps steps(
      Layout layout, StepReader strict, StepReader quiet, StepReader reader) {
    Numbering numbering =
        new Numbering(
            layout.lines(),
            line -> strict.skipStep(line.cursor()),
            line -> isUnderstood(line, quiet));
    Steps steps = new Steps(reader);
    steps.problems().addAll(layout.problems());
    steps.problems().addAll(numbering.problems());
    steps.read(numbering.steps());
    if (steps.isEmpty() && !steps.hasErrors()) {
      steps.problems().add(new ParseError(0, "the text contains no program").error(1, ""));
    }
    return steps;
  }

  private static Numbering.NumberedStep step(SourceLine line) {
    SourceLine step = line.after(RecognizedLine.NUMBERED);
    return new Numbering.NumberedStep(OptionalInt.empty(), step, false);
  }

  private static Steps stepsAlone(Layout layout, StepReader reader) {
    Steps steps = new Steps(reader);
    steps.problems().addAll(layout.problems());
    steps.read(layout.lines().stream().map(line -> step(line)).toList());
    return steps;
  }

  private static boolean isUnderstood(SourceLine line, StepReader reader) {
    Steps steps = new Steps(reader);
    steps.read(line.step());
    return !steps.hasErrors();
  }
}
