package hp41.sound;

import java.util.List;
import java.util.concurrent.ThreadFactory;

/** Plays tones one after the other. No method waits for a tone. */
public interface Loudspeaker {

  /**
   * Returns the sound device of this computer. Without a device, the bell set by {@link #bell}
   * rings.
   *
   * @param threads creates the thread that plays the tones
   */
  static Loudspeaker ofThisComputer(ThreadFactory threads) {
    return new QueuedLoudspeaker(List.of(new SoundDevice()), threads);
  }

  /** Returns a loudspeaker that plays nothing. */
  static Loudspeaker silent() {
    return new SilentLoudspeaker();
  }

  /**
   * Queues a tone.
   *
   * @param hertz the pitch
   * @param milliseconds the duration
   */
  void sound(int hertz, int milliseconds);

  /** Stops the current tone and discards the queued tones. */
  void hush();

  /** Returns whether tones are enabled. */
  boolean isOn();

  /** Enables or disables tones. Disabling stops the current tone at once. */
  void on(boolean enabled);

  /**
   * Sets a bell, which rings when no tone can be played. It has only one pitch.
   *
   * @param ring rings the bell once; may be called from another thread
   */
  default void bell(Runnable ring) {}

  /** A loudspeaker that plays nothing. */
  final class SilentLoudspeaker implements Loudspeaker {

    private boolean on = true;

    private SilentLoudspeaker() {}

    @Override
    public void sound(int hertz, int milliseconds) {}

    @Override
    public void hush() {}

    @Override
    public boolean isOn() {
      return on;
    }

    @Override
    public void on(boolean enabled) {
      on = enabled;
    }
  }
}
