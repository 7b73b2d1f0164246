package hp41.conformance;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Model;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.SystemRom;
import hp41.VirtualKeypad.KeyPress;
import hp41.keyboard.Pace;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import hp41.memory.Memory;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The two engines beside each other, each with a calculator and a clock of its own; the clock on
 * the wall stands.
 */
final class Engines {

  private static final Duration LONGEST = Duration.ofSeconds(60);

  /** How much more time the one gets that still computes when the other waits already. */
  private static final int GRACE = 5;

  /** How often little programs are asked to go on, and how often large ones. */
  private static final int LITTLE = 50;

  static final int LARGE = 5_000;

  private final Side own;
  private final Side microcode;
  private long compared;
  private int presses;

  /** Two calculators of a model, one with its operating system, and what is plugged in. */
  Engines(Model model, SystemRom rom, Plugged images) {
    this(
        new Side(model, ownOf(images), Optional.empty()),
        new Side(model, images, Optional.of(rom)));
  }

  /** Two calculators to be compared. */
  Engines(Side own, Side microcode) {
    this.own = own;
    this.microcode = microcode;
  }

  /** The calculator's own accessories in place of the images that have their numbers. */
  private static Plugged ownOf(Plugged images) {
    Plugged plugged = Plugged.NOTHING;
    for (PlugInModule module : images.modules()) {
      Plugged alone = Plugged.NOTHING.with(module);
      List<Accessory> same = Accessory.pluggable().stream().filter(alone::serves).toList();
      plugged = same.isEmpty() ? plugged.with(module) : plugged.with(same);
    }
    return plugged;
  }

  /**
   * The functions of what is built into them, and of the accessories whose microcode the other has,
   * but for their headings, and for those that are programs there.
   */
  List<CalculatorFunction> functions() {
    Calculator calculator = own.calculator();
    Set<Integer> builtIn = numbers(calculator.model().builtIn());
    Set<String> microcoded =
        microcode.calculator().programs().modules().stream()
            .flatMap(it -> it.functions().stream())
            .filter(it -> !it.isProgram())
            .map(CalculatorFunction::name)
            .collect(Collectors.toSet());
    return Stream.concat(
            calculator.known().modules().stream()
                .filter(it -> it.xrom() == 0 || builtIn.contains(it.xrom()))
                .flatMap(it -> it.functions().stream()),
            calculator.plugged().accessories().stream()
                .sorted()
                .flatMap(it -> it.module().stream())
                .flatMap(it -> it.functions().stream().skip(1))
                .filter(it -> microcoded.contains(it.name())))
        .toList();
  }

  private static Set<Integer> numbers(Set<Accessory> accessories) {
    return accessories.stream()
        .flatMap(it -> it.module().stream())
        .map(ModuleDefinition::xrom)
        .collect(Collectors.toSet());
  }

  /** How many registers there are for programs and data. */
  int registers() {
    int top = own.calculator().model() == Model.C ? 0x100 : 0x200;
    return top - Memory.MAIN - 1;
  }

  /** Which model both are. */
  Model model() {
    return own.calculator().model();
  }

  /**
   * Lets both begin anew, at this pace, and does something to each.
   *
   * @param clockRuns whether the clock on the wall runs, or stands
   */
  void begin(Pace pace, boolean clockRuns, Consumer<Calculator> work) {
    presses = 0;
    Instant start = later();
    for (Side side : sides()) {
      side.begin(start, pace, clockRuns);
      side.attempt(work);
    }
  }

  private List<Side> sides() {
    return List.of(own, microcode);
  }

  /**
   * Presses a key of both, lets them compute until they wait or the next key is due, and returns
   * what differs then.
   *
   * @param interrupts whether the next key may interrupt a program; otherwise it interrupts nothing
   *     but a catalog listing, because the engines need slightly different times for the same lines
   */
  List<Difference> press(KeyPress press, boolean interrupts) {
    presses++;
    sides().forEach(it -> it.press(press));
    boolean timed = press.untilNext().isPresent() && (interrupts || own.calculator().isListing());
    if (!timed) {
      sides().forEach(it -> it.waitAtMost(LONGEST));
      late().ifPresent(it -> it.waitAtMost(LONGEST.multipliedBy(GRACE)));
    }
    synchronize();
    if (timed && !bothRest()) {
      return List.of();
    }
    List<Difference> differences = differences();
    if (differences.isEmpty()) {
      held(press).ifPresent(differences::add);
    }
    return differences;
  }

