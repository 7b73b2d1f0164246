package hp41.programs;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;

/**
 * Where the sun is, within 0.002 degrees: Newcomb's theory with the perturbations by planets and
 * nutation (Meeus, Astronomical Formulae for Calculators, chapter 18).
 *
 * @param longitude the apparent longitude in degrees
 * @param obliquity the obliquity of the ecliptic in degrees
 * @param days the days from 2000, January 1, 12 hours of universal time
 */
record Sky(double longitude, double obliquity, double days) {

  /** Returns the sun at hours of universal time of a day. */
  static Sky at(LocalDate date, double hours) {
    double days = ChronoUnit.DAYS.between(LocalDate.of(2000, 1, 1), date) - .5 + hours / 24;
    double u = (date.getYear() - 1820) / 100.0;
    double delta = date.getYear() < 1800 || date.getYear() > 2030 ? 32 * u * u - 20 : 60;
    double t = (days + 36525 + delta / 86400) / 36525;
    double m = 358.47583 + t * (35999.04975 + t * (-.00015 - t * .0000033));
    double center =
        (1.91946 + t * (-.004789 - t * .000014)) * sin(m)
            + (.020094 - .0001 * t) * sin(2 * m)
            + .000293 * sin(3 * m);
    double planets =
        .00134 * cos(153.23 + 22518.7541 * t)
            + .00154 * cos(216.57 + 45037.5082 * t)
            + .002 * cos(312.69 + 32964.3577 * t)
            + .00179 * sin(350.74 + t * (445267.1142 - .00144 * t))
            + .00178 * sin(231.19 + 20.2 * t);
    double node = 259.18 - 1934.142 * t;
    double longitude = 279.69668 + t * (36000.76892 + t * .0003025) + center + planets - .00569;
    double obliquity = 23.452294 + t * (-.0130125 + t * (-.00000164 + t * 5.03e-7));
    return new Sky(longitude - .00479 * sin(node), obliquity + .00256 * cos(node), days);
  }

  static double sin(double degrees) {
    return Math.sin(Math.toRadians(degrees));
  }

  static double cos(double degrees) {
    return Math.cos(Math.toRadians(degrees));
  }

  double ascension() {
    return Math.toDegrees(Math.atan2(cos(obliquity) * sin(longitude), cos(longitude)));
  }

  double declination() {
    return Math.toDegrees(Math.asin(sin(obliquity) * sin(longitude)));
  }

  /** Returns Greenwich sidereal time in degrees. */
  double sidereal() {
    double t = days / 36525;
    return 280.46061837 + 360.98564736629 * days + .000387933 * t * t;
  }

  double hourAngle(double east) {
    return sidereal() + east - ascension();
  }

  /** Returns the altitude of the sun's center without refraction, in degrees. */
  double altitude(double latitude, double east) {
    return Math.toDegrees(
        Math.asin(
            sin(latitude) * sin(declination())
                + cos(latitude) * cos(declination()) * cos(hourAngle(east))));
  }
}
