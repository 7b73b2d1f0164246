package hp41.panel.view;

import hp41.Calculator;
import hp41.Model;
import hp41.Snapshot;
import hp41.Snapshot.Level;
import hp41.Snapshot.LineKind;
import hp41.Snapshot.Modes;
import hp41.Snapshot.ProgramView;
import hp41.Snapshot.SnapshotLine;
import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.Prompt;
import hp41.keymap.KeyMaps;
import hp41.panel.BoardPosition;
import hp41.panel.Note;
import hp41.panel.Panel.PanelBody;
import hp41.panel.Panel.PanelContent;
import hp41.panel.PanelData;
import hp41.panel.PanelData.Past;
import hp41.panel.PanelData.Range;
import hp41.panel.PanelState;
import hp41.panel.Question;
import hp41.panel.help.HelpPage;
import hp41.panel.help.Report;
import hp41.panel.keys.KeyNames;
import hp41.screen.Buttons;
import hp41.screen.Size;
import hp41.screen.Theme;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.apache.commons.lang3.StringUtils;

/**
 * Screens for tests. All of them start from one state of the calculator, which each test changes.
 */
public final class Screens {

  private static final InstantSource NOW =
      InstantSource.fixed(Instant.parse("2026-01-15T10:30:00Z"));

  public Size size = new Size(80, 24);
  public Theme theme = Theme.MACHINE;
  public Panels panel = Panels.BOARD;
  public Buttons buttons = Buttons.NONE;
  public boolean focused;
  public Optional<CommandLineView> line = Optional.empty();
  public Optional<Note> note = Optional.empty();
  public Optional<BoardPosition> position = BoardPosition.in("15863724");
  public Optional<Key> pressed = Optional.empty();
  public Optional<HelpPage> help = Optional.empty();
  public Optional<Report> report = Optional.empty();
  public long busy;

  public boolean on = true;
  public Cells display = Cells.endOf("POSITION1=15863724");
  public Set<Annunciator> annunciators =
      EnumSet.of(Annunciator.USER, Annunciator.FLAG_0, Annunciator.FLAG_1);
  public String message = "POSITION1=15863724";
  public String error = "";
  public String alpha = "POSITION1=15863724";
  public Optional<Prompt> prompt = Optional.empty();
  public Keying keying = Keying.NOTHING;
  public String modalFunction = "";
  public ProgramView program = queens(42);
  public Modes modes =
      new Modes("DEG", "FIX 4", 30, 214, false, true, true, false, false, false, false, "41CX");
  public Map<Key, String> legends = Map.of();

  /** Returns a screen on which 8QUEENS has stopped with a position. */
  public static Screens stopped() {
    return new Screens();
  }

  /** Returns a screen after the calculator was switched on. */
  public static Screens ready() {
    Screens screens = new Screens();
    screens.display = Cells.of(" 0.0000");
    screens.annunciators = EnumSet.noneOf(Annunciator.class);
    screens.message = "";
    screens.alpha = "";
    screens.position = Optional.empty();
    screens.panel = Panels.PROGRAM;
    return screens.modes(modes -> with(modes, false, false, false, false, false));
  }

  public Screens modes(UnaryOperator<Modes> change) {
    modes = change.apply(modes);
    return this;
  }

  public static Modes with(
      Modes modes, boolean waiting, boolean user, boolean prgm, boolean alpha, boolean shift) {
    return new Modes(
        modes.angle(),
        modes.format(),
        modes.size(),
        modes.free(),
        modes.running(),
        waiting,
        user,
        prgm,
        alpha,
        shift,
        modes.authentic(),
        modes.model());
  }

  /** Returns modes while a program runs. */
  public static Modes running(Modes modes) {
    return new Modes(
        modes.angle(),
        modes.format(),
        modes.size(),
        modes.free(),
        true,
        modes.waiting(),
        modes.user(),
        modes.prgm(),
        modes.alpha(),
        modes.shift(),
        modes.authentic(),
        modes.model());
  }

  public Snapshot snapshot() {
    return new Snapshot(
        on,
        display,
        annunciators,
        message,
        error,
        stack(),
        alpha,
        prompt,
        keying,
        modalFunction,
        program,
        modes,
        legends,
        Map.of());
  }

  public Screen screen() {
    PanelData data = data();
    ScreenLayout layout =
        new LayoutTable(size, new PanelSizeRequest(panel, panel, focused, data), buttons).layout();
    return new Screen(
        layout,
        theme,
        new Screen.CalculatorPart(snapshot(), false, pressed, busy),
        new Screen.InputPart(line, KeyMaps.standard().names()),
        new Screen.PanelsPart(
            panel,
            panel,
            focused,
            it -> panels(layout, data).getOrDefault(it, PanelContent.NOTHING)),
        new Screen.NotesPart(
            Question.shown(snapshot(), false),
            Optional.empty(),
            note,
            Optional.empty(),
            help,
            0,
            report));
  }

  /** Returns the state of a calculator that waits for a function's operand after some keys. */
  public static Calculator asking(String function, String keys) {
    Calculator calculator = new Calculator(Model.CX, () -> NOW);
    calculator.prompt(function);
    for (String key : StringUtils.split(keys)) {
      calculator.tap(Key.of(key).orElseThrow());
    }
    return calculator;
  }

  /** Returns the screen while a function waits for its operand. */
  public Screens asked(String function, String keys) {
    Snapshot snapshot = asking(function, keys).snapshot();
    prompt = snapshot.prompt();
    keying = snapshot.keying();
    display = snapshot.display();
    return this;
  }

  private PanelData data() {
    Calculator calculator = new Calculator(Model.CX, () -> NOW);
    List<BoardPosition> positions = position.stream().toList();
    Past past = new Past(List.of(), positions, 0, Optional.empty(), List.of());
    return new PanelData(
        calculator, snapshot(), past, calculator.debugger(), Range.ALL, KeyNames.NONE, theme);
  }

  private static Map<Panels, PanelContent> panels(ScreenLayout layout, PanelData data) {
    Map<Panels, PanelContent> panels = new EnumMap<>(Panels.class);
    for (PanelPlace place : layout.places()) {
      PanelBody content = place.panel().definition().content(data, place.room());
      panels.put(place.panel(), new PanelContent(content, PanelState.UNTOUCHED));
    }
    return panels;
  }

  private static List<Level> stack() {
    return List.of(
        new Level("T", "0.0000", "0.000000000E+00", "00000000000000"),
        new Level("Z", "158.0000", "1.580000000E+02", "01580000000002"),
        new Level("Y", "8.0000", "8.000000000E+00", "08000000000000"),
        new Level("X", "15863724.00", "1.586372400E+07", "01586372400007"),
        new Level("L", "7.0000", "7.000000000E+00", "07000000000000"));
  }

  private static ProgramView queens(int line) {
    List<SnapshotLine> lines = new ArrayList<>();
    lines.add(new SnapshotLine("LBL┬8QUEENS", LineKind.LABEL));
    for (int i = 2; i < 118; i++) {
      lines.add(new SnapshotLine("RCL " + String.format("%02d", i % 100), LineKind.OTHER));
    }
    lines.set(40, new SnapshotLine("ASTO X", LineKind.OTHER));
    lines.set(41, new SnapshotLine("PROMPT", LineKind.OTHER));
    lines.set(44, new SnapshotLine("┬ROTATION?", LineKind.TEXT));
    lines.add(new SnapshotLine("END", LineKind.RETURN));
    return new ProgramView("8QUEENS", line, lines, 214, false);
  }
}
