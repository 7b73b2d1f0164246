package hp41.nut;

import java.util.OptionalLong;

/**
 * The clock: two clocks of hundredths of a second in fourteen decimal digits, each with an alarm
 * and a scratch register, and a timer. Hundredths pass whether the processor is awake or not. As
 * often as the accuracy factor says, one of 10240 pulses a second is added to the first clock, or
 * left out.
 */
public final class ClockChip implements Chip {

  /** What selects it. */
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

  /** An accuracy factor of a tenth of a second moves the clock by one hundredth in so many. */
  private static final long PULSES = 1024;

  private static final int FIRST_POINTER = 0xE;
  private static final int TIMER_DIGITS = 5;
  private static final long WRAP = 100_000_000_000_000L;

  private final long[] clocks = new long[2];
  private final long[] alarms = new long[2];
  private final long[] scratch = new long[2];
  private int pointed;
  private int status;
  private int accuracy;
  private long sinceMoved;
  private boolean written;
  private long timer;
  private long terminal;

  ClockChip() {
    powerUp();
  }

  /**
   * What the chip remembers; times are in hundredths of a second.
   *
   * @param time what the clock shows
   * @param setAt what it showed when it was set, 0 if it never was, and the complement before 1900
   *     (kept in a scratch register)
   * @param format bits of the other scratch register, which the operating system keeps there
   * @param accuracy a sign bit, and three decimal digits of tenths of a second
   * @param stopwatch what the stopwatch shows; the complement below zero
   * @param runs whether the stopwatch runs
   * @param alarm when the next alarm is due, if one is
   */
  public record ClockContent(
      long time,
      long setAt,
      int format,
      int accuracy,
      long stopwatch,
      boolean runs,
      OptionalLong alarm) {}

  /** What it remembers now. */
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

  /** Makes it remember something else; its clock runs, its timer does not. */
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

  /** Whether the processor has written to it since it was made to remember something else. */
  public boolean isWritten() {
    return written;
  }

  void powerUp() {
    for (int clock = 0; clock < clocks.length; clock++) {
      clocks[clock] = alarms[clock] = scratch[clock] = 0;
    }
    pointed = 0;
    accuracy(0);
    timer = terminal = 0;
    status = POWER_UP;
  }

  @Override
  public long read(int register) {
    return switch (register) {
      case 0, 1 -> digits(clocks[pointed]);
      case 2 -> alarms[pointed];
      case 3 -> pointed == 0 ? status : (long) accuracy << 4;
      case 4 -> scratch[pointed];
      case 5 -> digits(timer);
      default -> 0;
    };
  }

  @Override
  public void write(int register, long word) {
    written |= register < FIRST_POINTER;
    switch (register) {
      case 0, 1 -> clocks[pointed] = number(word);
      case 2 -> alarms[pointed] = word;
      case 3 -> writeStatus(word);
      case 4 -> scratch[pointed] = word;
      case 5 -> startTimer(word);
      case 7 -> status &= ~TIMER_RUNS;
      case 8 -> status &= ~(TEST_A << pointed);
      case 9 -> status |= TEST_A << pointed;
      case 0xA -> status &= ~(ALARM_A_ENABLED << pointed);
      case 0xB -> status |= ALARM_A_ENABLED << pointed;
      case 0xC -> status &= ~(CLOCK_A_RUNS << pointed);
      case 0xD -> status |= CLOCK_A_RUNS << pointed;
      case 0xE -> pointed = 1;
      case 0xF -> pointed = 0;
      default -> {
        // The others do nothing.
      }
    }
  }

  private void writeStatus(long word) {
    if (pointed == 0) {
      status &= (int) word | ~CLEARABLE;
    } else {
      accuracy((int) (word >>> 4) & ACCURACY);
    }
  }

  private void accuracy(int factor) {
    accuracy = factor;
    sinceMoved = 0;
  }

  private void startTimer(long word) {
    terminal = number(word & (1L << 4 * TIMER_DIGITS) - 1);
    timer = 0;
    status |= TIMER_RUNS;
  }

  /** Whether it asks the processor for service. */
  boolean asks() {
    return (status & POWER_UP) == 0 && (status & REASONS) != 0;
  }

  /**
   * Hundredths of a second have passed.
   *
   * @param wall for the clocks
   * @param run for the timer
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
    sinceMoved += hundredths;
    long moved = sinceMoved / (PULSES * tenths);
    sinceMoved -= moved * PULSES * tenths;
    return (accuracy & NEGATIVE) == 0 ? hundredths + moved : hundredths - moved;
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

  /** Hundredths until a clock shows its alarm's time; all the way round if it does now. */
  private long untilAlarm(int clock) {
    return Math.floorMod(number(alarms[clock]) - clocks[clock] - 1, WRAP) + 1;
  }

  /** Hundredths of a second until it asks for something; none if it never will. */
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

  /** A number as fourteen decimal digits. */
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
