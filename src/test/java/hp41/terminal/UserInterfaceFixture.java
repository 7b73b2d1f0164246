package hp41.terminal;

import hp41.Calculator;
import hp41.Model;
import hp41.panel.view.Screen;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;

/**
 * A calculator with its user interface, which receives the strokes of a test one by one. In
 * contrast to {@link TestSession}, nothing is drawn and no program runs by itself.
 */
abstract class UserInterfaceFixture {

  final FakePeripherals outside = new FakePeripherals();
  final FakeTerminal terminal = new FakeTerminal();
  final Calculator calculator = new Calculator(Model.CX, outside);
  final UserInterface ui;

  UserInterfaceFixture(boolean firstTime) {
    ui = TestSession.ui(calculator, terminal, outside, firstTime);
  }

  final Screen screen() {
    return ui.screen(outside.instant(), 0);
  }

  final String x() {
    return calculator.snapshot().stack().get(3).text().strip();
  }

  final void type(String characters) {
    characters.chars().forEach(c -> ui.take(Stroke.typed((char) c)));
  }

  final void press(KeyName... names) {
    for (KeyName name : names) {
      ui.take(Stroke.named(name));
    }
  }

  /** Types a line and Enter. */
  final void enter(String line) {
    type(line);
    press(KeyName.ENTER);
  }

  final void click(ScreenPosition spot) {
    ui.take(spot.with(Button.DOWN));
    ui.take(spot.with(Button.UP));
  }
}
