package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.cli.Run;
import hp41.files.BundledProgram;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.FormattingOptions;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SignatureHelp;
import org.eclipse.lsp4j.SignatureHelpParams;
import org.eclipse.lsp4j.TextEdit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Checks completions, signatures, hovers, formatting, code lenses, inlay hints and semantic tokens.
 */
class WritingTest {

  private static List<CompletionItem> completions(ListingClient editor, Position place) {
    return ListingClient.answer(
            editor.documents().completion(new CompletionParams(ListingClient.document(), place)))
        .getLeft();
  }

  private static List<String> written(ListingClient editor, List<CompletionItem> items) {
    return items.stream()
        .map(item -> editor.after(List.of(item.getTextEdit().getLeft())))
        .map(text -> text.split("\n")[1])
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "RCLF¦            | RCLFLAG",
        "rclf¦            | RCLFLAG",
        "02 RCLF¦         | 02 RCLFLAG",
        "SIN, ST+¦        | SIN, ST+ ${1:nn}",
        "ISG¦             | ISG ${1:nn}",
        "SF¦              | SF ${1:nn}",
        "XEQ 0¦           | XEQ 01",
        "GTO FN¦          | GTO \"FN\"",
        "XEQ \"8¦         | XEQ \"8QUEENS\"",
        "STO IND ¦        | STO IND X;STO IND Y;STO IND Z;STO IND T;STO IND L",
        "STO i¦           | STO IND",
        "; RC¦            | ~~",
        "\"RC¦            | ~~"
      })
  void typedPrefixIsCompleted(String line, String offers) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      Position place = editor.openAtBar("LBL \"FN\"\n" + line + "\nLBL 01\nEND\n");
      assertThat(String.join(";", written(editor, completions(editor, place)))).isEqualTo(offers);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, -1", "-1, 0", "0, 99", "99, 0"})
  void positionOutsideOfTheListingIsMovedToItsEdge(int line, int column) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open("LBL 01\nsin\nEND");
      Position place = new Position(line, column);
      var server = editor.documents();
      assertThat(completions(editor, place)).doesNotContainNull();
      ListingClient.answer(
          server.signatureHelp(new SignatureHelpParams(ListingClient.document(), place)));
      assertThat(
              ListingClient.answer(
                  server.rangeFormatting(
                      new DocumentRangeFormattingParams(
                          ListingClient.document(),
                          new FormattingOptions(4, true),
                          new Range(place, new Position(99, 99))))))
          .hasSize(line == 99 ? 0 : 1);
      assertThat(editor.change(new Range(place, place), " ")).isEmpty();
    }
  }

  @Test
  void functionsOfPluggedModulesAreCompleted(@TempDir Path folder) throws Exception {
    String module = folder.resolve("queens.mod").toString();
    assertThat(Run.of("", "convert", "8QUEENS", module, "--xrom", "11").exitCode()).isZero();
    try (ListingClient editor = ListingClient.start("--plug", module)) {
      Position place = editor.openAtBar("LBL \"FN\"\n8QU¦\nEND\n");
      assertThat(written(editor, completions(editor, place))).containsExactly("8QUEENS");
    }
  }

  @Test
  void completionHasTheDocumentationOfItsFunction() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      Position place = editor.openAtBar("LBL \"FN\"\nRCLF¦\nEND\n");
      CompletionItem item = completions(editor, place).get(0);
      assertThat(item.getDetail()).startsWith("RCLFLAG   -- ");
      assertThat(
              ListingClient.answer(editor.documents().resolveCompletionItem(item))
                  .getDocumentation()
                  .getRight()
                  .getValue())
          .contains("flags");
    }
  }

  @Test
  void signatureHelpDescribesTheOperand() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      Position place = editor.openAtBar("LBL \"FN\"\nSTO ¦\nEND\n");
      SignatureHelp help =
          ListingClient.answer(
              editor
                  .documents()
                  .signatureHelp(new SignatureHelpParams(ListingClient.document(), place)));
      assertThat(help.getSignatures().get(0).getLabel()).isEqualTo("STO nn");
      assertThat(help.getSignatures().get(0).getParameters().get(0).getDocumentation().getLeft())
          .startsWith("a register: 00 to 99");
    }
  }

  private static String hover(ListingClient editor, Position place) {
    Hover hover =
        ListingClient.answer(
            editor.documents().hover(new HoverParams(ListingClient.document(), place)));
    return hover == null ? "" : hover.getContents().getRight().getValue();
  }

  @Test
  void hoverContainsTheBytesAndTheLineNumber() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open("LBL \"FN\"\nSTO 20, SQRT\n\"HI\" ; so\nGTO 01\nLBL 01\nEND\n");
      assertThat(hover(editor, new Position(1, 9)))
          .contains("**SQRT**", "DATA ERROR", "Line 3 of FN · 1 byte: `52`");
      assertThat(hover(editor, new Position(1, 0)))
          .contains("**STO nn**", "Takes a register", "Line 2 of FN · 2 bytes: `91 14`");
      assertThat(hover(editor, new Position(3, 1))).contains("Leads to `LBL 01`, line 6");
      assertThat(hover(editor, new Position(2, 8))).isEmpty();
    }
  }

  private static List<? extends TextEdit> formatted(ListingClient editor) {
    return ListingClient.answer(
        editor
            .documents()
            .formatting(
                new DocumentFormattingParams(
                    ListingClient.document(), new FormattingOptions(4, true))));
  }

  private static final String UGLY =
      """
      #!/usr/bin/env -S hp41 run  \n\
      lbl 'FN'      ; of one
        x<>y?       ; of two
      enter         ; of three
      Σ+, sto+ 5\t; of four
      #90 05
      e3
      end
      """;

  @Test
  void formattingNormalizesStepsAndKeepsTheColumnsOfComments() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(UGLY);
      assertThat(editor.after(formatted(editor)))
          .isEqualTo(
              """
              #!/usr/bin/env -S hp41 run
              LBL "FN"      ; of one
                X#Y?        ; of two
              ENTER^        ; of three
              S+, ST+ 05\t; of four
              #90 05
              E3
              END
              """);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"NEG", "PMTK, BININ", "XROM \"MK\"", "NEG ;XROM 16,23", "XROM 16,23"})
  void formattingKeepsTheNamesOfModulesThatAreNotPluggedIn(String steps) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open("lbl 01\n" + steps + "\nend\n");
      assertThat(editor.after(formatted(editor))).isEqualTo("LBL 01\n" + steps + "\nEND\n");
    }
  }

  @Test
  void formattingCanDropColumns() throws Exception {
    try (ListingClient editor = ListingClient.choosing("keepColumns", false)) {
      editor.open("lbl 01      ; of one\n   sin  ; of two\nend");
      assertThat(editor.after(formatted(editor))).isEqualTo("LBL 01 ; of one\nSIN ; of two\nEND");
    }
  }

  @Test
  void onlyTheSelectionIsFormattedAndNothingInAListingWithErrors() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open("lbl 01\nsin\nend");
      Range second = new Range(new Position(1, 0), new Position(1, 3));
      assertThat(
              editor.after(
                  ListingClient.answer(
                      editor
                          .documents()
                          .rangeFormatting(
                              new DocumentRangeFormattingParams(
                                  ListingClient.document(),
                                  new FormattingOptions(4, true),
                                  second)))))
          .isEqualTo("lbl 01\nSIN\nend");
      editor.change(second, "fnord");
      assertThat(formatted(editor)).isEmpty();
    }
  }

  private static List<String> lenses(ListingClient editor) {
    return ListingClient.answer(
            editor.documents().codeLens(new CodeLensParams(ListingClient.document())))
        .stream()
        .map(CodeLens::getCommand)
        .map(it -> it.getTitle())
        .collect(Collectors.toList());
  }

  @Test
  void programsHaveCodeLensesWithTheirMemoryRequirements() throws Exception {
    String queens =
        new String(BundledProgram.named("8QUEENS").orElseThrow().listing(), StandardCharsets.UTF_8);
    try (ListingClient editor = ListingClient.start()) {
      editor.open(queens);
      assertThat(lenses(editor))
          .containsExactly("▶ run", "⏵ debug", "80 registers, SIZE 040", "▶ test");
      assertThat(formatted(editor)).isEmpty();
    }
    try (ListingClient editor = ListingClient.start()) {
      editor.open("LBL \"FN\"\nSTO IND 20\nEND");
      assertThat(lenses(editor)).contains("2 registers, SIZE 021 or more");
    }
  }

  private static List<InlayHint> hints(ListingClient editor) {
    return ListingClient.answer(
        editor
            .documents()
            .inlayHint(
                new InlayHintParams(
                    ListingClient.document(), new Range(new Position(0, 0), new Position(9, 0)))));
  }

  @Test
  void numbersAndBytesAreInlayHintsIfConfigured() throws Exception {
    try (ListingClient plain = ListingClient.start();
        ListingClient choosing = ListingClient.choosing("inlayHints", true)) {
      plain.open("LBL 01\nSTO 20, SIN\nEND");
      choosing.open("LBL 01\nSTO 20, SIN\nEND");
      assertThat(hints(plain)).isEmpty();
      assertThat(hints(choosing))
          .extracting(it -> it.getLabel().getLeft())
          .containsExactly("01", "02", "02", "91 14", "03", "59", "04", "C0 00 0D");
    }
  }

  @Test
  void semanticTokensFollowTheFunctionTable() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open("LBL \"A1\"\n  STO 05 ; five\nGTO05, FS? 01, GETREC\n\"HI\"\n5");
      List<Integer> data =
          ListingClient.answer(
                  editor
                      .documents()
                      .semanticTokensFull(new SemanticTokensParams(ListingClient.document())))
              .getData();
      StringBuilder tokens = new StringBuilder();
      for (int i = 0; i < data.size(); i += 5) {
        tokens
            .append(data.get(i))
            .append(',')
            .append(data.get(i + 1))
            .append(',')
            .append(data.get(i + 2))
            .append(' ')
            .append(SemanticTokenFinder.legend().getTokenTypes().get(data.get(i + 3)))
            .append('\n');
      }
      assertThat(tokens)
          .hasToString(
              """
              0,0,3 keyword
              0,4,4 namespace
              1,2,3 function
              0,4,2 variable
              0,3,6 comment
              1,0,3 keyword
              0,3,2 property
              0,4,3 function
              0,4,2 enumMember
              0,4,6 method
              1,0,4 string
              1,0,1 number
              """);
    }
  }
}
