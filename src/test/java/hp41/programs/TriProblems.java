package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Triangles with sides of very different lengths and with angles near 0 and 180 degrees. */
final class TriProblems implements ProblemSource {

  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final BigDecimal HALF = BigDecimal.valueOf(180);
  private static final BigDecimal DEGREE = BigDecimalMath.pi(DIGITS).divide(HALF, DIGITS);
  private static final BigDecimal PART = new BigDecimal("2e-9");
  private static final int PARTS = 7;

  /** The data of a triangle, in the order of the questions. */
  private record KnownParts(String kind, List<BigDecimal> data) {

    private BigDecimal get(int index) {
      return data.get(index);
    }

    /** Returns the number of solutions. */
    private int solutions() {
      if (kind.equals("SSS")) {
        return area(get(0), get(1), get(2)).signum() > 0 ? 1 : 0;
      }
      if (!kind.equals("SSA")) {
        return 1;
      }
      BigDecimal sine = sin(get(2)).multiply(get(1)).divide(get(0), DIGITS);
      boolean acute = get(0).compareTo(get(1)) < 0;
      return sine.compareTo(BigDecimal.ONE) > 0 || acute && get(2).doubleValue() >= 90
          ? 0
          : acute ? 2 : 1;
    }

    /** Returns S1, A1, S2, A2, S3, A3 and the area. */
    private List<BigDecimal> parts(boolean obtuse) {
      return switch (kind) {
        case "SSS" -> ofSides(get(0), get(1), get(2));
        case "SAS" -> ofAngle(get(0), get(1), get(2));
        case "ASA" -> ofAngles(get(1), get(2), get(0));
        case "SAA" -> ofAngles(get(0), get(1), HALF.subtract(get(1)).subtract(get(2)));
        default -> {
          BigDecimal sine = sin(get(2)).multiply(get(1)).divide(get(0), DIGITS);
          BigDecimal acute =
              BigDecimalMath.asin(sine.min(BigDecimal.ONE), DIGITS).divide(DEGREE, DIGITS);
          BigDecimal a3 = obtuse ? HALF.subtract(acute) : acute;
          yield ofAngle(get(0), HALF.subtract(get(2)).subtract(a3), get(1));
        }
      };
    }

    /** Returns the change of each part of the triangle for a relative change of the data. */
    private List<BigDecimal> errors(boolean obtuse) {
      List<BigDecimal> exact = parts(obtuse);
      List<BigDecimal> errors = new ArrayList<>(exact);
      errors.replaceAll(it -> it.abs().multiply(PART));
      for (int i = 0; i < data.size(); i++) {
        for (BigDecimal change : List.of(PART, PART.negate())) {
          List<BigDecimal> changed = new ArrayList<>(data);
          changed.set(i, get(i).add(get(i).multiply(change)));
          List<BigDecimal> parts = new KnownParts(kind, changed).parts(obtuse);
          for (int part = 0; part < PARTS; part++) {
            BigDecimal error = parts.get(part).subtract(exact.get(part)).abs();
            errors.set(part, errors.get(part).add(error));
          }
        }
      }
      return errors;
    }

    private Verdict verdict(List<String> shown) {
      List<BigDecimal> numbers =
          shown.stream()
              .filter(it -> it.matches(".*=-?[\\d.].*"))
              .map(it -> new BigDecimal(it.substring(it.indexOf('=') + 1)))
              .toList();
      boolean right =
          numbers.size() == PARTS * solutions()
              && (solutions() > 0 || shown.contains("NO TRIANGLE"));
      for (int i = 0; right && i < numbers.size(); i += PARTS) {
        right = isRight(numbers.subList(i, i + PARTS), i > 0);
      }
      return Verdict.of(right);
    }

    private boolean isRight(List<BigDecimal> numbers, boolean obtuse) {
      List<BigDecimal> exact = parts(obtuse);
      List<BigDecimal> errors = errors(obtuse);
      return IntStream.range(0, PARTS)
          .allMatch(i -> Reference.isWithin(numbers.get(i), exact.get(i), errors.get(i)));
    }
  }

  private static BigDecimal sin(BigDecimal degrees) {
    return BigDecimalMath.sin(degrees.multiply(DEGREE), DIGITS);
  }

  /** Returns 16 times the square of the area. */
  private static BigDecimal area(BigDecimal a, BigDecimal b, BigDecimal c) {
    return a.add(b)
        .add(c)
        .multiply(a.add(b).subtract(c))
        .multiply(b.add(c).subtract(a))
        .multiply(c.add(a).subtract(b));
  }

