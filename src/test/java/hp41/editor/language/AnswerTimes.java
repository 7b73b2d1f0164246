package hp41.editor.language;

import hp41.files.Bundle;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.Test;

/**
 * Measures, and does not judge, how long answers take after each letter that is typed into a
 * listing of 2,000 lines. It is left out of all tests but {@code mvn test -Dtest=AnswerTimes}.
 */
class AnswerTimes {

  private static final int LINES = 2000;
  private static final int TYPED = 60;
  private static final int WARM = 20;
  private static final String LETTERS = "RCL 05\nSTX 01\nGTO 20\n";

  private final Map<String, List<Long>> times = new LinkedHashMap<>();

  private static String listing() {
    String queens = new String(Bundle.read("8QUEENS").orElseThrow(), StandardCharsets.UTF_8);
    List<String> lines = queens.lines().toList();
    return IntStream.range(0, LINES)
        .mapToObj(i -> lines.get(i % lines.size()))
        .reduce("", (text, line) -> text + line + "\n");
  }

  @Test
  void measures() throws Exception {
    try (Editor editor = Editor.start()) {
      editor.open(listing());
      int line = LINES / 2;
      int column = 0;
      editor.change(range(line, 0, 0), "\n");
      for (int i = 0; i < TYPED; i++) {
        char letter = LETTERS.charAt(i % LETTERS.length());
        long start = System.nanoTime();
        editor.change(range(line, column, column), String.valueOf(letter));
        note("change and diagnostics", i, start);
        line += letter == '\n' ? 1 : 0;
        column = letter == '\n' ? 0 : column + 1;
        ask(editor.server().getTextDocumentService(), i, new Position(line, column));
      }
    }
    times.forEach(
        (name, all) -> {
          Collections.sort(all);
          System.out.printf(
              "%-24s median %6.1f ms, most %6.1f ms%n",
              name, all.get(all.size() / 2) / 1e6, all.get(all.size() - 1) / 1e6);
        });
  }

  private static Range range(int line, int start, int end) {
    return new Range(new Position(line, start), new Position(line, end));
  }

  private void note(String name, int typed, long start) {
    if (typed >= WARM) {
      times.computeIfAbsent(name, it -> new ArrayList<>()).add(System.nanoTime() - start);
    }
  }

  private void ask(TextDocumentService server, int typed, Position place) {
    var document = Editor.document();
    Position label = new Position(20 + LINES / 8, 5);
    Range here = new Range(place, place);
    Map<String, Supplier<CompletableFuture<?>>> questions = new LinkedHashMap<>();
    questions.put("hover", () -> server.hover(new HoverParams(document, label)));
    questions.put("completion", () -> server.completion(new CompletionParams(document, place)));
    questions.put(
        "signature help", () -> server.signatureHelp(new SignatureHelpParams(document, place)));
    questions.put("definition", () -> server.definition(new DefinitionParams(document, label)));
    questions.put(
        "references",
        () -> server.references(new ReferenceParams(document, label, new ReferenceContext(true))));
    questions.put(
        "highlights", () -> server.documentHighlight(new DocumentHighlightParams(document, label)));
    questions.put("symbols", () -> server.documentSymbol(new DocumentSymbolParams(document)));
    questions.put("folding", () -> server.foldingRange(new FoldingRangeRequestParams(document)));
    questions.put("colours", () -> server.semanticTokensFull(new SemanticTokensParams(document)));
    questions.put("lenses", () -> server.codeLens(new CodeLensParams(document)));
    questions.put(
        "quick fixes",
        () ->
            server.codeAction(
                new CodeActionParams(document, here, new CodeActionContext(List.of()))));
    questions.put(
        "formatting",
        () ->
            server.formatting(
                new DocumentFormattingParams(document, new FormattingOptions(4, true))));
    questions.forEach(
        (name, question) -> {
          long start = System.nanoTime();
          Editor.answer(question.get());
          note(name, typed, start);
        });
  }
}
