package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that lines much longer than any step are handled without delay. */
class LongLinesTest {

  private static final int LENGTH = 100_000;
  private static final int PROBLEMS = 2_500;

  @ParameterizedTest
  @ValueSource(strings = {"\t", " ", "1 ", "XEQ ", "\""})
  void longLinesAreAnswered(String piece) throws Exception {
    String line = piece.repeat(LENGTH / piece.length());
    Position end = new Position(0, line.length());
    try (ListingClient editor = ListingClient.start()) {
      editor.open(line + "\nLBL 01\n");
      TextDocumentService server = editor.documents();
      assertThat(
              ListingClient.answer(
                  server.signatureHelp(new SignatureHelpParams(ListingClient.document(), end))))
          .isNull();
      assertThat(
              ListingClient.answer(
                  server.completion(new CompletionParams(ListingClient.document(), end))))
          .satisfies(none -> assertThat(none.getLeft()).isEmpty());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {", ", "FOO, ", "A\r"})
  void manyProblemsAreCounted(String piece) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      List<Diagnostic> shown = editor.open(piece.repeat(PROBLEMS));
      assertThat(shown).hasSize(1001);
      assertThat(shown.get(1000).getMessage()).matches("[1-9]\\d{3} more problems from here on");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "; a remark"})
  void longRunsOfBlanksAreFormatted(String behind) throws Exception {
    String blanks = " ".repeat(LENGTH);
    try (ListingClient editor = ListingClient.start()) {
      assertThat(editor.open("LBL 01" + blanks + behind + "\n" + blanks + "rdn\n")).isEmpty();
      FormattingOptions options = new FormattingOptions(2, true);
      List<String> lines =
          editor
              .after(
                  ListingClient.answer(
                      editor
                          .documents()
                          .formatting(
                              new DocumentFormattingParams(ListingClient.document(), options))))
              .lines()
              .toList();
      assertThat(lines.get(0)).startsWith("LBL 01").endsWith(behind);
      assertThat(lines.get(1)).endsWith("RDN");
    }
  }
}
