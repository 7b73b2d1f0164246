package hp41.sound;

import hp41.sound.Loudspeaker.Voice.ToneNote;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Sounds tones one after the other on a thread of its own, so that nobody waits for them. A program
 * at full speed may ask for more tones than there is time for: those that would have to wait longer
 * than {@link #LONGEST_WAIT} are left out.
 */
public final class Loudspeaker {

  /** How many milliseconds of sound wait at most; enough for four BEEPs. */
  static final int LONGEST_WAIT = 4_200;

  private static final Voice NONE = tone -> false;

  private final List<Voice> voices = new CopyOnWriteArrayList<>();
  private final BlockingQueue<ToneNote> waiting = new LinkedBlockingQueue<>();
  private final AtomicInteger waitingMillis = new AtomicInteger();
  private final Thread thread = new Thread(this::soundAll, "sound");
  private volatile boolean on = true;

  /** A loudspeaker that uses the first voice that can sound. */
  Loudspeaker(List<Voice> voices) {
    this.voices.addAll(voices);
    thread.setDaemon(true);
  }

  /** The sound device of this computer; without one, what {@link #bell} rings. */
  public static Loudspeaker ofThisComputer() {
    return new Loudspeaker(List.of(new SoundDevice()));
  }

  /** A loudspeaker that nobody hears. */
  public static Loudspeaker silent() {
    return new Loudspeaker(List.of(NONE));
  }

  /**
   * Where no other sound can be made, rings a bell, which has one pitch.
   *
   * @param ring rings it once; called from another thread
   */
  public void bell(Runnable ring) {
    voices.add(
        tone -> {
          ring.run();
          Thread.sleep(tone.milliseconds());
          return true;
        });
  }

  /**
   * Sounds a tone after those that wait, and returns at once.
   *
   * @param hertz its pitch
   * @param milliseconds how long it lasts
   */
  public void sound(int hertz, int milliseconds) {
    if (!on || waitingMillis.get() + milliseconds > LONGEST_WAIT && !waiting.isEmpty()) {
      return;
    }
    waitingMillis.addAndGet(milliseconds);
    waiting.add(new ToneNote(hertz, milliseconds));
    if (thread.getState() == Thread.State.NEW) {
      thread.start();
    }
  }

  /** Ends the tone that sounds and forgets those that wait. */
  public void hush() {
    for (ToneNote tone = waiting.poll(); tone != null; tone = waiting.poll()) {
      waitingMillis.addAndGet(-tone.milliseconds());
    }
    thread.interrupt();
  }

  /** Whether tones are heard. */
  public boolean isOn() {
    return on;
  }

  /** Has tones be heard, or not; then it is silent at once. */
  public void on(boolean heard) {
    on = heard;
    if (!heard) {
      hush();
    }
  }

  private void soundAll() {
    while (true) {
      try {
        ToneNote tone = waiting.take();
        waitingMillis.addAndGet(-tone.milliseconds());
        sound(tone);
      } catch (InterruptedException hushed) {
        Thread.interrupted();
      }
    }
  }

  private void sound(ToneNote tone) throws InterruptedException {
    for (Voice voice : voices) {
      if (voice.sound(tone)) {
        return;
      }
    }
  }

  /** Something that can sound a tone. It is used from one thread. */
  interface Voice {

    /**
     * Sounds a tone and returns when it is over, or at once when it cannot.
     *
     * @param tone what to sound
     * @return false if it has no means to, now and later
     * @throws InterruptedException if it was told to be silent
     */
    boolean sound(ToneNote tone) throws InterruptedException;

    /**
     * A tone.
     *
     * @param hertz its pitch
     * @param milliseconds how long it lasts
     */
    record ToneNote(int hertz, int milliseconds) {}
  }
}
