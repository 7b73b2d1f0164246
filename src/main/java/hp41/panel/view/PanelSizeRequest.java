package hp41.panel.view;

import hp41.panel.PanelData;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a layout has to show.
 *
 * @param shown the panel that the user chose, or that fits the current activity
 * @param usual the panel that fits the current activity outside PRGM mode
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
    Map<List<Object>, Integer> rows) {

  /** The panels that are never shown in part. */
  private static final Set<Panels> WHOLE = EnumSet.of(Panels.START, Panels.STACK, Panels.STEP);

  private static final int MIN_ROWS = 4;
  private static final int MIN_BOARD_ROWS = 11;

  /** Creates a request. */
  public PanelSizeRequest(Panels shown, Panels usual, boolean focused, PanelData data) {
    this(shown, usual, focused, data, new ArrayList<>(), new HashMap<>());
    withContent.addAll(EnumSet.range(Panels.PROGRAM, Panels.ALPHA));
    withContent.addAll(List.of(Panels.WATCHES, Panels.BREAKPOINTS, Panels.TRACE));
    withContent.removeIf(panel -> !panel.definition().hasContents(data));
  }

  /** Returns whether PRGM mode is on, in which the program has priority over other panels. */
  boolean writes() {
    return data.snapshot().modes().prgm() && shown != Panels.DEBUG;
  }

  /** Returns the least rows of a panel with its title. */
  int least(Panels panel, int columns) {
    int all = rows(panel, columns, false);
    boolean board = panel == Panels.BOARD && withContent.contains(panel);
    return board ? MIN_BOARD_ROWS : WHOLE.contains(panel) ? all : Math.min(MIN_ROWS, all);
  }

  /** Returns the rows of the whole content of a panel and its title bar. */
  int most(Panels panel, int columns) {
    return rows(panel, columns, panel == shown && panel != Panels.START);
  }

  /** Returns the rows of the first steps and their title bar, with a program to write. */
  int mostOfStart(int columns) {
    return rows(Panels.START, columns, true);
  }

  private int rows(Panels panel, int columns, boolean whole) {
    return rows.computeIfAbsent(
        List.of(panel, columns, whole), it -> panel.definition().rows(data, columns, whole) + 1);
  }
}
