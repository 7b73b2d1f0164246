package hp41.terminal;

import hp41.keymap.Intent;
import hp41.keymap.KeyMap;
import hp41.panel.Note;
import hp41.panel.Panel;
import hp41.panel.Panel.InputResult;
import hp41.panel.Panel.PanelContent;
import hp41.panel.PanelCursor;
import hp41.panel.PanelData.Range;
import hp41.panel.PanelRows;
import hp41.panel.PanelState;
import hp41.panel.Promise;
import hp41.panel.view.CurrentNote;
import hp41.panel.view.PanelPlace;
import hp41.panel.view.Panels;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Handles strokes, clicks and commands for panels. The focused panel handles a stroke first; if it
 * does not, the common handling applies.
 */
final class PanelControl {

  /** A number of pages that exceeds the length of every panel. */
  static final int ALL = 100_000;

  private static final int WHEEL = 3;
  private static final int PAGE = 10;

  private final SideArea area;
  private final PanelContents contents;
  private final PanelCursor cursor;
  private final Panel.PanelActions actions;
  private final Supplier<Screen> screen;

  /**
   * Creates the control.
   *
   * @param screen supplies the current screen
   */
  PanelControl(
      SideArea area,
      PanelContents contents,
      TerminalPanelActions actions,
      Supplier<Screen> screen) {
    this.area = area;
    this.contents = contents;
    this.actions = actions;
    this.screen = screen;
    cursor = new PanelCursor(actions);
  }

  /** Moves the focus back to the calculator. */
  void leave() {
    area.unfocus();
  }

  /** Handles a stroke for the focused panel. */
  InputResult take(Stroke stroke) {
    return take(stroke, active(), height());
  }

  private InputResult take(Stroke stroke, PanelContent shown, int height) {
    if (shown.state().field().isPresent() && shown.content() instanceof PanelRows rows) {
      return done(cursor.type(stroke, rows, shown.state(), height));
    }
    if (stroke.is(KeyName.ESCAPE)) {
      area.unfocus();
      return InputResult.TAKEN;
    }
    InputResult own = area.active().definition().take(stroke, shown, actions);
    if (own.taken()) {
      return done(own);
    }
    if (shown.content() instanceof PanelRows rows) {
      InputResult common = cursor.take(stroke, rows, shown.state(), height);
      if (common.taken()) {
        return done(common);
      }
    }
    return KeyMap.isRefusedByPanels(stroke)
        ? InputResult.saying(
            Note.of("the panel has the focus")
                .hint(
                    "Esc",
                    Promise.RETURNS,
                    "returns to " + CurrentNote.behind(screen.get().calculator().snapshot()))
                .means(
                    "Enter, Backspace and Delete belong to the panel while it has the focus. Esc "
                        + "returns the focus to the calculator. A character that the panel does "
                        + "not use opens the typed line."))
        : InputResult.LEFT;
  }

  private InputResult done(InputResult outcome) {
    contents.refresh();
    outcome.state().ifPresent(area::state);
    return outcome;
  }

  /** Returns the content of the focused panel. */
  private PanelContent active() {
    Screen now = screen.get();
    return now.panels().shown(now.panels().active());
  }

  /** Returns the number of visible rows of the focused panel. */
  private int height() {
    return contents.active().room().rows();
  }

  /** Returns the text to copy from the focused panel; empty if no panel has the focus. */
  Optional<String> selection() {
    PanelContent now = active();
    return area.focused() ? area.active().definition().copied(now, actions) : Optional.empty();
  }

  /** Moves the focus to the next or previous panel; in the debugger, among its lists. */
  void step(int steps) {
    List<Panels> lists = contents.layout().places().stream().map(PanelPlace::panel).toList();
    if (area.debugs() && area.focused() && lists.size() > 1) {
      int next = Math.floorMod(lists.indexOf(area.active()) + steps, lists.size());
      open(lists.get(next));
    } else {
      area.step(steps);
    }
  }

  private void open(Panels panel) {
    area.open(panel, contents.layout().has(panel));
    contents.changed();
  }

  /** Shows a panel and moves the focus to it; returns an error if the window has no room. */
  Optional<Note> turn(Panels panel) {
    if (contents.layout().places().isEmpty()) {
      return Optional.of(
          Note.error(panel.title(), "panels need 36×12 or more")
              .onScreen("enlarge the window")
              .means("A smaller window shows the display and the stack only."));
    }
    open(panel);
    return Optional.empty();
  }

  /** Opens a stack register for editing, counted from T. */
  void change(int level) {
    open(Panels.STACK);
    if (screen.get().panels().shown(Panels.STACK).content() instanceof PanelRows rows) {
      area.state(rows.moved(level, 0, area.state(Panels.STACK), height()));
      done(cursor.open(rows, area.state(Panels.STACK)));
    }
  }

