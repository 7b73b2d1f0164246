package hp41.player;

import hp41.effect.Delay;
import hp41.effect.Effect;
import hp41.effect.Effect.Timer;
import java.util.EnumMap;
import java.util.Map;

/** What the open entry waits for. */
final class EntryWaits {

  private final PacedTimeline timeline;
  private final Map<Timer, Appointment> waits = new EnumMap<>(Timer.class);

  EntryWaits(PacedTimeline timeline) {
    this.timeline = timeline;
  }

  /**
   * Begins a wait, which replaces an earlier one of the same timer.
   *
   * @param printing the microseconds that the printer takes before the wait begins
   */
  void begin(Effect.Wait wait, long printing, Runnable passed) {
    cancel(wait.timer());
    Delay delay = wait.delay();
    long micros = delay.always() + timeline.computing(delay.computed() + printing);
    waits.put(
        wait.timer(),
        wait.timer() == Timer.IDLE
            ? timeline.unawaitedAfter(micros, passed)
            : timeline.after(micros, passed));
  }

  void cancel(Timer timer) {
    waits.getOrDefault(timer, Appointment.NONE).cancel();
  }

  void cancelAll() {
    waits.values().forEach(Appointment::cancel);
  }
}
