package hp41.recordings;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The content of the calculator before a function was recorded.
 *
 * @param listing the lines that are executed first, separated by semicolons; may be empty
 * @param programs the programs in memory
 */
record Setup(String listing, List<String> programs) {

  private static final Setup NOTHING = new Setup("", List.of());
  private static final Map<String, Setup> SETUPS =
      Table.named("state/SETUPS").stream()
          .map(row -> List.copyOf(row.values()))
          .collect(
              Collectors.toMap(cells -> cells.get(0), cells -> of(cells.get(1), cells.get(2))));

  /** Returns the setup with a name; empty if the name is that of a key. */
  static Setup named(String name) {
    return SETUPS.getOrDefault(name, NOTHING);
  }

  private static Setup of(String listing, String programs) {
    return new Setup(
        lines(listing),
        Stream.of(programs.split("##"))
            .map(program -> lines(program.strip().replaceFirst(" ; END$", "")))
            .filter(program -> !program.isEmpty())
            .toList());
  }

  private static String lines(String cell) {
    return cell.strip().replace(" ; ", "\n");
  }
}