  /** Shows a panel, moves the focus to it, and searches for a text in it. */
  Optional<Note> show(Intent.Show show) {
    Optional<Note> error = turn(show.panel());
    return error.isPresent() || show.text().isEmpty()
        ? error
        : lookUp(show.text(), contents.active());
  }

  /** Searches for a text in a panel and scrolls to it, or restricts the panel to a range. */
  private Optional<Note> lookUp(String text, PanelPlace place) {
    PanelContent shown = screen.get().panels().shown(place.panel());
    Optional<Range> range = place.panel().definition().range(text);
    if (range.isPresent()) {
      area.narrow(place.panel(), range.get());
    } else if (shown.content() instanceof PanelRows rows) {
      return done(cursor.find(text, rows, shown.state(), place.room().rows())).note();
    }
    return Optional.empty();
  }

  /** Opens the search field of the panel; returns an error if there is no text to find. */
  Optional<Note> find() {
    if (contents.layout().places().isEmpty()) {
      return turn(area.active());
    }
    Panels panel = contents.active().panel();
    open(panel);
    PanelContent shown = screen.get().panels().shown(panel);
    if (shown.content() instanceof PanelRows rows) {
      area.state(rows.typing("", PanelState.Use.FIND, shown.state()));
      return Optional.empty();
    }
    return Optional.of(
        Note.error(panel.title(), "it contains no text to find")
            .hint("Tab", Promise.NEXT_PANEL, "moves to the next panel")
            .means("Ctrl-F and / find text in a panel. This panel is a picture."));
  }

  /**
   * Scrolls the panel without changing the focus.
   *
   * @param pages the number of pages, negative to scroll up
   */
  void scroll(int pages) {
    if (!contents.layout().places().isEmpty()) {
      scroll(contents.active(), screen.get(), pages * PAGE);
    }
  }

  private void scroll(PanelPlace place, Screen now, int rows) {
    PanelContent shown = now.panels().shown(place.panel());
    if (shown.content() instanceof PanelRows content) {
      int height = place.room().rows();
      int last = Math.max(0, content.rows().size() - height);
      int first = content.first(height, shown.state()) + rows;
      area.state(place.panel(), shown.state().from(Math.max(0, Math.min(first, last))));
    }
  }

  /**
   * Handles a mouse event over a panel. If there is no panel, the result is that the event was not
   * handled.
   */
  InputResult take(Stroke.Mouse mouse, Screen now) {
    Optional<PanelPlace> hit =
        contents.layout().places().stream()
            .filter(place -> place.area().contains(mouse.column(), mouse.row()))
            .findFirst();
    if (hit.isEmpty()) {
      return InputResult.LEFT;
    }
    PanelPlace place = hit.get();
    if (mouse.button() == Button.WHEEL_UP || mouse.button() == Button.WHEEL_DOWN) {
      scroll(place, now, mouse.button() == Button.WHEEL_UP ? -WHEEL : WHEEL);
    } else if (mouse.row() == place.area().row()) {
      bar(place, now, mouse.column());
    } else {
      return InputResult.saying(choose(place, now.panels().shown(place.panel()), mouse));
    }
    return InputResult.TAKEN;
  }

  private void bar(PanelPlace place, Screen now, int column) {
    Optional<Panels> tab = View.tabAt(now, place, column);
    if (tab.isPresent()) {
      open(tab.get());
    } else if (area.isFocused(place.panel()) && !area.debugs()) {
      area.step(1);
    } else {
      open(place.panel());
    }
  }

  /**
   * Handles a click on a row. The first click moves the cursor and the second one opens the item; a
   * register is opened by the first click. Panels can define other strokes for clicks.
   */
  private Optional<Note> choose(PanelPlace place, PanelContent shown, Stroke.Mouse mouse) {
    boolean had = area.isFocused(place.panel());
    if (!had) {
      open(place.panel());
    }
    if (!(shown.content() instanceof PanelRows rows)) {
      return Optional.empty();
    }
    int height = place.room().rows();
    int row = rows.first(height, shown.state()) + mouse.row() - place.inner().row();
    int column = mouse.column() - place.inner().column();
    Optional<Stroke> stroke = place.panel().definition().click(column, place.area().width());
    if (stroke.isPresent()) {
      area.state(rows.moved(row, 0, shown.state(), height));
      return take(stroke.get(), new PanelContent(rows, area.state(place.panel())), height).note();
    }
    int spot = rows.spotAt(row, column);
    boolean again = had && row == rows.cursor(shown.state()) && spot == shown.state().spot();
    if (again && shown.state().field().isPresent()) {
      return Optional.empty();
    }
    area.state(rows.moved(row, spot, shown.state(), height));
    PanelState moved = area.state(place.panel());
    boolean register = rows.chosen(moved).filter(it -> it.item().isRegister()).isPresent();
    return again || register ? done(cursor.open(rows, moved)).note() : Optional.empty();
  }
}
