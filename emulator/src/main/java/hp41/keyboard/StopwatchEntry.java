package hp41.keyboard;

import hp41.machine.CalculatorError;
import hp41.memory.Flags;

/** The stopwatch has the keys; those that it does not know do nothing. */
final class StopwatchEntry implements Entry {

  private static final long OPENING = 119_000;
  private static final long SHOWING = 60_000;
  private static final long WARNING = 336_000;
  private static final long TICK = 100_000;

  private final StopwatchFace face;
  private final Afterwards then;
  private boolean left;
  private int ticks;

  /**
   * The stopwatch with this face.
   *
   * @param then what to do when it is left
   */
  StopwatchEntry(StopwatchFace face, Afterwards then) {
    this.face = face;
    this.then = then;
  }

  /** Begins to show. */
  void start(Keyboard keyboard) {
    keyboard.machine().outbox().clearMessage();
    keyboard.open(this);
    showAfter(OPENING, keyboard);
    tick(keyboard);
  }

  private void tick(Keyboard keyboard) {
    tick(++ticks, keyboard);
  }

  private void tick(int expected, Keyboard keyboard) {
    if (!left && expected == ticks) {
      if (face.moves() && !keyboard.isHolding()) {
        show(keyboard);
      }
      keyboard.timeline().after(TICK, () -> tick(expected, keyboard));
    }
  }

  private void showAfter(long micros, Keyboard keyboard) {
    keyboard.timeline().after(keyboard.pace().of(micros), () -> show(keyboard));
    keyboard.timeline().proceed();
  }

  private void show(Keyboard keyboard) {
    if (keyboard.entry() != this) {
      return;
    } else if (face.isThere()) {
      keyboard.lcd().show(face.text());
    } else {
      refuse(CalculatorError.NONEXISTENT, keyboard);
    }
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    if (key == Key.ON) {
      return switchOff(shifted, keyboard);
    } else if (shifted && key == Key.BACK) {
      return leave(() -> then.begin(keyboard), keyboard);
    } else if (key.digit() >= 0) {
      return after(() -> face.key(key.digit()), keyboard);
    } else if (face.isKeying() && (shifted || key != Key.BACK && key != Key.CHS)) {
      return ignore(shifted, keyboard);
    }
    return switch (key) {
      case RUN_STOP -> runOrStop(keyboard);
      case ENTER -> split(keyboard);
      case RCL -> after(face::recall, keyboard);
      case CHS -> after(face::toggleDifferences, keyboard);
      case EEX -> after(face::toggleRegister, keyboard);
      case SST -> after(() -> face.move(shifted ? -1 : 1), keyboard);
      case BACK -> after(face.isKeying() ? face::erase : face::back, keyboard);
      default -> ignore(shifted, keyboard);
    };
  }

  /** A key that is none of the stopwatch's leaves SHIFT pressed. */
  private Entry ignore(boolean shifted, Keyboard keyboard) {
    keyboard.machine().flags().set(Flags.SHIFT, shifted);
    return this;
  }

  /** The stopwatch starts and stops when the key goes down. */
  private Entry runOrStop(Keyboard keyboard) {
    face.runOrStop();
    return after(() -> {}, keyboard);
  }

  /** The split stands in hundredths as long as the key is down. */
  private Entry split(Keyboard keyboard) {
    try {
      keyboard.lcd().show(face.split());
    } catch (CalculatorError notThere) {
      return refuse(notThere, keyboard);
    }
    return after(() -> face.move(1), keyboard);
  }

  /**
   * Does something when the key is let go; the machine takes a while to show it, and longer at the
   * last register, of which it warns.
   */
  private Entry after(Runnable action, Keyboard keyboard) {
    keyboard.hold(
        Held.silent(
            keyboard,
            () -> {
              int register = face.next();
              action.run();
              boolean warns = face.isAtEnd() && face.next() != register;
              if (warns) {
                keyboard.actions().warn();
              }
              showAfter(warns ? SHOWING + WARNING : SHOWING, keyboard);
            }));
    return this;
  }

  private Entry refuse(CalculatorError error, Keyboard keyboard) {
    left = true;
    keyboard.open(Ready.STATE);
    keyboard.machine().outbox().show(error.getMessage());
    keyboard.refresh();
    return Ready.STATE;
  }

  /** With ON the calculator is off, or behind SHIFT the clock shows; a program goes on with R/S. */
  private Entry switchOff(boolean shifted, Keyboard keyboard) {
    left = true;
    keyboard.open(Ready.STATE);
    keyboard.switches().onKey(shifted);
    return Ready.STATE;
  }

  private Entry leave(Runnable action, Keyboard keyboard) {
    left = true;
    face.leave();
    keyboard.open(Ready.STATE);
    return keyboard.hold(Held.silent(keyboard, action));
  }

  @Override
  public void resume(Keyboard keyboard) {
    keyboard.open(this);
    show(keyboard);
    tick(keyboard);
  }

  @Override
  public String words() {
    return ("stopwatch " + face.words() + ' ' + then.word()).strip();
  }

  @Override
  public boolean takesAllKeys() {
    return true;
  }

  @Override
  public boolean goesOn() {
    return true;
  }

  @Override
  public Keying keying() {
    return Keying.NOTHING;
  }
}
