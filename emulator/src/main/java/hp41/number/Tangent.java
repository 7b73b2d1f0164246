package hp41.number;

/**
 * Tangent and arc tangent, digit by digit (CORDIC). An angle is a sum of arcs whose tangents are
 * 1/10, 1/100 …; a vector is rotated by each arc as often as the sum contains it.
 */
final class Tangent {

  /** The machine's tangent of a right angle, before it is replaced by the largest number. */
  static final Extended OF_RIGHT_ANGLE = new Extended(9_999_999_999_099L, 99);

  /** The arc whose tangent is 10^−stage, scaled by 10^(13 + stage), for the stages 1 to 6. */
  private static final long[] ARC = {
    0,
    9_966_865_249_116L,
    9_999_666_686_665L,
    9_999_996_666_669L,
    9_999_999_966_667L,
    9_999_999_999_667L,
    9_999_999_999_997L
  };

  private Tangent() {}

  /** Returns the tangent of an angle from 0 to π/4, or its cotangent. */
  static Extended of(Extended angle, boolean cotangent) {
    if (angle.isZero()) {
      return cotangent ? OF_RIGHT_ANGLE : angle;
    }
    if (angle.exponent() < -Stages.LAST - 1) {
      return cotangent ? Extended.ONE.dividedBy(angle) : angle;
    }
    TangentParts parts = divided(angle);
    return rotated(parts.rest, parts.counts, cotangent);
  }

  /**
   * An angle as a sum of arcs.
   *
   * @param counts how often it contains each arc
   * @param rest the remaining arc of an angle, or the remaining tangent of a tangent
   */
  record TangentParts(long counts, long rest) {}

  /** Divides an angle into arcs; it is at least 10^−7 and at most π/4. */
  static TangentParts divided(Extended angle) {
    boolean tenths = angle.exponent() == -1;
    long rest = tenths ? 10 * angle.mantissa() : angle.mantissa();
    long counts = 0;
    for (int stage = tenths ? 1 : -angle.exponent() - 1; stage <= Stages.LAST; stage++) {
      counts += Stages.times(rest / ARC[stage], stage);
      rest = rest % ARC[stage] * 10;
    }
    return new TangentParts(counts, rest / 100);
  }

  /** Rotates the vector (1, rest) by the counted arcs, the smallest ones first. */
  private static Extended rotated(long rest, long counts, boolean cotangent) {
    long x = Extended.UNIT;
    long y = rest;
    int stage = Stages.LAST;
    while (true) {
      for (int i = Stages.at(counts, stage); i > 0; i--) {
        long oldX = x;
        x -= PowersOfTen.shiftRight(y, 2 * stage);
        y += oldX;
      }
      if (Stages.noneBefore(counts, stage)) {
        break;
      }
      stage--;
      y /= 10;
    }
    x--; // the machine's result is one unit smaller, as observed
    if (y == 0) {
      return cotangent ? OF_RIGHT_ANGLE : Extended.ZERO;
    }
    Extended sine = Extended.normalized(y, -stage);
    Extended cosine = Extended.normalized(x, 0);
    return cotangent ? cosine.dividedBy(sine) : sine.dividedBy(cosine);
  }

  /** Returns the arc in radians whose tangent is t, for 0 ≤ t &lt; 1. */
  static Extended arc(Extended t) {
    int first = -t.exponent();
    if (t.isZero() || first > Stages.LAST) {
      return t;
    }
    TangentParts parts = turnedBack(t);
    long sum = parts.rest;
    int stage = Stages.LAST;
    while (true) {
      sum = (sum + ARC[stage] * Stages.at(parts.counts, stage)) / 10;
      if (Stages.noneBefore(parts.counts, stage)) {
        return Extended.normalized(sum, -stage);
      }
      stage--;
    }
  }

  /** Rotates the vector of a tangent back; the tangent is at least 10^−6 and less than 1. */
  static TangentParts turnedBack(Extended t) {
    long x = Extended.UNIT;
    long y = t.mantissa();
    long counts = 0;
    for (int stage = -t.exponent(); stage <= Stages.LAST; stage++) {
      while (y >= x) {
        long oldX = x;
        x += PowersOfTen.shiftRight(y, 2 * stage);
        y -= oldX;
        counts += Stages.times(1, stage);
      }
      y *= 10;
    }
    return new TangentParts(counts, Extended.quotient(y, x));
  }
}
