package hp41.panel;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Draws a panel: its bar, and of its content what fits. */
final class PanelView {

  private static final int WITH_TABS = 40;

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
      case TITLE, TAB -> {
        String about = about(place, shown);
        Title.draw(frame, place.area(), place.side().title(), about, focused);
      }
      case TABS -> Tabs.draw(frame, place.area(), place.side(), about(place, shown), focused);
    }
    shown.look().field(Look.Use.FIND).ifPresent(this::drawSearch);
  }

  /** What is searched for, in place of the bar. */
  private void drawSearch(Field field) {
    Area bar = new Area(place.area().column(), place.area().row(), place.area().width(), 1);
    frame.fill(bar, Style.of(Role.COMMAND_TEXT, Role.COMMAND));
    frame.put(bar.column(), bar.row(), "/", Style.of(Role.GOLD, Role.COMMAND).bolder());
    FieldView.draw(frame, new Area(bar.column() + 1, bar.row(), bar.width() - 1, 1), field);
  }

  /** The scale of counts if that was asked for, how much lies beyond, or what the panel says. */
  static String about(Place place, Shown shown) {
    if (shown.look().scaled() && shown.content() instanceof Rows rows) {
      return Count.scale(Count.highest(seen(rows, place, shown.look())));
    }
    if (shown.content() instanceof Rows rows && shown.look().top().isPresent()) {
      int above = rows.first(place.inner().height(), shown.look());
      int below = Math.max(0, rows.rows().size() - above - place.inner().height());
      if (above + below > 0) {
        return beyond(place, above, below);
      }
    }
    String about = shown.content().about();
    boolean fits = Title.fits(place.area(), place.side().title(), about);
    return switch (place.bar()) {
      case TAB -> about.isEmpty() || !fits ? place.side().tab() : about;
      case TABS -> fits && place.area().width() >= WITH_TABS ? about : "";
      case TITLE, NONE -> about;
    };
  }

  /** The longest that fits of what tells how much lies beyond. */
  private static String beyond(Place place, int above, int below) {
    return Stream.of("↑ " + above + "  ↓ " + below, "↑" + above + "↓" + below, "↑↓")
        .filter(words -> Title.fits(place.area(), place.side().title(), words))
        .findFirst()
        .orElse("");
  }

  private static List<Row> seen(Rows rows, Place place, Look look) {
    int height = place.inner().height();
    return rows.rows().stream().skip(rows.first(height, look)).limit(height).toList();
  }

  private void drawRows(Rows rows) {
    Area area = place.inner();
    int number = rows.first(area.height(), shown.look());
    int cursor = rows.cursor(shown.look());
    long highest = Count.highest(seen(rows, place, shown.look()));
    for (int at = area.row(); at < area.bottom() && number < rows.rows().size(); at++) {
      drawRow(rows.rows().get(number), at, highest);
      if (focused && number == cursor) {
        drawCursor(rows, at);
        at += drawInserted(rows, at + 1);
      }
      number++;
    }
  }

  /** Draws what is being inserted, if anything is; returns the rows that it takes. */
  private int drawInserted(Rows rows, int at) {
    Optional<Field> field = shown.look().field(Look.Use.INSERT);
    Area area = place.inner();
    if (field.isEmpty() || at >= area.bottom()) {
      return 0;
    }
    int indent = rows.chosen(shown.look()).map(Spot::column).orElse(0);
    Area row = new Area(area.column() + indent, at, area.width() - indent, 1);
    FieldView.draw(frame, row, field.get());
    return 1;
  }

  private void drawRow(Row row, int at, long highest) {
    Area area = place.inner();
    Role ground = row.ground() == Role.PANEL ? ground() : row.ground();
    int left = Math.min(row.strip().first(), area.width());
    int width = (int) Math.min(area.width(), row.strip().last() + 1L) - left;
    frame.fill(new Area(area.column() + left, at, width, 1), Style.of(Role.TEXT, ground));
    for (Span span : row.spans()) {
      int room = Math.max(0, Math.min(span.text().length(), area.width() - span.column()));
      Style style = Style.of(span.ink(), ground).bold(span.bold());
      frame.put(area.column() + span.column(), at, span.text().substring(0, room), style);
    }
    if (row.count() > 0) {
      Area whole = new Area(area.column(), at, area.width(), 1);
      Count.draw(frame, whole, row.count(), highest, ground);
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
    if (shown.look().field(Look.Use.CHANGE).isPresent()) {
      FieldView.draw(frame, chosen, shown.look().field().get());
    } else {
      frame.tint(chosen, Role.SELECTION_TEXT, Role.SELECTION);
    }
  }

  private void drawCanvas(Canvas canvas) {
    frame.copy(canvas.frame(), place.inner().column(), place.inner().row());
  }
}
