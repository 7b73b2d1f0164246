package hp41;

import static java.time.temporal.ChronoUnit.MICROS;

import hp41.debug.Debugger;
import hp41.debug.Programs;
import hp41.display.Cells;
import hp41.event.Event;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.format.ProgramFile;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.key.Prompt;
import hp41.keyboard.KeyboardState;
import hp41.listing.Lister;
import hp41.machine.InstructionSet;
import hp41.machine.Machine;
import hp41.machine.Processor;
import hp41.machine.ProgramLoader;
import hp41.memory.Memory;
import hp41.peripherals.Peripherals;
import hp41.player.BuiltInEngine;
import hp41.program.NoRoom;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

// This file is longer than others: it is the whole interface of the library, mostly Javadoc.

/**
 * An HP-41: front ends press its keys, type lines, run programs and read its display.
 *
 * <p>A calculator belongs to one thread and does nothing by itself. Its owner calls {@link
 * #proceed} when the time of {@link #untilDue} has passed. All time is that of {@link
 * Peripherals#clock}.
 *
 * <p>The {@linkplain hp41 package} describes where to read on.
 */
public final class Calculator {

  private static final int CHUNK = 1 << 16;

  private final Machine machine;
  private final CalculatorSetup setup;
  final TypedLineExecutor typedLines;
  private final SnapshotTaker snapshots;
  private final NameCatalog names;
  private final MemoryView contents;
  private final Debugger debugger;

  /**
   * Creates a calculator after MEMORY LOST, with nothing plugged in, that computes as fast as
   * possible. {@link #builder} has more options.
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
    BuiltInEngine engine = new BuiltInEngine(machine, processor, wanted.pace);
    setup = new CalculatorSetup(configuration, wanted.named, machine, engine);
    snapshots = new SnapshotTaker(machine, setup);
    names = new NameCatalog(machine, setup);
    typedLines = new TypedLineExecutor(machine, setup, names);
    contents = new MemoryView(machine, this::settle);
    debugger = new Debugger(machine, new CopyEvaluator(this), this::settle);
  }

  /**
   * Changes the model and what is plugged in. An open entry is cancelled, and the registers of
   * memory that is unplugged are lost. Changing the model clears memory. If the engine does not fit
   * the new model, the built-in engine is used.
   *
   * @throws IllegalStateException while a program runs
   * @throws IllegalArgumentException with the reason, if what is plugged in does not fit the model
   */
  public void plug(Model model, Plugged plugged) {
    setup.refuseWhileRunning();
    Configuration wanted = Configuration.checked(model, plugged);
    setup.image().filter(it -> !it.fits(model)).ifPresent(it -> engine(Optional.empty()));
    cancelInput();
    setup.plug(wanted);
  }

  /**
   * Continues with the engine of an image, or with the built-in engine if there is none. Memory
   * does not change; an open entry is cancelled.
   *
   * @throws IllegalStateException while a program runs
   * @throws IllegalArgumentException with the reason, if the image is that of another model
   */
  public void engine(Optional<? extends EngineImage> wanted) {
    setup.refuseWhileRunning();
    setup.refuseWrong(wanted);
    cancelInput();
    setup.engine(wanted.map(it -> it));
    cancelInput();
  }

  /** Returns the engine if it is an instance of a class; otherwise empty. */
  public <T> Optional<T> engine(Class<T> kind) {
    return Optional.of(setup.engine()).filter(kind::isInstance).map(kind::cast);
  }

  /** Returns the image of the engine in use; empty for the built-in engine. */
  public Optional<EngineImage> engineImage() {
    return setup.image();
  }

  /** Returns what is plugged in. */
  public Plugged plugged() {
    return setup.plugged();
  }

  /** Returns the model. */
  public Model model() {
    return setup.model();
  }

  /**
   * Presses a key and holds it. Keys that act when pressed act; for others, the name of the
   * function is displayed.
   */
  public void keyDown(Key key) {
    typedLines.forget();
    setup.engine().down(key);
  }

  /**
   * Releases the held key. Its function is executed, unless the key was held until NULL was
   * displayed.
   */
  public void keyUp() {
    setup.engine().up();
  }

  /** Presses and releases a key without holding it. */
  public void press(Key key) {
    keyDown(key);
    keyUp();
  }

  /**
   * Presses a key and releases it after the time of an ordinary key press; at full speed, at once.
   */
  public void tap(Key key) {
    typedLines.forget();
    setup.engine().tap(key);
  }

