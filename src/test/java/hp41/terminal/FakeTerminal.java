package hp41.terminal;

import hp41.screen.Buttons;
import hp41.screen.Frame;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Terminal;
import hp41.screen.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** A terminal that sends the strokes of a test and stores the drawn frames. */
public class FakeTerminal implements Terminal {

  final List<Frame> frames = new ArrayList<>();
  final List<String> titles = new ArrayList<>();
  Size size = new Size(80, 24);
  Buttons buttons = Buttons.NONE;
  Consumer<Stroke> strokes = stroke -> {};
  String copied = "";
  UnaryOperator<Theme> fitting = theme -> theme;
  int repaints;
  boolean closed;
  Runnable beforeDrawing = () -> {};
  Runnable beforeClosing = () -> {};

  @Override
  public Size size() {
    return size;
  }

  @Override
  public Buttons buttons() {
    return buttons;
  }

  @Override
  public Theme fitting(Theme theme) {
    return fitting.apply(theme);
  }

  @Override
  public void listen(Consumer<Stroke> listener, Executor reader) {
    strokes = listener;
  }

  @Override
  public synchronized void draw(Frame frame, Theme theme) {
    beforeDrawing.run();
    frames.add(frame);
  }

  synchronized String picture() {
    return frames.isEmpty() ? "" : frames.get(frames.size() - 1).toString();
  }

  @Override
  public void repaint() {
    repaints++;
  }

  @Override
  public void title(String words) {
    titles.add(words);
  }

  @Override
  public void copy(String text) {
    copied = text;
  }

  @Override
  public void close() {
    beforeClosing.run();
    closed = true;
  }
}
