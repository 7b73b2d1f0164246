package hp41.programs;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;

/** Sunrise and sunset at all latitudes, every second beyond 60 degrees. */
final class SunProblems implements ProblemSource {

  private static final double HORIZON = -50 / 60.0;
  private static final double MINUTE = 1 / 60.0;

  /** A place in minutes of arc, and a day. */
  private record SunnyDay(int latitude, int longitude, int zone, LocalDate date) {

    List<String> answers() {
      return List.of(angle(latitude), angle(longitude), "" + zone, Days.typed(date), "", "", "");
    }

    /** Returns the altitude at hours of local time, as an altitude above the visible horizon. */
    double above(double hours) {
      return Sky.at(date, hours - zone).altitude(latitude / 60.0, longitude / 60.0) - HORIZON;
    }

    /** Returns the local time when the sun is highest. */
    double noon() {
      double hours = 12;
      for (int i = 0; i < 3; i++) {
        double angle = Sky.at(date, hours - zone).hourAngle(longitude / 60.0);
        hours -= (angle - 360 * Math.rint(angle / 360)) / 15;
      }
      return hours;
    }

    Verdict judged(List<String> shown) {
      double noon = noon();
      boolean day = above(noon) > 0;
      if (shown.contains("NEVER RISES")) {
        return verdict(above(noon) < MINUTE);
      }
      boolean never = shown.contains("NEVER SETS");
      boolean rise = event(shown, never ? "NEVER SETS" : "NO RISE", "RISE=", noon - 12);
      boolean set = event(shown, never ? "NEVER SETS" : "NO SET", "SET=", noon);
      return verdict((day || above(noon) > -MINUTE) && rise && set);
    }

    /**
     * Returns whether the event is in the twelve hours after a moment, with the sun at the right
     * altitude.
     */
    private boolean event(List<String> shown, String none, String name, double from) {
      double midnight = name.equals("RISE=") ? from : from + 12;
      if (shown.contains(none)) {
        return above(midnight) > -MINUTE;
      }
      double shownHours = hours(Problem.number(shown, name));
      double hours = from + (((shownHours - from + .1) % 24) + 24) % 24 - .1;
      double before = above(hours - MINUTE);
      double after = above(hours + MINUTE);
      return hours < from + 12.1 && (Math.abs(above(hours)) < MINUTE || before * after < 0);
    }
  }

  private static Verdict verdict(boolean right) {
    return Verdict.of(right);
  }

  /** Returns hours, minutes and seconds as hours. */
  static double hours(BigDecimal number) {
    long units = number.movePointRight(4).longValue();
    return units / 10_000 + units / 100 % 100 / 60.0 + units % 100 / 3600.0;
  }

  /** Returns minutes of arc as degrees and minutes are typed. */
  static String angle(int minutes) {
    int positive = Math.abs(minutes);
    return "%s%d.%02d".formatted(minutes < 0 ? "-" : "", positive / 60, positive % 60);
  }

  @Override
  public String program() {
    return "SUN";
  }

  @Override
  public String domain() {
    return "latitudes to 89°, every second beyond 60°; 1583 to 2200";
  }

  @Override
  public String promise() {
    return "1 minute, or 1' of the altitude";
  }

  @Override
  public Problem next(Random random) {
    boolean modern = random.nextBoolean();
    LocalDate date =
        Days.between(random, LocalDate.of(modern ? 1950 : 1583, 1, 1), LocalDate.of(2201, 1, 1));
    int latitude =
        random.nextBoolean()
            ? random.nextInt(2 * 60 * 89 + 1) - 60 * 89
            : (3600 + random.nextInt(29 * 60 + 1)) * (random.nextBoolean() ? 1 : -1);
    int longitude = random.nextInt(2 * 180 * 60 + 1) - 180 * 60;
    SunnyDay one = new SunnyDay(latitude, longitude, (int) Math.rint(longitude / 900.0), date);
    return Problem.of(one.answers(), one::judged);
  }
}
