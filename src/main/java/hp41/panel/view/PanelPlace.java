package hp41.panel.view;

import hp41.screen.Area;
import hp41.screen.Size;

/**
 * Where a panel stands.
 *
 * @param side which panel
 * @param area all of it, its bar included
 * @param bar what is over it
 */
public record PanelPlace(Panels side, Area area, HeaderBar bar) {

  private static final int ROOMY = 12;

  /** What is over a panel. */
  public enum HeaderBar {
    /** Nothing: the panel begins at once. */
    NONE,
    /** Its name, and what else to know. */
    TITLE,
    /** Its name, and its place among those that can stand there. */
    TAB,
    /** The names of all panels that can stand there. */
    TABS
  }

  /** The area of what the panel shows, below its bar; a blank row between where there is room. */
  public Area inner() {
    return switch (bar) {
      case NONE -> area;
      case TAB -> area.below(area.height() > ROOMY ? 2 : 1);
      case TITLE, TABS -> area.below(1);
    };
  }

  /** Columns and rows of {@link #inner}. */
  public Size room() {
    return new Size(inner().width(), inner().height());
  }
}
