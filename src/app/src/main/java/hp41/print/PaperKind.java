package hp41.print;

import hp41.event.PrintedLine;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The file formats in which paper can be saved; the extension of the file name selects one. */
public enum PaperKind {
  TXT(PaperKind::text),
  SVG(Svg::paper),
  PNG(Png::paper),
  PDF(Pdf::paper);

  private static final int SIGNATURE = 4;
  private static final String WHITESPACE = "\t\n\f\r";

  private final Function<List<PrintedLine>, byte[]> content;

  PaperKind(Function<List<PrintedLine>, byte[]> content) {
    this.content = content;
  }

  /** Returns the format for the extension of a file name, in upper or lower case. */
  public static Optional<PaperKind> of(String name) {
    String end = name.toUpperCase(Locale.ROOT);
    return Stream.of(values()).filter(kind -> end.endsWith("." + kind.name())).findFirst();
  }

  /** Returns the extensions of all formats: {@code txt svg png pdf}. */
  public static String endings() {
    return Stream.of(values())
        .map(it -> it.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" "));
  }

  /** Returns the content of a file with these printed lines. */
  public byte[] content(List<PrintedLine> lines) {
    return content.apply(lines);
  }

  /**
   * Returns whether a file with this beginning can contain paper in this format: a text contains no
   * control characters, and a picture begins with the signature of its format.
   */
  public boolean isKindOf(byte[] beginning) {
    if (this == TXT) {
      return IntStream.range(0, beginning.length)
          .allMatch(
              i ->
                  beginning[i] < 0 || beginning[i] >= ' ' || WHITESPACE.indexOf(beginning[i]) >= 0);
    }
    return beginning.length >= SIGNATURE
        && Arrays.equals(beginning, 0, SIGNATURE, content(List.of()), 0, SIGNATURE);
  }

  private static byte[] text(List<PrintedLine> lines) {
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> line.rows().forEach(row -> text.append(row).append('\n')));
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** The positions of the dots on the paper, in dots from the top left corner of the strip. */
  static final class PaperStrip {

    private static final int MARGIN = 8;
    private static final int LINE_HEIGHT = 10;

    /** The width of the strip in dots. */
    static final int WIDTH = PrintedLine.COLUMNS + 2 * MARGIN;

    /** The colour of the paper, in RGB. */
    static final int PAPER = 0xfbfaf3;

    /** The colour of the dots, in RGB. */
    static final int INK = 0x27324f;

    private PaperStrip() {}

    /** Receives the position of a black dot. */
    interface Dot {
      void at(int x, int y);
    }

    /** Returns the length in dots of a strip with a number of lines. */
    static int height(int lines) {
      return lines * LINE_HEIGHT + 2 * MARGIN;
    }

    /** Passes all black dots of the lines to a receiver. */
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
