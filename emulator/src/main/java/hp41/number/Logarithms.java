package hp41.number;

import static hp41.number.Stages.LAST;
import static hp41.number.Stages.LN_10;

/**
 * LN, LOG and LN1+X.
 *
 * <p>The argument is transformed into 1 − y and multiplied by factors of 1 + 10^−p until it is 1.
 * The logarithm is the sum of the logarithms of these factors. Each stage p reduces y by one digit.
 */
public final class Logarithms {

  private static final Extended EXTENDED_LN_10 = new Extended(LN_10, 0);

  private Logarithms() {}

  /**
   * Returns the natural logarithm.
   *
   * @throws DomainError if x is zero or negative
   */
  public static Decimal ln(Decimal x) {
    Decimal near = DoubleFastPath.ln(x).rounded();
    return near.isZero() ? ln(Extended.of(x)).rounded() : near;
  }

  /**
   * Returns the common logarithm, computed as a quotient of natural logarithms.
   *
   * @throws DomainError if x is zero or negative
   */
  public static Decimal log(Decimal x) {
    Decimal near = DoubleFastPath.log(x).rounded();
    return near.isZero() ? log(Extended.of(x)).rounded() : near;
  }

  /**
   * Returns ln(1 + x), also exact for small x.
   *
   * @throws DomainError if x is −1 or less
   */
  public static Decimal lnOnePlus(Decimal x) {
    Decimal near = DoubleFastPath.lnOnePlus(x).rounded();
    return near.isZero() && !x.isZero() ? lnOnePlus(Extended.of(x)).rounded() : near;
  }

  /**
   * Returns ln(1 + x) with thirteen digits, for an x other than zero.
   *
   * @throws DomainError if x is −1 or less
   */
  static Extended lnOnePlus(Extended x) {
    if (x.exponent() >= -1) {
      return ln(x.plus(Extended.ONE));
    }
    return x.isNegative() ? ofOneMinus(x.negate()).negate() : ofOneMinus(Stages.overOnePlus(x));
  }

  /**
   * Returns the natural logarithm with thirteen digits.
   *
   * @throws DomainError if x is zero or negative
   */
  static Extended ln(Extended x) {
    if (x.mantissa() <= 0) {
      throw DomainError.INSTANCE;
    }
    if (x.exponent() == 0) {
      Extended excess = Extended.normalized(x.mantissa() - Extended.UNIT, 0);
      return excess.isZero() ? excess : ofOneMinus(excess.dividedBy(x));
    }
    // x = (1 − y) × 10^n
    int n = x.exponent() + 1;
    long y = Extended.TEN_UNITS - x.mantissa();
    return n > 0 ? sum(y, 0, n - 1, true) : sum(y, 0, -n, false).negate();
  }

  /** Returns the common logarithm with thirteen digits. */
  static Extended log(Extended x) {
    return ln(x).dividedBy(EXTENDED_LN_10);
  }

  /** Returns −ln(1 − y) for 0 &lt; y &lt; 1 with a negative exponent. */
  private static Extended ofOneMinus(Extended y) {
    int stage = -y.exponent() - 1;
    if (stage > LAST) {
      Extended rest = Stages.corrected(y.mantissa(), y.exponent());
      return Extended.normalized(rest.mantissa(), rest.exponent());
    }
    return sum(y.mantissa(), stage, 0, true);
  }

  /**
   * Returns −ln(1 − y) + n ln 10, or if {@code complement} is set and n is not 0, (n + 1) ln 10 +
   * ln(1 − y).
   *
   * @param y in units of the first stage, 10^(−13 − firstStage)
   */
  private static Extended sum(long y, int firstStage, int n, boolean complement) {
    Factors factors = factors(y, firstStage);
    return weightedSum(factors.rest, factors.counts, n, complement);
  }

  /**
   * The factors that lead from 1 − y to 1.
   *
   * @param counts how often each is used
   * @param rest what then remains of y
   */
  record Factors(long counts, long rest) {}

  /** Returns the factors for y, in units of the first stage. */
  static Factors factors(long y, int firstStage) {
    long counts = 0;
    long rest = y;
    for (int stage = firstStage; stage <= LAST; stage++) {
      long next = rest + Stages.shifted(rest, stage) - Extended.TEN_UNITS;
      while (next >= 0) {
        counts += Stages.times(1, stage);
        rest = next;
        next = rest + Stages.shifted(rest, stage) - Extended.TEN_UNITS;
      }
      rest *= 10;
    }
    return new Factors(counts, rest / 10);
  }

  private static Extended weightedSum(long rest, long counts, int n, boolean complement) {
    long digits = rest;
    int exponent = -LAST - 1;
    if (n == 0) {
      Extended corrected = Stages.corrected(rest, exponent);
      digits = corrected.mantissa();
      exponent = corrected.exponent();
    }
    for (int stage = LAST; stage >= 0; stage--) {
      if (stage < LAST) {
        digits /= 10;
      }
      digits += Stages.at(counts, stage) * Stages.lnOnePlus(stage);
      exponent++;
      if (n == 0 && Stages.noneBefore(counts, stage)) {
        return finished(digits, exponent);
      }
    }
    digits = (digits + digits % 10) / 10;
    return withTens(complement ? LN_10 - digits : digits, exponent, n);
  }

  /** Adds n ln 10, digit by digit, starting with the units of n. */
  private static Extended withTens(long logarithm, int firstExponent, int n) {
    long digits = logarithm;
    int exponent = firstExponent;
    for (int tens = n; ; tens /= 10) {
      digits += tens % 10 * LN_10;
      exponent++;
      if (tens < 10) {
        return finished(digits, exponent);
      }
      digits /= 10;
    }
  }

  private static Extended finished(long digits, int exponent) {
    return digits >= Extended.TEN_UNITS
        ? Extended.normalized(digits / 10, exponent)
        : Extended.normalized(digits, exponent - 1);
  }
}
