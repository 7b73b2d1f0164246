package hp41.terminal;

import hp41.panel.Note;
import hp41.panel.Place;
import hp41.panel.Rows;
import hp41.panel.Screen;
import hp41.panel.Side;
import hp41.screen.Stroke;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The side area as the commands see it, wherever and however large its panels stand. */
final class SideArea {

  /** Rows of a step with the keys for whole pages. */
  static final int PAGE = 10;

  /** More rows than any panel has. */
  static final int EVERYTHING = 1_000_000;

  private final Sidebar sidebar;
  private final Contents contents;
  private final PanelStrokes strokes;
  private final Clicks clicks;
  private final Supplier<Screen> screen;

  /** A side area that is drawn as {@code screen} tells at any time. */
  SideArea(
      Sidebar sidebar,
      Contents contents,
      PanelStrokes strokes,
      Clicks clicks,
      Supplier<Screen> screen) {
    this.sidebar = sidebar;
    this.contents = contents;
    this.strokes = strokes;
    this.clicks = clicks;
    this.screen = screen;
  }

  /** Takes a stroke that is for the panel that is shown. */
  PanelStrokes.Outcome take(Stroke stroke) {
    Screen now = screen.get();
    return strokes.take(stroke, now.shown(now.active()), contents.active().room().rows());
  }

  /** What is chosen in the panel that has the strokes, as text; empty if nothing is. */
  Optional<String> selection() {
    Screen now = screen.get();
    return strokes.selection(now.shown(now.active()));
  }

  /** Strokes go to the panel so many further; in the debugger among its lists. */
  void step(int steps) {
    List<Side> lists = contents.places().stream().map(Place::side).toList();
    if (sidebar.debugs() && sidebar.focused() && lists.size() > 1) {
      int next = Math.floorMod(lists.indexOf(sidebar.active()) + steps, lists.size());
      sidebar.open(lists.get(next));
    } else {
      sidebar.step(steps);
    }
  }

  /** Opens a level of the stack to be changed, from T on. */
  void change(int level) {
    sidebar.open(Side.STACK);
    if (screen.get().shown(Side.STACK).content() instanceof Rows rows) {
      strokes.moveTo(level, 0, rows, sidebar.look(Side.STACK), contents.active().room().rows());
      strokes.open(rows, sidebar.look(Side.STACK));
    }
  }

  /** Shows a panel, and what is wanted of it. */
  Optional<Note> show(Intent.Show show) {
    boolean small = contents.takeTurns();
    if (show.text().isEmpty()) {
      sidebar.choose(show.side(), small);
      return Optional.empty();
    }
    if (contents.haveNoPlace()) {
      return Optional.empty();
    }
    sidebar.keep(show.side(), small);
    return clicks.lookUp(show.text(), contents.active(), screen.get());
  }

  /** Has what is typed next searched for in the panel. */
  void find() {
    if (!contents.haveNoPlace()) {
      clicks.find(contents.active(), screen.get());
    }
  }

  /** Scrolls the panel, up if {@code rows} is less than zero, without giving it the strokes. */
  void scroll(int rows) {
    if (!contents.haveNoPlace()) {
      clicks.scroll(contents.active(), screen.get(), rows);
    }
  }
}
