package hp41.command;

import hp41.printer.PrintedLine;
import java.util.List;

/** The printer's paper as a picture in SVG: each black dot a square. */
final class PaperPicture {

  private static final int MARGIN = 8;
  private static final int LINE_HEIGHT = 10;
  private static final int WIDTH = PrintedLine.COLUMNS + 2 * MARGIN;

  private PaperPicture() {}

  /** The picture of these lines, one below the other. */
  static String of(List<PrintedLine> lines) {
    int height = lines.size() * LINE_HEIGHT + 2 * MARGIN;
    StringBuilder dots = new StringBuilder();
    for (int i = 0; i < lines.size(); i++) {
      draw(lines.get(i), MARGIN + i * LINE_HEIGHT, dots);
    }
    return """
        <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">
        <rect width="100%%" height="100%%" fill="#fbfaf3"/>
        <path fill="#27324f" d="%s"/>
        </svg>
        """
        .formatted(3 * WIDTH, 3 * height, WIDTH, height, dots);
  }

  private static void draw(PrintedLine line, int top, StringBuilder dots) {
    for (int column = 0; column < PrintedLine.COLUMNS; column++) {
      for (int dot = 0; dot < PrintedLine.DOTS; dot++) {
        if (line.isBlack(column, dot)) {
          dots.append("M%d %dh1v1h-1z".formatted(MARGIN + column, top + dot));
        }
      }
    }
  }
}
