package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Internals;
import hp41.Model;
import hp41.app.CalculatorFactory;
import hp41.listing.NamesTable;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.CurrentNote;
import hp41.panel.view.Panels;
import hp41.screen.Stroke;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the explanation of errors, and the meaning of typed names. */
class BlameTest {

  @ParameterizedTest
  @CsvSource({
    "0, 1/x, 1/X of 0 · stack unchanged",
    "-2.5, sqrt, SQRT of -2.5 · stack unchanged",
    "5, asin, ASIN of 5 · stack unchanged",
    "0, /, / · stack unchanged",
    "5, 0 1/x, DATA ERROR · 0 1/X"
  })
  void errorNamesTheRequestedFunction(String number, String line, String told) {
    TestSession session = new TestSession().line(number).line(line);
    var note = CurrentNote.of(session.screen());
    assertThat(note.isError()).isTrue();
    assertThat(note.head() + " · " + String.join(" · ", note.clauses(KeyNames.NONE)))
        .isEqualTo(told + " · Backspace clears · Ctrl-U undoes · F1 explains");
  }

  @Test
  void stackIsUnchangedAfterAnError() {
    TestSession session = new TestSession().line("1 2 3 0");
    String before = session.calculator.snapshot().stack().toString();
    assertThat(session.line("1/x").calculator.snapshot().error()).isEqualTo("DATA ERROR");
    assertThat(session.calculator.snapshot().stack()).hasToString(before);
  }

  @Test
  void functionHasPriorityOverACommand() {
    var modules = NamesTable.read("XROM 20,01\tSTACK\n").modules();
    FakePeripherals outside = new FakePeripherals();
    Calculator calculator =
        Internals.named(CalculatorFactory.builder(Model.CX, outside), modules).build();
    UserInterface ui = TestSession.ui(calculator, new FakeTerminal(), outside, false);
    ui.take(new Stroke.InputLine("stack", true));
    assertThat(calculator.snapshot().error()).isEqualTo("NONEXISTENT");
    ui.take(new Stroke.InputLine(":stack", true));
    assertThat(ui.screen(outside.instant(), 0).panels().panel()).isEqualTo(Panels.STACK);
  }
}
