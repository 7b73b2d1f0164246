package hp41;

import static java.time.temporal.ChronoUnit.MICROS;

import hp41.display.Cells;
import hp41.keyboard.Key;
import hp41.keyboard.Keyboard;
import hp41.keyboard.KeyboardState;
import hp41.keyboard.Keying;
import hp41.keyboard.Pace;
import hp41.machine.Event;
import hp41.machine.InstructionSet;
import hp41.machine.LineWatch;
import hp41.machine.Machine;
import hp41.machine.Module;
import hp41.machine.Peripherals;
import hp41.machine.Processor;
import hp41.memory.Memory;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The calculator: what front ends press, type into, run and look at.
 *
 * <p>It belongs to one thread and does nothing by itself. Whoever holds it calls {@link #proceed}
 * when something is due, see {@link #untilDue}; all time is that of {@link Peripherals#clock}.
 *
 * <p>Reading begins here as well. This is the way of a key through the packages:
 *
 * <ol>
 *   <li>A {@link Key} goes to the {@link Keyboard}. What is open there, from nothing to a number, a
 *       name or an operand being keyed, takes it and says what is open next. Prompts follow from
 *       the {@link hp41.machine.OperandKind} of a function.
 *   <li>In the end there is an {@link hp41.machine.Instruction}: a {@link hp41.machine.Function}
 *       with its {@link hp41.machine.Operand}. It is executed, or in PRGM mode inserted into the
 *       program as the bytes that the {@link hp41.machine.Codec} makes of it.
 *   <li>The {@link Processor} executes instructions, single ones and programs; its {@linkplain
 *       Processor#run run loop} is a screen long. It knows no function by name.
 *   <li>What the functions do is in tables, a row for each: {@link hp41.functions.Mainframe}.
 *   <li>They compute with ten digits and round as the machine does: {@link hp41.number.Decimal},
 *       and within a function {@link hp41.number.Extended}.
 *   <li>All that changes is {@link hp41.memory.Memory}: 56-bit {@linkplain hp41.memory.Word words}
 *       at the machine's addresses. {@link hp41.memory.Stack}, {@link hp41.memory.Flags}, {@link
 *       hp41.memory.ProgramMemory} and the others are views of it. {@link Machine} holds them
 *       together.
 *   <li>What is shown and told goes to the {@link hp41.machine.Outbox}, what is asked of the
 *       outside through {@link Peripherals}.
 *   <li>A {@link Snapshot} is all there is to see of it, and what a front end draws.
 * </ol>
 *
 * <p>Beside this way lie {@link hp41.listing.Assembler} and {@link hp41.listing.Lister}, between
 * programs and text; {@linkplain #type typed lines}, which are read by the former and done as keys
 * are; and {@link StateFile}, which keeps an {@link Image} of memory.
 */
public final class Calculator {

  private final Model model;
  private final Set<Accessory> plugged;
  private final InstructionSet known;
  private final Machine machine;
  private final Processor processor;
  private final Keyboard keyboard;
  private final Typewriter typewriter;
  private final Observer observer;

  /** A calculator after MEMORY LOST, the message cleared, that computes as fast as it can. */
  public Calculator(Model model, Peripherals peripherals) {
    this(model, Set.of(), peripherals, Pace.FULL);
  }

  /** A calculator after MEMORY LOST, the message cleared, with nothing plugged in. */
  public Calculator(Model model, Peripherals peripherals, Pace pace) {
    this(model, Set.of(), peripherals, pace);
  }

  /** A calculator after MEMORY LOST, the message cleared, and what is plugged into it. */
  public Calculator(Model model, Set<Accessory> plugged, Peripherals peripherals, Pace pace) {
    this(model, plugged, peripherals, pace, List.of());
  }

  /**
   * A calculator after MEMORY LOST, the message cleared, and what is plugged into it.
   *
   * @param named modules that are not plugged in, whose functions listings, typed lines and the
   *     display call by these names
   */
  public Calculator(
      Model model, Set<Accessory> plugged, Peripherals peripherals, Pace pace, List<Module> named) {
    this.model = model;
    this.plugged = Set.copyOf(plugged);
    Set<Accessory> all = EnumSet.copyOf(model.builtIn());
    all.addAll(plugged);
    Memory memory = model.memory(plugged);
    memory.plug(Accessory.programs(all));
    known = Accessory.known(named);
    machine =
        new Machine(memory, Accessory.functions(all), Accessory.lines(all, named), peripherals);
    processor = new Processor(machine);
    keyboard = new Keyboard(machine, processor, pace);
    typewriter = new Typewriter(machine, keyboard, known, this::isListing, this::names);
    observer = new Observer(model, machine, keyboard, known);
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

  /** Presses a key and lets it go as soon as a finger does; at full speed at once. */
  public void tap(Key key) {
    typewriter.forget();
    keyboard.tap(key);
  }

  /** Ends what is being keyed: behind a number, the next one lifts the stack. */
  public void endEntry() {
    typewriter.endEntry();
  }

  /**
   * Executes a typed line as calc words: {@code 2 3 +}, {@code STO 05}, {@code XEQ "NAME"}; in PRGM
   * mode its steps are inserted instead. Stops at the first word that is wrong. Words behind one
   * that starts a program or a catalogue wait until it stops, see {@link #isTyping}.
   *
   * @return the words that could not be understood, with the nearest names; empty when all went
   *     well
   */
  public Optional<Misunderstanding> type(String line) {
    return typewriter.type(line);
  }

  /** Opens the prompt of a function that takes an operand; false if there is none just now. */
  public boolean prompt(String function) {
    return typewriter.prompt(function);
  }

  /**
   * Puts a card of the reader's folder into it: in PRGM mode the current program is written on it;
   * else it is read, a program in place of the last one, data from R00 on, a status, or all of
   * memory. Nothing happens while a program runs.
   */
  public void insertCard(String name) {
    if (!isRunning()) {
      typewriter.insertCard(name, plugged.contains(Accessory.CARD_READER));
    }
  }

  /** Whether words of the line typed last wait for the program or catalogue they have started. */
  public boolean isTyping() {
    return typewriter.isWaiting();
  }

  /** A typed word that names nothing. */
  public record Misunderstanding(String word, String reason, List<String> nearest) {}

  /**
   * Time until {@link #proceed} has something to do: zero while a program runs, empty when idle.
   */
  public Optional<Duration> untilDue() {
    return keyboard.untilDue().stream().mapToObj(it -> Duration.of(it, MICROS)).findFirst();
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

  /** How fast it computes. */
  public Pace pace() {
    return keyboard.pace();
  }

  /** Computes at another pace from now on, also in the middle of a program; only time changes. */
  public void pace(Pace pace) {
    keyboard.pace(pace);
  }

  /** Whether a program runs or pauses. */
  public boolean isRunning() {
    return keyboard.isRunning();
  }

  /** Whether a catalogue runs through the display. */
  public boolean isListing() {
    return keyboard.keying() == Keying.CATALOGUE && !keyboard.isIdle();
  }

  /** Number of program lines executed so far. */
  public long linesExecuted() {
    return processor.executed();
  }

  /** The current program line with its number, as PRGM mode shows it. */
  public String programLine() {
    return observer.programLine();
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

  /**
   * The functions that listings and typed lines may name: of all accessories, plugged in or not,
   * and those that the user has named.
   */
  public InstructionSet known() {
    return known;
  }

  /** Lets somebody look on while program lines are executed, or nobody. */
  public void watch(Optional<LineWatch> looking) {
    processor.watch(looking);
  }

  /** The machine inside, for front ends that look deeper than a snapshot. */
  public Machine machine() {
    return machine;
  }

  /** The calculator as it stands now. */
  public Snapshot snapshot() {
    return observer.snapshot();
  }

  /** All of memory, to be {@linkplain #restore restored} later. */
  public Image image() {
    return new Image(model, plugged, machine, KeyboardState.of(keyboard));
  }

  /** Puts memory back as it was, and what was being keyed then; what goes on now is given up. */
  public void restore(Image image) {
    image.restore(machine);
    typewriter.forget();
    image.keyboard().restore(keyboard);
  }

  /** Names that XEQ can reach: functions with their help, and global labels in memory. */
  public List<Name> names() {
    return observer.names();
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
