package hp41.conformance;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Internals;
import hp41.Model;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.keypad.VirtualKeypad.Seen;
import hp41.machine.CalculatorFunction;
import hp41.microcode.SystemRom;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The two engines, each with its own calculator and clock. The wall clock is stopped unless a case
 * starts it.
 */
class Engines {

  private static final String DISPLAY = "display";

  /** What is compared while a program runs, because all other values depend on the moment. */
  static final Set<String> WHILE_RUNNING = Set.of(DISPLAY, "annunciators");

  private static final Duration TIMEOUT = Duration.ofSeconds(60);

  /** The factor for additional time when one engine is still running and the other is waiting. */
  private static final int GRACE = 5;

  private static final int SMALL_ROUNDS = 50;

  /** The maximum number of rounds for large programs. */
  static final int LARGE_ROUNDS = 5_000;

  private final ComparedCalculator own;
  private final ComparedCalculator microcode;
  private long compared;
  private int presses;
  private boolean scratch;

  /** Creates two calculators of a model, one of which runs the microcode of the ROM. */
  Engines(Model model, SystemRom rom, Plugged images) {
    this(
        new ComparedCalculator(model, ownOf(images), Optional.empty()),
        new ComparedCalculator(model, images, Optional.of(rom)));
  }

  /** Creates a comparison of two calculators. */
  Engines(ComparedCalculator own, ComparedCalculator microcode) {
    this.own = own;
    this.microcode = microcode;
  }

  /** Replaces images by the accessories of the built-in engine with the same XROM numbers. */
  private static Plugged ownOf(Plugged images) {
    Plugged plugged = Plugged.NOTHING.with(List.copyOf(images.accessories()));
    for (PlugInModule module : images.modules()) {
      Plugged alone = Plugged.NOTHING.with(module);
      List<Accessory> same = Accessory.pluggable().stream().filter(alone::serves).toList();
      plugged = same.isEmpty() ? plugged.with(module) : plugged.with(same);
    }
    return plugged;
  }

  /**
   * Returns the functions to compare: those of the mainframe and the built-in modules, and those of
   * accessories whose microcode is plugged in. Headings are excluded, and so are functions that are
   * programs in the image.
   */
  List<CalculatorFunction> functions() {
    Calculator calculator = own.calculator();
    Set<Integer> builtIn = numbers(calculator.model().builtIn());
    Set<String> microcoded =
        Internals.names(microcode.calculator()).modules().stream()
            .flatMap(it -> it.functions().stream())
            .filter(it -> !it.isProgram())
            .map(CalculatorFunction::name)
            .collect(Collectors.toSet());
    return Stream.concat(
            Internals.known(calculator).modules().stream()
                .filter(it -> it.xrom() == 0 || builtIn.contains(it.xrom()))
                .flatMap(it -> it.functions().stream()),
            calculator.plugged().accessories().stream()
                .sorted()
                .flatMap(it -> Internals.functions(it).stream())
                .flatMap(it -> it.functions().stream().skip(1))
                .filter(it -> microcoded.contains(it.name())))
        .toList();
  }

  private static Set<Integer> numbers(Set<Accessory> accessories) {
    return accessories.stream()
        .flatMap(it -> Internals.xrom(it).stream())
        .collect(Collectors.toSet());
  }

  /** Returns the number of registers for programs and data. */
  int registers() {
    return own.registers();
  }

  /** Returns the model of both calculators. */
  Model model() {
    return own.calculator().model();
  }

  /**
   * Restarts both calculators at a pace, and performs a task on each.
   *
   * @param clockRuns whether the wall clock runs
   */
  void begin(Pace pace, boolean clockRuns, Consumer<Calculator> work) {
    presses = 0;
    scratch = false;
    Instant start = later();
    for (ComparedCalculator side : sides()) {
      side.begin(start, pace, clockRuns);
      side.attempt(work);
    }
  }

  /** Also compares the scratch digits of the operating system, until the next {@link #begin}. */
  void compareScratch() {
    scratch = true;
  }

  private List<ComparedCalculator> sides() {
    return List.of(own, microcode);
  }

