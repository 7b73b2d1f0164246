package hp41.panel.view;

import hp41.panel.PanelData;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What there is to show, for which a layout is chosen. */
public final class Demand {

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

  private final Panels shown;
  private final Panels usual;
  private final boolean focused;
  private final PanelData data;
  private final List<Panels> telling;
  private final Map<Wanted, Integer> rows = new HashMap<>();

  private record Wanted(Panels panel, int columns, boolean whole) {}

  /**
   * A demand for a panel among others.
   *
   * @param shown the panel that was chosen, or that fits what is going on
   * @param usual the panel that fits what is going on
   * @param focused whether strokes go to the one shown
   * @param data what panels make their contents of
   */
  public Demand(Panels shown, Panels usual, boolean focused, PanelData data) {
    this.shown = shown;
    this.usual = usual;
    this.focused = focused;
    this.data = data;
    telling = TELLING.stream().filter(this::hasContents).toList();
  }

  /** The panel that is to be seen. */
  Panels shown() {
    return shown;
  }

  /** The panel that fits what is going on. */
  Panels usual() {
    return usual;
  }

  /** Whether strokes go to the one shown. */
  boolean focused() {
    return focused;
  }

  /** The panels that have something to show, the most telling first. */
  List<Panels> telling() {
    return telling;
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
