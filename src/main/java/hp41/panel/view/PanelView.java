package hp41.panel.view;

import hp41.panel.CountBar;
import hp41.panel.Panel.Canvas;
import hp41.panel.Panel.PanelContent;
import hp41.panel.PanelRow;
import hp41.panel.PanelRow.ClickTarget;
import hp41.panel.PanelRow.Span;
import hp41.panel.PanelRows;
import hp41.panel.PanelState;
import hp41.panel.TitleBar;
import hp41.panel.TypedText;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;

/** Draws a panel: its title bar, and the part of its content that fits. */
public record PanelView(Frame frame, PanelPlace place, PanelContent shown, boolean focused) {

  private static final int WITH_TABS = 40;

  /** A sample as long as the longest text beside the position of the cursor. */
  private static final String ABOUT = " · registers";

  /** Draws the panel, and its cursor if it has the focus. */
  void draw() {
    drawBar();
    if (shown.content() instanceof PanelRows rows) {
      drawRows(rows);
    } else if (shown.content() instanceof Canvas canvas) {
      frame.copy(canvas.frame(), place.inner().column(), place.inner().row());
    }
  }

  private void drawBar() {
    frame.fill(place.area(), Style.of(Ink.TEXT, ground()));
    switch (place.bar()) {
      case NONE -> {}
      case TITLE, TAB -> {
        String about = about(place, shown);
        TitleBar.draw(frame, place.area(), title(place, shown), about, focused);
      }
      case TABS -> Tabs.draw(frame, place.area(), place.panel(), about(place, shown), focused);
    }
    shown.state().field(PanelState.Use.FIND).ifPresent(this::drawSearch);
  }

  /** Draws the search text in the title bar. */
  private void drawSearch(TypedText field) {
    Area bar = new Area(place.area().column(), place.area().row(), place.area().width(), 1);
    frame.fill(bar, Style.of(Ink.COMMAND_TEXT, Ink.COMMAND));
    frame.put(bar.column(), bar.row(), "/", Style.of(Ink.GOLD, Ink.COMMAND).bolder());
    field.draw(frame, new Area(bar.column() + 1, bar.row(), bar.width() - 1, 1));
  }

  private static String position(PanelPlace place, PanelContent shown) {
    return shown.content() instanceof PanelRows rows
        ? place.panel().definition().position(rows, shown.state())
        : "";
  }

  /**
   * Returns the name of the panel and of its subject, if it has one. If the position of the cursor
   * would not fit, only the first word is returned.
   */
  private static String title(PanelPlace place, PanelContent shown) {
    String title = (place.panel().title() + " " + shown.content().subject()).strip();
    return TitleBar.fits(place.area(), title, position(place, shown))
        ? title
        : StringUtils.substringBefore(title, " ");
  }

  /**
   * Returns the text of the title bar: the legend of counts, if the user requested it, or the
   * numbers of rows above and below, or else the panel's own text.
   */
  static String about(PanelPlace place, PanelContent shown) {
    String position = position(place, shown);
    if (!position.isEmpty()) {
      boolean both = TitleBar.fits(place.area(), place.panel().title(), position + ABOUT);
      String about = both ? shown.content().about() : "";
      return about.isEmpty() ? position : position + " · " + about;
    }
    if (shown.state().scaled() && shown.content() instanceof PanelRows rows) {
      return CountBar.scale(CountBar.highest(seen(rows, place, shown.state())));
    }
    if (shown.content() instanceof PanelRows rows && shown.state().top().isPresent()) {
      int above = rows.first(place.inner().height(), shown.state());
      int below = Math.max(0, rows.rows().size() - above - place.inner().height());
      if (above + below > 0) {
        return beyond(place, title(place, shown), above, below);
      }
    }
    String about = shown.content().about();
    boolean fits = TitleBar.fits(place.area(), title(place, shown), about);
    return switch (place.bar()) {
      case TAB -> about.isEmpty() || !fits ? place.panel().tab() : about;
      case TABS -> fits && place.area().width() >= WITH_TABS ? about : "";
      case TITLE, NONE -> about;
    };
  }

