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
 * on the wall, {@link Peripherals#wallClock}, and as much later as it has been set; since that is
 * exact, the accuracy factor is kept and recalled but corrects nothing.
 */
public final class TimeChip {

  /** The first year of its calendar. */
  public static final int FIRST_YEAR = 1900;

  /** The last year of its calendar. */
  public static final int LAST_YEAR = 2199;

  private static final LocalDateTime BEGINNING = LocalDateTime.of(FIRST_YEAR, 1, 1, 0, 0);
  private static final int TENTH_MILLIS = 100;
  private static final long HUNDREDTH_MILLIS = 10;

  private final InstantSource wallClock;
  private Duration offset = Duration.ZERO;
  private boolean twentyFourHours;
  private boolean withDate;
  private int accuracy;
  private long stopwatch;
  private Optional<Instant> runningSince = Optional.empty();

  TimeChip(InstantSource wallClock) {
    this.wallClock = wallClock;
  }

  /**
   * All that the chip remembers.
   *
   * @param offset how much later than the clock on the wall it is
   * @param twentyFourHours CLK24
   * @param withDate CLKTD
   * @param accuracy the accuracy factor in tenths
   * @param stopwatch hundredths of a second when it was last started, stopped or set
   * @param runningSince when the stopwatch was started, by the clock on the wall, if it runs
   */
  public record Settings(
      Duration offset,
      boolean twentyFourHours,
      boolean withDate,
      int accuracy,
      long stopwatch,
      Optional<Instant> runningSince) {

    /** As they are after MEMORY LOST. */
    public static final Settings INITIAL =
        new Settings(Duration.ZERO, false, false, 0, 0, Optional.empty());

    /** With a stopwatch that shows so much, and runs since then or not. */
    public Settings stopwatch(long hundredths, Optional<Instant> since) {
      return new Settings(offset, twentyFourHours, withDate, accuracy, hundredths, since);
    }
  }

  /** What it remembers. */
  public Settings settings() {
    return new Settings(offset, twentyFourHours, withDate, accuracy, stopwatch, runningSince);
  }

  /** Makes it remember something else. */
  public void restore(Settings saved) {
    offset = saved.offset();
    twentyFourHours = saved.twentyFourHours();
    withDate = saved.withDate();
    accuracy = saved.accuracy();
    stopwatch = saved.stopwatch();
    runningSince = saved.runningSince();
  }

  /** The clock on the wall. */
  public Instant wallTime() {
    return wallClock.instant();
  }

  /** When it is a certain date and time, by the clock on the wall. */
  public Instant wallTime(LocalDateTime time) {
    return time.minus(offset).toInstant(ZoneOffset.UTC);
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
    return LocalDateTime.ofInstant(wallTime(), ZoneOffset.UTC).plus(offset);
  }

  /** Sets date and time. Before 1900 or after 2199: OUT OF RANGE. */
  public void set(LocalDateTime time) {
    if (time.getYear() < FIRST_YEAR || time.getYear() > LAST_YEAR) {
      throw CalculatorError.OUT_OF_RANGE;
    }
    offset = offset.plus(Duration.between(now(), time));
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

  /** Sets the accuracy factor, in tenths. */
  public void accuracy(int tenths) {
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
