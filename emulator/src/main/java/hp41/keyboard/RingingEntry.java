package hp41.keyboard;

import hp41.display.Cells;
import hp41.machine.Machine;
import hp41.memory.Alarms.Alarm;
import hp41.memory.Flags;

/**
 * An alarm is on. It chirps, shows its message, and then goes by keys: the message blinks until one
 * is pressed, and is heard from the sixth time on; after 18 seconds nobody has come. STO and nobody
 * leave it past due; any other key settles it. The message then stands for as long as keys are
 * pressed, and a little longer; ← and ON leave it at once. All of it as recorded.
 */
final class RingingEntry implements Entry {

  private static final int HERTZ = 1055;
  private static final int CHIRP_MILLIS = 540;
  private static final int BURST_MILLIS = 650;
  private static final long SHOWS = 650_000;
  private static final long WRITES_TIME = 120_000;
  private static final long LISTENS = 1_970_000;
  private static final long DARK = 160_000;
  private static final long LIT = 512_000;
  private static final int SILENT = 5;
  private static final int TIMES = SILENT + 16;
  private static final long STANDS = 2_650_000;

  private final Alarm alarm;
  private final AlarmWatch watch;
  private final Entry interrupted;
  private int shown;
  private boolean begins;
  private boolean listens;
  private boolean acknowledged;
  private int strokes;
  private boolean over;

  /** An alarm that comes while something else is open: a prompt or a text is given up. */
  RingingEntry(Alarm alarm, AlarmWatch watch, Entry interrupted) {
    this.alarm = alarm;
    this.watch = watch;
    this.interrupted =
        interrupted.isPrompt() || interrupted.keying() == Keying.TEXT ? Ready.STATE : interrupted;
  }

  /** The short sound that every alarm begins with. */
  static void chirp(Machine machine) {
    sound(machine, CHIRP_MILLIS);
  }

  private static void sound(Machine machine, int milliseconds) {
    if (machine.flags().get(Flags.AUDIO)) {
      machine.peripherals().tone(HERTZ, milliseconds);
    }
  }

  /** Begins after so many microseconds. */
  void start(Keyboard keyboard, long delay) {
    keyboard.open(this);
    keyboard.machine().flags().set(Flags.ALPHA, false);
    keyboard.machine().outbox().clearMessage();
    long writing = alarm.message().isEmpty() ? WRITES_TIME : 0;
    after(delay, () -> chirp(keyboard.machine()), keyboard);
    after(delay + SHOWS + writing, () -> keyboard.lcd().show(watch.text(alarm)), keyboard);
    after(delay + LISTENS + writing, () -> begin(keyboard), keyboard);
    keyboard.timeline().proceed();
  }

  /** Does something after a while unless a key has been heeded by then. */
  private void after(long micros, Runnable action, Keyboard keyboard) {
    int before = strokes;
    keyboard
        .timeline()
        .after(
            micros,
            () -> {
              if (before == strokes && keyboard.entry() == this) {
                action.run();
              }
            });
  }

  /** From now on keys count, but not one that is down already. */
  private void begin(Keyboard keyboard) {
    begins = true;
    if (!keyboard.isHolding()) {
      listens = true;
      blink(keyboard);
    }
  }

  private void blink(Keyboard keyboard) {
    if (shown == TIMES) {
      giveUp(keyboard);
    } else {
      keyboard.lcd().show("");
      after(DARK, () -> light(keyboard), keyboard);
    }
  }

  private void light(Keyboard keyboard) {
    shown++;
    keyboard.lcd().show(watch.text(alarm));
    boolean heard = shown > SILENT;
    if (heard) {
      sound(keyboard.machine(), BURST_MILLIS);
    }
    after(heard ? BURST_MILLIS * 1000L : LIT, () -> blink(keyboard), keyboard);
  }

  /** Nobody has come: the message stays as other messages do. */
  private void giveUp(Keyboard keyboard) {
    boolean running = keyboard.isRunning();
    finish(keyboard);
    if (!running) {
      keyboard.machine().outbox().show(watch.text(alarm));
      keyboard.refresh();
    }
  }

  private void finish(Keyboard keyboard) {
    if (!over) {
      over = true;
      keyboard.machine().flags().set(Flags.SHIFT, false);
      interrupted.resume(keyboard);
      keyboard.runner().resume();
    }
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    if (!listens) {
      keyboard.hold(Held.silent(keyboard, () -> letGo(keyboard)));
      return this;
    }
    strokes++;
    if (!acknowledged && key != Key.STO) {
      watch.settle(alarm);
    }
    acknowledged = true;
    keyboard.machine().flags().set(Flags.SHIFT, key == Key.SHIFT && !shifted);
    keyboard.lcd().show(watch.text(alarm));
    boolean leaves = key == Key.BACK || key == Key.ON || shifted && key == Key.SQRT;
    keyboard.hold(
        Held.silent(
            keyboard,
            () -> {
              if (leaves) {
                finish(keyboard);
              } else {
                stand(keyboard);
              }
            }));
    return this;
  }

  private void letGo(Keyboard keyboard) {
    if (begins && !listens) {
      begin(keyboard);
    }
  }

  /** The key is let go: what of a long message had no place shows. */
  private void stand(Keyboard keyboard) {
    String text = watch.text(alarm);
    if (Cells.split(text).size() > Cells.COUNT) {
      keyboard.lcd().show(text.substring(Lcd.charactersToFill(text)));
    }
    after(STANDS, () -> finish(keyboard), keyboard);
  }

  @Override
  public boolean takesAllKeys() {
    return true;
  }

  @Override
  public boolean takesShift() {
    return true;
  }

  @Override
  public boolean goesOn() {
    return true;
  }

  /** The alarm stays past due; what it has interrupted is kept. */
  @Override
  public String words() {
    return interrupted.words();
  }

  @Override
  public Keying keying() {
    return Keying.NOTHING;
  }
}
