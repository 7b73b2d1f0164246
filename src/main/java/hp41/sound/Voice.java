package hp41.sound;

/** Something that can sound a tone. It is used from one thread. */
interface Voice {

  /**
   * Sounds a tone and returns when it is over, or at once when it cannot.
   *
   * @param tone what to sound
   * @return false if it has no means to, now and later
   * @throws InterruptedException if it was told to be silent
   */
  boolean sound(Note tone) throws InterruptedException;

  /**
   * A tone.
   *
   * @param hertz its pitch
   * @param milliseconds how long it lasts
   */
  record Note(int hertz, int milliseconds) {}
}
