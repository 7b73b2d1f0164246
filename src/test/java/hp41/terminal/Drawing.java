package hp41.terminal;

import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import hp41.screen.Theme;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.apache.commons.lang3.Strings;

/**
 * Draws cells of a frame as SVG. Letters are text, whose positions do not depend on the font; lines
 * and blocks that must meet are shapes.
 */
final class Drawing {

  private static final int WIDTH = 10;
  private static final int HEIGHT = 20;
  private static final int BASELINE = 15;

  private static final String LINES = "─│┄┌┐└┘━┃┏┓┗┛┣┫┳┻╋╸╹╺╻╱╲╳";
  private static final String LEFT = "─┐┘━┓┛┫┳┻╋╸";
  private static final String RIGHT = "─┌└━┏┗┣┳┻╋╺";
  private static final String UP = "│└┘┃┗┛┣┫┻╋╹";
  private static final String DOWN = "│┌┐┃┏┓┣┫┳╋╻";
  private static final String LIGHT = "─│┌┐└┘╱╲╳";
  private static final String SLANTED = "╱╲╳";
  private static final String SMOOTH = " shape-rendering=\"auto\"";

  /** The block characters; the bits of an index are the quarters of the cell that are filled. */
  private static final String BLOCKS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█";

  /** The point and the comma of the display. */
  private static final Map<Character, String> PUNCTUATION =
      Map.of('▖', "M0 13h5v5h-5z", '▞', "M0 13h5v5h-5zM5 8h5v5h-5z");

  /** A crown in a square of two cells. */
  private static final String CROWN =
      "M3 18h14v-2.5h-14zM3.4 14l-2-9l4.8 4.6l3.8-7.1l3.8 7.1l4.8-4.6l-2 9z";

  private static final Pattern MOVE = Pattern.compile("M([\\d.]+) ([\\d.]+)");

  private final Frame frame;
  private final Theme theme;
  private final BitSet cells;
  private final Map<String, StringBuilder> grounds = new LinkedHashMap<>();
  private final Map<String, StringBuilder> shapes = new LinkedHashMap<>();
  private final StringBuilder texts = new StringBuilder();

  /** Creates a drawing of some cells of a frame, which are counted from the top left. */
  Drawing(Frame frame, Theme theme, BitSet cells) {
    this.frame = frame;
    this.theme = theme;
    this.cells = cells;
  }

  /** Returns the beginning of a drawing of this size. */
  static String head(Size size) {
    int width = size.columns() * WIDTH;
    int height = size.rows() * HEIGHT;
    return """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" \
        width="%d" height="%d" shape-rendering="crispEdges" \
        font-family="'DejaVu Sans Mono','Menlo','Consolas',monospace" font-size="16">
        """
        .formatted(width, height, width, height);
  }

  /** Returns the cells without the beginning and the end of a drawing. */
  String svg() {
    for (int row = 0; row < frame.size().rows(); row++) {
      grounds(row);
    }
    for (int row = 0; row < frame.size().rows(); row++) {
      for (int column = 0; column < frame.size().columns(); column++) {
        column = isDrawn(column, row) ? ink(column, row) : column;
      }
    }
    StringBuilder svg = new StringBuilder();
    Stream.of(grounds, shapes)
        .forEach(
            paths ->
                paths.forEach(
                    (how, path) -> svg.append("<path %s d=\"%s\"/>\n".formatted(how, path))));
    return svg.append(texts).toString();
  }

  private boolean isDrawn(int column, int row) {
    return column < frame.size().columns() && cells.get(row * frame.size().columns() + column);
  }

  /** Draws the grounds of a row, with a rectangle for each run of equal ground. */
  private void grounds(int row) {
    for (int begin = 0; begin < frame.size().columns(); begin++) {
      if (isDrawn(begin, row)) {
        Ink ground = frame.style(begin, row).ground();
        int end = begin + 1;
        while (isDrawn(end, row) && frame.style(end, row).ground() == ground) {
          end++;
        }
        int width = (end - begin) * WIDTH;
        shape(
            grounds, begin, row, filled(ground), "M0 0h%dv%dh-%dz".formatted(width, HEIGHT, width));
        begin = end - 1;
      }
    }
  }

  private String filled(Ink ink) {
    return "fill=\"" + colour(ink) + "\"";
  }

