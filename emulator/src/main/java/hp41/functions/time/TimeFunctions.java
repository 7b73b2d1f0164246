package hp41.functions.time;

import static hp41.event.CalculatorError.*;
import static hp41.functions.Row.*;
import static hp41.functions.Shapes.action;
import static hp41.machine.Role.CLOCK;
import static hp41.machine.Role.DELETES;

import hp41.functions.NumberTime;
import hp41.functions.Row;
import hp41.machine.CalculatorFunction;
import hp41.machine.ErrorTime;
import hp41.machine.ModuleDefinition;
import hp41.machine.Order.Signal;
import hp41.memory.Alarms;
import hp41.memory.Flags;
import java.util.List;
import java.util.Set;

/** The functions of the time module and of the CX in the order of catalog 2. */
public final class TimeFunctions {

  /** The XROM number of the module. */
  public static final int XROM = 26;

  // spotless:off (a table with one row per function)
  private static final List<CalculatorFunction> FUNCTIONS = Row.numbered(XROM, 0,
      heading("-TIME  2C", "A heading in CAT 2, without an effect."),
      of("ADATE", action(Dates::append), "--", "Appends the date in X to ALPHA, with as many characters as the display format has digits.")
          .words(246, NumberTime.TIME_OF_DAY).fails(ErrorTime.of(285)).preservesM().errors(ALPHA_DATA, DATA_ERROR).flags(DAY_FIRST, DIGITS).example("CLA 1.152026 ADATE AVIEW"),
      of("ALMCAT", action(AlarmOperations::catalogue), "--", "Shows the alarms one after the other.")
          .flags(DAY_FIRST).example("'TEA' CLST 11 XYZALM ALMCAT [R/S]"),
      of("ALMNOW", action(AlarmOperations::now), "--", "Runs the program of the oldest control alarm that is past due.")
          .example("[PRGM] LBL 'TEN' 10 [PRGM] '↑TEN' CLST 9 XYZALM ALMNOW"),
      of("ATIME", action(m -> Dates.appendTime(m, !m.time().hasTwentyFourHours())), "--", "Appends the time in X to ALPHA, with as many characters as the display format has digits.")
          .words(246, NumberTime.TIME_OF_DAY).fails(ErrorTime.of(285)).preservesM().errors(ALPHA_DATA, DATA_ERROR).flags(DIGITS).example("CLA 10.30 ATIME AVIEW"),
      of("ATIME24", action(m -> Dates.appendTime(m, false)), "--", "Appends the time in X to ALPHA, in 24-hour format.")
          .words(246, NumberTime.TIME_OF_DAY).fails(ErrorTime.of(285)).preservesM().errors(ALPHA_DATA, DATA_ERROR).flags(DIGITS).example("CLA 22.30 ATIME24 AVIEW"),
      of("CLK12", action(m -> m.time().twentyFourHours(false)), "--", "Shows times with AM and PM.")
          .words(170).preservesM().example("CLK12 CLA 22.30 ATIME AVIEW"),
      of("CLK24", action(m -> m.time().twentyFourHours(true)), "--", "Shows times in 24-hour format.")
          .words(170).preservesM().example("CLK24 CLA 22.30 ATIME AVIEW"),
      of("CLKT", action(m -> m.time().showsDate(false)), "--", "Makes the clock show only the time.")
          .words(170).preservesM().example("CLKT CLOCK"),
      of("CLKTD", action(m -> m.time().showsDate(true)), "--", "Makes the clock show time and date.")
          .words(170).preservesM().flags(DAY_FIRST).example("CLKTD CLOCK"),
      of("CLOCK", action(m -> m.outcome(Signal.CLOCK)), "--", "Shows the clock until a key is pressed.")
          .as(CLOCK).flags(DAY_FIRST).example("CLOCK"),
      of("CORRECT", action(ClockOperations::correct), "--", "Sets the time to X, and computes the accuracy factor from the error.")
          .words(1770).errors(ALPHA_DATA, DATA_ERROR).example("10.3010 CORRECT TIME"),
      of("DATE", action(ClockOperations::date), "-- date", "Recalls the date.")
          .words(910).flags(DAY_FIRST).example("DATE"),
      of("DATE+", action(Dates::plus), "date days -- date", "The date X days after the date in Y.")
          .words(1375).fails(ErrorTime.ofDate(1_200).but(OUT_OF_RANGE, 1_430)).errors(ALPHA_DATA, DATA_ERROR_Y, OUT_OF_RANGE).flags(DAY_FIRST, RANGE).example("FIX 6 1.152026 ENTER^ 30 DATE+"),
      of("DDAYS", action(Dates::difference), "date date -- days", "Days from the date in Y to the date in X.")
          .words(1700).fails(ErrorTime.ofDate(1_070).but(DATA_ERROR_Y, 2_000)).errors(ALPHA_DATA, DATA_ERROR_X, DATA_ERROR_Y).flags(DAY_FIRST).example("1.012026 ENTER^ 12.252026 DDAYS"),
      of("DMY", action(m -> m.flags().set(Flags.DAY_FIRST, true)), "--", "Dates are DD.MMYYYY.")
          .words(140).preservesM().flags("sets 31").example("DMY FIX 6 15.012026 ENTER^ 30 DATE+"),
      of("DOW", action(Dates::dayOfWeek), "date -- day", "Day of the week, 0 for Sunday.")
          .words(943).fails(ErrorTime.ofDate(1_085)).errors(ALPHA_DATA, DATA_ERROR).flags(DAY_FIRST).example("1.152026 DOW"),
      of("MDY", action(m -> m.flags().set(Flags.DAY_FIRST, false)), "--", "Dates are MM.DDYYYY.")
          .words(140).preservesM().flags("clears 31").example("MDY FIX 6 1.152026 ENTER^ 30 DATE+"),
      of("RCLAF", action(ClockOperations::recallAccuracy), "-- factor", "Recalls the accuracy factor.")
          .words(200).preservesM().example("RCLAF"),
      of("RCLSW", action(ClockOperations::recallStopwatch), "-- time", "Recalls the stopwatch as H.MMSScc.")
          .words(350).preservesM().example("1.30 SETSW RCLSW"),
      of("RUNSW", action(m -> m.time().startStopwatch()), "--", "Starts the stopwatch.")
          .words(160).preservesM().example("RUNSW 2 GETKEYX STOPSW RCLSW"),
      of("SETAF", action(ClockOperations::setAccuracy), "x -- x", "Sets the accuracy factor: every X seconds, 1/10240 second is added, or subtracted if X is negative.")
          .words(240).preservesM().errors(ALPHA_DATA).example("0 SETAF RCLAF"),
      of("SETDATE", action(ClockOperations::setDate), "date -- date", "Sets the date of the clock.")
          .words(1510).fails(ErrorTime.ofNonzeroDate(1_530)).errors(ALPHA_DATA, DATA_ERROR).flags(DAY_FIRST).example("FIX 6 12.242026 SETDATE DATE"),
      of("SETIME", action(ClockOperations::setTime), "time -- time", "Sets the time of the clock.")
          .words(730).errors(ALPHA_DATA, DATA_ERROR).example("10.30 SETIME TIME INT"),
      of("SETSW", action(ClockOperations::setStopwatch), "time -- time", "Sets the stopwatch; with a negative time it counts down.")
          .words(290).errors(ALPHA_DATA, DATA_ERROR).example("1.30 SETSW RCLSW"),
      of("STOPSW", action(m -> m.time().stopStopwatch()), "--", "Stops the stopwatch.")
          .words(160).preservesM().example("RUNSW 2 GETKEYX STOPSW RCLSW"),
      of("SW", action(ClockOperations::stopwatch), "--", "Shows the stopwatch, which the keys then control.")
          .errors(NONEXISTENT).example("1.30 SETSW SW"),
      of("T+X", action(ClockOperations::shift), "time -- time", "Adds X to the time of the clock.")
          .words(460).errors(ALPHA_DATA, DATA_ERROR, OUT_OF_RANGE).example("0.15 T+X TIME"),
      of("TIME", action(ClockOperations::time), "-- time", "Recalls the time of day as H.MMSScc.")
          .words(440).example("TIME"),
      of("XYZALM", action(AlarmOperations::set), "z y x -- z y x", "Sets an alarm: time X, date Y or 0 for today, repeated after Z, message ALPHA.")
          .words(3950).fails(ErrorTime.of(780)).errors(ALPHA_DATA, DATA_ERROR_X, DATA_ERROR_Y, DATA_ERROR_Z, NO_ROOM).flags(DAY_FIRST).example("'BUS' 0 ENTER^ 1.202026 ENTER^ 9.30 XYZALM ALMCAT [R/S]"));

