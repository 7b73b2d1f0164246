package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.CurrentNote;
import hp41.panel.view.Panels;
import hp41.panel.view.View;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class InputRouterTest extends UserInterfaceFixture {

  InputRouterTest() {
    super(true);
  }

  @Test
  void digitsAndOperatorsAreExecutedAtOnce() {
    type("2");
    press(KeyName.ENTER);
    type("3+");
    assertThat(x()).isEqualTo("5.0000");
  }

  @Test
  void undoRevertsTheLastKeyAndRedoRepeatsIt() {
    type("2 3+");
    assertThat(x()).isEqualTo("5.0000");
    ui.take(Stroke.control('u'));
    assertThat(x()).isEqualTo("3.0000");
    ui.take(new Stroke.Alt('u'));
    assertThat(x()).isEqualTo("5.0000");
  }

  @Test
  void escapeClosesThePanelThatWasChosen() {
    ui.take(Stroke.control('t'));
    assertThat(screen().panels().panel()).isEqualTo(Panels.STACK);
    press(KeyName.ESCAPE);
    type(";");
    press(KeyName.ESCAPE);
    assertThat(screen().panels().panel()).as("only SHIFT was given up").isEqualTo(Panels.STACK);
    press(KeyName.ESCAPE);
    assertThat(screen().panels().panel()).isEqualTo(Panels.START);
  }

  @Test
  void clickHoldsAKeyUntilTheButtonIsReleased() {
    type("4 ");
    ui.take(ScreenPosition.ofFunction(screen(), "SQRT").with(Button.DOWN));
    outside.pass(Duration.ofMillis(250));
    calculator.proceed(1);
    assertThat(calculator.snapshot().display()).hasToString("SQRT");
    ui.take(ScreenPosition.ofFunction(screen(), "SQRT").with(Button.UP));
    assertThat(x()).isEqualTo("2.0000");
  }

  @Test
  void clickOnAGoldNameIsShiftAndThatKey() {
    type("3 ");
    click(ScreenPosition.ofFunction(screen(), "X^2"));
    assertThat(x()).isEqualTo("9.0000");
  }

  @Test
  void clickOnAHintIsItsKey() {
    click(ScreenPosition.ofHint(screen(), Stroke.named(KeyName.F2)));
    assertThat(calculator.snapshot().modes().user()).isTrue();
  }

  @Test
  void rightClickExplainsAKey() {
    ui.take(ScreenPosition.ofFunction(screen(), "SQRT").with(Button.RIGHT_DOWN));
    assertThat(screen().notes().help().orElseThrow().search()).isEqualTo("SQRT");
  }

  @Test
  void pressedKeyIsHighlightedForAMoment() {
    type("7");
    assertThat(screen().calculator().pressed()).isPresent();
    outside.pass(Duration.ofMillis(121));
    assertThat(screen().calculator().pressed()).isEmpty();
  }

  @Test
  void helpFindsANameAndInsertsItIntoTheInputLine() {
    press(KeyName.F1);
    assertThat(screen().notes().help()).isPresent();
    type("isg");
    press(KeyName.ENTER);
    assertThat(screen().notes().help().orElseThrow().ran().orElseThrow().display())
        .isEqualTo("2.0050");
    assertThat(x()).isEqualTo("0.0000");
    press(KeyName.ENTER);
    assertThat(screen().notes().help()).isEmpty();
    assertThat(screen().input().line().orElseThrow().text()).isEqualTo("ISG ");
    press(KeyName.ESCAPE);
    assertThat(screen().input().line()).isEmpty();
  }

  @Test
  void firstStepsShowUntilThreeThingsWereDone() {
    assertThat(screen().panels().panel()).isEqualTo(Panels.START);
    type("1 1++");
    press(KeyName.F1);
    press(KeyName.F1);
    assertThat(screen().panels().panel()).isEqualTo(Panels.PROGRAM);
  }

  @Test
  void boardShowsAsSoonAsAlphaHoldsAPosition() {
    press(KeyName.F4);
    type("2413");
    assertThat(screen().panels().panel()).isEqualTo(Panels.BOARD);
    assertThat(screen().panels().shown(Panels.BOARD).content())
        .isInstanceOf(hp41.panel.Panel.Canvas.class);
  }

  @Test
  void chosenPanelRemainsUntilEscapeIsPressedTwice() {
    ui.take(Stroke.control('t'));
    assertThat(screen().panels().panel()).isEqualTo(Panels.STACK);
    assertThat(screen().panels().focused()).isTrue();
    press(KeyName.ESCAPE);
    assertThat(screen().panels().panel()).isEqualTo(Panels.STACK);
    assertThat(screen().panels().focused()).isFalse();
    press(KeyName.ESCAPE);
    assertThat(screen().panels().panel()).isEqualTo(Panels.START);
  }

  @Test
  void digitInAFocusedPanelDoesNotReachTheCalculator() {
    press(KeyName.TAB);
    type("7");
    assertThat(x()).isEqualTo("0.0000");
    press(KeyName.ESCAPE);
    press(KeyName.ESCAPE);
    type("7");
    assertThat(x()).startsWith("7");
  }

  @Test
  void pastedTextGoesToAlphaInAlphaModeElseToTheInputLine() {
    press(KeyName.F4);
    ui.take(new Stroke.Pasted("no 1"));
    assertThat(calculator.snapshot().alpha()).isEqualTo("NO 1");
    press(KeyName.F4);
    ui.take(new Stroke.Pasted("2\n3\n+"));
    assertThat(screen().input().line().orElseThrow().text()).isEqualTo("2 3 +");
  }

  @Test
  void escapeCancelsPromptAndShift() {
    type(";");
    press(KeyName.ESCAPE);
    assertThat(calculator.snapshot().modes().shift()).isFalse();
    click(ScreenPosition.ofFunction(screen(), "STO"));
    assertThat(calculator.snapshot().prompt()).isPresent();
    type("1");
    press(KeyName.ESCAPE);
    assertThat(calculator.snapshot().prompt()).isEmpty();
  }

  @Test
  void lettersSpellTheNameAfterXeq() {
    click(ScreenPosition.ofFunction(screen(), "XEQ"));
    type("aon");
    assertThat(calculator.snapshot().display()).hasToString("XEQ AON_");
    press(KeyName.ENTER);
    assertThat(calculator.snapshot().modes().alpha()).isTrue();
  }

  @Test
  void namesMayBeTypedInSmallLetters() {
    type("4 sqrt");
    press(KeyName.ENTER);
    assertThat(x()).isEqualTo("2.0000");
  }

  @Test
  void tabInsertsTheSuggestedName() {
    type("sinn");
    press(KeyName.ENTER);
    assertThat(screen().notes().note().orElseThrow().isError()).isTrue();
    press(KeyName.TAB);
    assertThat(screen().input().line().orElseThrow().text()).isEqualTo("SIN");
  }

  @Test
  void listingShowsWhileAProgramIsWritten() {
    press(KeyName.F3);
    assertThat(screen().panels().panel()).isEqualTo(Panels.PROGRAM);
    press(KeyName.F3);
    assertThat(screen().panels().panel()).isEqualTo(Panels.START);
  }

  @Test
  void secondInterruptSoonAfterTheFirstLeaves() {
    ui.take(Stroke.control('c'));
    assertThat(ui.leaving()).isFalse();
    outside.pass(Duration.ofSeconds(3));
    ui.take(Stroke.control('c'));
    assertThat(ui.leaving()).isFalse();
    ui.take(Stroke.control('c'));
    assertThat(ui.leaving()).isTrue();
  }

  @Test
  void interruptWithNothingToStopExplainsHowToLeave() {
    ui.take(Stroke.control('c'));
    assertThat(CurrentNote.of(screen()).text())
        .isEqualTo("Ctrl-Q leaves · memory is saved · or press Ctrl-C again");
    assertThat(View.render(screen()).toString()).contains("\n Ctrl-Q leaves  memory is saved");
  }

  @Test
  void controlLRedrawsTheScreen() {
    type("7");
    assertThat(terminal.repaints).isZero();
    ui.take(Stroke.control('l'));
    assertThat(terminal.repaints).isEqualTo(1);
    assertThat(x()).startsWith("7");
  }

  @Test
  void typedCommandsAreExecuted() {
    type("stack");
    press(KeyName.ENTER);
    assertThat(screen().panels().panel()).isEqualTo(Panels.STACK);
    type(":q");
    press(KeyName.ENTER);
    assertThat(ui.leaving()).isTrue();
  }

  @Test
  void everyKeyTurnsTheCalculatorOn() {
    press(KeyName.F12);
    assertThat(screen().calculator().snapshot().on()).isFalse();
    type("s");
    assertThat(screen().calculator().snapshot().on()).isTrue();
  }
}