  /** Draws the text or shape that begins at a cell; returns the column after it. */
  private int ink(int column, int row) {
    char character = frame.character(column, row);
    Style style = frame.style(column, row);
    if (character == ' ') {
      return column;
    }
    if (character == '♛' && isDrawn(column + 1, row) && frame.character(column + 1, row) == ' ') {
      shape(shapes, column, row, filled(style.ink()) + SMOOTH, CROWN);
      return column;
    }
    if (BLOCKS.indexOf(character) >= 0) {
      shape(shapes, column, row, filled(style.ink()), block(character, style.ground()));
      return column;
    }
    if (LINES.indexOf(character) >= 0) {
      boolean heavy = LIGHT.indexOf(character) < 0 || style.bold();
      shape(
          shapes, column, row, stroked(style.ink(), heavy ? 3 : 1, character), strokes(character));
      return column;
    }
    int end = column;
    while (isText(end + 1, row, style)) {
      end++;
    }
    text(column, end, row, style);
    return end;
  }

  private static String block(char character, Ink ground) {
    if (ground == Ink.LCD && PUNCTUATION.containsKey(character)) {
      return PUNCTUATION.get(character);
    }
    int quarters = BLOCKS.indexOf(character);
    return half(quarters & 3, 0) + half(quarters >> 2, 10);
  }

  /** Draws the upper or lower half of a block character: its left quarter 1, its right one 2. */
  private static String half(int quarters, int top) {
    int width = quarters == 3 ? 10 : 5;
    int left = quarters == 2 ? 5 : 0;
    return quarters == 0 ? "" : "M%d %dh%dv10h-%dz".formatted(left, top, width, width);
  }

  private String stroked(Ink ink, int width, char character) {
    String smooth = SLANTED.indexOf(character) < 0 ? "" : SMOOTH;
    return "fill=\"none\" stroke=\"%s\" stroke-width=\"%d\"%s"
        .formatted(colour(ink), width, smooth);
  }

  private boolean isText(int column, int row, Style style) {
    if (!isDrawn(column, row)) {
      return false;
    }
    char character = frame.character(column, row);
    return frame.style(column, row).equals(style)
        && character != ' '
        && LINES.indexOf(character) < 0
        && BLOCKS.indexOf(character) < 0;
  }

  private void text(int begin, int end, int row, Style style) {
    StringBuilder text = new StringBuilder();
    for (int column = begin; column <= end; column++) {
      text.append(frame.character(column, row));
    }
    texts.append(
        "<text x=\"%d\" y=\"%d\" textLength=\"%d\" %s%s>%s</text>\n"
            .formatted(
                begin * WIDTH,
                row * HEIGHT + BASELINE,
                text.length() * WIDTH,
                filled(style.ink()),
                style.bold() ? " font-weight=\"bold\"" : "",
                StringUtils.replaceEach(
                    text.toString(), new String[] {"&", "<"}, new String[] {"&amp;", "&lt;"})));
  }

  /** Adds a path that begins at the top left of a cell to all others in the same style. */
  private static void shape(
      Map<String, StringBuilder> paths, int column, int row, String how, String path) {
    String moved =
        MOVE.matcher(path)
            .replaceAll(
                move ->
                    Matcher.quoteReplacement(
                        "M%s %s"
                            .formatted(
                                number(column * WIDTH + Double.parseDouble(move.group(1))),
                                number(row * HEIGHT + Double.parseDouble(move.group(2))))));
    paths.computeIfAbsent(how, it -> new StringBuilder()).append(moved);
  }

  private static String number(double number) {
    return Strings.CS.removeEnd(String.valueOf(number), ".0");
  }

  private static String strokes(char character) {
    StringBuilder path = new StringBuilder();
    append(path, LEFT, character, "M6.5 10h-6.5");
    append(path, RIGHT, character, "M3.5 10h6.5");
    append(path, UP, character, "M5 11.5v-11.5");
    append(path, DOWN, character, "M5 8.5v11.5");
    append(path, "╱╳", character, "M10 0l-10 20");
    append(path, "╲╳", character, "M0 0l10 20");
    return path.toString();
  }

  private static void append(StringBuilder path, String among, char character, String stroke) {
    if (among.indexOf(character) >= 0) {
      path.append(stroke);
    }
  }

  private String colour(Ink role) {
    return "#%06x".formatted(theme.colour(role).getAsInt());
  }
}
