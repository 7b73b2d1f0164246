package hp41.sound;

import hp41.sound.QueuedLoudspeaker.Voice;
import java.util.Optional;
import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/**
 * The sound device of this computer. It plays square waves, like the beeper of the real machine.
 */
final class SoundDevice implements Voice {

  static final int RATE = 44_100;
  private static final byte LOUDNESS = 24;
  private static final int BUFFER = RATE / 10;
  private static final int BLOCK = RATE / 50;

  private Optional<SourceDataLine> line = Optional.empty();
  private boolean missing;

  @Override
  public boolean sound(ToneNote tone) throws InterruptedException {
    if (line.isEmpty() && !missing) {
      line = open();
      missing = line.isEmpty();
    }
    if (line.isPresent()) {
      play(line.get(), wave(tone));
    }
    return !missing;
  }

  /**
   * Opens the sound device. Without one, computers throw different exceptions, and on some the
   * native library is missing.
   */
  private static Optional<SourceDataLine> open() {
    AudioFormat format = new AudioFormat(RATE, 8, 1, true, false);
    try {
      SourceDataLine opened = AudioSystem.getSourceDataLine(format);
      opened.open(format, BUFFER);
      opened.start();
      return Optional.of(opened);
    } catch (LineUnavailableException | RuntimeException | LinkageError noSound) {
      return Optional.empty();
    }
  }

  private static void play(SourceDataLine line, byte[] samples) throws InterruptedException {
    for (int from = 0; from < samples.length; from += BLOCK) {
      if (Thread.interrupted()) {
        line.flush();
        throw new InterruptedException();
      }
      line.write(samples, from, Math.min(BLOCK, samples.length - from));
    }
  }

  /** Returns the samples of a tone: 8 bits, signed, {@link #RATE} per second. */
  static byte[] wave(ToneNote tone) {
    byte[] samples = new byte[(int) ((long) RATE * tone.milliseconds() / 1000)];
    for (int i = 0; i < samples.length; i++) {
      long halves = 2L * i * tone.hertz() / RATE;
      samples[i] = halves % 2 == 0 ? LOUDNESS : -LOUDNESS;
    }
    return samples;
  }
}
