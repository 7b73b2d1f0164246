package hp41.editor.language;

import hp41.listing.SourceMap;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * The inlay hints of steps: the number of the program line before the step, and its bytes after it.
 */
final class InlayHints {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

  private InlayHints() {}

  /** Returns the inlay hints for the lines in a range. */
  static List<InlayHint> of(ParsedListing listing, Range lines) {
    List<InlayHint> hints = new ArrayList<>();
    listing
        .source()
        .all()
        .map(SourceMap.MapMatch::line)
        .filter(line -> isIn(lines, line.place().line() - 1))
        .forEach(
            line -> {
              Range step = listing.range(line);
              InlayHint number =
                  new InlayHint(step.getStart(), Either.forLeft("%02d".formatted(line.number())));
              number.setPaddingRight(true);
              InlayHint bytes =
                  new InlayHint(step.getEnd(), Either.forLeft(HEX.formatHex(line.bytes())));
              bytes.setPaddingLeft(true);
              hints.add(number);
              hints.add(bytes);
            });
    return hints;
  }

  private static boolean isIn(Range lines, int line) {
    return lines.getStart().getLine() <= line && line <= lines.getEnd().getLine();
  }
}
