package hp41.terminal;

import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Style;
import hp41.screen.Theme;
import java.util.Map;
import org.apache.commons.lang3.StringUtils;

/**
 * A frame as SVG: letters as text, each row's cells in their places whatever the font; the lines
 * and blocks that must meet between cells as shapes.
 */
public final class Drawing {

  private static final int WIDTH = 10;
  private static final int HEIGHT = 20;
  private static final int BASELINE = 15;

  private static final String LINES = "─│┄┌┐└┘━┃┏┓┗┛┣┫┳┻╋╸╹╺╻╱╲╳";
  private static final String LEFT = "─┐┘━┓┛┫┳┻╋╸";
  private static final String RIGHT = "─┌└━┏┗┣┳┻╋╺";
  private static final String UP = "│└┘┃┗┛┣┫┻╋╹";
  private static final String DOWN = "│┌┐┃┏┓┣┫┳╋╻";
  private static final String LIGHT = "─│┌┐└┘╱╲╳";
  private static final Map<Character, String> BLOCKS =
      Map.of(
          '▄', "M0 10h10v10h-10z",
          '▀', "M0 0h10v10h-10z",
          '█', "M0 0h10v20h-10z",
          '▖', "M0 13h5v5h-5z",
          '▞', "M0 13h5v5h-5zM5 8h5v5h-5z");

  private final Frame frame;
  private final Theme theme;
  private final StringBuilder svg = new StringBuilder();

  Drawing(Frame frame, Theme theme) {
    this.frame = frame;
    this.theme = theme;
  }

  String svg() {
    int width = frame.size().columns() * WIDTH;
    int height = frame.size().rows() * HEIGHT;
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" \
        width="%d" height="%d" shape-rendering="crispEdges" \
        font-family="'DejaVu Sans Mono','Menlo','Consolas',monospace" font-size="16">
        """
            .formatted(width, height, width, height));
    for (int row = 0; row < frame.size().rows(); row++) {
      grounds(row);
    }
    for (int row = 0; row < frame.size().rows(); row++) {
      for (int column = 0; column < frame.size().columns(); column++) {
        column = ink(column, row);
      }
    }
    return svg.append("</svg>\n").toString();
  }

  /** The grounds of a row, a rectangle for each that is the same all along. */
  private void grounds(int row) {
    int begin = 0;
    for (int column = 1; column <= frame.size().columns(); column++) {
      boolean ends = column == frame.size().columns();
      if (ends || frame.style(column, row).ground() != frame.style(begin, row).ground()) {
        svg.append(
            "<path fill=\"%s\" d=\"M%d %dh%dv%dH%d\"/>\n"
                .formatted(
                    colour(frame.style(begin, row).ground()),
                    begin * WIDTH,
                    row * HEIGHT,
                    (column - begin) * WIDTH,
                    HEIGHT,
                    begin * WIDTH));
        begin = column;
      }
    }
  }

  /** Draws what begins at a cell; the column it ends in. */
  private int ink(int column, int row) {
    char character = frame.character(column, row);
    Style style = frame.style(column, row);
    if (character == ' ') {
      return column;
    }
    if (BLOCKS.containsKey(character)) {
      shape(column, row, "fill", style, 0, BLOCKS.get(character));
      return column;
    }
    if (LINES.indexOf(character) >= 0) {
      boolean heavy = LIGHT.indexOf(character) < 0 || style.bold();
      shape(column, row, smoothing(character) + "stroke", style, heavy ? 3 : 1, strokes(character));
      return column;
    }
    int end = column;
    while (end + 1 < frame.size().columns() && isText(end + 1, row, style)) {
      end++;
    }
    text(column, end, row, style);
    return end;
  }

  private boolean isText(int column, int row, Style style) {
    char character = frame.character(column, row);
    return frame.style(column, row).equals(style)
        && character != ' '
        && LINES.indexOf(character) < 0
        && !BLOCKS.containsKey(character);
  }

  private void text(int begin, int end, int row, Style style) {
    StringBuilder text = new StringBuilder();
    for (int column = begin; column <= end; column++) {
      text.append(frame.character(column, row));
    }
    svg.append(
        "<text x=\"%d\" y=\"%d\" textLength=\"%d\" fill=\"%s\"%s>%s</text>\n"
            .formatted(
                begin * WIDTH,
                row * HEIGHT + BASELINE,
                text.length() * WIDTH,
                colour(style.ink()),
                style.bold() ? " font-weight=\"bold\"" : "",
                StringUtils.replaceEach(
                    text.toString(), new String[] {"&", "<"}, new String[] {"&amp;", "&lt;"})));
  }

  private void shape(int column, int row, String kind, Style style, int width, String path) {
    svg.append(
        "<path transform=\"translate(%d,%d)\" %s=\"%s\"%s d=\"%s\"/>\n"
            .formatted(
                column * WIDTH,
                row * HEIGHT,
                kind,
                colour(style.ink()),
                width > 0 ? " stroke-width=\"" + width + "\"" : "",
                path));
  }

  private static String smoothing(char character) {
    return "╱╲╳".indexOf(character) < 0 ? "" : "shape-rendering=\"auto\" ";
  }

  private static String strokes(char character) {
    StringBuilder path = new StringBuilder();
    append(path, LEFT, character, "M6.5 10H0");
    append(path, RIGHT, character, "M3.5 10H10");
    append(path, UP, character, "M5 11.5V0");
    append(path, DOWN, character, "M5 8.5V20");
    append(path, "╱╳", character, "M10 0L0 20");
    append(path, "╲╳", character, "M0 0L10 20");
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
