package hp41.compiler;

import hp41.machine.Translation;

/** The state of stack lift that is known at compile time at a position in a program. */
enum StackLift {
  ON,
  OFF,
  /** Unknown at compile time; {@link LocalVariables#LIFT} contains the state. */
  EITHER;

  /** Returns the state after a compiled line. */
  StackLift after(Translation line) {
    return switch (line) {
      case ENTER, CLEAR_X, CLEAR_STACK -> OFF;
      case NOTHING -> this;
      default -> ON;
    };
  }
}
