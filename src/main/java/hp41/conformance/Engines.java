package hp41.conformance;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.PlugInModule;
import hp41.Plugged;
import hp41.SystemRom;
import hp41.Typist;
import hp41.VirtualClock;
import hp41.keyboard.Key;
import hp41.keyboard.Pace;
import hp41.machine.Event;
import hp41.machine.Function;
import hp41.machine.Module;
import hp41.machine.Peripherals;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The two engines beside each other, each with a calculator and a clock of its own; the clock on
 * the wall stands.
 */
final class Engines {

  private static final Instant WALL = Instant.parse("2026-01-15T10:30:00Z");
  private static final Duration LOOK = Duration.ofMillis(24);
  private static final Duration LONGEST = Duration.ofSeconds(60);
  private static final int LINES = 2_000;

  /** How often little programs are asked to go on, and how often large ones. */
  static final int LITTLE = 50;

  static final int LARGE = 5_000;

  private final Side own;
  private final Side microcode;
  private long compared;

  /** Two calculators of the model that an operating system is of, and what is plugged in. */
  Engines(SystemRom rom, Plugged images) {
    own = new Side(rom.model(), ownOf(images), Optional.empty());
    microcode = new Side(rom.model(), images, Optional.of(rom));
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

  /** A calculator with its clock. */
  private static final class Side implements Peripherals {

    private final VirtualClock clock = new VirtualClock(Instant.EPOCH);
    private final Calculator calculator;
    private final Typist typist;
    private final Image beginning;
    private final List<String> paper = new ArrayList<>();

    Side(Model model, Plugged plugged, Optional<SystemRom> rom) {
      calculator = new Calculator(model, plugged, this, Pace.FULL);
      calculator.rom(rom);
      typist = new Typist(calculator, clock);
      beginning = calculator.image();
    }

    @Override
    public InstantSource clock() {
      return clock;
    }

    @Override
    public InstantSource wallClock() {
      return InstantSource.fixed(WALL);
    }

    /** The printer prints what is left in it, and its paper is thrown away. */
    private void tearOff() {
      if (calculator.plugged().serves(Accessory.PRINTER)) {
        calculator.restore(beginning);
        calculator.type("ADV");
        run(LITTLE);
      }
      calculator.takeEvents();
      paper.clear();
    }

    /** What is seen of it, and what it has printed since it began. */
    private Map<String, String> seen(long busy) {
      for (Event event : calculator.takeEvents()) {
        if (event instanceof Event.Printed printed) {
          paper.addAll(printed.line().rows());
        }
      }
      Map<String, String> seen = Observation.of(calculator, busy);
      seen.put("paper", String.join("|", paper));
      return seen;
    }

    /** Presses a key as a finger does, and waits until the calculator waits. */
    private boolean press(Key key) {
      calculator.keyDown(key);
      typist.pass(Typist.HOLD);
      calculator.keyUp();
      Instant end = clock.instant().plus(LONGEST);
      while (!calculator.isIdle() && clock.instant().isBefore(end)) {
        typist.pass(LOOK);
      }
      return calculator.isIdle();
    }

    /** Computes until it waits; false if it does not in a while. */
    private boolean run(int rounds) {
      for (int round = 0; round < rounds && !calculator.isIdle(); round++) {
        clock.advance(calculator.untilDue().orElse(Duration.ZERO));
        calculator.proceed(LINES);
      }
      calculator.finishScroll();
      return calculator.isIdle();
    }
  }

  /**
   * The functions of what is built into them, and of the accessories whose microcode the other has,
   * but for their headings, and for those that are programs there.
   */
  List<Function> functions() {
    Calculator calculator = own.calculator;
    Set<Integer> builtIn = numbers(calculator.model().builtIn());
    Set<String> microcoded =
        microcode.calculator.programs().modules().stream()
            .flatMap(it -> it.functions().stream())
            .filter(it -> !it.isProgram())
            .map(Function::name)
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
        .map(Module::xrom)
        .collect(Collectors.toSet());
  }

  /** Which model both are. */
  Model model() {
    return own.calculator.model();
  }

  /** What is done to a calculator. */
  interface Work {
    void on(Calculator calculator);
  }

  /** Lets both begin anew, at this pace, and does something to each. */
  void begin(Pace pace, Work work) {
    for (Side side : List.of(own, microcode)) {
      side.tearOff();
      side.calculator.restore(side.beginning);
      side.calculator.pace(pace);
      work.on(side.calculator);
    }
  }

  /** Presses a key of both; whether both wait afterwards. */
  boolean press(Key key) {
    boolean waits = own.press(key);
    return microcode.press(key) && waits;
  }

  /**
   * Does something to both, and lets them compute.
   *
   * @param rounds how often they are asked to go on
   * @return whether both wait afterwards
   */
  boolean run(int rounds, Work work) {
    boolean wait = true;
    for (Side side : List.of(own, microcode)) {
      work.on(side.calculator);
      wait &= side.run(rounds);
    }
    return wait;
  }

  /** How many moments have been compared so far. */
  long compared() {
    return compared;
  }

  /** What differs now. */
  List<Difference> differences() {
    compared++;
    long busy = Observation.flags(microcode.calculator);
    Map<String, String> ours = own.seen(busy);
    Map<String, String> machines = microcode.seen(busy);
    List<Difference> differences = new ArrayList<>();
    TreeSet<String> names = new TreeSet<>(ours.keySet());
    names.addAll(machines.keySet());
    for (String name : names) {
      String our = ours.getOrDefault(name, "");
      String machine = machines.getOrDefault(name, "");
      if (!our.equals(machine)) {
        differences.add(new Difference(name, our, machine));
      }
    }
    return differences;
  }
}
