package hp41.number;

import static hp41.number.Stages.LAST;
import static hp41.number.Stages.LN_10;

/**
 * E^X, E^X-1, 10^X and Y^X.
 *
 * <p>The argument is divided by ln 10, which gives the exponent of the result, and the remainder by
 * ln 2, ln 1.1, ln 1.01 and so on. The result is the product of the factors 2, 1.1, 1.01 …, each as
 * often as its logarithm was subtracted.
 */
public final class Exponentials {

  /** The machine's result for a value far too large, before the range check. */
  private static final Extended HUGE = new Extended(Extended.TEN_UNITS - 1, 199);

  private static final Extended TINY = new Extended(Extended.TEN_UNITS - 1, -200);

  private Exponentials() {}

  /** Returns e^x. */
  public static Decimal exp(Decimal x) {
    Extended exponent = Extended.of(x);
    return powerOfE(exponent.mantissa(), exponent.exponent());
  }

  /** Returns e^x − 1, also exact for small x. */
  public static Decimal expMinusOne(Decimal x) {
    Decimal near = DoubleFastPath.expMinusOne(x).rounded();
    return near.isZero() ? expMinusOne(Extended.of(x)).rounded() : near;
  }

  static Extended expMinusOne(Extended x) {
    return exp(x.mantissa(), x.exponent(), true);
  }

  /** Returns 10^x. */
  public static Decimal powerOfTen(Decimal x) {
    return powerOf(new Extended(LN_10, 0), x);
  }

  /**
   * Returns y^x. Integer powers use the same algorithm as others.
   *
   * @throws DomainError if y is zero and x is not positive, or if y is negative and x is not an
   *     integer
   */
  public static Decimal power(Decimal y, Decimal x) {
    if (y.isZero()) {
      if (x.signum() <= 0) {
        throw DomainError.INSTANCE;
      }
      return Decimal.ZERO;
    }
    if (y.isNegative() && !x.isInteger()) {
      throw DomainError.INSTANCE;
    }
    Decimal near = DoubleFastPath.power(y.abs(), x).rounded();
    Decimal power = near.isZero() ? powerOf(Logarithms.ln(Extended.of(y.abs())), x) : near;
    return y.isNegative() && x.isOdd() ? power.negate() : power;
  }

  /** Returns b^x from the logarithm of b. The exponent of e has a fourteenth digit. */
  private static Decimal powerOf(Extended lnBase, Decimal x) {
    Extended factor = Extended.of(x);
    long product = Extended.product(lnBase.mantissa(), factor.mantissa());
    return product == 0 ? Decimal.ONE : powerOfE(product, lnBase.exponent() + factor.exponent());
  }

  /** Returns e^x for an x of 13 or 14 digits, rounded to ten digits. */
  private static Decimal powerOfE(long mantissa, int exponent) {
    Decimal near = DoubleFastPath.exp(mantissa, exponent).rounded();
    return near.isZero() ? exp(mantissa, exponent, false).rounded() : near;
  }

  /** Returns e^x or e^x − 1 with thirteen digits, for an x of 13 or 14 digits. */
  static Extended exp(long mantissa, int exponent, boolean minusOne) {
    boolean negative = mantissa < 0;
    long digits = Math.abs(mantissa);
    int first = exponent;
    while (first < 0 && digits >= Extended.TEN_UNITS) {
      digits /= 10;
      first++;
    }
    if (first < 0) {
      return stages(digits, first, 0, negative, minusOne);
    }
    int tens = 0;
    for (int round = 0; round <= first; round++) {
      tens = 10 * tens + (int) (digits / LN_10);
      digits = digits % LN_10 * 10;
      if (tens >= 200 && (tens >= 1000 || round == first)) {
        Extended limit = negative ? TINY : HUGE;
        return minusOne ? limit.minus(Extended.ONE) : limit;
      }
    }
    return stages(digits, -1, tens, negative, minusOne);
  }

  /**
   * The factors of a power.
   *
   * @param counts how often the logarithm of each is contained in the argument
   * @param rest what then remains of the argument, with its exponent
   */
  record PowerFactors(long counts, long rest, int exponent) {}

  private static Extended stages(
      long argument, int exponent, int tens, boolean negative, boolean minusOne) {
    PowerFactors factors = factors(argument, exponent);
    long rest = factors.rest;
    int first = factors.exponent;
    if (minusOne) {
      Extended corrected = Stages.corrected(rest, first);
      rest = corrected.mantissa();
      first = corrected.exponent();
    }
    return multiplied(rest, first, factors.counts, tens, negative, minusOne);
  }

  /**
   * Subtracts the logarithms of 2, 1.1, 1.01 … from the argument as often as possible and counts
   * the subtractions, starting at the stage of the first digit.
   */
  static PowerFactors factors(long argument, int exponent) {
    long counts = 0;
    long rest = argument;
    int first = exponent;
    for (int stage = -exponent - 1; stage <= LAST; stage++) {
      long constant = Stages.lnOnePlus(stage);
      counts += Stages.times(rest / constant, stage);
      rest %= constant;
      if (stage < LAST) {
        rest *= 10;
        first--;
      }
    }
    return new PowerFactors(counts, rest, first);
  }

  /** Multiplies the counted factors. The computation uses the part of the product above 1. */
  private static Extended multiplied(
      long rest, int exponent, long counts, int tens, boolean negative, boolean minusOne) {
    long excess = rest;
    for (int stage = LAST; stage >= 0; stage--) {
      if (tens == 0 && Stages.noneBefore(counts, stage + 1)) {
        return nearOne(Extended.normalized(excess, exponent + LAST - stage), negative, minusOne);
      }
      for (int i = Stages.at(counts, stage); i > 0; i--) {
        excess += Stages.shifted(excess, stage) + Extended.TEN_UNITS;
      }
      excess /= 10;
    }
    Extended power = Extended.normalized(Extended.UNIT + excess, tens);
    if (negative) {
      power = Extended.ONE.dividedBy(power);
    }
    return minusOne ? power.minus(Extended.ONE) : power;
  }

  private static Extended nearOne(Extended excess, boolean negative, boolean minusOne) {
    Extended result = negative ? Stages.overOnePlus(excess).negate() : excess;
    return minusOne ? result : Extended.ONE.plus(result);
  }
}
