package hp41;

import static java.time.temporal.ChronoUnit.MICROS;

import hp41.debug.Debugger;
import hp41.display.Cells;
import hp41.event.Event;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.keyboard.Keyboard;
import hp41.keyboard.KeyboardState;
import hp41.keyboard.Prompt;
import hp41.listing.Programs;
import hp41.machine.CalculatorFunction.Usage;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.Processor;
import hp41.machine.ProgramLoader;
import hp41.memory.Memory;
import hp41.modal.ModalFunctions;
import hp41.peripherals.Peripherals;
import hp41.program.NoRoom;
import hp41.text.Nearest;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The calculator: what front ends press, type into, run and look at.
 *
 * <p>It belongs to one thread and does nothing by itself. Whoever holds it calls {@link #proceed}
 * when something is due, see {@link #untilDue}; all time is that of {@link Peripherals#clock}.
 *
 * <p>Where to read on is said in the {@linkplain hp41 package}.
 */
public final class Calculator {

  private static final int CHUNK = 1 << 16;

  private final Machine machine;
  private final CalculatorSetup setup;
  private final TypedLineExecutor typedLines;
  private final SnapshotTaker snapshots;
  private final MemoryView contents;
  private final Programs programs;
  private final Debugger debugger;

  /**
   * A calculator after MEMORY LOST, with nothing plugged in, that computes as fast as it can. See
   * {@link #builder} for more.
   */
  public Calculator(Model model, Peripherals peripherals) {
    this(builder(model, peripherals));
  }

  /** Returns a builder of calculators of a model. */
  public static CalculatorBuilder builder(Model model, Peripherals peripherals) {
    return new CalculatorBuilder(model, peripherals);
  }

  Calculator(CalculatorBuilder wanted) {
    Configuration configuration = Configuration.checked(wanted.model, wanted.plugged);
    Memory memory = wanted.model.memory(wanted.plugged);
    memory.plug(configuration.pages());
    machine =
        new Machine(
            memory,
            configuration.functions(),
            configuration.functions(wanted.named),
            wanted.peripherals);
    Processor processor = new Processor(machine, wanted.tier.apply(machine));
    Keyboard keyboard = new Keyboard(machine, processor, wanted.pace, ModalFunctions::new);
    setup = new CalculatorSetup(configuration, wanted.named, machine, keyboard);
    snapshots = new SnapshotTaker(machine, setup);
    typedLines = new TypedLineExecutor(machine, setup, snapshots);
    contents = new MemoryView(machine, this::settle);
    programs = new Programs(machine);
    debugger = new Debugger(machine, new CopyEvaluator(this));
  }

  /**
   * Changes the model and what is plugged in. An open entry is given up, and the registers of
   * memory that is unplugged are lost. Changing the model clears memory. If the engine does not fit
   * the new model, the built-in engine is used.
   *
   * @throws IllegalStateException while a program runs
   * @throws IllegalArgumentException with the reason, if these do not go together
   */
  public void plug(Model model, Plugged plugged) {
    refuseWhileRunning();
    Configuration wanted = Configuration.checked(model, plugged);
    setup.image().filter(it -> !it.fits(model)).ifPresent(it -> engine(Optional.empty()));
    giveUp();
    setup.plug(wanted);
  }

  /**
   * Continues with the engine of an image, or with the built-in engine if there is none. Memory
   * does not change; an open entry is given up.
   *
   * @throws IllegalStateException while a program runs
   * @throws IllegalArgumentException with the reason, if the image is that of another model
   */
  public void engine(Optional<? extends EngineImage> wanted) {
    refuseWhileRunning();
    wanted
        .flatMap(it -> it.problem(model()))
        .ifPresent(
            problem -> {
              throw new IllegalArgumentException(problem);
            });
    giveUp();
    setup.engine(wanted.map(it -> it));
    giveUp();
  }

  private void refuseWhileRunning() {
    if (isRunning()) {
      throw new IllegalStateException("a program runs");
    }
  }

  /** Returns the engine if it is of this class; empty if another engine works. */
  public <T> Optional<T> engine(Class<T> kind) {
    return Optional.of(setup.engine()).filter(kind::isInstance).map(kind::cast);
  }

  /** Returns the image whose engine works; empty if the built-in engine does. */
  public Optional<EngineImage> engineImage() {
    return setup.image();
  }

  /** What is plugged in. */
  public Plugged plugged() {
    return setup.plugged();
  }

  /** Which model it is. */
  public Model model() {
    return setup.model();
  }

  /** Presses a key and holds it: its function's name shows, what acts at once acts. */
  public void keyDown(Key key) {
    typedLines.forget();
    setup.engine().down(key);
  }

  /** Lets the held key go: its function is done, unless it was held too long. */
  public void keyUp() {
    setup.engine().up();
  }

  /** Presses a key and lets it go at once. */
  public void press(Key key) {
    keyDown(key);
    keyUp();
  }

  /** Presses a key and lets it go as soon as a finger does; at full speed at once. */
  public void tap(Key key) {
    typedLines.forget();
    setup.engine().tap(key);
  }

  /** Ends what is being keyed: behind a number, the next one lifts the stack. */
  public void endEntry() {
    typedLines.endEntry();
  }

  /**
   * Executes a typed line as calc words: {@code 2 3 +}, {@code STO 05}, {@code XEQ "NAME"}; in PRGM
   * mode its steps are inserted instead. Stops at the first word that is wrong. Words behind one
   * that starts a program or a catalogue wait until it stops, see {@link #isTyping}.
   *
   * @return the words that could not be understood, with the nearest names; empty when all went
   *     well
   */
  public Optional<TypedLineError> type(String line) {
    return typedLines.type(line);
  }

  /**
   * Answers what a program asks: in ALPHA mode by a text, in capitals unless it stands in quotes,
   * else as a typed line does. An empty answer changes nothing; R/S lets the program go on.
   */
  public Optional<TypedLineError> answer(String line) {
    return TypedAnswer.give(this, line);
  }

  /** Opens the prompt of a function that takes an operand; false if there is none just now. */
  public boolean prompt(String function) {
    return typedLines.prompt(function);
  }

  /**
   * Puts a card of the reader's folder into it: in PRGM mode the current program is written on it;
   * else it is read, a program in place of the last one, data from R00 on, a status, or all of
   * memory. Nothing happens while a program runs.
   */
  public void insertCard(String name) {
    typedLines.insertCard(name);
  }

  /** Whether a card can be put in; while the microcode works, the reader's must be plugged in. */
  public boolean hasCardReader() {
    return setup.hasCardReader();
  }

  /** Whether words of the line typed last wait for the program or catalogue they have started. */
  public boolean isTyping() {
    return typedLines.isWaiting();
  }

  /** A typed word that names nothing. */
  public record TypedLineError(String word, String reason, List<String> nearest) {

    /** Returns what is wrong with the word, and suggestions. */
    public String message() {
      return word + ": " + reason + Nearest.question(nearest);
    }
  }

  /**
   * Time until {@link #proceed} has something to do: zero while a program runs, empty when idle.
   */
  public Optional<Duration> untilDue() {
    return setup.engine().untilDue().stream().mapToObj(it -> Duration.of(it, MICROS)).findFirst();
  }

  /** Whether nothing changes before the next key or alarm. */
  public boolean isIdle() {
    return setup.engine().isIdle();
  }

  /** Does what is due: up to that many program lines, steps of a scroll, ends of pauses. */
  public void proceed(int lines) {
    setup.engine().proceed(lines);
    typedLines.proceed();
  }

  /** Whether something goes on that was started: a program, a catalogue, a typed line or key. */
  public boolean isBusy() {
    return isRunning() || isListing() || isTyping() || setup.engine().isPressing();
  }

  /**
   * Computes until it waits for somebody.
   *
   * @param lines of programs that may be executed
   * @return whether it waits, rather than that the lines have run out or the thread is interrupted
   */
  public boolean run(long lines) {
    long end = lines + Math.min(linesExecuted(), Long.MAX_VALUE - lines);
    while (linesExecuted() < end && isBusy() && !Thread.currentThread().isInterrupted()) {
      machine.peripherals().await(untilDue().orElse(Duration.ZERO));
      proceed((int) Math.min(CHUNK, end - linesExecuted()));
    }
    if (!isBusy()) {
      finishScroll();
    }
    return !isBusy();
  }

  /** Computes until it waits for somebody or the thread is interrupted. */
  public void run() {
    run(Long.MAX_VALUE);
  }

  /** How fast it computes. */
  public Pace pace() {
    return setup.engine().pace();
  }

  /** Computes at another pace from now on, also in the middle of a program; only time changes. */
  public void pace(Pace pace) {
    setup.engine().pace(pace);
  }

  /** Whether a program runs or pauses. */
  public boolean isRunning() {
    return setup.engine().isRunning();
  }

  /** Whether a catalog runs through the display. */
  public boolean isListing() {
    return setup.isListing();
  }

  /** Number of program lines executed so far. */
  public long linesExecuted() {
    return setup.engine().executed();
  }

  /**
   * Returns why execution ended and what it waits for: the calculator is off, an error is
   * displayed, the debugger stopped the program, or the program stopped by itself; else {@link
   * Cause#BUDGET}.
   */
  public StopReason stopped() {
    if (!isOn()) {
      return Cause.OFF;
    } else if (!machine.outbox().error().isEmpty()) {
      return Cause.ERROR;
    }
    StopReason reason = debugger.reason();
    return reason == Cause.BUDGET ? setup.engine().stopped() : reason;
  }

  /** Lets a program that the debugger has stopped go on as if it had not; R/S does more. */
  public void goOn() {
    typedLines.forget();
    setup.engine().goOn();
  }

  /** The current program line with its number, as PRGM mode shows it. */
  public String programLine() {
    return snapshots.programLine();
  }

  /** Ends a scroll at once, so that the last twelve characters stand. */
  public void finishScroll() {
    setup.engine().finishScroll();
  }

  /** Whether the calculator is switched on. */
  public boolean isOn() {
    return setup.engine().isOn();
  }

  /** Whether the display is dark: the calculator is off, or the machine is busy behind it. */
  public boolean isDark() {
    return setup.engine().isDark();
  }

  /** The twelve cells as they stand now. */
  public Cells display() {
    return setup.engine().display();
  }

  /** Whether the display is just being written, so that what it shows does not count. */
  public boolean isWriting() {
    return setup.engine().isWriting();
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
    return setup.known();
  }

  /** What stops its programs, looks on and goes back. */
  public Debugger debugger() {
    return debugger;
  }

  /** Takes back what the last line of a program has done; false if the debugger knows of none. */
  public boolean stepBack() {
    boolean undone = debugger.back();
    if (undone) {
      memoryReplaced(KeyboardState.READY);
    }
    return undone;
  }

  /** What stands in memory. */
  public MemoryView contents() {
    return contents;
  }

  /** The programs in memory. */
  public Programs programs() {
    return programs;
  }

  /**
   * Packs memory and adds programs behind those that are there, giving up data registers for them
   * if these are all zero. Line 00 of the first of them is current then.
   *
   * @param programs the bytes of each with its END
   * @throws NoRoom if they do not fit; memory is only packed then
   */
  public void load(List<byte[]> programs) {
    new ProgramLoader(machine.memory()).makeRoomAndLoad(programs);
    settle();
  }

  /** Gives up what is being keyed, a message that stands, and a program that waits. */
  public void giveUp() {
    typedLines.forget();
    Image.PASSING_FLAGS.forEach(flag -> machine.flags().set(flag, false));
    setup.engine().stand(KeyboardState.READY);
  }

  /** After a change from outside nothing is being keyed; a program runs on. */
  private void settle() {
    if (!isRunning()) {
      giveUp();
    }
  }

  Machine machine() {
    return machine;
  }

  /** The calculator as it stands now. */
  public Snapshot snapshot() {
    return snapshots.snapshot();
  }

  /** How it is set, and what it does. */
  public Snapshot.Modes modes() {
    return snapshots.modes();
  }

  /** The message that stands in the display; empty if there is none. */
  public String message() {
    return snapshots.message();
  }

  /** The error that stands in the display; empty if there is none. */
  public String error() {
    return snapshots.error();
  }

  /** The prompt that waits for keys. */
  public Optional<Prompt> prompt() {
    return setup.engine().prompt();
  }

  /** The number that is being keyed, as typed so far. */
  public Optional<String> keyedNumber() {
    return setup.engine().state().number();
  }

  /** All of memory, to be {@linkplain #restore restored} later. */
  public Image image() {
    return new Image(model(), plugged(), machine, setup.engine().state());
  }

  /**
   * Puts memory back as it was, and what was being keyed then; what goes on now is given up, and so
   * are registers of something that is no longer plugged in.
   *
   * @throws IllegalArgumentException if it is the memory of another model
   */
  public void restore(Image image) {
    image.checkFor(model());
    image.restore(machine);
    memoryReplaced(image.keyboard());
  }

  private void memoryReplaced(KeyboardState keyboard) {
    machine.printer().detect();
    machine.findPointer();
    typedLines.forget();
    setup.engine().stand(keyboard);
  }

  /** Names that XEQ can reach: functions with their help, and global labels in memory. */
  public List<KnownName> names() {
    return snapshots.names();
  }

  /**
   * A name that can be typed.
   *
   * @param text the name, in the spelling of listings
   * @param operand what it takes: {@code nn}, {@code n}, {@code "NAME"} …, or empty
   * @param kind what it is the name of
   * @param effect the stack effect, {@code x -- |x|}
   * @param help one sentence
   * @param usage what else there is to say about a function
   */
  public record KnownName(
      String text, String operand, NameKind kind, String effect, String help, Usage usage) {

    /** A name with nothing more to say about it. */
    public KnownName(String text, String operand, NameKind kind, String effect, String help) {
      this(text, operand, kind, effect, help, Usage.NONE);
    }

    /** Returns whether it is the name of a program. */
    public boolean isLabel() {
      return kind == NameKind.BuiltinName.LABEL;
    }
  }
}
