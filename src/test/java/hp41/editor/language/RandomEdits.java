package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.files.BundledProgram;
import hp41.format.ProgramFile;
import hp41.listing.Assembler;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;

/**
 * Edits a listing at random and compares the diagnostics, without hints, with those of check after
 * each edit.
 */
final class RandomEdits {

  private static final int CHECKED = 10;
  private static final List<String> PIECES =
      List.of(
          "\n",
          "\r\n",
          " ",
          "\"",
          ";",
          ",",
          "LBL ",
          "GTO 01",
          "XEQ \"A",
          "END\n",
          "É",
          "😀",
          "1",
          "0",
          "RCLL 05\n",
          "'",
          "#90 ",
          "STO",
          "├",
          "2+3",
          "\t",
          "(",
          "IND",
          "01 ");

  private RandomEdits() {}

  /** Makes a number of edits; the files for check are written to a folder. */
  static void make(int edits, ListingClient editor, Path folder) throws Exception {
    Path file = folder.resolve("test.txt");
    Random random = new Random(41);
    editor.open(
        new String(
            BundledProgram.named("8QUEENS").orElseThrow().listing(), StandardCharsets.UTF_8));
    Assembler used = check();
    for (int i = 0; i < edits; i++) {
      List<Diagnostic> problems =
          editor.change(range(editor.text(), random), piece(random)).stream()
              .filter(it -> it.getSeverity() != DiagnosticSeverity.Information)
              .toList();
      String text = editor.text().text();
      assertThat(problems)
          .as(text)
          .extracting(ListingDiagnosticsTest::text)
          .containsExactlyElementsOf(read(text, used));
      if (i % CHECKED == 0) {
        assertThat(problems)
            .extracting(ListingDiagnosticsTest::text)
            .containsExactlyElementsOf(read(text, check()))
            .isEqualTo(ListingDiagnosticsTest.checked(file, text));
      }
    }
  }

  private static Assembler check() {
    return Assembler.proofreading(Internals.known(), Assembler.Letters.GLOBAL);
  }

  /** Returns the problems that {@code check} finds in a file with this text. */
  private static List<String> read(String text, Assembler check) {
    return ProgramFile.read(text.getBytes(StandardCharsets.UTF_8), check).problems().stream()
        .map(RandomEdits::text)
        .toList();
  }

  private static String text(hp41.listing.Diagnostic problem) {
    return "%d:%d %s %s"
        .formatted(
            problem.line(),
            problem.column(),
            problem.isError() ? "error" : "warning",
            problem.message());
  }

  private static String piece(Random random) {
    return random.nextInt(4) == 0 ? "" : PIECES.get(random.nextInt(PIECES.size()));
  }

  /** Returns a random range, which is often empty. */
  private static Range range(EditedText text, Random random) {
    int line = random.nextInt(text.lines());
    int start = whole(text.line(line), random.nextInt(text.line(line).length() + 1));
    int many = random.nextInt(3) == 0 ? random.nextInt(6) : 0;
    int end = whole(text.line(line), Math.min(text.line(line).length(), start + many));
    int last = random.nextInt(25) == 0 && line + 1 < text.lines() ? line + 1 : line;
    return new Range(
        new Position(line, start),
        last == line ? new Position(line, Math.max(start, end)) : new Position(last, 0));
  }

  /** Returns an index that is not inside a surrogate pair. */
  private static int whole(String line, int index) {
    boolean half =
        index > 0 && index < line.length() && Character.isLowSurrogate(line.charAt(index));
    return half ? index - 1 : index;
  }
}
