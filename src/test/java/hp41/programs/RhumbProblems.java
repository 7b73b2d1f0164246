package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Rhumb lines between latitudes of 89 degrees, also short ones and along a parallel.
 *
 * @param label RHUMB, or DR
 */
record RhumbProblems(@Override String label) implements ProblemSource {

  private static final BigDecimal HALF = new BigDecimal(".5");

  @Override
  public String program() {
    return "RHUMB";
  }

  @Override
  public String domain() {
    return label + ": latitudes to 89°, to the second of arc, also short ways and parallels";
  }

  @Override
  public String promise() {
    return label.equals("DR")
        ? "1E-7 degrees; longitude: 4E-7 degrees and 2E-9 of the difference, divided by cos(latitude)"
        : "2E-9 of the distance and 6E-6 miles; course 3E-7 degrees and 6E-6 / distance in degrees";
  }

  @Override
  public Problem next(Random random) {
    int latitude = random.nextInt(2 * 320_400) - 320_400;
    int longitude = random.nextInt(1_296_001) - 648_000;
    return label.equals("DR")
        ? reckoning(random, latitude, longitude)
        : line(random, latitude, longitude);
  }

  private static BigDecimal degrees(int seconds) {
    return BigDecimal.valueOf(seconds).divide(BigDecimal.valueOf(3600), DIGITS);
  }

  private static String typed(int seconds) {
    int positive = Math.abs(seconds);
    return "%s%d.%02d%02d"
        .formatted(seconds < 0 ? "-" : "", positive / 3600, positive / 60 % 60, positive % 60);
  }

  /** Returns the isometric latitude in degrees. */
  private static BigDecimal isometric(BigDecimal latitude) {
    BigDecimal sine = BigDecimalMath.sin(latitude.divide(Reference.RADIAN, DIGITS), DIGITS);
    BigDecimal ratio = BigDecimal.ONE.add(sine).divide(BigDecimal.ONE.subtract(sine), DIGITS);
    return Reference.ln(ratio).multiply(HALF).multiply(Reference.RADIAN);
  }

  private static BigDecimal cosine(BigDecimal degrees) {
    return BigDecimalMath.cos(degrees.divide(Reference.RADIAN, DIGITS), DIGITS);
  }

  /** Returns the miles for a minute of longitude between two latitudes. */
  private static BigDecimal scale(BigDecimal from, BigDecimal to) {
    return from.compareTo(to) == 0
        ? cosine(from)
        : to.subtract(from).divide(isometric(to).subtract(isometric(from)), DIGITS);
  }

  private static double turn(double degrees) {
    return degrees - 360 * Math.rint(degrees / 360);
  }

  private static Problem line(Random random, int latitude, int longitude) {
    int step = (int) Math.pow(10, 5.8 * random.nextDouble());
    int toLatitude =
        random.nextInt(5) == 0
            ? latitude
            : Math.max(-320_400, Math.min(320_400, latitude + random.nextInt(2 * step) - step));
    int east = Math.min(647_999, 1 + random.nextInt(step)) * (random.nextBoolean() ? 1 : -1);
    int toLongitude = (int) (turn((longitude + east) / 3600.0) * 3600 + (east > 0 ? .5 : -.5));
    int difference = (int) Math.rint(turn((toLongitude - longitude) / 3600.0) * 3600);
    List<String> answers = new ArrayList<>();
    for (int angle : new int[] {latitude, longitude, toLatitude, toLongitude}) {
      answers.add(typed(angle));
    }
    answers.addAll(List.of("", "", "", ""));
    BigDecimal from = degrees(latitude);
    BigDecimal to = degrees(toLatitude);
    BigDecimal across = degrees(difference).multiply(scale(from, to));
    BigDecimal distance = across.pow(2).add(to.subtract(from).pow(2)).sqrt(DIGITS);
    BigDecimal course =
        BigDecimalMath.atan2(across, to.subtract(from), DIGITS).multiply(Reference.RADIAN);
    return Problem.of(
        answers,
        shown -> {
          BigDecimal miles = distance.multiply(BigDecimal.valueOf(60));
          BigDecimal error = miles.multiply(new BigDecimal("2e-9")).add(new BigDecimal("6e-6"));
          double turned = turn(Problem.number(shown, "COURSE=").subtract(course).doubleValue());
          return Verdict.of(
              Reference.isWithin(Problem.number(shown, "NM="), miles, error)
                  && Math.abs(turned) < 3e-7 + 6e-6 / distance.doubleValue());
        });
  }

  private static Problem reckoning(Random random, int latitude, int longitude) {
    BigDecimal course =
        BigDecimal.valueOf(
            random.nextInt(4) == 0 ? 900 * random.nextInt(4) : random.nextInt(3600), 1);
    BigDecimal miles =
        BigDecimal.valueOf(1 + random.nextInt(random.nextBoolean() ? 1000 : 40_000), 1);
    BigDecimal angle = course.divide(Reference.RADIAN, DIGITS);
    BigDecimal distance = miles.divide(BigDecimal.valueOf(60), DIGITS);
    BigDecimal from = degrees(latitude);
    boolean parallel =
        course.remainder(BigDecimal.valueOf(180)).compareTo(BigDecimal.valueOf(90)) == 0;
    BigDecimal north =
        parallel ? BigDecimal.ZERO : distance.multiply(BigDecimalMath.cos(angle, DIGITS));
    BigDecimal to = from.add(north);
    List<String> answers =
        List.of(
            typed(latitude),
            typed(longitude),
            Reference.line(course),
            Reference.line(miles),
            "",
            "");
    if (to.abs().compareTo(BigDecimal.valueOf(89)) > 0) {
      return to.abs().compareTo(new BigDecimal("89.0001")) > 0
          ? Problem.of(answers, shown -> Verdict.of(shown.contains("ABOVE 89")))
          : reckoning(random, 0, longitude);
    }
    BigDecimal east =
        distance.multiply(BigDecimalMath.sin(angle, DIGITS)).divide(scale(from, to), DIGITS);
    return Problem.of(
        answers,
        shown -> {
          double cosine = Math.min(cosine(from).doubleValue(), cosine(to).doubleValue());
          double most = (4e-7 + 2e-9 * Math.abs(east.doubleValue())) / cosine;
          double latitudeError = decimal(Problem.number(shown, "LAT=")) - to.doubleValue();
          double longitudeError =
              turn(
                  decimal(Problem.number(shown, "LON="))
                      - degrees(longitude).add(east).doubleValue());
          return Verdict.of(Math.abs(latitudeError) < 1e-7 && Math.abs(longitudeError) < most);
        });
  }

  /** Returns degrees, minutes and seconds as degrees. */
  private static double decimal(BigDecimal number) {
    BigDecimal positive = number.abs();
    BigDecimal[] degrees = positive.divideAndRemainder(BigDecimal.ONE);
    BigDecimal[] minutes = degrees[1].movePointRight(2).divideAndRemainder(BigDecimal.ONE);
    double value =
        degrees[0].doubleValue()
            + minutes[0].doubleValue() / 60
            + minutes[1].doubleValue() * 100 / 3600;
    return number.signum() * value;
  }
}
