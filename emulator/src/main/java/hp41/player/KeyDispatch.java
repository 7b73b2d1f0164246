package hp41.player;

import hp41.entry.Entry;
import hp41.entry.EntryView;
import hp41.entry.NoEntry;
import hp41.entry.UserKeys;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.machine.Machine;
import hp41.memory.Flags;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Dispatches keys to the open entry, to a program that runs or waits, and to the switches. */
final class KeyDispatch {

  private final Machine machine;
  private final Flags flags;
  private final PacedTimeline timeline;
  private final Lcd lcd;
  private final ProgramCursor cursor;
  private final HeldKeys held;
  private final KeyPolling polling;
  private final CurrentEntry current;
  private final KeyWaiting keyWaiting;
  private final Runner runner;
  private final KeyedTime keyed;
  private final Switches switches;
  private final EffectPlayer effects;
  private final EntryView view;
  private final KeyNotes notes;
  private Appointment tapEnds = Appointment.NONE;
  private boolean tapped;
  private boolean backDown;

  KeyDispatch(
      Stage stage, CurrentEntry current, Runner runner, Switches switches, EffectPlayer effects) {
    this.current = current;
    this.runner = runner;
    keyed = stage.keyed();
    this.switches = switches;
    this.effects = effects;
    view = stage.view();
    notes = stage.notes();
    machine = stage.machine();
    timeline = stage.timeline();
    lcd = stage.lcd();
    cursor = stage.cursor();
    held = current.held();
    keyWaiting = runner.keyWaiting();
    polling = keyWaiting.polling();
    flags = machine.flags();
  }

  /**
   * Handles a key that goes down. On the machine, a scrolling text is shown to its end before the
   * key acts.
   */
  void down(Key key) {
    endTap();
    polling.keyDown();
    held.forget();
    timeline.either(() -> downInTime(key), () -> actUnlessExecuting(key));
  }

  private void downInTime(Key key) {
    Optional<Runnable> line = held.pendingAction();
    if (lcd.isScrolling() && line.isPresent()) {
      lcd.hurryScroll(() -> actAfter(line.get(), key));
    } else if (held.holdAgain()) {
      return;
    } else if (lcd.isScrolling() && !keyed.isOn()) {
      lcd.hurryScroll(() -> actLate(key));
    } else {
      actUnlessExecuting(key);
    }
  }

  private void actUnlessExecuting(Key key) {
    if (keyed.isOn()) {
      polling.miss(key);
    } else {
      act(key);
    }
  }

  /** Handles the release of the key that is down. */
  void up() {
    backDown = false;
    tapped = false;
    polling.keyUp();
    if (!runner.isStarting()) {
      polling.forget();
    }
    release();
  }

  /**
   * Presses a key and releases it after a moment; at full speed at once. The key is never lost. It
   * ends the time of the instruction that was keyed before, and a text that scrolls.
   */
  void tap(Key key) {
    endTap();
    keyed.cut();
    lcd.finishScroll();
    down(key);
    tapped = true;
    timeline.either(this::endTapLater, this::endTap);
  }

  private void endTapLater() {
    tapEnds.cancel();
    tapEnds = timeline.unawaitedAfter(Times.TAP, this::endTap);
  }

  /** Returns whether a tapped key is still down, or was released and is not executed yet. */
  boolean isPressing() {
    return tapEnds.isPending() || held.isPending();
  }

  /** Releases a tapped key that is still down. */
  private void endTap() {
    if (tapped) {
      up();
    }
  }

  /**
   * Executes R/S or SST when its line has scrolled to the end, and then the key that was pressed in
   * the meantime: R/S stops the program before its first line.
   */
  private void actAfter(Runnable line, Key key) {
    line.run();
    if (polling.isDown() && (keyed.isOn() || runner.isRunning())) {
      polling.miss(key);
    } else {
      actLate(key);
    }
  }

  /**
   * Handles a key that went down during a scroll: it acts if it is still down. R/S stops a program
   * even if it is up again.
   */
  private void actLate(Key key) {
    if (polling.isDown()) {
      act(key);
    } else if (key == Key.RUN_STOP && runner.isActive()) {
      act(key);
      up();
    }
  }

  /** Dispatches a key at the moment at which the machine reads it. */
  void act(Key key) {
    if (!runner.isActive()) {
      machine.findPointer();
    }
    if (!switches.isOn()) {
      pressWhileOff(key);
      return;
    }
    lcd.finishScroll();
    if (!runner.isActive() && !current.get().keepsSchedule()) {
      timeline.clear();
      switches.stayOn();
    }
    switch (switches.state().keys()) {
      case FUNCTION -> keyWaiting.press(key);
      case ALL_BY_ENTRY -> pressModal(key);
      case PAUSE -> unlessOn(key, this::pressInPause);
      case PROGRAM -> unlessOn(key, this::pressWhileRunning);
      default -> unlessOn(key, this::press);
    }
  }

