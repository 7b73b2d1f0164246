package hp41.screen;

/** A user action at the terminal: a key, a mouse event, a button, a paste, or a whole line. */
public sealed interface Stroke {

  /** A key that has a name instead of a character. */
  enum KeyName {
    F1,
    F2,
    F3,
    F4,
    F5,
    F6,
    F7,
    F8,
    F9,
    F12,
    ENTER,
    BACKSPACE,
    DELETE,
    ESCAPE,
    TAB,
    BACK_TAB,
    UP,
    DOWN,
    LEFT,
    RIGHT,
    PAGE_UP,
    PAGE_DOWN,
    HOME,
    END
  }

  /** A mouse event. */
  enum Button {
    DOWN,
    UP,
    RIGHT_DOWN,
    WHEEL_UP,
    WHEEL_DOWN
  }

  /** What happens to a button that shows a key of the calculator. */
  enum ButtonAction {
    /** The key is pressed and released. */
    TAP,
    /** The key is pressed. */
    HOLD,
    /** The key is released. */
    RELEASE,
    /** The key is released without effect. */
    CANCEL
  }

  /** A typed character. */
  record TypedCharacter(char character) implements Stroke {}

  /** A lower-case letter with Ctrl. */
  record ControlKey(char letter) implements Stroke {}

  /** A lower-case letter with Alt. */
  record Alt(char letter) implements Stroke {}

  /** A key that has a name. */
  record NamedKey(KeyName name) implements Stroke {}

  /** A mouse event in a cell of the terminal. */
  record Mouse(Button button, int column, int row) implements Stroke {}

  /** An action at the button of the front end that shows the key of the calculator with a label. */
  record CalculatorButton(ButtonAction action, String label) implements Stroke {}

  /** A text pasted from the clipboard. */
  record Pasted(String text) implements Stroke {}

  /** Reports that keys were discarded because the input queue was full. */
  record Dropped() implements Stroke {}

  /** A paste that failed, and the reason. */
  record Unpasted(String why) implements Stroke {}

  /**
   * A complete line of input.
   *
   * @param byHand whether a person typed the line and waits for its result; otherwise it comes from
   *     a file or a pipe
   */
  record InputLine(String text, boolean byHand) implements Stroke {}

  /** The end of the input. */
  record Ended() implements Stroke {}

  /** The terminal has a new size. */
  record Resized() implements Stroke {}

  /** The terminal has been closed. */
  record Gone() implements Stroke {}

  public static Stroke typed(char character) {
    return new TypedCharacter(character);
  }

  public static Stroke control(char letter) {
    return new ControlKey(letter);
  }

  public static Stroke named(KeyName name) {
    return new NamedKey(name);
  }

  /** Returns whether the stroke is the named key. */
  public default boolean is(KeyName name) {
    return this instanceof NamedKey key && key.name() == name;
  }

  /** Returns whether the stroke is the character. */
  public default boolean isTyped(char character) {
    return this instanceof TypedCharacter typed && typed.character() == character;
  }

  /** Returns whether the stroke is the letter with Ctrl. */
  public default boolean isControl(char letter) {
    return this instanceof ControlKey control && control.letter() == letter;
  }

  /**
   * Returns whether another stroke is the same key. The method avoids {@code equals} of the
   * records, whose first call for each record takes milliseconds, because start-up time matters.
   */
  public default boolean isSameKey(Stroke other) {
    if (this instanceof TypedCharacter typed) {
      return other.isTyped(typed.character());
    }
    if (this instanceof Alt alt) {
      return other instanceof Alt same && alt.letter() == same.letter();
    }
    return this instanceof ControlKey control
        ? other.isControl(control.letter())
        : this instanceof NamedKey key && other.is(key.name());
  }
}
