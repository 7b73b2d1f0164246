package hp41.number;

import hp41.number.AngleReduction.Purpose;

/**
 * Computes how long the machine takes for functions of angles, in words. It follows the machine's
 * algorithm and adds the time of each step; multiplication, division and root take time for each
 * unit of their digits. The constants were fitted to 1,700 random calls in the microcode, of which
 * 95 % take within 3 % of the computed time.
 */
public final class AngleTime {

  /** The time for each unit of a digit of a factor, a quotient or a root. */
  private static final double DIGIT = 3.04;

  private static final double SINE = 984;
  private static final double TANGENT = 444;
  private static final double RECTANGULAR = 1_146;
  private static final double ARC_TANGENT = 345;
  private static final double ARC_SINE = 984;
  private static final double POLAR = 1_023;

  // Times to reduce an angle to the range from 0 to 45 degrees.
  private static final double TURN_DIGIT = 6.1;
  private static final double TURN = 2;
  private static final double QUADRANT = 11.4;
  private static final double MIRRORED = 15;
  private static final double SHIFTED = 5;
  private static final double FROM_GRADS = 5;
  private static final double NEGATIVE = 7;
  private static final double TO_RADIANS = 462;

  // Times of the tangent and the arc tangent.
  private static final double ROTATION = 15.9;
  private static final double ROTATION_SHIFT = 3.8;
  private static final double STAGE = 51.5;
  private static final double TENTHS = -39;
  private static final double OF_ZERO = 138;
  private static final double OF_SMALL = -214;
  private static final double COTANGENT_OF_SMALL = -68;
  private static final double ARC_ROTATION = 13.8;
  private static final double ARC_SHIFT = 4;
  private static final double ARC_STAGE = 44;
  private static final double ARC_OF_SMALL = -140;
  private static final double ARC_OF_ZERO = -187;
  private static final double ARC_OF_ONE = -160;
  private static final double INVERTED = 145;
  private static final double COMPLEMENT = 100;
  private static final double TERM_SHIFT = 8.5;
  private static final double IN_DEGREES = 320;
  private static final double IN_GRADS = 156;

  // ASIN and ACOS.
  private static final double OF_SINE_ZERO = 148;
  private static final double OF_SINE_ONE = 176;
  private static final double SINE_SHIFT = 18;
  private static final double VANISHING_SINE = 234;

  // R-P.
  private static final double ORIGIN = 133;
  private static final double UPWARD = 256;

  private static final int MOST_SHIFTS = 13;

  private double words;

  private AngleTime(double words) {
    this.words = words;
  }

  /** Returns the time of SIN. */
  public static double sine(Decimal x, AngleMode mode) {
    return new AngleTime(SINE).sineOf(x, mode, Purpose.SINE);
  }

  /** Returns the time of COS. */
  public static double cosine(Decimal x, AngleMode mode) {
    return new AngleTime(SINE).sineOf(x, mode, Purpose.COSINE);
  }

  /** Returns the time of TAN. */
  public static double tangent(Decimal x, AngleMode mode) {
    AngleTime time = new AngleTime(TANGENT);
    time.tangent(x, mode, Purpose.TANGENT);
    return time.words;
  }

  /** Returns the time of P-R. */
  public static double rectangular(Decimal angle, Decimal radius, AngleMode mode) {
    AngleTime time = new AngleTime(RECTANGULAR);
    Extended t = time.tangent(angle, mode, Purpose.RECTANGULAR);
    time.factor(t);
    time.quotient(Extended.of(radius), time.secant(t));
    return time.words;
  }

  /** Returns the time of ATAN. */
  public static double arcTangent(Decimal x, AngleMode mode) {
    AngleTime time = new AngleTime(ARC_TANGENT);
    time.fromTangent(Extended.of(x).abs(), false, false, mode);
    return time.words;
  }

  /** Returns the time of ASIN; NaN if it has no result. */
  public static double arcSine(Decimal x, AngleMode mode) {
    return fromSine(x, false, false, mode);
  }