  /**
   * Presses keys on both calculators until they differ, or one of them cannot take the next key.
   *
   * @param interrupts whether keys may interrupt a program
   */
  List<Difference> press(List<KeyPress> all, boolean interrupts) {
    for (KeyPress press : all) {
      List<Difference> differences = press(press, interrupts);
      if (!differences.isEmpty()) {
        return differences;
      }
      if (!canGoOn(press)) {
        break;
      }
    }
    return List.of();
  }

  /**
   * Presses a key on both calculators, runs them until they wait or the next key is due, and
   * returns the differences.
   *
   * @param interrupts whether the next key may interrupt a program. Otherwise it can interrupt only
   *     a catalog listing, because the engines need slightly different times for the same lines
   */
  List<Difference> press(KeyPress press, boolean interrupts) {
    presses++;
    sides().forEach(it -> it.press(press));
    boolean timed = press.untilNext().isPresent() && (interrupts || own.calculator().isListing());
    if (timed) {
      synchronize();
    } else {
      waitForBoth();
    }
    if (timed && !bothRest()) {
      return List.of();
    }
    List<Difference> differences = differences();
    if (differences.isEmpty()) {
      held(press).ifPresent(differences::add);
    }
    return differences;
  }

  /** Waits. The end of a long time, such as 125 s of a catalog, is a little later on one side. */
  private void waitForBoth() {
    sides().forEach(it -> it.waitAtMost(TIMEOUT));
    lagging().ifPresent(it -> it.waitAtMost(TIMEOUT.multipliedBy(GRACE)));
    synchronize();
    lagging().ifPresent(it -> it.waitAtMost(Duration.ofSeconds(1)));
  }

  /** Presses keys at their times on both sides, and returns the differences when they wait. */
  List<Difference> pressInTime(List<KeyPress> keys) {
    presses += keys.size();
    sides().forEach(side -> keys.forEach(side::press));
    waitForBoth();
    return differences();
  }

  /**
   * Performs a step on both calculators, and returns the differences. An event that is only a
   * little later on one side is no difference.
   *
   * @param loose what is not compared
   */
  List<Difference> perform(TimedStep step, Set<String> loose) {
    presses += step.press().isPresent() ? 1 : 0;
    sides().forEach(step::perform);
    if (!step.isCompared()) {
      return List.of();
    }
    compared++;
    List<Difference> differences = moment(loose);
    return differences.isEmpty() ? differences : moment(loose);
  }

  private static List<String> texts(Map<String, String> watched) {
    return List.of(watched.get(DISPLAY).split(Pattern.quote(ComparedCalculator.OR)));
  }

  /** Watches both calculators for a moment, and returns the differences. */
  private List<Difference> moment(Set<String> loose) {
    long busy = Observation.flags(microcode.calculator());
    Map<String, String> ownValues = own.watched(busy);
    Map<String, String> microcodeValues = microcode.watched(busy);
    if (!Collections.disjoint(texts(ownValues), texts(microcodeValues))) {
      ownValues.put(DISPLAY, microcodeValues.get(DISPLAY));
    }
    String tones = microcodeValues.get(ComparedCalculator.TONES);
    if (own.hasHeard(tones) || microcode.hasHeard(ownValues.get(ComparedCalculator.TONES))) {
      ownValues.put(ComparedCalculator.TONES, tones);
    }
    for (Map<String, String> values : List.of(ownValues, microcodeValues)) {
      values.keySet().removeAll(loose);
      if (microcode.calculator().isRunning()) {
        values.keySet().retainAll(WHILE_RUNNING);
      }
    }
    return differences(ownValues, microcodeValues);
  }

  /**
   * Compares what was displayed while the key was held. It is no difference if one engine only
   * showed the same text at another time.
   */
  private Optional<Difference> held(KeyPress press) {
    boolean dark = !own.hasHeld() || !microcode.hasHeld();
    return dark || own.hasShown(microcode.held()) || microcode.hasShown(own.held())
        ? Optional.empty()
        : compare(
            "display while " + press.key().label() + " is held", own.held(), microcode.held());
  }

  /**
   * Returns whether another key can be pressed: both engines are waiting, or both are still running
   * and are to be interrupted.
   */
  boolean canGoOn(KeyPress press) {
    return bothRest() || press.untilNext().isPresent() && own.rests() == microcode.rests();
  }