  /** Closes an open entry. After a number, stack lift is enabled. */
  public void endEntry() {
    typedLines.endEntry();
  }

  /**
   * Executes a typed line word by word, for example {@code 2 3 +}, {@code STO 05} or {@code XEQ
   * "NAME"}. In PRGM mode the words are inserted as program lines instead. Execution stops at the
   * first word that cannot be read. The words after one that starts a program or a catalog wait
   * until it stops; see {@link #isTyping}.
   *
   * @return the word that could not be read, with similar names; empty if there is none
   */
  public Optional<TypedLineError> type(String line) {
    return typedLines.type(line);
  }

  /**
   * Enters the answer to a program's question. In ALPHA mode it is a text, converted to capitals
   * unless it is in quotes; otherwise it is a typed line. An empty answer changes nothing. R/S then
   * continues the program.
   */
  public Optional<TypedLineError> answer(String line) {
    return TypedAnswer.give(this, line);
  }

  /** Opens the prompt of a function that takes an operand; returns false if impossible. */
  public boolean prompt(String function) {
    return typedLines.prompt(function);
  }

  /**
   * Inserts a magnetic card from the folder of cards into the card reader. In PRGM mode the current
   * program is written to it. Otherwise it is read: a program replaces the last one, data is stored
   * from R00, and status or all of memory is restored. While a program runs, nothing happens.
   */
  public void insertCard(String name) {
    typedLines.insertCard(name);
  }

  /**
   * Returns whether a card can be inserted. With the microcode engine, the ROM of the card reader
   * must be plugged in.
   */
  public boolean hasCardReader() {
    return setup.hasCardReader();
  }

  /** Returns whether words of the last typed line wait for a program or catalog to stop. */
  public boolean isTyping() {
    return typedLines.isWaiting();
  }

  /**
   * Returns the time until {@link #proceed} has something to do: zero while a program runs, empty
   * if there is nothing to do.
   */
  public Optional<Duration> untilDue() {
    return setup.engine().untilDue().stream().mapToObj(it -> Duration.of(it, MICROS)).findFirst();
  }

  /** Returns whether nothing changes before the next key press or alarm. */
  public boolean isIdle() {
    return setup.engine().isIdle();
  }

  /**
   * Does what is due, such as program lines, steps of a scrolling text, and ends of pauses.
   *
   * @param lines the maximum number of program lines
   */
  public void proceed(int lines) {
    setup.engine().proceed(lines);
    typedLines.proceed();
  }

  /** Returns whether a program, a catalog, a typed line or a key press is still in progress. */
  public boolean isBusy() {
    return isRunning() || isListing() || isTyping() || setup.engine().isPressing();
  }

  /**
   * Runs until the calculator waits for input.
   *
   * @param lines the maximum number of program lines
   * @return true if the calculator waits; false if the lines are used up or the thread was
   *     interrupted
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

  /** Runs until the calculator waits for input or the thread is interrupted. */
  public void run() {
    run(Long.MAX_VALUE);
  }

  /** Returns the pace of computation. */
  public Pace pace() {
    return setup.engine().pace();
  }

  /** Sets the pace of computation, also while a program runs. Only durations change. */
  public void pace(Pace pace) {
    setup.engine().pace(pace);
  }

  /** Returns whether a program runs or pauses. */
  public boolean isRunning() {
    return setup.engine().isRunning();
  }

  /** Returns whether a catalog is running. */
  public boolean isListing() {
    return setup.isListing();
  }

  /** Returns the number of program lines executed so far. */
  public long linesExecuted() {
    return setup.engine().executed();
  }

  /**
   * Returns why execution ended and what it waits for: the calculator is off, an error is
   * displayed, the debugger stopped the program, or the program stopped by itself; else {@link
   * Cause#NONE}.
   */
  public StopReason stopped() {
    if (!isOn()) {
      return Cause.OFF;
    } else if (!machine.outbox().error().isEmpty()) {
      return Cause.ERROR;
    }
    StopReason reason = debugger.reason();
    return reason == Cause.NONE ? setup.engine().stopped() : reason;
  }

  /**
   * Continues a program that the debugger has stopped, as if it had not stopped. In contrast, R/S
   * also has the effects of a key press.
   */
  public void resume() {
    typedLines.forget();
    setup.engine().resume();
  }

