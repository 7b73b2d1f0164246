package hp41.paper;

import hp41.printer.PrintedLine;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The kinds of files that paper can be saved in, told by how their names end. */
public enum PaperKind {
  TXT(PaperKind::text),
  SVG(lines -> SvgPaper.of(lines).getBytes(StandardCharsets.UTF_8)),
  PNG(PngPaper::of),
  PDF(PdfPaper::of);

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

  private static byte[] text(List<PrintedLine> lines) {
    StringBuilder text = new StringBuilder();
    lines.forEach(line -> line.rows().forEach(row -> text.append(row).append('\n')));
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }
}
