package hp41.keyboard;

import hp41.machine.Machine;
import hp41.memory.Alarms.Alarm;
import hp41.memory.Flags;

/**
 * An alarm is on: its message blinks, and it is heard until a key is pressed, or for 18 seconds.
 * STO and nobody leave it past due; any other key settles it.
 */
final class RingingEntry implements Entry {

  private static final int HERTZ = 1055;
  private static final int CHIRP_MILLIS = 540;
  private static final int BURST_MILLIS = 650;
  private static final long BLINK = 650_000;
  private static final long FIRST_BURST = 5_400_000;
  private static final long BETWEEN_BURSTS = 810_000;
  private static final int BURSTS = 16;
  private static final long GIVES_UP = 18_300_000;
  private static final long STANDS = 2_700_000;

  private final Alarm alarm;
  private final AlarmWatch watch;
  private final Entry interrupted;
  private boolean silent;
  private boolean over;

  /** An alarm that comes while something else is open. */
  RingingEntry(Alarm alarm, AlarmWatch watch, Entry interrupted) {
    this.alarm = alarm;
    this.watch = watch;
    this.interrupted = interrupted;
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
    Machine machine = keyboard.machine();
    after(delay, () -> chirp(machine), keyboard);
    after(delay, () -> blink(true, keyboard), keyboard);
    for (int burst = 0; burst < BURSTS; burst++) {
      long time = delay + FIRST_BURST + burst * BETWEEN_BURSTS;
      after(time, () -> sound(machine, BURST_MILLIS), keyboard);
    }
    after(delay + GIVES_UP, () -> giveUp(keyboard), keyboard);
    keyboard.timeline().proceed();
  }

  /** Does something after a while unless a key has been pressed by then. */
  private void after(long micros, Runnable action, Keyboard keyboard) {
    keyboard
        .timeline()
        .after(
            micros,
            () -> {
              if (!silent && keyboard.entry() == this) {
                action.run();
              }
            });
  }

  private void blink(boolean visible, Keyboard keyboard) {
    keyboard.lcd().show(visible ? watch.text(alarm) : "");
    after(BLINK, () -> blink(!visible, keyboard), keyboard);
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
      silent = true;
      interrupted.resume(keyboard);
      keyboard.runner().resume();
    }
  }

  @Override
  public Entry press(Key key, boolean shifted, Keyboard keyboard) {
    if (silent) {
      return this;
    }
    silent = true;
    if (key != Key.STO) {
      watch.settle(alarm);
    }
    if (key == Key.BACK || key == Key.ON) {
      finish(keyboard);
      return keyboard.entry();
    }
    keyboard.lcd().show(watch.text(alarm));
    keyboard
        .timeline()
        .after(
            STANDS,
            () -> {
              if (keyboard.entry() == this) {
                finish(keyboard);
              }
            });
    return this;
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
    return interrupted.keying();
  }
}
