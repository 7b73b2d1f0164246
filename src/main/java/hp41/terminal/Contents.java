package hp41.terminal;

import hp41.Calculator;
import hp41.Snapshot;
import hp41.panel.Content;
import hp41.panel.Layout;
import hp41.panel.Place;
import hp41.panel.Rows;
import hp41.panel.Shown;
import hp41.panel.Side;
import hp41.panel.Sight;
import hp41.screen.Size;
import hp41.screen.Terminal;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What the panels show; while a program runs it is made anew four times a second. */
final class Contents {

  private static final Duration REFRESH = Duration.ofMillis(250);

  private final Calculator calculator;
  private final Terminal terminal;
  private final Sidebar sidebar;
  private final Recorder recorder;
  private final Map<Side, Made> made = new EnumMap<>(Side.class);

  private record Made(Content content, Size room, Instant at) {}

  Contents(Calculator calculator, Terminal terminal, Sidebar sidebar, Recorder recorder) {
    this.recorder = recorder;
    this.calculator = calculator;
    this.terminal = terminal;
    this.sidebar = sidebar;
  }

  /** Whether no panel has a place. */
  boolean haveNoPlace() {
    return Layout.of(terminal.size()) == Layout.TINY;
  }

  /** Whether a panel is seen only while it has the strokes. */
  boolean takeTurns() {
    return Layout.of(terminal.size()) == Layout.SMALL;
  }

  /** Where panels stand in a terminal of this size. */
  List<Place> places() {
    Size size = terminal.size();
    return Layout.of(size).places(size, sidebar.shown(), sidebar.focused());
  }

  /** The place of the panel that strokes may go to, or else the one whose panel changes. */
  Place active() {
    List<Place> places = places();
    return places.stream()
        .filter(place -> place.side() == sidebar.active())
        .reduce((first, later) -> later)
        .orElse(places.get(places.size() - 1));
  }

  /** What each panel shows that has a place. */
  Map<Side, Shown> shown(Snapshot snapshot, Instant now) {
    Sight sight =
        new Sight(
            calculator,
            snapshot,
            recorder.past(),
            recorder.debugging().debugger(),
            sidebar.registers());
    Map<Side, Shown> panels = new EnumMap<>(Side.class);
    recorder.debugging().show(sidebar.shown() == Side.DEBUG);
    for (Place place : places()) {
      Side side = place.side();
      panels.put(side, new Shown(content(sight, place, now), sidebar.look(side)));
    }
    return panels;
  }

  /** The cursor stays on what it stands on when the panel gets another size. */
  private void refit(Side side, Content before, Content after) {
    if (before instanceof Rows old && after instanceof Rows rows) {
      sidebar.look(side, rows.refit(sidebar.look(side), old));
    }
  }

  private Content content(Sight sight, Place place, Instant now) {
    Made last = made.get(place.side());
    boolean running = sight.snapshot().modes().running();
    if (running
        && last != null
        && last.room().equals(place.room())
        && now.isBefore(last.at().plus(REFRESH))) {
      return last.content();
    }
    Content content = place.side().panel().content(sight, place.room());
    if (last != null && !last.room().equals(place.room())) {
      refit(place.side(), last.content(), content);
    }
    made.put(place.side(), new Made(content, place.room(), now));
    return content;
  }
}