  /** Returns the current program line with its number, as PRGM mode shows it. */
  public String programLine() {
    return snapshots.programLine();
  }

  /** Ends scrolling at once: the display shows the last twelve characters. */
  public void finishScroll() {
    setup.engine().finishScroll();
  }

  /** Returns whether the calculator is on. */
  public boolean isOn() {
    return setup.engine().isOn();
  }

  /** Returns whether the calculator is off, or the microcode has turned the display off. */
  public boolean isDark() {
    return setup.engine().isDark();
  }

  /** Returns the twelve cells at this moment. */
  public Cells display() {
    return setup.engine().display();
  }

  /**
   * Returns whether the microcode is just writing the display, so that its content is incomplete.
   */
  public boolean isWriting() {
    return setup.engine().isWriting();
  }

  /** Removes and returns the events since the last call. */
  public List<Event> takeEvents() {
    return machine.outbox().takeEvents();
  }

  /** Reads the programs of a file in any format, such as RAW or a listing. Nothing is loaded. */
  public ReadPrograms read(byte[] content) {
    return ReadPrograms.of(ProgramFile.read(content, known()));
  }

  /** Returns a listing of programs, which {@link #read} reads as the same bytes. */
  public String list(List<byte[]> listed) {
    return new Lister(known()).list(listed);
  }

  /** Returns the functions that listings and typed lines may name. */
  InstructionSet known() {
    return setup.known();
  }

  /** Returns the debugger of this calculator. */
  public Debugger debugger() {
    return debugger;
  }

  /** Undoes the last program line; returns false if the debugger has not recorded it. */
  public boolean stepBack() {
    boolean undone = debugger.back();
    if (undone) {
      memoryReplaced(KeyboardState.READY);
    }
    return undone;
  }

  /** Returns a live view of memory. */
  public MemoryView contents() {
    return contents;
  }

  /** Returns a live view of the programs in memory. */
  public Programs programs() {
    return debugger.programs();
  }

  /**
   * Packs memory and adds programs after the existing ones. If necessary, data registers are
   * removed, but only if they all contain zero. Line 00 of the first new program becomes the
   * current line.
   *
   * @param programs the bytes of each program including its END
   * @throws NoRoom if they do not fit; memory is packed in this case, too
   */
  public void load(List<byte[]> programs) {
    new ProgramLoader(machine.memory()).loadWithResize(programs);
    settle();
  }

  /** Closes an open entry, removes a message from the display, and forgets a waiting program. */
  public void cancelInput() {
    typedLines.forget();
    Image.PASSING_FLAGS.forEach(flag -> machine.flags().set(flag, false));
    setup.engine().restore(KeyboardState.READY);
  }

  /** Closes an open entry after memory was changed from outside, unless a program runs. */
  private void settle() {
    if (!isRunning()) {
      cancelInput();
    }
  }

  Machine machine() {
    return machine;
  }

  /** Returns a snapshot of the calculator. */
  public Snapshot snapshot() {
    return snapshots.snapshot();
  }

  /** Returns the modes of the calculator. */
  public Snapshot.Modes modes() {
    return snapshots.modes();
  }

  /** Returns the displayed message; empty if there is none. */
  public String message() {
    return snapshots.message();
  }

  /** Returns the displayed error message; empty if there is none. */
  public String error() {
    return snapshots.error();
  }

  /** Returns the open prompt. */
  public Optional<Prompt> prompt() {
    return setup.engine().prompt();
  }

  /** Returns the number of the open digit entry, as keyed so far. */
  public Optional<String> keyedNumber() {
    return setup.engine().state().number();
  }

  /** Returns a copy of all of memory, for {@link #restore}. */
  public Image image() {
    return new Image(model(), plugged(), machine, setup.engine().state());
  }

  /**
   * Restores memory and the open entry of an image. The current entry or program is stopped.
   * Registers of accessories that are no longer plugged in are ignored.
   *
   * @throws IllegalArgumentException if the image is of another model
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
    setup.engine().restore(keyboard);
  }

  /**
   * Returns the names that XEQ can execute: functions with their help, and global labels in memory,
   * each once even if several programs contain it.
   */
  public List<KnownName> names() {
    return names.names();
  }

  /** Returns the function or global label with a name, in upper or lower case. */
  public Optional<KnownName> named(String name) {
    return names.named(name);
  }
}
