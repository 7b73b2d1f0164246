package hp41.sound;

import java.util.List;
import java.util.concurrent.ThreadFactory;

/** Plays tones one after the other. No method waits for a tone. */
public abstract class Loudspeaker {

  private volatile boolean on = true;

  /**
   * Returns the sound device of this computer. Without a device, the bell set by {@link #bell}
   * rings.
   *
   * @param threads creates the thread that plays the tones
   */
  public static Loudspeaker ofThisComputer(ThreadFactory threads) {
    return new QueuedLoudspeaker(List.of(new SoundDevice()), threads);
  }

  /**
   * Queues a tone if tones are enabled.
   *
   * @param hertz the pitch
   * @param milliseconds the duration
   */
  public final void sound(int hertz, int milliseconds) {
    if (on) {
      play(hertz, milliseconds);
    }
  }

  /** Queues a tone. */
  protected abstract void play(int hertz, int milliseconds);

  /** Stops the current tone and discards the queued tones. */
  public abstract void hush();

  /** Returns whether tones are enabled. */
  public final boolean isOn() {
    return on;
  }

  /** Enables or disables tones. Disabling stops the current tone at once. */
  public final void on(boolean enabled) {
    on = enabled;
    if (!enabled) {
      hush();
    }
  }

  /**
   * Sets a bell, which rings when no tone can be played. It has only one pitch.
   *
   * @param ring rings the bell once; may be called from another thread
   */
  public void bell(Runnable ring) {}
}
