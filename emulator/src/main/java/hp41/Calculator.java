package hp41;

import hp41.display.Cells;
import hp41.keyboard.Key;
import hp41.keyboard.Keyboard;
import hp41.keyboard.Pace;
import hp41.machine.Event;
import hp41.machine.Machine;
import hp41.machine.Peripherals;
import hp41.machine.Processor;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/** The calculator: what front ends press, type into, run and look at. */
public final class Calculator {

  private final Model model;
  private final Machine machine;
  private final Processor processor;
  private final Keyboard keyboard;
  private final Typewriter typewriter;

  /** A calculator after MEMORY LOST, the message cleared, that computes as fast as it can. */
  public Calculator(Model model, Peripherals peripherals) {
    this(model, peripherals, Pace.FULL);
  }

  /** A calculator after MEMORY LOST, the message cleared. */
  public Calculator(Model model, Peripherals peripherals, Pace pace) {
    this.model = model;
    machine = new Machine(model.memory(), model.instructions(), peripherals);
    processor = new Processor(machine);
    keyboard = new Keyboard(machine, processor, pace);
    typewriter = new Typewriter(machine, keyboard, this::callable);
  }

  /** Presses a key and holds it: its function's name shows, what acts at once acts. */
  public void keyDown(Key key) {
    typewriter.forget();
    keyboard.down(key);
  }

  /** Lets the held key go: its function is done, unless it was held too long. */
  public void keyUp() {
    keyboard.up();
  }

  /** Presses a key and lets it go at once. */
  public void press(Key key) {
    keyDown(key);
    keyUp();
  }

  /**
   * Executes a typed line as calc words: {@code 2 3 +}, {@code STO 05}, {@code XEQ "NAME"}; in PRGM
   * mode its steps are inserted instead. Stops at the first word that is wrong. Words behind one
   * that starts a program wait until it stops, see {@link #isTyping}.
   *
   * @return the words that could not be understood, with the nearest names; empty when all went
   *     well
   */
  public Optional<Misunderstanding> type(String line) {
    return typewriter.type(line);
  }

  /**
   * Opens the prompt of a function that takes an operand, as its key does, whether it has a key or
   * not. False: there is no such function, or a program runs.
   */
  public boolean prompt(String function) {
    return typewriter.prompt(function);
  }

  /** Whether words of the line typed last wait for the program that they have started. */
  public boolean isTyping() {
    return typewriter.isWaiting();
  }

  private List<String> callable() {
    return names().stream().map(Name::text).toList();
  }

  /** A typed word that names nothing. */
  public record Misunderstanding(String word, String reason, List<String> nearest) {}

  /**
   * Time until {@link #proceed} has something to do: zero while a program runs, empty when idle.
   */
  public Optional<Duration> untilDue() {
    var micros = keyboard.untilDue();
    return micros.isEmpty()
        ? Optional.empty()
        : Optional.of(Duration.of(micros.getAsLong(), ChronoUnit.MICROS));
  }

  /** Whether nothing changes before the next key. */
  public boolean isIdle() {
    return keyboard.isIdle();
  }

  /** Does what is due: up to that many program lines, steps of a scroll, ends of pauses. */
  public void proceed(int lines) {
    keyboard.proceed(lines);
    typewriter.proceed();
  }

  /** Whether a program runs or pauses. */
  public boolean isRunning() {
    return keyboard.isRunning();
  }

  /** Number of program lines executed so far. */
  public long linesExecuted() {
    return processor.executed();
  }

  /** The current program line with its number, as PRGM mode shows it. */
  public String programLine() {
    return new Observer(model, machine, keyboard).programLine();
  }

  /** Ends a scroll at once, so that the last twelve characters stand. */
  public void finishScroll() {
    keyboard.finishScroll();
  }

  /** Whether the calculator is switched on. */
  public boolean isOn() {
    return keyboard.isOn();
  }

  /** Whether the display is dark: the calculator is off, or the machine is busy behind it. */
  public boolean isDark() {
    return keyboard.isDark();
  }

  /** The twelve cells as they stand now. */
  public Cells display() {
    return keyboard.display();
  }

  /** Whether the display is just being written, so that what it shows does not count. */
  public boolean isWriting() {
    return keyboard.isWriting();
  }

  /** Takes what happened since the last time. */
  public List<Event> takeEvents() {
    return machine.outbox().takeEvents();
  }

  /** The machine inside, for front ends that look deeper than a snapshot. */
  public Machine machine() {
    return machine;
  }

  /** The calculator as it stands now. */
  public Snapshot snapshot() {
    return new Observer(model, machine, keyboard).snapshot();
  }

  /** All of memory, to be {@linkplain #restore restored} later. */
  public Image image() {
    return new Image(model, machine.stackLift(), machine.memory().words());
  }

  /** Puts memory back as it was; whatever is being keyed or run is given up. */
  public void restore(Image image) {
    machine.memory().restore(image.registers());
    machine.stackLift(image.stackLift());
    typewriter.forget();
    keyboard.reset();
  }

  /** Names that XEQ can reach: functions with their help, and global labels in memory. */
  public List<Name> names() {
    return new Observer(model, machine, keyboard).names();
  }

  /**
   * A name that can be typed.
   *
   * @param text the name, in the spelling of listings
   * @param operand what it takes: {@code nn}, {@code n}, {@code "NAME"} …, or empty
   * @param kind {@code function}, {@code label}, or the module's name
   * @param effect the stack effect, {@code x -- |x|}
   * @param help one sentence
   */
  public record Name(String text, String operand, String kind, String effect, String help) {}
}
