package hp41.keyboard;

import hp41.event.StopReason.KeyWait;
import hp41.key.Key;
import hp41.memory.Flags;
import hp41.time.Appointment;
import java.util.Optional;

/** A function that waits for a key, or for its time to be over. */
final class KeyWaiting {

  private final Keyboard keyboard;
  private Optional<KeyWait> awaited = Optional.empty();
  private Runnable afterwards = () -> {};
  private Appointment timeout = Appointment.NONE;

  KeyWaiting(Keyboard keyboard) {
    this.keyboard = keyboard;
  }

  /** Begins to wait for what a function asks; then something else goes on. */
  void begin(KeyWait wait, Runnable then) {
    awaited = Optional.of(wait);
    afterwards = then;
    shift(false);
    countDown(wait);
    keyboard.dispatch().hear();
  }

  private void countDown(KeyWait wait) {
    timeout.cancel();
    timeout = keyboard.timeline().after(wait.micros(), () -> finish(0, 0));
  }

  private void shift(boolean on) {
    keyboard.machine().flags().set(Flags.SHIFT, on);
  }

  boolean isWaiting() {
    return awaited.isPresent();
  }

  void giveUp() {
    if (isWaiting()) {
      shift(false);
    }
    awaited = Optional.empty();
    timeout.cancel();
  }

  /**
   * Takes a key that comes in time, however late it is let go; most count then. SHIFT lights its
   * annunciator, and the time begins again when it is let go. One that counts at once is down still
   * when the machine looks at the keys the next time.
   */
  void press(Key key) {
    KeyWait wait = awaited.orElseThrow();
    timeout.cancel();
    if (wait.takesShift() && key == Key.SHIFT) {
      shift(!keyboard.isShifted());
      keyboard.hold(HeldKey.silent(keyboard, () -> countDown(wait)));
      return;
    }
    boolean shifted = keyboard.isShifted();
    int code = shifted ? -key.code() : key.code();
    int character = key.character(shifted, keyboard.machine().flags());
    if (wait.atOnce()) {
      keyboard.dispatch().passOver(key);
      finish(code, character);
    } else {
      keyboard.hold(HeldKey.silent(keyboard, () -> finish(code, character)));
    }
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
