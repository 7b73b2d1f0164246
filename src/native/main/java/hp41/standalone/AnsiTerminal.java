package hp41.standalone;

import hp41.ansi.AnsiScreen;
import hp41.ansi.AnsiSequences;
import hp41.ansi.TerminalInput;
import hp41.ansi.TimedInput;
import hp41.screen.ColourDepth;
import hp41.screen.Frame;
import hp41.screen.Margins;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Terminal;
import hp41.screen.TerminalGone;
import hp41.screen.Theme;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** The terminal in which the native program was started. */
final class AnsiTerminal implements Terminal {

  private static final Size USUAL = new Size(80, 24);
  private static final int SIZE_BITS = 16;

  private final Keys source = new Keys();
  private final TerminalInput input = new TerminalInput(source);
  private final OpenFile out = new OpenFile(1);
  private final AnsiScreen screen;
  private final int maxColumns;
  private Margins margins;
  private boolean open;

  /**
   * Takes control of the terminal.
   *
   * @param maxColumns the maximum number of columns to use
   */
  AnsiTerminal(ColourDepth depth, int maxColumns) throws IOException {
    screen = new AnsiScreen(depth);
    this.maxColumns = maxColumns;
    margins = new Margins(window(), maxColumns);
    SystemCalls.catchSignals();
    acquire();
    send(AnsiSequences.REQUEST_WIDTH);
  }

  private static Size window() {
    int size = SystemCalls.window();
    int columns = size >> SIZE_BITS;
    int rows = size & (1 << SIZE_BITS) - 1;
    return columns == 0 || rows == 0 ? USUAL : new Size(columns, rows);
  }

  private void acquire() throws IOException {
    OpenFile.checked(
        SystemCalls.raw((AnsiSequences.RELEASE + '\0').getBytes(StandardCharsets.UTF_8)));
    open = true;
    send(AnsiSequences.ACQUIRE);
  }

  private void send(String sequences) {
    if (open) {
      byte[] bytes = sequences.getBytes(StandardCharsets.UTF_8);
      try {
        out.write(bytes, 0, bytes.length);
      } catch (IOException gone) {
        throw new TerminalGone(gone);
      }
    }
  }

  @Override
  public Size size() {
    return margins.size();
  }

  @Override
  public void listen(Consumer<Stroke> strokes, Executor reader) {
    reader.execute(() -> read(strokes, reader));
  }

  private void read(Consumer<Stroke> strokes, Executor reader) {
    try {
      int changes = SystemCalls.changes();
      if ((changes & SystemCalls.CONTINUED) != 0) {
        acquire();
      }
      if (changes != 0) {
        strokes.accept(new Stroke.Resized());
      }
      while (!input.hasEnded() && source.isReady(Duration.ZERO)) {
        input.read().forEach(stroke -> strokes.accept(margins.within(stroke)));
      }
      if (!input.hasEnded()) {
        listen(strokes, reader);
      }
    } catch (IOException | TerminalGone gone) {
      strokes.accept(new Stroke.Gone());
    }
  }

  @Override
  public Theme fitting(Theme theme) {
    return input.hasWideCharacters() ? theme.inAscii() : theme;
  }

  @Override
  public void draw(Frame frame, Theme theme) {
    send(
        AnsiSequences.BEGIN_UPDATE
            + screen.update(margins.around(frame), theme)
            + AnsiSequences.END_UPDATE);
  }

  @Override
  public void repaint() {
    margins = new Margins(window(), maxColumns);
    screen.invalidate();
  }

  @Override
  public void title(String words) {
    send(AnsiSequences.title(words));
  }

  @Override
  public void bell() {
    send("\u0007");
  }

  @Override
  public void copy(String text) {
    send(AnsiSequences.copy(text));
  }

  @Override
  public void suspend() {
    close();
    SystemCalls.stop();
    try {
      acquire();
    } catch (IOException gone) {
      throw new TerminalGone(gone);
    }
    screen.invalidate();
  }

  @Override
  public void close() {
    open = false;
    SystemCalls.release();
  }

  /** The bytes that the terminal sends. */
  private static final class Keys extends TimedInput {

    @Override
    protected int readSource() throws IOException {
      return StandardInput.HERE.read();
    }

    @Override
    protected int readSource(Duration timeout) throws IOException {
      return StandardInput.HERE.isReady((int) timeout.toMillis()) ? readSource() : NOTHING;
    }
  }
}
