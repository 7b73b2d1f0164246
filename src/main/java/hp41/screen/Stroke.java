package hp41.screen;

/** What a person does at the terminal: one key, one mouse button, one paste, or a whole line. */
public sealed interface Stroke {

  /** A key with a name instead of a character. */
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

  /** What the mouse did. */
  enum Button {
    DOWN,
    UP,
    RIGHT_DOWN,
    WHEEL_UP,
    WHEEL_DOWN
  }

  /** A character, as it was typed. */
  record TypedCharacter(char character) implements Stroke {}

  /** A small letter together with Ctrl. */
  record ControlKey(char letter) implements Stroke {}

  /** A small letter together with Alt. */
  record Alt(char letter) implements Stroke {}

  /** A key with a name. */
  record NamedKey(KeyName name) implements Stroke {}

  /** A button of the mouse, in a cell of the terminal. */
  record Mouse(Button button, int column, int row) implements Stroke {}

  /** Text from the clipboard. */
  record Pasted(String text) implements Stroke {}

  /** Keys that came while too many others waited, and that are not done. */
  record Dropped() implements Stroke {}

  /** Text from the clipboard of which nothing can be taken, and why. */
  record Unpasted(String why) implements Stroke {}

  /**
   * A whole line, typed and entered.
   *
   * @param byHand whether somebody sits there and waits for what comes of it; else it was written
   *     beforehand
   */
  record InputLine(String text, boolean byHand) implements Stroke {}

  /** No more will be typed. */
  record Ended() implements Stroke {}

  /** The terminal has another size now. */
  record Resized() implements Stroke {}

  /** The terminal has gone away. */
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

  /** Whether it is this key. */
  public default boolean is(KeyName name) {
    return this instanceof NamedKey key && key.name() == name;
  }

  /** Whether it is this letter together with Ctrl. */
  public default boolean isControl(char letter) {
    return this instanceof ControlKey control && control.letter() == letter;
  }

  /**
   * Whether another stroke is the same key. The first {@code equals} of each kind of record takes
   * milliseconds, which a start has not.
   */
  public default boolean isSameKey(Stroke other) {
    if (this instanceof TypedCharacter typed) {
      return other instanceof TypedCharacter same && typed.character() == same.character();
    }
    if (this instanceof Alt alt) {
      return other instanceof Alt same && alt.letter() == same.letter();
    }
    return this instanceof ControlKey control
        ? other.isControl(control.letter())
        : this instanceof NamedKey key && other.is(key.name());
  }
}
