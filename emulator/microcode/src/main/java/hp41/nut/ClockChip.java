package hp41.nut;

import java.util.OptionalLong;

/**
 * The clock chip: two clocks that count hundredths of a second in fourteen decimal digits, each
 * with an alarm and a scratch register, and an interval timer. The clocks run whether the processor
 * is awake or not. The accuracy factor adds one of 10240 pulses a second to the first clock, or
 * removes one, at a regular interval.
 */
public final class ClockChip implements Chip {

  /** The address that selects the chip. */
  static final int ADDRESS = 0xFB;

  private static final int ALARM_A = 1;
  private static final int OVERFLOW_A = 1 << 1;
  private static final int TIMER = 1 << 4;
  private static final int POWER_UP = 1 << 5;
  private static final int CLOCK_A_RUNS = 1 << 6;
  private static final int ALARM_A_ENABLED = 1 << 8;
  private static final int TIMER_RUNS = 1 << 10;
  private static final int TEST_A = 1 << 11;
  private static final int REASONS = 0x1F;
  private static final int CLEARABLE = 0x3F;
  private static final int ACCURACY = 0x1FFF;
  private static final int NEGATIVE = 0x1000;

  /**
   * The number of seconds after which an accuracy factor of 0.1 moves the clock by 0.01 seconds,
   * divided by ten.
   */
  private static final long CORRECTION_INTERVAL = 1024;

  private static final int FIRST_POINTER = 0xE;
  private static final int TIMER_DIGITS = 5;
  private static final long WRAP = 100_000_000_000_000L;

  private final long[] clocks = new long[2];
  private final long[] alarms = new long[2];
  private final long[] scratch = new long[2];
  private int selected;
  private int status;
  private int accuracy;
  private long sinceCorrection;
  private boolean written;
  private long timer;
  private long terminal;

  ClockChip() {
    powerUp();
  }

  /**
   * The state of the chip. Times are in hundredths of a second.
   *
   * @param time the time of the clock
   * @param setAt the time to which the clock was set, or 0 if it never was; the complement for a
   *     time before 1900 (stored in a scratch register)
   * @param format the bits that the operating system stores in the other scratch register
   * @param accuracy the accuracy factor: a sign bit and three decimal digits of tenths of a second
   * @param stopwatch the time of the stopwatch; the complement if negative
   * @param runs whether the stopwatch runs
   * @param alarm the time of the next alarm; empty if there is none
   */
  public record ClockContent(
      long time,
      long setAt,
      int format,
      int accuracy,
      long stopwatch,
      boolean runs,
      OptionalLong alarm) {}

  /** Returns the state of the chip. */
  public ClockContent content() {
    boolean enabled = (status & ALARM_A_ENABLED) != 0;
    return new ClockContent(
        clocks[0],
        number(scratch[0]),
        (int) scratch[1],
        accuracy,
        clocks[1],
        (status & CLOCK_A_RUNS << 1) != 0,
        enabled ? OptionalLong.of(number(alarms[0])) : OptionalLong.empty());
  }

  /** Replaces the state of the chip, starts its clock and stops its timer. */
  public void content(ClockContent content) {
    clocks[0] = Math.floorMod(content.time, WRAP);
    scratch[0] = digits(content.setAt);
    scratch[1] = content.format;
    accuracy(content.accuracy);
    clocks[1] = Math.floorMod(content.stopwatch, WRAP);
    alarms[0] = digits(content.alarm.orElse(0));
    status &= ~(CLOCK_A_RUNS << 1 | ALARM_A_ENABLED | TIMER_RUNS | TIMER);
    status |= CLOCK_A_RUNS;
    status |= content.runs ? CLOCK_A_RUNS << 1 : 0;
    status |= content.alarm.isPresent() ? ALARM_A_ENABLED : 0;
    written = false;
  }

  /**
   * Returns whether the processor has written to the chip since {@link #content(ClockContent)} was
   * called.
   */
  public boolean isWritten() {
    return written;
  }

  void powerUp() {
    for (int clock = 0; clock < clocks.length; clock++) {
      clocks[clock] = alarms[clock] = scratch[clock] = 0;
    }
    selected = 0;
    accuracy(0);
    timer = terminal = 0;
    status = POWER_UP;
  }

  @Override
  public long read(int register) {
    return switch (register) {
      case 0, 1 -> digits(clocks[selected]);
      case 2 -> alarms[selected];
      case 3 -> selected == 0 ? status : (long) accuracy << 4;
      case 4 -> scratch[selected];
      case 5 -> digits(timer);
      default -> 0;
    };
  }

