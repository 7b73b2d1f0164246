package hp41.standalone;

import hp41.screen.Frame;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Replaces the class for the JVM, which reads the lines on another thread. */
record PlainTerminal(BufferedReader in, boolean byHand, Consumer<String> failure)
    implements Terminal {

  private static final Size SIZE = new Size(60, 16);

  @Override
  public Size size() {
    return SIZE;
  }

  @Override
  public void listen(Consumer<Stroke> strokes, Executor reader) {
    Input.read(milliseconds -> read(strokes, milliseconds), false);
  }

  private boolean read(Consumer<Stroke> strokes, int milliseconds) {
    try {
      if (!in.ready() && Posix.await(0, milliseconds) == 0) {
        return true;
      }
      String line = in.readLine();
      strokes.accept(line == null ? new Stroke.Ended() : new Stroke.InputLine(line, byHand));
      return line != null;
    } catch (IOException gone) {
      failure.accept(gone.getMessage());
      strokes.accept(new Stroke.Gone());
      return false;
    }
  }

  @Override
  public void draw(Frame frame, Theme theme) {}
}
