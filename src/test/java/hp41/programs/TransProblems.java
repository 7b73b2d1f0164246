package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Points in moved and rotated coordinates, by the quaternion of the rotation. */
final class TransProblems implements ProblemSource {

  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final BigDecimal PART = new BigDecimal("3e-9");

  /** Three coordinates. */
  private record Point(BigDecimal x, BigDecimal y, BigDecimal z) {

    static Point of(Random random, boolean isSpace) {
      double size = Math.pow(10, 8 * random.nextDouble() - 4);
      BigDecimal x = coordinate(random, size);
      BigDecimal y = coordinate(random, size);
      return new Point(x, y, isSpace ? coordinate(random, size) : BigDecimal.ZERO);
    }

    private static BigDecimal coordinate(Random random, double size) {
      return Reference.typed(size * (2 * random.nextDouble() - 1), 1 + random.nextInt(10));
    }

    Point plus(Point other) {
      return new Point(x.add(other.x), y.add(other.y), z.add(other.z));
    }

    Point times(BigDecimal factor) {
      return new Point(x.multiply(factor), y.multiply(factor), z.multiply(factor));
    }

    Point cross(Point other) {
      return new Point(
          y.multiply(other.z).subtract(z.multiply(other.y)),
          z.multiply(other.x).subtract(x.multiply(other.z)),
          x.multiply(other.y).subtract(y.multiply(other.x)));
    }

    BigDecimal size() {
      return x.pow(2).add(y.pow(2)).add(z.pow(2)).sqrt(DIGITS);
    }

    /** Returns the coordinates as answers. */
    List<String> typed(boolean isSpace) {
      List<String> all = new ArrayList<>(List.of(Reference.line(x), Reference.line(y)));
      if (isSpace) {
        all.add(Reference.line(z));
      }
      return all;
    }

    Verdict verdict(List<String> shown, boolean isSpace, BigDecimal error) {
      List<String> lines = shown.stream().filter(it -> !it.endsWith("?")).toList();
      return Verdict.of(
          Reference.isWithin(Problem.number(lines, "X="), x, error)
              && Reference.isWithin(Problem.number(lines, "Y="), y, error)
              && (!isSpace || Reference.isWithin(Problem.number(lines, "Z="), z, error)));
    }

    /** Returns this point after a rotation: p + 2 q × (q × p + w p). */
    Point rotated(Point axis, BigDecimal degrees) {
      BigDecimal half = degrees.divide(Reference.RADIAN.multiply(TWO), DIGITS);
      BigDecimal sine = BigDecimalMath.sin(half, DIGITS);
      Point q = axis.times(sine.divide(axis.size(), DIGITS));
      BigDecimal w = BigDecimalMath.cos(half, DIGITS);
      return plus(q.cross(q.cross(this).plus(times(w))).times(TWO));
    }
  }

  @Override
  public String program() {
    return "TRANS";
  }

  @Override
  public String domain() {
    return "two and three dimensions, both directions, coordinates from 1E-4 to 1E4, any axis";
  }

  @Override
  public String promise() {
    return "3E-9 of the distances of point and origin";
  }

  @Override
  public Problem next(Random random) {
    boolean isSpace = random.nextBoolean();
    boolean back = random.nextBoolean();
    Point origin = Point.of(random, isSpace);
    BigDecimal angle =
        random.nextInt(4) == 0
            ? BigDecimal.valueOf(30L * (random.nextInt(25) - 12))
            : Reference.typed(720 * random.nextDouble() - 360, 1 + random.nextInt(10));
    Point axis =
        isSpace ? Point.of(random, true) : new Point(BigDecimal.ZERO, BigDecimal.ZERO, TWO);
    Point point = Point.of(random, isSpace);
    List<String> answers = new ArrayList<>(List.of(isSpace ? "3" : "2"));
    answers.addAll(origin.typed(isSpace));
    answers.add(Reference.line(angle));
    if (isSpace) {
      answers.addAll(axis.typed(true));
    }
    answers.add(back ? "YES" : "NO");
    answers.addAll(point.typed(isSpace));
    answers.addAll(List.of("", "", ""));
    Point exact =
        back
            ? point.rotated(axis, angle).plus(origin)
            : point.plus(origin.times(BigDecimal.ONE.negate())).rotated(axis, angle.negate());
    BigDecimal error = point.size().add(origin.size()).multiply(PART);
    return Problem.of(answers, shown -> exact.verdict(shown, isSpace, error));
  }
}
