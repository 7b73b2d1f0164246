package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.commons.math3.geometry.euclidean.threed.Rotation;
import org.apache.commons.math3.geometry.euclidean.threed.RotationConvention;
import org.apache.commons.math3.geometry.euclidean.threed.Vector3D;
import org.apache.commons.math3.primes.Primes;
import org.apache.commons.math3.util.ArithmeticUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the programs for algebra, geometry and whole numbers with Commons Math. */
class AlgebraProgramsTest {

  private final Random random = new Random(1977);

  private double between(double low, double high) {
    return ProgramRun.rounded(low + (high - low) * random.nextDouble());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1",
        "1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -1",
        "1 0 0 0 0 -1",
        "1 -15 85 -225 274 -120",
        "1 0 -1E8",
        "1 -1E8 1",
        "1E-8 1E8 3",
      })
  void polyFindsAllRoots(String coefficients) {
    assertThat(poly(coefficients)).isEqualTo(Verdict.RIGHT);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 -3 3 -1", "1 -4 6 -4 1", "1 0 2 0 1"})
  void polyMarksMultipleRoots(String coefficients) {
    assertThat(poly(coefficients)).isEqualTo(Verdict.SAID_SO);
  }

  private static Verdict poly(String coefficients) {
    Problem problem =
        PolyProblems.of(Arrays.stream(coefficients.split(" ")).map(BigDecimal::new).toList());
    return problem
        .judge()
        .apply(
            ProgramRun.solved(ProgramRun.bench(new PolyProblems()), problem, new Random(0))
                .lines());
  }

  @Test
  void polyvEvaluatesThePolynomialOfPoly() {
    double[] coefficients = {2, -13, 17, 12};
    List<Object> answers = new ArrayList<>(List.of(3));
    Arrays.stream(coefficients).forEach(answers::add);
    answers.addAll(Collections.nCopies(3, ""));
    double x = between(-3, 3);
    answers.add(x);
    answers.add("");
    answers.add(0.0);
    ProgramRun run =
        ProgramRun.loaded("LBL \"FX\"\nXEQ \"POLY\"\nXEQ \"POLYV\"\nEND\n", "POLY", "FX", answers);
    double expected =
        ((coefficients[0] * x + coefficients[1]) * x + coefficients[2]) * x + coefficients[3];
    assertThat(run.shown()).contains("X=?");
    assertThat(Double.valueOf(run.named("P=").get(0))).isCloseTo(expected, within(1e-7));
    assertThat(Double.valueOf(run.named("P=").get(1))).isEqualTo(coefficients[3]);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 1 1E-6", "1 2 2.999999999", "1 2 3.000000001", "3 4 5"})
  void trianglesLikeNeedlesAreSolved(String sides) {
    TriProblems triangles = new TriProblems();
    Problem problem =
        TriProblems.of("SSS", Arrays.stream(sides.split(" ")).map(BigDecimal::new).toList());
    List<String> shown =
        ProgramRun.solved(ProgramRun.bench(triangles), problem, new Random(0)).lines();
    assertThat(problem.judge().apply(shown)).as("%s", shown).isEqualTo(Verdict.RIGHT);
  }

  @Test
  void transRotatesThereAndBack() {
    for (int round = 0; round < 4; round++) {
      Vector3D origin = vector();
      Vector3D axis = vector();
      Vector3D point = vector();
      double angle = between(-180, 180);
      Rotation rotation =
          new Rotation(axis, Math.toRadians(angle), RotationConvention.VECTOR_OPERATOR);
      assertMoved(
          rotation.applyInverseTo(point.subtract(origin)), origin, angle, axis, "NO", point);
      assertMoved(rotation.applyTo(point).add(origin), origin, angle, axis, "YES", point);
    }
  }

  private Vector3D vector() {
    return new Vector3D(between(-5, 5), between(-5, 5), between(-5, 5));
  }

  private static void assertMoved(
      Vector3D expected, Vector3D origin, double angle, Vector3D axis, String back, Vector3D of) {
    List<Double> shown =
        ProgramRun.of(
                "TRANS",
                3,
                origin.getX(),
                origin.getY(),
                origin.getZ(),
                angle,
                axis.getX(),
                axis.getY(),
                axis.getZ(),
                back,
                of.getX(),
                of.getY(),
                of.getZ(),
                "",
                "",
                "")
            .numbers();
    assertThat(new Vector3D(shown.get(0), shown.get(1), shown.get(2)).distance(expected))
        .isLessThan(1e-7);
  }

  @Test
  void gcdAndLcmAgreeWithTheReference() {
    for (int round = 0; round < 8; round++) {
      int first = random.nextInt(99_999);
      int second = 1 + random.nextInt(99_999);
      List<String> shown = ProgramRun.of("GCD", first, second, "").shown();
      assertThat(shown)
          .contains(
              "GCD=" + ArithmeticUtils.gcd(first, second),
              "LCM=" + ArithmeticUtils.lcm((long) first, second));
    }
  }

  @Test
  void primesFactors() {
    for (int round = 0; round < 12; round++) {
      int number = 2 + random.nextInt(1 << (8 + 2 * round));
      TreeMap<Integer, Long> factors =
          Primes.primeFactors(number).stream()
              .collect(Collectors.groupingBy(it -> it, TreeMap::new, Collectors.counting()));
      List<String> expected =
          Primes.isPrime(number)
              ? List.of("PRIME")
              : factors.entrySet().stream()
                  .map(it -> it.getKey() + (it.getValue() == 1 ? "" : "↑" + it.getValue()))
                  .toList();
      List<String> shown =
          ProgramRun.of("PRIMES", number, "", "", "", "", "", "", "", "", "").shown();
      assertThat(shown.subList(1, 1 + expected.size())).as("%s", number).isEqualTo(expected);
      assertThat(shown.get(1 + expected.size())).isEqualTo("N?");
    }
  }

  @Test
  void baseConvertsWholeNumbers() {
    for (int round = 0; round < 15; round++) {
      int from = 2 + random.nextInt(35);
      int to = 4 + random.nextInt(33);
      long number = (long) (random.nextDouble() * 9_999_999_999L);
      String digits = Long.toString(number, from).toUpperCase(Locale.ROOT);
      if (digits.length() <= 24) {
        assertThat(ProgramRun.of("BASE", from, digits, to).shown())
            .contains("=" + Long.toString(number, to).toUpperCase(Locale.ROOT));
      }
    }
  }

  @Test
  void randomNumbersAreThoseOfWichmannAndHill() {
    Object[] answers = new Object[401];
    Arrays.fill(answers, "");
    answers[0] = .123456789;
    for (int i = 1; i < answers.length; i += 2) {
      answers[i] = "RNDM";
    }
    int x = 123 * 30 + 1;
    int y = 456 * 30 + 1;
    int z = 789 * 30 + 1;
    for (double shown : ProgramRun.of("RAND", answers).numbers()) {
      x = 171 * x % 30269;
      y = 172 * y % 30307;
      z = 170 * z % 30323;
      assertThat(shown).isCloseTo((x / 30269.0 + y / 30307.0 + z / 30323.0) % 1, within(2e-9));
    }
  }

  @Test
  void randomNumbersLookRandom() {
    Object[] answers = new Object[401];
    for (int i = 1; i < answers.length; i += 2) {
      answers[i] = "RNDM";
      answers[i + 1] = "";
    }
    answers[0] = 0.5;
    List<Double> numbers = ProgramRun.of("RAND", answers).numbers();
    assertThat(numbers).hasSize(200).doesNotHaveDuplicates().allMatch(it -> it >= 0 && it < 1);
    assertThat(numbers.stream().mapToDouble(it -> it).average().orElseThrow())
        .isBetween(0.42, 0.58);
    Collections.replaceAll(Arrays.asList(answers), "RNDM", "DICE");
    List<Double> dice = ProgramRun.of("RAND", answers).numbers();
    for (double side = 1; side <= 6; side++) {
      assertThat(Collections.frequency(dice, side)).as("%s", side).isBetween(15, 55);
    }
    assertThat(dice).hasSize(200).allMatch(it -> it >= 1 && it <= 6 && it == Math.rint(it));
    Collections.replaceAll(Arrays.asList(answers), "DICE", "NORM");
    List<Double> normal = ProgramRun.of("RAND", answers).numbers();
    assertThat(normal.stream().mapToDouble(it -> it).average().orElseThrow())
        .isBetween(-0.25, 0.25);
    assertThat(normal.stream().mapToDouble(it -> it * it).average().orElseThrow())
        .isBetween(0.7, 1.35);
  }
}
