package hp41;

import hp41.format.ProgramFile;
import hp41.listing.Diagnostic;
import java.util.List;

/**
 * The programs of a file, as {@link Calculator#read} returns them.
 *
 * @param programs the bytes of each program including its END, as {@link Calculator#load} takes
 *     them
 * @param problems the errors and warnings in the order of the file
 */
public record ReadPrograms(List<byte[]> programs, List<ReadingProblem> problems) {

  /** Makes copies of the lists. */
  public ReadPrograms {
    programs = List.copyOf(programs);
    problems = List.copyOf(problems);
  }

  /**
   * An error or warning.
   *
   * @param line the line, starting with 1; 1 for binary files
   * @param column the column, starting with 1; the byte for binary files
   * @param isError true if the place could not be read, false for a warning
   * @param message the description of the problem
   */
  public record ReadingProblem(int line, int column, boolean isError, String message) {

    /** Returns the place and the message, such as {@code 2:1: unknown instruction SQTR}. */
    @Override
    public String toString() {
      return line + ":" + column + ": " + message;
    }
  }

  static ReadPrograms of(ProgramFile file) {
    return new ReadPrograms(
        file.programs(), file.problems().stream().map(ReadPrograms::problem).toList());
  }

  private static ReadingProblem problem(Diagnostic it) {
    return new ReadingProblem(it.line(), it.column(), it.isError(), it.explanation());
  }

  /** Returns whether a part of the file could not be read. */
  public boolean hasErrors() {
    return problems.stream().anyMatch(ReadingProblem::isError);
  }
}
