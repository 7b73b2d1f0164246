package hp41.panel.view;

import hp41.panel.view.PanelPlace.Bar;
import hp41.screen.Area;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The parts of a window in which panels stand below each other, filled with panels. */
final class Strips {

  /** Panels that gain by columns rather than by rows: they stand below the keys if they can. */
  private static final List<Set<Panels>> BROAD =
      List.of(
          EnumSet.of(Panels.REGISTERS, Panels.FLAGS, Panels.ALPHA),
          EnumSet.of(Panels.FLAGS, Panels.ALPHA),
          EnumSet.noneOf(Panels.class));

  /** The most panels first, then what leaves out the least, then what has the fewest parts. */
  private static final Comparator<Strips> BETTER =
      Comparator.comparing((Strips it) -> it.placed.size())
          .thenComparing(it -> -it.strips.stream().mapToInt(Strip::missing).sum())
          .thenComparing(it -> -it.strips.size());

  private final Demand demand;
  private final Set<Panels> broad;
  private final List<Strip> strips;
  private final Set<Panels> placed = EnumSet.noneOf(Panels.class);

  private Strips(List<Area> areas, Demand demand, Set<Panels> broad) {
    this.demand = demand;
    this.broad = broad;
    strips = areas.stream().map(area -> new Strip(area, demand)).toList();
  }

  private static Strips best(Demand demand, List<List<Area>> ways, UnaryOperator<Strips> filled) {
    return ways.stream()
        .flatMap(areas -> BROAD.stream().map(broad -> new Strips(areas, demand, broad)))
        .map(filled)
        .max(BETTER)
        .orElseThrow();
  }

  /**
   * The places of panels of which some stand always, one under tabs, and the most telling of the
   * others where there is room. If the one that is wanted is not among these, it has the tabs.
   *
   * @param ways to divide the window, each with the main part first, a broad one below keys last
   * @param standing panels that stand always, the first before the one with tabs
   * @param tabbed which part has the tabs
   */
  static List<PanelPlace> withTabs(
      List<List<Area>> ways, Demand demand, List<Panels> standing, int tabbed) {
    Stream<Panels> usual =
        Stream.concat(Stream.of(demand.usual()), demand.telling().stream())
            .filter(panel -> !standing.contains(panel))
            .limit(1);
    return Stream.concat(usual, Stream.of(demand.shown()))
        .map(panel -> best(demand, ways, it -> it.standing(standing, panel, tabbed)))
        .reduce((it, other) -> it.placed.contains(demand.shown()) ? it : other)
        .orElseThrow()
        .places()
        .sorted(Comparator.comparing(place -> place.side() == demand.shown()))
        .toList();
  }

  /**
   * The places of some panels, and of the most telling of the others where there is room.
   *
   * @param seen a panel that is seen elsewhere
   */
  static List<PanelPlace> with(
      List<List<Area>> ways, Demand demand, List<Panels> first, Panels seen) {
    return best(demand, ways, it -> it.without(seen).squeezed(first).filled()).places().toList();
  }

  private Strips without(Panels seen) {
    placed.add(seen);
    return this;
  }

  private Strips standing(List<Panels> standing, Panels underTabs, int tabbed) {
    squeezed(standing.subList(0, standing.size() - 1));
    if (placed.add(underTabs)) {
      strips.get(tabbed).hold(underTabs, Bar.TABS);
    }
    return squeezed(standing).filled();
  }

  /** With each panel in the first strip that has room for the least of it. */
  private Strips squeezed(List<Panels> panels) {
    for (Panels panel : panels) {
      hold(panel, strips.stream().filter(strip -> strip.canSqueeze(panel)).findFirst());
    }
    return this;
  }

  /** With the telling panels, each where most of it can be seen beside all of the others. */
  private Strips filled() {
    for (Panels panel : demand.telling()) {
      hold(panel, broad.contains(panel) ? lowest(panel) : roomiest(panel));
    }
    return this;
  }

  private Optional<Strip> lowest(Panels panel) {
    return strips.stream().filter(strip -> strip.share(panel) > 0).reduce((it, lower) -> lower);
  }

  private Optional<Strip> roomiest(Panels panel) {
    return strips.stream()
        .filter(strip -> strip.share(panel) > 0)
        .reduce((it, other) -> other.share(panel) > it.share(panel) ? other : it);
  }

  private void hold(Panels panel, Optional<Strip> strip) {
    if (strip.isPresent() && placed.add(panel)) {
      strip.get().hold(panel, Bar.TITLE);
    }
  }

  private Stream<PanelPlace> places() {
    return strips.stream().flatMap(strip -> strip.places().stream());
  }

  /** A part of the window in which panels stand below each other. */
  static final class Strip {

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
}
