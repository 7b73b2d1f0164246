package hp41.print;

import hp41.event.PrintedLine;
import hp41.print.PaperKind.PaperStrip;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes SVG pictures. */
public final class Svg {

  private Svg() {}

  /** Writes paper, with its lines from top to bottom. */
  static byte[] paper(List<PrintedLine> lines) {
    int height = PaperStrip.height(lines.size());
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="%d" height="%d" viewBox="0 0 %d %d">
        <rect width="%d" height="%d" fill="#%s"/>
        <path fill="#%s" d="\
        """
            .formatted(
                3 * PaperStrip.WIDTH,
                3 * height,
                PaperStrip.WIDTH,
                height,
                PaperStrip.WIDTH,
                height,
                Integer.toHexString(PaperStrip.PAPER),
                Integer.toHexString(PaperStrip.INK)));
    PaperStrip.draw(
        lines, (x, y) -> svg.append('M').append(x).append(' ').append(y).append("h1v1h-1z"));
    return svg.append("\"/>\n</svg>\n").toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Writes pages of bar code in actual size, one below the other. */
  public static byte[] sheet(Sheet sheet) {
    int height = sheet.pages().size() * Sheet.PAGE_HEIGHT;
    StringBuilder svg = new StringBuilder();
    svg.append(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="%dpt" height="%dpt" viewBox="0 0 %d %d">
        <rect width="%d" height="%d" fill="#fff"/>
        <g font-family="Helvetica, Arial, sans-serif">
        """
            .formatted(
                Sheet.PAGE_WIDTH / 10,
                height / 10,
                Sheet.PAGE_WIDTH,
                height,
                Sheet.PAGE_WIDTH,
                height));
    for (int i = 0; i < sheet.pages().size(); i++) {
      svg.append("<g transform=\"translate(0 %d)\">\n".formatted(i * Sheet.PAGE_HEIGHT));
      sheet.pages().get(i).texts().forEach(text -> svg.append(text(text)));
      sheet.pages().get(i).rows().forEach(bars -> svg.append(path(bars)));
      svg.append("</g>\n");
    }
    return svg.append("</g>\n</svg>\n").toString().getBytes(StandardCharsets.UTF_8);
  }

  private static String text(Sheet.PrintedText text) {
    return "<text x=\"%d\" y=\"%d\" font-size=\"%d\"%s>%s</text>\n"
        .formatted(
            text.x(),
            text.y(),
            text.size(),
            text.bold() ? " font-weight=\"bold\"" : "",
            Markup.text(text.words()));
  }

  private static String path(List<Sheet.PrintedBar> bars) {
    StringBuilder path = new StringBuilder("<path d=\"");
    for (Sheet.PrintedBar bar : bars) {
      path.append(
          "M%d %dh%dv%dh-%dz"
              .formatted(bar.x(), bar.y(), bar.width(), Sheet.BAR_HEIGHT, bar.width()));
    }
    return path.append("\"/>\n").toString();
  }
}
