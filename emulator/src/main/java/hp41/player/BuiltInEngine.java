package hp41.player;

import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.entry.Entry;
import hp41.entry.EntryWords;
import hp41.entry.KeyResult;
import hp41.entry.NoEntry;
import hp41.event.StopReason;
import hp41.event.StopReason.Cause;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.Pace;
import hp41.key.Prompt;
import hp41.keyboard.Engine;
import hp41.keyboard.KeyboardState;
import hp41.keyboard.TypedInputTarget;
import hp41.machine.Machine;
import hp41.machine.Order.TextEdit;
import hp41.machine.Outcome;
import hp41.machine.Processor;
import hp41.machine.Role;
import hp41.memory.Flags;
import hp41.player.FollowUp.Opened;
import hp41.player.FollowUp.Stopped;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.LongStream;

/**
 * The built-in engine: it creates the parts of the keyboard and connects them. {@link KeyDispatch}
 * decides what a key means.
 */
public final class BuiltInEngine implements Engine {

  private final Stage stage;
  private final Machine machine;
  private final Flags flags;
  private final PacedTimeline timeline;
  private final Lcd lcd;
  private final CurrentEntry current;

  /** The name that is reported while GETKEY or GETKEYX waits for a key. */
  private static final String WAITS_FOR_KEY = "GETKEY";

  private final Runner runner;
  private final Switches switches;
  private final EffectPlayer effects;
  private final KeyDispatch dispatch;
  private final AlarmWatch alarmWatch;
  private final TypedInputTarget typedInput;
  private StopReason stopped = Cause.NONE;

  /** Creates the engine of a machine. */
  public BuiltInEngine(Machine machine, Processor processor, Pace pace) {
    this.machine = machine;
    flags = machine.flags();
    stage = new Stage(machine, processor, pace);
    timeline = stage.timeline();
    lcd = stage.lcd();
    HeldKeys held = new HeldKeys(stage, this::refreshIfIdle);
    KeyPolling polling = new KeyPolling(timeline, this::act, this::release);
    current = new CurrentEntry(stage, held, this::stayOn);
    runner = new Runner(stage, current, new KeyWaiting(stage, held, polling), this::follow);
    switches = new Switches(stage, current, runner);
    Actions actions = new Actions(stage, current, runner);
    effects = new EffectPlayer(stage, current, actions, switches, polling);
    dispatch = new KeyDispatch(stage, current, runner, switches, effects);
    alarmWatch = new AlarmWatch(stage, current, runner, switches, effects);
    typedInput = new EngineTypedInput(stage, dispatch, effects, current, runner);
    current.refresh();
  }

  private void follow(FollowUp next) {
    if (next instanceof Opened opened) {
      effects.open(opened.entry());
    } else if (next instanceof Stopped result) {
      show(result.cause(), result.message());
    } else {
      alarmWatch.soundMissed();
    }
  }

  private void show(Cause cause, boolean message) {
    stopped = cause.isOwn() ? cause : Cause.NONE;
    if (cause != Cause.BREAK && switches.losesMemory()) {
      return;
    }
    if (cause == Cause.OFF) {
      switches.offByFunction();
    } else if (message && flags.get(Flags.MESSAGE)) {
      current.keep(Set.of());
      lcd.scroll(machine.outbox().message(), () -> {});
    } else {
      current.refresh();
    }
    if (cause == Cause.ERROR || lcd.isScrolling()) {
      runner.keyWaiting().polling().forget();
    } else {
      runner.keyWaiting().polling().read();
    }
  }

  private void act(Key key) {
    dispatch.act(key);
  }

  private void release() {
    dispatch.release();
  }

  private void stayOn() {
    switches.stayOn();
  }

