package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.Gson;
import com.google.gson.JsonObject;
import hp41.cli.Run;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the diagnostics while a listing is edited. */
class ListingDiagnosticsTest {

  private static final int EDITS = 200;

  /** Returns a problem as {@code LINE:COLUMN SEVERITY} and its message, without the suggestion. */
  static String text(Diagnostic problem) {
    Position start = problem.getRange().getStart();
    String severity = problem.getSeverity() == DiagnosticSeverity.Error ? "error" : "warning";
    return "%d:%d %s %s"
        .formatted(
            start.getLine() + 1,
            start.getCharacter() + 1,
            severity,
            problem.getMessage().split("; did you mean ", 2)[0]);
  }

  /** Returns the output of {@code check} for a file with this text. */
  static List<String> checked(Path file, String text) throws Exception {
    Files.writeString(file, text);
    return Run.of("", "check", "--json", file.toString())
        .out()
        .lines()
        .map(line -> new Gson().fromJson(line, JsonObject.class))
        .map(ListingDiagnosticsTest::text)
        .toList();
  }

  private static String text(JsonObject problem) {
    return "%s:%s %s %s"
        .formatted(
            problem.get("line").getAsInt(),
            problem.get("column").getAsInt(),
            problem.get("severity").getAsString(),
            problem.get("message").getAsString());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "LBL \"A1\"\nRCLL 05\nGTO 07\nEND\n",
        "LBL \"A1\"\n  \"😀 is 2 units\", RCLL 05\nEND",
        "LBL \"A1\"\nSF 40\nLBL 01\nLBL 01\nGTO 01\nEND",
        "",
        "LBL 01\n5\n* sum is it\nFS? 60\n\"open\nEND",
        "01 LBL 01 02 5 03 * 04 LBL 02 05 GTO 09 06 END"
      })
  void problemsAreThoseOfCheck(String listing, @TempDir Path folder) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      assertThat(editor.open(listing))
          .extracting(ListingDiagnosticsTest::text)
          .containsExactlyElementsOf(checked(folder.resolve("test.txt"), listing));
    }
  }

  @Test
  void rangeOfAProblemIsInUtf16Units() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      assertThat(editor.open("LBL \"A1\"\n\"a\", \"É\", RCLL 05 ; 😀\nEND"))
          .singleElement()
          .extracting(Diagnostic::getRange)
          .isEqualTo(new Range(new Position(1, 10), new Position(1, 14)));
      assertThat(editor.change(new Range(new Position(1, 13), new Position(1, 14)), "")).isEmpty();
    }
  }

  @Test
  void oneLetterLabelsAreLocalIfConfigured() throws Exception {
    String listing = "LBL \"A\"\nGTO A\nEND";
    try (ListingClient plain = ListingClient.start();
        ListingClient option = ListingClient.start("--local-letters");
        ListingClient chosen = ListingClient.choosing("localLetters", true)) {
      assertThat(plain.open(listing)).hasSize(1);
      assertThat(option.open(listing)).isEmpty();
      assertThat(chosen.open(listing)).isEmpty();
    }
  }

  @Test
  void editsGiveTheProblemsOfCheckAndNoException(@TempDir Path folder) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      RandomEdits.make(EDITS, editor, folder);
      assertThat(editor.goodbye()).isZero();
    }
  }

  @Test
  void disconnectWithoutAShutdownIsAnError() throws Exception {
    assertThat(Run.of("", "lsp").exitCode()).isEqualTo(1);
    try (ListingClient editor = ListingClient.start()) {
      assertThat(editor.goodbye()).isZero();
    }
  }
}
