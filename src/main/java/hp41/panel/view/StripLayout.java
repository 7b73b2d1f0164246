package hp41.panel.view;

import hp41.panel.view.PanelPlace.HeaderBar;
import hp41.screen.Area;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Distributes panels over the strips of a window; in a strip, panels are below each other. */
final class StripLayout {

  private static final List<Panels> DEBUG_LISTS =
      List.of(Panels.STEP, Panels.WATCHES, Panels.RETURNS, Panels.BREAKPOINTS, Panels.TRACE);

  /** The panels that need columns rather than rows; some or none of them use the last strip. */
  private static final List<Panels> BROAD = List.of(Panels.ALPHA, Panels.FLAGS, Panels.REGISTERS);

  /** All choices of broad panels for the last strip, those with the registers first. */
  private static final List<List<Panels>> BROAD_WAYS =
      IntStream.iterate((1 << BROAD.size()) - 1, it -> it >= 0, it -> it - 1)
          .mapToObj(
              way -> BROAD.stream().filter(it -> (way >> BROAD.indexOf(it) & 1) != 0).toList())
          .toList();

  /** Orders distributions: more panels first, then fewer hidden cells, then fewer strips. */
  private static final Comparator<StripLayout> BETTER =
      Comparator.comparing((StripLayout it) -> it.placed.size())
          .thenComparing(
              it ->
                  it.strips.stream()
                      .mapToInt(strip -> Math.min(0, strip.room) * strip.area.width())
                      .sum())
          .thenComparing(it -> -it.strips.size());

  /** The fewest rows that the program and its title need to share a strip with the stack. */
  private static final int MIN_PROGRAM = 5;

  /** The fewest rows of a program that leaves its other rows to the registers. */
  private static final int MIN_LONG_PROGRAM = 9;

  /** The fewest rows of a strip in which the stack always is above the panel with the tabs. */
  private static final int MIN_ROWS_BELOW_STACK = 30;

  /** The fewest empty rows, and the fewest columns, in which the bundled programs are shown. */
  private static final int MIN_ROWS = 12;

  private static final int MIN_COLUMNS = 40;

  private final PanelSizeRequest request;
  private final List<Strip> strips;
  private final Set<Panels> placed = EnumSet.noneOf(Panels.class);

  private StripLayout(PanelSizeRequest request, List<Area> areas, Set<Panels> elsewhere) {
    this.request = request;
    placed.addAll(elsewhere);
    strips = areas.stream().map(Strip::new).toList();
  }

  /**
   * Returns the positions of panels: some that are always visible, one with tabs, and others where
   * there is room. If the chosen panel is not among them, it becomes the one with tabs.
   *
   * @param ways the ways to divide the window into strips, with the broad ones last
   * @param tabs the index of the strip with the tabs; negative if the chosen panel is elsewhere
   * @param stack whether the stack is visible elsewhere
   * @param elsewhere the panels outside the strips
   */
  static List<PanelPlace> places(
      PanelSizeRequest request,
      List<List<Area>> ways,
      int tabs,
      boolean stack,
      Set<Panels> elsewhere) {
    boolean debugs = tabs < 0 && request.shown() == Panels.DEBUG;
    Panels chosen = debugs ? Panels.PROGRAM : request.shown();
    List<Panels> first =
        debugs ? DEBUG_LISTS : tabs < 0 || stack ? List.of() : List.of(Panels.STACK);
    Stream<Panels> usual =
        Stream.concat(Stream.of(request.usual()), request.withContent().stream())
            .filter(panel -> tabs >= 0 && panel != Panels.PROGRAM);
    Optional<StripLayout> layout =
        Stream.concat(usual.limit(1), Stream.of(chosen))
            .map(panel -> best(request, ways, elsewhere, first, panel, tabs))
            .filter(it -> it.placed.contains(chosen))
            .findFirst();
    layout.filter(it -> tabs >= 0).ifPresent(it -> it.useEmptyRows(tabs));
    layout
        .filter(it -> request.writes() && tabs >= 0)
        .ifPresent(it -> it.enlargeProgram(tabs, chosen));
    return layout.stream()
        .flatMap(it -> it.strips.stream().flatMap(Strip::places))
        .sorted(Comparator.comparing(place -> place.panel() == chosen))
        .toList();
  }

