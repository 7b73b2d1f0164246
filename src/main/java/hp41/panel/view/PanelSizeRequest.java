package hp41.panel.view;

import hp41.panel.PanelData;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What there is to show, for which a layout is chosen.
 *
 * @param shown the panel that was chosen, or that fits what is going on
 * @param usual the panel that fits what is going on
 * @param focused whether strokes go to the one shown
 * @param data what panels make their contents of
 * @param telling the panels that have something to show, the most telling first
 * @param rows how many rows panels fill, as far as that was asked for
 */
public record PanelSizeRequest(
    Panels shown,
    Panels usual,
    boolean focused,
    PanelData data,
    List<Panels> telling,
    Map<PanelSizeRequest.Wanted, Integer> rows) {

  /** What is shown where there is room left, the most telling first. */
  private static final List<Panels> TELLING =
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

  /** Those of which nothing is to be left out. */
  private static final Set<Panels> WHOLE = EnumSet.of(Panels.START, Panels.STACK, Panels.STEP);

  private static final int BAR = 1;
  private static final int LEAST = 4;
  private static final int SMALLEST_BOARD = 11;

  /** A panel in so many columns. */
  record Wanted(Panels panel, int columns, boolean whole) {}

  /** A demand for a panel among others. */
  public PanelSizeRequest(Panels shown, Panels usual, boolean focused, PanelData data) {
    this(
        shown,
        usual,
        focused,
        data,
        TELLING.stream().filter(it -> it.panel().hasContents(data)).toList(),
        new HashMap<>());
  }

  /** Rows that a panel needs to be of use, its bar included. */
  int least(Panels panel, int columns) {
    if (panel == Panels.BOARD && hasContents(panel)) {
      return SMALLEST_BOARD;
    }
    int most = rows(panel, columns, false);
    return WHOLE.contains(panel) ? most : Math.min(LEAST, most);
  }

  /** Rows that all that a panel has to show fills, its bar included. */
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
