package hp41.sound;

/**
 * The bell of the terminal, which has one pitch.
 *
 * @param ring rings it once; called from the thread that sounds
 */
record Bell(Runnable ring) implements Voice {

  @Override
  public boolean sound(Note tone) throws InterruptedException {
    ring.run();
    Thread.sleep(tone.milliseconds());
    return true;
  }
}
