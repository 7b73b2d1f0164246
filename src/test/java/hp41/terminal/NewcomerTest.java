package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that a new user solves four problems with the bundled programs, with nothing but what the
 * screen shows: the keys of the first steps, the panel of programs, help and the message row.
 */
class NewcomerTest {

  private final TestSession session = new TestSession();

  NewcomerTest() {
    session.outside.bundled = true;
  }

  private void in(int columns, int rows) {
    session.in(new Size(columns, rows));
  }

  /** Answers the question of the message row, which must be shown. */
  private NewcomerTest answers(String question, String answer) {
    assertThat(row()).startsWith(" ? " + question + "  ");
    session.type(answer).press(KeyName.ENTER);
    return this;
  }

  private String row() {
    List<String> rows = session.picture().lines().toList();
    return rows.get(rows.size() - 2).stripTrailing();
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "60, 16"})
  void rootOfACubic(int columns, int rows) {
    in(columns, rows);
    session.stroke(Stroke.named(KeyName.F1)).type("solve");
    assertThat(session.picture()).contains("Finds a root of f(x) = 0 from");
    session.press(KeyName.PAGE_DOWN, KeyName.PAGE_DOWN);
    assertThat(session.picture()).contains("First     type: LBL \"FX\" ENTER^ ENTER^");
    session.press(KeyName.ESCAPE).line("lbl \"fx\" enter^ enter^ enter^ * 2 - * 5 - rtn end");
    assertThat(row()).startsWith(" 12 lines loaded  xeq FX starts it");
    session.line("xeq solve");
    answers("FUNCTION NAME?", "fx").answers("GUESS 1?", "2").answers("GUESS 2?", "3");
    assertThat(row()).startsWith(" ROOT=2.0946  Enter continues");
    session.type("!");
    assertThat(row()).startsWith(" F=-5.0000E-9");
    session.type("!");
    assertThat(row()).startsWith(" ? FUNCTION NAME?");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "60, 16"})
  void integralThatIsUndefinedAtItsLimit(int columns, int rows) {
    in(columns, rows);
    session.line("lbl gx rad sin lastx / deg end").line("xeq intg");
    answers("FUNCTION NAME?", "gx");
    assertThat(row()).contains("f need not");
    answers("LOWER LIMIT?", "0").answers("UPPER LIMIT?", "2");
    assertThat(row()).startsWith(" I=1.6054  Enter");
    assertThat(session.type("!").picture()).contains(" ERROR=1.2270E-8");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "60, 16"})
  void inverseOfAMatrix(int columns, int rows) {
    in(columns, rows);
    session.line("xeq matrix");
    answers("ORDER=?", "3");
    List<String> elements = List.of("2", "1", "0", "1", "3", "1", "0", "1", "4_");
    for (int i = 0; i < 9; i++) {
      assertThat(row()).contains("row");
      answers("A" + (1 + i / 3) + "," + (1 + i % 3) + "=?", elements.get(i));
    }
    answers("DET INV SIMEQ?", "xeq tvm");
    assertThat(row()).startsWith(" NO FUNCTION  Enter continues");
    session.press(KeyName.ENTER);
    answers("DET INV SIMEQ?", "inv");
    assertThat(row()).startsWith(" I1,1=0.5909  Enter");
    session.type("!!!!!!!!");
    assertThat(row()).startsWith(" I3,3=-0.2273  Enter");
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "60, 16"})
  void paymentOfAMortgage(int columns, int rows) {
    in(columns, rows);
    session.stroke(new Stroke.Alt('p')).type("/mortgage").press(KeyName.ENTER);
    assertThat(row()).startsWith(" TVM  Computes n, i, PV, PMT or FV");
    session.press(KeyName.ENTER);
    answers("PAYMENTS/YR?", "12").answers("BEGIN?", "").answers("N?", "360").answers("I?", "6.5");
    answers("PV?", "200000");
    assertThat(row()).contains("R/S alone to find it");
    answers("PMT?", "").answers("FV?", "0");
    assertThat(row()).startsWith(" PMT=-1,264.1360  Enter");
  }

  /** Writes a program with a prompt, a loop, a test and a subroutine after the eight queens. */
  @ParameterizedTest
  @CsvSource({"80, 24", "60, 16", "36, 12"})
  void ownProgramAfterEightQueens(int columns, int rows) {
    in(columns, rows);
    session.line("8queens").type("no").press(KeyName.ENTER).type("1111").press(KeyName.F3);
    for (String line :
        ("lbl steps|\"N?\"|prompt|sto 01|0|sto 02|lbl 01|rcl 01|1|x=y?|gto 02|xeq 10|1|st+ 02|gto 01"
                + "|lbl 02|\"STEPS=\"|arcl 02|aview|rtn|lbl 10|rcl 01|2|mod|x=0?|gto 11|rcl 01|3|*|1|+"
                + "|sto 01|rtn|lbl 11|rcl 01|2|/|sto 01|rtn")
            .split("\\|")) {
      session.type(line).press(KeyName.ENTER);
    }
    assertThat(session.calculator.snapshot().program().name()).isEqualTo("STEPS");
    session.press(KeyName.F3).line("xeq steps");
    assertThat(row()).startsWith(" ? N?");
    session.type("27!");
    assertThat(row()).contains("STEPS=111.0000  ", "xeq steps starts it");
    session.line("xeq steps").type("6!");
    assertThat(row()).contains("STEPS=8.0000  ", "xeq steps starts it");
  }

  /** The screen alone leads through one problem after the other, from empty memory. */
  @Test
  void fourProblemsInOneSession() {
    in(80, 24);
    session.line("xeq solve");
    assertThat(row())
        .startsWith(" ? FUNCTION NAME?  label of your program: f(x) from x in X · F3 writes it");
    assertThat(session.calculator.programs().free()).isEqualTo(219);
    session.press(KeyName.F3);
    assertThat(row())
        .startsWith(
            " PRGM  begin your program with a label: lbl fx · F3 returns to FUNCTION NAME?");
    session.line("lbl fx").line("x^2").line("5").line("-").press(KeyName.F3);
    answers("FUNCTION NAME?", "fx").answers("GUESS 1?", "1").answers("GUESS 2?", "3");
    assertThat(row()).startsWith(" ROOT=2.2361  Enter continues");

    session.line("xeq intg").press(KeyName.F3);
    session.line("lbl gx").line("sin").press(KeyName.F3);
    answers("FUNCTION NAME?", "gx").answers("LOWER LIMIT?", "0").answers("UPPER LIMIT?", "90");
    assertThat(row()).startsWith(" I=57.2958  Enter continues");

    session.line("xeq matrix");
    answers("ORDER=?", "10");
    assertThat(row()).startsWith(" ? SIZE>=135  more data registers are needed · Enter adds them");
    session.press(KeyName.ENTER);
    answers("ORDER=?", "10");
    for (int i = 0; i < 100; i++) {
      int row = 1 + i / 10;
      int column = 1 + i % 10;
      answers("A" + row + "," + column + "=?", row == column ? "3" : "1");
    }
    answers("DET INV SIMEQ?", "simeq");
    for (int i = 1; i <= 10; i++) {
      answers("B" + i + "=?", String.valueOf(10 + 2 * i));
    }
    for (int i = 1; i <= 10; i++) {
      assertThat(row()).startsWith(" X%d=%.4f  Enter continues".formatted(i, i - 3.75));
      session.press(KeyName.ENTER);
    }
    answers("DET INV SIMEQ?", "").session.line("xeq tvm");
    answers("PAYMENTS/YR?", "12").answers("BEGIN?", "").answers("N?", "360").answers("I?", "6.5");
    answers("PV?", "200000").answers("PMT?", "").answers("FV?", "0");
    assertThat(row()).startsWith(" PMT=-1,264.1360  Enter continues");
    assertThat(session.calculator.plugged().names()).containsExactly("MATH", "FINANCE");
    assertThat(Internals.names(session.calculator).globals()).hasSize(4);
  }

  @Test
  void minusBeginsANegativeNumber() {
    session.line("xeq tvm").type("12!").press(KeyName.ENTER).type("360!!200000!-");
    assertThat(row()).isEqualTo(" − begins a negative number  type its digits");
    session.type("1264.14!0!");
    assertThat(row()).startsWith(" I=6.5000");
    session.line("xeq matrix");
    answers("ORDER=?", "1").answers("A1,1=?", "-.5").answers("DET INV SIMEQ?", "det");
    assertThat(row()).startsWith(" DET=-0.5000");
  }

  @Test
  void mistakesAreExplained() {
    session.paste("LBL \"Q\"\n\"N?\"\nPROMPT\nEND\n").line("xeq \"Q\"").type("-");
    assertThat(row()).isEqualTo(" X subtracted from Y  CHS (_) negates the number · Ctrl-U undoes");
  }
}
