package hp41.player;

import hp41.display.Cells;
import hp41.entry.Entry;
import hp41.entry.EntryView;
import hp41.entry.KeyResult;
import hp41.entry.NoEntry;
import hp41.entry.OpenState;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.Machine;
import java.util.Optional;
import java.util.Set;

/**
 * An entry that takes the keys until it is left, and changes the display meanwhile. The actions
 * that it schedules are not run after it is left, nor while an alarm has taken its place.
 */
public abstract class ModalEntry implements Entry {

  /** The machine. */
  protected final Machine machine;

  private final ModalContext context;
  private final Lcd lcd;
  private final PacedTimeline timeline;
  private final CurrentEntry current;
  private final String name;
  private final Keying keying;
  private final OpenState state;
  private final Set<Trait> traits;
  private final Agenda agenda;
  private Appointment idle = Appointment.NONE;

  /** A property of an entry that never changes. */
  protected enum Trait {
    SHIFT,
    KEEPS_SCHEDULE
  }

  /**
   * Creates an entry that is not open yet.
   *
   * @param name the name of its function
   * @param keying what keys are part of
   * @param state what is open
   */
  protected ModalEntry(
      ModalContext context, String name, Keying keying, OpenState state, Trait... traits) {
    this.context = context;
    this.state = state;
    this.name = name;
    this.keying = keying;
    this.traits = Set.of(traits);
    machine = context.machine();
    lcd = context.stage.lcd();
    timeline = context.stage.timeline();
    current = context.current;
    agenda = new Agenda(timeline);
  }

  @Override
  public final String modalFunction() {
    return name;
  }

  @Override
  public final Keying keying() {
    return keying;
  }

  @Override
  public OpenState state() {
    return state;
  }

  @Override
  public final boolean takesShift() {
    return traits.contains(Trait.SHIFT);
  }

  @Override
  public boolean keepsSchedule() {
    return traits.contains(Trait.KEEPS_SCHEDULE);
  }

  /** Takes a key and returns the entry that is open then. */
  public abstract Entry press(Key key, boolean shifted);

  /** Continues to show what it shows, after an alarm or when it was stored. */
  protected abstract void continueShowing();

  @Override
  public final KeyResult press(Key key, boolean shifted, EntryView view) {
    return KeyResult.to(press(key, shifted));
  }

  /** Opens the entry again that was interrupted or stored. */
  final void resume() {
    open();
    continueShowing();
  }

  /** Opens the entry. */
  protected final void open() {
    current.open(this);
  }

  /** Returns the entry that is open now: this one, or what a key has opened. */
  protected final Entry current() {
    return current.get();
  }

  /** Leaves the entry; the display does not change. */
  protected final Entry leave() {
    cancel();
    current.open(NoEntry.NONE);
    return NoEntry.NONE;
  }

  /** Leaves the entry, and then continues the program or refreshes the display. */
  protected final void leave(ResumeAction then) {
    leave();
    proceedWith(then);
  }

  /** Continues the program or refreshes the display, after the entry has been left. */
  protected final void proceedWith(ResumeAction then) {
    if (then == ResumeAction.PROGRAM) {
      context.runner.start();
    } else {
      refresh();
    }
  }

  /** Leaves the entry and refreshes the display. */
  protected final void close() {
    cancel();
    current.close();
  }

  /** Leaves the entry, and continues what it has interrupted and the program. */
  protected final void resumeInterrupted(Optional<Entry> interrupted) {
    cancel();
    current.resume(interrupted.orElse(NoEntry.NONE));
    context.runner.resume();
  }

  /** Leaves the entry by ON: the calculator is off, or after SHIFT the clock is shown. */
  protected final Entry pressOn(boolean shifted) {
    leave();
    context.switches.pressOn(shifted);
    return NoEntry.NONE;
  }

  /** Returns whether a key has a meaning of its own in USER mode. */
  protected final boolean isAssigned(Key key, boolean shifted) {
    return context.stage.view().isAssigned(key, shifted);
  }

  /** Takes a key as if no entry were open. */
  protected final Entry pressFunction(Key key, boolean shifted) {
    return context.effects.play(NoEntry.NONE.press(key, shifted, context.stage.view()));
  }

  /** Runs an action when the key that is down is released. */
  protected final Entry whenReleased(Runnable action) {
    context.current.held().silent(action);
    return NoEntry.NONE;
  }

  /** Returns whether a key is down whose action is run when it is released. */
  protected final boolean isHolding() {
    return context.current.held().isHolding();
  }

  /** Returns whether the last key went down and up between two moments. */
  protected final boolean wasTapped(long begin, long end) {
    return context.runner.keyWaiting().polling().wasTapped(begin, end);
  }

  /** Returns the current time in microseconds. */
  protected final long now() {
    return timeline.now();
  }

  /** Returns how long a computation takes at the current pace. */
  protected final long computing(long micros) {
    return timeline.computing(micros);
  }

  /** Schedules an action, which {@link #cancel} cancels. */
  protected final void after(long micros, Runnable action) {
    agenda.after(micros, () -> ifOpen(action));
  }

  /** Schedules an action for the end of a computation, which {@link #cancel} does not cancel. */
  protected final void afterComputing(long micros, Runnable action) {
    timeline.afterComputing(micros, () -> ifOpen(action));
  }

  /** Runs the scheduled actions that are due. */
  protected final void proceed() {
    timeline.proceed();
  }

  private void ifOpen(Runnable action) {
    if (current() == this) {
      action.run();
    }
  }

  /** Cancels the scheduled actions. */
  protected final void cancel() {
    agenda.cancel();
  }

  /**
   * Schedules an action for the case that no key comes for about two minutes. The machine does not
   * sleep meanwhile, and leaves by itself what waits for keys.
   */
  protected final void whenIdle(Runnable action) {
    idle.cancel();
    idle = timeline.unawaitedAfter(Times.CATALOGUE_TIMEOUT, () -> ifOpen(action));
  }

  /** Cancels the action of {@link #whenIdle}. */
  protected final void endIdling() {
    idle.cancel();
  }

  /** Shows a text. */
  protected final void show(String text) {
    lcd.show(text);
  }

  /** Shows cells. */
  protected final void show(Cells cells) {
    lcd.show(cells);
  }

  /** Turns the display dark until the next text. */
  protected final void darken() {
    lcd.goDark();
  }

  /** Lets the display be written from now until the next text. */
  protected final void beginWriting() {
    lcd.beginWriting();
  }

  /** Shows what is shown while nothing moves. */
  protected final void refresh() {
    current.refresh();
  }

  /**
   * Prints an item that was shown, if the printer is in TRACE mode.
   *
   * @return how long that takes in microseconds
   */
  protected final long print(String item) {
    machine.printer().takeMicros();
    context.stage.trace().entry(item);
    return computing(machine.printer().takeMicros());
  }

  /** Returns whether a program runs or pauses. */
  protected final boolean isRunning() {
    return context.runner.isActive();
  }
}
