package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.Flags;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that a program is written beside the one that asks for its name. */
class OwnProgramTest {

  private final Sitting sitting = new Sitting().in(Sitting.MEDIUM);

  @BeforeEach
  void provide() {
    sitting.outside.bundled = true;
  }

  private String row() {
    return sitting.picture().lines().skip(22).findFirst().orElseThrow().stripTrailing();
  }

  /** The program that asks is in a module, or was copied to memory. */
  @ParameterizedTest
  @ValueSource(strings = {"clx", "load solve"})
  void questionReturnsAfterwards(String before) {
    sitting.line(before).line("7 enter 8 xeq solve");
    assertThat(row()).startsWith(" ? FUNCTION NAME?");
    sitting.press(KeyName.F3).line("lbl fx").line("x^2 2 -").press(KeyName.F3);
    assertThat(row()).startsWith(" ? FUNCTION NAME?");
    assertThat(sitting.calculator.contents().flag(Flags.ALPHA)).isTrue();
    sitting.type("fx").press(KeyName.ENTER);
    assertThat(row()).startsWith(" ? GUESS 1?");
    sitting.type("1").press(KeyName.ENTER).type("2").press(KeyName.ENTER);
    assertThat(row()).startsWith(" ROOT=1.4142");
    assertThat(sitting.calculator.programs().find("FX")).isPresent();
    int fx = sitting.calculator.programs().find("FX").orElseThrow();
    assertThat(sitting.calculator.programs().lines(fx)).hasSize(5);
  }

  @Test
  void stackIsThatOfTheQuestion() {
    sitting.line("7 enter 8 xeq solve");
    long x = sitting.calculator.contents().x();
    sitting.press(KeyName.F3).line("lbl fx").press(KeyName.F3, KeyName.F3, KeyName.F3);
    assertThat(sitting.calculator.contents().x()).isEqualTo(x);
    assertThat(row()).startsWith(" ? FUNCTION NAME?");
  }

  @Test
  void undoReturnsToTheQuestion() {
    sitting.line("xeq solve").press(KeyName.F3);
    assertThat(sitting.calculator.modes().prgm()).isTrue();
    sitting.control('u');
    assertThat(row()).startsWith(" undone");
    assertThat(sitting.calculator.modes().prgm()).isFalse();
    assertThat(sitting.type("f").calculator.contents().flag(Flags.ALPHA)).isTrue();
  }

  @Test
  void otherQuestionsShowTheProgramThatAsks() {
    sitting.line("xeq tvm").press(KeyName.F3);
    assertThat(sitting.calculator.snapshot().program().name()).isEqualTo("TVM");
    sitting.press(KeyName.F3);
    assertThat(sitting.calculator.modes().prgm()).isFalse();
  }
}
