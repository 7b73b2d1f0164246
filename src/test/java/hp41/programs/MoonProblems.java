package hp41.programs;

import hp41.programs.Problem.Verdict;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;

/** The moon on any day from 1583 to 2200, compared with 30 terms of the theory of the moon. */
final class MoonProblems implements ProblemSource {

  private static final List<String> PHASES =
      List.of(
          "NEW MOON",
          "WAXING CRESCENT",
          "FIRST QUARTER",
          "WAXING GIBBOUS",
          "FULL MOON",
          "WANING GIBBOUS",
          "LAST QUARTER",
          "WANING CRESCENT");

  /**
   * The largest terms of the longitude (Meeus, Astronomical Algorithms, table 47.A): multiples of
   * D, M, M' and F, and 1E-6 degrees.
   */
  private static final int[][] LONGITUDE = {
    {0, 0, 1, 0, 6288774}, {2, 0, -1, 0, 1274027}, {2, 0, 0, 0, 658314}, {0, 0, 2, 0, 213618},
    {0, 1, 0, 0, -185116}, {0, 0, 0, 2, -114332}, {2, 0, -2, 0, 58793}, {2, -1, -1, 0, 57066},
    {2, 0, 1, 0, 53322}, {2, -1, 0, 0, 45758}, {0, 1, -1, 0, -40923}, {1, 0, 0, 0, -34720},
    {0, 1, 1, 0, -30383}, {2, 0, 0, -2, 15327}, {0, 0, 1, 2, -12528}, {0, 0, 1, -2, 10980},
    {4, 0, -1, 0, 10675}, {0, 0, 3, 0, 10034}, {4, 0, -2, 0, 8548}, {2, 1, -1, 0, -7888},
    {2, 1, 0, 0, -6766}, {1, 0, -1, 0, -5163}, {1, 1, 0, 0, 4987}, {2, -1, 1, 0, 4036}
  };

  private static final int[][] LATITUDE = {
    {0, 0, 0, 1, 5128122},
    {0, 0, 1, 1, 280602},
    {0, 0, 1, -1, 277693},
    {2, 0, 0, -1, 173237},
    {2, 0, -1, 1, 55413},
    {2, 0, -1, -1, 46271}
  };

  /**
   * The moon seen from the sun's place.
   *
   * @param east degrees of longitude east of the sun
   */
  private record Moon(double east, double lit) {

    private static final double MONTH = 29.530589;

    /** The largest error of the program's formula, in degrees of longitude. */
    private static final double TOLERANCE = 1.8;

    /**
     * Returns the days from a new moon to a date.
     *
     * @param moon degrees that the moon is east of the sun since then
     */
    static double age(LocalDate date, double moon) {
      double age = 0;
      double east = moon;
      for (int step = 0; step < 8; step++) {
        age += east / 360 * MONTH;
        east = Math.IEEEremainder(of(date, -24 * age).east, 360);
      }
      return age;
    }

    static Moon of(LocalDate date, double hours) {
      Sky sun = Sky.at(date, hours);
      double t = sun.days() / 36525;
      double[] arguments = {
        297.8501921 + 445267.1114034 * t - .0018819 * t * t,
        357.5291092 + 35999.0502909 * t,
        134.9633964 + 477198.8675055 * t + .0087414 * t * t,
        93.272095 + 483202.0175233 * t - .0036539 * t * t
      };
      double longitude =
          218.3164477 + 481267.88123421 * t - .0015786 * t * t + sum(LONGITUDE, arguments);
      double east = longitude - sun.longitude();
      double elongation = Math.acos(Sky.cos(sum(LATITUDE, arguments)) * Sky.cos(east));
      double far = 389;
      double phase = Math.atan2(far * Math.sin(elongation), 1 - far * Math.cos(elongation));
      return new Moon(east - 360 * Math.floor(east / 360), 50 * (1 + Math.cos(phase)));
    }

    private static double sum(int[][] terms, double[] arguments) {
      double sum = 0;
      for (int[] term : terms) {
        double angle = 0;
        for (int i = 0; i < 4; i++) {
          angle += term[i] * arguments[i];
        }
        sum += term[4] * 1e-6 * Sky.sin(angle);
      }
      return sum;
    }

    /** Judges the answer for a date; it may miss a new moon by a few hours. */
    Verdict judged(LocalDate date, List<String> shown) {
      double wrong = Problem.number(shown, "LIT=").doubleValue() - lit;
      double age = Problem.number(shown, "AGE=").doubleValue();
      boolean aged =
          DoubleStream.of(-360, 0, 360).anyMatch(it -> Math.abs(age(date, east + it) - age) < .15);
      boolean named =
          DoubleStream.of(-TOLERANCE, TOLERANCE).anyMatch(it -> shown.contains(phase(east + it)));
      return Verdict.of(Math.abs(wrong) < 1 && aged && named);
    }

    private static String phase(double east) {
      return PHASES.get((int) Math.floor(east / 45 + 8.5) % 8);
    }
  }

  @Override
  public String program() {
    return "MOON";
  }

  @Override
  public String domain() {
    return "all days from 1583 to 2200";
  }

  @Override
  public String promise() {
    return "1 percent of the disk, 0.15 days";
  }

  @Override
  public Problem next(Random random) {
    LocalDate date = Days.between(random, LocalDate.of(1583, 1, 1), LocalDate.of(2201, 1, 1));
    Moon moon = Moon.of(date, 0);
    return Problem.of(List.of(Days.typed(date), "", "", ""), shown -> moon.judged(date, shown));
  }
}
