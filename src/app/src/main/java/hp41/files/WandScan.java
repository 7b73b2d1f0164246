package hp41.files;

import hp41.format.ProgramFile;
import hp41.format.WandFile;
import hp41.listing.Assembler;
import hp41.listing.Lister;
import hp41.machine.InstructionSet;
import hp41.memory.LineLength;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What the wand reads from files.
 *
 * @param programs the programs whose rows are complete, each with its END
 * @param rows the rows that are not part of programs
 */
public record WandScan(List<byte[]> programs, List<byte[]> rows) {

  public WandScan {
    programs = List.copyOf(programs);
    rows = List.copyOf(rows);
  }

  /**
   * Reads files: pictures of bar code, WND files, and any other files of programs. All problems,
   * except those of rows that are not part of programs, are reported to {@code errors}.
   */
  public static WandScan read(
      List<ProgramSource> sources, InstructionSet known, Consumer<SourceProblem> errors) {
    List<byte[]> programs = new ArrayList<>();
    List<byte[]> rows = new ArrayList<>();
    for (ProgramSource source : ProgramSource.joined(sources)) {
      Optional<ProgramFile> file = source.programs(new Assembler(known), errors);
      file.ifPresent(
          it -> {
            it.problems().stream()
                .filter(problem -> problem.isError())
                .map(problem -> new SourceProblem(source.name(), problem.message()))
                .forEach(errors);
            programs.addAll(it.programs());
          });
      rows.addAll(WandFile.otherRows(source.content()));
    }
    return new WandScan(programs, rows);
  }

  /**
   * Returns the typed words that do what the wand does with a row outside of programs: enter a
   * number or text, or execute a function; empty for the paper keyboard and for functions that no
   * program can contain.
   */
  public static Optional<String> words(byte[] row, InstructionSet known) {
    return WandFile.line(row)
        .filter(line -> LineLength.split(line).size() == 1)
        .map(line -> new Lister(known).lines(line).get(0).text());
  }
}
