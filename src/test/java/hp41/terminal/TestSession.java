package hp41.terminal;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Model;
import hp41.Plugged;
import hp41.app.CalculatorFactory;
import hp41.files.Media;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.PanelPlace;
import hp41.panel.view.Panels;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import hp41.sound.Loudspeaker;
import hp41.states.StateFolder;
import hp41.states.StateFolder.NamedStates;
import hp41.terminal.Console.AttachedDevices;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.stream.Collectors;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.concurrent.BasicThreadFactory;

/** A calculator with its user interface, in a terminal whose user is the test. */
final class TestSession {

  static final Size MEDIUM = new Size(80, 24);
  static final Size LARGE = new Size(120, 40);

  /** A window with room for all panels. */
  private static final Size ENORMOUS = new Size(240, 200);

  /** The preferences with the standard key map and nothing stored. */
  static final UserPreferences NO_HABITS =
      new UserPreferences(
          "",
          Theme.MACHINE,
          false,
          (what, name) -> {},
          Optional.empty(),
          Optional.empty(),
          Optional.empty());

  /** Returns devices without a loudspeaker, cards or disc. */
  static AttachedDevices nothingAttached() {
    return attached(new Media());
  }

  /** Returns devices without a loudspeaker, cards or disc, and with a reader of the terminal. */
  static AttachedDevices nothingAttached(Executor reader) {
    AttachedDevices nothing = nothingAttached();
    return new AttachedDevices(nothing.speaker(), nothing.media(), nothing.writer(), reader);
  }

  /** Returns devices with a loudspeaker that makes no sound. */
  static AttachedDevices attached(Media media) {
    Loudspeaker silent =
        new Loudspeaker() {
          @Override
          protected void play(int hertz, int milliseconds) {}

          @Override
          public void hush() {}
        };
    return new AttachedDevices(silent, media, thread(), thread());
  }

  /** Returns an executor with one thread, which ends with the tests. */
  static Executor thread() {
    return Executors.newSingleThreadExecutor(BasicThreadFactory.builder().daemon().build());
  }

  final FakePeripherals outside = new FakePeripherals();
  final FakeTerminal terminal = new FakeTerminal();
  final AttachedDevices attached = attached(outside.media);
  final Optional<Path> folder;
  final Calculator calculator;
  final UserInterface ui;

  TestSession(Accessory... plugged) {
    this(Model.CX, NO_HABITS, plugged);
  }

  TestSession(Model model, UserPreferences preferences, Accessory... plugged) {
    this(model, preferences, Optional.empty(), plugged);
  }

  /** Creates a calculator that saves named states in a folder. */
  TestSession(Path states, Accessory... plugged) {
    this(Model.CX, NO_HABITS, Optional.of(states), plugged);
  }

  private TestSession(
      Model model, UserPreferences preferences, Optional<Path> folder, Accessory... plugged) {
    this.folder = folder;
    calculator = CalculatorFactory.builder(model, outside).plugged(Plugged.of(plugged)).build();
    Optional<NamedStates> states = folder.map(it -> new StateFolder(it).named());
    ui = ui(calculator, terminal, outside, false, preferences, attached, states);
  }

  /** Returns the user interface of a calculator without stored preferences, devices or states. */
  static UserInterface ui(
      Calculator calculator, Terminal terminal, InstantSource clock, boolean firstTime) {
    return ui(calculator, terminal, clock, firstTime, NO_HABITS);
  }

  static UserInterface ui(
      Calculator calculator,
      Terminal terminal,
      InstantSource clock,
      boolean firstTime,
      UserPreferences preferences) {
    return ui(
        calculator, terminal, clock, firstTime, preferences, nothingAttached(), Optional.empty());
  }

  static UserInterface ui(
      Calculator calculator,
      Terminal terminal,
      InstantSource clock,
      boolean firstTime,
      UserPreferences preferences,
      AttachedDevices attached,
      Optional<NamedStates> states) {
    return new UserInterface(
        calculator, terminal, Theme.MACHINE, clock, firstTime, preferences, attached, states);
  }

