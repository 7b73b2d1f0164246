package hp41.panel.view;

import hp41.Snapshot;
import hp41.Snapshot.Level;
import hp41.display.Annunciator;
import hp41.screen.Area;
import hp41.screen.Box;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.stream.Collectors;

/**
 * The view for very small terminals: the display as a line of text, X and Y below, the message
 * last.
 */
public final class TinyView {

  /** The column before which the numbers of the stack end. */
  private static final int STACK = 20;

  private TinyView() {}

  static void draw(Frame frame, Screen screen) {
    Snapshot snapshot = screen.snapshot();
    Size size = screen.size();
    int rows = size.rows();
    Style text = Style.of(Ink.TEXT, Ink.BODY);
    int display = rows >= 5 ? 1 : 0;
    if (display == 1) {
      Box.draw(frame, new Area(0, 0, Math.min(26, size.columns()), 3), text);
    }
    frame.put(display == 1 ? 2 : 0, display, shown(snapshot), text.bolder());
    if (rows >= 6) {
      frame.put(27, 1, annunciators(snapshot), Style.of(Ink.GOLD, Ink.BODY));
    }
    int below = display == 1 ? 3 : 1;
    for (int level = 3; level >= 0 && below < rows - 1; level--, below++) {
      Level it = snapshot.stack().get(level);
      frame.put(1, below, it.name(), text.bold(level == 3));
      frame.putEnding(Math.min(STACK, size.columns()), below, it.text(), text.bold(level == 3));
    }
    if (rows > 1) {
      MessageRow.draw(frame, screen, rows - 1);
    }
  }

  private static String shown(Snapshot snapshot) {
    return snapshot.on() ? snapshot.display().toString() : "";
  }

  private static String annunciators(Snapshot snapshot) {
    return snapshot.annunciators().stream()
        .filter(word -> snapshot.on())
        .sorted()
        .map(Annunciator::text)
        .collect(Collectors.joining(" "));
  }
}
