package hp41.editor.language;

import hp41.app.FunctionHelp;
import hp41.key.OperandKind;
import hp41.listing.StepWords;
import hp41.machine.CalculatorFunction;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.ParameterInformation;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureInformation;

/** The signature help for the operand that is being typed. */
record Signatures(StepWords words) {

  /** The text of a line before a step: a line number, and steps that end with a comma or colon. */
  static final String BEFORE_STEP = "\\s*(?:\\d{1,4}[.:)]?\\s+)?(?:.*(?:,|\\s:)\\s+)?";

  private static final Pattern CALL = Pattern.compile(BEFORE_STEP + "([^\\s\"“;,]+)\\s+[^;]*");

  /** Returns the signature help at a position. */
  Optional<SignatureHelp> at(ParsedListing listing, Position place) {
    return listing
        .text()
        .typed(place)
        .map(CALL::matcher)
        .filter(Matcher::matches)
        .flatMap(call -> words.find(call.group(1)))
        .filter(it -> it.operand() != OperandKind.NONE)
        .map(Signatures::help);
  }

  private static SignatureHelp help(CalculatorFunction function) {
    FunctionHelp help = FunctionHelp.of(function);
    ParameterInformation operand =
        new ParameterInformation(function.operand().placeholder(), help.operand());
    SignatureInformation signature =
        new SignatureInformation(help.call(), help.text(), List.of(operand));
    return new SignatureHelp(List.of(signature), 0, 0);
  }
}
