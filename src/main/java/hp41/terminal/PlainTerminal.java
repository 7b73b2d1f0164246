package hp41.terminal;

import hp41.screen.Frame;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * A terminal that is used only for the input of lines.
 *
 * @param in the input lines
 * @param byHand whether a person types the lines
 * @param failure receives the reason if the lines cannot be read to their end
 */
record PlainTerminal(BufferedReader in, boolean byHand, Consumer<String> failure)
    implements Terminal {

  /**
   * The size for panels: the smallest one, in which a panel is visible only when it was requested.
   */
  private static final Size SIZE = new Size(60, 16);

  @Override
  public Size size() {
    return SIZE;
  }

  @Override
  public void listen(Consumer<Stroke> strokes, Executor reader) {
    reader.execute(() -> read(strokes, reader));
  }

  /** Reads a line, and later the next one. */
  private void read(Consumer<Stroke> strokes, Executor reader) {
    try {
      String line = in.readLine();
      if (line == null) {
        strokes.accept(new Stroke.Ended());
      } else {
        strokes.accept(new Stroke.InputLine(line, byHand));
        listen(strokes, reader);
      }
    } catch (IOException gone) {
      failure.accept(gone.getMessage());
      strokes.accept(new Stroke.Gone());
    }
  }

  @Override
  public void draw(Frame frame, Theme theme) {}
}
