package hp41.programs;

import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Random;

/** Days between dates, dates and weekdays of the whole Gregorian calendar. */
final class CalProblems implements ProblemSource {

  @Override
  public String program() {
    return "CAL";
  }

  @Override
  public String domain() {
    return "all dates from 1582-10-15 to 9999-12-31, and others";
  }

  @Override
  public String promise() {
    return "exact";
  }

  @Override
  public Problem next(Random random) {
    LocalDate first = Days.any(random);
    LocalDate second = Days.any(random);
    return switch (random.nextInt(4)) {
      case 0 -> refused(random, first);
      case 1 -> outside(random, first);
      case 2 -> between(first, second);
      default -> after(first, second);
    };
  }

  private static Problem refused(Random random, LocalDate first) {
    List<String> expected =
        List.of("DATE 1?", "BAD DATE", "DATE 1?", "DATE 2?", "BAD DATE", "DATE 2?");
    String typed = Days.typed(first);
    return expecting(
        List.of(Days.impossible(random), "", typed, Days.impossible(random), "", typed), expected);
  }

  private static Problem outside(Random random, LocalDate first) {
    long toEnd = ChronoUnit.DAYS.between(first, Days.END);
    long toStart = ChronoUnit.DAYS.between(first, Days.FIRST) - 1;
    int more = random.nextInt(1_000_000);
    long days = random.nextBoolean() ? toEnd + more : toStart - more;
    return expecting(
        List.of(Days.typed(first), "", "" + days, ""),
        List.of("DATE 1?", "DATE 2?", "DAYS?", "OUT OF RANGE", "DAYS?"));
  }

  private static Problem between(LocalDate first, LocalDate second) {
    return expecting(
        List.of(Days.typed(first), Days.typed(second), "", ""),
        List.of(
            "DATE 1?",
            "DATE 2?",
            "DAYS=" + ChronoUnit.DAYS.between(first, second),
            "DAYS 360=" + Days.of360(first, second)));
  }

  private static Problem after(LocalDate first, LocalDate second) {
    return expecting(
        List.of(Days.typed(first), "", "" + ChronoUnit.DAYS.between(first, second), "", ""),
        List.of(
            "DATE 1?",
            "DATE 2?",
            "DAYS?",
            "DATE=" + Days.typed(second),
            DayOfWeek.from(second).name()));
  }

  private static Problem expecting(List<String> answers, List<String> expected) {
    return Problem.of(answers, expected);
  }
}
