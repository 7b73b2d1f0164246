package hp41.microcode;

import hp41.machine.Outbox;
import hp41.nut.BeeperOutput;
import hp41.nut.Nut;

/** Converts tones of the beeper to sounds. */
final class Tones implements BeeperOutput.BeeperListener {

  private static final long SECOND = 1_000_000_000;
  private static final long MILLISECOND = 1_000_000;

  private final Outbox outbox;

  Tones(Outbox outbox) {
    this.outbox = outbox;
  }

  @Override
  public void tone(int halves, long words) {
    long nanos = words * Nut.WORD_NANOS;
    outbox.sound((int) (halves * SECOND / (2 * nanos)), (int) (nanos / MILLISECOND));
  }
}
