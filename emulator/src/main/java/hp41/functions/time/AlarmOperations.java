package hp41.functions.time;

import hp41.event.CalculatorError;
import hp41.functions.Branching;
import hp41.functions.MemoryOperations;
import hp41.functions.Operands;
import hp41.functions.ProgramControl;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.machine.Order.Signal;
import hp41.machine.TimeChip;
import hp41.memory.Alarms;
import hp41.memory.Alarms.Alarm;
import hp41.memory.Scratch;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.CalendarDate;
import hp41.number.Decimal;
import hp41.number.DomainError;
import hp41.number.Interval;
import hp41.number.TimeOfDay;
import hp41.text.Announcement;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.List;

/** Functions that set, recall and clear alarms. */
public final class AlarmOperations {

  private static final int MOST_HOURS = 9999;
  private static final int MOST_ALARMS = 999;
  private static final int HUNDREDTHS = 10;

  /** The number of units per tenth of a second in which register Q contains an interval. */
  private static final int THOUSANDTHS = 1_000;

  private static final int SHORTEST = 10;

  /**
   * An alarm at the beginning of 1900 is set a tenth of a second later (observed on the machine).
   */
  private static final long EARLIEST = 1;

  /** The tones that report that an alarm was set in the past. */
  private static final int HIGH = 9;

  private static final int LOW = 7;

  /** The time to compute with an interval in words; measured on the microcode. */
  private static final int INTERVAL = 120;

  /** The additional time to compute with a date in words; measured on the microcode. */
  private static final int DATE = 771;

  /** The time of the two tones in words; measured on the microcode. */
  private static final int TWO_TONES = 3_515;

  /** The time of ALMCAT without alarms, in words; measured on the microcode. */
  private static final int NO_ALARMS = 470;

  /**
   * The number of words by which the time module of a 41C or 41CV is faster; measured on the
   * microcode.
   */
  private static final int WITHOUT_EXTENSION = 2_245;

  private AlarmOperations() {}

  /**
   * XYZALM: sets an alarm with the time in X, the date in Y (0 for today), the interval in Z (0 for
   * none) and the message in ALPHA. Each value is checked before the next is read. Two tones report
   * that this or an earlier alarm is due (observed on the machine).
   */
  public static void set(Machine machine) {
    Decimal x = machine.x();
    Decimal y = machine.y();
    LocalTime time = Dates.checked(() -> TimeOfDay.of(x), CalculatorError.DATA_ERROR_X);
    LocalDate date =
        y.isZero()
            ? machine.time().now().toLocalDate()
            : Dates.checked(
                () -> ClockOperations.clockDate(machine, y), CalculatorError.DATA_ERROR_Y);
    Decimal z = machine.number(machine.memory().read(Stack.Z));
    long interval = Dates.checked(() -> interval(z), CalculatorError.DATA_ERROR_Z);
    new Scratch(machine.memory()).leaveNumberInQ(interval * THOUSANDTHS);
    long due = Math.max(EARLIEST, TimeChip.tenths(date.atTime(time)));
    Alarm alarm = new Alarm(due, interval, machine.alpha().text());
    Alarms alarms = new Alarms(machine.memory());
    if (!alarms.add(alarm)) {
      MemoryOperations.noRoom(machine);
    }
    if (!machine.instructions().isExtended()) {
      machine.labels().addSkipTime(-WITHOUT_EXTENSION);
    }
    machine.labels().addSkipTime((interval == 0 ? 0 : INTERVAL) + (y.isZero() ? 0 : DATE));
    warnOfPast(machine);
  }

  /** Plays two tones as a warning if an alarm that has not sounded is past due. */
  static void warnOfPast(Machine machine) {
    long now = TimeChip.tenths(machine.time().now());
    if (new Alarms(machine.memory())
        .all().stream().anyMatch(it -> !it.missed() && it.time() <= now)) {
      ProgramControl.sound(machine, HIGH);
      ProgramControl.sound(machine, LOW);
      machine.labels().addSkipTime(TWO_TONES);
    }
  }

  /** Returns the interval in tenths of a second; zero or at least a second. */
  private static long interval(Decimal z) {
    long tenths = Math.abs(Interval.hundredths(z, MOST_HOURS)) / HUNDREDTHS;
    if (!z.isZero() && tenths < SHORTEST) {
      throw DomainError.INSTANCE;
    }
    return tenths;
  }

  /**
   * RCLALM: recalls an alarm into X, Y, Z and ALPHA, in the form of XYZALM. The old Y moves to T.
   */
  public static void recall(Machine machine) {
    Alarm alarm = numberedByX(machine);
    LocalDateTime time = TimeChip.time(alarm.time());
    Stack stack = machine.stack();
    stack.saveLastX();
    machine.memory().write(Stack.T, stack.y());
    machine.memory().write(Stack.Z, Word.of(Interval.number(alarm.interval() * HUNDREDTHS)));
    stack.y(Word.of(CalendarDate.number(time.toLocalDate(), Dates.dayFirst(machine))));
    stack.x(Word.of(TimeOfDay.number(time.toLocalTime())));
    machine.alpha().set(alarm.message());
  }

  /** CLALMX: deletes the alarm with the number in X. */
  public static void clearNumbered(Machine machine) {
    new Alarms(machine.memory()).remove(numberedByX(machine));
  }

  /**
   * Returns the alarm with the number in X; 1 is the earliest.
   *
   * @throws CalculatorError DATA ERROR if X is 0 or 1000 or more, NO SUCH ALM if there is no such
   *     alarm
   */
  private static Alarm numberedByX(Machine machine) {
    int number = Operands.count(machine.x(), MOST_ALARMS);
    List<Alarm> alarms = new Alarms(machine.memory()).all();
    if (number > alarms.size()) {
      throw CalculatorError.NO_SUCH_ALARM;
    }
    return alarms.get(number - 1);
  }

  /** CLALMA: deletes the earliest alarm with the message in ALPHA. */
  public static void clearNamed(Machine machine) {
    Alarms alarms = new Alarms(machine.memory());
    String message = machine.alpha().text();
    alarms.remove(
        alarms.all().stream()
            .filter(alarm -> alarm.message().equals(message))
            .findFirst()
            .orElseThrow(() -> CalculatorError.NO_SUCH_ALARM));
  }

  /** ALMCAT, and CAT 5 of the CX: starts the alarm catalog. */
  public static void catalogue(Machine machine) {
    if (new Alarms(machine.memory()).all().isEmpty()) {
      machine.labels().addSkipTime(NO_ALARMS);
      machine.outbox().tell(Announcement.CAT_EMPTY);
    } else {
      machine.outcome(Signal.ALARMS);
    }
  }

  /**
   * ALMNOW: executes the oldest control alarm that is past due. If the alarm names no program,
   * nothing is executed.
   */
  public static void now(Machine machine) {
    Alarms alarms = new Alarms(machine.memory());
    long now = TimeChip.tenths(machine.time().now());
    alarms.all().stream()
        .filter(alarm -> alarm.time() <= now && alarm.arrows() > 0)
        .findFirst()
        .ifPresent(
            alarm -> {
              alarms.complete(alarm, now);
              if (!alarm.program().isEmpty()) {
                Branching.execute(machine, new Operand.Name(alarm.program()));
              }
            });
  }
}
