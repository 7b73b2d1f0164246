package hp41.compiler;

import static hp41.machine.Translation.*;

import hp41.compiler.Code.Zero;
import hp41.machine.Translation;
import java.util.Map;

/** Tables of the differences between lines that are compiled in the same way. */
final class OperationTables {

  /**
   * The names of methods in {@link ArithmeticHelpers}: for functions of X, of Y and X, and of a
   * register and X.
   */
  static final Map<Translation, String> OF_X =
      Map.of(
          NEGATE, "negate",
          SIGN, "sign",
          ABSOLUTE, "absolute",
          INTEGER_PART, "integerPart",
          FRACTION, "fraction",
          SQUARE, "square",
          SQUARE_ROOT, "squareRoot",
          RECIPROCAL, "reciprocal");

  static final Map<Translation, String> OF_Y_AND_X =
      Map.of(
          ADD, "add",
          SUBTRACT, "subtract",
          MULTIPLY, "multiply",
          DIVIDE, "divide",
          MODULO, "modulo");

  static final Map<Translation, String> OF_REGISTER_AND_X =
      Map.of(
          ADD_TO, "add",
          SUBTRACT_FROM, "subtract",
          MULTIPLY_INTO, "multiply",
          DIVIDE_INTO, "divide");

  /** The comparison results for which a test of X with zero or with Y skips the next line. */
  static final Map<Translation, Zero> SKIP_IF =
      Map.of(
          IS_ZERO, Zero.UNEQUAL,
          IS_NOT_ZERO, Zero.EQUAL,
          IS_NEGATIVE, Zero.AT_LEAST,
          IS_NOT_POSITIVE, Zero.GREATER,
          IS_POSITIVE, Zero.AT_MOST,
          IS_LESS, Zero.AT_LEAST,
          IS_AT_MOST, Zero.GREATER,
          IS_GREATER, Zero.AT_MOST);

  private OperationTables() {}
}
