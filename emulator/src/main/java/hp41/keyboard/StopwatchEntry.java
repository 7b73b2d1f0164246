package hp41.keyboard;

import hp41.machine.Halt;
import hp41.memory.Flags;

/** The stopwatch has the keys; those that it does not know do nothing. */
final class StopwatchEntry implements Entry {

  private static final long OPENING = 119_000;
  private static final long STORING = 95_000;
  private static final long SWITCHING = 71_000;
  private static final long RECALLING = 47_000;
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
    if (keyboard.entry() == this) {
      keyboard.lcd().show(face.text());
    }
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    if (key == Key.ON || shifted && key == Key.BACK) {
      return leave(key, keyboard);
    } else if (key.digit() >= 0) {
      return after(RECALLING, () -> face.key(key.digit()), keyboard);
    } else if (face.isKeying()) {
      return key == Key.BACK ? after(RECALLING, face::erase, keyboard) : this;
    }
    return switch (key) {
      case RUN_STOP -> after(SWITCHING, face::runOrStop, keyboard);
      case ENTER -> split(keyboard);
      case RCL -> after(RECALLING, face::recall, keyboard);
      case CHS -> after(STORING, face::toggleDifferences, keyboard);
      case EEX -> after(RECALLING, face::toggleRegister, keyboard);
      case SST -> after(RECALLING, () -> face.move(shifted ? -1 : 1), keyboard);
      case BACK -> after(SWITCHING, face::back, keyboard);
      default -> this;
    };
  }

  /** The split stands in hundredths as long as the key is down. */
  private Entry split(Keyboard keyboard) {
    keyboard.lcd().show(face.split());
    return after(STORING, face::next, keyboard);
  }

  /** Does something when the key is let go; the machine takes a while to show it. */
  private Entry after(long micros, Runnable action, Keyboard keyboard) {
    keyboard.hold(Held.answered(keyboard, action, micros, () -> show(keyboard)));
    return this;
  }

  /** Left with ON, the calculator is off, and a program goes on with R/S. */
  private Entry leave(Key key, Keyboard keyboard) {
    left = true;
    keyboard.machine().flags().set(Flags.SHIFT, false);
    keyboard.open(Ready.STATE);
    if (key == Key.ON) {
      keyboard.stopped(Halt.OFF, false);
    } else {
      keyboard.hold(Held.silent(keyboard, () -> then.begin(keyboard)));
    }
    return Ready.STATE;
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