  @Override
  public void write(int register, long word) {
    written |= register < FIRST_POINTER;
    switch (register) {
      case 0, 1 -> clocks[selected] = number(word);
      case 2 -> alarms[selected] = word;
      case 3 -> writeStatus(word);
      case 4 -> scratch[selected] = word;
      case 5 -> startTimer(word);
      case 7 -> status &= ~TIMER_RUNS;
      case 8 -> status &= ~(TEST_A << selected);
      case 9 -> status |= TEST_A << selected;
      case 0xA -> status &= ~(ALARM_A_ENABLED << selected);
      case 0xB -> status |= ALARM_A_ENABLED << selected;
      case 0xC -> status &= ~(CLOCK_A_RUNS << selected);
      case 0xD -> status |= CLOCK_A_RUNS << selected;
      case 0xE -> selected = 1;
      case 0xF -> selected = 0;
      default -> {
        // The other registers have no effect.
      }
    }
  }

  private void writeStatus(long word) {
    if (selected == 0) {
      status &= (int) word | ~CLEARABLE;
    } else {
      accuracy((int) (word >>> 4) & ACCURACY);
    }
  }

  private void accuracy(int factor) {
    accuracy = factor;
    sinceCorrection = 0;
  }

  private void startTimer(long word) {
    terminal = number(word & (1L << 4 * TIMER_DIGITS) - 1);
    timer = 0;
    status |= TIMER_RUNS;
  }

  /** Returns whether the chip requests service from the processor. */
  boolean needsService() {
    return (status & POWER_UP) == 0 && (status & REASONS) != 0;
  }

  /**
   * Advances the clocks and the timer.
   *
   * @param wall the hundredths of a second to add to the clocks
   * @param run the hundredths of a second to add to the timer
   */
  void pass(long wall, long run) {
    for (int clock = 0; clock < clocks.length; clock++) {
      if ((status & CLOCK_A_RUNS << clock) != 0) {
        pass(clock, clock == 0 ? corrected(wall) : wall);
      }
    }
    if ((status & TIMER_RUNS) != 0) {
      timer += run;
      if (timer >= terminal) {
        timer = terminal == 0 ? 0 : timer % terminal;
        status |= TIMER;
      }
    }
  }

  private long corrected(long hundredths) {
    long tenths = number(accuracy & NEGATIVE - 1);
    if (tenths == 0) {
      return hundredths;
    }
    sinceCorrection += hundredths;
    long correction = sinceCorrection / (CORRECTION_INTERVAL * tenths);
    sinceCorrection -= correction * CORRECTION_INTERVAL * tenths;
    return (accuracy & NEGATIVE) == 0 ? hundredths + correction : hundredths - correction;
  }

  private void pass(int clock, long hundredths) {
    if (isAlarmSet(clock) && untilAlarm(clock) <= hundredths) {
      status |= ALARM_A << 2 * clock;
    }
    long now = clocks[clock] + hundredths;
    if (now >= WRAP) {
      status |= OVERFLOW_A << 2 * clock;
    }
    clocks[clock] = now % WRAP;
  }

  private boolean isAlarmSet(int clock) {
    int both = (ALARM_A_ENABLED | CLOCK_A_RUNS) << clock;
    return (status & both) == both;
  }

  /**
   * Returns the hundredths of a second until a clock reaches the time of its alarm. If it has that
   * time now, this is a full period of the clock.
   */
  private long untilAlarm(int clock) {
    return Math.floorMod(number(alarms[clock]) - clocks[clock] - 1, WRAP) + 1;
  }

  /** Returns the hundredths of a second until the chip requests service; empty if it will not. */
  OptionalLong untilDue() {
    long due = (status & TIMER_RUNS) != 0 ? Math.max(1, terminal - timer) : Long.MAX_VALUE;
    for (int clock = 0; clock < clocks.length; clock++) {
      if (isAlarmSet(clock)) {
        due = Math.min(due, untilAlarm(clock));
      }
    }
    return due == Long.MAX_VALUE || (status & POWER_UP) != 0
        ? OptionalLong.empty()
        : OptionalLong.of(due);
  }

  /** Converts a number to fourteen decimal digits. */
  private static long digits(long number) {
    long digits = 0;
    long rest = number;
    for (int at = 0; rest != 0; at += 4) {
      digits |= rest % 10 << at;
      rest /= 10;
    }
    return digits;
  }

  private static long number(long digits) {
    long number = 0;
    for (int at = 4 * (NutRegisters.DIGITS - 1); at >= 0; at -= 4) {
      number = 10 * number + (digits >>> at & 0xF);
    }
    return number;
  }
}
