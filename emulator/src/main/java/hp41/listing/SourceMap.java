package hp41.listing;

import hp41.machine.Instruction;
import hp41.machine.Operand;
import hp41.program.ProgramBytes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Where the lines of programs stand in the listing that they were read from, and the way back. A
 * line of the listing may hold several steps, even those of two programs, or none; steps that mean
 * nothing are left out, and so is the END that a listing may leave to be added.
 *
 * @param programs in the order of the listing
 */
public record SourceMap(List<MappedProgram> programs) {

  public SourceMap {
    programs = List.copyOf(programs);
  }

  /**
   * A part of a line of the listing.
   *
   * @param line its number in the listing, 1 the first
   * @param start index of the first character, 0 the first, in UTF-16 units as Java counts; a byte
   *     order mark in front of the listing is not counted
   * @param end index behind the last character
   */
  public record MappedPlace(int line, int start, int end) {

    /** Whether the character with this index, or the gap behind the last one, is here. */
    public boolean touches(int textLine, int index) {
      return line == textLine && start <= index && index <= end;
    }
  }

  /**
   * A line of a program.
   *
   * @param number in its program, 1 the first, as the machine counts
   * @param place in the listing; lines that are given in bytes, {@code #91 92}, share theirs
   * @param instruction with the bytes it was read as
   */
  public record MappedLine(int number, MappedPlace place, Instruction instruction) {

    /** The bytes in plain form: links and distances zero. */
    public byte[] bytes() {
      return ProgramBytes.plain(instruction.bytes());
    }

    /** The local label that stands here or that a jump here means. */
    public Optional<Operand.Local> local() {
      return instruction.operand() instanceof Operand.Local local
          ? Optional.of(local)
          : Optional.empty();
    }

    /** The name, in machine characters, of the global label that stands here. */
    public Optional<String> global() {
      return instruction.operand() instanceof Operand.Global global
          ? Optional.of(global.name())
          : Optional.empty();
    }

    /** The name, in machine characters, of the program that is called here. */
    public Optional<String> called() {
      return instruction.operand() instanceof Operand.Name name
          ? Optional.of(name.text())
          : Optional.empty();
    }
  }

  /**
   * A program of the listing.
   *
   * @param bytes as the assembler gives them, with the END
   * @param lines that stand in the listing, line 1 first
   */
  public record MappedProgram(byte[] bytes, List<MappedLine> lines) {

    public MappedProgram {
      lines = List.copyOf(lines);
    }

    /** The first global label, in machine characters; empty if there is none. */
    public Optional<String> title() {
      return lines.stream().flatMap(line -> line.global().stream()).findFirst();
    }

    /** The line of this number; none for the END if the listing has it not. */
    public Optional<MappedLine> line(int number) {
      return number >= 1 && number <= lines.size()
          ? Optional.of(lines.get(number - 1))
          : Optional.empty();
    }

    /**
     * The local label that the machine finds for a jump in the line of this number: the next one
     * below, down to the END, else the first from the top.
     */
    public Optional<MappedLine> find(Operand.Local label, int number) {
      return find(label, number, MappedLine::local);
    }

    /** The same if lines with labels were called otherwise. */
    public Optional<MappedLine> find(
        Operand.Local label, int number, Function<MappedLine, Optional<Operand.Local>> called) {
      List<MappedLine> below = lines.subList(Math.min(number, lines.size()), lines.size());
      return Stream.concat(below.stream(), lines.stream())
          .filter(
              line -> line.instruction().isLabel() && called.apply(line).equals(Optional.of(label)))
          .findFirst();
    }
  }

  /** A line of a program, and the program. */
  public record MapMatch(MappedProgram program, MappedLine line) {}

  /** A step that was read, null lines among them. */
  record MappedStep(Instruction instruction, MappedPlace place) {}

  /** The map of programs that were made of these steps. */
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

  /** The lines of programs in a line of the listing, 1 the first, from left to right. */
  public List<MapMatch> at(int textLine) {
    return all()
        .filter(found -> found.line().place().line() == textLine)
        .sorted(Comparator.comparingInt(found -> found.line().place().start()))
        .toList();
  }

  /** The line of a program whose step has the character of this index or ends in front of it. */
  public Optional<MapMatch> at(int textLine, int index) {
    return at(textLine).stream()
        .filter(found -> found.line().place().touches(textLine, index))
        .findFirst();
  }

  /** The first lines of programs in a line of the listing or else in the next below with any. */
  public Optional<MapMatch> atOrBelow(int textLine) {
    return all()
        .filter(found -> found.line().place().line() >= textLine)
        .min(
            Comparator.comparingInt((MapMatch found) -> found.line().place().line())
                .thenComparingInt(found -> found.line().place().start()));
  }

  /** All lines of all programs. */
  public Stream<MapMatch> all() {
    return programs.stream()
        .flatMap(program -> program.lines().stream().map(line -> new MapMatch(program, line)));
  }
}