  private static List<BigDecimal> ofSides(BigDecimal s1, BigDecimal s2, BigDecimal s3) {
    BigDecimal area =
        area(s1, s2, s3).max(BigDecimal.ZERO).sqrt(DIGITS).divide(BigDecimal.valueOf(4), DIGITS);
    return List.of(s1, angle(s1, s2, s3), s2, angle(s2, s3, s1), s3, angle(s3, s1, s2), area);
  }

  private static BigDecimal angle(BigDecimal a, BigDecimal b, BigDecimal c) {
    BigDecimal cosine =
        a.pow(2)
            .add(b.pow(2))
            .subtract(c.pow(2))
            .divide(TWO.multiply(a).multiply(b), DIGITS)
            .max(BigDecimal.ONE.negate())
            .min(BigDecimal.ONE);
    return BigDecimalMath.acos(cosine, DIGITS).divide(DEGREE, DIGITS);
  }

  private static List<BigDecimal> ofAngle(BigDecimal s1, BigDecimal a1, BigDecimal s2) {
    BigDecimal sine = sin(a1.divide(TWO, DIGITS));
    BigDecimal s3 =
        s1.subtract(s2)
            .pow(2)
            .add(s1.multiply(s2).multiply(sine.pow(2)).multiply(BigDecimal.valueOf(4)))
            .sqrt(DIGITS);
    List<BigDecimal> parts = new ArrayList<>(ofSides(s1, s2, s3));
    parts.set(1, a1);
    return parts;
  }

  private static List<BigDecimal> ofAngles(BigDecimal s1, BigDecimal a1, BigDecimal a3) {
    BigDecimal a2 = HALF.subtract(a1).subtract(a3);
    BigDecimal s2 = s1.multiply(sin(a3)).divide(sin(a2), DIGITS);
    return ofAngle(s1, a1, s2);
  }

  @Override
  public String program() {
    return "TRI";
  }

  @Override
  public String domain() {
    return "SSS, SAS, ASA, SAA, SSA; sides from 1E-4 to 1E5, needles, angles from 1E-5 degrees";
  }

  @Override
  public String promise() {
    return "exact for data that differ by 2E-9 of themselves";
  }

  @Override
  public Problem next(Random random) {
    String kind = List.of("SSS", "SSS", "SAS", "ASA", "SAA", "SSA").get(random.nextInt(6));
    BigDecimal s1 = size(random, -4, 5);
    BigDecimal s2 =
        random.nextInt(3) == 0 ? Reference.rounded(s1.multiply(near(random))) : size(random, -4, 5);
    BigDecimal a1 = angle(random);
    BigDecimal part = BigDecimal.valueOf(.001 + .998 * random.nextDouble());
    BigDecimal a2 = Reference.rounded(HALF.subtract(a1).multiply(part));
    return of(
        kind,
        switch (kind) {
          case "SSS" -> List.of(s1, s2, third(random, s1, s2));
          case "SAS" -> List.of(s1, a1, s2);
          case "ASA" -> List.of(a2, s1, a1);
          case "SAA" -> List.of(s1, a1, a2);
          default -> List.of(s1, s2, a2);
        });
  }

  /** Returns the problem of a triangle. */
  static Problem of(String kind, List<BigDecimal> data) {
    List<Object> answers = new ArrayList<>(List.of(kind));
    data.forEach(it -> answers.add(Reference.line(it)));
    answers.addAll(Collections.nCopies(2 * PARTS, ""));
    return Problem.of(answers, new KnownParts(kind, data)::verdict);
  }

  private static BigDecimal size(Random random, int low, int high) {
    return Reference.typed(Math.pow(10, low + (high - low) * random.nextDouble()));
  }

  private static BigDecimal near(Random random) {
    double apart = Math.pow(10, -9 * random.nextDouble());
    return BigDecimal.valueOf(random.nextBoolean() ? 1 + apart : 1 / (1 + apart));
  }

  private static BigDecimal angle(Random random) {
    double angle = 179.9 * random.nextDouble();
    double small = Math.pow(10, -5 + 6 * random.nextDouble());
    return switch (random.nextInt(4)) {
      case 0 -> Reference.typed(small);
      case 1 -> Reference.typed(180 - small);
      default -> Reference.typed(angle + .05);
    };
  }

  /** Returns a third side, often near the difference or the sum of the others, or too long. */
  private static BigDecimal third(Random random, BigDecimal s1, BigDecimal s2) {
    BigDecimal sum = s1.add(s2);
    BigDecimal difference = s1.subtract(s2).abs();
    BigDecimal part = BigDecimal.valueOf(Math.pow(10, -8 * random.nextDouble()));
    BigDecimal between = sum.subtract(difference).multiply(part);
    BigDecimal side =
        switch (random.nextInt(5)) {
          case 0 -> sum.subtract(between);
          case 1 -> sum.add(between);
          default -> difference.add(between);
        };
    return Reference.rounded(side.max(new BigDecimal("1e-12")));
  }
}
