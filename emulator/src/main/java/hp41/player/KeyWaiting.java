package hp41.player;

import hp41.key.Key;
import hp41.machine.Machine;
import hp41.machine.Order.KeyWait;
import hp41.memory.Flags;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * Waits for the key that a function such as GETKEY asks for, until the time of the function is
 * over.
 */
final class KeyWaiting {

  private final Machine machine;
  private final Flags flags;
  private final PacedTimeline timeline;
  private final HeldKeys held;
  private final KeyPolling polling;
  private Optional<KeyWait> awaited = Optional.empty();
  private LongConsumer afterwards = micros -> {};
  private long began;
  private Appointment timeout = Appointment.NONE;

  KeyWaiting(Stage stage, HeldKeys held, KeyPolling polling) {
    this.held = held;
    this.polling = polling;
    machine = stage.machine();
    flags = machine.flags();
    timeline = stage.timeline();
  }

  /** Returns the moments at which the machine reads its keyboard. */
  KeyPolling polling() {
    return polling;
  }

  /**
   * Begins to wait.
   *
   * @param then what follows when the function has its answer. It receives the microseconds until
   *     the next line runs
   */
  void begin(KeyWait wait, LongConsumer then) {
    awaited = Optional.of(wait);
    afterwards = then;
    began = timeline.now();
    shift(false);
    countDown(wait);
    polling.read();
  }

  private void countDown(KeyWait wait) {
    timeout.cancel();
    long micros = Times.sum(timeline.computing(Times.KEY_READING), wait.micros());
    timeout = timeline.after(micros, () -> finish(0, 0, Times.KEY_TIMED_OUT));
  }

  private void shift(boolean on) {
    flags.set(Flags.SHIFT, on);
  }

  boolean isWaiting() {
    return awaited.isPresent();
  }

  void stop() {
    if (isWaiting()) {
      shift(false);
    }
    awaited = Optional.empty();
    timeout.cancel();
  }

  /**
   * Handles a key that is pressed in time. Most keys count when they are released, however late.
   * SHIFT turns its annunciator on, and the time begins again when it is released. A key that
   * counts at once is still down when the machine next reads the keyboard.
   */
  void press(Key key) {
    KeyWait wait = awaited.orElseThrow();
    timeout.cancel();
    if (wait.takesShift() && key == Key.SHIFT) {
      shift(!flags.get(Flags.SHIFT));
      held.silent(() -> countDown(wait));
      return;
    }
    boolean shifted = flags.get(Flags.SHIFT);
    int code = shifted ? -key.code() : key.code();
    int character = key.character(shifted, flags.get(Flags.ALPHA), flags.get(Flags.RADIX_POINT));
    if (wait.atOnce()) {
      polling.missAfterDebouncing(key);
      finish(code, character, Times.KEY_ANSWERED);
    } else {
      held.silent(() -> finish(code, character, Times.KEY_RELEASED));
    }
  }

  private void finish(int code, int character, long micros) {
    long wasDown = timeline.now() == began ? Times.KEY_WAS_DOWN : 0;
    awaited.ifPresent(
        wait -> {
          stop();
          wait.answer().take(code, character);
          machine.printer().traceResult(machine.stack().x());
          afterwards.accept(Times.sum(micros, wasDown));
        });
  }
}
