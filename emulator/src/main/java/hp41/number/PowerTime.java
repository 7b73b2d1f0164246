package hp41.number;

/**
 * Computes how long the machine takes for logarithms and powers, in words. It follows the machine's
 * algorithm as {@link AngleTime} does, and its constants were fitted in the same way.
 */
public final class PowerTime {

  /** The time for each unit of a digit of a factor or a quotient. */
  private static final double DIGIT = 3.04;

  private static final double FACTOR = 15.4;
  private static final double FACTOR_SHIFT = 2.9;

  // Logarithms.
  private static final double OF_ONE = 131;
  private static final double LOGARITHM = 224;
  private static final double NEAR_ONE = 269;
  private static final double STAGE = 55.6;
  private static final double WITHOUT_REST = -145;
  private static final double OF_SMALL = 43;
  private static final double WITH_TENS = 390;
  private static final double TENS_PLACE = 13.4;
  private static final double TENS = 3;
  private static final double COMMON = 150;
  private static final double ONE_ADDED = 86;
  private static final double ONE_SHIFTED = 7.8;
  private static final double ONE_SUBTRACTED = 142;
  private static final double SMALL_ADDED = 106;
  private static final double SMALL_DIVIDED = 162;
  private static final double SMALL_VANISHES = -90;
  private static final double NEGATIVE_VANISHES = -145;
  private static final double LN_ONE_OF_ZERO = 200;

  // Powers.
  private static final double POWER = 219;
  private static final double PRODUCT = 151;
  private static final double OF_Y = -55;
  private static final double ZERO_POWER = 240;
  private static final double OF_Y_ZERO = 153;
  private static final double LESS_ONE = 214;
  private static final double HUGE = 25;
  private static final double HUGE_LESS_ONE = 207;
  private static final double TENS_DIGIT = 16;
  private static final double TENS_COUNT = 2.8;
  private static final double POWER_STAGE = 38;
  private static final double SMALL_POWER = 62;
  private static final double ONE_PLUS = 97;
  private static final double ONE_PLUS_LESS_ONE = -83;
  private static final double LESS_ONE_VANISHES = -162;
  private static final double ONE_SUBTRACTED_LAST = 50;
  private static final double LESS_ONE_SHIFT = 6.8;
  private static final double INVERTED = 145;
  private static final double SMALL_INVERTED = 140;
  private static final double VANISHING_INVERTED = 85;

  private static final int MOST_SHIFTS = 13;

  private double words;

  private PowerTime(double words) {
    this.words = words;
  }

  /** Returns the time of LN; NaN if it has no result. */
  public static double ln(Decimal x) {
    return x.signum() <= 0 ? Double.NaN : new PowerTime(0).logarithm(Extended.of(x));
  }

  /** Returns the time of LOG; NaN if it has no result. */
  public static double log(Decimal x) {
    if (x.signum() <= 0) {
      return Double.NaN;
    }
    Extended number = Extended.of(x);
    PowerTime time = new PowerTime(COMMON);
    time.logarithm(number);
    return time.factor(Logarithms.log(number));
  }

  /** Returns the time of LN1+X; NaN if it has no result. */
  public static double lnOnePlus(Decimal x) {
    if (x.isZero()) {
      return LN_ONE_OF_ZERO;
    } else if (x.compareTo(Decimal.MINUS_ONE) <= 0) {
      return Double.NaN;
    }
    Extended number = Extended.of(x);
    if (x.exponent() >= -1) {
      PowerTime time = new PowerTime(ONE_ADDED + ONE_SHIFTED * shifts(x.exponent()));
      Extended sum = number.plus(Extended.ONE);
      time.words += x.isNegative() && sum.exponent() == -1 ? ONE_SUBTRACTED : 0;
      return time.logarithm(sum);
    }
    PowerTime time = new PowerTime(LOGARITHM + SMALL_ADDED);
    Extended y = x.isNegative() ? number.negate() : Stages.overOnePlus(number);
    if (x.exponent() < -MOST_SHIFTS) {
      time.words += x.isNegative() ? NEGATIVE_VANISHES : SMALL_VANISHES;
    } else if (!x.isNegative()) {
      time.words += SMALL_DIVIDED;
      time.factor(y);
    }
    return time.ofOneMinus(y);
  }

  /** Returns the time of E^X. */
  public static double exp(Decimal x) {
    Extended number = Extended.of(x);
    return new PowerTime(POWER).exp(number.mantissa(), number.exponent(), false);
  }

  /** Returns the time of E^X-1. */
  public static double expMinusOne(Decimal x) {
    Extended number = Extended.of(x);
    return new PowerTime(POWER + LESS_ONE).exp(number.mantissa(), number.exponent(), true);
  }

  /** Returns the time of 10^X. */
  public static double powerOfTen(Decimal x) {
    return new PowerTime(POWER).power(new Extended(Stages.LN_10, 0), x);
  }

  /** Returns the time of Y^X. */
  public static double power(Decimal y, Decimal x) {
    if (y.isZero()) {
      return OF_Y_ZERO;
    }
    Extended base = Extended.of(y.abs());
    PowerTime time = new PowerTime(POWER + OF_Y);
    time.logarithm(base);
    return time.power(Logarithms.ln(base), x);
  }