  /** Advances the clock of the earlier calculator, so that timed events occur on both sides. */
  private void synchronize() {
    Instant later = later();
    sides().forEach(it -> it.pass(Duration.between(it.now(), later)));
  }

  private Instant later() {
    return Collections.max(List.of(own.now(), microcode.now()));
  }

  /** Presses a key on both calculators, and returns how long each runs until it waits. */
  List<Duration> durations(Key key) {
    compared++;
    return sides().stream().map(it -> it.duration(key, TIMEOUT.multipliedBy(GRACE))).toList();
  }

  /** Presses a key on both calculators, and returns what each then displays until it waits. */
  List<Seen> watch(KeyPress press, Duration limit) {
    compared++;
    return sides().stream().map(it -> it.watch(press, limit)).toList();
  }

  /** Leaves both calculators alone for a time, and returns the differences. */
  List<Difference> idle(Duration time) {
    sides().forEach(it -> it.idle(time));
    return differences();
  }

  /**
   * Performs a task on both calculators, runs them, and returns the differences.
   *
   * @param rounds the maximum number of rounds
   */
  List<Difference> run(int rounds, Consumer<Calculator> work) {
    for (ComparedCalculator side : sides()) {
      side.attempt(work);
      side.run(rounds);
    }
    lagging().ifPresent(it -> it.run(rounds * GRACE));
    return differences();
  }

  /**
   * Performs a task on both calculators and runs them. If both then wait, a digit is pressed, which
   * shows whether the stack lift is equal.
   */
  List<Difference> execute(Consumer<Calculator> work) {
    List<Difference> differences = run(SMALL_ROUNDS, work);
    return differences.isEmpty() && bothRest()
        ? run(SMALL_ROUNDS, it -> it.press(KeyCase.LAST.key()))
        : differences;
  }

  /** Returns the side that is still running while the other one is waiting. */
  private Optional<ComparedCalculator> lagging() {
    return own.rests() == microcode.rests()
        ? Optional.empty()
        : sides().stream().filter(it -> !it.rests()).findFirst();
  }

  /** Presses keys; returns whether both sides are equal and waiting after each of them. */
  boolean restAfter(List<KeyPress> keys) {
    return keys.stream().allMatch(key -> press(key, false).isEmpty() && bothRest());
  }

  /** Returns whether the microcode neither waits nor reaches a program line. */
  boolean isMicrocodeHung() {
    return microcode.isHung();
  }

  /** Returns whether both sides are waiting. */
  boolean bothRest() {
    return own.rests() && microcode.rests();
  }

  /** Returns the number of keys pressed since the case began. */
  int presses() {
    return presses;
  }

  /** Returns the number of completed steps of both sides; may be called from another thread. */
  long steps() {
    return own.steps() + microcode.steps();
  }

  /**
   * Returns the difference for a step that does not end; called from another thread.
   *
   * @param place the method in which the step is
   */
  Difference stuck(String place) {
    String endless = "in an endless loop at " + place;
    return microcode.isBusy()
        ? new Difference("calculator", own.state(), endless)
        : new Difference("calculator", endless, microcode.state());
  }

  /** Returns the number of comparisons so far. */
  long compared() {
    return compared;
  }

  /**
   * Returns the current differences. If only one side is waiting, that is the only difference;
   * while both are running, nothing is compared.
   */
  private List<Difference> differences() {
    compared++;
    List<Difference> differences = new ArrayList<>();
    compare("calculator", own.state(), microcode.state()).ifPresent(differences::add);
    if (!differences.isEmpty() || !bothRest()) {
      return differences;
    }
    long busy = Observation.flags(microcode.calculator());
    return differences(own.seen(busy, scratch), microcode.seen(busy, scratch));
  }

  private static List<Difference> differences(
      Map<String, String> own, Map<String, String> machine) {
    List<Difference> differences = new ArrayList<>();
    TreeSet<String> names = new TreeSet<>(own.keySet());
    names.addAll(machine.keySet());
    for (String name : names) {
      compare(name, own.getOrDefault(name, ""), machine.getOrDefault(name, ""))
          .ifPresent(differences::add);
    }
    return differences;
  }

  private static Optional<Difference> compare(String name, String own, String machine) {
    return own.equals(machine) ? Optional.empty() : Optional.of(new Difference(name, own, machine));
  }
}
