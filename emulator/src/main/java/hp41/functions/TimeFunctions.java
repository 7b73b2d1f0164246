package hp41.functions;

import static hp41.functions.Shapes.action;
import static hp41.machine.OperandKind.NONE;

import hp41.machine.Behaviour;
import hp41.machine.Function;
import hp41.machine.Module;
import java.util.List;

/** The functions of the time module, in the order in which CAT 2 shows them. */
public final class TimeFunctions {

  private static final int XROM = 26;

  // spotless:off (a chart: one row is the whole truth about one function)
  private static final List<Function> FUNCTIONS = List.of(
      of("ADATE",    1, action(Dates::append),              "--", "Appends the date in X to ALPHA, as long as the display has digits."),
      of("ATIME",    4, action(m -> Dates.appendTime(m, true)), "--", "Appends the time in X to ALPHA, as long as the display has digits."),
      of("ATIME24",  5, action(m -> Dates.appendTime(m, false)), "--", "Appends the time in X to ALPHA, in 24 hours."),
      of("DATE+",   13, action(Dates::plus),                        "date days -- date", "The date X days after the date in Y."),
      of("DDAYS",   14, action(Dates::difference),                  "date date -- days", "Days from the date in Y to the date in X."),
      of("DMY",     15, action(m -> m.flags().set(Dates.DAY_FIRST, true)), "--", "Dates are DD.MMYYYY."),
      of("DOW",     16, action(Dates::dayOfWeek),                   "date -- day", "Day of the week, 0 for Sunday."),
      of("MDY",     17, action(m -> m.flags().set(Dates.DAY_FIRST, false)), "--", "Dates are MM.DDYYYY."));
  // spotless:on

  private TimeFunctions() {}

  private static Function of(
      String name, int number, Behaviour behaviour, String effect, String help) {
    return Function.of(name, Module.code(XROM, number), NONE, behaviour, effect, help);
  }

  /** The time module. */
  public static Module module() {
    return new Module("time", XROM, FUNCTIONS);
  }
}
