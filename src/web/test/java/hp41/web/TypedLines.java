package hp41.web;

import hp41.Calculator;
import hp41.Model;
import hp41.app.HostPeripherals;
import hp41.cli.options.Settings;
import hp41.files.Media;
import hp41.files.UserFolders;
import hp41.key.Key;
import hp41.panel.view.PlainText;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Buttons;
import hp41.screen.CellPainter;
import hp41.screen.Frame;
import hp41.screen.FramePainter;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import hp41.sound.Loudspeaker;
import hp41.states.ContinuousMemory;
import hp41.states.StateFolder;
import hp41.terminal.Console.AttachedDevices;
import hp41.terminal.ContinuousSink;
import hp41.terminal.TerminalSession;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Plays random typed lines with the session of the page, but on the JVM, and writes each step with
 * what the page must show and store after it. {@code typed-lines.js} compares that with the page.
 */
final class TypedLines {

  private static final char FIELD = '\u001f';
  private static final char RECORD = '\u001e';

  private TypedLines() {}

  /** Arguments: the seed, the number of steps, and the columns and rows of the screen. */
  public static void main(String[] arguments) throws IOException {
    Random random = new Random(Long.parseLong(arguments[0]));
    int count = Integer.parseInt(arguments[1]);
    Size size = new Size(Integer.parseInt(arguments[2]), Integer.parseInt(arguments[3]));
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    TypedSession session = new TypedSession(Files.createTempDirectory("hp41"), size);
    RandomSteps steps = new RandomSteps(random, session.calculator);
    for (int i = 0; i < count; i++) {
      Step step = i == 0 ? steps.first() : steps.next();
      out.print(step.kind() + FIELD + step.text() + FIELD + session.play(step) + RECORD);
    }
    out.flush();
  }

  /**
   * What a user does.
   *
   * @param kind "type" for Esc twice, the keys of a line and Enter; "paste"; or "key" for the name
   *     of a key
   */
  record Step(String kind, String text) {

    Stream<Stroke> strokes() {
      Stroke escape = Stroke.named(KeyName.ESCAPE);
      return switch (kind) {
        case "paste" -> Stream.of(new Stroke.Pasted(text));
        case "key" -> Stream.of(Stroke.named(KeyName.valueOf(text)));
        default ->
            Stream.of(
                    Stream.of(escape, escape),
                    text.chars().mapToObj(it -> Stroke.typed((char) it)),
                    Stream.of(Stroke.named(KeyName.ENTER)))
                .flatMap(it -> it);
      };
    }
  }

  /** A session for which time passes only while it waits, and one minute between two steps. */
  private static final class TypedSession implements Terminal {

    private static final Instant START = Instant.parse("2026-01-15T10:30:00Z");
    private static final Duration BETWEEN = Duration.ofMinutes(1);
    private static final int MOST_TURNS = 12;
    private static final int MOST_BUSY_TURNS = 6;

    final Calculator calculator;
    private final Path memory;
    private final TextOnly text;
    private final FramePainter painter;
    private final TerminalSession session;
    private Instant now = START;
    private int played;
    private Optional<Frame> drawn = Optional.empty();
    private Theme theme = Theme.MACHINE;
    private Consumer<Stroke> strokes = stroke -> {};
    private String display = "";
    private String message = "";

