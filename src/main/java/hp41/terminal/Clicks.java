package hp41.terminal;

import hp41.panel.HintRow;
import hp41.panel.Keypad;
import hp41.panel.Layout;
import hp41.panel.Look;
import hp41.panel.Note;
import hp41.panel.Place;
import hp41.panel.Range;
import hp41.panel.Rows;
import hp41.panel.Screen;
import hp41.panel.Shown;
import hp41.panel.Side;
import hp41.panel.View;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.terminal.PanelStrokes.Outcome;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** What the mouse points at, and what a click there means. */
final class Clicks {

  private static final Set<Side> PROGRAMS = EnumSet.of(Side.PROGRAM, Side.DEBUG);
  private static final int NARROW = 24;

  private final Sidebar sidebar;
  private final PanelStrokes strokes;

  Clicks(Sidebar sidebar, PanelStrokes strokes) {
    this.sidebar = sidebar;
    this.strokes = strokes;
  }

  /** The stroke that a click into the row of hints stands for. */
  static Optional<Stroke> hint(Stroke.Mouse mouse, Screen screen) {
    boolean there = mouse.row() == Layout.of(screen.size()).hintRow(screen.size());
    return there ? HintRow.at(screen, mouse.column()) : Optional.empty();
  }

  /** The key that was hit. */
  static Optional<Keypad.Hit> key(Stroke.Mouse mouse, Screen screen) {
    return View.keyAt(screen, mouse.column(), mouse.row());
  }

  /** Takes what happens over a panel; not taken if there is none. */
  Outcome panel(Stroke.Mouse mouse, Screen screen) {
    Optional<Place> place = place(mouse, screen);
    if (place.isEmpty()) {
      return Outcome.LEFT;
    }
    if (mouse.button() == Button.WHEEL_UP || mouse.button() == Button.WHEEL_DOWN) {
      scroll(place.get(), screen, mouse.button() == Button.WHEEL_UP ? -3 : 3);
    } else if (mouse.row() == place.get().area().row()) {
      bar(place.get(), screen, mouse.column());
    } else {
      return new Outcome(true, choose(place.get(), screen.shown(place.get().side()), mouse));
    }
    return Outcome.TAKEN;
  }

  /** Looks a text up in a panel, and shows it from there; registers also by their range. */
  Optional<Note> lookUp(String text, Place place, Screen screen) {
    Optional<Range> range = place.side() == Side.REGISTERS ? Range.typed(text) : Optional.empty();
    if (range.isPresent()) {
      sidebar.narrow(range.get());
    } else if (screen.shown(place.side()).content() instanceof Rows rows) {
      Look look = screen.shown(place.side()).look();
      return strokes.find(text, rows, look, place.room().rows()).note();
    }
    return Optional.empty();
  }

  /** Gives a panel the strokes, and what is typed next is searched for in it. */
  void find(Place place, Screen screen) {
    sidebar.open(place.side());
    if (screen.shown(place.side()).content() instanceof Rows rows) {
      strokes.search(rows, screen.shown(place.side()).look());
    }
  }

  /** Scrolls a panel by rows, without giving it the strokes. */
  void scroll(Place place, Screen screen, int rows) {
    Shown shown = screen.shown(place.side());
    if (shown.content() instanceof Rows content) {
      int height = place.room().rows();
      int last = Math.max(0, content.rows().size() - height);
      int first = content.first(height, shown.look()) + rows;
      sidebar.look(place.side(), shown.look().from(Math.max(0, Math.min(first, last))));
    }
  }

  private static Optional<Place> place(Stroke.Mouse mouse, Screen screen) {
    return Layout.of(screen.size()).places(screen.size(), screen.side(), screen.focused()).stream()
        .filter(place -> place.area().contains(mouse.column(), mouse.row()))
        .findFirst();
  }

  private void bar(Place place, Screen screen, int column) {
    Optional<Side> tab = View.tabAt(screen, place, column);
    if (tab.isPresent()) {
      sidebar.open(tab.get());
    } else if (sidebar.isFocused(place.side()) && !sidebar.debugs()) {
      sidebar.step(1);
    } else {
      sidebar.open(place.side());
    }
  }

  /**
   * The first click on a row moves the cursor there, another one opens what is there; the first one
   * opens what is in a register.
   */
  private Optional<Note> choose(Place place, Shown shown, Stroke.Mouse mouse) {
    boolean had = sidebar.isFocused(place.side());
    sidebar.open(place.side());
    if (shown.content() instanceof Rows rows) {
      int height = place.room().rows();
      int row = rows.first(height, shown.look()) + mouse.row() - place.inner().row();
      if (inGutter(place, mouse.column())) {
        return stop(place.side(), row, rows, shown, height);
      }
      int spot = rows.spotAt(row, mouse.column() - place.inner().column());
      boolean again = had && row == rows.cursor(shown.look()) && spot == shown.look().spot();
      if (again && shown.look().field().isPresent()) {
        return Optional.empty();
      }
      strokes.moveTo(row, spot, rows, shown.look(), height);
      Look moved = sidebar.look(place.side());
      boolean register = rows.chosen(moved).filter(it -> it.item().isRegister()).isPresent();
      return again || register ? strokes.open(rows, moved) : Optional.empty();
    }
    return Optional.empty();
  }

  private static boolean inGutter(Place place, int column) {
    int gutter = place.area().width() < NARROW ? 1 : 2;
    return PROGRAMS.contains(place.side()) && column - place.inner().column() < gutter;
  }

  /** A click on the gutter beside a program: it stops in front of the line, or no longer. */
  private Optional<Note> stop(Side side, int row, Rows rows, Shown shown, int height) {
    strokes.moveTo(row, 0, rows, shown.look(), height);
    Shown moved = new Shown(rows, sidebar.look(side));
    return strokes.take(Stroke.typed('b'), moved, height).note();
  }
}
