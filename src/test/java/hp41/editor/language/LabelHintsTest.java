package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the hints about jumps to labels with a similar name. */
class LabelHintsTest {

  private static final String AREA = "LBL \"AREA\"\nX^2\nEND\n";

  @TempDir private Path folder;

  @Test
  void jumpToASimilarNameGetsAHintAndAFix() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      String listing = AREA + "LBL \"MAIN\"\nXEQ \"AERA\"\nGTO AREAA\nEND\n";
      List<Diagnostic> hints = editor.open(listing);
      assertThat(hints)
          .extracting(Diagnostic::getMessage)
          .containsExactly(
              "there is no label AERA here; did you mean AREA?",
              "there is no label AREAA here; did you mean AREA?");
      assertThat(hints)
          .extracting(Diagnostic::getSeverity)
          .containsOnly(DiagnosticSeverity.Information);
      Range lines = new Range(new Position(4, 0), new Position(4, 0));
      var actions =
          ListingClient.answer(
              editor
                  .documents()
                  .codeAction(
                      new CodeActionParams(
                          ListingClient.document(), lines, new CodeActionContext(List.of()))));
      assertThat(actions).singleElement().matches(it -> it.getRight().getTitle().contains("AREA"));
      assertThat(editor.after(actions.get(0).getRight().getEdit()))
          .isEqualTo(listing.replace("AERA", "AREA"));
    }
  }

  @Test
  void labelsOfTheFolderAreKnown() throws Exception {
    Files.writeString(folder.resolve("area.txt"), AREA);
    String uri = folder.resolve("main.hp41").toUri().toString();
    try (ListingClient editor = ListingClient.start()) {
      assertThat(editor.open(uri, "LBL \"MAIN\"\nXEQ \"AERA\"\nEND\n"))
          .singleElement()
          .matches(it -> it.getMessage().endsWith("did you mean AREA?"));
      String other = folder.resolve("other.hp41").toUri().toString();
      assertThat(editor.open(other, "LBL \"AERA\"\nXEQ \"AREA\"\nXEQ \"AERA\"\nEND\n")).isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "LBL \"AREA1\"\nXEQ \"AREA2\"\nEND\n",
        "LBL \"SOLV\"\nXEQ \"SOLVE\"\nEND\n",
        "LBL \"AREA\"\nXEQ \"VOLUME\"\nEND\n",
        "LBL \"AREA\"\nXEQ \"AREA\"\nXEQ IND 05\nEND\n",
      })
  void otherJumpsGetNone(String listing) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      assertThat(editor.open(listing)).isEmpty();
    }
  }
}