  /** Returns the time of ACOS; NaN if it has no result. */
  public static double arcCosine(Decimal x, AngleMode mode) {
    return fromSine(x, !x.isNegative(), x.isNegative(), mode);
  }

  /** Returns the time of R-P. */
  public static double polar(Decimal y, Decimal x, AngleMode mode) {
    if (x.isZero()) {
      AngleTime time = new AngleTime(y.isZero() ? ORIGIN : UPWARD);
      return y.isZero() ? ORIGIN : time.inUnitOf(mode, AngleReduction.HALF_PI);
    }
    AngleTime time = new AngleTime(POLAR);
    Extended ordinate = Extended.of(y);
    Extended abscissa = Extended.of(x);
    time.factor(ordinate);
    time.factor(abscissa);
    if (!y.isZero()) {
      time.words += TERM_SHIFT * Math.min(MOST_SHIFTS, 2 * Math.abs(y.exponent() - x.exponent()));
    }
    time.factor(ordinate.times(ordinate).plus(abscissa.times(abscissa)).squareRoot());
    Extended t = time.quotient(ordinate, abscissa).abs();
    time.fromTangent(t, x.isNegative(), x.isNegative(), mode);
    return time.words;
  }

  /** Adds the time of the digits of a number; returns the number. */
  private Extended factor(Extended number) {
    for (long digits = Math.abs(number.mantissa()); digits > 0; digits /= 10) {
      words += DIGIT * (digits % 10);
    }
    return number;
  }

  private Extended quotient(Extended dividend, Extended divisor) {
    return factor(dividend.dividedBy(divisor));
  }

  private static int shifts(Extended number) {
    return number.isZero() ? 0 : Math.min(MOST_SHIFTS, Math.abs(number.exponent()));
  }

  private double sineOf(Decimal x, AngleMode mode, Purpose purpose) {
    quotient(Extended.ONE, secant(tangent(x, mode, purpose)));
    return words;
  }

  /** Adds the time of √(t² + 1). */
  private Extended secant(Extended t) {
    factor(t);
    Extended square = t.times(t);
    words += 6.7 * shifts(square);
    return factor(square.plus(Extended.ONE).squareRoot());
  }

  private Extended tangent(Decimal angle, AngleMode mode, Purpose purpose) {
    AngleReduction reduced = AngleReduction.of(angle, mode, purpose);
    boolean cotangent = purpose != Purpose.RECTANGULAR && reduced.cofunction();
    reduce(angle, mode);
    AngleReduction.Octant octant = reduced.octant();
    words += QUADRANT * octant.quadrants() + (octant.mirrored() ? MIRRORED : 0);
    words += SHIFTED * leadingZeros(octant.rest());
    words += mode == AngleMode.RAD ? 0 : TO_RADIANS;
    Extended rest = Extended.normalized(octant.rest(), octant.exponent());
    if (mode != AngleMode.RAD) {
      quotient(rest, AngleReduction.NINE_TENTHS);
    }
    return tangent(reduced.angle(), cotangent);
  }

  /** Adds the time to remove full turns, digit by digit. */
  private void reduce(Decimal angle, AngleMode mode) {
    words += (mode == AngleMode.GRAD ? FROM_GRADS : 0) + (angle.isNegative() ? NEGATIVE : 0);
    long turn = AngleReduction.turn(mode);
    long rest = Math.abs(angle.coefficient()) * AngleReduction.scale(mode);
    for (int exponent = angle.exponent(); exponent >= 0; exponent--) {
      long turns = rest / turn;
      words += TURN_DIGIT + TURN * turns;
      rest = rest % turn * 10;
    }
  }

  private static int leadingZeros(long digits) {
    int zeros = 0;
    for (long rest = digits; rest != 0 && rest < Extended.UNIT; rest *= 10) {
      zeros++;
    }
    return zeros;
  }

