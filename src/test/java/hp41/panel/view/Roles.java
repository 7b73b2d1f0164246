package hp41.panel.view;

import static java.util.Map.entry;

import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Frame.FrameCell;
import hp41.screen.Ink;
import hp41.screen.Style;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Converts the styles of a frame to text, with a letter for each role. */
public final class Roles {

  private static final Map<Ink, Character> LETTERS =
      Map.ofEntries(
          entry(Ink.WHITE, 'w'),
          entry(Ink.GOLD, 'g'),
          entry(Ink.BLUE, 'b'),
          entry(Ink.DIM, 'd'),
          entry(Ink.TEXT, 't'),
          entry(Ink.OK, 'o'),
          entry(Ink.BEZEL, 'z'),
          entry(Ink.LCD_ON, 'l'),
          entry(Ink.LCD_OFF, 'u'),
          entry(Ink.SHIFT_TEXT, 's'),
          entry(Ink.SELECTION_TEXT, 'x'),
          entry(Ink.COMMAND_TEXT, 'm'),
          entry(Ink.RULE, 'r'));

  private static final Map<Ink, Character> GROUNDS =
      Map.ofEntries(
          entry(Ink.BODY, ' '),
          entry(Ink.CAP, 'c'),
          entry(Ink.CAP_ALTERNATE, 'a'),
          entry(Ink.SHIFT_CAP, 's'),
          entry(Ink.FACE, 'f'),
          entry(Ink.SELECTION, 'x'),
          entry(Ink.PANEL, 'p'),
          entry(Ink.TITLE, 't'),
          entry(Ink.COMMAND, 'm'),
          entry(Ink.LCD, 'l'),
          entry(Ink.SURROUND, 'u'));

  private Roles() {}

  /** Returns the style of the first occurrence of a text. Leading blanks only help to find it. */
  public static Style of(String text, Frame frame) {
    Area all = new Area(0, 0, frame.size().columns(), frame.size().rows());
    FrameCell place = place(text, frame, all);
    int blanks = text.length() - text.stripLeading().length();
    return frame.style(place.column() + blanks, place.row());
  }

  /** Returns the style of the first occurrence of a text in an area or to the right of it. */
  public static FrameCell place(String text, Frame frame, Area area) {
    List<String> rows = frame.toString().lines().toList();
    return IntStream.range(area.row(), Math.min(area.bottom(), rows.size()))
        .mapToObj(row -> new FrameCell(rows.get(row).indexOf(text, area.column()), row))
        .filter(cell -> cell.column() >= 0)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no " + text + " in\n" + frame));
  }

  /** Returns the characters, including those of unlit segments. */
  public static String characters(Frame frame, Area area) {
    return picture(area, row -> column -> frame.character(column, row));
  }

  /** Returns the roles of the characters, in capitals if they are bold. */
  public static String inks(Frame frame, Area area) {
    return picture(area, row -> column -> ink(frame, column, row));
  }

  /** Returns the roles of the backgrounds. */
  public static String grounds(Frame frame, Area area) {
    return picture(
        area, row -> column -> GROUNDS.getOrDefault(frame.style(column, row).ground(), '?'));
  }

  private static char ink(Frame frame, int column, int row) {
    Style style = frame.style(column, row);
    char letter = LETTERS.getOrDefault(style.ink(), '?');
    boolean blank = frame.character(column, row) == ' ';
    return blank ? ' ' : style.bold() ? Character.toUpperCase(letter) : letter;
  }

  private static String picture(Area area, IntFunction<IntFunction<Character>> letters) {
    return IntStream.range(area.row(), area.bottom())
        .mapToObj(row -> line(area, letters.apply(row)) + "\n")
        .collect(Collectors.joining());
  }

  private static String line(Area area, IntFunction<Character> letters) {
    return IntStream.range(area.column(), area.right())
        .mapToObj(column -> String.valueOf(letters.apply(column)))
        .collect(Collectors.joining())
        .stripTrailing();
  }
}
