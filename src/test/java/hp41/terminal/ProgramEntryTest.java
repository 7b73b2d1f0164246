package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Snapshot.SnapshotLine;
import hp41.panel.view.Panels;
import hp41.screen.Stroke.KeyName;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that lines typed in PRGM mode go where a user expects them. */
class ProgramEntryTest {

  private final TestSession session = new TestSession();

  private List<String> lines() {
    return session.calculator.snapshot().program().lines().stream()
        .map(SnapshotLine::text)
        .toList();
  }

  private int programs() {
    return session.calculator.programs().all().size();
  }

  private List<String> lines(String label) {
    var programs = session.calculator.programs();
    return programs.lines(programs.find(label).orElseThrow()).stream().map(programs::text).toList();
  }

  private void loadOne() {
    session.paste("LBL \"OLD\"\nSIN\nCOS\nEND\n");
  }

  /** The text has the small letters all the same. */
  @ParameterizedTest
  @CsvSource({"n?, the display has no n", "abn, the display has no n", "N?, ''", "abc, ''"})
  void smallLettersWithoutAGlyphAreReported(String text, String message) {
    session.type("\"" + text);
    assertThat(session.picture().contains(message + ": type capitals"))
        .isNotEqualTo(message.isEmpty());
    session.press(KeyName.ESCAPE).line("\"" + text + '"');
    assertThat(session.note()).startsWith(message);
    assertThat(session.note().isEmpty()).isEqualTo(message.isEmpty());
    session.press(KeyName.F3).line("lbl own").line("\"" + text + '"');
    assertThat(session.note()).startsWith(message);
    assertThat(lines()).hasSize(3);
  }

  /** CLP deletes the program with all of its labels, in PRGM mode and outside. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void deletedLabelsAreNamed(boolean prgm) {
    session.paste("LBL \"ONE\"\nSIN\nRTN\nLBL \"TWO\"\nEND\n");
    loadOne();
    if (prgm) {
      session.press(KeyName.F3);
    }
    session.line("clp two");
    assertThat(session.note()).startsWith("ONE, TWO deleted");
    session.control('u');
    assertThat(lines("ONE")).hasSize(5);
  }

  /** The subroutine is written after the line that calls it; MULTI is a bundled program. */
  @Test
  void callOfAMissingLabelIsInsertedAsTyped() {
    session.outside.bundled = true;
    session.press(KeyName.F3).line("lbl own");
    session.type("xeq mul");
    assertThat(session.picture()).contains("Tab completes").doesNotContain("Enter uses");
    session.press(KeyName.ENTER).line("gto mu");
    assertThat(lines()).containsExactly("LBL┬OWN", "XEQ┬MUL", "GTO┬MU", "END");
    session.press(KeyName.F3).type("xeq mul");
    assertThat(session.picture()).contains("Enter uses MULTI");
  }

  @Test
  void invitationNamesTheProgramThatWasWritten() {
    session.press(KeyName.F3).line("lbl own").line("sin").press(KeyName.F3);
    assertThat(session.picture()).contains("xeq own").doesNotContain("xeq 8queens");
  }

  /** The program that waited is not the one at the pointer, so that R/S would not continue it. */
  @Test
  void writtenProgramIsNotCalledStopped() {
    session.outside.bundled = true;
    session.line("8queens").press(KeyName.F4).press(KeyName.F3);
    session.line("lbl own").line("sin").press(KeyName.F3);
    assertThat(session.picture()).contains("xeq own").doesNotContain("stopped at");
  }

  /** The pointer may be anywhere in the older program. */
  @ParameterizedTest
  @ValueSource(strings = {"", "SST", "SST SST", "SST SST SST"})
  void typedLabelBeginsAProgramBesideTheOthers(String moves) {
    loadOne();
    session.line("gto \"OLD\"").press(KeyName.F3);
    for (int i = 0; i < moves.split(" ").length && !moves.isEmpty(); i++) {
      session.press(KeyName.DOWN);
    }
    session.line("lbl area");
    assertThat(session.note()).contains("LBL AREA", "begins a new program", "undoes");
    session.line("x^2");
    assertThat(lines()).startsWith("LBL┬AREA", "X↑2");
    assertThat(lines("OLD")).hasSize(4);
  }

