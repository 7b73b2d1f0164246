package hp41.print;

import hp41.printer.PrintedLine;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The kinds of files that paper can be saved in, told by how their names end. */
public enum PaperKind {
  TXT(PaperKind::text),
  SVG(Svg::paper),
  PNG(Png::paper),
  PDF(Pdf::paper);

  private static final int SIGNATURE = 4;
  private static final String SPACES = "\t\n\f\r";

  private final Function<List<PrintedLine>, byte[]> content;

  PaperKind(Function<List<PrintedLine>, byte[]> content) {
    this.content = content;
  }

  /** The kind that the name of a file tells. */
  public static Optional<PaperKind> of(String name) {
    String end = name.toUpperCase(Locale.ROOT);
    return Stream.of(values()).filter(kind -> end.endsWith("." + kind.name())).findFirst();
  }

  /** The content of a file with these lines. */
  public byte[] content(List<PrintedLine> lines) {
    return content.apply(lines);
  }

  /**
   * Returns whether a file that begins with these bytes can be paper of this kind: a text contains
   * no control characters, a picture begins as the pictures of its kind do.
   */
  public boolean isKindOf(byte[] beginning) {
    if (this == TXT) {
      return IntStream.range(0, beginning.length)
          .allMatch(
              i -> beginning[i] < 0 || beginning[i] >= ' ' || SPACES.indexOf(beginning[i]) >= 0);
    }
    return beginning.length >= SIGNATURE
        && Arrays.equals(beginning, 0, SIGNATURE, content(List.of()), 0, SIGNATURE);
  }

  private static byte[] text(List<PrintedLine> lines) {
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> line.rows().forEach(row -> text.append(row).append('\n')));
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Where the dots of some lines are on their strip of paper, in dots from its top left corner. */
  static final class PaperStrip {

    private static final int MARGIN = 8;
    private static final int LINE_HEIGHT = 10;

    /** Dots across the strip. */
    static final int WIDTH = PrintedLine.COLUMNS + 2 * MARGIN;

    /** The colour of the paper, in RGB. */
    static final int PAPER = 0xfbfaf3;

    /** The colour of the dots, in RGB. */
    static final int INK = 0x27324f;

    private PaperStrip() {}

    /** What is done with a dot. */
    interface Dot {
      void at(int x, int y);
    }

    /** Dots along a strip with so many lines. */
    static int height(int lines) {
      return lines * LINE_HEIGHT + 2 * MARGIN;
    }

    /** Goes through all black dots of the lines. */
    static void draw(List<PrintedLine> lines, Dot dot) {
      for (int i = 0; i < lines.size(); i++) {
        draw(lines.get(i), MARGIN + i * LINE_HEIGHT, dot);
      }
    }

    private static void draw(PrintedLine line, int top, Dot dot) {
      for (int column = 0; column < PrintedLine.COLUMNS; column++) {
        for (int y = 0; y < PrintedLine.DOTS; y++) {
          if (line.isBlack(column, y)) {
            dot.at(MARGIN + column, top + y);
          }
        }
      }
    }
  }
}
