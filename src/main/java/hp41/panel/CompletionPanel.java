package hp41.panel;

import hp41.Calculator.Name;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Style;
import java.util.BitSet;

/** The names that would complete the typed line, above it. */
final class CompletionPanel {

  static final int MOST_ROWS = 6;

  private CompletionPanel() {}

  /** Draws upward from the row above the typed line; without colours a mark shows the choice. */
  static void draw(Frame frame, TypedLine line, int bottom, boolean coloured) {
    int rows = Math.min(MOST_ROWS, line.offers().size());
    int first = Math.max(0, line.chosen() - rows + 1);
    for (int i = 0; i < rows; i++) {
      Name name = line.offers().get(first + i);
      boolean chosen = first + i == line.chosen();
      drawOffer(frame, bottom - rows + i, name, line.word(), chosen);
      if (chosen && !coloured) {
        frame.put(1, bottom - rows + i, '▶', Style.of(Role.SELECTION_TEXT, Role.SELECTION));
      }
    }
  }

  private static void drawOffer(Frame frame, int row, Name name, String word, boolean chosen) {
    Role ground = chosen ? Role.SELECTION : Role.TITLE;
    int columns = frame.size().columns();
    int width = columns - 2;
    Style plain = Style.of(Role.WHITE, ground);
    frame.fill(new Area(0, row, columns, 1), Style.of(Role.TEXT, Role.BODY));
    frame.fill(new Area(1, row, width, 1), plain);
    BitSet matched = Matching.matched(word, name.text());
    for (int i = 0; i < name.text().length(); i++) {
      Style letter = matched.get(i) ? plain.in(Role.GOLD).bolder() : plain.bold(!chosen);
      frame.put(2 + i, row, name.text().charAt(i), letter);
    }
    frame.put(3 + name.text().length(), row, name.operand(), plain.bolder());
    int column = Math.max(13, 5 + name.text().length() + name.operand().length());
    String kind = name.kind().replace("extended functions", "X-Func");
    frame.put(column, row, kind, plain.in(Role.DIM));
    column = Math.max(23, column + kind.length() + 2);
    frame.put(column, row, name.effect(), plain.in(Role.BLUE));
    column = Math.max(35, column + name.effect().length() + 2);
    int room = Math.max(1, width - column + 1);
    String help = name.help();
    String text = help.length() <= room ? help : help.substring(0, room - 1) + "…";
    frame.put(column, row, text, plain.in(Role.TEXT));
  }
}
