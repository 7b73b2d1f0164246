package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Great circles between any two places, also between close ones and antipodes. */
final class GreatProblems implements ProblemSource {

  private static final BigDecimal STRAIGHT = BigDecimal.valueOf(180);
  private static final BigDecimal MILES = Reference.RADIAN.multiply(BigDecimal.valueOf(60));
  private static final BigDecimal KILOMETRES = BigDecimal.valueOf(6371);

  /** A place in seconds of arc. */
  private record City(int latitude, int longitude) {

    BigDecimal sin() {
      return BigDecimalMath.sin(radians(latitude), DIGITS);
    }

    BigDecimal cos() {
      return BigDecimalMath.cos(radians(latitude), DIGITS);
    }
  }

  /** What GREAT shows. */
  private record Circle(BigDecimal distance, BigDecimal course, BigDecimal arrival) {

    static Circle of(City from, City to) {
      BigDecimal east = radians(to.longitude - from.longitude);
      BigDecimal sin = BigDecimalMath.sin(east, DIGITS);
      BigDecimal cos = BigDecimalMath.cos(east, DIGITS);
      BigDecimal across = sin.multiply(to.cos());
      BigDecimal along =
          from.cos().multiply(to.sin()).subtract(from.sin().multiply(to.cos()).multiply(cos));
      BigDecimal up =
          from.sin().multiply(to.sin()).add(from.cos().multiply(to.cos()).multiply(cos));
      BigDecimal side = across.pow(2).add(along.pow(2)).sqrt(DIGITS);
      BigDecimal back =
          to.cos().multiply(from.sin()).subtract(to.sin().multiply(from.cos()).multiply(cos));
      return new Circle(
          angle(side, up),
          angle(across, along).multiply(Reference.RADIAN),
          angle(sin.multiply(from.cos()), back.negate()).multiply(Reference.RADIAN));
    }

    Verdict judged(List<String> shown) {
      BigDecimal sin = BigDecimalMath.sin(distance, DIGITS).abs();
      return Verdict.of(
          isNear(shown, "NM=", distance.multiply(MILES), 6e-6)
              && isNear(shown, "KM=", distance.multiply(KILOMETRES), 1.2e-5)
              && isCourse(Problem.number(shown, "COURSE="), course, sin)
              && isCourse(Problem.number(shown, "ARRIVE="), arrival, sin));
    }

    private static boolean isNear(List<String> shown, String name, BigDecimal exact, double error) {
      BigDecimal most = BigDecimal.valueOf(error).add(exact.scaleByPowerOfTen(-9));
      return Reference.isWithin(Problem.number(shown, name), exact, most);
    }

    private static boolean isCourse(BigDecimal shown, BigDecimal exact, BigDecimal sin) {
      double turn = shown.subtract(exact).doubleValue();
      double difference = Math.abs(turn - 360 * Math.rint(turn / 360));
      return shown.signum() >= 0
          && difference * sin.doubleValue() < 1e-7 + 2e-7 * sin.doubleValue();
    }
  }

  private static BigDecimal radians(int seconds) {
    return BigDecimal.valueOf(seconds)
        .divide(Reference.RADIAN.multiply(BigDecimal.valueOf(3600)), DIGITS);
  }

  private static BigDecimal angle(BigDecimal y, BigDecimal x) {
    return y.signum() == 0 && x.signum() == 0
        ? BigDecimal.ZERO
        : BigDecimalMath.atan2(y, x, DIGITS);
  }

  @Override
  public String program() {
    return "GREAT";
  }

  @Override
  public String domain() {
    return "all places to the second of arc, a third of them close ones or antipodes";
  }

  @Override
  public String promise() {
    return "1E-9 of the distance and 6E-6 miles; courses 2E-7 degrees and 1E-7 / sin(distance)";
  }

  @Override
  public Problem next(Random random) {
    City from = new City(random.nextInt(647_999) - 323_999, random.nextInt(1_296_001) - 648_000);
    City to =
        switch (random.nextInt(6)) {
          case 0 -> new City(near(random, from.latitude), near(random, from.longitude));
          case 1 -> new City(near(random, -from.latitude), from.longitude - 648_000);
          default ->
              new City(random.nextInt(647_999) - 323_999, random.nextInt(1_296_001) - 648_000);
        };
    List<String> answers = new ArrayList<>();
    for (int seconds : new int[] {from.latitude, from.longitude, to.latitude, to.longitude}) {
      answers.add(typed(seconds));
    }
    answers.addAll(List.of("", "", "", ""));
    return Problem.of(answers, Circle.of(from, to)::judged);
  }

  private static int near(Random random, int seconds) {
    int step = (int) Math.pow(10, 5 * random.nextDouble());
    return Math.max(-323_999, Math.min(323_999, seconds + random.nextInt(2 * step) - step));
  }

  private static String typed(int seconds) {
    int positive = Math.abs(seconds);
    return "%s%d.%02d%02d"
        .formatted(seconds < 0 ? "-" : "", positive / 3600, positive / 60 % 60, positive % 60);
  }
}
