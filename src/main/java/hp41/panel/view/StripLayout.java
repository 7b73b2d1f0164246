package hp41.panel.view;

import hp41.panel.view.PanelPlace.HeaderBar;
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
final class StripLayout {

  /** Panels that gain by columns rather than by rows: they stand below the keys if they can. */
  private static final List<Set<Panels>> BROAD =
      List.of(
          EnumSet.of(Panels.REGISTERS, Panels.FLAGS, Panels.ALPHA),
          EnumSet.of(Panels.FLAGS, Panels.ALPHA),
          EnumSet.noneOf(Panels.class));

  /** The most panels first, then what leaves out the least, then what has the fewest parts. */
  private static final Comparator<StripLayout> BETTER =
      Comparator.comparing((StripLayout it) -> it.placed.size())
          .thenComparing(it -> -it.strips.stream().mapToInt(Strip::missing).sum())
          .thenComparing(it -> -it.strips.size());

  private final PanelSizeRequest request;
  private final Set<Panels> broad;
  private final List<Strip> strips;
  private final Set<Panels> placed = EnumSet.noneOf(Panels.class);

  private StripLayout(List<Area> areas, PanelSizeRequest request, Set<Panels> broad) {
    this.request = request;
    this.broad = broad;
    strips = areas.stream().map(area -> new Strip(area, request)).toList();
  }

  private static StripLayout best(
      PanelSizeRequest request, List<List<Area>> ways, UnaryOperator<StripLayout> filled) {
    return ways.stream()
        .flatMap(areas -> BROAD.stream().map(broad -> new StripLayout(areas, request, broad)))
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
      List<List<Area>> ways, PanelSizeRequest request, List<Panels> standing, int tabbed) {
    Stream<Panels> usual =
        Stream.concat(Stream.of(request.usual()), request.telling().stream())
            .filter(panel -> !standing.contains(panel))
            .limit(1);
    return Stream.concat(usual, Stream.of(request.shown()))
        .map(panel -> best(request, ways, it -> it.standing(standing, panel, tabbed)))
        .reduce((it, other) -> it.placed.contains(request.shown()) ? it : other)
        .orElseThrow()
        .places()
        .sorted(Comparator.comparing(place -> place.side() == request.shown()))
        .toList();
  }

  /**
   * The places of some panels, and of the most telling of the others where there is room.
   *
   * @param seen a panel that is seen elsewhere
   */
  static List<PanelPlace> with(
      List<List<Area>> ways, PanelSizeRequest request, List<Panels> first, Panels seen) {
    return best(request, ways, it -> it.without(seen).squeezed(first).filled()).places().toList();
  }

  private StripLayout without(Panels seen) {
    placed.add(seen);
    return this;
  }

  private StripLayout standing(List<Panels> standing, Panels underTabs, int tabbed) {
    squeezed(standing.subList(0, standing.size() - 1));
    if (placed.add(underTabs)) {
      strips.get(tabbed).hold(underTabs, HeaderBar.TABS);
    }
    return squeezed(standing).filled();
  }

  /** With each panel in the first strip that has room for the least of it. */
  private StripLayout squeezed(List<Panels> panels) {
    for (Panels panel : panels) {
      hold(panel, strips.stream().filter(strip -> strip.canSqueeze(panel)).findFirst());
    }
    return this;
  }

  /** With the telling panels, each where most of it can be seen beside all of the others. */
  private StripLayout filled() {
    for (Panels panel : request.telling()) {
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
      strip.get().hold(panel, HeaderBar.TITLE);
    }
  }

  private Stream<PanelPlace> places() {
    return strips.stream().flatMap(strip -> strip.places().stream());
  }

  /** A part of the window in which panels stand below each other. */
  static final class Strip {

    private final Area area;
    private final PanelSizeRequest request;
    private final List<StripEntry> entries = new ArrayList<>();

    private record StripEntry(Panels panel, HeaderBar bar, int least, int most) {}

    Strip(Area area, PanelSizeRequest request) {
      this.area = area;
      this.request = request;
    }

    /** Whether there is room for the least of a panel beside the least of those that it holds. */
    boolean canSqueeze(Panels panel) {
      return request.least(panel, area.width()) <= spare();
    }

    /** The part of a panel for which there is room beside all that those that it holds show. */
    double share(Panels panel) {
      int room = area.height() - entries.stream().mapToInt(StripEntry::most).sum();
      double most = request.most(panel, area.width());
      return request.least(panel, area.width()) > room ? 0 : Math.min(1, room / most);
    }

    /** Holds a panel, with less than its least if there is no more room. */
    void hold(Panels panel, HeaderBar bar) {
      int least = Math.min(request.least(panel, area.width()), spare());
      entries.add(new StripEntry(panel, bar, least, request.most(panel, area.width())));
    }

    private int spare() {
      return area.height() - entries.stream().mapToInt(StripEntry::least).sum();
    }

    /** Cells for which there is no room though there is something to show in them. */
    int missing() {
      int rows = entries.stream().mapToInt(StripEntry::most).sum();
      return Math.max(0, rows - area.height()) * area.width();
    }

    /** Where they stand: each as high as it needs in turn; what is left over is the last one's. */
    List<PanelPlace> places() {
      int spare = spare();
      List<PanelPlace> places = new ArrayList<>();
      int row = area.row();
      for (StripEntry entry : entries) {
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
