package hp41.web;

import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.app.HostPeripherals;
import hp41.cli.options.Settings;
import hp41.files.Media;
import hp41.files.UserFolders;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.panel.view.PlainText;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Theme;
import hp41.states.ContinuousMemory;
import hp41.states.StateFolder;
import hp41.states.StateFolder.NamedStates;
import hp41.terminal.Console.AttachedDevices;
import hp41.terminal.StateSink;
import hp41.terminal.TerminalSession;
import hp41.terminal.UserPreferences;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** The calculator on a web page. Everything runs on the page's only thread. */
public final class Main {

  private static final String HOME = "/home";

  private final Settings settings = new Settings(new UserFolders(Map.of("HOME", HOME), HOME));
  private final InstantSource clock = new HostPeripherals.SteadyClock();
  private final StateFolder folder = new StateFolder(Path.of(HOME, "memory"));
  private final CanvasTerminal terminal;
  private final TerminalSession session;
  private int timer;

  private Main() throws IOException {
    BrowserStorage.restore();
    ContinuousMemory memory = ContinuousMemory.open(folder, clock.instant());
    WebSpeaker speaker = new WebSpeaker();
    speaker.on(settings.get("sound").filter("off"::equals).isEmpty());
    HostPeripherals peripherals =
        new HostPeripherals(clock, Main::localTime, true, Optional.of(speaker::sound), new Media());
    Calculator calculator = calculator(memory.image(), peripherals);
    HTMLCanvasElement canvas =
        (HTMLCanvasElement) Window.current().getDocument().getElementById("screen");
    terminal = new CanvasTerminal(canvas, this::turn);
    Theme theme = settings.get("theme").flatMap(Theme::named).orElse(Theme.MACHINE);
    Executor thisThread = Runnable::run;
    session =
        new TerminalSession(
            calculator,
            terminal,
            theme,
            clock,
            new MemorySink(memory, folder.named()),
            memory.image().isEmpty(),
            preferences(theme),
            new AttachedDevices(speaker, peripherals.media(), thisThread, thisThread));
    session.show(this::show);
  }

  private Calculator calculator(Optional<Image> image, HostPeripherals peripherals) {
    Calculator calculator =
        Calculator.builder(image.map(Image::model).orElse(Model.CX), peripherals)
            .pace(
                settings.get("speed").filter("authentic"::equals).isPresent()
                    ? Pace.AUTHENTIC
                    : Pace.FULL)
            .image(image)
            .build();
    if (!calculator.isOn()) {
      calculator.press(Key.ON);
    }
    return calculator;
  }

  private UserPreferences preferences(Theme theme) {
    return new UserPreferences(
        settings.get("keymap").orElse(""),
        theme,
        true,
        settings::put,
        Optional.of(Path.of(HOME, "memory", "history.txt")),
        settings.get("lessons").map(Integer::valueOf),
        Optional.empty());
  }

  private static Instant localTime() {
    return Instant.now().minus(Duration.ofMinutes(Page.timezoneOffset()));
  }

  /** Starts the calculator. */
  public static void main(String[] arguments) throws IOException {
    new Main().start();
  }

  private void start() {
    PageInput input = new PageInput(terminal);
    Page.listen(input::act, (name, content) -> input.open(name, content.copyToJavaArray()));
    schedule(session.start());
    input.follow(Page.fragment());
  }

  private void turn() {
    Optional<Duration> wait = session.turn();
    if (session.leaving()) {
      session.end();
      Page.left();
    } else {
      schedule(wait);
    }
  }

  private void schedule(Optional<Duration> wait) {
    Window.clearTimeout(timer);
    wait.ifPresent(it -> timer = Window.setTimeout(this::turn, (double) it.toMillis()));
  }

  /** Draws a screen, and passes on its display and message as text for screen readers. */
  private void show(Screen screen) {
    terminal.draw(View.render(screen), screen.theme());
    Page.mirror(PlainText.display(screen).orElse(""), PlainText.message(screen).orElse(""));
  }

  /** Saves memory in the browser. */
  private record MemorySink(ContinuousMemory memory, NamedStates named) implements StateSink {

    @Override
    public void keep(Image image) throws IOException {
      memory.keep(image);
    }

    @Override
    public Optional<NamedStates> states() {
      return Optional.of(named);
    }
  }
}
