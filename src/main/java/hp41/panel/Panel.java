package hp41.panel;

import hp41.panel.PanelData.Range;
import hp41.screen.Frame;
import hp41.screen.Size;
import hp41.screen.Stroke;
import java.util.List;
import java.util.Optional;

/**
 * One panel: what it shows, what there is to press in it, and what strokes and clicks do there. It
 * keeps nothing from one time to the next. A panel is one such class and one row in {@link
 * hp41.panel.view.Panels}.
 */
public interface Panel {

  /** More rows than there are in any window. */
  int MANY = 1000;

  /**
   * What there is to see.
   *
   * @param room columns and rows of the panel without its bar
   */
  PanelBody content(PanelData data, Size room);

  /** Whether it has anything to show. */
  default boolean hasContents(PanelData data) {
    return true;
  }

  /**
   * Rows that what it has to show fills in so many columns.
   *
   * @param whole whether it was asked for, so that it is to show all that it can
   */
  default int rows(PanelData data, int columns, boolean whole) {
    return content(data, new Size(columns, whole ? MANY : 0)) instanceof PanelRows all
        ? all.rows().size()
        : 0;
  }

  /** What there is to press in it, before what there is to press in all panels. */
  default List<Hint> hints() {
    return Hint.all("F1 Help · ↑↓ scroll");
  }

  /** Takes a stroke before what strokes do in all panels. */
  default InputResult take(Stroke stroke, PanelContent shown, PanelActions actions) {
    return InputResult.LEFT;
  }

  /**
   * The stroke that a click into a row stands for; empty if it chooses what is there.
   *
   * @param column from the panel's left edge
   * @param width columns of the panel
   */
  default Optional<Stroke> click(int column, int width) {
    return Optional.empty();
  }

  /** Whether it has a place where something is going on, to which it goes back by itself. */
  default boolean follows() {
    return false;
  }

  /** The part of it that alone is to be shown, if what was looked up in it names one. */
  default Optional<Range> range(String text) {
    return Optional.empty();
  }

  /** What is copied while it has the strokes; empty if it leaves that to the calculator. */
  default Optional<String> copied(PanelContent shown, PanelActions actions) {
    return shown.content() instanceof PanelRows rows ? rows.words(shown.state()) : Optional.empty();
  }

  /** What a panel shows: rows that can be scrolled and chosen, or a picture that fills its area. */
  sealed interface PanelBody permits PanelRows, Canvas {
    /** What the bar over the panel says beside its name; may be empty. */
    String about();

    /** The name of what it shows, beside that of the panel; may be empty. */
    default String subject() {
      return "";
    }
  }

  /**
   * A picture in which nothing can be chosen.
   *
   * @param about what the bar says
   * @param frame the picture, as large as the panel
   */
  record Canvas(String about, Frame frame) implements PanelBody {}

  /** A panel as it is to be drawn: what it shows, and how it is looked at. */
  record PanelContent(PanelBody content, PanelState state) {
    /** Nothing at all. */
    public static final PanelContent NOTHING =
        new PanelContent(PanelRows.of("", List.of()), PanelState.UNTOUCHED);
  }

  /**
   * What came of a stroke.
   *
   * @param taken whether it was the panel's
   * @param note what there is to say
   * @param state how the panel is looked at from now on, if that has changed
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

  /** What a panel can have done to the calculator and to what is kept of it. */
  interface PanelActions {

    /** Opens the typed line with a text. */
    void type(String text);

    /** Changes a value; what is wrong if it cannot be, and then nothing has changed. */
    Optional<Note> change(PanelItem.ValueItem value, String typed);

    /** Inserts a line behind another; what is wrong if it cannot be. */
    Optional<Note> insert(int behind, String typed);

    /** Sets or clears a flag, or goes to a label; what is wrong if it cannot be. */
    Optional<Note> act(PanelItem.Deed deed);

    /** Shows the position so many later on the board; at the first and last nothing changes. */
    void step(int positions);

    /** The position that the board shows, as its digits. */
    Optional<String> position();

    /** Tears the printer's paper off. */
    Note tear();

    /** Puts back what was torn off; empty if nothing was. */
    Optional<Note> mend();

    /**
     * Does what a letter means in the debugger.
     *
     * @param line the number of the line that the cursor stands on
     */
    InputResult debug(char letter, int line);

    /** Takes away what stands in a row of the watches; empty if nothing does. */
    Optional<Note> unwatch(int row);

    /** Takes away what stands in a row of the breakpoints; empty if nothing does. */
    Optional<Note> unbreak(int row);
  }
}
