package hp41.conformance;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.Plugged;
import hp41.VirtualClock;
import hp41.app.CalculatorFactory;
import hp41.event.Event;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.keypad.VirtualKeypad;
import hp41.keypad.VirtualKeypad.KeyPress;
import hp41.keypad.VirtualKeypad.Seen;
import hp41.memory.Memory;
import hp41.memory.Word;
import hp41.microcode.Microcode;
import hp41.microcode.SystemRom;
import hp41.peripherals.Peripherals;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** One calculator of the comparison with its clocks, and what it has printed and played. */
final class ComparedCalculator implements Peripherals {

  private static final Instant WALL = Instant.parse("2026-01-15T10:30:00Z");
  private static final Duration INTERVAL = Duration.ofMillis(24);

  /** The precision of durations. */
  private static final Duration MOMENT = Duration.ofMillis(2);

  /** How often the display is compared where the exact moment does not matter. */
  private static final int LOOKS = 10;

  private static final int PLACES = 0xD;

  static final String TONES = "tones";

  private static final String DARK = "(off)";
  private static final String GOOSE = "⟶";

  /** Separates texts that were shown one after the other. */
  static final String OR = " | ";

  private static final int LINES = 2_000;
  private static final int ADVANCE = 50;
  private final VirtualClock clock = new VirtualClock(WALL);
  private final Supplier<Calculator> factory;
  private final Image beginning;
  private final List<String> paper = new ArrayList<>();
  private final boolean isMicrocode;
  private final HeardTones tones = new HeardTones();
  private Calculator calculator;
  private VirtualKeypad keypad;
  private boolean clockRuns;
  private Instant began = WALL;
  private final Set<String> displays = new HashSet<>();
  private final Set<String> heard = new HashSet<>();
  private String held = "";
  private Optional<Throwable> broken = Optional.empty();
  private final AtomicLong steps = new AtomicLong();
  private volatile boolean busy;

  /** Creates a calculator of a model. It runs the microcode if there is a ROM. */
  ComparedCalculator(Model model, Plugged plugged, Optional<SystemRom> rom) {
    isMicrocode = rom.isPresent();
    factory = () -> CalculatorFactory.builder(model, this).plugged(plugged).engine(rom).build();
    renew();
    beginning = calculator.image();
  }

  private void renew() {
    calculator = factory.get();
    keypad = new VirtualKeypad(calculator, clock);
    broken = Optional.empty();
  }

  Calculator calculator() {
    return calculator;
  }

  /** Returns the number of registers for programs and data. */
  int registers() {
    int curtain = Word.digits(calculator.image().registers()[PLACES], 5, 3);
    return curtain + calculator.contents().size() - Memory.MAIN - 1;
  }

  @Override
  public InstantSource clock() {
    return clock;
  }

  @Override
  public InstantSource wallClock() {
    return () -> clockRuns ? WALL.plus(Duration.between(began, clock.instant())) : WALL;
  }

  /**
   * Records a tone. The microcode plays it first and then reports it; the built-in engine reports
   * it at its beginning, or even before the previous tones are over.
   */
  @Override
  public void tone(int hertz, int milliseconds) {
    if (isMicrocode) {
      tones.end(hertz, now());
    } else {
      tones.begin(hertz, milliseconds, now());
    }
  }

  /**
   * Restarts the calculator with empty memory.
   *
   * @param start the new time of the calculator's clock
   * @param running whether the wall clock runs
   */
  void begin(Instant start, Pace pace, boolean running) {
    busy = true;
    if (broken.isPresent()) {
      renew();
    }
    clock.advance(Duration.between(now(), start));
    clockRuns = running;
    began = start;
    discardPaper();
    calculator.restore(beginning);
    calculator.pace(pace);
    busy = false;
  }

  /**
   * Prints the rest of the printer's buffer, and discards the paper. The character that is sent
   * first restores the initial modes of the printer.
   */
  private void discardPaper() {
    if (calculator.plugged().serves(Accessory.PRINTER)) {
      calculator.restore(beginning);
      for (String line : List.of("ACX", "ADV")) {
        calculator.type(line);
        proceed(ADVANCE);
      }
    }
    calculator.takeEvents();
    paper.clear();
    tones.clear();
  }

  /**
   * Performs a task on the calculator. An exception marks the calculator as broken and becomes its
   * state.
   */
  void attempt(Consumer<Calculator> work) {
    if (broken.isEmpty()) {
      busy = true;
      try {
        work.accept(calculator);
      } catch (RuntimeException | StackOverflowError | OutOfMemoryError unexpected) {
        broken = Optional.of(unexpected);
      }
      busy = false;
      steps.incrementAndGet();
    }
  }

  /** Returns whether a step is in progress. */
  boolean isBusy() {
    return busy;
  }

  /** Returns the number of completed steps. */
  long steps() {
    return steps.get();
  }

  /** Presses a key for its hold time, and then waits until the next key is due. */
  void press(KeyPress press) {
    displays.clear();
    attempt(it -> it.keyDown(press.key()));
    pass(press.hold());
    held = shown();
    attempt(Calculator::keyUp);
    press.untilNext().ifPresent(this::pass);
  }

  /** Presses a key without reading the display. */
  void strike(KeyPress press) {
    attempt(it -> it.keyDown(press.key()));
    skip(press.hold());
    attempt(Calculator::keyUp);
    press.untilNext().ifPresent(this::skip);
  }

