package hp41.listing;

import hp41.machine.Instruction;
import hp41.machine.Operand;
import hp41.memory.ProgramBytes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A map between program lines and their positions in the listing. A line of the listing can contain
 * several steps, even of two programs, or none. Steps that could not be read and an END that is
 * missing in the listing are not included.
 *
 * @param programs the programs in the order of the listing
 */
public record SourceMap(List<MappedProgram> programs) {

  public SourceMap {
    programs = List.copyOf(programs);
  }

  /**
   * A part of a line of the listing.
   *
   * @param line the number of the line, starting with 1
   * @param start the index of the first character in UTF-16 units, starting with 0; a byte order
   *     mark is not counted
   * @param end the index after the last character
   */
  public record MappedPlace(int line, int start, int end) {

    /** Returns whether an index is at one of the characters or directly after the last one. */
    public boolean touches(int textLine, int index) {
      return line == textLine && start <= index && index <= end;
    }
  }

  /**
   * A program line.
   *
   * @param number the number in its program, starting with 1, as the machine counts
   * @param place the position in the listing; lines given as bytes, {@code #91 92}, share one
   *     position
   * @param instruction the instruction with its bytes
   */
  public record MappedLine(int number, MappedPlace place, Instruction instruction) {

    /** Returns the bytes in plain form. */
    public byte[] bytes() {
      return ProgramBytes.plain(instruction.bytes());
    }

    /** Returns the local label of this line, or of the jump in this line. */
    public Optional<Operand.Local> local() {
      return instruction.operand() instanceof Operand.Local local
          ? Optional.of(local)
          : Optional.empty();
    }

    /** Returns the name of the global label of this line, in machine characters. */
    public Optional<String> global() {
      return instruction.operand() instanceof Operand.Global global
          ? Optional.of(global.name())
          : Optional.empty();
    }

    /** Returns the name of the program that this line calls, in machine characters. */
    public Optional<String> callee() {
      return instruction.operand() instanceof Operand.Name name
          ? Optional.of(name.text())
          : Optional.empty();
    }
  }

  /**
   * A program of the listing.
   *
   * @param bytes the bytes with the END, as assembled
   * @param lines the lines in the listing, in order
   */
  public record MappedProgram(byte[] bytes, List<MappedLine> lines) {

    public MappedProgram {
      lines = List.copyOf(lines);
    }

    /** Returns the first global label in machine characters; empty if there is none. */
    public Optional<String> title() {
      return lines.stream().flatMap(line -> line.global().stream()).findFirst();
    }

    /** Returns the line with a number; empty for an END that is missing in the listing. */
    public Optional<MappedLine> line(int number) {
      return number >= 1 && number <= lines.size()
          ? Optional.of(lines.get(number - 1))
          : Optional.empty();
    }

    /**
     * Returns the line of the local label that a jump finds: the next one below it, otherwise the
     * first in the program.
     *
     * @param number the number of the line with the jump
     */
    public Optional<MappedLine> find(Operand.Local label, int number) {
      return find(label, number, MappedLine::local);
    }

    /**
     * Returns the line of the local label that a jump would find if lines had other labels.
     *
     * @param called returns the label of a line
     */
    public Optional<MappedLine> find(
        Operand.Local label, int number, Function<MappedLine, Optional<Operand.Local>> called) {
      List<MappedLine> below = lines.subList(Math.min(number, lines.size()), lines.size());
      return Stream.concat(below.stream(), lines.stream())
          .filter(
              line -> line.instruction().isLabel() && called.apply(line).equals(Optional.of(label)))
          .findFirst();
    }
  }

  /**
   * A program line and its program.
   *
   * @param program the program
   * @param line the line
   */
  public record MapMatch(MappedProgram program, MappedLine line) {}

  /**
   * A step that was read, including nulls.
   *
   * @param instruction the instruction
   * @param place the position in the listing
   */
  record MappedStep(Instruction instruction, MappedPlace place) {}

  /** Creates the map of programs that were assembled from steps. */
  static SourceMap of(List<byte[]> programs, List<MappedStep> steps) {
    List<MappedProgram> mapped = new ArrayList<>();
    List<MappedLine> lines = new ArrayList<>();
    for (MappedStep step : steps) {
      if (step.instruction().bytes()[0] == 0) {
        continue;
      }
      lines.add(new MappedLine(lines.size() + 1, step.place(), step.instruction()));
      if (ProgramBytes.isEnd(step.instruction().bytes())) {
        mapped.add(new MappedProgram(programs.get(mapped.size()), lines));
        lines.clear();
      }
    }
    if (!lines.isEmpty()) {
      mapped.add(new MappedProgram(programs.get(mapped.size()), lines));
    }
    return new SourceMap(mapped);
  }

  /**
   * Returns the program lines in a line of the listing, from left to right.
   *
   * @param textLine the number of the line, starting with 1
   */
  public List<MapMatch> at(int textLine) {
    return all()
        .filter(found -> found.line().place().line() == textLine)
        .sorted(Comparator.comparingInt(found -> found.line().place().start()))
        .toList();
  }

  /**
   * Returns the program line at an index of a line of the listing, or ending directly before it.
   */
  public Optional<MapMatch> at(int textLine, int index) {
    return at(textLine).stream()
        .filter(found -> found.line().place().touches(textLine, index))
        .findFirst();
  }

  /** Returns the first program line in a line of the listing or below it. */
  public Optional<MapMatch> atOrBelow(int textLine) {
    return all()
        .filter(found -> found.line().place().line() >= textLine)
        .min(
            Comparator.comparingInt((MapMatch found) -> found.line().place().line())
                .thenComparingInt(found -> found.line().place().start()));
  }

  /** Returns all program lines of all programs. */
  public Stream<MapMatch> all() {
    return programs.stream()
        .flatMap(program -> program.lines().stream().map(line -> new MapMatch(program, line)));
  }
}
