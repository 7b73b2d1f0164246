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
 * Synchronizes the clock chip with the system clock, and with the clock of the built-in engine. The
 * contents of the chip's registers were observed on a 41CX.
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

  /** Advances the processor's chips by the time since the last call. */
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

  /** Sets the chip from the clock, stopwatch and first alarm of the built-in engine. */
  void copyToChip() {
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
            encodedAccuracy(own.accuracy()),
            time.stopwatch(),
            time.isStopwatchRunning(),
            alarm));
  }

  /** Sets the clock and stopwatch of the built-in engine from the chip, if the chip was written. */
  void copyFromChip() {
    if (!chip.isWritten()) {
      return;
    }
    ClockChip.ClockContent content = chip.content();
    int accuracy = accuracy(content.accuracy());
    long shownAt = signed(content.setAt());
    Duration shown = Duration.ofMillis((content.time() - shownAt) * HUNDREDTH_MILLIS);
    Instant now = Instant.ofEpochMilli(counted * HUNDREDTH_MILLIS);
    Instant setAt = now.minus(TimeChip.uncorrected(shown, accuracy));
    time.restore(
        new TimeChip.ChipSettings(
            Duration.between(wall(setAt), time(shownAt)),
            (content.format() & TWENTY_FOUR_HOURS) != 0,
            (content.format() & WITH_DATE) != 0,
            accuracy,
            setAt,
            signed(content.stopwatch()),
            content.runs() ? Optional.of(time.wallTime()) : Optional.empty()));
  }

  /**
   * Returns a signed number of hundredths. The chip stores negative numbers as ten's complement.
   */
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

  /** Returns an accuracy factor in the chip's form: three decimal digits and a sign bit. */
  private static int encodedAccuracy(int tenths) {
    int digits = Integer.parseInt(Integer.toString(Math.abs(tenths)), 16);
    return digits | (tenths < 0 ? NEGATIVE : 0);
  }

  private static int accuracy(int encoded) {
    int digits = Integer.parseInt(Integer.toHexString(encoded & NEGATIVE - 1));
    return (encoded & NEGATIVE) != 0 ? -digits : digits;
  }
}
