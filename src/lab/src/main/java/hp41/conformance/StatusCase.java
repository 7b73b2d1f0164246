package hp41.conformance;

import java.util.List;
import java.util.stream.Stream;

/**
 * A sequence of keys after each of which all digits of the status registers are compared, including
 * the scratch digits of the operating system.
 */
record StatusCase(KeyCase keys) implements Case {

  static final String KIND = "status registers";

  @Override
  public String kind() {
    return keys.kind();
  }

  @Override
  public List<Difference> play(Engines engines) {
    keys.begin(engines);
    engines.compareScratch();
    return keys.press(engines);
  }

  @Override
  public int moments() {
    return keys.moments();
  }

  @Override
  public Case upTo(int presses) {
    return new StatusCase(keys.upTo(presses));
  }

  @Override
  public Stream<Case> smaller() {
    return keys.fewer().map(StatusCase::new);
  }

  @Override
  public String command(String options) {
    return keys.command(options);
  }
}
