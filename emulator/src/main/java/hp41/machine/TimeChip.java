package hp41.machine;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * The clock and the stopwatch, which go on by themselves and are not in memory. The clock is that
 * on the wall, {@link Peripherals#wallClock}, as much later as it has been set, and faster or
 * slower by its accuracy factor: as often as that says, in seconds, one of its 10240 pulses a
 * second is added, or left out if the factor is negative; 0 leaves it alone.
 */
public final class TimeChip {

  /** The first year of its calendar. */
  public static final int FIRST_YEAR = 1900;

  /** The last year of its calendar. */
  public static final int LAST_YEAR = 2199;

  private static final LocalDateTime BEGINNING = LocalDateTime.of(FIRST_YEAR, 1, 1, 0, 0);

  /** An accuracy factor of a tenth of a second adds one pulse to so many. */
  private static final long PULSES = 1024;

  private static final int MOST_ACCURACY = 999;
  private static final int TENTH_MILLIS = 100;
  private static final long HUNDREDTH_MILLIS = 10;

  private final InstantSource wallClock;
  private Duration offset = Duration.ZERO;
  private boolean twentyFourHours;
  private boolean withDate;
  private int accuracy;
  private Instant setAt = ChipSettings.NEVER;
  private long stopwatch;
  private Optional<Instant> runningSince = Optional.empty();

  TimeChip(InstantSource wallClock) {
    this.wallClock = wallClock;
  }

  /**
   * All that the chip remembers.
   *
   * @param offset how much later than the clock on the wall it was when it was set; what one
   *     travels is added
   * @param twentyFourHours CLK24
   * @param withDate CLKTD
   * @param accuracy the accuracy factor in tenths
   * @param setAt when it was set, by the clock on the wall, or {@link #NEVER}
   * @param stopwatch hundredths of a second when it was last started, stopped or set
   * @param runningSince when the stopwatch was started, by the clock on the wall, if it runs
   */
  public record ChipSettings(
      Duration offset,
      boolean twentyFourHours,
      boolean withDate,
      int accuracy,
      Instant setAt,
      long stopwatch,
      Optional<Instant> runningSince) {

    /** A clock that was never set counts as set when its time began. */
    public static final Instant NEVER = BEGINNING.toInstant(ZoneOffset.UTC);

    /** As they are after MEMORY LOST. */
    public static final ChipSettings INITIAL =
        new ChipSettings(Duration.ZERO, false, false, 0, NEVER, 0, Optional.empty());

    /** With a stopwatch that shows so much, and runs since then or not. */
    public ChipSettings stopwatch(long hundredths, Optional<Instant> since) {
      return new ChipSettings(
          offset, twentyFourHours, withDate, accuracy, setAt, hundredths, since);
    }
  }

  /** What it remembers. */
  public ChipSettings settings() {
    return new ChipSettings(
        offset, twentyFourHours, withDate, accuracy, setAt, stopwatch, runningSince);
  }

  /** Makes it remember something else. */
  public void restore(ChipSettings saved) {
    offset = saved.offset();
    twentyFourHours = saved.twentyFourHours();
    withDate = saved.withDate();
    accuracy = saved.accuracy();
    setAt = saved.setAt();
    stopwatch = saved.stopwatch();
    runningSince = saved.runningSince();
  }

  /** The clock on the wall. */
  public Instant wallTime() {
    return wallClock.instant();
  }

  /** When it is a certain date and time, by the clock on the wall. */
  public Instant wallTime(LocalDateTime time) {
    Instant uncorrected = time.minus(offset).toInstant(ZoneOffset.UTC);
    return setAt.plus(uncorrected(Duration.between(setAt, uncorrected), accuracy));
  }

  /** How long it is by the clock on the wall what is so long with an accuracy factor in tenths. */
  public static Duration uncorrected(Duration shown, int accuracy) {
    long pulses = PULSES * accuracy;
    return pulses == 0 ? shown : shown.multipliedBy(pulses).dividedBy(pulses + 1);
  }

  private Duration sinceSet() {
    return Duration.between(setAt, wallTime());
  }

  /** How far the accuracy factor has moved the clock since it was set. */
  private Duration correction() {
    return accuracy == 0 ? Duration.ZERO : sinceSet().dividedBy(PULSES * accuracy);
  }

  /** A date and time in tenths of a second since the beginning of 1900, as alarms have it. */
  public static long tenths(LocalDateTime time) {
    return ChronoUnit.MILLIS.between(BEGINNING, time) / TENTH_MILLIS;
  }

  /** The date and time so many tenths of a second after the beginning of 1900. */
  public static LocalDateTime time(long tenths) {
    return BEGINNING.plus(Duration.ofMillis(tenths * TENTH_MILLIS));
  }

  /** Date and time. */
  public LocalDateTime now() {
    return wall(wallTime()).plus(offset).plus(correction());
  }

  private static LocalDateTime wall(Instant instant) {
    return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
  }

  /** Sets date and time. Before 1900 or after 2199: OUT OF RANGE. */
  public void set(LocalDateTime time) {
    demandYear(time);
    setAt = wallTime();
    offset = Duration.between(wall(setAt), time);
  }

  /**
   * Makes it so much later, as when one travels, which does not count as setting it. Before 1900 or
   * after 2199: OUT OF RANGE.
   */
  public void shift(Duration by) {
    demandYear(now().plus(by));
    offset = offset.plus(by);
  }

  private static void demandYear(LocalDateTime time) {
    if (time.getYear() < FIRST_YEAR || time.getYear() > LAST_YEAR) {
      throw CalculatorError.OUT_OF_RANGE;
    }
  }

  /**
   * Sets date and time, and the accuracy factor such that it would have been right by itself since
   * it was set, or since the beginning of 1900 if it never was. A clock that was set before 1900,
   * because one has travelled since, counts as set after now. Before 1900 or after 2199: OUT OF
   * RANGE.
   *
   * @return false if no time has passed since, and the accuracy factor stays as it is
   */
  public boolean correct(LocalDateTime time) {
    long wrong = Duration.between(now(), time).toMillis();
    boolean early = wall(setAt).plus(offset).isBefore(BEGINNING);
    long elapsed = sinceSet().toMillis() * (early ? -1 : 1);
    set(time);
    if (elapsed == 0) {
      return false;
    }
    accuracy = corrected(wrong, elapsed);
    return true;
  }

  private int corrected(long wrong, long elapsed) {
    long dividend = accuracy == 0 ? elapsed : accuracy * elapsed;
    long divisor = accuracy == 0 ? PULSES * wrong : elapsed + PULSES * accuracy * wrong;
    if (divisor == 0) {
      return 0;
    }
    long nearest = (2 * Math.abs(dividend) / Math.abs(divisor) + 1) / 2;
    return nearest > MOST_ACCURACY
        ? 0
        : (int) Math.max(1, nearest) * Long.signum(dividend) * Long.signum(divisor);
  }

  /** Whether times show with 24 hours. */
  public boolean hasTwentyFourHours() {
    return twentyFourHours;
  }

  /** CLK24 and CLK12. */
  public void twentyFourHours(boolean whether) {
    twentyFourHours = whether;
  }

  /** Whether the clock shows the date as well. */
  public boolean showsDate() {
    return withDate;
  }

  /** CLKTD and CLKT. */
  public void showsDate(boolean whether) {
    withDate = whether;
  }

  /** The accuracy factor in tenths. */
  public int accuracy() {
    return accuracy;
  }

  /** Sets the accuracy factor, in tenths; that counts as setting the clock. */
  public void accuracy(int tenths) {
    set(now());
    accuracy = tenths;
  }

  /** What the stopwatch shows, in hundredths of a second; below zero it counts down. */
  public long stopwatch() {
    return stopwatch + runningSince.map(this::hundredthsSince).orElse(0L);
  }

  private long hundredthsSince(Instant start) {
    return ChronoUnit.MILLIS.between(start, wallTime()) / HUNDREDTH_MILLIS;
  }

  /** Whether the stopwatch runs. */
  public boolean isStopwatchRunning() {
    return runningSince.isPresent();
  }

  /** Sets the stopwatch, in hundredths of a second; it runs on if it runs. */
  public void setStopwatch(long hundredths) {
    stopwatch = hundredths;
    runningSince = runningSince.map(start -> wallTime());
  }

  /** Starts the stopwatch, or lets it run on. */
  public void startStopwatch() {
    runningSince = runningSince.or(() -> Optional.of(wallTime()));
  }

  /** Stops the stopwatch. */
  public void stopStopwatch() {
    stopwatch = stopwatch();
    runningSince = Optional.empty();
  }

  /** When the stopwatch, counting down, comes to zero; by the clock on the wall. */
  public Optional<Instant> timerDue() {
    return runningSince
        .filter(start -> stopwatch < 0)
        .map(start -> start.plusMillis(-stopwatch * HUNDREDTH_MILLIS));
  }
}
