package hp41.keyboard;

import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.Pace;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.Processor;
import hp41.memory.Flags;
import hp41.time.Timeline;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.LongStream;

/**
 * The keyboard and the display as a state machine: keys go down and up, time passes, and what is
 * open ({@link Entry}) says what the next key means.
 */
public final class Keyboard implements Engine {

  private final Machine machine;
  private final Flags flags;
  private final Timeline timeline;
  private final Lcd lcd;
  private final Runner runner;
  private final ProgramCursor cursor;
  private final UserKeys userKeys;
  private Pace pace;
  private final Prompts prompts;
  private final Actions actions;
  private final Switches switches;
  private final KeyDispatch dispatch;
  private final AlarmWatch alarmWatch;
  private final ModalEntries engagements;
  private Entry entry = FunctionKeys.STATE;
  private StopReason stopped = Cause.BUDGET;

  /**
   * The keyboard of a machine.
   *
   * @param engaging what can take it for itself
   */
  public Keyboard(
      Machine machine,
      Processor processor,
      Pace pace,
      BiFunction<Keyboard, Machine, ModalEntries> engaging) {
    this.machine = machine;
    flags = machine.flags();
    this.pace = pace;
    timeline = new Timeline(machine.peripherals().clock());
    lcd = new Lcd(timeline);
    cursor = new ProgramCursor(machine);
    userKeys = new UserKeys(machine);
    runner = new Runner(machine, processor, this);
    prompts = new Prompts(this);
    actions = new Actions(this, processor);
    switches = new Switches(this);
    dispatch = new KeyDispatch(this, switches);
    alarmWatch = new AlarmWatch(this, processor);
    engagements = engaging.apply(this, machine);
    refresh();
  }

  Machine machine() {
    return machine;
  }

  Timeline timeline() {
    return timeline;
  }

  Lcd lcd() {
    return lcd;
  }

  ProgramCursor cursor() {
    return cursor;
  }

  @Override
  public Pace pace() {
    return pace;
  }

  @Override
  public void pace(Pace next) {
    boolean busy = runner.isBusy();
    pace = next;
    if (busy) {
      runner.resumeAfter(0);
    }
  }

  /** Does something when the machine has computed for so many microseconds, at this pace. */
  void afterComputing(long micros, Runnable action) {
    timeline.after(pace.of(micros), action);
    timeline.proceed();
  }

  Runner runner() {
    return runner;
  }

  Prompts prompts() {
    return prompts;
  }

  Actions actions() {
    return actions;
  }

  AlarmWatch alarmWatch() {
    return alarmWatch;
  }

  ModalEntries engagements() {
    return engagements;
  }

  /** Opens what a function has asked for; or a program just stands between two lines. */
  boolean engage(StopReason reason, ResumeAction then) {
    if (reason == Cause.BREAK) {
      stopped(reason, false);
      return true;
    }
    return engagements.begin(reason, then);
  }

  /** Executes a function without an operand, and leaves what it asks for to who asked. */
  public StopReason perform(CalculatorFunction function) {
    return actions.perform(function);
  }

  /** What is open. */
  public Entry entry() {
    return entry;
  }

  /** Remembers what the key that is down will do; nothing is open meanwhile. */
  Entry hold(HeldKey key) {
    dispatch.hold(key);
    return FunctionKeys.STATE;
  }

  boolean isHolding() {
    return dispatch.isHolding();
  }

  boolean isProgramming() {
    return flags.get(Flags.PRGM);
  }

  boolean isAlphaMode() {
    return flags.get(Flags.ALPHA);
  }

  boolean isShifted() {
    return flags.get(Flags.SHIFT);
  }

  boolean hasMessage() {
    return flags.get(Flags.MESSAGE);
  }

  @Override
  public void down(Key key) {
    dispatch.down(key);
  }

  @Override
  public void up() {
    dispatch.up();
  }

  @Override
  public void tap(Key key) {
    dispatch.tap(key);
  }

  KeyDispatch dispatch() {
    return dispatch;
  }

  void open(Entry next) {
    entry = next;
    switches.stayOn();
    if (next.isPrompt()) {
      flags.set(Flags.MESSAGE, true);
    }
    flags.set(Flags.PARTIAL_KEY, next.isPrompt());
    if (!dispatch.isHolding()) {
      showEntry();
    }
  }

