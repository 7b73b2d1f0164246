package hp41.keymap;

import hp41.keyboard.Key;
import hp41.panel.Note;
import hp41.panel.view.Panels;
import java.util.List;
import java.util.function.Supplier;

/** What a stroke means. */
public sealed interface Intent {

  /** What the terminal itself can do. */
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

  /** Keys of the calculator, one after the other. */
  record PressKey(List<Key> keys) implements Intent {}

  /** The typed line opens with this text. */
  record Open(String text) implements Intent {}

  /** Something to tell. */
  record Say(Note note) implements Intent {}

  /**
   * A panel is shown, or no longer.
   *
   * @param text what is looked up in it; with none it is only shown
   */
  record Show(Panels side, String text) implements Intent {}

  /** A panel is shown, or gets the strokes if it is seen, or is closed if it had them. */
  record Turn(Panels side) implements Intent {}

  /** Help is opened at a name. */
  record Explain(String name) implements Intent {}

  /** Another key map is taken. */
  record UseKeys(String name) implements Intent {}

  /** Work that ends with something to tell. */
  record Task(Supplier<Note> work) implements Intent {}

  /** Something the terminal does. */
  record Do(Command command) implements Intent {}

  static Intent press(Key... keys) {
    return new PressKey(List.of(keys));
  }

  static Intent nothing() {
    return new PressKey(List.of());
  }
}
