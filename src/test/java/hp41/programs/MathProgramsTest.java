package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.apache.commons.math3.analysis.solvers.BrentSolver;
import org.apache.commons.math3.complex.Complex;
import org.apache.commons.math3.ode.FirstOrderDifferentialEquations;
import org.apache.commons.math3.ode.nonstiff.DormandPrince853Integrator;
import org.apache.commons.math3.special.Erf;
import org.apache.commons.math3.special.Gamma;
import org.apache.commons.math3.util.FastMath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares the programs for functions and equations with Commons Math, for random problems. */
class MathProgramsTest {

  private static final int ROUNDS = 12;

  private final Random random = new Random(4145);

  private double between(double low, double high) {
    return ProgramRun.rounded(low + (high - low) * random.nextDouble());
  }

  private static String function(String steps) {
    return "LBL \"FX\"\n" + steps.replace(' ', '\n').replace('_', ' ') + "\nRTN\nEND\n";
  }

  private static void assertNear(double value, double expected, double relative) {
    assertThat(value)
        .isCloseTo(expected, within(Math.max(Math.abs(expected) * relative, Double.MIN_NORMAL)));
  }

  @Test
  void solveFindsTheRootBetweenGuesses() {
    for (int round = 0; round < ROUNDS; round++) {
      double p = between(-3, 3);
      double q = between(-5, 5);
      DoubleUnaryOperator f = x -> Math.exp(x) + p * x * x - q;
      double low = 0;
      double high = 20;
      String steps = String.format(Locale.ROOT, "ENTER^ E^X X<>Y X^2 %.10f * + %.10f -", p, q);
      ProgramRun run = ProgramRun.with(function(steps), "SOLVE", "FX", low, high);
      if (f.applyAsDouble(low) * f.applyAsDouble(high) < 0) {
        double root = new BrentSolver(1e-13).solve(200, f::applyAsDouble, low, high);
        assertNear(run.number(), root, 2e-8);
      } else {
        // Without a change of sign: a root elsewhere, or none
        run.numbers().forEach(it -> assertThat(f.applyAsDouble(it)).isCloseTo(0, within(1e-7)));
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "LN 1 +, 3, 4, 0.36787944117",
    "ENTER^ ENTER^ X^2 * .001 -, -1, 100, 0.1",
    "1 - X^2, 0, 3, 1",
    "ENTER^ E^X * 1 -, 50, 100, 0.56714329041",
    "X^2 2 -, 1E10, 2E10, 1.41421356237",
    "E^X 5 -, 1, 30, 1.60943791243",
    "X^2 X^2 10 -, 1, 1E4, 1.77827941004",
    "20 Y^X 1 -, .5, 10, 1",
    "1/X 1 -, 5, 1E-12, 1",
    "X^2 *, -1, 2, 0",
    "ABS 3 1/X Y^X X<>Y SIGN *, -1, 2, 0",
    "X^2 * 8E-15 -, -1, 1, 2E-5",
    "1E-50 -, -1, 1, 1E-50",
  })
  void solveSearchesOutsideOfTheGuesses(String steps, String first, String second, double root) {
    double found = ProgramRun.with(function(steps), "SOLVE", "FX", first, second).number();
    // A double root has half of the digits, and LN 0.367879441 is -1 in ten digits
    assertNear(Math.abs(found), root, steps.endsWith("X^2") ? 1e-4 : 5e-10);
  }

  @ParameterizedTest
  @ValueSource(strings = {"E^X", "X^2 1 +", "1/X", "ABS 1 +", "CLX 5"})
  void solveEndsWithoutARoot(String steps) {
    assertThat(ProgramRun.with(function(steps), "SOLVE", "FX", -1.5, 3.0).shown())
        .contains("NO ROOT");
  }

  @ParameterizedTest
  @CsvSource({
    "INT .5 -, 0, 3, JUMP, 1",
    "3 - SIGN, -5, 8, JUMP, 3",
    "2 - 1/X, -1, 3, POLE, 2",
    "90 + TAN, 80, -30, POLE, 0",
    "2 - X^2 1 +, 3, 5, MIN, 2",
  })
  void solveNamesWhatIsNoRoot(
      String steps, String first, String second, String expected, double place) {
    ProgramRun run = ProgramRun.with(function(steps), "SOLVE", "FX", first, second, "");
    assertThat(run.shown()).contains("NO ROOT").anyMatch(it -> it.startsWith(expected + '='));
    assertThat(run.numbers().get(0)).isCloseTo(place, within(1e-8));
  }

  @Test
  void solveAcceptsARootAmongRoundingSteps() {
    double found = ProgramRun.with(function("1 + 360 Y^X 7 -"), "SOLVE", "FX", 0, 1).number();
    // 1 + x has nine decimals
    assertThat(found).isCloseTo(Math.expm1(Math.log(7) / 360), within(1e-9));
  }

  @Test
  void solveShowsTheValueAtTheRoot() {
    assertThat(ProgramRun.with(function("X^2 2 -"), "SOLVE", "FX", 1, 2, "").shown())
        .endsWith("ROOT=1.414213562E0", "F=-1.000000000E-9");
  }

  @ParameterizedTest
  @CsvSource({
    "SQRT 1/X, 0, 4, 4",
    "1 X<>Y - SQRT 1/X, 0, 1, 2",
    "RAD SIN LASTX / DEG, -2, 2, 3.2108259536",
    "ABS, -1, 2, 2.5",
  })
  void intgIsWithinItsErrorAtEachHalving(String steps, String low, String high, double exact) {
    List<Double> numbers =
        ProgramRun.with(function(steps), "INTG", "FX", low, high, "", "", "", "", "", "").numbers();
    assertThat(numbers).hasSizeGreaterThan(3);
    for (int i = 0; i + 1 < numbers.size(); i += 2) {
      assertThat(numbers.get(i)).isCloseTo(exact, within(numbers.get(i + 1)));
    }
  }

  /** Two sums of a kink may agree by chance in few digits. */
  @ParameterizedTest
  @ValueSource(strings = {"FIX_2", "SCI_4"})
  void intgIsWithinItsErrorForKinks(String mode) {
    for (int round = 0; round < ROUNDS; round++) {
      double low = between(-5, 4);
      double high = between(low + 1, 6);
      double kink = between(low, high);
      double exact = (Math.pow(high - kink, 2) + Math.pow(low - kink, 2)) / 2;
      ProgramRun run =
          ProgramRun.loaded(
              integral(mode, ProgramRun.typed(kink) + " - ABS", low, high),
              "INTG",
              "DRIVER",
              List.of(""));
      assertThat(run.numbers().get(0)).isCloseTo(exact, within(run.numbers().get(1)));
    }
  }

  /** Returns a program that shows the integral in a display mode and its error. */
  private static String integral(String mode, String steps, double low, double high) {
    return function(steps)
        + ("LBL_\"DRIVER\" %s \"FX\" ASTO_00 %s %s XEQ_\"ITG\" SCI_9"
                + " \"I=\" ARCL_X PROMPT X<>Y \"ERROR=\" ARCL_X AVIEW STOP END ")
            .formatted(mode, ProgramRun.typed(low), ProgramRun.typed(high))
            .replace(' ', '\n')
            .replace('_', ' ');
  }

  @Test
  void intgFindsANarrowPeakBetweenMorePoints() {
    Object[] answers = new Object[18];
    Arrays.fill(answers, "");
    answers[0] = "FX";
    answers[1] = 0;
    answers[2] = 1000;
    ProgramRun run = ProgramRun.with(function("300 - X^2 CHS E^X"), "INTG", answers);
    assertThat(run.shown()).contains("UNCERTAIN");
    List<Double> numbers = run.numbers();
    int last = numbers.size() / 2 * 2 - 2;
    assertThat(numbers.get(last)).isCloseTo(Math.sqrt(Math.PI), within(numbers.get(last + 1)));
  }

  @Test
  void gammaHasNineDigits() {
    for (int round = 0; round < 3 * ROUNDS; round++) {
      double x = between(-20, 55);
      assertNear(ProgramRun.of("GAMMA", x).number(), Gamma.gamma(x), 4e-9 + 1e-9 * nearPole(x));
    }
    assertNear(ProgramRun.of("GAMMA", 70.5).number(), Gamma.gamma(70.5), 1e-8);
    assertNear(ProgramRun.of("GAMMA", 1e-9).number(), Gamma.gamma(1e-9), 1e-8);
  }

  /** Near a pole the tenth digit of x decides. */
  private static double nearPole(double x) {
    return x > 0 ? 0 : Math.abs(x) / Math.abs(x - Math.rint(x));
  }

  @Test
  void gammaNamesValuesThatAreTooLarge() {
    assertThat(ProgramRun.of("GAMMA", "71.5", "", "100.5", "", "-230.5", "", "1E90", "").shown())
        .filteredOn(it -> !it.equals("X?"))
        .hasSize(4)
        .containsOnly("OUT OF RANGE");
  }

  @Test
  void erfAndItsComplementAgreeWithTheReference() {
    for (int round = 0; round < 2 * ROUNDS; round++) {
      double x = between(-3, 6);
      List<Double> numbers = ProgramRun.of("ERF", x, "").numbers();
      assertNear(numbers.get(0), Erf.erf(x), 2e-9);
      assertNear(numbers.get(1), Erf.erfc(x), 5e-8);
    }
    assertThat(ProgramRun.of("ERF", 1e60, "").numbers()).containsExactly(1.0, 0.0);
  }

  @Test
  void hyperbolicFunctionsHaveNineDigitsEvenNearZero() {
    for (int round = 0; round < ROUNDS; round++) {
      double x = between(-1, 1) * Math.pow(10, random.nextInt(12) - 10);
      double given = ProgramRun.rounded(x);
      assertHyperbolic("SINH", given, FastMath.sinh(given));
      assertHyperbolic("COSH", given, FastMath.cosh(given));
      assertHyperbolic("TANH", given, FastMath.tanh(given));
      assertHyperbolic("ASINH", given, FastMath.asinh(given));
      assertHyperbolic("ACOSH", given + 12, FastMath.acosh(ProgramRun.rounded(given + 12)));
      assertHyperbolic("ATANH", given / 20, FastMath.atanh(ProgramRun.rounded(given / 20)));
    }
    assertHyperbolic("ACOSH", 1.000001, 0.00141421344452194);
    assertHyperbolic("SINH", -200, FastMath.sinh(-200));
    assertHyperbolic("TANH", -5000, -1);
    assertHyperbolic("ASINH", -1e60, -FastMath.log(2e60));
  }

  private static void assertHyperbolic(String name, double x, double expected) {
    assertNear(ProgramRun.of("HYP", name, x).number(), expected, 3e-9);
  }

  @Test
  void complexFunctionsAgreeWithTheReference() {
    for (int round = 0; round < 3; round++) {
      Complex z = new Complex(between(-3, 3), between(-3, 3));
      Complex w = new Complex(between(-2, 2), between(-2, 2));
      assertComplex(z, z.add(w), "C+", w.getReal(), w.getImaginary());
      assertComplex(z, z.subtract(w), "C-", w.getReal(), w.getImaginary());
      assertComplex(z, z.multiply(w), "C*", w.getReal(), w.getImaginary());
      assertComplex(z, z.divide(w), "C/", w.getReal(), w.getImaginary());
      assertComplex(z, z.pow(w), "Z^W", w.getReal(), w.getImaginary());
      assertComplex(z, z.pow(3), "Z^N", 3.0);
      assertComplex(z, z.pow(1 / 3.0), "Z^1/N", 3.0);
      assertComplex(z, z.exp(), "E^Z");
      assertComplex(z, z.log(), "LNZ");
      assertComplex(z, z.sqrt(), "SQRTZ");
      assertComplex(z, z.reciprocal(), "CINV");
      assertComplex(z, z.sin(), "SINZ");
      assertComplex(z, z.cos(), "COSZ");
      assertComplex(z, z.tan(), "TANZ");
    }
  }

  /** The denominator of the tangent must not be a difference of nearly equal numbers. */
  @Test
  void complexTangentKeepsItsDigitsNearPoles() {
    for (int round = 0; round < 5; round++) {
      double x = ProgramRun.rounded(Math.PI / 2 + between(0.001, 0.01));
      double y = ProgramRun.rounded(between(1e-5, 1e-3));
      double size = Math.pow(Math.cos(x), 2) + Math.pow(Math.sinh(y), 2);
      Complex expected =
          new Complex(Math.sin(x) * Math.cos(x) / size, Math.sinh(y) * Math.cosh(y) / size);
      List<Double> numbers = ProgramRun.of("CPLX", x, y, "TANZ", "").numbers();
      assertThat(new Complex(numbers.get(0), numbers.get(1)).subtract(expected).abs())
          .as("tan(%s + %si)", x, y)
          .isLessThan(5e-9 * expected.abs());
    }
  }

  private static void assertComplex(Complex z, Complex expected, String function, Double... more) {
    Object[] answers = new Object[4 + more.length];
    answers[0] = z.getReal();
    answers[1] = z.getImaginary();
    answers[2] = function;
    System.arraycopy(more, 0, answers, 3, more.length);
    answers[3 + more.length] = "";
    List<Double> numbers = ProgramRun.of("CPLX", answers).numbers();
    Complex shown = new Complex(numbers.get(0), numbers.get(1));
    assertThat(shown.subtract(expected).abs())
        .as("%s of %s: %s, expected %s", function, z, shown, expected)
        .isLessThan(1e-8 * (expected.abs() + 0.1 * z.abs()));
  }

  @Test
  void difeqFollowsASecondOrderEquation() {
    for (int round = 0; round < 3; round++) {
      double damping = between(0.1, 1);
      double spring = between(0.5, 4);
      String steps = String.format(Locale.ROOT, "RDN %.10f * X<>Y %.10f * + CHS", spring, damping);
      List<Double> shown =
          ProgramRun.with(function(steps), "DIFEQ", "FX", 2, 1.5, 0.0, 1.0, 0.0, "", "", "")
              .numbers();
      double[] state = {1, 0};
      new DormandPrince853Integrator(1e-8, 1, 1e-12, 1e-12)
          .integrate(oscillator(spring, damping), 0, state, 3, state);
      assertThat(shown.get(2)).isEqualTo(3);
      assertThat(shown.get(3)).isCloseTo(state[0], within(2e-6));
    }
  }

  private static FirstOrderDifferentialEquations oscillator(double spring, double damping) {
    return new FirstOrderDifferentialEquations() {
      @Override
      public int getDimension() {
        return 2;
      }

      @Override
      public void computeDerivatives(double t, double[] y, double[] derivative) {
        derivative[0] = y[1];
        derivative[1] = -spring * y[0] - damping * y[1];
      }
    };
  }

  @ParameterizedTest
  @CsvSource({"INT, 1, 4, 7", "INT, 1, 2, 2", "2.5 - SIGN, 5, 4, 4"})
  void difeqCrossesJumps(String steps, double from, int at, double expected) {
    Object[] answers = new Object[16];
    Arrays.fill(answers, "");
    answers[0] = "FX";
    answers[1] = "3";
    answers[2] = "";
    answers[3] = 1;
    answers[4] = 1;
    answers[5] = 0;
    answers[6] = from;
    List<Double> numbers = ProgramRun.with(function(steps), "DIFEQ", answers).numbers();
    assertThat(numbers.get(2 * at - 1)).isCloseTo(expected, within(1e-7));
  }

  @Test
  void difeqFollowsTheDisplayedDigits() {
    double exact = Math.exp(3);
    List<Double> numbers =
        ProgramRun.with(function("X<>Y"), "DIFEQ", "FX", 1, 3, 0, 1, "", "").numbers();
    assertThat(numbers.get(1)).isCloseTo(exact, within(3e-7));
  }

  @Test
  void difeqGoesBackwardsAndShrinksItsSteps() {
    // y' = -50 (y - cos x), y(0) = 0: stiff at first
    List<Double> numbers =
        ProgramRun.with(function("RAD COS - -50 * DEG"), "DIFEQ", "FX", 1, 1.0, 0.0, 0.0, "", "")
            .numbers();
    double exact = (2500 * Math.cos(1) + 50 * Math.sin(1) - 2500 * Math.exp(-50)) / 2501;
    assertThat(numbers.get(1)).isCloseTo(exact, withinPercentage(0.0002));
    numbers = ProgramRun.with(function("X<>Y"), "DIFEQ", "FX", 1, -2.0, 1.0, 1.0, "", "").numbers();
    assertThat(numbers.get(0)).isEqualTo(-1);
    assertThat(numbers.get(1)).isCloseTo(Math.exp(-2), withinPercentage(0.0002));
  }

  @Test
  void fourierCoefficientsAreTheSums() {
    int samples = 12;
    double[] y = new double[samples];
    Object[] answers = new Object[2 + samples + 13];
    answers[0] = samples;
    answers[1] = 6;
    for (int k = 0; k < samples; k++) {
      y[k] = between(-10, 10);
      answers[2 + k] = y[k];
    }
    Arrays.fill(answers, 2 + samples, answers.length, "");
    List<Double> numbers = ProgramRun.of("FOUR", answers).numbers();
    assertThat(numbers).hasSize(13);
    for (int n = 0; n <= 6; n++) {
      double a = 0;
      double b = 0;
      for (int k = 1; k <= samples; k++) {
        a += y[k - 1] * Math.cos(2 * Math.PI * n * k / samples) / 6;
        b += y[k - 1] * Math.sin(2 * Math.PI * n * k / samples) / 6;
      }
      assertThat(numbers.get(Math.max(0, 2 * n - 1))).isCloseTo(a, within(2e-8));
      if (n > 0) {
        assertThat(numbers.get(2 * n)).isCloseTo(b, within(2e-8));
      }
    }
  }
}
