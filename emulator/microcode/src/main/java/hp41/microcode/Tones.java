package hp41.microcode;

import hp41.machine.Outbox;
import hp41.nut.BeeperOutput;
import hp41.nut.Nut;

/**
 * Converts tones of the beeper to sounds. The microcode itself checks flag 26 before a tone, and
 * may clear it before the end of the tone is noticed.
 */
record Tones(Outbox outbox) implements BeeperOutput.BeeperListener {

  private static final long SECOND = 1_000_000_000;
  private static final long MILLISECOND = 1_000_000;

  @Override
  public void tone(int halves, long words) {
    long nanos = words * Nut.WORD_NANOS;
    outbox.play((int) (halves * SECOND / (2 * nanos)), (int) (nanos / MILLISECOND));
  }
}
