package hp41.web;

import hp41.Calculator;
import hp41.Image;
import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.app.HostPeripherals;
import hp41.cli.options.Settings;
import hp41.files.FileTrouble;
import hp41.files.Media;
import hp41.files.UserFolders;
import hp41.key.Key;
import hp41.panel.view.PlainText;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Theme;
import hp41.states.ContinuousMemory;
import hp41.states.StateFolder;
import hp41.terminal.Console.AttachedDevices;
import hp41.terminal.ContinuousSink;
import hp41.terminal.InternalErrors;
import hp41.terminal.TerminalSession;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** The calculator on a web page. Everything runs on the page's only thread. */
public final class WebMain {

  static final String HOME = "/home";

  static final StateFolder MEMORY = new StateFolder(Path.of(HOME, "memory"));

  static final Path STATES = MEMORY.named().folder();

  /** The time between two frames of a moving picture for users who want little motion. */
  private static final Duration CALM = Duration.ofSeconds(1);

  private final Settings settings = new Settings(new UserFolders(Map.of("HOME", HOME), HOME));
  private final InstantSource clock = new HostPeripherals.SteadyClock();
  private final Calculator calculator;
  private final CanvasTerminal terminal;
  private final TerminalSession session;
  private final LinkedProgram program;
  private int timer;
  private Instant calmUntil = Instant.MIN;

  private WebMain() throws IOException {
    List<String> damaged = BrowserStorage.restore();
    ContinuousMemory memory = ContinuousMemory.open(MEMORY, clock.instant());
    BrowserStorage.report(damaged, memory);
    WebSpeaker speaker = new WebSpeaker();
    speaker.on(settings.hasSound());
    HostPeripherals peripherals =
        new HostPeripherals(
            clock, WebMain::localTime, true, Optional.of(speaker::sound), new Media());
    PageSink sink = new PageSink(new ContinuousSink(memory, MEMORY));
    calculator =
        InternalErrors.start(
            memory.image(), sink, image -> calculator(image, peripherals), System.err::println);
    program = new LinkedProgram(calculator);
    HTMLCanvasElement canvas =
        (HTMLCanvasElement) Window.current().getDocument().getElementById("screen");
    terminal = new CanvasTerminal(canvas, this::turn);
    Theme theme = theme();
    Path history = MEMORY.path().resolve("history.txt");
    Executor thisThread = Runnable::run;
    session =
        new TerminalSession(
            calculator,
            terminal,
            theme,
            clock,
            sink,
            false,
            settings.preferences(
                settings.get("keymap").orElse(""), theme, true, Optional.of(history)),
            new AttachedDevices(
                speaker,
                peripherals.media(),
                thisThread,
                thisThread,
                Optional.of(() -> LinkContent.share(calculator))),
            this::show);
    if (memory.image().isEmpty()) {
      PageScript.welcome();
    }
  }

  /** Returns the theme that the user has chosen, or else the theme of the system. */
  private Theme theme() {
    return settings.get("theme").isEmpty() && PageScript.isLight() ? Theme.LIGHT : settings.theme();
  }

  private Calculator calculator(Optional<Image> image, HostPeripherals peripherals) {
    Model model = image.map(Image::model).orElse(Model.CX);
    Optional<Plugged> plugged = image.map(Image::plugged).filter(it -> it.problem(model).isEmpty());
    Calculator built =
        Calculator.builder(model, peripherals)
            .plugged(plugged.orElse(Plugged.NOTHING))
            .pace(settings.pace())
            .image(image)
            .build();
    if (!built.isOn()) {
      built.press(Key.ON);
    }
    return built;
  }

  private static Instant localTime() {
    return Instant.now().minus(Duration.ofMinutes(PageScript.timezoneOffset()));
  }

  /** Starts the calculator. */
  public static void main(String[] arguments) {
    try {
      new WebMain().start();
    } catch (BrowserStorage.UnansweredLock lock) {
      PageScript.want(lock.getMessage());
    } catch (IOException noMemory) {
      PageScript.cannotStart(FileTrouble.message(noMemory));
    }
  }

  private void start() {
    PageInput input =
        new PageInput(terminal, calculator, program, session::save, () -> session.adopt(theme()));
    PageScript.listen(
        input::act,
        (name, content) -> input.open(name, content.copyToJavaArray()),
        content -> input.follow(content.copyToJavaArray()),
        content ->
            LinkContent.describeState(content.copyToJavaArray(), Internals.known(calculator)),
        content -> LinkContent.problems(content.copyToJavaArray(), Internals.known(calculator)),
        LinkContent::draw,
        BrowserStorage::refresh);
    PageScript.listenToFailures(error -> schedule(Optional.of(session.continueAfter(error))));
    schedule(session.start());
    PageScript.followLink();
  }

  private void turn() {
    program.answer().ifPresent(terminal::queue);
    Optional<Duration> wait = session.turn();
    if (session.leaving()) {
      session.end();
      PageScript.left();
    } else {
      schedule(program.isAsked() ? Optional.of(Duration.ZERO) : wait);
    }
  }

  private void schedule(Optional<Duration> wait) {
    Window.clearTimeout(timer);
    wait.ifPresent(it -> timer = PageScript.later(this::turn, it.toMillis()));
  }

  /**
   * Draws a screen, and passes on its display and message as text for screen readers. The moving
   * sign of a running program is seldom drawn for users who want little motion.
   */
  private void show(Screen screen) {
    String display = PlainText.display(screen).orElse("");
    boolean moves = screen.calculator().snapshot().modes().running() && display.isEmpty();
    Instant now = clock.instant();
    if (!moves || !PageScript.isCalm() || now.isAfter(calmUntil)) {
      calmUntil = now.plus(CALM);
      terminal.draw(View.panels(screen), screen.theme());
      FaceText face = new FaceText(screen);
      PageScript.show(
          face.display(),
          face.annunciators(),
          face.keys(),
          face.stack(),
          face.note(),
          face.answers(),
          face.needsCells());
      PageScript.mirror(display, PlainText.message(screen).orElse(""));
    }
  }
}