  /** The functions that the CX adds. */
  private static final List<CalculatorFunction> CX_FUNCTIONS = Row.numbered(XROM, 30,
      heading("-CX TIME", "A heading in CAT 2, without an effect."),
      of("CLALMA", action(AlarmOperations::clearNamed), "--", "Clears the earliest alarm with the message in ALPHA.")
          .as(DELETES).words(690).preservesM().errors(NO_SUCH_ALARM).example("CLST 'BUS' 11 XYZALM 'TEA' CLST 12 XYZALM CLALMA 1 RCLALM AVIEW"),
      of("CLALMX", action(AlarmOperations::clearNumbered), "n -- n", "Clears the alarm with the number in X.")
          .as(DELETES).words(680).preservesM().errors(ALPHA_DATA, DATA_ERROR, NO_SUCH_ALARM).example("CLST 'BUS' 11 XYZALM 'TEA' CLST 12 XYZALM 1 CLALMX 1 RCLALM AVIEW"),
      of("CLRALMS", action(m -> new Alarms(m.memory()).clear()), "--", "Clears all alarms.")
          .as(DELETES).words(178).preservesM().example("'TEA' CLST 11 XYZALM CLRALMS ALMCAT"),
      of("RCLALM", action(AlarmOperations::recall), "n -- interval date time", "Recalls the alarm with the number in X, and its message to ALPHA.")
          .words(1050).fails(ErrorTime.of(285).but(NO_SUCH_ALARM, 350)).preservesM().errors(ALPHA_DATA, DATA_ERROR, NO_SUCH_ALARM).flags(DAY_FIRST).example("'TEA' CLST 11 XYZALM CLA 1 RCLALM AVIEW"),
      of("SWPT", action(ClockOperations::stopwatchAt), "x -- x", "Shows the stopwatch with storing and recall pointers sss.rrr.")
          .errors(ALPHA_DATA, DATA_ERROR, NONEXISTENT).example("1.30 SETSW 5 SWPT"));
  // spotless:on

  private TimeFunctions() {}

  /** Returns the time module. */
  public static ModuleDefinition module() {
    return new ModuleDefinition("time", XROM, FUNCTIONS, Set.of(Alarms.BUFFER));
  }

  /** Returns the time functions that only the CX has. */
  public static ModuleDefinition cxModule() {
    return new ModuleDefinition("CX time", XROM, CX_FUNCTIONS);
  }
}
