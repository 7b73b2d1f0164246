package hp41.microcode;

import hp41.Calculator;
import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.event.StopReason;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.Pace;
import hp41.key.Prompt;
import hp41.keyboard.Engine;
import hp41.keyboard.KeyboardState;
import hp41.keyboard.ReplacementEngine;
import hp41.keyboard.TypedInputTarget;
import hp41.machine.Machine;
import hp41.machine.PlacedImage;
import hp41.memory.Flags;
import hp41.memory.Memory;
import hp41.memory.ProgramMemory;
import hp41.nut.Nut;
import hp41.nut.Pages;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/**
 * Executes the microcode of the real machine instead of the built-in engine. While the processor
 * sleeps, memory has the contents that the built-in engine would produce. Stack lift, the kind of
 * program pointer and the clock are stored in the processor and copied.
 */
public final class Microcode implements ReplacementEngine {

  /** The approximate number of words for a program line. */
  private static final int LINE = 100;

  private static final int MOST_LINES = 10_000;

  /** The number of registers of a full memory. */
  private static final int FULL_MEMORY = 0x200;

  private static final long AT_ONCE = 100_000;

  /** The number of words after which the engine checks whether the processor waits for the user. */
  private static final long GLANCE = 20_000;

  /** One hour of machine time in words, much longer than any function of the mainframe takes. */
  private static final long PATIENCE = 3_600_000_000_000L / Nut.WORD_NANOS;

  private static final long BOOT = 1_000_000;

  private final SystemRom rom;
  private final Machine machine;
  private final Engine builtIn;
  private final SharedRam ram;
  private final Nut nut;
  private final UserCode programs;
  private final MicrocodeDebugger debugger;
  private final KeyPressQueue keyPresses;
  private final MicrocodeScheduler scheduler;
  private final ClockBridge clockBridge;
  private final PluggedDevices devices;
  private final CardReaderChip cardReader;
  private final StatusPublisher status;
  private final MicrocodeTypedInput typedInput;
  private Pace pace;

  Microcode(Machine machine, Engine builtIn, SystemRom rom, List<PlacedImage> images, Pace pace) {
    this.rom = rom;
    Pages pages = rom.pages(images);
    this.machine = machine;
    this.builtIn = builtIn;
    this.pace = pace;
    ram = new SharedRam(new Memory(FULL_MEMORY, 0, Set.of()));
    nut = new Nut(ram, pages, new Tones(machine.outbox()));
    programs = new UserCode(machine, nut);
    debugger = new MicrocodeDebugger(nut, programs);
    keyPresses = new KeyPressQueue(nut);
    scheduler = new MicrocodeScheduler(nut, keyPresses, debugger, machine.peripherals().clock());
    clockBridge = new ClockBridge(machine, nut.clock());
    boot();
    devices = new PluggedDevices(machine, nut);
    cardReader = devices.cardReader();
    devices.connect(pages);
    status = new StatusPublisher(machine, nut, programs, cardReader);
    typedInput = new MicrocodeTypedInput(machine, this);
    ram.connect(machine.memory());
    scheduler.synchronize();
  }

  /**
   * Starts the processor with a memory of its own, which initializes the chips, and executes CLX.
   * The return address of CLX remains in the processor, and some bytes of key assignments return to
   * this address.
   */
  private void boot() {
    nut.run(BOOT);
    for (Key key : List.of(Key.ON, Key.BACK, Key.BACK)) {
      keyPresses.tap(key);
      scheduler.atOnce(BOOT);
    }
    nut.saveRegisters();
  }

  /** Returns the microcode that a calculator executes; empty if it uses the built-in engine. */
  public static Optional<Microcode> of(Calculator calculator) {
    return calculator.engine(Microcode.class);
  }

  @Override
  public TypedInputTarget typedInput() {
    return typedInput;
  }

  @Override
  public void plug(List<PlacedImage> images) {
    Pages pages = rom.pages(images);
    nut.pages(pages);
    devices.connect(pages);
    ram.connect(machine.memory());
  }

  /** Cancels the wait for a card by pressing the correction key. */
  void cancelCard() {
    if (cardReader.isWaiting()) {
      cardReader.cancelWait();
      tap(Key.BACK);
    }
  }

  @Override
  public boolean hasCardReader() {
    return devices.hasCardReader();
  }

  void insertCard(String name) {
    cardReader.insert(name);
    nut.wake();
    atOnce();
  }

  @Override
  public void handBack() {
    clockBridge.pass(nut);
    update();
  }

  @Override
  public void down(Key key) {
    catchUp();
    keyPresses.down(key, scheduler.time());
  }

  @Override
  public void up() {
    catchUp();
    keyPresses.up(scheduler.time());
    atOnce();
  }

  @Override
  public void tap(Key key) {
    catchUp();
    keyPresses.tap(key);
    atOnce();
  }

  /** At full speed, executes the function of a released key, or its start if it takes longer. */
  private void atOnce() {
    if (isFullSpeed()) {
      executeAtOnce(AT_ONCE);
      update();
    }
  }

