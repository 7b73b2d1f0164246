package hp41.editor.language;

import hp41.files.BundledProgram;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Measures the response time after each typed letter in a listing of 2,000 lines: for steps, which
 * are wrong until they are complete, for a comment, and for steps in a listing with many problems.
 * It asserts nothing, and runs only with {@code mvn test -Dtest=AnswerTimes}.
 */
class AnswerTimes {

  private static final int LINES = 2000;
  private static final int TYPED = 60;
  private static final int WARM = 20;
  private static final int APART = 40;
  private static final String NAME = "8QUEENS";
  private static final FormattingOptions OPTIONS = new FormattingOptions(4, true);

  private final Map<String, List<Long>> times = new LinkedHashMap<>();

  /**
   * Returns programs with different names and, if requested, a problem after each number of lines.
   */
  private static String listing(boolean wrong) {
    String queens =
        new String(BundledProgram.named(NAME).orElseThrow().listing(), StandardCharsets.UTF_8);
    List<String> lines = queens.lines().toList();
    return IntStream.range(0, LINES)
        .mapToObj(
            i ->
                wrong && i % APART == 0
                    ? "GTO 99, RCLL " + i % 100
                    : lines.get(i % lines.size()).replace(NAME, "Q" + i / lines.size()))
        .collect(Collectors.joining("\n", "", "\n"));
  }

  @ParameterizedTest
  @CsvSource({
    "false, 'RCL 05/STX 01/GTO 20/'",
    "false, '; this is a comment/; and another one/'",
    "true, 'RCL 05/STX 01/GTO 20/'"
  })
  void measures(boolean wrong, String typed) throws Exception {
    String letters = typed.replace('/', '\n');
    try (ListingClient editor = ListingClient.choosing("inlayHints", true)) {
      List<Diagnostic> problems = editor.open(listing(wrong));
      System.out.printf("%n%d problems; typed: %s%n", problems.size(), typed);
      int line = LINES / 2;
      int column = 0;
      editor.change(range(line, 0, 0), "\n");
      for (int i = 0; i < TYPED; i++) {
        char letter = letters.charAt(i % letters.length());
        long start = System.nanoTime();
        problems = editor.change(range(line, column, column), String.valueOf(letter));
        note("change and diagnostics", i, start);
        line += letter == '\n' ? 1 : 0;
        column = letter == '\n' ? 0 : column + 1;
        ask(new Questions(editor, new Position(line, column)).all(problems), i);
      }
    }
  }

  @AfterEach
  void tell() {
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

  private void ask(Map<String, Supplier<CompletableFuture<?>>> questions, int typed) {
    questions.forEach(
        (name, question) -> {
          long start = System.nanoTime();
          ListingClient.answer(question.get());
          note(name.replaceFirst(" at .*", ""), typed, start);
        });
  }

  /** Requests everything about the label at a position. */
  private static final class Questions {

    private final ListingClient editor;
    private final TextDocumentService server;
    private final Position place;
    private final Position label;
    private final Map<String, Supplier<CompletableFuture<?>>> all = new LinkedHashMap<>();

    Questions(ListingClient editor, Position place) {
      this.editor = editor;
      this.place = place;
      server = editor.documents();
      label = ListingClient.place(editor.text().text().split("(?<=\nLBL )20\n", 2)[0]);
    }

    Map<String, Supplier<CompletableFuture<?>>> all(List<Diagnostic> problems) {
      writing();
      labels();
      wholes();
      formatting();
      problems.forEach(
          it ->
              all.put(
                  "quick fixes at " + it.getRange().getStart().getLine(),
                  () -> fixes(it.getRange())));
      all.put("quick fixes for all", () -> fixes(whole()));
      return all;
    }

    private Range whole() {
      return new Range(new Position(0, 0), editor.text().last());
    }

    private CompletableFuture<?> fixes(Range range) {
      CodeActionContext context = new CodeActionContext(List.of());
      return server.codeAction(new CodeActionParams(ListingClient.document(), range, context));
    }

    private void writing() {
      var document = ListingClient.document();
      all.put("hover", () -> server.hover(new HoverParams(document, label)));
      all.put("completion", () -> server.completion(new CompletionParams(document, place)));
      all.put(
          "signature help", () -> server.signatureHelp(new SignatureHelpParams(document, place)));
    }

    private void labels() {
      var document = ListingClient.document();
      ReferenceContext with = new ReferenceContext(true);
      all.put("definition", () -> server.definition(new DefinitionParams(document, label)));
      all.put("references", () -> server.references(new ReferenceParams(document, label, with)));
      all.put(
          "highlights",
          () -> server.documentHighlight(new DocumentHighlightParams(document, label)));
      all.put(
          "prepare rename", () -> server.prepareRename(new PrepareRenameParams(document, label)));
      all.put("rename", () -> server.rename(new RenameParams(document, label, "77")));
      CallHierarchyItem item =
          ListingClient.answer(
                  server.prepareCallHierarchy(new CallHierarchyPrepareParams(document, label)))
              .get(0);
      all.put(
          "calls: prepare",
          () -> server.prepareCallHierarchy(new CallHierarchyPrepareParams(document, label)));
      all.put(
          "calls: incoming",
          () -> server.callHierarchyIncomingCalls(new CallHierarchyIncomingCallsParams(item)));
      all.put(
          "calls: outgoing",
          () -> server.callHierarchyOutgoingCalls(new CallHierarchyOutgoingCallsParams(item)));
    }

    private void wholes() {
      var document = ListingClient.document();
      all.put("symbols", () -> server.documentSymbol(new DocumentSymbolParams(document)));
      all.put(
          "workspace symbols",
          () -> editor.server().getWorkspaceService().symbol(new WorkspaceSymbolParams("")));
      all.put("folding", () -> server.foldingRange(new FoldingRangeRequestParams(document)));
      all.put("colours", () -> server.semanticTokensFull(new SemanticTokensParams(document)));
      all.put("lenses", () -> server.codeLens(new CodeLensParams(document)));
      all.put("inlay hints", () -> server.inlayHint(new InlayHintParams(document, whole())));
    }

    private void formatting() {
      var document = ListingClient.document();
      all.put(
          "formatting", () -> server.formatting(new DocumentFormattingParams(document, OPTIONS)));
      Range part = new Range(new Position(place.getLine(), 0), place);
      all.put(
          "range formatting",
          () -> server.rangeFormatting(new DocumentRangeFormattingParams(document, OPTIONS, part)));
    }
  }
}