  /** Returns the longest text that fits and counts the rows above and below. */
  private static String beyond(PanelPlace place, String title, int above, int below) {
    String up = above == 0 ? "" : "↑ " + above;
    String down = below == 0 ? "" : "↓ " + below;
    String both = (up + "  " + down).strip();
    return Stream.of(both, both.replace(" ", ""), both.replaceAll("[\\d ]", ""))
        .filter(words -> TitleBar.fits(place.area(), title, words))
        .findFirst()
        .orElse("");
  }

  private static List<PanelRow> seen(PanelRows rows, PanelPlace place, PanelState state) {
    int height = place.inner().height();
    return rows.rows().stream().skip(rows.first(height, state)).limit(height).toList();
  }

  private void drawRows(PanelRows rows) {
    Area area = place.inner();
    int number = rows.first(area.height(), shown.state());
    int cursor = rows.cursor(shown.state());
    long highest = CountBar.highest(seen(rows, place, shown.state()));
    for (int at = area.row(); at < area.bottom() && number < rows.rows().size(); at++) {
      drawRow(rows.rows().get(number), at, highest);
      if (focused && number == cursor) {
        drawCursor(rows, at);
        at += drawInserted(rows, at + 1);
      }
      number++;
    }
  }

  /** Draws the line that is being inserted, if any; returns its number of rows. */
  private int drawInserted(PanelRows rows, int at) {
    Optional<TypedText> field = shown.state().field(PanelState.Use.INSERT);
    Area area = place.inner();
    if (field.isEmpty() || at >= area.bottom()) {
      return 0;
    }
    int indent = rows.chosen(shown.state()).map(ClickTarget::column).orElse(0);
    Area row = new Area(area.column() + indent, at, area.width() - indent, 1);
    field.get().draw(frame, row);
    return 1;
  }

  private void drawRow(PanelRow row, int at, long highest) {
    Area area = place.inner();
    Ink ground = row.ground() == Ink.PANEL ? ground() : row.ground();
    int left = Math.min(row.first(), area.width());
    int width = (int) Math.min(area.width(), row.last() + 1L) - left;
    frame.fill(new Area(area.column() + left, at, width, 1), Style.of(Ink.TEXT, ground));
    for (Span span : row.spans()) {
      int room = Math.max(0, Math.min(span.text().length(), area.width() - span.column()));
      Style style = Style.of(span.ink(), ground).bold(span.bold());
      frame.put(area.column() + span.column(), at, span.text().substring(0, room), style);
    }
    if (row.count() > 0) {
      Area whole = new Area(area.column(), at, area.width(), 1);
      CountBar.draw(frame, whole, row.count(), highest, ground);
    }
  }

  private Ink ground() {
    return place.bar() == PanelPlace.HeaderBar.NONE ? Ink.BODY : Ink.PANEL;
  }

  private void drawCursor(PanelRows rows, int at) {
    Area area = place.inner();
    if (rows.chosen(shown.state()).isEmpty()) {
      if (!rows.isHint(shown.state())) {
        PanelRow row = rows.rows().get(rows.cursor(shown.state()));
        int right = (int) Math.min(area.width(), row.last() + 1L);
        frame.select(new Area(area.column() + row.first(), at, right - row.first(), 1));
      }
      return;
    }
    ClickTarget spot = rows.chosen(shown.state()).get();
    int width = Math.min(spot.width(), area.width() - spot.column());
    Area chosen = new Area(area.column() + spot.column(), at, width, 1);
    if (shown.state().field(PanelState.Use.CHANGE).isPresent()) {
      shown.state().field().get().draw(frame, chosen);
    } else {
      frame.select(chosen);
    }
  }
}
