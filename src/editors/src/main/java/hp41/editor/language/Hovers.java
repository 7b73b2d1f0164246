package hp41.editor.language;

import hp41.listing.SourceMap;
import hp41.listing.StepWords;
import hp41.machine.CalculatorFunction;
import hp41.machine.OperandKind;
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
      text.append(of(function));
    }
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

  /** Returns the description of a function: its spelling, its effect, and its errors. */
  static String of(CalculatorFunction function) {
    StringBuilder text = new StringBuilder("**").append(escaped(call(function))).append("**");
    text.append(" · `").append(function.effect()).append("`\n\n").append(function.help());
    if (function.operand() != OperandKind.NONE) {
      text.append("\n\nTakes ").append(StepWords.operandDescription(function)).append('.');
    }
    String errors = function.usage().messages();
    if (!errors.isEmpty()) {
      text.append("\n\nErrors: ").append(errors);
    }
    if (!function.usage().flags().isEmpty()) {
      text.append("\n\nFlags: ").append(function.usage().flags());
    }
    if (!function.usage().example().isEmpty()) {
      text.append("\n\nExample: `").append(function.usage().example()).append('`');
    }
    return text.toString();
  }

  private static String escaped(String name) {
    return name.replaceAll("[*_\\\\<>#^+|-]", "\\\\$0");
  }

  /** Returns a function with a placeholder for its operand: {@code STO nn}. */
  static String call(CalculatorFunction function) {
    return (StepWords.name(function) + " " + function.operand().placeholder()).strip();
  }

  /** Returns a Markdown text. */
  static MarkupContent markdown(String text) {
    return new MarkupContent(MarkupKind.MARKDOWN, text);
  }
}
