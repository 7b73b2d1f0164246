package hp41.panel;

import hp41.panel.PanelData.Range;
import hp41.screen.Frame;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A panel: its content, its hints, and the effects of strokes and clicks. A panel has no state of
 * its own. To add a panel, add a class and a row in {@link hp41.panel.view.Panels}.
 */
public interface Panel {

  /** A number of rows that is greater than the height of any window. */
  int MANY = 1000;

  /**
   * Returns the content of the panel.
   *
   * @param room the columns and rows of the panel, without its title bar
   */
  PanelBody content(PanelData data, Size room);

  /** Returns whether the panel has anything to show. */
  default boolean hasContents(PanelData data) {
    return true;
  }

  /**
   * Returns the number of rows that the content needs in a number of columns.
   *
   * @param whole whether the user opened the panel, so that it shows all of its content
   */
  default int rows(PanelData data, int columns, boolean whole) {
    return content(data, new Size(columns, whole ? MANY : 0)) instanceof PanelRows all
        ? all.rows().size()
        : 0;
  }

  /** Returns the position of the cursor in the title bar, such as {@code 3/49}; may be empty. */
  default String position(PanelRows rows, PanelState state) {
    return "";
  }

  /** Returns the hints of this panel. The hints that all panels share follow them. */
  default List<Hint> hints() {
    return List.of(Hint.HELP, Hint.of("↑↓", Promise.MOVES, "scroll"));
  }

  /** Handles a stroke before the common handling of all panels. */
  default InputResult take(Stroke stroke, PanelContent shown, PanelActions actions) {
    return InputResult.LEFT;
  }

  /**
   * Returns the stroke that a click into a row sends; empty if the click selects its item.
   *
   * @param column the column, from the panel's left edge
   * @param width the columns of the panel
   */
  default Optional<Stroke> click(int column, int width) {
    return Optional.empty();
  }

  /**
   * Returns whether the panel follows activity, such as the current program line, until it is
   * scrolled.
   */
  default boolean follows() {
    return false;
  }

  /** Returns the range that the panel is restricted to, if a search text is one. */
  default Optional<Range> range(String text) {
    return Optional.empty();
  }

  /**
   * Returns the text to copy while the panel has the focus; empty if the calculator's X or ALPHA is
   * copied instead.
   */
  default Optional<String> copied(PanelContent shown, PanelActions actions) {
    return shown.content() instanceof PanelRows rows ? rows.words(shown.state()) : Optional.empty();
  }

  /**
   * The content of a panel: rows that can be scrolled and chosen, or a picture that fills the
   * panel.
   */
  sealed interface PanelBody permits PanelRows, Canvas {
    /** Returns the text in the title bar beside the name; may be empty. */
    String about();

    /** Returns the name of what is shown, beside the panel's name; may be empty. */
    default String subject() {
      return "";
    }
  }

  /**
   * A picture in which nothing can be chosen.
   *
   * @param about the text in the title bar
   * @param frame the picture, as large as the panel
   * @param idle the keys of the panel that would not change the picture
   */
  record Canvas(String about, Frame frame, Set<KeyName> idle) implements PanelBody {}

  /** A panel to draw: its content and its view state. */
  record PanelContent(PanelBody content, PanelState state) {
    /** An empty panel. */
    public static final PanelContent NOTHING =
        new PanelContent(PanelRows.of("", List.of()), PanelState.UNTOUCHED);
  }

  /**
   * The result of a stroke.
   *
   * @param taken whether the panel handled the stroke
   * @param note the message to show
   * @param state the new view state, if it has changed
   */
  record InputResult(boolean taken, Optional<Note> note, Optional<PanelState> state) {

    public static final InputResult LEFT =
        new InputResult(false, Optional.empty(), Optional.empty());
    public static final InputResult TAKEN = saying(Optional.empty());

    public static InputResult saying(Note note) {
      return saying(Optional.of(note));
    }

    public static InputResult saying(Optional<Note> note) {
      return new InputResult(true, note, Optional.empty());
    }

    public static InputResult changing(PanelState state) {
      return new InputResult(true, Optional.empty(), Optional.of(state));
    }
  }

  /** The actions of panels that change the calculator or the recorded history. */
  interface PanelActions {

    /** Opens the input line with a text. */
    void type(String text);

    /** Returns the error that a running program prevents changes; empty if none runs. */
    Optional<Note> busy();

    /** Changes a value. Returns the error if it cannot be changed; then nothing has changed. */
    Optional<Note> change(PanelItem.ValueItem value, String typed);

    /** Inserts a program line after another one. Returns the error if it cannot be inserted. */
    Optional<Note> insert(int behind, String typed);

    /**
     * Toggles a flag, moves the program pointer to a label, loads a bundled program, or shows each
     * register of a run. Returns the error if that is impossible, or what was loaded.
     */
    Optional<Note> act(PanelItem.ActionItem action);

    /** Shows each register of a run, with the cursor at one of them. */
    void unfold(PanelItem.RegisterRun run, int number);

    /** Moves the board forward by a number of positions; it stops at the first and the last one. */
    void step(int positions);

    /** Returns the position on the board, as digits. */
    Optional<String> position();

    /** Tears off the printer's paper. */
    Note tear();

    /** Restores the paper that was torn off; empty if none was. */
    Optional<Note> mend();

    /**
     * Executes a debugger command, given by its letter.
     *
     * @param line the number of the line at the cursor
     */
    InputResult debug(char letter, int line);

    /** Removes the watch in a row; empty if there is none. */
    Optional<Note> unwatch(int row);

    /** Removes the breakpoint in a row; empty if there is none. */
    Optional<Note> unbreak(int row);
  }
}
