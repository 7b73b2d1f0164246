package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.Note;
import hp41.panel.TypedText;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.View;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks listings that are pasted, loaded from files, and copied. */
class ExchangeTest extends UserInterfaceFixture {

  private static final String LISTING = "01*LBL \"TWICE\"\r\n02 2\r\n03 *\r\n04 END\r\n";

  ExchangeTest() {
    super(true);
  }

  private Note note() {
    return ui.screen(outside.instant(), 0).notes().note().orElseThrow();
  }

  private String program() {
    return String.join(
        " ", calculator.snapshot().program().lines().stream().map(line -> line.text()).toList());
  }

  @Test
  void pastedListingIsLoadedAndCanBeUndone() {
    ui.take(new Stroke.Pasted(LISTING));
    assertThat(note().head()).isEqualTo("4 lines loaded");
    assertThat(note().clauses(KeyNames.NONE)).contains("xeq TWICE starts it");
    assertThat(program()).startsWith("LBL┬TWICE 2 *");
    enter(":21");
    enter("xeq twice");
    calculator.proceed(100);
    assertThat(calculator.snapshot().stack())
        .anyMatch(level -> level.text().strip().equals("42.0000"));
    ui.take(Stroke.control('u'));
    ui.take(Stroke.control('u'));
    ui.take(Stroke.control('u'));
    assertThat(program()).doesNotContain("TWICE");
  }

  @Test
  void pastedListingWithErrorsIsRefused() {
    ui.take(new Stroke.Pasted("LBL \"A\"\nRCLL 05\nFNORD\nEND\n"));
    assertThat(note().head()).isEqualTo("pasted text:2:1");
    assertThat(note().clauses(KeyNames.NONE))
        .containsExactly(
            "nothing was loaded",
            "unknown instruction RCLL; did you mean RCL?",
            "1 more of this kind",
            "Esc closes the list");
    assertThat(program()).doesNotContain("A");
  }

  @Test
  void lostPasteIsReportedEvenIfTheInputLineIsOpen() {
    ui.take(new Stroke.Unpasted("its end is missing"));
    assertThat(note().text())
        .isEqualTo("pasted text · its end is missing · nothing was pasted · paste a shorter text");
    type("sin");
    ui.take(new Stroke.Unpasted("its end is missing"));
    assertThat(View.render(ui.screen(outside.instant(), 0)).toString())
        .contains("› sin  ▲ pasted text · its end is missing · nothing was pasted");
  }

  @Test
  void textThatIsTooLongForALineIsRefused() {
    Stroke text = new Stroke.Pasted("1".repeat(TypedText.LONGEST + 1));
    ui.take(Stroke.named(KeyName.F4));
    ui.take(text);
    assertThat(note().text())
        .isEqualTo(
            "pasted text · it is too long for a line · nothing was pasted · paste a shorter text");
    ui.take(Stroke.named(KeyName.F4));
    type("sin");
    ui.take(text);
    assertThat(ui.screen(outside.instant(), 0).input().line().orElseThrow().text())
        .isEqualTo("sin");
    ui.take(Stroke.named(KeyName.ESCAPE));
    enter(":registers");
    ui.take(Stroke.named(KeyName.ENTER));
    ui.take(Stroke.named(KeyName.ENTER));
    ui.take(text);
    assertThat(note().text())
        .isEqualTo(
            "pasted text · it is too long for a line · nothing was pasted · paste a shorter text");
  }

  @Test
  void millionsOfWordsInOneLineAreRefusedAtOnce() {
    ui.take(new Stroke.Pasted("12 13 + ".repeat(620_000)));
    assertThat(note().clauses(KeyNames.NONE)).startsWith("it has no line with LBL or END");
  }

  @Test
  void listingLargerThanAnyFileIsRefusedAtOnce() {
    ui.take(new Stroke.Pasted("LBL \"BIG\"\n" + "STO 05\n".repeat(1_400_000) + "END\n"));
    assertThat(note().text())
        .isEqualTo("pasted text · it has more than 524288 characters · type: load FILE");
  }

  @Test
  void pastedWordsAreInsertedIntoTheInputLine() {
    ui.take(new Stroke.Pasted("2 3 +\n4 *"));
    assertThat(ui.screen(outside.instant(), 0).input().line().orElseThrow().text())
        .isEqualTo("2 3 + 4 *");
  }

  /** The colon opens the line again; without it, the pasted text does. */
  @ParameterizedTest
  @ValueSource(strings = {"", ":"})
  void pastedWordsReplaceTheTextThatEscapeLeft(String opening) {
    "sto 05".chars().forEach(it -> ui.take(Stroke.typed((char) it)));
    ui.take(Stroke.named(KeyName.ESCAPE));
    opening.chars().forEach(it -> ui.take(Stroke.typed((char) it)));
    ui.take(new Stroke.Pasted("2 3 +"));
    assertThat(ui.screen(outside.instant(), 0).input().line().orElseThrow().text())
        .isEqualTo(opening + "2 3 +");
  }