  /** What was shown while the key was held, unless one side was only earlier than the other. */
  private Optional<Difference> held(KeyPress press) {
    boolean dark = !own.hasHeld() || !microcode.hasHeld();
    return dark || own.hasShown(microcode.held()) || microcode.hasShown(own.held())
        ? Optional.empty()
        : compare(
            "display while " + press.key().label() + " is held", own.held(), microcode.held());
  }

  /**
   * Whether another key can be pressed after this one: both are waiting; or both still compute, and
   * are to be interrupted.
   */
  boolean canGoOn(KeyPress press) {
    return bothRest() || press.untilNext().isPresent() && own.rests() == microcode.rests();
  }

  /** What has computed longer is not to be ahead in what comes by itself. */
  private void synchronize() {
    Instant later = later();
    sides().forEach(it -> it.pass(Duration.between(it.now(), later)));
  }

  private Instant later() {
    return own.now().isAfter(microcode.now()) ? own.now() : microcode.now();
  }

  /**
   * Does something to both, lets them compute, and tells what differs then.
   *
   * @param rounds how often they are asked to go on
   */
  List<Difference> run(int rounds, Consumer<Calculator> work) {
    for (Side side : sides()) {
      side.attempt(work);
      side.run(rounds);
    }
    late().ifPresent(it -> it.run(rounds * GRACE));
    return differences();
  }

  /**
   * Does something to both and lets them compute; where both wait then, a digit shows whether the
   * stack lift is the same.
   */
  List<Difference> execute(Consumer<Calculator> work) {
    List<Difference> differences = run(LITTLE, work);
    return differences.isEmpty() && bothRest()
        ? run(LITTLE, it -> it.press(KeyCase.LAST.key()))
        : differences;
  }

  /** The one that computes while the other waits. */
  private Optional<Side> late() {
    return own.rests() == microcode.rests()
        ? Optional.empty()
        : sides().stream().filter(it -> !it.rests()).findFirst();
  }

  /** Whether both wait. */
  boolean bothRest() {
    return own.rests() && microcode.rests();
  }

  /** How many keys have been pressed since a case began. */
  int presses() {
    return presses;
  }

  /** How many steps both have ended so far; another thread may ask. */
  long steps() {
    return own.steps() + microcode.steps();
  }

  /**
   * What differs if a step does not end; another thread asks.
   *
   * @param place where the step is
   */
  Difference stuck(String place) {
    String endless = "in an endless loop at " + place;
    return microcode.isBusy()
        ? new Difference("calculator", own.state(), endless)
        : new Difference("calculator", endless, microcode.state());
  }

  /** How many moments have been compared so far. */
  long compared() {
    return compared;
  }

  /** What differs now: where only one of them waits, that; nothing while both compute. */
  private List<Difference> differences() {
    compared++;
    List<Difference> differences = new ArrayList<>();
    compare("calculator", own.state(), microcode.state()).ifPresent(differences::add);
    if (!differences.isEmpty() || !bothRest()) {
      return differences;
    }
    long busy = Observation.flags(microcode.calculator());
    Map<String, String> ours = own.seen(busy);
    Map<String, String> machines = microcode.seen(busy);
    TreeSet<String> names = new TreeSet<>(ours.keySet());
    names.addAll(machines.keySet());
    for (String name : names) {
      compare(name, ours.getOrDefault(name, ""), machines.getOrDefault(name, ""))
          .ifPresent(differences::add);
    }
    return differences;
  }

  private static Optional<Difference> compare(String name, String our, String machines) {
    return our.equals(machines)
        ? Optional.empty()
        : Optional.of(new Difference(name, our, machines));
  }
}
