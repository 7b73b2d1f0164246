package hp41.nut;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The timer of the clock chip requests service when it expires. */
class ClockChipTest {

  private static final int STATUS = 3;
  private static final int TIMER = 5;
  private static final int HUNDREDTHS = 0x50;

  private final ClockChip chip = new ClockChip();

  @Test
  void anExpiredTimerRequestsService() {
    start();
    chip.pass(49, 49);
    assertThat(chip.needsService()).isFalse();
    chip.pass(1, 1);
    assertThat(chip.needsService()).isTrue();
  }

  @Test
  void restoredContentHasNoTimer() {
    start();
    chip.pass(50, 50);
    chip.content(chip.content());
    assertThat(chip.needsService()).isFalse();
    assertThat(chip.untilDue()).isEmpty();
  }

  /** Clears the service request of power-on, and starts the timer. */
  private void start() {
    chip.write(STATUS, 0);
    chip.write(TIMER, HUNDREDTHS);
  }
}
