package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigComplex;
import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * All functions of complex numbers.
 *
 * @param program CPLX, or CARC with the inverse and hyperbolic functions
 */
record ComplexProblems(@Override String program) implements ProblemSource {

  private static final BigComplex ONE = BigComplex.ONE;
  private static final BigComplex I = BigComplex.I;
  private static final BigDecimal HALF = new BigDecimal("0.5");
  private static final MathContext MANY = new MathContext(130);
  private static final List<String> OF_TWO = List.of("C+", "C-", "C*", "C/", "Z^W");
  private static final List<String> OF_ONE =
      List.of("CINV", "SQRTZ", "Z^N", "Z^1/N", "E^Z", "LNZ", "SINZ", "COSZ", "TANZ");
  private static final List<String> INVERSE =
      List.of("SINHZ", "COSHZ", "TANHZ", "ASINZ", "ACOSZ", "ATANZ", "ASINHZ", "ACOSHZ", "ATANHZ");

  @Override
  public String domain() {
    return program.equals("CARC")
        ? "nine functions, sizes from 1E-6 to 1E6, near 1 and i, on the axes; to 20 in SINHZ"
        : "all functions, parts from 1E-9 to 1E9; exponents to 3, circular functions to 20";
  }

  @Override
  public String promise() {
    return program.equals("CARC")
        ? "5E-9 of the absolute value; SINHZ COSHZ TANHZ: as in CPLX"
        : "5E-9 of the absolute value; that of z times the derivative of LNZ, sine and power";
  }

  @Override
  public Problem next(Random random) {
    if (program.equals("CARC")) {
      return inverse(random, INVERSE.get(random.nextInt(INVERSE.size())));
    }
    int kind = random.nextInt(OF_TWO.size() + OF_ONE.size());
    return kind < OF_TWO.size()
        ? ofTwo(random, OF_TWO.get(kind))
        : ofOne(random, OF_ONE.get(kind - OF_TWO.size()));
  }

  private static BigDecimal part(Random random, double least, double most) {
    double size = Math.pow(10, least + (most - least) * random.nextDouble());
    return random.nextInt(8) == 0
        ? BigDecimal.ZERO
        : Reference.typed(random.nextBoolean() ? size : -size, 1 + random.nextInt(10));
  }

  private static BigComplex number(Random random, double least, double most) {
    return BigComplex.valueOf(part(random, least, most), part(random, least, most));
  }

  private static List<String> answers(BigComplex z, String function) {
    return new ArrayList<>(List.of(Reference.line(z.re), Reference.line(z.im), function));
  }

  private static Problem ofTwo(Random random, String function) {
    boolean isPower = function.equals("Z^W");
    BigComplex z = number(random, isPower ? -2 : -9, isPower ? 2 : 9);
    BigComplex w = number(random, isPower ? -2 : -9, isPower ? 0.5 : 9);
    List<String> answers = answers(z, function);
    answers.addAll(List.of(Reference.line(w.re), Reference.line(w.im), "", ""));
    boolean isUndefined =
        function.equals("C/") && isZero(w) || isPower && isZero(z) && w.re.signum() <= 0;
    if (isUndefined) {
      return Problem.of(answers, ComplexProblems::error);
    }
    BigComplex exact =
        switch (function) {
          case "C+" -> z.add(w);
          case "C-" -> z.subtract(w);
          case "C*" -> z.multiply(w);
          case "C/" -> z.divide(w, DIGITS);
          default -> isZero(z) ? z : exp(w.multiply(ln(z), DIGITS));
        };
    BigDecimal change = isPower && !isZero(z) ? w.multiply(ln(z)).abs(DIGITS) : BigDecimal.ZERO;
    BigDecimal factor = BigDecimal.ONE.add(change);
    return Problem.of(answers, shown -> verdict(shown, exact, exact.abs(DIGITS).multiply(factor)));
  }

  private static Problem ofOne(Random random, String function) {
    boolean isPower = function.startsWith("Z^");
    boolean isCircular =
        function.endsWith("Z") && !function.equals("SQRTZ") && !function.equals("LNZ");
    double most = isCircular ? 1.3 : 9;
    BigComplex z = number(random, isCircular ? -6 : -9, isPower ? 2 : most);
    int n = 1 + random.nextInt(12);
    List<String> answers = answers(z, function);
    if (isPower) {
      answers.add("" + n);
    }
    answers.addAll(List.of("", ""));
    if (isZero(z) && (function.equals("LNZ") || function.equals("CINV"))) {
      return Problem.of(answers, ComplexProblems::error);
    }
    BigComplex exact = value(function, z, n);
    BigDecimal size = exact.abs(DIGITS);
    BigDecimal error =
        switch (function) {
          case "E^Z" -> size.multiply(z.abs(DIGITS).max(BigDecimal.ONE));
          case "SINZ", "COSZ" -> exp(BigComplex.valueOf(z.im.abs())).re;
          case "TANZ" -> size.multiply(size.add(BigDecimal.ONE));
          case "Z^N" -> size.multiply(BigDecimal.valueOf(n));
          default -> size;
        };
    return Problem.of(answers, shown -> verdict(shown, exact, error));
  }

