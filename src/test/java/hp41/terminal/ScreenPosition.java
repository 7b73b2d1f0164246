package hp41.terminal;

import hp41.panel.Panel.PanelContent;
import hp41.panel.PanelItem;
import hp41.panel.PanelRow.ClickTarget;
import hp41.panel.PanelRows;
import hp41.panel.view.HintRow;
import hp41.panel.view.PanelPlace;
import hp41.panel.view.Panels;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Area;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import java.util.NoSuchElementException;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** A position on a screen, found through the layout. */
record ScreenPosition(int column, int row) {

  /** Returns where a function is on the keypad: a key, or the gold name of a key. */
  static ScreenPosition ofFunction(Screen screen, String name) {
    return find(
        screen,
        spot ->
            View.keyAt(screen, spot.column, spot.row)
                .filter(hit -> hit.key().function(hit.shifted()).equalsIgnoreCase(name))
                .isPresent());
  }

  /** Returns where the hint for a stroke is. */
  static ScreenPosition ofHint(Screen screen, Stroke stroke) {
    int row = screen.layout().hintRow();
    return find(
        screen,
        spot ->
            spot.row == row && HintRow.at(screen, spot.column).filter(stroke::equals).isPresent());
  }

  /** Returns where a stack register outside the panels is, counted from T. */
  static ScreenPosition ofLevel(Screen screen, int level) {
    return find(screen, spot -> View.levelAt(screen, spot.column, spot.row).orElse(-1) == level);
  }

  /** Returns the first column of a row in a panel, counted from 0 below its title. */
  static ScreenPosition inPanel(Screen screen, Panels panel, int row) {
    Area inner = place(screen, panel).inner();
    return new ScreenPosition(inner.column(), inner.row() + row);
  }

  /** Returns where an item is in a panel. */
  static ScreenPosition ofItem(Screen screen, Panels panel, Predicate<PanelItem> wanted) {
    PanelContent shown = screen.panels().shown(panel);
    PanelRows content = (PanelRows) shown.content();
    int first = content.first(place(screen, panel).room().rows(), shown.state());
    for (int row = first; row < content.rows().size(); row++) {
      for (ClickTarget target : content.rows().get(row).spots()) {
        if (wanted.test(target.item())) {
          ScreenPosition start = inPanel(screen, panel, row - first);
          return new ScreenPosition(start.column + target.column(), start.row);
        }
      }
    }
    throw new NoSuchElementException(panel.title());
  }

  /** Returns where the tab of another panel is in the title bar of a panel. */
  static ScreenPosition ofTab(Screen screen, Panels panel, Panels tab) {
    PanelPlace place = place(screen, panel);
    return find(
        screen,
        spot ->
            spot.row == place.area().row()
                && place.area().contains(spot.column, spot.row)
                && View.tabAt(screen, place, spot.column).filter(tab::equals).isPresent());
  }

  private static PanelPlace place(Screen screen, Panels panel) {
    return screen.layout().places().stream()
        .filter(place -> place.panel() == panel)
        .findFirst()
        .orElseThrow();
  }

  private static ScreenPosition find(Screen screen, Predicate<ScreenPosition> wanted) {
    return IntStream.range(0, screen.size().rows())
        .boxed()
        .flatMap(
            row ->
                IntStream.range(0, screen.size().columns())
                    .mapToObj(column -> new ScreenPosition(column, row)))
        .filter(wanted)
        .findFirst()
        .orElseThrow();
  }

  /** Returns the event of a mouse button here. */
  Stroke.Mouse with(Button button) {
    return new Stroke.Mouse(button, column, row);
  }
}
