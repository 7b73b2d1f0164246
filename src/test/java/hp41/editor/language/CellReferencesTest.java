package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PrepareRenameParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks references, highlights, renames and names of registers and flags. */
class CellReferencesTest {

  private static final String CIRCLE =
      """
      ; R05  radius      R06-R08, R10  sums, of all
      ; flag 01: metric
      LBL "CIRCLE"
      STO 05
      RCL 05, X^2
      STO09 ; pointer
      ISG IND 05
      STO IND 09
      FS?C 01
      CF 01
      FIX 5
      STO X
      RCL X
      #90 0C
      END
      LBL "OTHER"
      VIEW 5
      END
      """;

  private static TextDocumentService texts(ListingClient editor) {
    return editor.documents();
  }

  private static String places(List<Range> ranges) {
    return String.join(
        " ",
        ranges.stream()
            .map(it -> (it.getStart().getLine() + 1) + ":" + it.getStart().getCharacter())
            .toList());
  }

  @ParameterizedTest
  @CsvSource({
    "4, 4:4 5:4 7:8 17:5, W R R R",
    "7, 4:4 5:4 7:8 17:5, W R R R",
    "6, 6:3 8:8, W R",
    "9, 9:5 10:3, W W",
    "12, 12:4 13:4, W R",
    "14, 14:0, R",
  })
  void stepsWithARegisterOrFlagAreReferencesAndHighlights(int line, String places, String kinds)
      throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(CIRCLE);
      Position place = new Position(line - 1, 1);
      ReferenceParams references =
          new ReferenceParams(ListingClient.document(), place, new ReferenceContext(true));
      assertThat(
              places(
                  ListingClient.answer(texts(editor).references(references)).stream()
                      .map(it -> it.getRange())
                      .toList()))
          .isEqualTo(places);
      String highlights =
          ListingClient.answer(
                  texts(editor)
                      .documentHighlight(
                          new DocumentHighlightParams(ListingClient.document(), place)))
              .stream()
              .map(it -> it.getKind() == DocumentHighlightKind.Write ? "W" : "R")
              .collect(Collectors.joining(" "));
      assertThat(highlights).isEqualTo(kinds);
    }
  }

  private static String renamed(ListingClient editor, int line, String name) {
    RenameParams wanted =
        new RenameParams(ListingClient.document(), new Position(line - 1, 1), name);
    return editor.after(ListingClient.answer(texts(editor).rename(wanted)));
  }

  @Test
  void registerIsRenamedInAllStepsAndIndirectStepsAreNamed() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(CIRCLE);
      assertThat(renamed(editor, 4, "R2"))
          .isEqualTo(
              CIRCLE
                  .replace("; R05", "; R02")
                  .replace("STO 05", "STO 02")
                  .replace("RCL 05", "RCL 02")
                  .replace("IND 05", "IND 02")
                  .replace("VIEW 5", "VIEW 02"));
      assertThat(editor.shown()).endsWith("other registers are addressed by IND in line 7, 8");
      assertThat(renamed(editor, 6, "04"))
          .isEqualTo(CIRCLE.replace("STO09", "STO04").replace("IND 09", "IND 04"));
      assertThat(renamed(editor, 9, "29"))
          .isEqualTo(CIRCLE.replaceAll("(flag|FS.C|CF) 01", "$1 29"));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "4, 09, 'R09 is used already, in line 6'",
    "4, 100, type a number from 00 to 99",
    "4, radius, type a number from 00 to 99",
    "9, 30, type a number from 00 to 29",
    "12, 05, a register of the stack cannot be renamed",
    "14, 05, line 14 is given in bytes",
  })
  void otherNamesAreRefused(int line, String name, String why) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(CIRCLE);
      assertThatThrownBy(() -> renamed(editor, line, name)).hasMessageContaining(why);
    }
  }

  @ParameterizedTest
  @CsvSource({"4, 05", "6, 09", "9, 01", "11, ''", "12, ''", "14, ''"})
  void numbersOfRegistersAndFlagsCanBeRenamed(int line, String text) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(CIRCLE);
      var prepared =
          ListingClient.answer(
              texts(editor)
                  .prepareRename(
                      new PrepareRenameParams(
                          ListingClient.document(), new Position(line - 1, 1))));
      assertThat(prepared == null ? "" : prepared.getSecond().getPlaceholder()).isEqualTo(text);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "4, R05: radius, 1",
    "6, R09: pointer, 6",
    "8, R09: pointer, 6",
    "10, flag 01: metric, 2",
  })
  void commentNamesARegisterOrFlag(int line, String name, int comment) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      editor.open(CIRCLE);
      Position place = new Position(line - 1, 1);
      assertThat(
              ListingClient.answer(
                      texts(editor).hover(new HoverParams(ListingClient.document(), place)))
                  .getContents()
                  .getRight()
                  .getValue())
          .contains("\n\n" + name + "\n");
      assertThat(
              ListingClient.answer(
                      texts(editor)
                          .definition(new DefinitionParams(ListingClient.document(), place)))
                  .getLeft())
          .singleElement()
          .matches(it -> it.getRange().getStart().getLine() == comment - 1);
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "R06-R08  sums        | R06 sums, R07 sums, R08 sums",
        "R01, R02  a, f(a)    | R01 a, R02 f(a)",
        "r1 no, R01: yes      | R01",
        "R01 = count          | R01 count",
        "Reg 01 count         | R01 count",
        "R01 ...  samples     | R01 samples",
        "x     R01  y  R02 z  | R01 y, R02 z",
        "name in R01, or so   | R01",
        "F01 set              | flag 01 set",
        "Flag 01 ok Flag 02   | flag 01 ok Flag 02",
      })
  void namesAreReadFromTablesInComments(String comment, String names) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      String steps =
          names.replaceAll("R(\\d+)[^,]*,?", "RCL $1,").replaceAll("flag (\\d+).*", "FS? $1,");
      editor.open("; " + comment + "\nLBL \"A1\", " + steps + " SIN\nEND\n");
      List<DocumentSymbol> children =
          ListingClient.answer(
                  texts(editor).documentSymbol(new DocumentSymbolParams(ListingClient.document())))
              .get(0)
              .getRight()
              .getChildren();
      assertThat(children.subList(1, children.size()))
          .extracting(DocumentSymbol::getName)
          .hasToString("[" + names + "]");
    }
  }
}
