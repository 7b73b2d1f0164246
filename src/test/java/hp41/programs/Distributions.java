package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigDecimalMath;
import java.math.BigDecimal;

/** Upper and lower probabilities with forty digits. */
record Distributions(BigDecimal upper, BigDecimal lower) {

  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal TWO = BigDecimal.valueOf(2);
  private static final BigDecimal HALF = new BigDecimal(".5");
  private static final BigDecimal SMALL = new BigDecimal("1e-45");
  private static final BigDecimal LOG_2_PI = Reference.ln(BigDecimalMath.pi(DIGITS).multiply(TWO));

  private Distributions swapped() {
    return new Distributions(lower, upper);
  }

  private static Distributions ofUpper(BigDecimal upper) {
    return new Distributions(upper, ONE.subtract(upper, DIGITS));
  }

  /**
   * Returns the probabilities of Student's t; 0 degrees of freedom mean the normal distribution.
   */
  static Distributions symmetric(BigDecimal df, BigDecimal x) {
    BigDecimal square = x.multiply(x, DIGITS);
    BigDecimal both =
        df.signum() == 0 ? gamma(HALF, square.divide(TWO, DIGITS)).upper : f(ONE, df, square).upper;
    Distributions of = ofUpper(both.divide(TWO, DIGITS));
    return x.signum() < 0 ? of.swapped() : of;
  }

  static Distributions chiSquare(BigDecimal df, BigDecimal x) {
    return x.signum() <= 0 ? ofUpper(ONE) : gamma(df.divide(TWO, DIGITS), x.divide(TWO, DIGITS));
  }

  static Distributions f(BigDecimal df1, BigDecimal df2, BigDecimal x) {
    if (x.signum() <= 0) {
      return ofUpper(ONE);
    }
    BigDecimal above = df1.multiply(x, DIGITS);
    BigDecimal all = above.add(df2, DIGITS);
    BigDecimal a = df2.divide(TWO, DIGITS);
    BigDecimal b = df1.divide(TWO, DIGITS);
    BigDecimal part = df2.divide(all, DIGITS);
    BigDecimal rest = above.divide(all, DIGITS);
    boolean converges = part.multiply(a.add(b).add(TWO), DIGITS).compareTo(a.add(ONE)) < 0;
    return converges ? ofUpper(beta(a, b, part, rest)) : ofUpper(beta(b, a, rest, part)).swapped();
  }

  /** Stirling's series after a shift, DLMF 5.11.1. */
  private static BigDecimal logGamma(BigDecimal z) {
    BigDecimal shifted = z;
    BigDecimal product = ONE;
    while (shifted.compareTo(BigDecimal.valueOf(60)) < 0) {
      product = product.multiply(shifted, DIGITS);
      shifted = shifted.add(ONE);
    }
    BigDecimal sum =
        shifted.subtract(HALF).multiply(Reference.ln(shifted), DIGITS).subtract(shifted);
    sum = sum.add(LOG_2_PI.divide(TWO, DIGITS));
    BigDecimal power = shifted;
    for (int k = 1; k <= 15; k++) {
      BigDecimal term = BigDecimalMath.bernoulli(2 * k, DIGITS);
      sum = sum.add(term.divide(power.multiply(BigDecimal.valueOf(2L * k * (2 * k - 1))), DIGITS));
      power = power.multiply(shifted, DIGITS).multiply(shifted, DIGITS);
    }
    return sum.subtract(Reference.ln(product), DIGITS);
  }

  /** The series DLMF 8.7.1 or the continued fraction 8.9.2. */
  private static Distributions gamma(BigDecimal a, BigDecimal x) {
    if (x.signum() == 0) {
      return ofUpper(ONE);
    }
    BigDecimal factor =
        Reference.exp(a.multiply(Reference.ln(x)).subtract(x).subtract(logGamma(a)).round(DIGITS));
    if (x.compareTo(a.add(ONE)) > 0) {
      BigDecimal first = x.subtract(a).add(ONE);
      BigDecimal fraction =
          fraction(
              first,
              n -> BigDecimal.valueOf(n).multiply(a.subtract(BigDecimal.valueOf(n))),
              n -> first.add(BigDecimal.valueOf(2L * n)));
      return ofUpper(factor.divide(fraction, DIGITS));
    }
    BigDecimal term = ONE.divide(a, DIGITS);
    BigDecimal sum = term;
    BigDecimal next = a;
    while (term.compareTo(sum.multiply(SMALL)) > 0) {
      next = next.add(ONE);
      term = term.multiply(x).divide(next, DIGITS);
      sum = sum.add(term, DIGITS);
    }
    return ofUpper(factor.multiply(sum, DIGITS)).swapped();
  }

  /** The continued fraction DLMF 8.17.22, which is not the one that the program uses. */
  private static BigDecimal beta(BigDecimal a, BigDecimal b, BigDecimal x, BigDecimal rest) {
    BigDecimal sum = a.add(b);
    BigDecimal logarithm =
        a.multiply(Reference.ln(x))
            .add(b.multiply(Reference.ln(rest)))
            .add(logGamma(sum).subtract(logGamma(a)).subtract(logGamma(b)));
    BigDecimal fraction =
        fraction(
            ONE,
            n -> {
              BigDecimal m = BigDecimal.valueOf(n / 2);
              BigDecimal at = a.add(BigDecimal.valueOf(n));
              BigDecimal up =
                  n % 2 == 0 ? m.multiply(b.subtract(m)) : a.add(m).multiply(sum.add(m)).negate();
              return up.multiply(x).divide(at.multiply(at.subtract(ONE)), DIGITS);
            },
            n -> ONE);
    return Reference.exp(logarithm.round(DIGITS)).divide(a.multiply(fraction), DIGITS);
  }

  /** Terms of a continued fraction. */
  private interface Terms {
    BigDecimal at(int n);
  }

  private static BigDecimal fraction(BigDecimal first, Terms above, Terms below) {
    BigDecimal value = first;
    BigDecimal up = first;
    BigDecimal down = BigDecimal.ZERO;
    BigDecimal change = BigDecimal.ZERO;
    for (int n = 1; change.subtract(ONE).abs().compareTo(SMALL) > 0; n++) {
      BigDecimal a = above.at(n);
      BigDecimal b = below.at(n);
      down = ONE.divide(b.add(a.multiply(down, DIGITS)), DIGITS);
      up = b.add(a.divide(up, DIGITS), DIGITS);
      change = up.multiply(down, DIGITS);
      value = value.multiply(change, DIGITS);
    }
    return value;
  }
}
