package hp41.conformance;

import hp41.key.Key;
import hp41.key.Pace;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A loop of one function that runs at the machine's speed. Only its duration is compared.
 *
 * @param before the lines that create the initial state
 * @param loop the lines that are repeated
 * @param rounds how often they are repeated
 */
record LoopCase(List<String> before, List<String> loop, int rounds) implements Case {

  /** The name of the theme, and the kind in the table of results. */
  static final String KIND = "durations";

  /** The tolerance for the duration of a loop, as a fraction of the microcode's duration. */
  private static final double TOLERANCE = 0.03;

  /** The milliseconds by which the display after the loop may differ. */
  private static final int DISPLAY = 100;

  /** The number of rounds of a loop whose rounds take no longer than usual. */
  static final int ROUNDS = 40;

  /** The register with the number of the round, which the compared functions do not use. */
  private static final int COUNTER = 32;

  LoopCase {
    before = List.copyOf(before);
    loop = List.copyOf(loop);
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public List<Difference> play(Engines engines) {
    List<Duration> durations = durations(engines);
    double own = durations.get(0).toMillis();
    double machine = durations.get(1).toMillis();
    return Math.abs(own - machine) <= TOLERANCE * machine + DISPLAY
        ? List.of()
        : List.of(new Difference("duration", seconds(own), seconds(machine)));
  }

  /** Returns how long the loop runs on the built-in engine and on the microcode. */
  List<Duration> durations(Engines engines) {
    engines.begin(Pace.AUTHENTIC, false, listing()::load);
    return engines.durations(Key.RUN_STOP);
  }

  private static String seconds(double millis) {
    return "%.2f s".formatted(millis / 1000);
  }

  private CaseListing listing() {
    String counter = "%02d".formatted(COUNTER);
    return new CaseListing(
        Stream.of(
                before,
                List.of("1.%03d".formatted(rounds), "STO " + counter, "LBL 01"),
                loop,
                List.of("ISG " + counter, "GTO 01", "STOP"))
            .flatMap(List::stream)
            .collect(Collectors.joining("\n")));
  }

  @Override
  public int moments() {
    return 1;
  }

  @Override
  public Stream<Case> smaller() {
    return Stream.concat(
        Parts.without(loop).map(it -> new LoopCase(before, it, rounds)),
        Parts.without(before).map(it -> new LoopCase(it, loop, rounds)));
  }

  @Override
  public String command(String options) {
    return "%s | hp41 keys %s --load - R/S".formatted(listing().printed(), options);
  }
}
