package hp41.lanterna;

import com.googlecode.lanterna.SGR;
import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.screen.Screen.RefreshType;
import com.googlecode.lanterna.screen.TerminalScreen;
import hp41.ansi.TerminalInput;
import hp41.screen.ColourDepth;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Margins;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Style;
import hp41.screen.Terminal;
import hp41.screen.TerminalGone;
import hp41.screen.Theme;
import hp41.screen.Theme.Palette;
import java.io.IOException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.apache.commons.lang3.function.Failable;
import org.apache.commons.lang3.function.FailableRunnable;

/**
 * A terminal that is accessed with the Lanterna library. It uses a limited number of columns and
 * centres them, with margins on the left and right.
 */
public final class LanternaTerminal implements Terminal {

  /** The 16 ANSI colours, which have escape sequences of their own that every terminal supports. */
  private static final List<TextColor.ANSI> SIXTEEN =
      Arrays.stream(TextColor.ANSI.values())
          .filter(colour -> colour != TextColor.ANSI.DEFAULT)
          .toList();

  private final com.googlecode.lanterna.terminal.Terminal device;
  private final TerminalScreen screen;
  private final TerminalInput input;
  private final ColourDepth depth;
  private final int maxColumns;
  private final Map<Style, TextCharacter> textByStyle = new HashMap<>();
  private Theme drawnTheme = Theme.PLAIN;
  private volatile Margins margins;
  private final AtomicBoolean continued = new AtomicBoolean();
  private boolean repaint = true;
  private boolean closed;

  /**
   * Takes control of a terminal: switches to the alternate screen and hides the cursor.
   *
   * @param maxColumns the maximum number of columns to use
   */
  LanternaTerminal(
      com.googlecode.lanterna.terminal.Terminal device,
      TerminalInput input,
      ColourDepth depth,
      int maxColumns) {
    this.device = device;
    this.input = input;
    this.depth = depth;
    this.maxColumns = maxColumns;
    screen = Failable.call(() -> new TerminalScreen(device));
    Failable.run(screen::startScreen);
    screen.setCursorPosition(null);
    margins = margins();
  }

  private Margins margins() {
    TerminalSize size = screen.getTerminalSize();
    return new Margins(new Size(size.getColumns(), size.getRows()), maxColumns);
  }

  /**
   * Opens the terminal in which this program was started.
   *
   * @param maxColumns the maximum number of columns to use
   */
  public static LanternaTerminal open(ColourDepth depth, int maxColumns) throws IOException {
    System.setProperty("java.awt.headless", "true");
    LanternaTerminalDevice tty = new LanternaTerminalDevice();
    return new LanternaTerminal(tty, tty.input(), depth, maxColumns);
  }

  @Override
  public Size size() {
    margins = margins();
    return margins.size();
  }

  @Override
  public void listen(Consumer<Stroke> strokes, Executor reader) {
    device.addResizeListener((terminal, size) -> strokes.accept(new Stroke.Resized()));
    screen.doResizeIfNecessary();
    LanternaTerminalDevice.whenContinued(
        () -> {
          continued.set(true);
          strokes.accept(new Stroke.Resized());
        });
    reader.execute(() -> read(strokes));
  }

  private void read(Consumer<Stroke> strokes) {
    try {
      List<Stroke> read = input.read();
      while (!input.hasEnded()) {
        read.forEach(stroke -> strokes.accept(margins.within(stroke)));
        read = input.read();
      }
    } catch (IOException e) {
      Thread.currentThread().interrupt();
    } finally {
      strokes.accept(new Stroke.Gone());
    }
  }

  @Override
  public Theme fitting(Theme theme) {
    return input.hasWideCharacters() ? theme.inAscii() : theme;
  }

  @Override
  public void draw(Frame withoutMargin, Theme theme) {
    reacquireIfContinued();
    Frame frame = margins().around(withoutMargin);
    if (!theme.equals(drawnTheme)) {
      drawnTheme = theme;
      textByStyle.clear();
    }
    Size size = frame.size();
    Style style = null;
    TextCharacter cell = null;
    for (int row = 0; row < size.rows(); row++) {
      for (int column = 0; column < size.columns(); column++) {
        if (!frame.style(column, row).equals(style)) {
          style = frame.style(column, row);
          cell = textByStyle.computeIfAbsent(style, it -> textCharacter(it, theme));
        }
        char character = theme.shows(style) ? frame.character(column, row) : ' ';
        cell = cell.withCharacter(character);
        screen.setCharacter(column, row, cell);
      }
    }
    screen.setCursorPosition(
        frame.cursor().map(at -> new TerminalPosition(at.column(), at.row())).orElse(null));
    use(this::refresh);
    repaint = false;
  }

  private void refresh() throws IOException {
    RefreshType changes = repaint ? RefreshType.COMPLETE : RefreshType.DELTA;
    if (device instanceof LanternaTerminalDevice tty) {
      tty.update(() -> screen.refresh(changes));
    } else {
      screen.refresh(changes);
    }
  }

  private void reacquireIfContinued() {
    if (continued.getAndSet(false) && device instanceof LanternaTerminalDevice tty) {
      use(tty::reacquire);
      repaint = true;
    }
  }

  private TextCharacter textCharacter(Style style, Theme theme) {
    EnumSet<SGR> modifiers = EnumSet.noneOf(SGR.class);
    if (style.bold()) {
      modifiers.add(SGR.BOLD);
    }
    if (!theme.shaded() && theme.reverses(style)) {
      modifiers.add(SGR.REVERSE);
    }
    TextColor ink = colour(theme.ink(style), theme);
    TextColor ground = colour(style.ground(), theme);
    return TextCharacter.fromString(" ", ink, ground, modifiers)[0];
  }

  private TextColor colour(Ink role, Theme theme) {
    if (theme.colour(role).isEmpty()) {
      return TextColor.ANSI.DEFAULT;
    }
    int rgb = theme.colour(role).getAsInt();
    if (theme.palette() == Palette.ANSI) {
      return SIXTEEN.get(rgb);
    }
    return depth == ColourDepth.FULL
        ? new TextColor.RGB(rgb >> 16, rgb >> 8 & 0xff, rgb & 0xff)
        : new TextColor.Indexed(theme.indexed(role));
  }

  @Override
  public void repaint() {
    screen.doResizeIfNecessary();
    repaint = true;
  }

  @Override
  public void title(String words) {
    if (device instanceof LanternaTerminalDevice tty) {
      use(() -> tty.title(words));
    }
  }

  @Override
  public void bell() {
    try {
      device.bell();
      device.flush();
    } catch (IOException gone) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void copy(String text) {
    if (device instanceof LanternaTerminalDevice tty) {
      use(() -> tty.copy(text));
    }
  }

  @Override
  public void suspend() {
    if (device instanceof LanternaTerminalDevice tty) {
      use(
          () -> {
            screen.stopScreen(false);
            tty.stopProcess();
            screen.startScreen();
          });
      screen.setCursorPosition(null);
      repaint = true;
    }
  }

  @Override
  public void close() {
    if (!closed) {
      closed = true;
      use(
          () -> {
            screen.stopScreen(false);
            device.close();
          });
    }
  }

  /** Uses the device; if that fails, the terminal is closed. */
  private static void use(FailableRunnable<IOException> action) {
    try {
      action.run();
    } catch (IOException gone) {
      throw new TerminalGone(gone);
    }
  }
}
