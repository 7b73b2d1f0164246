package hp41.panel.view;

import hp41.panel.PanelData;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a layout has to show.
 *
 * @param shown the panel that the user chose, or that fits the current activity
 * @param usual the panel that fits the current activity
 * @param focused whether the shown panel has the focus
 * @param data the data that panels show
 * @param withContent the panels with content, the most important first
 * @param rows a cache of the panels' row counts
 */
public record PanelSizeRequest(
    Panels shown,
    Panels usual,
    boolean focused,
    PanelData data,
    List<Panels> withContent,
    Map<PanelSizeRequest.Wanted, Integer> rows) {

  /** The panels that are shown where there is room, the most important first. */
  private static final List<Panels> BY_IMPORTANCE =
      List.of(
          Panels.PROGRAM,
          Panels.BOARD,
          Panels.PAPER,
          Panels.REGISTERS,
          Panels.FLAGS,
          Panels.CATALOGUE,
          Panels.EXTENDED,
          Panels.ALARMS,
          Panels.ALPHA,
          Panels.WATCHES,
          Panels.BREAKPOINTS,
          Panels.TRACE);

  /** The panels that are never shown in part. */
  private static final Set<Panels> WHOLE = EnumSet.of(Panels.START, Panels.STACK, Panels.STEP);

  private static final int BAR = 1;
  private static final int MIN_ROWS = 4;
  private static final int MIN_BOARD_ROWS = 11;

  /** The key of the cache: a panel in a number of columns. */
  record Wanted(Panels panel, int columns, boolean whole) {}

  /** Creates a request. */
  public PanelSizeRequest(Panels shown, Panels usual, boolean focused, PanelData data) {
    this(
        shown,
        usual,
        focused,
        data,
        BY_IMPORTANCE.stream().filter(it -> it.panel().hasContents(data)).toList(),
        new HashMap<>());
  }

  /** Returns the minimum number of rows of a panel, including its title bar. */
  int least(Panels panel, int columns) {
    if (panel == Panels.BOARD && hasContents(panel)) {
      return MIN_BOARD_ROWS;
    }
    int most = rows(panel, columns, false);
    return WHOLE.contains(panel) ? most : Math.min(MIN_ROWS, most);
  }

  /**
   * Returns the number of rows that the whole content of a panel needs, including its title bar.
   */
  int most(Panels panel, int columns) {
    return rows(panel, columns, panel == shown);
  }

  private int rows(Panels panel, int columns, boolean whole) {
    return rows.computeIfAbsent(
        new Wanted(panel, columns, whole),
        it -> panel.panel().rows(data, it.columns, it.whole) + BAR);
  }

  private boolean hasContents(Panels panel) {
    return panel.panel().hasContents(data);
  }
}
