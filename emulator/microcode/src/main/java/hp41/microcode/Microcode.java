package hp41.microcode;

import hp41.Calculator;
import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.event.StopReason;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.Pace;
import hp41.keyboard.Keyboard;
import hp41.keyboard.KeyboardState;
import hp41.keyboard.Prompt;
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
import java.util.stream.LongStream;

/**
 * The machine's microcode as engine. While the processor sleeps, memory is as the calculator's own
 * engine would have it, but for what only the processor knows: whether the next number lifts the
 * stack, whether the program counter is one in a module, what the clock shows.
 */
public final class Microcode implements ReplacementEngine {

  /** As many words as a line of a program takes, more or less. */
  private static final int LINE = 100;

  private static final int MOST_LINES = 10_000;

  /** The address behind the last register of the models that have most. */
  private static final int FULL_MEMORY = 0x200;

  /** So often the display is looked at while the processor works. */
  private static final long QUANTUM_MICROS = 20_000;

  private static final long MINUTE_HUNDREDTHS = 6_000;
  private static final long AT_ONCE = 100_000;

  /** After so many words it is asked whether somebody is waited for. */
  private static final long GLANCE = 20_000;

  /** An hour of the machine's time in words: much longer than any of its own functions takes. */
  private static final long PATIENCE = 3_600_000_000_000L / Nut.WORD_NANOS;

  private static final long BOOT = 1_000_000;
  private static final long HUNDREDTH_MICROS = 10_000;

  private final SystemRom rom;
  private final Machine machine;
  private final Keyboard keyboard;
  private final SharedRam ram;
  private final Nut nut;
  private final UserCode programs;
  private final MicrocodeDebugger debugger;
  private final KeyPressQueue finger;
  private final MicrocodeScheduler pulse;
  private final ClockBridge chronometer;
  private final PluggedDevices devices;
  private final CardReaderChip cardReader;
  private final StatusPublisher report;
  private Pace pace;

  Microcode(
      Machine machine, Keyboard keyboard, SystemRom rom, List<PlacedImage> images, Pace pace) {
    this.rom = rom;
    Pages pages = rom.pages(images);
    this.machine = machine;
    this.keyboard = keyboard;
    this.pace = pace;
    ram = new SharedRam(new Memory(FULL_MEMORY, 0, Set.of()));
    nut = new Nut(ram, pages, new Tones(machine.outbox()));
    programs = new UserCode(machine, nut);
    debugger = new MicrocodeDebugger(nut, programs);
    finger = new KeyPressQueue(nut);
    pulse = new MicrocodeScheduler(nut, finger, debugger, machine.peripherals().clock());
    chronometer = new ClockBridge(machine, nut.clock());
    boot();
    devices = new PluggedDevices(machine, nut);
    cardReader = devices.cardReader();
    devices.connect(pages);
    report = new StatusPublisher(machine, nut, programs, cardReader);
    ram.connect(machine.memory());
    pulse.synchronize();
  }

  /** Starts the processor with a memory of its own, which puts the chips in their usual state. */
  private void boot() {
    nut.run(BOOT);
    finger.tap(Key.BACK);
    pulse.atOnce(BOOT);
    nut.remember();
  }

  /** Returns the microcode that a calculator executes; empty if its built-in engine works. */
  public static Optional<Microcode> of(Calculator calculator) {
    return calculator.engine(Microcode.class);
  }

  @Override
  public TypedInputTarget typedInput() {
    return new MicrocodeTypedInput(machine, this);
  }

  @Override
  public void plug(List<PlacedImage> images) {
    Pages pages = rom.pages(images);
    nut.pages(pages);
    devices.connect(pages);
    ram.connect(machine.memory());
  }

  /** Ends the wait for a card, as the key does that takes back. */
  void giveUpCard() {
    if (cardReader.isWaiting()) {
      cardReader.forget();
      tap(Key.BACK);
    }
  }

  @Override
  public boolean hasCardReader() {
    return devices.hasCardReader();
  }

  /** Puts a card into the card reader. */
  void insertCard(String name) {
    cardReader.insert(name);
    nut.wake();
    atOnce();
  }

  @Override
  public void handBack() {
    chronometer.pass(nut);
    look();
  }

  @Override
  public void down(Key key) {
    catchUp();
    finger.down(key, pulse.time());
  }

  @Override
  public void up() {
    catchUp();
    finger.up(pulse.time());
    atOnce();
  }

  @Override
  public void tap(Key key) {
    catchUp();
    finger.tap(key);
    atOnce();
  }

  /** At full speed a key is done when it is let go, unless it has started something longer. */
  private void atOnce() {
    if (isHurried()) {
      hurry(AT_ONCE);
      look();
    }
  }

