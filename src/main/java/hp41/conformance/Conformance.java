package hp41.conformance;

import hp41.Model;
import hp41.Plugged;
import hp41.SystemRom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** Plays cases to both engines, makes those that differ small, and counts. */
public final class Conformance {

  private static final int MOST_TRIES = 2_000;

  private final String images;
  private final Consumer<Finding> told;
  private final Map<String, Tally> tallies = new LinkedHashMap<>();
  private final Engines engines;

  /**
   * A comparison with the microcode of an operating system.
   *
   * @param plugged images of modules; where the calculator has an accessory of the same number,
   *     their microcode is compared with that
   * @param told hears of each case that differs
   */
  public Conformance(SystemRom rom, Plugged plugged, Consumer<Finding> told) {
    StringBuilder paths = new StringBuilder(rom.path().toString());
    plugged.modules().forEach(it -> paths.append(" --plug ").append(it.path()));
    images = paths.toString();
    this.told = told;
    engines = new Engines(rom, plugged);
  }

  /**
   * A case that differs.
   *
   * @param kind of case
   * @param command that shows it
   */
  public record Finding(String kind, List<Difference> differences, String command) {}

  /** How many cases of a kind there were, the moments compared in them, and how many differ. */
  public record Tally(String kind, long cases, long moments, long differing) {

    Tally plus(long compared, boolean differs) {
      return new Tally(kind, cases + 1, moments + compared, differing + (differs ? 1 : 0));
    }
  }

  /** The counts, a kind each. */
  public List<Tally> tallies() {
    return new ArrayList<>(tallies.values());
  }

  /**
   * Plays all that was recorded: keys, and states of a CX; and a session with each program that
   * comes with the calculator.
   */
  public void recorded() {
    Recorded.keys().forEach(this::play);
    if (engines.model() == Model.CX) {
      Recorded.states().forEach(this::play);
    }
    SessionCase.all().forEach(this::play);
  }

  /** Plays what chance makes from a seed, until so much time has passed. */
  public void random(long seed, InstantSource clock, Duration time) {
    Instant end = clock.instant().plus(time);
    Chance chance = new Chance(seed, engines.functions());
    while (clock.instant().isBefore(end)) {
      play(chance.keys());
      for (int i = 0; i < 20; i++) {
        play(chance.line());
      }
      for (int i = 0; i < 5; i++) {
        play(chance.program());
      }
    }
  }

  private void play(Case played) {
    long before = engines.compared();
    List<Difference> differences = differences(played);
    long moments = engines.compared() - before;
    Tally tally = tallies.getOrDefault(played.kind(), new Tally(played.kind(), 0, 0, 0));
    tallies.put(played.kind(), tally.plus(moments, !differences.isEmpty()));
    if (!differences.isEmpty()) {
      Case small = smallest(played);
      told.accept(new Finding(small.kind(), differences(small), small.command(images)));
    }
  }

  private List<Difference> differences(Case played) {
    return played.play(engines);
  }

  /** Leaves out what can be left out while the case still differs. */
  private Case smallest(Case found) {
    Case small = found;
    int tries = 0;
    Optional<Case> next = Optional.of(found);
    while (next.isPresent() && tries < MOST_TRIES) {
      small = next.get();
      tries += small.moments();
      next = small.smaller().filter(it -> !differences(it).isEmpty()).findFirst();
    }
    return small;
  }
}
