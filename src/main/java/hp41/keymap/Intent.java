package hp41.keymap;

import hp41.key.Key;
import hp41.panel.Note;
import hp41.panel.view.Panels;
import java.util.List;
import java.util.function.Supplier;

/** The meaning of a stroke. */
public sealed interface Intent {

  /** A command that the terminal itself executes. */
  enum Command {
    HELP,
    START,
    LEAVE,
    INTERRUPT,
    SUSPEND,
    REDRAW,
    UNDO,
    REDO,
    END_NUMBER,
    END_LINE,
    CLEAR_MEMORY,
    NEXT_PANEL,
    PREVIOUS_PANEL,
    SCROLL_UP,
    SCROLL_DOWN,
    SCROLL_FIRST,
    SCROLL_LAST,
    HISTORY,
    COPY,
    FIND,
    SPEED,
    BREAK,
    CANCEL
  }

  /** Presses keys of the calculator, one after the other. */
  record PressKey(List<Key> keys) implements Intent {}

  /** Opens the input line with a text. */
  record Open(String text) implements Intent {}

  /** Shows a message. */
  record Say(Note note) implements Intent {}

  /**
   * Shows or hides a panel.
   *
   * @param text the text to search for in the panel; with an empty text the panel is only shown or
   *     hidden
   */
  record Show(Panels panel, String text) implements Intent {}

  /** Opens a panel and moves the focus to it. */
  record Turn(Panels panel) implements Intent {}

  /** Opens help for a name. */
  record Explain(String name) implements Intent {}

  /** Selects another key map. */
  record UseKeys(String name) implements Intent {}

  /** Runs a task that returns a message. */
  record Task(Supplier<Note> work) implements Intent {}

  /** Executes a command of the terminal. */
  record Do(Command command) implements Intent {}

  static Intent press(Key... keys) {
    return new PressKey(List.of(keys));
  }

  static Intent nothing() {
    return new PressKey(List.of());
  }

  /** Returns whether the stroke has no meaning. */
  default boolean isNothing() {
    return this instanceof PressKey press && press.keys().isEmpty();
  }
}