  private void hurry(long words) {
    for (long left = words;
        left > 0 && !cardReader.isWaiting() && !pulse.isAtRest();
        left -= GLANCE) {
      pulse.atOnce(Math.min(left, GLANCE));
    }
    programs.share();
  }

  @Override
  public void proceed(int lines) {
    catchUp();
    if (isHurried()) {
      hurry((long) LINE * Math.min(lines, MOST_LINES));
    }
    look();
  }

  /** Lets time pass up to now, and executes what that is enough for at the machine's own pace. */
  private void catchUp() {
    if (nut.isAsleep()) {
      programs.take();
    }
    chronometer.pass(nut);
    if (isHurried()) {
      pulse.synchronize();
    } else {
      pulse.untilNow();
    }
    programs.share();
  }

  /** Whether it does as much as it can; nobody is hurried who holds a key or looks for a card. */
  private boolean isHurried() {
    return pace == Pace.FULL && !finger.isHolding() && !cardReader.isWaiting();
  }

  /** What the calculator has to know of the processor. */
  private void look() {
    chronometer.takeBack();
    report.look();
  }

  /** The code under which the processor reads a key. */
  public static int code(Key key) {
    return KeyCodes.of(key);
  }

  /** Whether it waits for somebody, and no key waits to be pressed. */
  boolean isAtRest() {
    return pulse.isAtRest() || cardReader.isWaiting() && finger.isIdle();
  }

  /**
   * Returns whether a function hangs: the processor executes for an hour of the machine's time and
   * neither sleeps nor comes to the next program line. It executes that far to find out.
   */
  public boolean isHung() {
    return !isAtRest() && finger.isIdle() && !programs.returns(PATIENCE);
  }

  /**
   * Executes the program line that comes next, with its pause, but no longer than {@link #isHung}
   * does; if the program stops there, until the processor rests.
   */
  public void line() {
    boolean returns;
    do {
      nut.step();
      returns = programs.returns(PATIENCE);
    } while (returns && !isRunning() && machine.flags().get(Flags.PAUSE));
    if (!isRunning()) {
      hurry(AT_ONCE);
    }
    look();
  }

  /** The processor. */
  public Nut nut() {
    return nut;
  }

  /** What stops the processor. */
  public MicrocodeDebugger debugger() {
    return debugger;
  }

  @Override
  public OptionalLong untilDue() {
    if (debugger.isStopped()) {
      return OptionalLong.empty();
    }
    if (isHurried() && !nut.isAsleep()) {
      return OptionalLong.of(0);
    }
    LongStream work =
        nut.isAsleep() && finger.isIdle() ? LongStream.empty() : LongStream.of(QUANTUM_MICROS);
    LongStream chips = LongStream.concat(nut.untilDue().stream(), nut.untilOff().stream());
    return LongStream.concat(work, chips.map(it -> it * HUNDREDTH_MICROS))
        .map(micros -> Math.max(0, micros - pulse.idleMicros()))
        .min();
  }

  @Override
  public boolean isIdle() {
    return debugger.isStopped()
        || nut.isAsleep()
            && finger.isIdle()
            && nut.untilDue().orElse(MINUTE_HUNDREDTHS) >= MINUTE_HUNDREDTHS;
  }

  @Override
  public Pace pace() {
    return pace;
  }

  @Override
  public void pace(Pace next) {
    catchUp();
    pace = next;
    pulse.synchronize();
  }

  @Override
  public boolean isRunning() {
    return !pulse.isStill() && nut.status(UserCode.RUNNING) && !cardReader.isWaiting();
  }

  @Override
  public StopReason stopped() {
    return report.stopped();
  }

  @Override
  public boolean isPressing() {
    return pace == Pace.AUTHENTIC && !isAtRest();
  }

  @Override
  public void goOn() {
    catchUp();
    machine.program().storeLine(ProgramMemory.UNKNOWN_LINE);
    programs.goOn();
    if (!machine.flags().get(Flags.MESSAGE)) {
      nut.show(Cells.of(DisplayEventTranslator.GOOSE), Set.of(Annunciator.PRGM));
    }
    report.stopped(StopReason.Cause.BUDGET);
    pulse.synchronize();
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
    hurry(AT_ONCE);
  }

  @Override
  public Keying keying() {
    if (cardReader.isWaiting()) {
      return Keying.OPERAND;
    } else if (!pulse.isStill() && finger.isIdle() && !nut.status(UserCode.RUNNING)) {
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

  /** The calculator's own engine stands like this, and the processor sleeps behind its display. */
  @Override
  public void restore(KeyboardState state) {
    keyboard.restore(state);
    report.stopped(keyboard.stopped());
    finger.forget();
    debugger.goOn();
    nut.rest(keyboard.isOn());
    programs.forget();
    programs.take();
    nut.show(keyboard.display(), keyboard.annunciators());
    chronometer.handOver();
    pulse.synchronize();
  }
}