  private void refreshIfIdle() {
    stage.trace().end();
    if (!runner.isRunning()) {
      current.refresh();
      current.show();
    }
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

  @Override
  public Pace pace() {
    return timeline.pace();
  }

  @Override
  public void pace(Pace next) {
    timeline.pace(next);
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
    return runner.isActive();
  }

  @Override
  public StopReason stopped() {
    return runner.isRunning() ? Cause.NONE : stopped;
  }

  @Override
  public boolean isPressing() {
    return dispatch.isPressing();
  }

  @Override
  public void resume() {
    runner.abandon();
    stopped = Cause.NONE;
    runner.resumeFromBreak();
  }

  @Override
  public boolean isIdle() {
    return !runner.isReady() && timeline.isQuiet();
  }

  @Override
  public OptionalLong untilDue() {
    return runner.isReady()
        ? OptionalLong.of(0)
        : LongStream.concat(timeline.untilNext().stream(), alarmWatch.untilDue().stream()).min();
  }

  @Override
  public void proceed(int lines) {
    if (!runner.isRunning()) {
      alarmWatch.look();
    }
    timeline.proceed();
    if (runner.isReady()) {
      runner.readKeys();
    }
    if (runner.isReady() && !alarmWatch.look()) {
      runner.run(lines);
    }
  }

  @Override
  public void finishScroll() {
    lcd.finishScroll();
  }

  @Override
  public Set<Annunciator> annunciators() {
    return isOn() ? current.annunciators(runner.isActive()) : EnumSet.noneOf(Annunciator.class);
  }

  @Override
  public long executed() {
    return stage.processor().executed();
  }

  @Override
  public String modalFunction() {
    if (!isOn()) {
      return "";
    }
    return runner.keyWaiting().isWaiting() ? WAITS_FOR_KEY : current.get().modalFunction();
  }

  @Override
  public Keying keying() {
    return current.get().keying();
  }

  @Override
  public Optional<Prompt> prompt() {
    return current.get().prompt(stage.view());
  }

  @Override
  public TypedInputTarget typedInput() {
    return typedInput;
  }

  @Override
  public KeyboardState state() {
    boolean waits = isWaiting() || runner.isRunning();
    if (!isOn()) {
      return KeyboardState.off(waits, switches.hasEndedProgram());
    }
    return current.isNone()
        ? new KeyboardState(
            waits, machine.outbox().message(), !machine.outbox().error().isEmpty(), "")
        : KeyboardState.open(waits, current.get().words());
  }

  @Override
  public void restore(KeyboardState state) {
    runner.abandon();
    current.held().reset();
    alarmWatch.reset();
    machine.outbox().clearMessage();
    stage.trace().forget();
    current.showAsRestored();
    timeline.clear();
    stopped = state.waiting() ? Cause.STOP : Cause.NONE;
    switches.restore(state.isOn(), state.isOffFromProgram());
    if (!state.message().isEmpty()) {
      machine.outbox().showAgain(state.message(), state.error());
    }
    if (state.isOn()) {
      EntryWords.step(state.open(), stage.view(), this::editedFile)
          .ifPresentOrElse(this::reopen, current::showAsRestored);
    }
    flags.set(Flags.PARTIAL_KEY, current.get().isPrompt());
    if (state.isOn()) {
      switches.losesMemory();
    }
  }

  /** Opens the file of ED again. The name in ALPHA is still there: editing does not change it. */
  private Optional<TextEdit> editedFile() {
    boolean lift = machine.stackLift();
    Optional<Outcome> opened =
        machine.instructions().byRole(Role.EDIT).map(effects.actions()::perform);
    machine.stackLift(lift);
    machine.outbox().clearMessage();
    return opened.filter(TextEdit.class::isInstance).map(TextEdit.class::cast);
  }

  /** Opens an entry again. An entry without a text of its own does not change the display. */
  private void reopen(KeyResult step) {
    Entry entry = effects.play(step);
    if (entry == NoEntry.NONE) {
      current.showAsRestored();
    } else if (entry.text(stage.view()).isPresent()) {
      current.open(entry);
    } else {
      effects.open(entry.resume(stage.view()));
    }
  }
}
