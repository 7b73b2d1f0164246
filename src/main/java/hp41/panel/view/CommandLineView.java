package hp41.panel.view;

import hp41.Calculator.Name;
import hp41.panel.help.NameMatching;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * The typed line as it stands.
 *
 * @param text what has been typed
 * @param cursor the character it stands before
 * @param word the word that is being completed
 * @param offers the names that would complete it, best first
 * @param chosen which of them Tab takes
 * @param sought the letters with which a line typed before is looked for, while one is
 */
public record CommandLineView(
    String text, int cursor, String word, List<Name> offers, int chosen, Optional<String> sought) {

  static final int MOST_ROWS = 6;

  /**
   * Draws the names that would complete it upward from the row above the typed line; without
   * colours a mark shows the choice.
   */
  void drawOffers(Frame frame, int bottom, boolean coloured) {
    int rows = Math.min(MOST_ROWS, offers.size());
    int first = Math.max(0, chosen - rows + 1);
    for (int i = 0; i < rows; i++) {
      Name name = offers.get(first + i);
      boolean taken = first + i == chosen;
      drawOffer(frame, bottom - rows + i, name, word, taken);
      if (taken && !coloured) {
        frame.put(1, bottom - rows + i, '▶', Style.of(Ink.SELECTION_TEXT, Ink.SELECTION));
      }
    }
  }

  private static void drawOffer(Frame frame, int row, Name name, String word, boolean chosen) {
    Ink ground = chosen ? Ink.SELECTION : Ink.TITLE;
    int columns = frame.size().columns();
    int width = columns - 2;
    Style plain = Style.of(Ink.WHITE, ground);
    frame.fill(new Area(0, row, columns, 1), Style.of(Ink.TEXT, Ink.BODY));
    frame.fill(new Area(1, row, width, 1), plain);
    BitSet matched = NameMatching.matched(word, name.text());
    for (int i = 0; i < name.text().length(); i++) {
      Style letter = matched.get(i) ? plain.in(Ink.GOLD).bolder() : plain.bold(!chosen);
      frame.put(2 + i, row, name.text().charAt(i), letter);
    }
    frame.put(3 + name.text().length(), row, name.operand(), plain.bolder());
    int column = Math.max(13, 5 + name.text().length() + name.operand().length());
    String kind = name.kind().replace("extended functions", "X-Func");
    frame.put(column, row, kind, plain.in(Ink.DIM));
    column = Math.max(23, column + kind.length() + 2);
    frame.put(column, row, name.effect(), plain.in(Ink.BLUE));
    column = Math.max(35, column + name.effect().length() + 2);
    int room = Math.max(1, width - column + 1);
    String help = name.help();
    String text = help.length() <= room ? help : help.substring(0, room - 1) + "…";
    frame.put(column, row, text, plain.in(Ink.TEXT));
  }
}