  /** Advances the clock in small intervals and records what is displayed. */
  void pass(Duration time) {
    for (Duration left = time; left.compareTo(Duration.ZERO) > 0; left = left.minus(INTERVAL)) {
      Duration next = left.compareTo(INTERVAL) < 0 ? left : INTERVAL;
      attempt(it -> keypad.pass(next));
      displays.add(shown());
    }
  }

  /**
   * Advances the clock. The built-in engine knows when it has something to do, so that the display
   * is not read in the meantime, which would take most of the time of a case. The microcode reads
   * the time of the clock chip, which is the end of an interval while the interval's words are
   * executed.
   */
  void skip(Duration time) {
    if (isMicrocode) {
      pass(time);
    } else {
      attempt(it -> keypad.pass(time));
    }
  }

  /** Runs until the calculator waits for input, for at most this time. */
  void waitAtMost(Duration longest) {
    Instant end = now().plus(longest);
    while (!rests() && now().isBefore(end)) {
      pass(INTERVAL);
    }
  }

  /** Presses a key, and returns how long the calculator then runs, but at most this time. */
  Duration duration(Key key, Duration longest) {
    attempt(it -> it.keyDown(key));
    pass(INTERVAL);
    attempt(Calculator::keyUp);
    Instant start = now();
    Instant end = start.plus(longest);
    while (!rests() && now().isBefore(end)) {
      attempt(it -> keypad.pass(MOMENT));
    }
    return Duration.between(start, now());
  }

  /** Presses a key, and returns what is then displayed until the calculator waits. */
  Seen watch(KeyPress press, Duration limit) {
    List<Seen> seen = new ArrayList<>();
    attempt(it -> seen.add(keypad.press(press.key(), press.hold(), limit)));
    return seen.isEmpty() ? new Seen(state(), List.of()) : seen.get(0);
  }

  /** Advances the clock while nobody touches the calculator. */
  void idle(Duration time) {
    attempt(it -> keypad.pass(time));
  }

  Instant now() {
    return clock.instant();
  }

  /** Runs the calculator until it waits, for at most this number of rounds. */
  void run(int rounds) {
    attempt(it -> proceed(rounds));
  }

  private void proceed(int rounds) {
    for (int round = 0; round < rounds && !calculator.isIdle(); round++) {
      clock.advance(calculator.untilDue().orElse(Duration.ZERO));
      calculator.proceed(LINES);
      steps.incrementAndGet();
    }
    calculator.finishScroll();
  }

  /** Returns whether nothing happens before the next key. */
  boolean rests() {
    return broken.isPresent() || keypad.rests();
  }

  /** Returns whether this is the microcode, and it neither waits nor reaches a program line. */
  boolean isHung() {
    return Microcode.of(calculator).filter(Microcode::isHung).isPresent();
  }

  /** Returns whether the calculator is waiting, computing or broken. */
  String state() {
    return broken.map(it -> "broken by " + it).orElse(rests() ? "waiting" : "computing");
  }

  private String shown() {
    return calculator.isDark() ? DARK : calculator.display().toString();
  }

  /** Returns the display at the end of the last key press. */
  String held() {
    return held;
  }

  /** Returns whether the display was on at the end of the last key press. */
  boolean hasHeld() {
    return !held.equals(DARK);
  }

  /** Returns whether a text has been in the display since the last key press began. */
  boolean hasShown(String text) {
    return displays.contains(text);
  }

  /**
   * Watches the calculator for a moment, and returns its state after that. The display is all that
   * was shown meanwhile, the annunciators are those that were lit last, and the tones are those
   * that are over.
   *
   * @param busy the flags of the microcode
   */
  Map<String, String> watched(long busy) {
    displays.clear();
    heard.clear();
    String annunciators = "";
    for (int look = 0; look < LOOKS; look++) {
      pass(INTERVAL);
      String lit = Observation.annunciators(calculator);
      annunciators = lit.isEmpty() ? annunciators : lit;
      heard.add(pitchesSoFar());
    }
    Map<String, String> seen = seen(busy);
    seen.put("annunciators", annunciators);
    seen.put(TONES, pitchesSoFar());
    seen.put(
        "display",
        String.join(OR, new TreeSet<>(displays.stream().map(ComparedCalculator::still).toList())));
    return seen;
  }

  /** Returns a display; the goose is shown at its first place. */
  private static String still(String display) {
    return display.endsWith(GOOSE) ? GOOSE : display;
  }

  /**
   * Returns the state of the calculator, including what it has printed and played since the start.
   *
   * @param busy the flags of the microcode
   */
  Map<String, String> seen(long busy) {
    for (Event event : calculator.takeEvents()) {
      if (event instanceof Event.Printed printed) {
        paper.addAll(printed.line().rows());
      }
    }
    Map<String, String> seen = Observation.of(calculator, busy);
    seen.put("paper", String.join("|", paper));
    seen.put(TONES, tones.until(Instant.MAX));
    return seen;
  }

  /**
   * Returns the state of the calculator.
   *
   * @param scratch whether it contains all digits of the status registers
   */
  Map<String, String> seen(long busy, boolean scratch) {
    Map<String, String> seen = seen(busy);
    if (scratch) {
      seen.putAll(Observation.scratch(calculator));
    }
    return seen;
  }

  /** Returns whether these tones, and no others, were over at some time of the watched moment. */
  boolean hasHeard(String pitches) {
    return heard.contains(pitches);
  }

  private String pitchesSoFar() {
    return tones.until(now());
  }
}