  private static StripLayout best(
      PanelSizeRequest request,
      List<List<Area>> ways,
      Set<Panels> elsewhere,
      List<Panels> first,
      Panels panel,
      int tabs) {
    List<StripLayout> layouts = new ArrayList<>();
    for (List<Area> areas : ways) {
      int homes = tabs >= 0 && areas.get(0).height() < MIN_ROWS_BELOW_STACK ? areas.size() : 1;
      for (int home = 0; home < homes; home++) {
        for (List<Panels> broad : BROAD_WAYS) {
          StripLayout layout = new StripLayout(request, areas, elsewhere);
          layout.squeeze(first, home);
          if (layout.placed.add(panel) && tabs >= 0) {
            layout.strips.get(tabs).add(panel, HeaderBar.TABS);
          }
          layout.addProgram();
          layout.fill(broad, tabs);
          layout.addRegisters();
          layouts.add(layout);
        }
      }
    }
    return Collections.max(layouts, BETTER);
  }

  /**
   * Adds the panels with content, each where most of it is visible beside the others. They use the
   * strip with the tabs only if a part of them would be hidden elsewhere, or if it is narrow beside
   * the bundled programs.
   */
  private void fill(List<Panels> broad, int tabs) {
    for (Panels it : request.withContent()) {
      List<Strip> roomy = strips.stream().filter(strip -> strip.share(it) > 0).toList();
      List<Strip> others = roomy.stream().filter(strip -> strips.indexOf(strip) != tabs).toList();
      boolean hidden = others.stream().noneMatch(strip -> strip.share(it) == 1);
      boolean anywhere = hidden || request.usual() == Panels.START;
      Stream<Strip> strips = (anywhere ? roomy : others).stream();
      add(it, strips.reduce((a, b) -> broad.contains(it) || b.share(it) > a.share(it) ? b : a));
    }
  }

  /** Shows the registers below a long program if they have no other place. */
  private void addRegisters() {
    boolean hidden =
        request.withContent().contains(Panels.REGISTERS) && !placed.contains(Panels.REGISTERS);
    Optional<Strip> strip = strips.stream().filter(it -> hidden && it.hasLongProgram()).findFirst();
    strip.ifPresent(Strip::leaveThirdToRegisters);
    add(Panels.REGISTERS, strip);
  }

  /**
   * Adds a program to write to the first steps, if they are shown and all other panels have what
   * they need, and shows the bundled programs where most rows are empty.
   */
  private void useEmptyRows(int tabs) {
    strips.get(tabs).lengthenStart();
    add(
        Panels.PROGRAMS,
        strips.stream()
            .filter(strip -> strip.room >= MIN_ROWS && strip.area.width() >= MIN_COLUMNS)
            .max(Comparator.comparing(strip -> strip.room)));
  }

  /**
   * Gives the program half of its strip, or more, in PRGM mode, but not the rows of the stack.
   * Other panels of this strip that have no room any more are hidden; all others stay where they
   * are.
   */
  private void enlargeProgram(int tabs, Panels chosen) {
    Strip strip =
        strips.stream().filter(it -> it.has(Panels.PROGRAM)).findFirst().orElse(strips.get(tabs));
    List<StripEntry> before = strip.clear();
    strip.add(Panels.PROGRAM, HeaderBar.TITLE, strip.programRows(before));
    placed.add(Panels.PROGRAM);
    for (StripEntry it : before) {
      boolean fits = it.panel == chosen || strip.least(it.panel) <= strip.spare;
      if (fits && it.panel != Panels.PROGRAM) {
        strip.add(it.panel, it.bar);
      }
    }
  }

  /** Adds each panel to the first strip, from the home strip on, that has room for its minimum. */
  private void squeeze(List<Panels> panels, int home) {
    List<Strip> homes = strips.subList(home, strips.size());
    for (Panels it : panels) {
      add(it, homes.stream().filter(strip -> strip.least(it) <= strip.spare).findFirst());
    }
  }

  /** Adds the program to the strip with the most rows, so that most of its lines are visible. */
  private void addProgram() {
    Stream<Strip> roomy = strips.stream().filter(it -> it.least(Panels.PROGRAM) <= it.spare);
    add(Panels.PROGRAM, roomy.reduce((a, b) -> b.spare > a.spare ? b : a));
  }

