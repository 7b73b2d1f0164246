package hp41.editor.language;

import hp41.app.FunctionHelp;
import hp41.key.OperandKind;
import hp41.listing.SourceMap;
import hp41.machine.CalculatorFunction;
import hp41.machine.StepSpelling;
import hp41.text.Counted;
import java.util.HexFormat;
import java.util.Optional;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.Position;

/** The hovers of functions and steps. */
final class Hovers {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

  private final LabelReferences labels;

  Hovers(Workspace workspace) {
    labels = new LabelReferences(workspace);
  }

  /** Returns the hover for the step at a position. */
  Optional<Hover> at(ParsedListing listing, Position place) {
    return listing
        .at(place)
        .map(found -> new Hover(markdown(about(listing, found)), listing.range(found.line())));
  }

  private String about(ParsedListing listing, SourceMap.MapMatch found) {
    SourceMap.MappedLine line = found.line();
    CalculatorFunction function = line.instruction().function();
    StringBuilder text = new StringBuilder();
    if (isPlain(function)) {
      text.append("`").append(StepSpelling.shown(line.instruction())).append("`\n\n");
      text.append(function.help());
    } else {
      text.append(FunctionHelp.of(function).markdown());
    }
    new CellReferences(listing)
        .at(line)
        .ifPresent(
            place ->
                CellNames.of(listing)
                    .of(place.cell())
                    .ifPresent(
                        it -> text.append("\n\n%s: %s".formatted(place.cell().name(), it.text()))));
    byte[] bytes = line.bytes();
    text.append(
        "\n\n---\nLine %d%s · %s: `%s`"
            .formatted(
                line.number(),
                DocumentSymbols.title(found.program()).map(it -> " of " + it).orElse(""),
                Counted.of(bytes.length, "byte"),
                HEX.formatHex(bytes)));
    new LabelReferences.LabelPlace(listing, found.program(), line)
        .target(labels)
        .ifPresent(
            target ->
                text.append(
                    "\n\nLeads to `%s`, line %d"
                        .formatted(target.listing().step(target.line()), target.line().number())));
    return text.toString();
  }

  private static boolean isPlain(CalculatorFunction function) {
    return function.operand() == OperandKind.TEXT || function.operand() == OperandKind.NUMBER;
  }

  /** Returns a Markdown text. */
  static MarkupContent markdown(String text) {
    return new MarkupContent(MarkupKind.MARKDOWN, text);
  }
}
