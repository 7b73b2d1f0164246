package hp41.conformance;

import hp41.Model;
import hp41.Plugged;
import hp41.app.Lab.EngineComparison;
import hp41.app.Lab.Finding;
import hp41.app.Lab.Tally;
import hp41.machine.CalculatorFunction;
import hp41.microcode.SystemRom;
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
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Executes cases on both engines, reduces those that differ, and counts the results. */
public final class Conformance implements EngineComparison {

  private static final int MAX_TRIES = 2_000;

  /** The time after which a step is considered endless; a normal step takes milliseconds. */
  private static final Duration STEP_TIMEOUT = Duration.ofSeconds(10);

  /** The maximum number of endless steps, each of which occupies a processor core. */
  private static final int MAX_STUCK = 4;

  private final String options;
  private final Consumer<Finding> listener;
  private final Set<String> reported = new HashSet<>();
  private final Map<String, Tally> tallies = new LinkedHashMap<>();
  private final Player player;

  /**
   * Creates a comparison with the microcode of a ROM.
   *
   * @param plugged module images. If the calculator has an accessory with the same XROM number, its
   *     functions are compared with the image's microcode
   * @param listener receives each difference once
   */
  public Conformance(Model model, SystemRom rom, Plugged plugged, Consumer<Finding> listener) {
    StringBuilder arguments = new StringBuilder("--rom ").append(rom.path());
    if (model != rom.model()) {
      arguments.append(" --model ").append(model.name().toLowerCase(Locale.ROOT));
    }
    plugged.accessories().stream()
        .sorted()
        .forEach(it -> arguments.append(" --plug ").append(it.label()));
    plugged.modules().forEach(it -> arguments.append(" --plug ").append(it.path()));
    options = arguments.toString();
    this.listener = listener;
    player = new Player(() -> new Engines(model, rom, plugged), STEP_TIMEOUT);
  }

  @Override
  public List<Tally> tallies() {
    return new ArrayList<>(tallies.values());
  }

  /**
   * Executes all recorded cases (keys, for a CX states, and what interrupts what), and a session
   * with each bundled program. It stops at a step that does not end.
   */
  @Override
  public void recorded() {
    play(Recorded.keys().stream());
    if (player.engines().model() == Model.CX) {
      play(Recorded.states().stream());
    }
    play(interrupts());
    play(SessionCase.all());
  }

  private Stream<Case> interrupts() {
    Set<String> functions =
        player.engines().functions().stream()
            .map(CalculatorFunction::name)
            .collect(Collectors.toSet());
    return new Interrupts(functions).cells().map(it -> it);
  }

  /** Returns the names of the random themes. */
  public static List<String> themes() {
    return Stream.concat(
            CaseTheme.ALL.stream().map(CaseTheme::name),
            Stream.of(
                RandomCases.LINES,
                RandomCases.PROGRAMS,
                RandomPrinting.KIND,
                LoopCase.KIND,
                CatalogCase.KIND,
                IdleCase.KIND,
                MomentCase.KIND,
                WatchedCase.EDITOR,
                WatchedCase.STOPWATCH,
                WatchedCase.ALARM_CATALOG,
                InterruptCase.KIND,
                AssignedCase.KIND,
                StatusCase.KIND))
        .toList();
  }

  /** Executes random cases until the time has passed or a step does not end. */
  @Override
  public void random(long seed, Collection<String> wanted, InstantSource clock, Duration time) {
    Instant end = clock.instant().plus(time);
    Engines engines = player.engines();
    RandomCases chance =
        new RandomCases(seed, engines.model(), engines.functions(), engines.registers());
    List<Supplier<Case>> makers = chance.makers(wanted);
    while (!makers.isEmpty() && clock.instant().isBefore(end) && player.stuck() == 0) {
      play(makers.stream().map(Supplier::get));
    }
  }

  private void play(Stream<Case> cases) {
    cases.takeWhile(it -> player.stuck() == 0).forEach(this::play);
  }

  private void play(Case testCase) {
    Player.Played result = player.play(testCase);
    List<Difference> differences = result.differences();
    tallies.merge(
        testCase.kind(),
        new Tally(testCase.kind(), 1, result.moments(), differences.isEmpty() ? 0 : 1),
        Conformance::sum);
    if (!differences.isEmpty()) {
      report(new FoundDifference(testCase.upTo(result.presses()), differences));
    }
  }

  private static Tally sum(Tally one, Tally other) {
    return new Tally(
        one.kind(),
        one.cases() + other.cases(),
        one.moments() + other.moments(),
        one.differing() + other.differing());
  }

  /** A case and its differences. */
  private record FoundDifference(Case testCase, List<Difference> differences) {}

  private void report(FoundDifference found) {
    FoundDifference small = smallest(found);
    String command = small.testCase().command(options);
    if (reported.add(command)) {
      List<String> differences = small.differences().stream().map(Difference::toString).toList();
      listener.accept(new Finding(small.testCase().kind(), differences, command));
    }
  }

  /** Reduces a case as long as the smaller case still differs. */
  private FoundDifference smallest(FoundDifference found) {
    FoundDifference small = found;
    int tries = 0;
    Optional<FoundDifference> next = Optional.of(found);
    while (next.isPresent() && tries < MAX_TRIES && player.stuck() < MAX_STUCK) {
      small = next.get();
      tries += small.testCase().moments();
      next =
          small
              .testCase()
              .smaller()
              .map(it -> new FoundDifference(it, player.play(it).differences()))
              .filter(it -> !it.differences().isEmpty())
              .findFirst();
    }
    return small;
  }
}
