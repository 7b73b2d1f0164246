package hp41.nut;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The clock's timer asks for service when its time has come. */
class ClockChipTest {

  private static final int STATUS = 3;
  private static final int TIMER = 5;
  private static final int HUNDREDTHS = 0x50;

  private final ClockChip chip = new ClockChip();

  @Test
  void aTimerAsksWhenItsTimeHasCome() {
    start();
    chip.pass(49, 49);
    assertThat(chip.needsService()).isFalse();
    chip.pass(1, 1);
    assertThat(chip.needsService()).isTrue();
  }

  @Test
  void whatIsRememberedInItsPlaceHasNoTimer() {
    start();
    chip.pass(50, 50);
    chip.content(chip.content());
    assertThat(chip.needsService()).isFalse();
    assertThat(chip.untilDue()).isEmpty();
  }

  /** Takes away what it says when it gets power, and starts the timer. */
  private void start() {
    chip.write(STATUS, 0);
    chip.write(TIMER, HUNDREDTHS);
  }
}
