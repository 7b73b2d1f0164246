package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Snapshot.SnapshotLine;
import hp41.panel.view.Panels;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ProgramEditingTest {

  private final TestSession session = new TestSession();

  @BeforeEach
  void loadProgram() {
    session.paste("LBL \"A1\"\nSIN\nCOS\nEND\n").open(Panels.PROGRAM);
  }

  @Test
  void deleteDeletesTheLineUnderTheCursor() {
    session.press(KeyName.DOWN, KeyName.DELETE);
    assertThat(lines()).containsExactly("LBL┬A1", "COS", "END");
    session.press(KeyName.ESCAPE).control('u');
    assertThat(lines()).containsExactly("LBL┬A1", "SIN", "COS", "END");
  }

  @Test
  void linesAreInsertedOneAfterTheOther() {
    session.press(KeyName.DOWN).type("i");
    session.type("rcl 05").press(KeyName.ENTER).type("+").press(KeyName.ENTER, KeyName.ENTER);
    assertThat(lines()).containsExactly("LBL┬A1", "SIN", "RCL 05", "+", "COS", "END");
    assertThat(session.screen().calculator().snapshot().modes().prgm()).isFalse();
  }

  @Test
  void lineBeingInsertedIsBetweenTheOthers() {
    session.press(KeyName.DOWN).type("itan");
    assertThat(session.panel().lines().skip(3)).startsWith(" 002  SIN", "     tan", " 003  COS");
  }

  /** The row of the caret is below the current line, and above END. */
  @Test
  void linesAreInsertedAtTheCaret() {
    session.press(KeyName.F3).line("gto .002").open(Panels.PROGRAM);
    session.press(KeyName.DOWN).type("irad").press(KeyName.ENTER);
    session.type("deg").press(KeyName.ENTER, KeyName.ENTER);
    assertThat(lines()).containsExactly("LBL┬A1", "SIN", "RAD", "DEG", "COS", "END");
    session.press(KeyName.ESCAPE).line("gto .006").open(Panels.PROGRAM);
    session.press(KeyName.UP).type("itan").press(KeyName.ENTER, KeyName.ENTER);
    assertThat(lines()).containsExactly("LBL┬A1", "SIN", "RAD", "DEG", "COS", "TAN", "END");
  }

  @Test
  void linesAreInsertedAtTheCaretOfTheDebugger() {
    session.press(KeyName.ESCAPE, KeyName.F3).line("gto .002").control('d');
    session.press(KeyName.DOWN).type("irad").press(KeyName.ENTER, KeyName.ENTER);
    assertThat(lines()).containsExactly("LBL┬A1", "SIN", "RAD", "COS", "END");
  }

  /** The caret is between the rows, so that it moves the rows below it. */
  @Test
  void linesAreInsertedBelowTheCaret() {
    session.press(KeyName.F3).line("gto .000").open(Panels.PROGRAM);
    session.press(KeyName.END, KeyName.UP).type("irad").press(KeyName.ENTER);
    session.type("deg").press(KeyName.ENTER, KeyName.ENTER);
    assertThat(lines()).containsExactly("LBL┬A1", "SIN", "COS", "RAD", "DEG", "END");
  }

  @Test
  void invalidLineIsReportedAndNothingChanges() {
    session.type("inosuch").press(KeyName.ENTER);
    assertThat(session.note()).contains("nosuch", "the program is unchanged");
    assertThat(lines()).hasSize(4);
  }

  @Test
  void linesOfAPrivateProgramAreHiddenAndCannotBeChanged() {
    byte[] code = session.calculator.programs().all().get(0);
    code[code.length - 1] |= 0x40;
    session.calculator.programs().clear();
    session.calculator.load(List.of(code));
    session.ui.watch();
    long[] before = session.calculator.image().registers();
    assertThat(session.panel()).contains("PRIVATE").doesNotContain("SIN");
    session.press(KeyName.DELETE).type("i").press(KeyName.ENTER);
    assertThat(session.calculator.image().registers()).isEqualTo(before);
  }

  @Test
  void bytesAreShownFrom54ColumnsOn() {
    session.in(new Size(129, 40));
    assertThat(session.panel()).doesNotContain("C0 00");
    session.in(new Size(130, 40));
    assertThat(session.panel()).contains("LBL┬A1              C0 00 F3 00 …");
  }

  private List<String> lines() {
    return session.screen().calculator().snapshot().program().lines().stream()
        .map(SnapshotLine::text)
        .toList();
  }
}