  private void unlessOn(Key key, Consumer<Key> receiver) {
    if (key == Key.ON) {
      switches.pressOn(flags.getAndClear(Flags.SHIFT));
    } else {
      receiver.accept(key);
    }
  }

  private void pressWhileOff(Key key) {
    if (key == Key.ON) {
      held.silent(backDown ? switches::onWithMemoryLost : switches::on);
    }
    backDown = key == Key.BACK;
  }

  /** Runs the action of the held key. */
  void release() {
    runner.keyUp();
    held.release();
  }

  /**
   * Handles a key while a program runs: only R/S and ON act. R/S stops the program when it is
   * pressed; X or a text is shown when it is released.
   */
  private void pressWhileRunning(Key key) {
    if (key == Key.RUN_STOP && runner.canStop()) {
      runner.stopAtOnce();
      held.silent(runner::reportStop);
      machine.outbox().clearMessage();
    } else {
      polling.missAfterDebouncing(key);
    }
  }

  /**
   * Handles a key during PSE: digits and letters are entered, and mode keys switch modes; a
   * function stops the program.
   */
  private void pressInPause(Key key) {
    boolean stops = key == Key.RUN_STOP && !flags.get(Flags.SHIFT);
    if (stops && !view.isAssigned(key, false)) {
      runner.stop();
      machine.outbox().clearMessage();
      held.shown("STOP", runner::reportStopInPause);
      current.open(NoEntry.NONE);
      return;
    }
    press(key);
    boolean modes = key == Key.SHIFT || key == Key.USER || key == Key.ALPHA;
    if (modes || !current.isNone() && !current.get().isPrompt()) {
      runner.holdPause();
    } else {
      runner.stop();
    }
  }

  private void press(Key key) {
    notes.pressed(key);
    Entry entry = current.get();
    if (entry.isListing()) {
      effects.press(entry, key, false);
      return;
    }
    boolean prompt = entry.isPrompt();
    if (key == Key.SHIFT && !entry.takesShift()) {
      toggleShift();
      return;
    }
    if (!prompt && pressAssigned(key)) {
      return;
    }
    boolean shifted = !entry.keepsShift(key) && flags.getAndClear(Flags.SHIFT);
    if (!prompt && switches.press(key)) {
      notes.mode();
      return;
    }
    boolean clearsMessage = key == Key.BACK && !shifted && !view.isAssigned(key, false);
    if (prompt || !flags.get(Flags.MESSAGE) || !clearsMessage) {
      machine.outbox().clearMessage();
    }
    effects.press(entry, key, shifted);
  }

  /**
   * Presses what only synthetic programming assigns to a key: SHIFT, a mode key, or a code that
   * does almost nothing. Returns false if the key has another meaning.
   */
  private boolean pressAssigned(Key key) {
    OptionalInt ignored = view.ignored(key, flags.get(Flags.SHIFT));
    if (ignored.isPresent()) {
      pressIgnored(ignored.getAsInt());
      return true;
    }
    Key other = view.assignedKey(key, flags.get(Flags.SHIFT)).orElse(key);
    if (other == Key.SHIFT) {
      toggleShift();
      return true;
    }
    boolean mode = other != key && switches.press(other);
    if (mode) {
      notes.mode();
    }
    return mode;
  }

  /**
   * Executes a code that deletes the current line or enables stack lift. With stack lift, the
   * calculator also stays on if the code requires it or a number is being keyed.
   */
  private void pressIgnored(int code) {
    notes.ignored(code);
    if (code == UserKeys.BACK) {
      cursor.delete();
      return;
    }
    machine.stackLift(true);
    if (code == UserKeys.STAY_ON || current.get().keying() == Keying.NUMBER) {
      flags.set(Flags.CONTINUOUS_ON, true);
    }
  }

  private void pressModal(Key key) {
    if (key == Key.SHIFT && !current.get().takesShift()) {
      toggleShift();
    } else {
      effects.press(current.get(), key, flags.getAndClear(Flags.SHIFT));
    }
  }

  private void toggleShift() {
    if (!current.get().isPrompt()) {
      notes.shift();
    }
    flags.set(Flags.SHIFT, !flags.get(Flags.SHIFT));
    current.show();
  }

  /** Switches on, releases a tapped key and ends the entry, before a line is typed. */
  void beginTyping() {
    if (!switches.isOn()) {
      down(Key.ON);
      up();
    }
    endTap();
    timeline.clear();
    keyed.cut();
    flags.set(Flags.SHIFT, false);
    machine.outbox().clearMessage();
    current.closeBeforeTyping();
  }

  /** Accepts keys before the time of the typed instruction is over. */
  void endInstruction() {
    keyed.cut();
  }

  /** Releases a tapped key and ends the entry. */
  void endEntry() {
    endTap();
    current.closeBeforeTyping();
  }
}
