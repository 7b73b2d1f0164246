package hp41.microcode;

import hp41.machine.TimeChip;
import hp41.nut.ClockChip;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Optional;

/** Lets the clock chip go by the clock on the wall, and keeps the calculator's own like it. */
final class Chronometer {

  private static final long HUNDREDTH_MILLIS = 10;
  private static final long WRAP = 100_000_000_000_000L;
  private static final LocalDateTime BEGINNING = TimeChip.time(0);

  private final TimeChip time;
  private final ClockChip chip;
  private long counted;

  Chronometer(TimeChip time, ClockChip chip) {
    this.time = time;
    this.chip = chip;
    counted = hundredths();
  }

  private long hundredths() {
    return Math.floorDiv(time.wallTime().toEpochMilli(), HUNDREDTH_MILLIS);
  }

  /** Hundredths of a second since this was last asked; none if the clock was set back. */
  long passed() {
    long now = hundredths();
    long passed = Math.max(0, now - counted);
    counted = now;
    return passed;
  }

  /** Sets the chip as the calculator's own clock and stopwatch go. */
  void handOver() {
    passed();
    chip.time(Duration.between(BEGINNING, time.now()).toMillis() / HUNDREDTH_MILLIS);
    chip.stopwatch(time.stopwatch(), time.isStopwatchRunning());
  }

  /** Sets the calculator's own clock and stopwatch as the chip goes. */
  void takeBack() {
    TimeChip.Settings own = time.settings();
    LocalDateTime wall = LocalDateTime.ofInstant(time.wallTime(), ZoneOffset.UTC);
    LocalDateTime shown = BEGINNING.plus(Duration.ofMillis(chip.time() * HUNDREDTH_MILLIS));
    long hundredths = chip.stopwatch();
    Optional<Instant> since =
        chip.isStopwatchRunning() ? Optional.of(time.wallTime()) : Optional.empty();
    time.restore(
        new TimeChip.Settings(
            Duration.between(wall, shown),
            own.twentyFourHours(),
            own.withDate(),
            own.accuracy(),
            own.setAt(),
            hundredths > WRAP / 2 ? hundredths - WRAP : hundredths,
            since));
  }
}