  private void executeAtOnce(long words) {
    for (long left = words;
        left > 0 && !cardReader.isWaiting() && !scheduler.isAtRest();
        left -= GLANCE) {
      scheduler.atOnce(Math.min(left, GLANCE));
    }
    programs.copyToMachine();
  }

  @Override
  public void proceed(int lines) {
    catchUp();
    if (isFullSpeed()) {
      executeAtOnce((long) LINE * Math.min(lines, MOST_LINES));
    }
    update();
  }

  /** Advances the clock to now. At a real HP-41's speed, also executes the words until now. */
  private void catchUp() {
    if (nut.isAsleep()) {
      programs.copyToProcessor();
    }
    clockBridge.pass(nut);
    if (isFullSpeed()) {
      scheduler.synchronize();
    } else {
      scheduler.untilNow();
    }
    programs.copyToMachine();
  }

  /** Returns whether to run at full speed: not while a key is held or a card is awaited. */
  private boolean isFullSpeed() {
    return pace == Pace.FULL && !keyPresses.isHolding() && !cardReader.isWaiting();
  }

  /** Copies the state of the processor to the calculator. */
  private void update() {
    clockBridge.copyFromChip();
    status.update();
  }

  /** Returns the processor's code of a key. */
  public static int code(Key key) {
    return KeyCodes.of(key);
  }

  /** Returns whether the processor waits for the user and no key press is queued. */
  boolean isAtRest() {
    return scheduler.isAtRest() || cardReader.isWaiting() && keyPresses.isIdle();
  }

  /**
   * Executes up to one hour of machine time, and returns whether the processor neither sleeps nor
   * reaches the next program line in it.
   */
  public boolean isHung() {
    return !isAtRest() && keyPresses.isIdle() && !programs.returns(PATIENCE);
  }

  /**
   * Executes the next program line including its pause, but at most as long as {@link #isHung}. If
   * the program stops there, executes until the processor sleeps.
   */
  public void line() {
    boolean returns;
    do {
      nut.step();
      returns = programs.returns(PATIENCE);
    } while (returns && !isRunning() && machine.flags().get(Flags.PAUSE));
    if (!isRunning()) {
      executeAtOnce(AT_ONCE);
    }
    update();
  }

  public Nut nut() {
    return nut;
  }

  public MicrocodeDebugger debugger() {
    return debugger;
  }

  @Override
  public OptionalLong untilDue() {
    return scheduler.untilDue(isFullSpeed());
  }

  @Override
  public boolean isIdle() {
    return scheduler.isIdle();
  }

  @Override
  public Pace pace() {
    return pace;
  }

  @Override
  public void pace(Pace next) {
    catchUp();
    pace = next;
    scheduler.synchronize();
  }

  @Override
  public boolean isRunning() {
    return !scheduler.isStill() && nut.status(UserCode.RUNNING) && !cardReader.isWaiting();
  }

  @Override
  public StopReason stopped() {
    return status.stopped();
  }

  @Override
  public boolean isPressing() {
    return pace == Pace.AUTHENTIC && !isAtRest();
  }

  @Override
  public void resume() {
    catchUp();
    machine.program().storeLine(ProgramMemory.UNKNOWN_LINE);
    programs.resume();
    if (!machine.flags().get(Flags.MESSAGE)) {
      nut.show(Cells.of(DisplayEventTranslator.GOOSE), Set.of(Annunciator.PRGM));
    }
    status.stopped(StopReason.Cause.NONE);
    scheduler.synchronize();
  }

  @Override
  public long executed() {
    return nut.words() / LINE;
  }

  @Override
  public boolean isOn() {
    return !nut.isOff();
  }

  @Override
  public boolean isDark() {
    return !nut.isLit();
  }

  @Override
  public boolean isWriting() {
    return isOn() && isDark();
  }

  @Override
  public Cells display() {
    return nut.cells();
  }

  @Override
  public Set<Annunciator> annunciators() {
    return nut.lit();
  }

  @Override
  public void finishScroll() {
    executeAtOnce(AT_ONCE);
  }

  @Override
  public Keying keying() {
    if (cardReader.isWaiting()) {
      return Keying.OPERAND;
    } else if (!scheduler.isStill() && keyPresses.isIdle() && !nut.status(UserCode.RUNNING)) {
      return Keying.CATALOGUE;
    }
    return machine.flags().get(Flags.PARTIAL_KEY) ? Keying.OPERAND : Keying.NOTHING;
  }

  @Override
  public Optional<Prompt> prompt() {
    return Optional.empty();
  }

  @Override
  public String modalFunction() {
    return "";
  }

  @Override
  public KeyboardState state() {
    return KeyboardState.READY;
  }

  /** Puts the processor to sleep with the display that the built-in engine has in a state. */
  @Override
  public void restore(KeyboardState state) {
    builtIn.restore(state);
    status.stopped(builtIn.stopped());
    keyPresses.clear();
    debugger.resume();
    nut.restoreRegisters(builtIn.isOn());
    programs.reset();
    programs.copyToProcessor();
    nut.show(builtIn.display(), builtIn.annunciators());
    clockBridge.copyToChip();
    scheduler.synchronize();
  }
}
