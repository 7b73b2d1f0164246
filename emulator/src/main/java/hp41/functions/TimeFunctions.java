package hp41.functions;

import static hp41.functions.Shapes.action;
import static hp41.machine.OperandKind.NONE;

import hp41.machine.Behaviour;
import hp41.machine.Function;
import hp41.machine.Module;
import hp41.memory.Alarms;
import hp41.memory.Flags;
import java.util.List;
import java.util.Set;

/** The functions of the time module and of the CX, in the order in which CAT 2 shows them. */
public final class TimeFunctions {

  private static final int XROM = 26;

  // spotless:off (a chart: one row is the whole truth about one function)
  private static final List<Function> FUNCTIONS = List.of(
      of("-TIME  2C", 0, action(m -> {}),                  "--", "The module's name in the catalogue."),
      of("ADATE",    1, action(Dates::append),              "--", "Appends the date in X to ALPHA, as long as the display has digits."),
      of("ALMCAT",   2, action(AlarmOperations::catalogue), "--", "Shows the alarms one after the other."),
      of("ALMNOW",   3, action(AlarmOperations::now),       "--", "Runs the program of the oldest control alarm that is past due."),
      of("ATIME",    4, action(Dates::appendTime),          "--", "Appends the time in X to ALPHA, as long as the display has digits."),
      of("ATIME24",  5, action(m -> Dates.appendTime(m, false)), "--", "Appends the time in X to ALPHA, in 24 hours."),
      of("CLK12",    6, action(m -> m.time().twentyFourHours(false)), "--", "Shows times with AM and PM."),
      of("CLK24",    7, action(m -> m.time().twentyFourHours(true)), "--", "Shows times with 24 hours."),
      of("CLKT",     8, action(m -> m.time().showsDate(false)), "--", "Lets the clock show the time alone."),
      of("CLKTD",    9, action(m -> m.time().showsDate(true)), "--", "Lets the clock show time and date."),
      of("CLOCK",   10, action(ClockOperations::show),      "--", "Shows the clock until a key is pressed."),
      of("CORRECT", 11, action(ClockOperations::correct),   "--", "Sets the time to that in X, and the accuracy factor by what it was wrong."),
      of("DATE",    12, action(ClockOperations::date),      "-- date", "Recalls the date."),
      of("DATE+",   13, action(Dates::plus),                "date days -- date", "The date X days after the date in Y."),
      of("DDAYS",   14, action(Dates::difference),          "date date -- days", "Days from the date in Y to the date in X."),
      of("DMY",     15, action(m -> m.flags().set(Flags.DAY_FIRST, true)), "--", "Dates are DD.MMYYYY."),
      of("DOW",     16, action(Dates::dayOfWeek),           "date -- day", "Day of the week, 0 for Sunday."),
      of("MDY",     17, action(m -> m.flags().set(Flags.DAY_FIRST, false)), "--", "Dates are MM.DDYYYY."),
      of("RCLAF",   18, action(ClockOperations::recallAccuracy), "-- factor", "Recalls the accuracy factor."),
      of("RCLSW",   19, action(ClockOperations::recallStopwatch), "-- time", "Recalls the stopwatch as H.MMSScc."),
      of("RUNSW",   20, action(m -> m.time().startStopwatch()), "--", "Starts the stopwatch."),
      of("SETAF",   21, action(ClockOperations::setAccuracy), "x -- x", "Sets the accuracy factor: each X seconds a 10240th of a second is added, or left out if negative."),
      of("SETDATE", 22, action(ClockOperations::setDate),   "date -- date", "Sets the date of the clock."),
      of("SETIME",  23, action(ClockOperations::setTime),   "time -- time", "Sets the time of the clock."),
      of("SETSW",   24, action(ClockOperations::setStopwatch), "time -- time", "Sets the stopwatch, below zero to count down."),
      of("STOPSW",  25, action(m -> m.time().stopStopwatch()), "--", "Stops the stopwatch."),
      of("SW",      26, action(ClockOperations::stopwatch), "--", "Shows the stopwatch and makes the keys its own."),
      of("T+X",     27, action(ClockOperations::shift),     "time -- time", "Moves the clock on by the time in X."),
      of("TIME",    28, action(ClockOperations::time),      "-- time", "Recalls the time of day as H.MMSScc."),
      of("XYZALM",  29, action(AlarmOperations::set),       "z y x -- z y x", "Sets an alarm: time X, date Y or 0 for today, repeated after Z, message ALPHA."));

  /** What the CX adds. */
  private static final List<Function> CX_FUNCTIONS = List.of(
      of("-CX TIME", 30, action(m -> {}),                  "--", "A second name in the catalogue."),
      of("CLALMA",  31, action(AlarmOperations::clearNamed), "--", "Clears the earliest alarm with the message in ALPHA."),
      of("CLALMX",  32, action(AlarmOperations::clearNumbered), "n -- n", "Clears the alarm with the number in X."),
      of("CLRALMS", 33, action(AlarmOperations::clearAll),  "--", "Clears all alarms."),
      of("RCLALM",  34, action(AlarmOperations::recall),    "n -- interval date time", "Recalls the alarm with the number in X, its message to ALPHA."),
      of("SWPT",    35, action(ClockOperations::stopwatchAt), "x -- x", "Shows the stopwatch with storing and recall pointers sss.rrr."));
  // spotless:on

  private TimeFunctions() {}

  private static Function of(
      String name, int number, Behaviour behaviour, String effect, String help) {
    return Function.of(name, Module.code(XROM, number), NONE, behaviour, effect, help);
  }

  /** The time module. */
  public static Module module() {
    return new Module("time", XROM, FUNCTIONS, Set.of(Alarms.BUFFER));
  }

  /** What the CX has beyond it. */
  public static Module cxModule() {
    return new Module("CX time", XROM, CX_FUNCTIONS);
  }
}
