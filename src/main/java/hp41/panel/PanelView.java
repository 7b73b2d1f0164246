package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;

/** Draws a panel: its bar, and of its content what fits. */
final class PanelView {

  private final Frame frame;
  private final Place place;
  private final Shown shown;
  private final boolean focused;

  private PanelView(Frame frame, Place place, Shown shown, boolean focused) {
    this.frame = frame;
    this.place = place;
    this.shown = shown;
    this.focused = focused;
  }

  /** Draws a panel in its place; while focused, its cursor too. */
  static void draw(Frame frame, Place place, Shown shown, boolean focused) {
    PanelView view = new PanelView(frame, place, shown, focused);
    view.drawBar();
    if (shown.content() instanceof Rows rows) {
      view.drawRows(rows);
    } else if (shown.content() instanceof Canvas canvas) {
      view.drawCanvas(canvas);
    }
  }

  private void drawBar() {
    Role ground = place.bar() == Place.Bar.NONE ? Role.BODY : Role.PANEL;
    frame.fill(place.area(), Style.of(Role.TEXT, ground));
    switch (place.bar()) {
      case NONE -> {}
      case TITLE, TAB -> Title.draw(frame, place.area(), place.side().title(), about(), focused);
      case TABS -> Tabs.draw(frame, place.area(), place.side(), focused);
    }
  }

  /** How much lies beyond, or else what the panel says of itself. */
  private String about() {
    if (shown.content() instanceof Rows rows && shown.look().top().isPresent()) {
      int above = rows.first(place.inner().height(), shown.look());
      int below = rows.rows().size() - above - place.inner().height();
      return "↑ " + above + "  ↓ " + Math.max(0, below);
    }
    String about = shown.content().about();
    boolean fits = Title.fits(place.area(), place.side().title(), about);
    return place.bar() == Place.Bar.TAB && (about.isEmpty() || !fits) ? place.side().tab() : about;
  }

  private void drawRows(Rows rows) {
    Area area = place.inner();
    int first = rows.first(area.height(), shown.look());
    for (int i = 0; i < area.height() && first + i < rows.rows().size(); i++) {
      drawRow(rows.rows().get(first + i), area.row() + i);
      if (focused && first + i == rows.cursor(shown.look())) {
        drawCursor(rows, area.row() + i);
      }
    }
  }

  private void drawRow(Row row, int at) {
    Area area = place.inner();
    Role ground = row.ground() == Role.PANEL ? ground() : row.ground();
    frame.fill(new Area(area.column(), at, area.width(), 1), Style.of(Role.TEXT, ground));
    for (Span span : row.spans()) {
      int room = Math.max(0, Math.min(span.text().length(), area.width() - span.column()));
      Style style = Style.of(span.ink(), ground).bold(span.bold());
      frame.put(area.column() + span.column(), at, span.text().substring(0, room), style);
    }
  }

  private Role ground() {
    return place.bar() == Place.Bar.NONE ? Role.BODY : Role.PANEL;
  }

  private void drawCursor(Rows rows, int at) {
    Area area = place.inner();
    if (rows.chosen(shown.look()).isEmpty()) {
      frame.tint(new Area(area.column(), at, area.width(), 1), Role.SELECTION_TEXT, Role.SELECTION);
      return;
    }
    Spot spot = rows.chosen(shown.look()).get();
    int width = Math.min(spot.width(), area.width() - spot.column());
    Area chosen = new Area(area.column() + spot.column(), at, width, 1);
    if (shown.look().field().isPresent()) {
      FieldView.draw(frame, chosen, shown.look().field().get());
    } else {
      frame.tint(chosen, Role.SELECTION_TEXT, Role.SELECTION);
    }
  }

  private void drawCanvas(Canvas canvas) {
    frame.copy(canvas.frame(), place.inner().column(), place.inner().row());
  }
}
