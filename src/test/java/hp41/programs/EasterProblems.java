package hp41.programs;

import hp41.programs.Problem.Verdict;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;

/** Easter of each year of the Gregorian calendar. */
final class EasterProblems implements ProblemSource {

  @Override
  public String program() {
    return "EASTER";
  }

  @Override
  public String domain() {
    return "the years 1583 to 9999";
  }

  @Override
  public String promise() {
    return "exact";
  }

  @Override
  public Problem next(Random random) {
    int year = 1583 + random.nextInt(9999 - 1583 + 1);
    String expected = "EASTER=" + Days.typed(easter(year));
    return Problem.of(List.of(year), shown -> Verdict.of(shown.contains(expected)));
  }

  /** Gauss's rule, with the corrections for the two exceptions. */
  private static LocalDate easter(int year) {
    int century = year / 100;
    int moon = (15 + century - century / 4 - (13 + 8 * century) / 25) % 30;
    int sun = (4 + century - century / 4) % 7;
    int d = (19 * (year % 19) + moon) % 30;
    int e = (2 * (year % 4) + 4 * (year % 7) + 6 * d + sun) % 7;
    if (d == 29 && e == 6 || d == 28 && e == 6 && year % 19 > 10) {
      e -= 7;
    }
    return LocalDate.of(year, 3, 22).plusDays(d + e);
  }
}
