package hp41.keyboard;

import hp41.display.Cells;
import hp41.event.StopReason.Cause;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.Machine;
import hp41.time.Agenda;
import hp41.time.Appointment;
import hp41.time.Times;
import java.util.Optional;
import java.util.Set;

/**
 * What takes the keys for itself until it is left, and goes on in the display meanwhile: it stands
 * in its own room and has what is here to do that with. What it wants to happen later does not
 * happen once it is left, nor while an alarm has taken its place.
 */
public abstract class ModalEntry implements Entry {

  /** What it is about. */
  protected final Machine machine;

  private final Keyboard keyboard;
  private final String name;
  private final Keying keying;
  private final Set<Trait> traits;
  private final Agenda agenda;
  private Appointment idle = Appointment.NONE;

  /** What about it never changes. */
  protected enum Trait {
    ALL_KEYS,
    SHIFT,
    GOES_ON,
    HOLDS_ALARMS
  }

  /**
   * Something that does not have the keys yet.
   *
   * @param name the function that it is
   * @param keying what keys go into
   */
  protected ModalEntry(Keyboard keyboard, String name, Keying keying, Trait... traits) {
    this.keyboard = keyboard;
    this.name = name;
    this.keying = keying;
    this.traits = Set.of(traits);
    machine = keyboard.machine();
    agenda = new Agenda(keyboard.timeline());
  }

  @Override
  public final String engagement() {
    return name;
  }

  @Override
  public final Keying keying() {
    return keying;
  }

  @Override
  public boolean takesAllKeys() {
    return traits.contains(Trait.ALL_KEYS);
  }

  @Override
  public final boolean takesShift() {
    return traits.contains(Trait.SHIFT);
  }

  @Override
  public boolean goesOn() {
    return traits.contains(Trait.GOES_ON);
  }

  @Override
  public final boolean holdsAlarms() {
    return traits.contains(Trait.HOLDS_ALARMS);
  }

  /** Takes a key; what is open after it. */
  public abstract Entry press(Key key, boolean shifted);

  /** Shows again what it shows, after an alarm or when it was kept. */
  protected abstract void goOnShowing();

  @Override
  public final Entry press(Key key, boolean shifted, Keyboard pressed) {
    return press(key, shifted);
  }

  @Override
  public final void resume(Keyboard resumed) {
    open();
    goOnShowing();
  }

  /** It has the keys from now on. */
  protected final void open() {
    keyboard.open(this);
  }

  /** What has the keys now: this, or what came of a key. */
  protected final Entry current() {
    return keyboard.entry();
  }

  /** Nothing is open any longer; what stands in the display stays. */
  protected final Entry leave() {
    cancel();
    keyboard.open(FunctionKeys.STATE);
    return FunctionKeys.STATE;
  }

  /** Nothing is open any longer, and a program goes on or what there is to see shows. */
  protected final void leave(ResumeAction then) {
    leave();
    proceedWith(then);
  }

  /** Once it is left: a program goes on or what there is to see shows. */
  protected final void proceedWith(ResumeAction then) {
    then.begin(keyboard);
  }

  /** Nothing is open any longer, and what there is to see shows. */
  protected final void close() {
    cancel();
    keyboard.close();
  }

  /** What this has interrupted goes on, and so does a program. */
  protected final void giveBack(Optional<Entry> interrupted) {
    cancel();
    interrupted.orElse(FunctionKeys.STATE).resume(keyboard);
    keyboard.runner().resume();
  }

  /** It is left by ON: the calculator is off, or behind SHIFT the clock shows. */
  protected final Entry pressOn(boolean shifted) {
    leave();
    keyboard.switches().onKey(shifted);
    return FunctionKeys.STATE;
  }

  /** It is left, and the calculator switches off as by OFF. */
  protected final Entry switchOff() {
    leave();
    keyboard.stopped(Cause.OFF, false);
    return FunctionKeys.STATE;
  }

  /** A key does what it does when nothing is open. */
  protected final Entry pressAnyway(Key key, boolean shifted) {
    return FunctionKeys.STATE.press(key, shifted, keyboard);
  }

  /** Does something when the key that is down is let go. */
  protected final Entry whenLetGo(Runnable action) {
    return keyboard.hold(HeldKey.silent(keyboard, action));
  }

  /** Whether a key is down that will do something when it is let go. */
  protected final boolean isHolding() {
    return keyboard.isHolding();
  }

  /** Whether the last key went down and up between two moments. */
  protected final boolean wasTapped(long begin, long end) {
    return keyboard.dispatch().hasTappedIn(begin, end);
  }

  /** The time now, in microseconds. */
  protected final long now() {
    return keyboard.timeline().now();
  }

  /** What so many microseconds of the machine's computing are at the pace that is chosen. */
  protected final long computing(long micros) {
    return keyboard.pace().of(micros);
  }

  /** Does something after so many microseconds, unless {@link #cancel} comes before. */
  protected final void after(long micros, Runnable action) {
    agenda.after(micros, () -> ifOpen(action));
  }

  /** Does something when the machine has computed for so long, whatever is cancelled. */
  protected final void afterComputing(long micros, Runnable action) {
    keyboard.afterComputing(micros, () -> ifOpen(action));
  }

  /** Does what is due already. */
  protected final void proceed() {
    keyboard.timeline().proceed();
  }

  private void ifOpen(Runnable action) {
    if (keyboard.entry() == this) {
      action.run();
    }
  }

  /** What is to come later does not. */
  protected final void cancel() {
    agenda.cancel();
  }

  /**
   * Does something when no key comes for about two minutes from now on: the machine does not sleep
   * meanwhile, and leaves by itself what waits for keys.
   */
  protected final void whenIdle(Runnable action) {
    idle.cancel();
    idle = keyboard.timeline().unawaitedAfter(Times.CATALOGUE_TIMEOUT, () -> ifOpen(action));
  }

  /** Does not wait for keys any longer. */
  protected final void endIdling() {
    idle.cancel();
  }

  /** Shows a text in the display. */
  protected final void show(String text) {
    keyboard.lcd().show(text);
  }

  /** Shows these cells in the display. */
  protected final void show(Cells cells) {
    keyboard.lcd().show(cells);
  }

  /** The display is dark until the next text. */
  protected final void darken() {
    keyboard.lcd().goDark();
  }

  /** The display is being written. */
  protected final void beginWriting() {
    keyboard.lcd().beginWriting();
  }

  /** Shows what stands when nothing moves. */
  protected final void refresh() {
    keyboard.refresh();
  }

  /** A printer in TRACE mode prints an entry that was shown. */
  protected final void print(String entry) {
    keyboard.actions().journal().entry(entry);
  }

  /** Plays a sound of an alarm, unless sounds are off. */
  protected final void play(AlarmSound sound) {
    sound.play(machine.outbox());
  }

  /** The tone that says that something is nearly full. */
  protected final void warn() {
    keyboard.actions().warn();
  }

  /** Whether a program runs or pauses. */
  protected final boolean isRunning() {
    return keyboard.isRunning();
  }
}
