package hp41.machine;

/**
 * How a function is translated, in a program that is executed so often that it pays: the name of
 * what is done instead of its {@link Behaviour}, with the same effect where nothing is unusual.
 */
public enum Translation {
  /** It is not: the line is executed as any other. */
  NONE,
  /**
   * Its behaviour is called all the same. It reads and writes the stack and other registers and
   * enables stack lift; it neither needs to know whether that was enabled, nor moves the program
   * counter, halts, or changes what is a program.
   */
  AS_IT_IS,
  /** It does nothing, and leaves stack lift as it is. */
  NOTHING,
  /** A label passed. */
  LABEL,
  GO_TO,
  CALL,
  /** Back behind the last call; with none pending the line is executed as any other. */
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
