package hp41.machine;

/**
 * The operation that a function is translated to in compiled programs. It has the same effect as
 * the function's {@link Behaviour} in all usual cases.
 */
public enum Translation {
  /** Not translated: the line is executed by the processor. */
  NONE,
  /**
   * The function's behaviour is called from compiled code. Such a function only reads and writes
   * registers, displays, sounds, may request a stop, and enables stack lift. It does not depend on
   * stack lift, move the program counter, or change programs.
   */
  CALL_BEHAVIOUR,
  /** No operation; stack lift is unchanged. */
  NOTHING,
  /** A label that execution passes. */
  LABEL,
  /** A jump to a line that is known when the program is compiled. */
  GO_TO,
  /** A call of a subroutine that is known when the program is compiled. */
  CALL,
  /** A jump or call to a line that is only known when it is executed. */
  JUMP,
  /** Returns from the last call. If none is pending, the processor executes the line. */
  RETURN,
  NUMBER,

  RECALL,
  STORE,
  EXCHANGE,
  ADD_TO,
  SUBTRACT_FROM,
  MULTIPLY_INTO,
  DIVIDE_INTO,
  /** ISG. */
  INCREMENT,
  /** DSE. */
  DECREMENT,

  ENTER,
  CLEAR_X,
  CLEAR_STACK,
  ROLL_DOWN,
  ROLL_UP,
  EXCHANGE_X_AND_Y,
  LAST_X,
  PI,

  ADD,
  SUBTRACT,
  MULTIPLY,
  DIVIDE,
  NEGATE,
  SIGN,
  ABSOLUTE,
  INTEGER_PART,
  FRACTION,
  SQUARE,
  SQUARE_ROOT,
  RECIPROCAL,
  MODULO,

  IS_ZERO,
  IS_NOT_ZERO,
  IS_NEGATIVE,
  IS_NOT_POSITIVE,
  IS_POSITIVE,
  EQUALS,
  DIFFERS,
  IS_LESS,
  IS_AT_MOST,
  IS_GREATER,

  SET_FLAG,
  CLEAR_FLAG,
  IS_FLAG_SET,
  IS_FLAG_CLEAR,
  /** FS?C. */
  TAKES_FLAG_SET,
  /** FC?C. */
  TAKES_FLAG_CLEAR
}
