package hp41.conformance;

import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.KeyPress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Keys after which the calculator is left alone until it has switched itself off.
 *
 * @param presses the keys
 */
record IdleCase(List<KeyPress> presses) implements Case {

  /** The name of the theme, and the kind in the table of results. */
  static final String KIND = "idle";

  /** The times between the comparisons: shortly before ten minutes, and afterwards. */
  private static final List<Duration> WAITS =
      List.of(Duration.ofSeconds(570), Duration.ofSeconds(60));

  IdleCase {
    presses = List.copyOf(presses);
  }

  @Override
  public String kind() {
    return KIND;
  }

  @Override
  public List<Difference> play(Engines engines) {
    engines.begin(Pace.AUTHENTIC, false, it -> {});
    List<Difference> differences = new ArrayList<>();
    if (!engines.restAfter(presses)) {
      return List.of();
    }
    for (Duration wait : WAITS) {
      differences.addAll(engines.idle(wait));
    }
    return differences;
  }

  @Override
  public int moments() {
    return presses.size() + WAITS.size();
  }

  @Override
  public Stream<Case> smaller() {
    return Parts.without(presses).map(IdleCase::new);
  }

  @Override
  public String command(String options) {
    KeyPress last = KeyPress.of("ON").orElseThrow();
    return new KeyCase(KIND, false, false, "", presses).command(options, last);
  }
}
