package hp41.keyboard;

import hp41.key.Key;
import hp41.key.Pace;
import hp41.memory.Flags;
import hp41.time.Appointment;
import hp41.time.Times;
import java.util.Optional;

/** Where a key goes: to what is open, to a program that runs or waits, to the switches. */
final class KeyDispatch {

  private final Keyboard keyboard;
  private final Switches switches;
  private final Flags flags;
  private Appointment tapEnds = Appointment.NONE;
  private HeldKey held;
  private HeldKey released;
  private Optional<Key> unheard = Optional.empty();
  private boolean backDown;
  private boolean isDown;
  private boolean tapped;
  private long wentDown;
  private long wentUp;

  KeyDispatch(Keyboard keyboard, Switches switches) {
    this.keyboard = keyboard;
    this.switches = switches;
    flags = keyboard.machine().flags();
  }

  /** Remembers what the key that is down will do. */
  void hold(HeldKey key) {
    held = key;
  }

  /** Whether a key is down that will do something when it is let go. */
  boolean isHolding() {
    return held != null;
  }

  /** A key goes down. What scrolls on the machine itself passes before the key acts. */
  void down(Key key) {
    endTap();
    isDown = true;
    wentDown = keyboard.timeline().now();
    held = null;
    if (keyboard.pace() == Pace.AUTHENTIC && released != null && released.isPending()) {
      held = released;
      held.pressAgain();
    } else if (keyboard.actions().isStarting()) {
      unheard = Optional.of(key);
    } else if (keyboard.lcd().isScrolling() && keyboard.pace() == Pace.AUTHENTIC) {
      keyboard.lcd().hurryScroll(() -> actLate(key));
    } else {
      act(key);
    }
  }

  /**
   * A key is not taken: the machine finds it again if it is down still when it looks the next time.
   * One that comes before the machine has seen the last one go up is not noticed at all.
   */
  void passOver(Key key) {
    if (wentDown - wentUp > Times.KEY_DEBOUNCE) {
      unheard = Optional.of(key);
    }
  }

  /**
   * Between two lines of a program the machine looks for R/S only, and forgets keys that are up.
   */
  void lookForStop() {
    if (!isDown) {
      unheard = Optional.empty();
    } else if (unheard.filter(Key.RUN_STOP::equals).isPresent()) {
      hear();
    }
  }

  /** An error, and a message that scrolls, take no notice of a key that is down. */
  void forget() {
    unheard = Optional.empty();
  }

  /** The machine looks at the keys: one that was passed over acts now. */
  void hear() {
    Optional<Key> key = unheard;
    unheard = Optional.empty();
    key.ifPresent(this::act);
    if (key.isPresent() && !isDown) {
      letGo();
    }
  }

  /** Whether the last key went down and up between two moments. */
  boolean hasTappedIn(long begin, long end) {
    return !isDown && wentDown > begin && wentUp < end;
  }

  /** A key goes down, and up after a while; at full speed, or before the next, at once. */
  void tap(Key key) {
    down(key);
    tapped = true;
    if (keyboard.pace() == Pace.FULL) {
      endTap();
    } else {
      tapEnds.cancel();
      tapEnds = keyboard.timeline().unawaitedAfter(Times.TAP, this::endTap);
    }
  }

  /** Lets a tapped key go that is down still. */
  void endTap() {
    if (tapped) {
      up();
    }
  }

  /** A key that went down during a scroll acts if it is down still; R/S stops a program anyway. */
  private void actLate(Key key) {
    if (isDown) {
      act(key);
    } else if (key == Key.RUN_STOP && keyboard.isRunning()) {
      act(key);
      up();
    }
  }

  private void act(Key key) {
    if (!keyboard.isRunning()) {
      keyboard.machine().findPointer();
    }
    if (!keyboard.isOn()) {
      downWhileOff(key);
      return;
    }
    keyboard.lcd().finishScroll();
    if (!keyboard.isRunning() && !keyboard.entry().goesOn()) {
      keyboard.timeline().clear();
    }
    Runner runner = keyboard.runner();
    if (runner.keyWaiting().isWaiting()) {
      runner.keyWaiting().press(key);
    } else if (keyboard.entry().takesAllKeys()) {
      pressThrough(key);
    } else if (key == Key.ON) {
      switches.onKey(flags.getAndClear(Flags.SHIFT));
    } else if (runner.isRunning()) {
      runner.press(key);
    } else {
      press(key);
    }
  }

  private void downWhileOff(Key key) {
    if (key == Key.ON) {
      held = HeldKey.silent(keyboard, backDown ? switches::onWithMemoryLost : switches::on);
    }
    backDown = key == Key.BACK;
  }

  /** The key that is down goes up. */
  void up() {
    backDown = false;
    isDown = false;
    wentUp = keyboard.timeline().now();
    tapped = false;
    if (!keyboard.actions().isStarting()) {
      unheard = Optional.empty();
    }
    letGo();
  }

  private void letGo() {
    keyboard.runner().keyUp();
    released = held;
    held = null;
    if (released != null) {
      released.release();
    }
  }

  /** Presses a key while no program runs, or while it pauses. */
  void press(Key key) {
    Entry entry = keyboard.entry();
    if (entry.isDeaf()) {
      keyboard.open(entry.press(key, false, keyboard));
      return;
    }
    boolean prompt = entry.isPrompt();
    if (key == Key.SHIFT && !entry.takesShift()) {
      toggleShift();
      return;
    }
    boolean shifted = !entry.keepsShift(key) && flags.getAndClear(Flags.SHIFT);
    if (!prompt && switches.press(key)) {
      return;
    }
    if (prompt || !keyboard.hasMessage() || key != Key.BACK || shifted) {
      keyboard.machine().outbox().clearMessage();
    }
    keyboard.open(entry.press(key, shifted, keyboard));
  }

  private void pressThrough(Key key) {
    if (key == Key.SHIFT && !keyboard.entry().takesShift()) {
      toggleShift();
    } else {
      keyboard.open(keyboard.entry().press(key, flags.getAndClear(Flags.SHIFT), keyboard));
    }
  }

  private void toggleShift() {
    flags.set(Flags.SHIFT, !flags.get(Flags.SHIFT));
    keyboard.showEntry();
  }
}