  @Test
  void oneUndoRemovesTheProgramAndReturnsToTheOlderOne() {
    loadOne();
    session.line("gto \"OLD\"").press(KeyName.F3).press(KeyName.DOWN);
    long[] before = session.calculator.image().registers();
    session.line("lbl area").control('u');
    assertThat(session.calculator.image().registers()).isEqualTo(before);
  }

  @Test
  void secondLabelBelongsToTheProgramThatIsBeingWritten() {
    loadOne();
    session.press(KeyName.F3).line("lbl area").line("x^2").line("rtn").line("lbl volume");
    assertThat(session.note()).doesNotContain("new program");
    assertThat(lines()).startsWith("LBL┬AREA", "X↑2", "RTN", "LBL┬VOLUME");
    session.press(KeyName.F3, KeyName.F3).line("lbl other");
    assertThat(lines()).startsWith("LBL┬OTHER");
  }

  @ParameterizedTest
  @ValueSource(strings = {"lbl 01", "lbl a", "lbl A", "lbl J", "sto 05", "gto \"OLD\""})
  void otherLinesBeginNoProgram(String line) {
    loadOne();
    session.line("gto \"OLD\"").press(KeyName.F3);
    int before = programs();
    session.line(line);
    assertThat(programs()).isEqualTo(before);
  }

  @Test
  void emptyProgramIsUsed() {
    loadOne();
    session.line("gto ..").press(KeyName.F3).line("lbl area");
    int before = programs();
    session.line("x^2");
    assertThat(programs()).isEqualTo(before);
    assertThat(lines()).startsWith("LBL┬AREA", "X↑2");
  }

  @Test
  void labelKeyDoesWhatTheMachineDoes() {
    loadOne();
    session.line("gto \"OLD\"").press(KeyName.F3).line("lbl");
    session.press(KeyName.F4).type("AB").press(KeyName.F4);
    assertThat(lines()).startsWith("LBL┬OLD", "LBL┬AB", "SIN");
  }

  @Test
  void labelOutsidePrgmModeSaysWhatToDo() {
    loadOne();
    session.line("lbl area");
    assertThat(session.note()).contains("LBL AREA", "F3", "PRGM mode");
    assertThat(lines("OLD")).hasSize(4);
  }

  /** Enter ends a number or a sign; only Enter alone is a line. */
  @ParameterizedTest
  @CsvSource({
    "5⏎-⏎,        5 -",
    "5⏎⏎3⏎+⏎,     5 ENTER↑ 3 +",
    "5⏎2⏎*,       5 2 *",
    "1.5⏎/⏎⏎,     1.5 / ENTER↑",
    "⏎,           ENTER↑",
    "⏎⏎,          ENTER↑ ENTER↑",
    "7!⏎8,        7 STOP 8",
  })
  void enterEndsWhatWasKeyed(String strokes, String expected) {
    session.line("gto ..").press(KeyName.F3).line("lbl area");
    for (char c : strokes.strip().toCharArray()) {
      if (c == '⏎') {
        session.press(KeyName.ENTER);
      } else {
        session.type(String.valueOf(c));
      }
    }
    List<String> lines = lines();
    assertThat(lines.subList(1, lines.size() - 1)).containsExactly(expected.split(" "));
  }

  @Test
  void enterAfterANumberSaysThatEnterAloneIsALine() {
    session.press(KeyName.F3).type("5").press(KeyName.ENTER);
    assertThat(session.note()).contains("01 5", "Enter again inserts ENTER↑");
  }

  @Test
  void fileIsLoadedBesideTheProgramInPrgmMode(@TempDir Path folder) throws Exception {
    loadOne();
    Path file = Files.writeString(folder.resolve("two.txt"), "LBL \"TWO\"\nTAN\nEND\n");
    session.line("gto \"OLD\"").press(KeyName.F3).press(KeyName.DOWN).line("load " + file);
    assertThat(lines("OLD")).containsExactly("LBL┬OLD", "SIN", "COS", "END");
    assertThat(lines("TWO")).hasSize(3);
  }

  @Test
  void pastedProgramIsLoadedBesideAndPastedLinesAreInserted() {
    loadOne();
    session.line("gto \"OLD\"").press(KeyName.F3);
    session.paste("TAN\nLN\n");
    assertThat(lines("OLD")).hasSize(6);
    session.paste("LBL \"TWO\"\nTAN\nEND\n");
    assertThat(lines("OLD")).hasSize(6);
    assertThat(lines("TWO")).hasSize(3);
  }

