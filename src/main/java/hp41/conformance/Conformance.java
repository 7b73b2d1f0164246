package hp41.conformance;

import hp41.Model;
import hp41.Plugged;
import hp41.SystemRom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Plays cases to both engines, makes those that differ small, and counts. */
public final class Conformance {

  private static final int MOST_TRIES = 2_000;

  private final String options;
  private final Consumer<Finding> listener;
  private final Set<String> told = new HashSet<>();
  private final Map<String, Tally> tallies = new LinkedHashMap<>();
  private final Engines engines;

  /**
   * A comparison with the microcode of an operating system.
   *
   * @param plugged images of modules; where the calculator has an accessory of the same number,
   *     their microcode is compared with that
   * @param listener hears of each case that differs, once
   */
  public Conformance(Model model, SystemRom rom, Plugged plugged, Consumer<Finding> listener) {
    StringBuilder there = new StringBuilder("--rom ").append(rom.path());
    if (model != rom.model()) {
      there.append(" --model ").append(model.name().toLowerCase(Locale.ROOT));
    }
    plugged.modules().forEach(it -> there.append(" --plug ").append(it.path()));
    options = there.toString();
    this.listener = listener;
    engines = new Engines(model, rom, plugged);
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

  /** The names of what chance makes cases of. */
  public static List<String> themes() {
    return Stream.concat(
            Theme.ALL.stream().map(Theme::name), Stream.of(Chance.LINES, Chance.PROGRAMS))
        .toList();
  }

  /**
   * Plays what chance makes from a seed, until so much time has passed.
   *
   * @param wanted the themes, those that this model has no functions for left out
   */
  public void random(long seed, Collection<String> wanted, InstantSource clock, Duration time) {
    Instant end = clock.instant().plus(time);
    Chance chance = new Chance(seed, engines.functions(), engines.registers());
    List<Supplier<Case>> makers = chance.makers(wanted);
    while (!makers.isEmpty() && clock.instant().isBefore(end)) {
      makers.forEach(it -> play(it.get()));
    }
  }

  private void play(Case played) {
    long before = engines.compared();
    List<Difference> differences = played.play(engines);
    long moments = engines.compared() - before;
    Tally tally = tallies.getOrDefault(played.kind(), new Tally(played.kind(), 0, 0, 0));
    tallies.put(played.kind(), tally.plus(moments, !differences.isEmpty()));
    if (!differences.isEmpty()) {
      tell(new Found(played, differences));
    }
  }

  /** A case and what differs in it. */
  private record Found(Case made, List<Difference> differences) {}

  private void tell(Found found) {
    Found small = smallest(found);
    String command = small.made().command(options);
    if (told.add(command)) {
      listener.accept(new Finding(small.made().kind(), small.differences(), command));
    }
  }

  /** Leaves out what can be left out while the case still differs. */
  private Found smallest(Found found) {
    Found small = found;
    int tries = 0;
    Optional<Found> next = Optional.of(found);
    while (next.isPresent() && tries < MOST_TRIES) {
      small = next.get();
      tries += small.made().moments();
      next =
          small
              .made()
              .smaller()
              .map(it -> new Found(it, it.play(engines)))
              .filter(it -> !it.differences().isEmpty())
              .findFirst();
    }
    return small;
  }
}
