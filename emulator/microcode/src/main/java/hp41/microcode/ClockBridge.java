package hp41.microcode;

import hp41.machine.Machine;
import hp41.machine.TimeChip;
import hp41.memory.Alarms;
import hp41.memory.Memory;
import hp41.nut.ClockChip;
import hp41.nut.Nut;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Lets the clock chip go by the clock on the wall, and keeps the calculator's own like it. Where
 * the operating system keeps what it needs in the chip was seen on a 41CX.
 */
final class ClockBridge {

  private static final long HUNDREDTH_MILLIS = 10;
  private static final long TENTH = 10;
  private static final long WRAP = 100_000_000_000_000L;
  private static final int TWENTY_FOUR_HOURS = 0x40;
  private static final int WITH_DATE = 0x80;
  private static final int NEGATIVE = 0x1000;
  private static final LocalDateTime BEGINNING = TimeChip.time(0);

  private final TimeChip time;
  private final Memory memory;
  private final ClockChip chip;
  private final InstantSource clock;
  private long counted;
  private long countedRun;

  ClockBridge(Machine machine, ClockChip chip) {
    time = machine.time();
    memory = machine.memory();
    clock = machine.peripherals().clock();
    this.chip = chip;
    counted = hundredths(time.wallTime());
    countedRun = hundredths(clock.instant());
  }

  /** Lets the time pass for the processor that has passed since this was last asked. */
  void pass(Nut nut) {
    long before = counted;
    long beforeRun = countedRun;
    counted = hundredths(time.wallTime());
    countedRun = hundredths(clock.instant());
    nut.pass(Math.max(0, counted - before), Math.max(0, countedRun - beforeRun));
  }

  private static long hundredths(Instant instant) {
    return Math.floorDiv(instant.toEpochMilli(), HUNDREDTH_MILLIS);
  }

  /** Makes the chip go as the calculator's own clock and stopwatch do. */
  void handOver() {
    counted = hundredths(time.wallTime());
    TimeChip.ChipSettings own = time.settings();
    int format = (own.twentyFourHours() ? TWENTY_FOUR_HOURS : 0) | (own.withDate() ? WITH_DATE : 0);
    long setAt = hundredths(wall(own.setAt()).plus(own.offset()));
    OptionalLong alarm =
        new Alarms(memory).all().stream().mapToLong(it -> it.time() * TENTH).findFirst();
    chip.content(
        new ClockChip.ClockContent(
            hundredths(time.now()),
            setAt,
            format,
            kept(own.accuracy()),
            time.stopwatch(),
            time.isStopwatchRunning(),
            alarm));
  }

  /** Makes the calculator's own clock and stopwatch go as the chip does, if it was set. */
  void takeBack() {
    if (!chip.isWritten()) {
      return;
    }
    ClockChip.ClockContent kept = chip.content();
    int accuracy = accuracy(kept.accuracy());
    long shownAt = signed(kept.setAt());
    Duration shown = Duration.ofMillis((kept.time() - shownAt) * HUNDREDTH_MILLIS);
    Instant now = Instant.ofEpochMilli(counted * HUNDREDTH_MILLIS);
    Instant setAt = now.minus(TimeChip.uncorrected(shown, accuracy));
    time.restore(
        new TimeChip.ChipSettings(
            Duration.between(wall(setAt), time(shownAt)),
            (kept.format() & TWENTY_FOUR_HOURS) != 0,
            (kept.format() & WITH_DATE) != 0,
            accuracy,
            setAt,
            signed(kept.stopwatch()),
            kept.runs() ? Optional.of(time.wallTime()) : Optional.empty()));
  }

  /** Below zero the chip counts by the complement. */
  private static long signed(long digits) {
    return digits > WRAP / 2 ? digits - WRAP : digits;
  }

  private static LocalDateTime wall(Instant instant) {
    return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
  }

  private static LocalDateTime time(long hundredths) {
    return BEGINNING.plus(Duration.ofMillis(hundredths * HUNDREDTH_MILLIS));
  }

  private static long hundredths(LocalDateTime time) {
    return Duration.between(BEGINNING, time).toMillis() / HUNDREDTH_MILLIS;
  }

  /** An accuracy factor as the chip keeps it: three decimal digits and a sign. */
  private static int kept(int tenths) {
    int digits = Integer.parseInt(Integer.toString(Math.abs(tenths)), 16);
    return digits | (tenths < 0 ? NEGATIVE : 0);
  }

  private static int accuracy(int kept) {
    int digits = Integer.parseInt(Integer.toHexString(kept & NEGATIVE - 1));
    return (kept & NEGATIVE) != 0 ? -digits : digits;
  }
}
