package hp41.terminal;

import hp41.screen.Frame;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import java.io.BufferedReader;
import java.io.UncheckedIOException;
import java.util.function.Consumer;

/**
 * A terminal of which nothing is used but that lines can be typed there.
 *
 * @param in where the lines come from
 * @param byHand whether somebody types them just now
 */
record PlainTerminal(BufferedReader in, boolean byHand) implements Terminal {

  /** Panels are made for the smallest screen, where one is seen only when it was asked for. */
  private static final Size SIZE = new Size(60, 16);

  @Override
  public Size size() {
    return SIZE;
  }

  @Override
  public void listen(Consumer<Stroke> strokes) {
    Thread reader = new Thread(() -> read(strokes), "lines");
    reader.setDaemon(true);
    reader.start();
  }

  private void read(Consumer<Stroke> strokes) {
    try {
      in.lines().forEach(line -> strokes.accept(new Stroke.InputLine(line, byHand)));
      strokes.accept(new Stroke.Ended());
    } catch (UncheckedIOException gone) {
      strokes.accept(new Stroke.Gone());
    }
  }

  @Override
  public void draw(Frame frame, Theme theme) {}
}
