package hp41.conformance;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.Plugged;
import hp41.SystemRom;
import hp41.VirtualClock;
import hp41.VirtualKeypad;
import hp41.VirtualKeypad.KeyPress;
import hp41.keyboard.Pace;
import hp41.machine.Event;
import hp41.machine.Peripherals;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A calculator with its clocks, and what it has printed and sounded. */
final class Side implements Peripherals {

  private static final Instant WALL = Instant.parse("2026-01-15T10:30:00Z");
  private static final Duration LOOK = Duration.ofMillis(24);

  private static final String DARK = "(off)";
  private static final int LINES = 2_000;
  private static final int ADVANCE = 50;
  private static final double CONCERT_PITCH = 440;
  private static final int OCTAVE = 12;

  private final VirtualClock clock = new VirtualClock(WALL);
  private final Supplier<Calculator> fresh;
  private final Image beginning;
  private final List<String> paper = new ArrayList<>();
  private final List<String> tones = new ArrayList<>();
  private Calculator calculator;
  private VirtualKeypad typist;
  private boolean clockRuns;
  private Instant began = WALL;
  private final Set<String> displays = new HashSet<>();
  private String held = "";
  private Optional<Throwable> broken = Optional.empty();
  private final AtomicLong steps = new AtomicLong();
  private volatile boolean busy;

  /** A calculator of a model; it runs the microcode if there is an image. */
  Side(Model model, Plugged plugged, Optional<SystemRom> rom) {
    fresh =
        () -> {
          Calculator made = new Calculator(model, plugged, this, Pace.FULL);
          made.rom(rom);
          return made;
        };
    renew();
    beginning = calculator.image();
  }

  private void renew() {
    calculator = fresh.get();
    typist = new VirtualKeypad(calculator, clock);
    broken = Optional.empty();
  }

  Calculator calculator() {
    return calculator;
  }

  @Override
  public InstantSource clock() {
    return clock;
  }

  @Override
  public InstantSource wallClock() {
    return () -> clockRuns ? WALL.plus(Duration.between(began, clock.instant())) : WALL;
  }

  /** Compared is the pitch in semitones: engines count time in units of their own. */
  @Override
  public void tone(int hertz, int milliseconds) {
    tones.add(String.valueOf(Math.round(OCTAVE * Math.log(hertz / CONCERT_PITCH) / Math.log(2))));
  }

  /**
   * Begins anew with an empty memory.
   *
   * @param start what the clock of the calculator is set to
   * @param running whether the clock on the wall runs
   */
  void begin(Instant start, Pace pace, boolean running) {
    busy = true;
    if (broken.isPresent()) {
      renew();
    }
    clock.advance(Duration.between(now(), start));
    clockRuns = running;
    began = start;
    tearOff();
    calculator.restore(beginning);
    calculator.pace(pace);
    busy = false;
  }

  /** The printer prints what is left in it, and its paper is thrown away. */
  private void tearOff() {
    if (calculator.plugged().serves(Accessory.PRINTER)) {
      calculator.restore(beginning);
      calculator.type("ADV");
      proceed(ADVANCE);
    }
    calculator.takeEvents();
    paper.clear();
    tones.clear();
  }

  /** Does something to the calculator. An exception breaks it, and is what is seen then. */
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

  /** Whether it is in the middle of a step. */
  boolean isBusy() {
    return busy;
  }

  /** How many steps it has ended. */
  long steps() {
    return steps.get();
  }

  /** Presses a key as a finger does, and lets the time pass after which the next one is due. */
  void press(KeyPress press) {
    displays.clear();
    attempt(it -> it.keyDown(press.key()));
    pass(press.hold());
    held = shown();
    attempt(Calculator::keyUp);
    press.untilNext().ifPresent(this::pass);
  }

  /** Lets time pass and notes what is shown. */
  void pass(Duration time) {
    for (Duration left = time; left.compareTo(Duration.ZERO) > 0; left = left.minus(LOOK)) {
      Duration next = left.compareTo(LOOK) < 0 ? left : LOOK;
      attempt(it -> typist.pass(next));
      displays.add(shown());
    }
  }

  /** Waits until the calculator waits, but not longer than this. */
  void waitAtMost(Duration longest) {
    Instant end = now().plus(longest);
    while (!rests() && now().isBefore(end)) {
      pass(LOOK);
    }
  }

  Instant now() {
    return clock.instant();
  }

  /** Computes until the calculator waits, or for so many rounds. */
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

  /** Whether nothing happens before the next key. */
  boolean rests() {
    return broken.isPresent() || typist.rests();
  }

  /** Whether the calculator waits, computes or is broken. */
  String state() {
    return broken.map(it -> "broken by " + it).orElse(rests() ? "waiting" : "computing");
  }

  private String shown() {
    return calculator.isDark() ? DARK : calculator.display().toString();
  }

  /** The display at the end of the last press. */
  String held() {
    return held;
  }

  /** Whether the display showed something at the end of the last press. */
  boolean hasHeld() {
    return !held.equals(DARK);
  }

  /** Whether a text has been in the display since the last press began. */
  boolean hasShown(String text) {
    return displays.contains(text);
  }

  /**
   * What is seen of the calculator, and what it has printed and sounded since it began.
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
    seen.put("tones", String.join(" ", tones));
    return seen;
  }
}
