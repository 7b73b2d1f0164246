package hp41.sound;

import hp41.sound.QueuedLoudspeaker.Voice.ToneNote;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Plays tones one after the other on its own thread, so that callers never wait. A program at full
 * speed can request more tones than there is time for: a tone is dropped if it would have to wait
 * longer than {@link #LONGEST_WAIT}.
 */
final class QueuedLoudspeaker extends Loudspeaker {

  /** The maximum length of the queued tones in milliseconds; enough for four BEEPs. */
  static final int LONGEST_WAIT = 4_200;

  private final List<Voice> voices = new CopyOnWriteArrayList<>();
  private final BlockingQueue<ToneNote> waiting = new LinkedBlockingQueue<>();
  private final AtomicInteger waitingMillis = new AtomicInteger();
  private final Thread thread;

  /** Creates a loudspeaker that uses the first voice that can play a tone, on a new thread. */
  QueuedLoudspeaker(List<Voice> voices, ThreadFactory threads) {
    this.voices.addAll(voices);
    thread = threads.newThread(this::soundAll);
    thread.setDaemon(true);
  }

  @Override
  public void bell(Runnable ring) {
    voices.add(
        tone -> {
          ring.run();
          Thread.sleep(tone.milliseconds());
          return true;
        });
  }

  @Override
  protected void play(int hertz, int milliseconds) {
    if (waitingMillis.get() + milliseconds > LONGEST_WAIT && !waiting.isEmpty()) {
      return;
    }
    waitingMillis.addAndGet(milliseconds);
    waiting.add(new ToneNote(hertz, milliseconds));
    if (thread.getState() == Thread.State.NEW) {
      thread.start();
    }
  }

  @Override
  public void hush() {
    for (ToneNote tone = waiting.poll(); tone != null; tone = waiting.poll()) {
      waitingMillis.addAndGet(-tone.milliseconds());
    }
    thread.interrupt();
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

  /** A device that can play a tone. It is used from one thread. */
  interface Voice {

    /**
     * Plays a tone and returns when it has ended, or at once if the voice cannot play tones.
     *
     * @return false if the voice can play no tones, now or later
     * @throws InterruptedException if the tone was stopped
     */
    boolean sound(ToneNote tone) throws InterruptedException;

    /**
     * A tone.
     *
     * @param hertz the pitch
     * @param milliseconds the duration
     */
    record ToneNote(int hertz, int milliseconds) {}
  }
}
