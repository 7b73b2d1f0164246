package hp41.compiler;

import hp41.machine.Translation;

/** What is known of stack lift at some place of a program. */
enum StackLift {
  ON,
  OFF,
  /** One or the other: a variable tells. */
  EITHER;

  /** What is known behind a translated line. */
  StackLift after(Translation line) {
    return switch (line) {
      case ENTER, CLEAR_X, CLEAR_STACK -> OFF;
      case NOTHING -> this;
      default -> ON;
    };
  }
}
