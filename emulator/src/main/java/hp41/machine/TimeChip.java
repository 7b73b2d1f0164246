package hp41.machine;

import hp41.event.CalculatorError;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/**
 * The clock and the stopwatch. Their state is not in the registers. The clock is {@link
 * hp41.peripherals.Peripherals#wallClock} plus an offset, corrected by the accuracy factor: one of
 * its 10240 pulses per second is added each time the factor, in seconds, has elapsed, or left out
 * if the factor is negative; 0 means no correction.
 */
public final class TimeChip {

  /** The first year of the clock. */
  public static final int FIRST_YEAR = 1900;

  /** The last year of the clock. */
  public static final int LAST_YEAR = 2199;

  private static final LocalDateTime BEGINNING = LocalDateTime.of(FIRST_YEAR, 1, 1, 0, 0);

  /** The number of pulses to which an accuracy factor of 0.1 adds one. */
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
   * The saved state of the clock and stopwatch.
   *
   * @param offset the difference between the clock and the wall clock when it was set, plus later
   *     changes of the time zone
   * @param twentyFourHours whether times are displayed with 24 hours (CLK24)
   * @param withDate whether the clock also displays the date (CLKTD)
   * @param accuracy the accuracy factor in tenths
   * @param setAt when the clock was set, by the wall clock, or {@link #NEVER}
   * @param stopwatch the stopwatch in hundredths of a second when it was last started, stopped or
   *     set
   * @param runningSince when the stopwatch was started, by the wall clock; empty if it does not run
   */
  public record ChipSettings(
      Duration offset,
      boolean twentyFourHours,
      boolean withDate,
      int accuracy,
      Instant setAt,
      long stopwatch,
      Optional<Instant> runningSince) {

    /** The time of setting for a clock that was never set: the first moment of 1900. */
    public static final Instant NEVER = BEGINNING.toInstant(ZoneOffset.UTC);

    /** The state after MEMORY LOST. */
    public static final ChipSettings INITIAL =
        new ChipSettings(Duration.ZERO, false, false, 0, NEVER, 0, Optional.empty());

    /** Returns this state with another stopwatch value and start time. */
    public ChipSettings stopwatch(long hundredths, Optional<Instant> since) {
      return new ChipSettings(
          offset, twentyFourHours, withDate, accuracy, setAt, hundredths, since);
    }
  }

  /** Returns the state to save. */
  public ChipSettings settings() {
    return new ChipSettings(
        offset, twentyFourHours, withDate, accuracy, setAt, stopwatch, runningSince);
  }

  /** Restores a saved state. */
  public void restore(ChipSettings saved) {
    offset = saved.offset();
    twentyFourHours = saved.twentyFourHours();
    withDate = saved.withDate();
    accuracy = saved.accuracy();
    setAt = saved.setAt();
    stopwatch = saved.stopwatch();
    runningSince = saved.runningSince();
  }

  /** Returns the time of the wall clock. */
  public Instant wallTime() {
    return wallClock.instant();
  }

  /** Returns the wall clock time at which this clock shows a date and time. */
  public Instant wallTime(LocalDateTime time) {
    Instant uncorrected = time.minus(offset).toInstant(ZoneOffset.UTC);
    return setAt.plus(uncorrected(Duration.between(setAt, uncorrected), accuracy));
  }

  /**
   * Converts a duration of this clock to a duration of the wall clock.
   *
   * @param accuracy the accuracy factor in tenths
   */
  public static Duration uncorrected(Duration shown, int accuracy) {
    long pulses = PULSES * accuracy;
    return pulses == 0 ? shown : shown.multipliedBy(pulses).dividedBy(pulses + 1);
  }

  private Duration sinceSet() {
    return Duration.between(setAt, wallTime());
  }

  /** Returns how much the accuracy factor has corrected the clock since it was set. */
  private Duration correction() {
    return accuracy == 0 ? Duration.ZERO : sinceSet().dividedBy(PULSES * accuracy);
  }

  /**
   * Converts a date and time to tenths of a second since the beginning of 1900, the unit of alarms.
   */
  public static long tenths(LocalDateTime time) {
    return ChronoUnit.MILLIS.between(BEGINNING, time) / TENTH_MILLIS;
  }

  /** Converts tenths of a second since the beginning of 1900 to a date and time. */
  public static LocalDateTime time(long tenths) {
    return BEGINNING.plus(Duration.ofMillis(tenths * TENTH_MILLIS));
  }

  /** Returns the date and time of the clock. */
  public LocalDateTime now() {
    return wall(wallTime()).plus(offset).plus(correction());
  }

  private static LocalDateTime wall(Instant instant) {
    return LocalDateTime.ofInstant(instant, ZoneOffset.UTC);
  }

  /**
   * Sets the date and time.
   *
   * @throws CalculatorError OUT OF RANGE before 1900 and after 2199
   */
  public void set(LocalDateTime time) {
    checkYear(time);
    setAt = wallTime();
    offset = Duration.between(wall(setAt), time);
  }

  /**
   * Changes the time by a difference, for example of time zones. This does not count as setting the
   * clock.
   *
   * @throws CalculatorError OUT OF RANGE before 1900 and after 2199
   */
  public void shift(Duration difference) {
    checkYear(now().plus(difference));
    offset = offset.plus(difference);
  }

  private static void checkYear(LocalDateTime time) {
    if (time.getYear() < FIRST_YEAR || time.getYear() > LAST_YEAR) {
      throw CalculatorError.OUT_OF_RANGE;
    }
  }

  /**
   * Sets the date and time, and adjusts the accuracy factor so that the clock would have been right
   * since it was last set, or since 1900 if it was never set. If the time of setting, including
   * later changes of the time zone, is before 1900, the elapsed time counts as negative.
   *
   * @return false if no time has elapsed; the accuracy factor is unchanged then
   * @throws CalculatorError OUT OF RANGE before 1900 and after 2199
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

  /** Returns whether times are displayed with 24 hours. */
  public boolean hasTwentyFourHours() {
    return twentyFourHours;
  }

  /** CLK24 and CLK12: sets whether times are displayed with 24 hours. */
  public void twentyFourHours(boolean enabled) {
    twentyFourHours = enabled;
  }

  /** Returns whether the clock also displays the date. */
  public boolean showsDate() {
    return withDate;
  }

  /** CLKTD and CLKT: sets whether the clock also displays the date. */
  public void showsDate(boolean enabled) {
    withDate = enabled;
  }

  /** Returns the accuracy factor in tenths. */
  public int accuracy() {
    return accuracy;
  }

  /** Sets the accuracy factor in tenths. This counts as setting the clock. */
  public void accuracy(int tenths) {
    set(now());
    accuracy = tenths;
  }

  /**
   * Returns the stopwatch value in hundredths of a second. It is negative while the stopwatch
   * counts down.
   */
  public long stopwatch() {
    return stopwatch + runningSince.map(this::hundredthsSince).orElse(0L);
  }

  private long hundredthsSince(Instant start) {
    return ChronoUnit.MILLIS.between(start, wallTime()) / HUNDREDTH_MILLIS;
  }

  /** Returns whether the stopwatch runs. */
  public boolean isStopwatchRunning() {
    return runningSince.isPresent();
  }

  /** Sets the stopwatch in hundredths of a second. A running stopwatch continues. */
  public void setStopwatch(long hundredths) {
    stopwatch = hundredths;
    runningSince = runningSince.map(start -> wallTime());
  }

  /** Starts the stopwatch if it does not run. */
  public void startStopwatch() {
    runningSince = runningSince.or(() -> Optional.of(wallTime()));
  }

  /** Stops the stopwatch. */
  public void stopStopwatch() {
    stopwatch = stopwatch();
    runningSince = Optional.empty();
  }

  /**
   * Returns when a stopwatch that counts down reaches zero, by the wall clock; empty if it does not
   * count down.
   */
  public Optional<Instant> timerDue() {
    return runningSince
        .filter(start -> stopwatch < 0)
        .map(start -> start.plusMillis(-stopwatch * HUNDREDTH_MILLIS));
  }
}
