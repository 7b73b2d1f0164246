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

/** Distributes panels over the strips of a window; in a strip, panels are below each other. */
final class StripLayout {

  /**
   * The panels that benefit from columns rather than from rows; they are placed below the keypad if
   * possible.
   */
  private static final List<Set<Panels>> BROAD =
      List.of(
          EnumSet.of(Panels.REGISTERS, Panels.FLAGS, Panels.ALPHA),
          EnumSet.of(Panels.FLAGS, Panels.ALPHA),
          EnumSet.noneOf(Panels.class));

  /** Orders distributions: more panels first, then fewer hidden cells, then fewer strips. */
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
   * Returns the positions of panels: some that are always visible, one with tabs, and the most
   * important others where there is room. If the chosen panel is not among them, it becomes the one
   * with tabs.
   *
   * @param ways the ways to divide the window, each with the main strip first, and a broad one
   *     below the keypad last
   * @param permanent the panels that are always visible; the first one is before the panel with
   *     tabs
   * @param tabbed the index of the strip with the tabs
   */
  static List<PanelPlace> withTabs(
      List<List<Area>> ways, PanelSizeRequest request, List<Panels> permanent, int tabbed) {
    Stream<Panels> usual =
        Stream.concat(Stream.of(request.usual()), request.withContent().stream())
            .filter(panel -> !permanent.contains(panel))
            .limit(1);
    return Stream.concat(usual, Stream.of(request.shown()))
        .map(panel -> best(request, ways, it -> it.permanent(permanent, panel, tabbed)))
        .reduce((it, other) -> it.placed.contains(request.shown()) ? it : other)
        .orElseThrow()
        .places()
        .sorted(Comparator.comparing(place -> place.side() == request.shown()))
        .toList();
  }

  /**
   * Returns the positions of some panels, and of the most important others where there is room.
   *
   * @param seen a panel that is visible elsewhere
   */
  static List<PanelPlace> with(
      List<List<Area>> ways, PanelSizeRequest request, List<Panels> first, Panels seen) {
    return best(request, ways, it -> it.without(seen).squeezed(first).filled()).places().toList();
  }

  private StripLayout without(Panels seen) {
    placed.add(seen);
    return this;
  }

  private StripLayout permanent(List<Panels> permanent, Panels underTabs, int tabbed) {
    squeezed(permanent.subList(0, permanent.size() - 1));
    if (placed.add(underTabs)) {
      strips.get(tabbed).hold(underTabs, HeaderBar.TABS);
    }
    return squeezed(permanent).filled();
  }

  /** Adds each panel to the first strip that has room for its minimum. */
  private StripLayout squeezed(List<Panels> panels) {
    for (Panels panel : panels) {
      hold(panel, strips.stream().filter(strip -> strip.canSqueeze(panel)).findFirst());
    }
    return this;
  }

  /**
   * Adds the panels with content, each where most of it is visible without shortening the others.
   */
  private StripLayout filled() {
    for (Panels panel : request.withContent()) {
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

  /** A strip of the window. */
  static final class Strip {

    private final Area area;
    private final PanelSizeRequest request;
    private final List<StripEntry> entries = new ArrayList<>();

    private record StripEntry(Panels panel, HeaderBar bar, int least, int most) {}

    Strip(Area area, PanelSizeRequest request) {
      this.area = area;
      this.request = request;
    }

    /** Returns whether the minimum of a panel fits beside the minimums of the strip's panels. */
    boolean canSqueeze(Panels panel) {
      return request.least(panel, area.width()) <= spare();
    }

    /**
     * Returns the visible part of a panel, from 0 to 1, if all panels in the strip are shown
     * completely.
     */
    double share(Panels panel) {
      int room = area.height() - entries.stream().mapToInt(StripEntry::most).sum();
      double most = request.most(panel, area.width());
      return request.least(panel, area.width()) > room ? 0 : Math.min(1, room / most);
    }

    /** Adds a panel, with less than its minimum if there is no more room. */
    void hold(Panels panel, HeaderBar bar) {
      int least = Math.min(request.least(panel, area.width()), spare());
      entries.add(new StripEntry(panel, bar, least, request.most(panel, area.width())));
    }

    private int spare() {
      return area.height() - entries.stream().mapToInt(StripEntry::least).sum();
    }

    /** Returns the number of cells that would have content but do not fit. */
    int missing() {
      int rows = entries.stream().mapToInt(StripEntry::most).sum();
      return Math.max(0, rows - area.height()) * area.width();
    }

    /**
     * Returns the positions: each panel in turn is as high as it needs, and the last one receives
     * the remaining rows.
     */
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