  private static Problem inverse(Random random, String function) {
    boolean isInverse = function.startsWith("A");
    BigComplex z =
        switch (random.nextInt(3)) {
          case 0 -> number(random, -9, -1).add(random.nextBoolean() ? ONE : I);
          case 1 -> number(random, -9, -1).subtract(random.nextBoolean() ? ONE : I);
          default -> number(random, -6, isInverse ? 6 : 1.3);
        };
    BigComplex rounded = BigComplex.valueOf(Reference.rounded(z.re), Reference.rounded(z.im));
    List<String> answers = answers(rounded, function);
    answers.addAll(List.of("", ""));
    boolean isPole =
        function.equals("ATANHZ") && isZero(rounded.multiply(rounded).subtract(ONE))
            || function.equals("ATANZ") && isZero(rounded.multiply(rounded).add(ONE));
    if (isPole) {
      return Problem.of(answers, ComplexProblems::error);
    }
    BigComplex exact = value(function, rounded, 1);
    BigDecimal size = exact.abs(DIGITS);
    BigDecimal error =
        switch (function) {
          case "SINHZ", "COSHZ" -> exp(BigComplex.valueOf(rounded.re.abs())).re;
          case "TANHZ" -> size.multiply(size.add(BigDecimal.ONE));
          default -> size;
        };
    return Problem.of(answers, shown -> verdict(shown, exact, error));
  }

  private static boolean isZero(BigComplex z) {
    return z.re.signum() == 0 && z.im.signum() == 0;
  }

  private static Verdict error(List<String> shown) {
    return Verdict.of(shown.contains("DATA ERROR"));
  }

  private static Verdict verdict(List<String> shown, BigComplex exact, BigDecimal size) {
    BigComplex number =
        BigComplex.valueOf(Problem.number(shown, "U="), Problem.number(shown, "V="));
    BigDecimal most = size.multiply(new BigDecimal("5e-9"));
    return Verdict.of(number.subtract(exact).abs(DIGITS).compareTo(most) <= 0);
  }

  private static BigComplex value(String function, BigComplex z, int n) {
    return switch (function) {
      case "CINV" -> ONE.divide(z, DIGITS);
      case "SQRTZ" -> root(z, 2);
      case "Z^N" -> power(z, n);
      case "Z^1/N" -> root(z, n);
      case "E^Z" -> exp(z);
      case "LNZ" -> ln(z);
      case "SINZ" -> sine(z);
      case "COSZ" -> cosine(z);
      case "TANZ" -> sine(z).divide(cosine(z), DIGITS);
      case "SINHZ" -> turned(sine(z.multiply(I)));
      case "COSHZ" -> cosine(z.multiply(I));
      case "TANHZ" -> turned(sine(z.multiply(I)).divide(cosine(z.multiply(I)), DIGITS));
      case "ASINZ" -> arcSine(z);
      case "ACOSZ" -> arcCosine(z);
      case "ATANZ" -> turned(areaTangent(z.multiply(I)));
      case "ASINHZ" -> turned(arcSine(z.multiply(I)));
      case "ACOSHZ" -> areaCosine(z);
      default -> areaTangent(z);
    };
  }

  /** Returns -iz. */
  private static BigComplex turned(BigComplex z) {
    return BigComplex.valueOf(z.im, z.re.negate());
  }

  private static BigComplex ln(BigComplex z) {
    BigDecimal squares = z.re.pow(2).add(z.im.pow(2));
    BigDecimal angle = BigDecimalMath.atan2(z.im, z.re, MANY);
    return BigComplex.valueOf(BigDecimalMath.log(squares, MANY).multiply(HALF), angle);
  }

  private static BigComplex exp(BigComplex z) {
    BigDecimal size = BigDecimalMath.exp(z.re, MANY);
    return BigComplex.valueOf(
        size.multiply(BigDecimalMath.cos(z.im, MANY)),
        size.multiply(BigDecimalMath.sin(z.im, MANY)));
  }

  private static BigComplex root(BigComplex z, int n) {
    return isZero(z) ? z : exp(ln(z).divide(BigDecimal.valueOf(n), MANY));
  }

  private static BigComplex power(BigComplex z, int n) {
    BigComplex power = z;
    for (int i = 1; i < n; i++) {
      power = power.multiply(z);
    }
    return power;
  }

  private static BigComplex sine(BigComplex z) {
    BigComplex up = exp(z.multiply(I));
    return turned(up.subtract(exp(turned(z)))).multiply(HALF);
  }

  private static BigComplex cosine(BigComplex z) {
    BigComplex up = exp(z.multiply(I));
    return up.add(exp(turned(z))).multiply(HALF);
  }

  /** -i ln(iz + √(1-z) √(1+z)). */
  private static BigComplex arcSine(BigComplex z) {
    BigComplex roots = root(ONE.subtract(z), 2).multiply(root(ONE.add(z), 2), MANY);
    return turned(ln(z.multiply(I).add(roots)));
  }

  private static BigComplex arcCosine(BigComplex z) {
    BigDecimal right = BigDecimalMath.pi(MANY).multiply(HALF);
    return BigComplex.valueOf(right).subtract(arcSine(z));
  }

  /** 2 ln(√((z+1)/2) + √((z-1)/2)). */
  private static BigComplex areaCosine(BigComplex z) {
    BigComplex sum =
        root(z.add(ONE).multiply(HALF), 2).add(root(z.subtract(ONE).multiply(HALF), 2));
    return ln(sum).multiply(BigDecimal.valueOf(2));
  }

  private static BigComplex areaTangent(BigComplex z) {
    return ln(ONE.add(z)).subtract(ln(ONE.subtract(z))).multiply(HALF);
  }
}
