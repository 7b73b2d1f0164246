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

  private final Sitting sitting = new Sitting();

  @BeforeEach
  void loadProgram() {
    sitting.paste("LBL \"A1\"\nSIN\nCOS\nEND\n").open(Panels.PROGRAM);
  }

  @Test
  void deleteDeletesTheLineUnderTheCursor() {
    sitting.press(KeyName.DOWN, KeyName.DELETE);
    assertThat(lines()).containsExactly("LBL┬A1", "COS", "END");
    sitting.press(KeyName.ESCAPE).control('u');
    assertThat(lines()).containsExactly("LBL┬A1", "SIN", "COS", "END");
  }

  @Test
  void linesAreInsertedOneAfterTheOther() {
    sitting.press(KeyName.DOWN).type("i");
    sitting.type("rcl 05").press(KeyName.ENTER).type("+").press(KeyName.ENTER, KeyName.ENTER);
    assertThat(lines()).containsExactly("LBL┬A1", "SIN", "RCL 05", "+", "COS", "END");
    assertThat(sitting.screen().calculator().snapshot().modes().prgm()).isFalse();
  }

  @Test
  void lineBeingInsertedIsBetweenTheOthers() {
    sitting.press(KeyName.DOWN).type("itan");
    assertThat(sitting.panel().lines().skip(3)).startsWith(" 002  SIN", "     tan", " 003  COS");
  }

  @Test
  void invalidLineIsReportedAndNothingChanges() {
    sitting.type("inosuch").press(KeyName.ENTER);
    assertThat(sitting.note()).contains("NOSUCH", "the program is unchanged");
    assertThat(lines()).hasSize(4);
  }

  @Test
  void linesOfAPrivateProgramAreHiddenAndCannotBeChanged() {
    byte[] code = sitting.calculator.programs().all().get(0);
    code[code.length - 1] |= 0x40;
    sitting.calculator.contents().clearPrograms();
    sitting.calculator.load(List.of(code));
    long[] before = sitting.calculator.image().registers();
    assertThat(sitting.panel()).contains("PRIVATE").doesNotContain("SIN");
    sitting.press(KeyName.DELETE).type("i").press(KeyName.ENTER);
    assertThat(sitting.calculator.image().registers()).isEqualTo(before);
  }

  @Test
  void bytesAreShownFrom54ColumnsOn() {
    sitting.in(new Size(129, 40));
    assertThat(sitting.panel()).doesNotContain("C0 00");
    sitting.in(new Size(130, 40));
    assertThat(sitting.panel()).contains("LBL┬A1              C0 00 F3 00 …");
  }

  private List<String> lines() {
    return sitting.screen().calculator().snapshot().program().lines().stream()
        .map(SnapshotLine::text)
        .toList();
  }
}