  /** Returns a calculator with content in every panel. */
  static TestSession full() {
    return new TestSession(Accessory.PRINTER).fill();
  }

  /** Puts content in every panel. */
  TestSession fill() {
    paste(
        """
        LBL "AREA"
        X^2
        PI
        *
        RTN
        LBL "VOLUME"
        "CUBE"
        END
        LBL "B"
        AVIEW
        END
        """);
    line("asn \"AREA\" 11").line("3.5 sto 05").line("\"ABCDEF\" asto 07");
    line("5 prx").line("\"DATA\" 20 crfld").line("\"NOTES\" 30 crflas");
    line("\"WAKE UP\" 24 1.152026 12.3 xyzalm");
    line("\"15863724\" aview").line("\"2143\" aview").line("\"PHONE µ 25\"");
    return this;
  }

  /** Changes the size of the terminal. */
  TestSession in(Size size) {
    terminal.size = size;
    return this;
  }

  /** Types a line and runs the program that it starts to its end. */
  TestSession line(String text) {
    type(":" + text);
    press(KeyName.ENTER);
    return this;
  }

  TestSession type(String characters) {
    characters.chars().forEach(c -> stroke(Stroke.typed((char) c)));
    return this;
  }

  TestSession press(KeyName... names) {
    for (KeyName name : names) {
      stroke(Stroke.named(name));
    }
    return this;
  }

  TestSession control(char letter) {
    return stroke(Stroke.control(letter));
  }

  TestSession stroke(Stroke stroke) {
    ui.take(stroke);
    ui.watch();
    for (int i = 0; calculator.isRunning() && i < 1000; i++) {
      calculator.proceed(1000);
      ui.watch();
    }
    return this;
  }

  TestSession paste(String listing) {
    return stroke(new Stroke.Pasted(listing));
  }

  /** Shows a panel and moves the focus to it. */
  TestSession open(Panels panel) {
    return line(panel.word());
  }

  /** Replaces the text in the open field. */
  TestSession change(String text) {
    return control('u').type(text).press(KeyName.ENTER);
  }

  TestSession click(int column, int row) {
    stroke(new Stroke.Mouse(Button.DOWN, column, row));
    return stroke(new Stroke.Mouse(Button.UP, column, row));
  }

  TestSession click(ScreenPosition spot) {
    return click(spot.column(), spot.row());
  }

  Screen screen() {
    return ui.screen(outside.instant(), 0);
  }

  String note() {
    return screen()
        .notes()
        .note()
        .map(note -> note.head() + " " + note.clauses(KeyNames.NONE))
        .orElse("");
  }

  Frame frame() {
    return View.render(screen());
  }

  String picture() {
    return frame().toString();
  }

  /** Returns the text of the changing panel, including its title bar. */
  String panel() {
    Area area = area();
    return picture()
        .lines()
        .skip(area.row())
        .limit(area.height())
        .map(line -> StringUtils.stripEnd(StringUtils.substring(line, area.column()), " "))
        .collect(Collectors.joining("\n"))
        .stripTrailing();
  }

  /**
   * Returns the panels that have content, but no place in the window. The bundled programs only
   * fill rows that would be empty.
   */
  Set<Panels> hidden() {
    Screen screen = screen();
    Size size = terminal.size;
    Set<Panels> hidden = in(ENORMOUS).places();
    in(size);
    hidden.removeAll(places());
    hidden.remove(Panels.PROGRAMS);
    hidden.remove(
        screen.panels().panel() == Panels.DEBUG ? Panels.PROGRAM : screen.panels().panel());
    return hidden;
  }

  private Set<Panels> places() {
    return screen().layout().places().stream()
        .map(PanelPlace::panel)
        .collect(Collectors.toCollection(() -> EnumSet.noneOf(Panels.class)));
  }

  /** Returns the area of the changing panel. */
  Area area() {
    List<PanelPlace> places = screen().layout().places();
    PanelPlace last = places.get(places.size() - 1);
    return last.area();
  }
}