  private void add(Panels panel, Optional<Strip> strip) {
    strip.filter(it -> placed.add(panel)).ifPresent(it -> it.add(panel, HeaderBar.TITLE));
  }

  private record StripEntry(Panels panel, HeaderBar bar, int least, int most) {

    StripEntry higher(int rows) {
      return new StripEntry(panel, bar, least + rows, most + rows);
    }

    StripEntry lower(int rows) {
      return new StripEntry(panel, bar, least, most - rows);
    }
  }

  /** A strip, with the rows that its panels leave if they have their minimums or all they need. */
  private final class Strip {

    private final List<StripEntry> entries = new ArrayList<>();
    private final Area area;
    private int spare;
    private int room;

    Strip(Area area) {
      this.area = area;
      spare = area.height();
      room = spare;
    }

    int least(Panels panel) {
      return request.least(panel, area.width());
    }

    /** Returns the rows that a panel needs; a long program only uses those that are free. */
    private int most(Panels panel) {
      int most = request.most(panel, area.width());
      return panel == Panels.PROGRAM ? Math.min(most, spare) : most;
    }

    /** Returns the visible part of a panel, from 0 to 1, below the whole content of the others. */
    double share(Panels panel) {
      double most = request.most(panel, area.width());
      return least(panel) > room ? 0 : Math.min(1, room / most);
    }

    /**
     * Returns the rows of the program in PRGM mode, which leaves room for the stack if it was here.
     */
    int programRows(List<StripEntry> before) {
      int half = (area.height() + 1) / 2;
      boolean hasStack = before.stream().anyMatch(it -> it.panel == Panels.STACK);
      int beside = area.height() - (hasStack ? least(Panels.STACK) : 0);
      return beside < MIN_PROGRAM ? half : Math.min(half, beside);
    }

    boolean has(Panels panel) {
      return entries.stream().anyMatch(it -> it.panel == panel);
    }

    /** Removes and returns all panels. */
    List<StripEntry> clear() {
      List<StripEntry> before = List.copyOf(entries);
      entries.clear();
      spare = area.height();
      room = spare;
      return before;
    }

    /** Adds a panel, with less than its minimum if there is no more room. */
    void add(Panels panel, HeaderBar bar) {
      add(panel, bar, least(panel));
    }

    private void add(Panels panel, HeaderBar bar, int wanted) {
      int least = Math.min(wanted, spare);
      int most = Math.max(least, most(panel));
      entries.add(new StripEntry(panel, bar, least, most));
      spare -= least;
      room -= most;
    }

    boolean hasLongProgram() {
      int rest = Math.min(0, room) - area.height() / 3;
      return entries.stream()
          .anyMatch(it -> it.panel == Panels.PROGRAM && it.most + rest >= MIN_LONG_PROGRAM);
    }

    void leaveThirdToRegisters() {
      int third = Math.min(area.height() / 3, request.most(Panels.REGISTERS, area.width()));
      int less = third - room;
      entries.replaceAll(it -> it.panel == Panels.PROGRAM ? it.lower(less) : it);
      room += less;
    }

    void lengthenStart() {
      int more = request.mostOfStart(area.width()) - request.least(Panels.START, area.width());
      if (more <= room && has(Panels.START)) {
        entries.replaceAll(it -> it.panel == Panels.START ? it.higher(more) : it);
        spare -= more;
        room -= more;
      }
    }

    /** Returns the positions: each panel is as high as it needs, the last one as high as it can. */
    Stream<PanelPlace> places() {
      List<PanelPlace> places = new ArrayList<>();
      int row = area.row();
      entries.sort(Comparator.comparing(it -> it.bar != HeaderBar.TABS));
      entries.sort(Comparator.comparing(it -> it.panel != Panels.STACK));
      for (StripEntry it : entries) {
        boolean last = places.size() == entries.size() - 1;
        int more = last ? spare : Math.max(0, Math.min(spare, it.most - it.least));
        Area part = new Area(area.column(), row, area.width(), it.least + more);
        places.add(new PanelPlace(it.panel, part, it.bar));
        spare -= more;
        row = part.bottom();
      }
      return places.stream();
    }
  }
}
