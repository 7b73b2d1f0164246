package hp41.screen;

/**
 * Whether the front end shows the display and the keys of the calculator itself, so that the cells
 * of the terminal contain only panels and messages.
 */
public enum Buttons {
  /** The display and the keys are drawn in cells. */
  NONE,
  /** The user has a keyboard, too. */
  WITH_KEYBOARD,
  /** The user has no keyboard. */
  WITHOUT_KEYBOARD
}
