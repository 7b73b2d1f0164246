package hp41.programs;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Biorhythms of any two dates of the Gregorian calendar. */
final class BioProblems implements ProblemSource {

  @Override
  public String program() {
    return "BIO";
  }

  @Override
  public String domain() {
    return "all dates from 1583 to 9999, and dates that do not exist";
  }

  @Override
  public String promise() {
    return "exact";
  }

  @Override
  public Problem next(Random random) {
    LocalDate first = LocalDate.of(1583, 1, 1);
    LocalDate birth = Days.between(random, first, LocalDate.of(9999, 12, 31));
    LocalDate date = Days.between(random, first, LocalDate.of(9999, 12, 31));
    long days = ChronoUnit.DAYS.between(birth, date);
    List<String> expected =
        new ArrayList<>(List.of("BIRTH?", "NO SUCH DATE", "BIRTH?", "DATE?", "DAYS=" + days));
    expected.add("PHYSICAL=" + percent(days, 23));
    expected.add("EMOTION=" + percent(days, 28));
    expected.add("MIND=" + percent(days, 33));
    List<String> answers =
        List.of(Days.impossible(random), "", Days.typed(birth), Days.typed(date), "", "", "", "");
    return Problem.of(answers, expected);
  }

  private static long percent(long days, int length) {
    double sine = 100 * Math.sin(2 * Math.PI * (days % length) / length);
    return (long) (Math.signum(sine) * Math.floor(Math.abs(sine) + .5));
  }
}