  @Test
  void inPrgmModePastedLinesAreInsertedAfterTheCurrentOne() {
    ui.take(new Stroke.Pasted(LISTING));
    ui.take(Stroke.named(KeyName.F3));
    ui.take(Stroke.named(KeyName.F8));
    ui.take(new Stroke.Pasted("RCL 01 ; one\n#90 05\n\"A,B\"\n"));
    assertThat(note().head()).isEqualTo("3 lines inserted");
    assertThat(program()).startsWith("LBL┬TWICE RCL 01 RCL 05 ┬A,B 2 *");
  }

  @Test
  void pastedNumberGoesToX() {
    ui.take(new Stroke.Pasted("3,14\n"));
    assertThat(note().text()).isEqualTo("3.14 pasted into X · Ctrl-U undoes");
    ui.take(new Stroke.Pasted("1.5\r\n2\t-3e-5;1,234.56"));
    assertThat(calculator.snapshot().stack().stream().map(level -> level.text().strip()))
        .startsWith("1.5000", "2.0000", "-3.0000   -05", "1,234.5600");
  }

  @Test
  void inPrgmModeAPastedNumberBecomesALine() {
    ui.take(Stroke.named(KeyName.F3));
    ui.take(new Stroke.Pasted("3,14"));
    assertThat(program()).startsWith("3.14");
  }

  @Test
  void listingMayContainAByteOrderMarkAndTabs() {
    ui.take(new Stroke.Pasted("\uFEFF01\tLBL \"AB\"\r\n02\t2\r\n03\tEND\r\n"));
    assertThat(note().head()).isEqualTo("3 lines loaded");
    assertThat(program()).startsWith("LBL┬AB 2");
  }

  @Test
  void fiveThousandPastedLinesAreReadAndMissingRoomIsReported() {
    String lines = "STO 05\r\nSIN\r\n\"HI\"\r\n1.5\r\n".repeat(1250);
    ui.take(new Stroke.Pasted("LBL \"BIG\"\r\n" + lines));
    assertThat(note().clauses(KeyNames.NONE).get(0)).startsWith("needs ").contains(" registers");
    assertThat(program()).doesNotContain("BIG");
    ui.take(Stroke.named(KeyName.F3));
    ui.take(new Stroke.Pasted(lines));
    assertThat(note().head()).isEqualTo("TRY AGAIN");
    assertThat(note().clauses(KeyNames.NONE).get(0))
        .matches("only \\d+ lines of pasted text were inserted");
    assertThat(program()).startsWith("STO 05 SIN ┬HI 1.5 STO 05");
  }

  @Test
  void longTextThatIsNotAListingIsNotTyped() {
    ui.take(new Stroke.Pasted("some words of prose\n".repeat(5000)));
    assertThat(note().clauses(KeyNames.NONE)).first().isEqualTo("it has no line with LBL or END");
    assertThat(ui.screen(outside.instant(), 0).input().line()).isEmpty();
  }

  @Test
  void inPrgmModeCommentsAloneAreNotAProgram() {
    ui.take(Stroke.named(KeyName.F3));
    ui.take(new Stroke.Pasted("; one\n; two\n"));
    assertThat(note().clauses(KeyNames.NONE)).contains("the text contains no program");
  }

  @Test
  void fileIsLoadedByName(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("twice.txt"), LISTING);
    enter(":load " + file);
    assertThat(note().head()).isEqualTo("4 lines loaded");
    enter(":load " + folder.resolve("thrice.txt"));
    assertThat(note().isError()).isTrue();
    assertThat(note().head()).endsWith("thrice.txt");
    assertThat(note().clauses(KeyNames.NONE)).contains("no such file, no bundled program");
    enter(":load " + folder + "/");
    assertThat(note().clauses(KeyNames.NONE).get(0)).startsWith("cannot be read");
  }

  @Test
  void copiedTextCanBePasted() {
    ui.take(new Stroke.Pasted(LISTING));
    ui.take(Stroke.named(KeyName.F3));
    ui.take(Stroke.control('y'));
    assertThat(terminal.copied).isEqualTo("LBL \"TWICE\"\n2\n*\nEND\n");
    assertThat(note().head()).isEqualTo("4 lines copied");
    ui.take(Stroke.named(KeyName.F3));
    type("7");
    ui.take(Stroke.control('y'));
    assertThat(note().head()).endsWith("copied");
    ui.take(Stroke.named(KeyName.F4));
    type("HI");
    ui.take(Stroke.control('y'));
    assertThat(terminal.copied).isEqualTo("HI");
  }
}