    TypedSession(Path home, Size size) throws IOException {
      text = new TextOnly(size);
      painter = new FramePainter(new CellPainter(text, TextOnly.WIDTH, TextOnly.HEIGHT));
      StateFolder folder = new StateFolder(home.resolve("memory"));
      memory = folder.path().resolve("memory.txt");
      UserFolders user = new UserFolders(Map.of("HOME", home.toString()), home.toString());
      Settings settings = new Settings(user);
      Loudspeaker speaker = new Silence();
      HostPeripherals outside =
          new HostPeripherals(() -> now, () -> now, true, Optional.of(speaker::sound), new Media());
      calculator = Calculator.builder(Model.CX, outside).pace(settings.pace()).build();
      if (!calculator.isOn()) {
        calculator.press(Key.ON);
      }
      Executor thisThread = Runnable::run;
      Path history = folder.path().resolve("history.txt");
      session =
          new TerminalSession(
              calculator,
              this,
              settings.theme(),
              () -> now,
              new ContinuousSink(ContinuousMemory.open(folder, now), folder),
              false,
              settings.preferences("", settings.theme(), true, Optional.of(history)),
              new AttachedDevices(speaker, outside.media(), thisThread, thisThread),
              this::show);
      settle(session.start());
    }

    /** Plays a step; returns the display, the message, the text of the screen, and memory. */
    String play(Step step) throws IOException {
      played++;
      now = START.plus(BETWEEN.multipliedBy(played));
      if (settle(take(step.strokes().toList()))) {
        settle(take(List.of(Stroke.named(KeyName.F5))));
      }
      session.save();
      return display + FIELD + message + FIELD + text + FIELD + Files.readString(memory);
    }

    private Optional<Duration> take(List<Stroke> all) {
      Optional<Duration> wait = Optional.empty();
      for (Stroke stroke : all) {
        strokes.accept(stroke);
        wait = session.turn();
      }
      return wait;
    }

    /**
     * Lets time pass until the session has nothing to do for two seconds, or for some turns.
     *
     * @return whether a program is still running
     */
    private boolean settle(Optional<Duration> first) {
      Optional<Duration> wait = first;
      int idle = 0;
      int busy = 0;
      for (int turn = 0;
          turn < MOST_TURNS && idle < 2 && busy < MOST_BUSY_TURNS && wait.isPresent();
          turn++) {
        long millis = wait.get().toMillis();
        idle = millis < 1000 ? 0 : idle + 1;
        busy = millis > 0 ? 0 : busy + 1;
        now = now.plusMillis(Math.max(40, millis));
        wait = session.turn();
      }
      return busy == MOST_BUSY_TURNS;
    }

    private void show(Screen screen) {
      display = PlainText.display(screen).orElse("");
      message = PlainText.message(screen).orElse("");
      draw(View.panels(screen), screen.theme());
    }

    @Override
    public Size size() {
      return new Size(text.rows[0].length, text.rows.length);
    }

    @Override
    public Buttons buttons() {
      return Buttons.WITH_KEYBOARD;
    }

    @Override
    public void listen(Consumer<Stroke> consumer, Executor reader) {
      strokes = consumer;
    }

    @Override
    public void draw(Frame frame, Theme newTheme) {
      painter.draw(theme.equals(newTheme) ? drawn : Optional.empty(), frame, newTheme);
      theme = newTheme;
      drawn = Optional.of(frame);
    }
  }

  private static final class Silence extends Loudspeaker {

    @Override
    protected void play(int hertz, int milliseconds) {}

    @Override
    public void hush() {}
  }

  /** The characters on the screen, without those that are drawn as shapes. */
  private static final class TextOnly implements CellPainter.Surface {

    static final int WIDTH = 10;
    static final int HEIGHT = 20;
    private final char[][] rows;

    TextOnly(Size size) {
      rows = new char[size.rows()][size.columns()];
    }

    @Override
    public void fill(int x, int y, int width, int height, int colour) {
      if (width == WIDTH && height == HEIGHT) {
        rows[y / HEIGHT][x / WIDTH] = ' ';
      }
    }

    @Override
    public void line(int x1, int y1, int x2, int y2, int thickness, int colour) {}

    @Override
    public void text(char character, int x, int y, boolean bold, int colour) {
      rows[y / HEIGHT][x / WIDTH] = character;
    }

    @Override
    public String toString() {
      return Arrays.stream(rows).map(String::new).collect(Collectors.joining("\n"));
    }
  }
}
