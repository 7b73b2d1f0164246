package hp41.conformance;

import hp41.key.Key;
import hp41.key.Pace;
import java.util.List;
import java.util.stream.Stream;

/**
 * A short program that runs once from its first line.
 *
 * @param kind the kind in the table of results
 * @param before the lines that create the initial state
 * @param lines the lines of the program
 */
record ProgramCase(String kind, List<String> before, List<String> lines) implements Case {

  ProgramCase {
    before = List.copyOf(before);
    lines = List.copyOf(lines);
  }

  @Override
  public List<Difference> play(Engines engines) {
    engines.begin(Pace.FULL, false, listing()::load);
    return engines.execute(it -> it.press(Key.RUN_STOP));
  }

  private CaseListing listing() {
    return new CaseListing(
        String.join("\n", Stream.concat(before.stream(), lines.stream()).toList()));
  }

  @Override
  public int moments() {
    return 1;
  }

  @Override
  public Stream<Case> smaller() {
    return Stream.concat(
        Parts.without(lines).map(it -> new ProgramCase(kind, before, it)),
        Parts.without(before).map(it -> new ProgramCase(kind, it, lines)));
  }

  @Override
  public String command(String options) {
    return "%s | hp41 run %s --json -".formatted(listing().printed(), options);
  }
}
