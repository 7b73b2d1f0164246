package hp41.panel.view;

import hp41.screen.Area;
import hp41.screen.Size;

/**
 * The position of a panel.
 *
 * @param panel the panel
 * @param area the whole area, including the title bar
 * @param bar the kind of title bar
 */
public record PanelPlace(Panels panel, Area area, HeaderBar bar) {

  private static final int ROOMY = 12;

  /** The kinds of title bars. */
  public enum HeaderBar {
    /** No title bar. */
    NONE,
    /** The panel's name and further information. */
    TITLE,
    /** The panel's name and its number among the tabs. */
    TAB,
    /** The names of all panels that can be shown here. */
    TABS
  }

  /**
   * Returns the area of the content, below the title bar. If there is room, a blank row separates
   * them.
   */
  public Area inner() {
    return switch (bar) {
      case NONE -> area;
      case TAB -> area.below(area.height() > ROOMY ? 2 : 1);
      case TITLE, TABS -> area.below(1);
    };
  }

  /** Returns the columns and rows of {@link #inner}. */
  public Size room() {
    return new Size(inner().width(), inner().height());
  }
}
