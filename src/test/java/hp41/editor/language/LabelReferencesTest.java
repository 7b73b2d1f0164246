package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.files.BundledProgram;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CallHierarchyIncomingCallsParams;
import org.eclipse.lsp4j.CallHierarchyItem;
import org.eclipse.lsp4j.CallHierarchyOutgoingCallsParams;
import org.eclipse.lsp4j.CallHierarchyPrepareParams;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.FoldingRange;
import org.eclipse.lsp4j.FoldingRangeRequestParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks definitions, references and renames of labels. */
class LabelReferencesTest {

  private static final String LOOPS =
      """
      LBL "FN" ; key 11
      LBL 01
      GTO 01
      GTO 02
      LBL 01
      XEQ 02
      GTO 01
      LBL 02
      RTN
      END
      LBL "SUB"
      LBL 01
      XEQ "FN"
      GTO 01
      END
      """;

  private static List<String> places(List<? extends Location> locations) {
    return locations.stream()
        .map(it -> it.getRange().getStart())
        .map(it -> (it.getLine() + 1) + ":" + it.getCharacter())
        .toList();
  }

  private static List<String> definition(ListingClient editor, Position place) {
    return places(
        ListingClient.answer(
                editor
                    .documents()
                    .definition(new DefinitionParams(ListingClient.document(), place)))
            .getLeft());
  }

  private static List<String> references(
      ListingClient editor, Position place, boolean declaration) {
    return places(
        ListingClient.answer(
            editor
                .documents()
                .references(
                    new ReferenceParams(
                        ListingClient.document(), place, new ReferenceContext(declaration)))));
  }

  private static WorkspaceEdit rename(ListingClient editor, Position place, String name) {
    return ListingClient.answer(
        editor.documents().rename(new RenameParams(ListingClient.document(), place, name)));
  }