  /** Shows what is open, if it has a text of its own. */
  void showEntry() {
    int lost = entry.isPrompt() ? entry.lost(this) : 0;
    entry.text(this).ifPresent(text -> lcd.showEnd(text.substring(lost)));
  }

  /** The program has stopped, or a function is done: shows what there is to see. */
  void stopped(StopReason reason, boolean message) {
    stopped = reason.isOwn() ? reason : Cause.BUDGET;
    if (reason != Cause.BREAK && switches.losesMemory()) {
      stopped = Cause.BUDGET;
    } else if (reason == Cause.OFF) {
      switches.offByFunction();
    } else if (message && hasMessage()) {
      lcd.scroll(machine.outbox().message(), () -> {});
    } else {
      refresh();
    }
    if (reason == Cause.ERROR || lcd.isScrolling()) {
      dispatch.forget();
    } else {
      dispatch.hear();
    }
  }

  /** Leaves what is open. */
  void close() {
    actions.journal().finish();
    entry = FunctionKeys.STATE;
    refresh();
  }

  void refreshIfIdle() {
    if (!runner.isRunning()) {
      refresh();
      showEntry();
    }
  }

  /** Shows what stands when nothing moves. */
  void refresh() {
    IdleDisplay.show(this);
    switches.stayOn();
  }

  @Override
  public boolean isOn() {
    return switches.isOn();
  }

  @Override
  public Cells display() {
    return lcd.cells();
  }

  @Override
  public boolean isDark() {
    return !isOn() || lcd.isDark();
  }

  @Override
  public boolean isWriting() {
    return isOn() && (lcd.isWriting() || lcd.isDark());
  }

  @Override
  public boolean isRunning() {
    return runner.isRunning() || runner.keyWaiting().isWaiting();
  }

  @Override
  public StopReason stopped() {
    return runner.isRunning() ? Cause.BUDGET : stopped;
  }

  @Override
  public boolean isPressing() {
    return false;
  }

  @Override
  public void goOn() {
    giveUp();
    stopped = Cause.BUDGET;
    runner.goOnFromBreak();
  }

  void waits(boolean waiting) {
    stopped = waiting ? Cause.STOP : Cause.BUDGET;
  }

  @Override
  public boolean isIdle() {
    return !runner.isBusy() && timeline.isQuiet();
  }

  @Override
  public OptionalLong untilDue() {
    return runner.isBusy()
        ? OptionalLong.of(0)
        : LongStream.concat(timeline.untilNext().stream(), alarmWatch.untilDue().stream()).min();
  }

  @Override
  public void proceed(int lines) {
    timeline.proceed();
    if (!runner.isRunning() || runner.isPausing()) {
      alarmWatch.look();
    }
    runner.run(lines);
  }

  @Override
  public void finishScroll() {
    lcd.finishScroll();
  }

  /** Gives up what is open or running: memory has been replaced. */
  public void reset() {
    giveUp();
    alarmWatch.reset();
    stopped = Cause.BUDGET;
    machine.outbox().clearMessage();
    refresh();
  }

  Switches switches() {
    return switches;
  }

  /** Stops the program and leaves what is open. */
  void giveUp() {
    actions.giveUp();
    runner.stop();
    timeline.clear();
    entry = hold(null);
  }

  /** Annunciators that are lit whatever the flags say. */
  Set<Annunciator> lit() {
    return isOn() ? entry.lit() : switches.lit();
  }

  @Override
  public Set<Annunciator> annunciators() {
    return AnnunciatorState.of(this);
  }

  @Override
  public long executed() {
    return actions.executed();
  }

  @Override
  public KeyboardState state() {
    return KeyboardState.of(this);
  }

  @Override
  public void stand(KeyboardState state) {
    state.restore(this);
  }

  @Override
  public String engagement() {
    return isOn() ? entry.engagement() : "";
  }

  @Override
  public Keying keying() {
    return entry.keying();
  }

  /** What keys mean in USER mode. */
  public UserKeys userKeys() {
    return userKeys;
  }

  @Override
  public Optional<Prompt> prompt() {
    return entry.prompt(this);
  }
}