  private static int shifts(int exponent) {
    return Math.min(MOST_SHIFTS, Math.abs(exponent));
  }

  /** Adds the time of the digits of a number; returns all words. */
  private double factor(Extended number) {
    for (long digits = Math.abs(number.mantissa()); digits > 0; digits /= 10) {
      words += DIGIT * (digits % 10);
    }
    return words;
  }

  /** Adds the time of the factors of all stages. */
  private void factors(long counts) {
    for (int stage = 0; stage <= Stages.LAST; stage++) {
      words += Stages.at(counts, stage) * (FACTOR + FACTOR_SHIFT * stage);
    }
  }

  private double logarithm(Extended x) {
    if (x.equals(Extended.ONE)) {
      words += OF_ONE;
      return words;
    }
    words += LOGARITHM;
    if (x.exponent() == 0) {
      Extended y = Extended.normalized(x.mantissa() - Extended.UNIT, 0).dividedBy(x);
      words += NEAR_ONE;
      factor(y);
      return ofOneMinus(y);
    }
    int tens = x.exponent() > 0 ? x.exponent() : -x.exponent() - 1;
    Logarithms.Factors factors = Logarithms.factors(Extended.TEN_UNITS - x.mantissa(), 0);
    if (tens == 0) {
      return withRest(factors, 0);
    }
    factors(factors.counts());
    words += WITH_TENS + TENS_PLACE * (tens > 9 ? 2 : 1) + TENS * (tens / 10 + tens % 10);
    return words;
  }

  private double ofOneMinus(Extended y) {
    int stage = -y.exponent() - 1;
    if (stage > Stages.LAST) {
      words += OF_SMALL;
      return factor(Stages.corrected(y.mantissa(), y.exponent()));
    }
    return withRest(Logarithms.factors(y.mantissa(), stage), stage);
  }

  private double withRest(Logarithms.Factors factors, int firstStage) {
    factors(factors.counts());
    words += STAGE * (Stages.LAST + 1 - firstStage) + (factors.rest() == 0 ? WITHOUT_REST : 0);
    return factor(Stages.corrected(factors.rest(), -Stages.LAST - 1));
  }

  private double power(Extended lnBase, Decimal x) {
    Extended factor = Extended.of(x);
    words += PRODUCT;
    factor(factor);
    long product = Extended.product(lnBase.mantissa(), factor.mantissa());
    return product == 0
        ? words + ZERO_POWER
        : exp(product, lnBase.exponent() + factor.exponent(), false);
  }

  /** Adds the time of e^x or e^x − 1, for an x of 13 or 14 digits. */
  private double exp(long mantissa, int exponent, boolean minusOne) {
    long digits = Math.abs(mantissa);
    int first = exponent;
    for (; first < 0 && digits >= Extended.TEN_UNITS; first++) {
      digits /= 10;
    }
    int tens = 0;
    double ofTens = 0;
    for (int round = 0; round <= first; round++) {
      int count = (int) (digits / Stages.LN_10);
      ofTens += TENS_DIGIT + TENS_COUNT * count;
      tens = 10 * tens + count;
      digits = digits % Stages.LN_10 * 10;
      if (tens >= 200) {
        return minusOne ? POWER + HUGE_LESS_ONE : words + HUGE;
      }
    }
    words += ofTens;
    int begin = Math.min(first, -1);
    Exponentials.PowerFactors factors = Exponentials.factors(digits, begin);
    words += POWER_STAGE * Math.max(0, Stages.LAST + 2 + begin);
    factors(factors.counts());
    if (minusOne) {
      factor(Stages.corrected(factors.rest(), factors.exponent()));
    }
    boolean nearOne = tens == 0 && Stages.at(factors.counts(), 0) == 0;
    Extended power = Exponentials.exp(Math.abs(mantissa), exponent, nearOne);
    return nearOne
        ? nearOne(power, mantissa < 0, minusOne)
        : farFromOne(power, mantissa < 0, minusOne);
  }

  /** Adds the time to leave the excess of a power above 1, or to add 1. */
  private double nearOne(Extended excess, boolean negative, boolean minusOne) {
    words += minusOne ? ONE_PLUS_LESS_ONE : ONE_PLUS;
    words += minusOne && excess.exponent() < -MOST_SHIFTS ? LESS_ONE_VANISHES : 0;
    words += excess.exponent() < -Stages.LAST - 1 && !minusOne ? SMALL_POWER : 0;
    if (negative) {
      boolean divides = excess.exponent() >= -MOST_SHIFTS;
      words += divides ? SMALL_INVERTED : VANISHING_INVERTED;
      factor(divides ? Stages.overOnePlus(excess) : Extended.ZERO);
    }
    return words;
  }

  private double farFromOne(Extended power, boolean negative, boolean minusOne) {
    Extended result = negative ? Extended.ONE.dividedBy(power) : power;
    words += negative ? INVERTED : 0;
    factor(negative ? result : Extended.ZERO);
    words += minusOne ? ONE_SUBTRACTED_LAST + LESS_ONE_SHIFT * shifts(result.exponent()) : 0;
    return words;
  }
}
