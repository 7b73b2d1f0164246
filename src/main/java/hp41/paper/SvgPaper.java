package hp41.paper;

import hp41.printer.PrintedLine;
import java.util.List;

/** Paper as a picture in SVG. */
final class SvgPaper {

  private SvgPaper() {}

  /** The picture of these lines, one below the other. */
  static String of(List<PrintedLine> lines) {
    int height = Strip.height(lines.size());
    StringBuilder picture = new StringBuilder();
    picture.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">
        <rect width="100%%" height="100%%" fill="#%06x"/>
        <path fill="#%06x" d="\
        """
            .formatted(3 * Strip.WIDTH, 3 * height, Strip.WIDTH, height, Strip.PAPER, Strip.INK));
    Strip.draw(
        lines, (x, y) -> picture.append('M').append(x).append(' ').append(y).append("h1v1h-1z"));
    return picture.append("\"/>\n</svg>\n").toString();
  }
}
