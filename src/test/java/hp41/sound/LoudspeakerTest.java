package hp41.sound;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import hp41.machine.Tone;
import hp41.sound.QueuedLoudspeaker.Voice.ToneNote;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadFactory;
import org.apache.commons.lang3.concurrent.BasicThreadFactory;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LoudspeakerTest {

  private static final ThreadFactory THREADS = BasicThreadFactory.builder().daemon().build();

  private final BlockingQueue<ToneNote> heard = new LinkedBlockingQueue<>();
  private final Semaphore breath = new Semaphore(0);
  private final Semaphore over = new Semaphore(0);

  @Test
  void tonesArePlayedOneAfterTheOther() throws InterruptedException {
    Loudspeaker speaker = new QueuedLoudspeaker(List.of(this::sing), THREADS);
    breath.release(3);
    List.of(633, 396, 791).forEach(hertz -> speaker.sound(hertz, 250));
    assertThat(List.of(heard.take().hertz(), heard.take().hertz(), heard.take().hertz()))
        .containsExactly(633, 396, 791);
  }

  @Test
  void tonesThatWouldWaitTooLongAreDropped() throws InterruptedException {
    Loudspeaker speaker = new QueuedLoudspeaker(List.of(this::sing), THREADS);
    speaker.sound(1, 250);
    heard.take();
    for (int i = 0; i < 10_000; i++) {
      speaker.sound(2, 250);
    }
    breath.release(10_001);
    for (int i = 0; i < QueuedLoudspeaker.LONGEST_WAIT / 250; i++) {
      assertThat(heard.take().hertz()).isEqualTo(2);
    }
    speaker.sound(3, 250);
    assertThat(heard.take().hertz()).isEqualTo(3);
  }

  @Test
  void queueHasRoomAgainAfterItsTonesWerePlayed() throws InterruptedException {
    Loudspeaker speaker = new QueuedLoudspeaker(List.of(this::sing), THREADS);
    for (int round = 0; round < 3; round++) {
      fill(speaker, round);
      breath.release(1 + QueuedLoudspeaker.LONGEST_WAIT / 250);
      for (int i = 0; i < QueuedLoudspeaker.LONGEST_WAIT / 250; i++) {
        assertThat(heard.take().hertz()).isEqualTo(100 + round);
      }
      awaitSilence(speaker);
    }
  }

  @Test
  void queueHasRoomAgainAfterHush() throws InterruptedException {
    Loudspeaker speaker = new QueuedLoudspeaker(List.of(this::sing), THREADS);
    fill(speaker, 0);
    speaker.hush();
    fill(speaker, 1);
    breath.release(100);
    for (int i = 0; i < QueuedLoudspeaker.LONGEST_WAIT / 250; i++) {
      assertThat(heard.take().hertz()).isEqualTo(101);
    }
  }

  @Test
  void toneLongerThanTheLimitIsPlayedIfTheQueueIsEmpty() throws InterruptedException {
    Loudspeaker speaker = new QueuedLoudspeaker(List.of(this::sing), THREADS);
    speaker.sound(1, QueuedLoudspeaker.LONGEST_WAIT + 500);
    assertThat(heard.take().hertz()).isEqualTo(1);
  }

  @Test
  void tonesUpToTheLimitAreQueued() throws InterruptedException {
    Loudspeaker speaker = new QueuedLoudspeaker(List.of(this::sing), THREADS);
    speaker.sound(1, 250);
    heard.take();
    speaker.sound(2, QueuedLoudspeaker.LONGEST_WAIT - 250);
    speaker.sound(3, 250);
    speaker.sound(4, 1);
    breath.release(4);
    assertThat(List.of(heard.take().hertz(), heard.take().hertz())).containsExactly(2, 3);
    awaitSilence(speaker);
    assertThat(heard).isEmpty();
  }

  @Test
  void disablingStopsTheCurrentTone() throws InterruptedException {
    Loudspeaker speaker = new QueuedLoudspeaker(List.of(this::sing), THREADS);
    assertThat(speaker.isOn()).isTrue();
    speaker.sound(1, 250);
    heard.take();
    speaker.sound(2, 250);
    speaker.on(false);
    over.acquire();
    assertThat(speaker.isOn()).isFalse();
    speaker.on(true);
    assertThat(speaker.isOn()).isTrue();
    speaker.sound(3, 250);
    assertThat(heard.take().hertz()).isEqualTo(3);
  }

  /** Starts one tone and fills the queue behind it. */
  private void fill(Loudspeaker speaker, int round) throws InterruptedException {
    speaker.sound(round, 250);
    assertThat(heard.take().hertz()).isEqualTo(round);
    for (int i = 0; i < 1_000; i++) {
      speaker.sound(100 + round, 250);
    }
  }

  /** Plays a marker tone after all queued tones and removes it from the result. */
  private void awaitSilence(Loudspeaker speaker) throws InterruptedException {
    speaker.sound(999, 1);
    breath.release();
    assertThat(heard.take().hertz()).isEqualTo(999);
  }

  @Test
  void hushStopsTheToneAndDiscardsTheQueue() throws InterruptedException {
    Loudspeaker speaker = new QueuedLoudspeaker(List.of(this::sing), THREADS);
    speaker.sound(1, 250);
    heard.take();
    speaker.sound(2, 250);
    speaker.hush();
    speaker.sound(3, 250);
    assertThat(heard.take().hertz()).isEqualTo(3);
  }

  @Test
  void disabledLoudspeakerIsSilentUntilItIsEnabled() throws InterruptedException {
    Loudspeaker speaker = new QueuedLoudspeaker(List.of(this::sing), THREADS);
    speaker.on(false);
    speaker.sound(1, 250);
    speaker.on(true);
    speaker.sound(2, 250);
    assertThat(heard.take().hertz()).isEqualTo(2);
  }

  @Test
  void bellRingsWithoutASoundDevice() throws InterruptedException {
    BlockingQueue<String> rung = new LinkedBlockingQueue<>();
    Loudspeaker speaker = new QueuedLoudspeaker(List.of(tone -> false), THREADS);
    speaker.bell(() -> rung.add("bell"));
    speaker.sound(1, 1);
    speaker.sound(2, 1);
    assertThat(rung.take() + rung.take()).isEqualTo("bellbell");
  }

  @Test
  void soundDeviceNeverFails() {
    assertThatCode(() -> new SoundDevice().sound(new ToneNote(633, 1))).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 26, 57, 89, 127})
  void waveHasThePitchAndLengthOfTheTone(int number) {
    Tone tone = Tone.of(number);
    byte[] wave = SoundDevice.wave(new ToneNote(tone.hertz(), tone.milliseconds()));
    assertThat(wave.length * 1000.0 / SoundDevice.RATE)
        .isCloseTo(tone.milliseconds(), Percentage.withPercentage(1));
    int changes = 0;
    for (int i = 1; i < wave.length; i++) {
      changes += wave[i] == wave[i - 1] ? 0 : 1;
    }
    assertThat(Math.abs(changes - 2 * tone.hertz() * tone.milliseconds() / 1000))
        .isLessThanOrEqualTo(1);
  }

  private boolean sing(ToneNote tone) throws InterruptedException {
    heard.add(tone);
    try {
      breath.acquire();
    } finally {
      over.release();
    }
    return true;
  }
}
