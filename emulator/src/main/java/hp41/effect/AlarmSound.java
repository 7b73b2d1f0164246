package hp41.effect;

import hp41.machine.Outbox;

/** The tones of an alarm, measured on the microcode of the 41CX. */
public enum AlarmSound {
  /** The first tone of all pairs: the one that every alarm begins with, and the repeated ones. */
  HIGH(1055, 284),
  /** The second tone of the pair that every alarm begins with. */
  MIDDLE(632, 237),
  /** The second tone of the pairs that are repeated until a key is pressed. */
  LOW(452, 332);

  private final int hertz;
  private final int milliseconds;

  AlarmSound(int hertz, int milliseconds) {
    this.hertz = hertz;
    this.milliseconds = milliseconds;
  }

  /** Plays the tone if flag 26 (audio enable) is set. */
  public void play(Outbox outbox) {
    outbox.sound(hertz, milliseconds);
  }
}
