package hp41.functions;

import hp41.machine.ExecutionTime;
import hp41.machine.ExecutionTime.ArgumentTime;
import hp41.machine.Machine;
import hp41.memory.Word;
import hp41.number.AngleMode;
import hp41.number.AngleTime;
import hp41.number.Decimal;
import hp41.number.PowerTime;

/**
 * The functions whose execution times depend on the numbers in X and Y. {@link AngleTime} and
 * {@link PowerTime} compute the times of functions that the machine computes digit by digit. The
 * constants replace method references, each of which would create a class at every start.
 */
public enum NumberTime {
  SUM,
  DIFFERENCE,
  COMPARISON,
  PRODUCT,
  QUOTIENT,
  SUM_INTO,
  PRODUCT_INTO,
  QUOTIENT_INTO,
  COUNT,
  RECIPROCAL,
  SQUARE_ROOT,
  SQUARE,
  PERCENT,
  PERCENT_CHANGE,
  REMAINDER,
  ACCUMULATION,
  REMOVAL,
  FACTORIAL,
  TO_RADIANS,
  TO_DEGREES,
  LN,
  LOG,
  LN_ONE_PLUS,
  EXP,
  POWER_OF_TEN,
  EXP_MINUS_ONE,
  POWER,
  SINE,
  COSINE,
  TANGENT,
  ATAN,
  ASIN,
  ACOS,
  HMS_SUM,
  HMS_DIFFERENCE,
  DECIMAL,
  HOURS,
  TIME_OF_DAY,
  RECTANGULAR,
  POLAR,
  ROTATION;

  /** The time to move the digits of a number by one place. */
  private static final int ALIGNED = 3;

  /** The most places by which a time is moved to be added to another one. */
  private static final int MOST_PLACES = 20;

  /**
   * Returns the time. It is the usual time if X or Y is not a number, and the time until the error
   * if the numbers have no result.
   */
  ArgumentTime or(int usual) {
    return (x, y, machine) -> {
      if (!Word.isNormalized(x) || !Word.isNormalized(y)) {
        return usual;
      }
      double words = words(Word.toDecimal(x), Word.toDecimal(y), machine);
      return Double.isNaN(words) ? Math.min(usual, ExecutionTime.UNTIL_ERROR) : (int) words;
    };
  }

  /** Returns the time in words; NaN if X and Y have no result. */
  private double words(Decimal x, Decimal y, Machine machine) {
    return switch (this) {
      case SUM -> ArithmeticTiming.sum(x, y);
      case DIFFERENCE -> ArithmeticTiming.difference(x, y);
      case COMPARISON -> ArithmeticTiming.comparison(x, y);
      case PRODUCT -> ArithmeticTiming.product(x);
      case QUOTIENT -> ArithmeticTiming.quotient(x, y);
      case SUM_INTO -> ArithmeticTiming.sumInto(x, y);
      case PRODUCT_INTO -> ArithmeticTiming.productInto(x);
      case QUOTIENT_INTO -> ArithmeticTiming.quotientInto(x, y);
      case COUNT -> ArithmeticTiming.count(y);
      case RECIPROCAL -> ArithmeticTiming.reciprocal(x);
      case SQUARE_ROOT -> ArithmeticTiming.squareRoot(x);
      case SQUARE -> ArithmeticTiming.square(x);
      case PERCENT -> ArithmeticTiming.percent(x);
      case PERCENT_CHANGE -> ArithmeticTiming.percentChange(x, y);
      case REMAINDER -> ArithmeticTiming.remainder(x, y);
      case ACCUMULATION -> ArithmeticTiming.accumulation(x, y);
      case REMOVAL -> ArithmeticTiming.removal(x, y);
      case FACTORIAL -> ArithmeticTiming.factorial(x);
      case TO_RADIANS -> ArithmeticTiming.toRadians(x);
      case TO_DEGREES -> ArithmeticTiming.toDegrees(x);
      case LN -> PowerTime.ln(x);
      case LOG -> PowerTime.log(x);
      case LN_ONE_PLUS -> PowerTime.lnOnePlus(x);
      case EXP -> PowerTime.exp(x);
      case POWER_OF_TEN -> PowerTime.powerOfTen(x);
      case EXP_MINUS_ONE -> PowerTime.expMinusOne(x);
      case POWER -> PowerTime.power(y, x);
      case SINE -> AngleTime.sine(x, mode(machine));
      case COSINE -> AngleTime.cosine(x, mode(machine));
      case TANGENT -> AngleTime.tangent(x, mode(machine));
      case ATAN -> AngleTime.arcTangent(x, mode(machine));
      case ASIN -> AngleTime.arcSine(x, mode(machine));
      case ACOS -> AngleTime.arcCosine(x, mode(machine));
      case HMS_SUM -> 471 + sexagesimal(x, y, x.equals(y.negate()));
      case HMS_DIFFERENCE -> 480 + sexagesimal(x, y, x.equals(y));
      case ROTATION -> AlphaTiming.rotation(x, machine);
      case DECIMAL -> 389 - 12 * x.exponent() + 4.2 * ArithmeticTiming.digits(x);
      case HOURS -> 181 + parts(x);
      case TIME_OF_DAY -> 246 + aligning(x);
      case RECTANGULAR -> AngleTime.rectangular(y, x, mode(machine));
      case POLAR -> AngleTime.polar(y, x, mode(machine));
    };
  }

  private static AngleMode mode(Machine machine) {
    return machine.flags().angleMode();
  }

  private static int sexagesimal(Decimal x, Decimal y, boolean zero) {
    return parts(x) + parts(y) + aligningToAdd(x) + aligningToAdd(y) - (zero ? 77 : 0);
  }

  /** Returns the time to move the digits of a number below one to their places. */
  private static int aligning(Decimal number) {
    return number.isZero() ? 0 : ALIGNED * Math.max(0, -number.exponent());
  }

  private static int aligningToAdd(Decimal number) {
    return Math.min(ALIGNED * MOST_PLACES, aligning(number));
  }

  /** Returns the additional time to convert the minutes and seconds of a number; less for zero. */
  private static int parts(Decimal number) {
    if (number.isZero()) {
      return -115;
    }
    double minutes = Math.abs(number.doubleValue() * 100);
    return minutes % 1 != 0 ? 70 : minutes % 100 != 0 ? 40 : 0;
  }
}
