package hp41.panel.view;

import hp41.panel.view.PanelPlace.Bar;
import hp41.screen.Area;
import java.util.ArrayList;
import java.util.List;

/** A part of the window in which panels stand below each other. */
final class Strip {

  private final Area area;
  private final Demand demand;
  private final List<Entry> entries = new ArrayList<>();

  private record Entry(Panels panel, Bar bar, int least, int most) {}

  Strip(Area area, Demand demand) {
    this.area = area;
    this.demand = demand;
  }

  /** Whether there is room for the least of a panel beside the least of those that it holds. */
  boolean canSqueeze(Panels panel) {
    return demand.least(panel, area.width()) <= spare();
  }

  /** The part of a panel for which there is room beside all that those that it holds show. */
  double share(Panels panel) {
    int room = area.height() - entries.stream().mapToInt(Entry::most).sum();
    double most = demand.most(panel, area.width());
    return demand.least(panel, area.width()) > room ? 0 : Math.min(1, room / most);
  }

  /** Holds a panel, with less than its least if there is no more room. */
  void hold(Panels panel, Bar bar) {
    int least = Math.min(demand.least(panel, area.width()), spare());
    entries.add(new Entry(panel, bar, least, demand.most(panel, area.width())));
  }

  private int spare() {
    return area.height() - entries.stream().mapToInt(Entry::least).sum();
  }

  /** Cells for which there is no room though there is something to show in them. */
  int missing() {
    int rows = entries.stream().mapToInt(Entry::most).sum();
    return Math.max(0, rows - area.height()) * area.width();
  }

  /** Where they stand: each as high as it needs in turn; what is left over is the last one's. */
  List<PanelPlace> places() {
    int spare = spare();
    List<PanelPlace> places = new ArrayList<>();
    int row = area.row();
    for (Entry entry : entries) {
      boolean last = places.size() == entries.size() - 1;
      int more = last ? spare : Math.max(0, Math.min(spare, entry.most - entry.least));
      Area part = new Area(area.column(), row, area.width(), entry.least + more);
      places.add(new PanelPlace(entry.panel, part, entry.bar));
      spare -= more;
      row = part.bottom();
    }
    return places;
  }
}
