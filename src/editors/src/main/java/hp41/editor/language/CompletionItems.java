package hp41.editor.language;

import hp41.app.FunctionHelp;
import hp41.files.BundledProgram;
import hp41.key.OperandKind;
import hp41.listing.SourceMap;
import hp41.listing.StepWords;
import hp41.machine.CalculatorFunction;
import hp41.memory.CharacterSet;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionItemKind;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;

/**
 * Completes the word that is being typed to functions, labels, programs or registers.
 *
 * @param workspace contains the labels
 * @param snippets whether the editor supports snippets, which have a placeholder for the operand
 */
record CompletionItems(Workspace workspace, boolean snippets) {

  private static final Pattern LABEL =
      Pattern.compile("(?i)(?:^|.*[\\s,:*])(GTO|GOTO|XEQ)\\s+([\"“']?[^\"“';\\s]*)");
  private static final Pattern OPERAND =
      Pattern.compile("(?:^|.*\\s|.*[,:]\\s)(\\S+)\\s+((?i:IND\\s+)?)([A-Za-z]*)");
  private static final Pattern STEP = Pattern.compile(Signatures.BEFORE_STEP + "([^\\s\"“;,]*)");
  private static final List<String> LETTERS = List.of("X", "Y", "Z", "T", "L", "IND");

  /** Returns the completions at a position. */
  List<CompletionItem> at(ParsedListing listing, Position place) {
    return listing
        .text()
        .typed(place)
        .filter(it -> !isComment(it))
        .map(it -> afterText(it, listing, place))
        .orElse(List.of());
  }

  private List<CompletionItem> afterText(String before, ParsedListing listing, Position place) {
    Matcher label = LABEL.matcher(before);
    if (label.matches()) {
      return labels(listing, place, label.group(2));
    }
    Matcher step = STEP.matcher(before);
    if (step.matches()) {
      return functions(range(place, step.group(1)), step.group(1));
    }
    Matcher operand = OPERAND.matcher(before);
    return operand.matches() ? registers(place, operand) : List.of();
  }

  private static boolean isComment(String before) {
    boolean quoted = false;
    for (char character : before.toCharArray()) {
      quoted ^= character == '"';
      if (character == ';' && !quoted) {
        return true;
      }
    }
    return quoted && !LABEL.matcher(before).matches();
  }

  private static Range range(Position end, String word) {
    return new Range(new Position(end.getLine(), end.getCharacter() - word.length()), end);
  }

  private List<CompletionItem> functions(Range range, String word) {
    List<CompletionItem> items = new ArrayList<>();
    for (CalculatorFunction function : workspace.listings().words().startingWith(word)) {
      CompletionItem item = new CompletionItem(StepWords.name(function));
      item.setKind(CompletionItemKind.Function);
      item.setDetail(FunctionHelp.of(function).call() + "   " + function.effect());
      item.setFilterText(word.isEmpty() ? StepWords.name(function) : word);
      item.setSortText("%05d".formatted(items.size()));
      String placeholder = function.operand().placeholder();
      boolean asks = snippets && !placeholder.isEmpty();
      String written = StepWords.name(function);
      item.setInsertTextFormat(asks ? InsertTextFormat.Snippet : InsertTextFormat.PlainText);
      item.setTextEdit(
          Either.forLeft(new TextEdit(range, asks ? snippet(written, placeholder) : written)));
      items.add(item);
    }
    return items;
  }

  private static String snippet(String name, String placeholder) {
    boolean quoted = placeholder.startsWith("\"");
    String inner = placeholder.replace("\"", "");
    return name.replaceAll("[\\\\$}]", "\\\\$0")
        + (quoted ? " \"${1:" + inner + "}\"" : " ${1:" + inner + "}");
  }

  /** Returns a completion with the documentation of its function. */
  CompletionItem explained(CompletionItem item) {
    if (item.getKind() == CompletionItemKind.Function) {
      workspace
          .listings()
          .words()
          .find(item.getLabel())
          .ifPresent(it -> item.setDocumentation(Hovers.markdown(FunctionHelp.of(it).markdown())));
    }
    return item;
  }

  private List<CompletionItem> labels(ParsedListing listing, Position place, String prefix) {
    Set<String> global = new LinkedHashSet<>();
    for (ParsedListing each : workspace.all(listing.uri())) {
      each.source().all().forEach(it -> it.line().global().ifPresent(global::add));
    }
    List<CompletionItem> items = new ArrayList<>();
    Range range = range(place, prefix);
    locals(listing, place)
        .forEach(it -> add(items, range, prefix, it, CompletionItemKind.Constant, "local label"));
    for (String name : global) {
      String glyphs = CharacterSet.glyphs(name);
      add(items, range, prefix, '"' + glyphs + '"', CompletionItemKind.Module, "global label");
    }
    for (String name : BundledProgram.byName().keySet()) {
      if (!global.contains(CharacterSet.characters(name))) {
        add(items, range, prefix, '"' + name + '"', CompletionItemKind.File, "bundled program");
      }
    }
    return items;
  }

  private static Set<String> locals(ParsedListing listing, Position place) {
    Set<String> locals = new LinkedHashSet<>();
    Optional<SourceMap.MappedProgram> program = program(listing, place);
    program.ifPresent(
        it ->
            it.lines().stream()
                .filter(line -> line.instruction().isLabel() && line.local().isPresent())
                .forEach(line -> locals.add(name(listing, line))));
    return locals;
  }

  private static String name(ParsedListing listing, SourceMap.MappedLine line) {
    String step = listing.step(line);
    return step.substring(step.length() - Math.min(2, step.length())).strip();
  }

  /** Returns the program at a line, or the last program if the line is below all of them. */
  private static Optional<SourceMap.MappedProgram> program(ParsedListing listing, Position place) {
    List<SourceMap.MappedProgram> programs = listing.source().programs();
    return listing
        .source()
        .atOrBelow(place.getLine() + 1)
        .map(SourceMap.MapMatch::program)
        .or(() -> programs.stream().skip(Math.max(0, programs.size() - 1)).findFirst());
  }

  private static void add(
      List<CompletionItem> items,
      Range range,
      String prefix,
      String name,
      CompletionItemKind kind,
      String detail) {
    String letters = prefix.replaceAll("^[\"“']", "").toUpperCase(Locale.ROOT);
    if (!name.replace("\"", "").toUpperCase(Locale.ROOT).startsWith(letters)) {
      return;
    }
    CompletionItem item = new CompletionItem(name.replace("\"", ""));
    item.setKind(kind);
    item.setDetail(detail);
    item.setFilterText(prefix.isEmpty() ? name : prefix);
    item.setSortText("%05d".formatted(items.size()));
    item.setTextEdit(Either.forLeft(new TextEdit(range, name)));
    items.add(item);
  }

  private List<CompletionItem> registers(Position place, Matcher operand) {
    Optional<CalculatorFunction> function = workspace.listings().words().find(operand.group(1));
    boolean indirect = !operand.group(2).isEmpty();
    OperandKind kind = function.map(CalculatorFunction::operand).orElse(OperandKind.NONE);
    List<CompletionItem> items = new ArrayList<>();
    if (kind == OperandKind.REGISTER || indirect) {
      Range range = range(place, operand.group(3));
      LETTERS.stream()
          .filter(letter -> !(indirect && letter.equals("IND")))
          .forEach(
              it ->
                  add(
                      items,
                      range,
                      operand.group(3),
                      it,
                      CompletionItemKind.Variable,
                      it.equals("IND")
                          ? "indirect: the register contains the address"
                          : "stack register"));
    }
    return items;
  }
}