  @ParameterizedTest
  @CsvSource({
    "3, 5:4",
    "4, 8:4",
    "6, 8:4",
    "7, 2:4",
    "2, 2:4",
    "13, 1:4",
    "14, 12:4",
    "9, ''",
    "1, 1:4"
  })
  void definitionOfAJumpIsWhereTheCalculatorGoes(int line, String places) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(LOOPS);
      assertThat(String.join(" ", definition(editor, new Position(line - 1, 2)))).isEqualTo(places);
    }
  }

  @ParameterizedTest
  @CsvSource({"2, 2:4 7:4", "3, 3:4 5:4", "8, 4:4 6:4 8:4", "12, 12:4 14:4", "1, 1:4 13:4"})
  void referencesOfALabelAreTheJumpsThatFindIt(int line, String places) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(LOOPS);
      Position place = new Position(line - 1, 5);
      assertThat(String.join(" ", references(editor, place, true))).isEqualTo(places);
      assertThat(references(editor, place, false)).hasSizeLessThan(places.split(" ").length);
      assertThat(
              ListingClient.answer(
                  editor
                      .documents()
                      .documentHighlight(
                          new DocumentHighlightParams(ListingClient.document(), place))))
          .hasSize(places.split(" ").length);
    }
  }

  @Test
  void localLabelIsRenamedWithTheJumpsThatFindIt() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(LOOPS);
      assertThat(editor.after(rename(editor, new Position(4, 4), "7")))
          .isEqualTo(LOOPS.replaceFirst("GTO 01\nGTO 02\nLBL 01", "GTO 07\nGTO 02\nLBL 07"));
      assertThat(editor.after(rename(editor, new Position(2, 4), "A")))
          .isEqualTo(LOOPS.replaceFirst("GTO 01\nGTO 02\nLBL 01", "GTO A\nGTO 02\nLBL A"));
    }
  }

  @Test
  void globalLabelKeepsItsKeyAssignment() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(LOOPS.replace("XEQ \"FN\"", "XEQ FN"));
      assertThat(editor.after(rename(editor, new Position(0, 5), "FACT2")))
          .isEqualTo(
              LOOPS.replace("LBL \"FN\"", "LBL \"FACT2\"").replace("XEQ \"FN\"", "XEQ \"FACT2\""));
    }
  }

  @Test
  void symbolsOfTheFolderContainTheLetters(@TempDir Path folder) throws Exception {
    Files.writeString(folder.resolve("other.txt"), "LBL \"B1\"\nGTO \"FN\"\nEND\n");
    try (ListingClient editor = ListingClient.in(folder.toUri().toString())) {
      editor.open(LOOPS);
      assertThat(
              ListingClient.answer(
                      editor.server().getWorkspaceService().symbol(new WorkspaceSymbolParams("b")))
                  .getRight())
          .extracting(it -> it.getName())
          .containsExactly("SUB", "B1");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "2, 100, a local label is 00 to 99",
    "2, 02, a jump would then find another label: 02 is used here",
    "2, NAME, a local label is 00 to 99",
    "1, TOOLONGS, a global label has one to seven",
    "1, A, A alone is a local label",
    "1, SUB, there is a label SUB already"
  })
  void namesThatWouldChangeJumpsAreRefused(int line, String name, String why) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(LOOPS);
      assertThatThrownBy(() -> rename(editor, new Position(line - 1, 5), name))
          .hasMessageContaining(why);
    }
  }

  @Test
  void onlyLabelsAreRenamed() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(LOOPS);
      assertThat(
              ListingClient.answer(
                  editor
                      .documents()
                      .prepareRename(
                          new PrepareRenameParams(ListingClient.document(), new Position(8, 1)))))
          .isNull();
    }
  }

  @Test
  void jumpsOfTheEightQueensLeadWhereTheCalculatorGoes() throws Exception {
    String queens =
        new String(BundledProgram.named("8QUEENS").orElseThrow().listing(), StandardCharsets.UTF_8);
    try (ListingClient editor = ListingClient.start()) {
      assertThat(editor.open(queens)).isEmpty();
      int jump = lineOf(queens, "XEQ 20");
      int label = lineOf(queens, "LBL 20");
      assertThat(definition(editor, new Position(jump, 5))).containsExactly((label + 1) + ":4");
      String renamed = editor.after(rename(editor, new Position(label, 5), "77"));
      assertThat(renamed).isEqualTo(queens.replaceAll("(?m)^(LBL|GTO|XEQ) 20$", "$1 77"));
    }
  }

  private static int lineOf(String text, String step) {
    return List.of(text.split("\n")).indexOf(step);
  }

  @Test
  void programsAndLabelsAreInTheOutlineAndFolded() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open("; one\n; two\n" + LOOPS);
      List<DocumentSymbol> programs =
          ListingClient.answer(
                  editor
                      .documents()
                      .documentSymbol(new DocumentSymbolParams(ListingClient.document())))
              .stream()
              .map(it -> it.getRight())
              .toList();
      assertThat(programs).extracting(DocumentSymbol::getName).containsExactly("FN", "SUB");
      assertThat(programs.get(0).getChildren())
          .extracting(DocumentSymbol::getName)
          .containsExactly("LBL \"FN\"", "LBL 01", "LBL 01", "LBL 02");
      assertThat(
              ListingClient.answer(
                  editor
                      .documents()
                      .foldingRange(new FoldingRangeRequestParams(ListingClient.document()))))
          .extracting(FoldingRange::getStartLine, FoldingRange::getEndLine)
          .extracting(Object::toString)
          .containsExactly("(2, 11)", "(12, 16)", "(0, 1)");
    }
  }

  @Test
  void callHierarchyHasIncomingAndOutgoingCalls() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(LOOPS);
      CallHierarchyItem label = called(editor, new Position(5, 2));
      assertThat(label.getName()).isEqualTo("LBL 02");
      assertThat(
              ListingClient.answer(
                  editor
                      .documents()
                      .callHierarchyIncomingCalls(new CallHierarchyIncomingCallsParams(label))))
          .extracting(it -> it.getFrom().getDetail())
          .containsExactly("FN line 2", "FN line 5");
      CallHierarchyItem loop = called(editor, new Position(12, 2));
      assertThat(loop.getName()).isEqualTo("LBL \"FN\"");
      CallHierarchyItem second =
          ListingClient.answer(
                  editor
                      .documents()
                      .callHierarchyIncomingCalls(new CallHierarchyIncomingCallsParams(loop)))
              .get(0)
              .getFrom();
      assertThat(second.getDetail()).isEqualTo("SUB line 2");
      assertThat(
              ListingClient.answer(
                  editor
                      .documents()
                      .callHierarchyOutgoingCalls(new CallHierarchyOutgoingCallsParams(second))))
          .extracting(it -> it.getTo().getName())
          .containsExactly("LBL \"FN\"", "LBL 01");
    }
  }

  private static CallHierarchyItem called(ListingClient editor, Position place) {
    CallHierarchyPrepareParams asked =
        new CallHierarchyPrepareParams(ListingClient.document(), place);
    return ListingClient.answer(editor.documents().prepareCallHierarchy(asked)).get(0);
  }
}
