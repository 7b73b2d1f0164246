package hp41.effect;

import hp41.machine.Outbox;

/** The sounds of an alarm: two tones each, measured on the microcode of the 41CX. */
public enum AlarmSound {
  /** The sound that every alarm begins with. */
  CHIRP(632, 237),
  /** The sound that is repeated while nobody comes. */
  BURST(452, 332);

  private static final int FIRST_HERTZ = 1055;
  private static final int FIRST_MILLIS = 284;

  private final int hertz;
  private final int milliseconds;

  AlarmSound(int hertz, int milliseconds) {
    this.hertz = hertz;
    this.milliseconds = milliseconds;
  }

  /** Plays the sound if flag 26 (audio enable) is set. */
  public void play(Outbox outbox) {
    outbox.sound(FIRST_HERTZ, FIRST_MILLIS);
    playSecond(outbox);
  }

  /** Plays the second tone alone; the stopwatch warns with that of the burst. */
  public void playSecond(Outbox outbox) {
    outbox.sound(hertz, milliseconds);
  }
}
