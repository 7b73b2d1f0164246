package hp41.panel.view;

import hp41.Snapshot;
import hp41.Snapshot.LineKind;
import hp41.Snapshot.SnapshotLine;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;

/** Finds the global labels that messages about a program name. */
final class ProgramLabels {

  /** What precedes the name in a line with a global label. */
  private static final String GLOBAL = "LBL┬";

  private ProgramLabels() {}

  /**
   * Returns the last global label above the current line. In line 00, where END has stopped the
   * program, it is the last label of the program. Labels to which the program itself jumps are
   * skipped, because it does not start there.
   */
  static String last(Snapshot.ProgramView program) {
    int lines = program.line() == 0 ? program.lines().size() : program.line() - 1;
    return labels(program, lines)
        .filter(name -> !jumpsTo(program, name))
        .reduce(program.name(), (above, below) -> below);
  }

  /** Returns the global label in the first line if the next line is inserted before it. */
  static Optional<String> first(Snapshot.ProgramView program) {
    return labels(program, program.line() == 0 ? 1 : 0).findFirst();
  }

  /** Returns the global labels in the first lines. */
  private static Stream<String> labels(Snapshot.ProgramView program, int lines) {
    return program.lines().stream()
        .limit(lines)
        .filter(line -> line.kind() == LineKind.LABEL)
        .map(line -> StringUtils.substringAfter(line.text(), GLOBAL))
        .filter(name -> !name.isEmpty());
  }

  private static boolean jumpsTo(Snapshot.ProgramView program, String label) {
    return program.lines().stream()
        .map(SnapshotLine::text)
        .anyMatch(it -> it.equals("GTO┬" + label) || it.equals("XEQ┬" + label));
  }
}
