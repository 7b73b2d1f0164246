package hp41.keyboard;

import hp41.machine.Halt.KeyWait;
import hp41.time.Appointment;
import java.util.Optional;

/** A function that waits for a key, or for its time to be over. */
final class KeyWaiting {

  private final Keyboard keyboard;
  private Optional<KeyWait> awaited = Optional.empty();
  private Runnable afterwards = () -> {};
  private Appointment timeout = Appointment.NONE;
  private boolean shifted;

  KeyWaiting(Keyboard keyboard) {
    this.keyboard = keyboard;
  }

  /** Begins to wait for what a function asks; then something else goes on. */
  void begin(KeyWait wait, Runnable then) {
    awaited = Optional.of(wait);
    afterwards = then;
    shifted = false;
    timeout.cancel();
    timeout = keyboard.timeline().after(wait.micros(), () -> finish(0, 0));
  }

  boolean isWaiting() {
    return awaited.isPresent();
  }

  void giveUp() {
    awaited = Optional.empty();
    timeout.cancel();
  }

  /** Takes a key; most count when they are let go. */
  void press(Key key) {
    KeyWait wait = awaited.orElseThrow();
    if (wait.takesShift() && key == Key.SHIFT) {
      shifted = !shifted;
      return;
    }
    int code = shifted ? -key.code() : key.code();
    int character = key.character(shifted, keyboard.machine().flags());
    if (wait.atOnce()) {
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
