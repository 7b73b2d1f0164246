package hp41.keyboard;

import hp41.machine.Halt.KeyWait;
import hp41.time.Appointment;
import hp41.time.Times;
import java.util.Optional;

/** A function that waits for a key, or for its time to be over. */
final class KeyWaiting {

  private static final long TENTH = 100_000;

  private final Keyboard keyboard;
  private Optional<KeyWait> awaited = Optional.empty();
  private Runnable afterwards = () -> {};
  private Appointment timeout = Appointment.NONE;
  private boolean shifted;
  private long deadline;

  KeyWaiting(Keyboard keyboard) {
    this.keyboard = keyboard;
  }

  /** Begins to wait for what a function asks; then something else goes on. */
  void begin(KeyWait wait, Runnable then) {
    awaited = Optional.of(wait);
    afterwards = then;
    shifted = false;
    countDown(wait.micros());
    keyboard.dispatch().hear();
  }

  private void countDown(long micros) {
    deadline = keyboard.timeline().now() + micros;
    timeout.cancel();
    timeout = keyboard.timeline().after(micros, () -> finish(0, 0));
  }

  boolean isWaiting() {
    return awaited.isPresent();
  }

  void giveUp() {
    awaited = Optional.empty();
    timeout.cancel();
  }

  /**
   * Takes a key that comes in time, however late it is let go; most count then. One that counts at
   * once is down still when the machine looks at the keys the next time.
   */
  void press(Key key) {
    KeyWait wait = awaited.orElseThrow();
    timeout.cancel();
    if (wait.takesShift() && key == Key.SHIFT) {
      pressShift();
      return;
    }
    int code = shifted ? -key.code() : key.code();
    int character = key.character(shifted, keyboard.machine().flags());
    if (wait.atOnce()) {
      keyboard.dispatch().passOver(key);
      finish(code, character);
    } else {
      keyboard.hold(HeldKey.silent(keyboard, () -> finish(code, character)));
    }
  }

  /**
   * The time stands while SHIFT is down; of the tenth of a second that has begun nothing is left.
   */
  private void pressShift() {
    shifted = !shifted;
    long left = Math.max(0, deadline - keyboard.timeline().now()) / TENTH * TENTH;
    keyboard.hold(HeldKey.silent(keyboard, () -> countDown(left + Times.SHIFT_TOGGLED)));
  }

  private void finish(int code, int character) {
    awaited.ifPresent(
        wait -> {
          giveUp();
          wait.answer().take(code, character);
          afterwards.run();
        });
  }
}
