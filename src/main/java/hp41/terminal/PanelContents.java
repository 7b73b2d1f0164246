package hp41.terminal;

import hp41.Calculator;
import hp41.Snapshot;
import hp41.keymap.KeyMaps;
import hp41.panel.Panel.PanelBody;
import hp41.panel.Panel.PanelContent;
import hp41.panel.PanelData;
import hp41.panel.PanelRows;
import hp41.panel.view.LayoutTable;
import hp41.panel.view.PanelPlace;
import hp41.panel.view.PanelSizeRequest;
import hp41.panel.view.Panels;
import hp41.panel.view.Screen.PanelsPart;
import hp41.panel.view.ScreenLayout;
import hp41.screen.Size;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The contents of the panels. While a program is running, they are updated four times per second.
 */
final class PanelContents {

  private static final Duration REFRESH = Duration.ofMillis(250);

  private final Calculator calculator;
  private final Terminal terminal;
  private final SideArea area;
  private final HistoryRecorder recorder;
  private final KeyMaps keys;
  private final Supplier<Theme> theme;
  private Optional<ScreenLayout> layout = Optional.empty();
  private final Map<Panels, ContentOf> cached = new EnumMap<>(Panels.class);

  private record ContentOf(PanelBody content, Size room, Instant at, boolean running) {}

  PanelContents(
      Calculator calculator,
      Terminal terminal,
      SideArea area,
      HistoryRecorder recorder,
      KeyMaps keys,
      Supplier<Theme> theme) {
    this.theme = theme;
    this.keys = keys;
    this.recorder = recorder;
    this.calculator = calculator;
    this.terminal = terminal;
    this.area = area;
  }

  /** Returns the layout of the last frame, or a new one after a change. */
  ScreenLayout layout() {
    return layout.orElseGet(() -> layout(calculator.snapshot()));
  }

  /** Returns the layout of the last frame, or a new one for a snapshot. */
  ScreenLayout layout(Snapshot snapshot) {
    layout = layout.or(() -> Optional.of(withFocus(snapshot)));
    return layout.get();
  }

  /** Returns a layout in which the focused panel is visible, if the window has room for panels. */
  private ScreenLayout withFocus(Snapshot snapshot) {
    PanelSizeRequest request = request(snapshot);
    ScreenLayout usual = layout(request);
    return !area.focused() || usual.has(area.active())
        ? usual
        : layout(request(snapshot, area.active()));
  }

  private ScreenLayout layout(PanelSizeRequest request) {
    return new LayoutTable(terminal.size(), request, terminal.buttons()).layout();
  }

  /** Discards the layout, so that its next use computes a new one. */
  void changed() {
    layout = Optional.empty();
  }

  /** Discards the contents, so that their next use creates them, even while a program runs. */
  void refresh() {
    cached.replaceAll(
        (panel, it) -> new ContentOf(it.content(), it.room(), Instant.EPOCH, it.running()));
  }

  PanelSizeRequest request(Snapshot snapshot) {
    return request(snapshot, area.shown());
  }

  private PanelSizeRequest request(Snapshot snapshot, Panels shown) {
    return new PanelSizeRequest(shown, area.outsidePrgm(), area.focused(), data(snapshot));
  }

  private PanelData data(Snapshot snapshot) {
    return new PanelData(
        calculator,
        snapshot,
        recorder.past(),
        recorder.debugging().debugger(),
        area.registers(),
        keys.names(),
        theme.get());
  }

  /** Returns the place of the active panel, or else of the panel that changes with the activity. */
  PanelPlace active() {
    List<PanelPlace> places = layout().places();
    return places.stream()
        .filter(place -> place.panel() == area.active())
        .reduce((first, later) -> later)
        .orElse(places.get(places.size() - 1));
  }

  /**
   * Returns the panels. The content of a visible panel is created when it is first needed: in line
   * mode most screens need no content, and creating the content of a long program takes longer than
   * executing a typed line.
   */
  PanelsPart part(Snapshot snapshot, Instant now) {
    PanelData data = data(snapshot);
    Map<Panels, PanelContent> panels = new EnumMap<>(Panels.class);
    recorder.debugging().show(area.shown() == Panels.DEBUG);
    ScreenLayout placed = layout(snapshot);
    boolean focused = area.focused() && placed.has(area.active());
    return new PanelsPart(
        area.shown(),
        area.active(),
        focused,
        panel -> panels.computeIfAbsent(panel, it -> content(it, placed, data, now)));
  }

  private PanelContent content(Panels panel, ScreenLayout placed, PanelData data, Instant now) {
    return placed.places().stream()
        .filter(place -> place.panel() == panel)
        .findFirst()
        .map(place -> new PanelContent(content(data, place, now), area.state(panel)))
        .orElse(PanelContent.NOTHING);
  }

  /** Moves the cursor to the same item after a change of the panel's size. */
  private void refit(Panels panel, PanelBody before, PanelBody after) {
    if (before instanceof PanelRows old && after instanceof PanelRows rows) {
      area.state(panel, rows.refit(area.state(panel), old));
    }
  }

  private PanelBody content(PanelData data, PanelPlace place, Instant now) {
    ContentOf last = cached.get(place.panel());
    boolean running = data.snapshot().modes().running();
    if (running
        && last != null
        && last.running()
        && last.room().equals(place.room())
        && now.isBefore(last.at().plus(REFRESH))) {
      return last.content();
    }
    PanelBody content = place.panel().definition().content(data, place.room());
    if (last != null && !last.room().equals(place.room())) {
      refit(place.panel(), last.content(), content);
    }
    cached.put(place.panel(), new ContentOf(content, place.room(), now, running));
    return content;
  }
}
