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

  /** A step takes milliseconds; one that takes so long does not end. */
  private static final Duration LONGEST_STEP = Duration.ofSeconds(10);

  /** Each step that does not end keeps a processor busy. */
  private static final int MOST_STUCK = 4;

  private final String options;
  private final Consumer<Finding> listener;
  private final Set<String> told = new HashSet<>();
  private final Map<String, Tally> tallies = new LinkedHashMap<>();
  private final Player player;

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
    player = new Player(() -> new Engines(model, rom, plugged), LONGEST_STEP);
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
   * comes with the calculator; up to a step that does not end.
   */
  public void recorded() {
    play(Recorded.keys().stream());
    if (player.engines().model() == Model.CX) {
      play(Recorded.states().stream());
    }
    play(SessionCase.all());
  }

  /** The names of what chance makes cases of. */
  public static List<String> themes() {
    return Stream.concat(
            CaseTheme.ALL.stream().map(CaseTheme::name), Stream.of(Chance.LINES, Chance.PROGRAMS))
        .toList();
  }

  /**
   * Plays what chance makes from a seed, until so much time has passed or a step does not end.
   *
   * @param wanted the themes, those that this model has no functions for left out
   */
  public void random(long seed, Collection<String> wanted, InstantSource clock, Duration time) {
    Instant end = clock.instant().plus(time);
    Engines engines = player.engines();
    Chance chance = new Chance(seed, engines.functions(), engines.registers());
    List<Supplier<Case>> makers = chance.makers(wanted);
    while (!makers.isEmpty() && clock.instant().isBefore(end) && player.stuck() == 0) {
      play(makers.stream().map(Supplier::get));
    }
  }

  private void play(Stream<Case> cases) {
    cases.takeWhile(it -> player.stuck() == 0).forEach(this::play);
  }

  private void play(Case played) {
    Player.Played result = player.play(played);
    List<Difference> differences = result.differences();
    Tally tally = tallies.getOrDefault(played.kind(), new Tally(played.kind(), 0, 0, 0));
    tallies.put(played.kind(), tally.plus(result.moments(), !differences.isEmpty()));
    if (!differences.isEmpty()) {
      tell(new FoundDifference(played.upTo(result.presses()), differences));
    }
  }

  /** A case and what differs in it. */
  private record FoundDifference(Case made, List<Difference> differences) {}

  private void tell(FoundDifference found) {
    FoundDifference small = smallest(found);
    String command = small.made().command(options);
    if (told.add(command)) {
      listener.accept(new Finding(small.made().kind(), small.differences(), command));
    }
  }

  /** Leaves out what can be left out while the case still differs. */
  private FoundDifference smallest(FoundDifference found) {
    FoundDifference small = found;
    int tries = 0;
    Optional<FoundDifference> next = Optional.of(found);
    while (next.isPresent() && tries < MOST_TRIES && player.stuck() < MOST_STUCK) {
      small = next.get();
      tries += small.made().moments();
      next =
          small
              .made()
              .smaller()
              .map(it -> new FoundDifference(it, player.play(it).differences()))
              .filter(it -> !it.differences().isEmpty())
              .findFirst();
    }
    return small;
  }
}
