package hp41.ansi;

import hp41.screen.ColourDepth;
import hp41.screen.Frame;
import hp41.screen.Frame.FrameCell;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import hp41.screen.Theme;
import hp41.screen.Theme.Palette;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Draws frames with escape sequences; only the cells that differ from the last frame are sent. */
public final class AnsiScreen {

  private static final String RESET = "\u001b[0m";
  private static final String CLEAR = "\u001b[2J";
  private static final String SHOW_CURSOR = "\u001b[?25h";
  private static final String HIDE_CURSOR = "\u001b[?25l";
  private static final int INK = 38;
  private static final int GROUND = 48;

  /** What to subtract from {@link #INK} and {@link #GROUND} for the first of 8 colours. */
  private static final int TO_EIGHT = 8;

  /** What to add to {@link #INK} and {@link #GROUND} for the first of 8 bright colours. */
  private static final int TO_BRIGHT = 52;

  private final ColourDepth depth;
  private final Map<Style, String> sequences = new HashMap<>();
  private Optional<Frame> drawn = Optional.empty();
  private Theme drawnTheme = Theme.PLAIN;

  /** Makes a screen that uses at most the colours of a depth. */
  public AnsiScreen(ColourDepth depth) {
    this.depth = depth;
  }

  /** Makes the next call draw the complete frame. */
  public void invalidate() {
    drawn = Optional.empty();
  }

  /** Returns the output that replaces the last frame by another one. */
  public String update(Frame frame, Theme theme) {
    if (!theme.equals(drawnTheme)) {
      drawnTheme = theme;
      sequences.clear();
      invalidate();
    }
    Optional<Frame> before = drawn.filter(it -> it.size().equals(frame.size()));
    StringBuilder out = new StringBuilder(HIDE_CURSOR + RESET);
    if (before.isEmpty()) {
      out.append(CLEAR);
    }
    new Pen(out).draw(frame, before);
    out.append(RESET);
    frame.cursor().ifPresent(at -> out.append(position(at.column(), at.row())).append(SHOW_CURSOR));
    drawn = Optional.of(frame);
    return out.toString();
  }

  private static String position(int column, int row) {
    return "\u001b[" + (row + 1) + ";" + (column + 1) + "H";
  }

  private String sequence(Style style) {
    return sequences.computeIfAbsent(
        style,
        it ->
            RESET
                + (it.bold() ? "\u001b[1m" : "")
                + (!drawnTheme.shaded() && drawnTheme.reverses(it) ? "\u001b[7m" : "")
                + colour(INK, drawnTheme.ink(it))
                + colour(GROUND, it.ground()));
  }

  private String colour(int layer, Ink role) {
    if (drawnTheme.colour(role).isEmpty()) {
      return "";
    }
    int colour = drawnTheme.colour(role).getAsInt();
    if (drawnTheme.palette() == Palette.ANSI) {
      int first = colour < TO_EIGHT ? layer - TO_EIGHT : layer + TO_BRIGHT - TO_EIGHT;
      return "\u001b[" + (first + colour) + "m";
    }
    return depth == ColourDepth.FULL
        ? "\u001b[%d;2;%d;%d;%dm".formatted(layer, colour >> 16, colour >> 8 & 0xff, colour & 0xff)
        : "\u001b[%d;5;%dm".formatted(layer, drawnTheme.indexed(role));
  }

  /** Writes cells. Stores the position of the cursor and the current style of the terminal. */
  private final class Pen {

    private final StringBuilder out;
    private Optional<FrameCell> cursor = Optional.empty();
    private Optional<Style> style = Optional.empty();

    Pen(StringBuilder out) {
      this.out = out;
    }

    void draw(Frame frame, Optional<Frame> before) {
      Size size = frame.size();
      for (int row = 0; row < size.rows(); row++) {
        for (int column = 0; column < size.columns(); column++) {
          char character = frame.character(column, row);
          Style cell = frame.style(column, row);
          boolean same =
              before.isPresent()
                  && before.get().character(column, row) == character
                  && before.get().style(column, row).equals(cell);
          if (!same) {
            write(new FrameCell(column, row), character, cell);
          }
        }
      }
    }

    private void write(FrameCell at, char character, Style look) {
      if (!cursor.equals(Optional.of(at))) {
        out.append(position(at.column(), at.row()));
      }
      if (!style.equals(Optional.of(look))) {
        out.append(sequence(look));
        style = Optional.of(look);
      }
      out.append(drawnTheme.shows(look) ? character : ' ');
      cursor = Optional.of(new FrameCell(at.column() + 1, at.row()));
    }
  }
}
