package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.Flags;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that the user can write a program while another program asks for its name. */
class OwnProgramTest {

  private final TestSession session = new TestSession().in(TestSession.MEDIUM);

  @BeforeEach
  void provide() {
    session.outside.bundled = true;
  }

  private String row() {
    return session.picture().lines().skip(22).findFirst().orElseThrow().stripTrailing();
  }

  /** The program that asks is in a module, or was copied to memory. */
  @ParameterizedTest
  @ValueSource(strings = {"clx", "load solve"})
  void questionReturnsAfterwards(String before) {
    session.line(before).line("7 enter 8 xeq solve");
    assertThat(row()).startsWith(" ? FUNCTION NAME?");
    session.press(KeyName.F3).line("lbl fx").line("x^2 2 -").press(KeyName.F3);
    assertThat(row()).startsWith(" ? FUNCTION NAME?");
    assertThat(session.calculator.contents().flag(Flags.ALPHA)).isTrue();
    session.type("fx").press(KeyName.ENTER);
    assertThat(row()).startsWith(" ? GUESS 1?");
    session.type("1").press(KeyName.ENTER).type("2").press(KeyName.ENTER);
    assertThat(row()).startsWith(" ROOT=1.4142");
    assertThat(session.calculator.programs().find("FX")).isPresent();
    int fx = session.calculator.programs().find("FX").orElseThrow();
    assertThat(session.calculator.programs().lines(fx)).hasSize(5);
  }

  /** The row of hints contains F3 where the message has no room for it. */
  @Test
  void keyThatReturnsIsAlwaysShown() {
    session.line("xeq solve").press(KeyName.F3);
    assertThat(row()).contains("F3 returns to FUNCTION NAME?");
    for (Size size : List.of(new Size(60, 16), new Size(40, 12))) {
      assertThat(session.in(size).picture().lines().skip(size.rows() - 2L))
          .anySatisfy(it -> assertThat(it).contains("F3 "));
    }
  }

  @Test
  void stackIsThatOfTheQuestion() {
    session.line("7 enter 8 xeq solve");
    long x = session.calculator.contents().x();
    session.press(KeyName.F3).line("lbl fx").press(KeyName.F3, KeyName.F3, KeyName.F3);
    assertThat(session.calculator.contents().x()).isEqualTo(x);
    assertThat(row()).startsWith(" ? FUNCTION NAME?");
  }

  @Test
  void undoReturnsToTheQuestion() {
    session.line("xeq solve").press(KeyName.F3);
    assertThat(session.calculator.modes().prgm()).isTrue();
    session.control('u');
    assertThat(row()).startsWith(" undone");
    assertThat(session.calculator.modes().prgm()).isFalse();
    assertThat(session.type("f").calculator.contents().flag(Flags.ALPHA)).isTrue();
  }

  /** Enter is R/S after a look at the program, at a result and at a question for a number. */
  @ParameterizedTest
  @ValueSource(strings = {"xeq gcd", "xeq gcd:12", "xeq gcd:12:18"})
  void questionOrResultReturnsAfterALookAtTheProgram(String lines) {
    for (String line : lines.split(":")) {
      session.line(line);
    }
    String before = row();
    String text = before.strip().split("  ")[0];
    session.press(KeyName.F3);
    assertThat(row()).doesNotContain(text);
    session.press(KeyName.F3);
    assertThat(row()).contains(text).contains("Enter ");
    int line = session.calculator.snapshot().program().line();
    session.press(KeyName.ENTER);
    assertThat(session.calculator.snapshot().program().line()).isNotEqualTo(line);
  }

  @Test
  void questionIsGoneIfTheProgramPointerHasMoved() {
    session.line("xeq gcd").press(KeyName.F3, KeyName.DOWN, KeyName.F3);
    assertThat(row()).doesNotContain("A?");
  }

  @Test
  void otherQuestionsShowTheProgramThatAsks() {
    session.line("xeq tvm").press(KeyName.F3);
    assertThat(session.calculator.snapshot().program().name()).isEqualTo("TVM");
    session.press(KeyName.F3);
    assertThat(session.calculator.modes().prgm()).isFalse();
  }
}
