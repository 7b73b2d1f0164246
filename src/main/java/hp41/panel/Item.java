package hp41.panel;

/** Something in a panel that Enter or a click opens: a value to change, a place to go to. */
public sealed interface Item {

  /** Something whose text is changed in place. */
  sealed interface Value extends Item {

    /** What stands there now, as it would be typed. */
    String text();
  }

  /**
   * A level of the stack.
   *
   * @param name T, Z, Y, X or L
   */
  record Level(String name, String text) implements Value {}

  /**
   * A data register.
   *
   * @param number from 0
   */
  record Register(int number, String text) implements Value {}

  /**
   * A line of the current program.
   *
   * @param number from 1
   */
  record ProgramLine(int number, String text) implements Value {}
}