  /** The marker stands between the lines at which the next line is inserted. */
  @Test
  void panelMarksWhereTheNextLineGoes() {
    loadOne();
    session.open(Panels.PROGRAM).press(KeyName.ESCAPE);
    session.line("gto \"OLD\"");
    assertThat(session.panel()).doesNotContain("next line");
    session.press(KeyName.F3);
    for (int line = 1; line <= 4; line++) {
      List<String> rows = session.panel().lines().toList();
      int marker = -1;
      for (int row = 0; row < rows.size(); row++) {
        marker = rows.get(row).contains("next line") ? row : marker;
      }
      assertThat(rows.get(marker + 1)).contains("%03d".formatted(Math.min(line + 1, 4)));
      session.press(KeyName.DOWN);
    }
  }

  @Test
  void panelOfAnEmptyProgramHasTheMarker() {
    session.open(Panels.PROGRAM).press(KeyName.ESCAPE, KeyName.F3);
    assertThat(session.panel()).contains("next line");
  }

  @Test
  void endHasItsOwnHint() {
    session.paste("LBL \"OLD\"\nSIN\nEND\nLBL \"TWO\"\nEND\n");
    session.line("gto \"OLD\"").press(KeyName.F3, KeyName.DOWN, KeyName.DOWN);
    assertThat(session.picture()).contains("inserts before 003", "deletes 003 and joins the next");
    session.press(KeyName.F3).line("gto \"TWO\"").press(KeyName.F3, KeyName.DOWN);
    assertThat(session.picture()).contains("inserts before .END.").doesNotContain("deletes");
  }

  /** R/S after RTN would run the lines of the next routine. */
  @Test
  void endedProgramSaysHowItIsStartedAgain() {
    session.paste("LBL \"AREA\"\nX^2\nRTN\nLBL \"CUBE\"\n3\nY^X\nEND\n");
    session.line("5 xeq area");
    assertThat(session.picture()).contains("AREA ended", "xeq area starts it again");
    assertThat(session.picture()).doesNotContain("continues");
    session.line("xeq cube");
    assertThat(session.picture()).contains("CUBE ended");
    session.type("2");
    assertThat(session.picture()).doesNotContain("ended").doesNotContain("continues");
  }

  /** A label to which the program jumps is not where it starts. */
  @Test
  void endedProgramIsNotStartedAtItsLoop() {
    session.paste("LBL \"POWER\"\nLBL \"LOOP\"\nDSE X\nGTO \"LOOP\"\nRTN\nEND\n");
    session.line("3 xeq power");
    assertThat(session.picture()).contains("POWER ended", "xeq power starts it again");
  }

  /** Writes programs with questions, a loop, tests, a subroutine and a text after eight queens. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lbl collatz;\"START?\";prompt;sto 00;0;sto 01;lbl 01;rcl 00;1;x=y?;gto 02;xeq step;1;"
            + "sto+ 01;gto 01;lbl 02;rcl 01;rtn;lbl step;rcl 00;2;mod;x=0?;gto 03;rcl 00;3;*;1;+;"
            + "sto 00;rtn;lbl 03;rcl 00;2;/;sto 00;rtn | xeq collatz | 27! | 111.0000 | 38",
        "lbl bmi;\"KG?\";prompt;\"M?\";prompt;x^2;/;\"BMI=\";arcl x;aview"
            + " | xeq bmi | 70!1.75! | BMI=22.8571 | 11",
      })
  void ownProgramIsWrittenAfterEightQueens(
      String lines, String start, String answers, String result, int count) {
    session.outside.bundled = true;
    session.type("8q").press(KeyName.ENTER).type("yes").press(KeyName.ENTER).type("158!!!no");
    session.press(KeyName.ENTER, KeyName.F3);
    for (String line : lines.split(";")) {
      session.type(line).press(KeyName.ENTER);
      assertThat(session.picture()).as(line).doesNotContain("▲");
    }
    assertThat(lines()).hasSize(count);
    session.press(KeyName.F3).type(start).press(KeyName.ENTER).type(answers);
    assertThat(session.picture()).containsPattern("ended +(· )?" + start).contains(result);
  }
}