  private Extended tangent(Extended angle, boolean cotangent) {
    Extended t = Tangent.of(angle, cotangent);
    if (angle.isZero()) {
      words += OF_ZERO;
    } else if (angle.exponent() < -Stages.LAST - 1) {
      words += cotangent ? COTANGENT_OF_SMALL : OF_SMALL;
      factor(cotangent ? t : Extended.ZERO);
    } else {
      words += angle.exponent() == -1 ? TENTHS : 0;
      rotations(Tangent.divided(angle).counts(), ROTATION, ROTATION_SHIFT, STAGE);
      factor(t);
    }
    return t;
  }

  /** Adds the time of the rotations of all stages up to the last. */
  private void rotations(long counts, double rotation, double shift, double ofStage) {
    for (int stage = Stages.LAST; stage >= 0; stage--) {
      words += Stages.at(counts, stage) * (rotation + shift * stage);
      words += Stages.noneBefore(counts, stage) ? 0 : ofStage;
    }
  }

  private static double fromSine(Decimal x, boolean complement, boolean obtuse, AngleMode mode) {
    Extended sine = Extended.of(x).abs();
    Extended below = sine.minus(Extended.ONE);
    if (sine.isZero() || below.isZero()) {
      AngleTime time = new AngleTime(sine.isZero() ? OF_SINE_ZERO : OF_SINE_ONE);
      return time.angle(Extended.ZERO, sine.isZero() == complement, obtuse, mode);
    } else if (!below.isNegative()) {
      return Double.NaN;
    }
    AngleTime time = new AngleTime(ARC_SINE);
    int shifts = shifts(sine);
    time.words += shifts == MOST_SHIFTS ? VANISHING_SINE : SINE_SHIFT * shifts;
    Extended above = time.factor(sine.plus(Extended.ONE));
    Extended cosine = time.factor(above.times(below).negate().squareRoot());
    time.fromTangent(time.quotient(sine, cosine), complement, obtuse, mode);
    return time.words;
  }

  private void fromTangent(Extended t, boolean complement, boolean obtuse, AngleMode mode) {
    if (t.exponent() < 0 || t.isZero()) {
      angle(arc(t), complement, obtuse, mode);
    } else if (t.equals(Extended.ONE)) {
      words += ARC_OF_ONE;
      angle(Trigonometry.QUARTER_PI, complement, obtuse, mode);
    } else {
      words += INVERTED;
      angle(arc(quotient(Extended.ONE, t)), !complement, obtuse, mode);
    }
  }

  private Extended arc(Extended t) {
    int first = -t.exponent();
    if (t.isZero() || first > Stages.LAST) {
      words += t.isZero() ? ARC_OF_ZERO : ARC_OF_SMALL;
      return t;
    }
    Tangent.TangentParts parts = Tangent.turnedBack(t);
    rotations(parts.counts(), ARC_ROTATION, ARC_SHIFT, 0);
    words += ARC_STAGE * (Stages.LAST + 1 - first);
    factor(new Extended(parts.rest(), 0));
    return Tangent.arc(t);
  }

  private double angle(Extended acute, boolean complement, boolean obtuse, AngleMode mode) {
    Extended radians = acute;
    if (complement) {
      words += COMPLEMENT + TERM_SHIFT * shifts(radians);
      radians = AngleReduction.HALF_PI.minus(radians);
    }
    if (obtuse) {
      words += COMPLEMENT + TERM_SHIFT * shifts(radians);
      radians = radians.plus(AngleReduction.HALF_PI);
    }
    return inUnitOf(mode, radians);
  }

  /** Adds the time to convert an angle to the unit of the mode; returns all words. */
  private double inUnitOf(AngleMode mode, Extended radians) {
    if (mode != AngleMode.RAD) {
      quotient(radians.scaled(2), AngleReduction.HALF_PI);
      words += mode == AngleMode.DEG ? IN_DEGREES : IN_GRADS;
    }
    return words;
  }
}
