package hp41.programs;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;

/** Sights of the sun and of stars, compared with rigorous precession and proper motion. */
final class SightProblems implements ProblemSource {

  private static final double MINUTE = 1 / 60.0;

  /** Names, places in 2000 in degrees, and proper motions in seconds of arc a year. */
  private static final List<Star> STARS =
      List.of(
          new Star("SIRIUS", 101.28716, -16.71612, -.546, -1.223),
          new Star("CANOPUS", 95.98796, -52.69566, .02, .024),
          new Star("ARCTURUS", 213.9153, 19.18241, -1.093, -1.999),
          new Star("VEGA", 279.23473, 38.78369, .201, .287),
          new Star("CAPELLA", 79.17233, 45.99799, .076, -.427),
          new Star("RIGEL", 78.63447, -8.20164, .002, -.001),
          new Star("PROCYON", 114.82549, 5.22499, -.717, -1.035),
          new Star("ACHERNAR", 24.42852, -57.23675, .088, -.04),
          new Star("BETELGEUSE", 88.79294, 7.40706, .027, .011),
          new Star("ALTAIR", 297.69583, 8.86832, .537, .386),
          new Star("ALDEBARAN", 68.98016, 16.5093, .063, -.189),
          new Star("SPICA", 201.29825, -11.16132, -.043, -.032),
          new Star("ANTARES", 247.35192, -26.432, -.01, -.023),
          new Star("POLLUX", 116.32896, 28.0262, -.626, -.046),
          new Star("FOMALHAUT", 344.41269, -29.62224, .329, -.164),
          new Star("DENEB", 310.35798, 45.28034, .002, .002),
          new Star("REGULUS", 152.09296, 11.96721, -.249, .005));

  /** A star at the beginning of 2000. */
  private record Star(
      String name, double ascension, double declination, double east, double north) {

    /** Returns the place at a number of centuries (Meeus, Astronomical Algorithms, 21.4). */
    SkyPosition at(double t) {
      double zeta = t * (2306.2181 + t * (.30188 + t * .017998)) / 3600;
      double z = t * (2306.2181 + t * (1.09468 + t * .018203)) / 3600;
      double theta = t * (2004.3109 - t * (.42665 + t * .041833)) / 3600;
      double declined = declination + north * t * 100 / 3600;
      double from = ascension + east * t * 100 / 3600 / Sky.cos(declined) + zeta;
      double a = Sky.cos(declined) * Sky.sin(from);
      double b =
          Sky.cos(theta) * Sky.cos(declined) * Sky.cos(from) - Sky.sin(theta) * Sky.sin(declined);
      double c =
          Sky.sin(theta) * Sky.cos(declined) * Sky.cos(from) + Sky.cos(theta) * Sky.sin(declined);
      return new SkyPosition(Math.toDegrees(Math.atan2(a, b)) + z, Math.toDegrees(Math.asin(c)));
    }
  }

  /** A place in the sky. */
  private record SkyPosition(double ascension, double declination) {

    Verdict judged(
        List<String> shown, double sidereal, double latitude, double east, double error) {
      double hour = sidereal - ascension;
      double shownHour = SunProblems.hours(Problem.number(shown, "GHA="));
      double angle = hour + east;
      double up =
          Sky.sin(latitude) * Sky.sin(declination)
              + Sky.cos(latitude) * Sky.cos(declination) * Sky.cos(angle);
      double north =
          Sky.cos(latitude) * Sky.sin(declination)
              - Sky.sin(latitude) * Sky.cos(declination) * Sky.cos(angle);
      double azimuth = Math.toDegrees(Math.atan2(-Sky.cos(declination) * Sky.sin(angle), north));
      double altitude = Math.toDegrees(Math.asin(up));
      double shownAltitude = signed(Problem.number(shown, "HC="));
      double turned = turn(Problem.number(shown, "ZN=").doubleValue() - azimuth);
      double ho = 60 * (30 - shownAltitude);
      return Verdict.of(
          Math.abs(turn(shownHour - hour)) * Sky.cos(declination) < error
              && Math.abs(signed(Problem.number(shown, "DEC=")) - declination) < error
              && Math.abs(shownAltitude - altitude) < error
              && Math.abs(turned) * Sky.cos(altitude) < error
              && Math.abs(Problem.number(shown, "MILES=").doubleValue() - ho) < 1e-3);
    }
  }

  private static double turn(double degrees) {
    return degrees - 360 * Math.rint(degrees / 360);
  }

  /** Returns degrees, minutes and seconds as degrees. */
  private static double signed(BigDecimal number) {
    BigDecimal positive = number.abs().movePointRight(4);
    long units = positive.longValue();
    double seconds = positive.subtract(BigDecimal.valueOf(units / 100 * 100)).doubleValue();
    return number.signum() * (units / 10_000 + units / 100 % 100 / 60.0 + seconds / 3600);
  }

  @Override
  public String program() {
    return "SIGHT";
  }

  @Override
  public String domain() {
    return "the sun and all stars at all places, 1980 to 2040";
  }

  @Override
  public String promise() {
    return "1' for the sun, 2' for stars; also of altitude and azimuth";
  }

  @Override
  public Problem next(Random random) {
    LocalDate date = Days.between(random, LocalDate.of(1980, 1, 1), LocalDate.of(2041, 1, 1));
    int minutes = random.nextInt(1440);
    int latitude = random.nextInt(10_801) - 5_400;
    int longitude = random.nextInt(21_601) - 10_800;
    Sky sun = Sky.at(date, minutes / 60.0);
    boolean ofSun = random.nextInt(3) == 0;
    Star star = STARS.get(random.nextInt(STARS.size()));
    SkyPosition place =
        ofSun ? new SkyPosition(sun.ascension(), sun.declination()) : star.at(sun.days() / 36525);
    List<String> answers =
        List.of(
            SunProblems.angle(latitude),
            SunProblems.angle(longitude),
            Days.typed(date),
            SunProblems.angle(minutes),
            ofSun ? "SUN" : star.name(),
            "",
            "",
            "",
            "",
            "30",
            "");
    double error = ofSun ? MINUTE : 2 * MINUTE;
    return Problem.of(
        answers,
        shown -> place.judged(shown, sun.sidereal(), latitude / 60.0, longitude / 60.0, error));
  }
}
