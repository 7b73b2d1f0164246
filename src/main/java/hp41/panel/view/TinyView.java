package hp41.panel.view;

import hp41.Snapshot;
import hp41.Snapshot.Level;
import hp41.display.Annunciator;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.stream.Collectors;

/** The calculator in a very small terminal: the display as a line of text, the stack below. */
public final class TinyView {

  /** The column before which the numbers of the stack end. */
  private static final int STACK = 20;

  private static final int LEVELS = 4;

  private TinyView() {}

  static void draw(Frame frame, Screen screen) {
    Snapshot snapshot = screen.snapshot();
    Size size = screen.size();
    int rows = size.rows();
    Style text = Style.of(Ink.TEXT, Ink.BODY);
    int display = rows >= 5 ? 1 : 0;
    if (display == 1) {
      frame.box(new Area(0, 0, Math.min(26, size.columns()), 3), text);
    }
    frame.put(display == 1 ? 2 : 0, display, shown(snapshot), text.bolder());
    if (rows >= 6) {
      frame.put(27, 1, annunciators(snapshot), Style.of(Ink.GOLD, Ink.BODY));
    }
    int bottom = screen.layout().messageRow();
    int first = Math.max(0, LEVELS - (bottom - screen.layout().display().height()));
    for (int level = first; level < LEVELS; level++) {
      Level it = snapshot.stack().get(level);
      int row = screen.layout().display().height() + level - first;
      boolean x = level == LEVELS - 1;
      frame.put(1, row, it.name(), text.bold(x));
      frame.putEnding(Math.min(STACK, size.columns()), row, it.text(), text.bold(x));
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
