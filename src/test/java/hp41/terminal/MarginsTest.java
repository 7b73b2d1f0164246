package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Model;
import hp41.panel.view.View;
import hp41.screen.Margins;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Theme;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MarginsTest {

  private final FakeTerminal window = new FakeTerminal();
  private final Margins margins = new Margins(window, 160);

  @ParameterizedTest
  @CsvSource({"181, 50, 11", "200, 60, 21"})
  void whatIsLeftOverStandsLeftAndRight(int columns, int height, int first) {
    window.size = new Size(columns, height);
    FakePeripherals outside = new FakePeripherals();
    Calculator calculator = new Calculator(Model.CX, outside);
    Desk desk = new Desk(calculator, margins, Theme.MACHINE, outside, false, Sitting.NO_HABITS);
    assertThat(margins.size()).isEqualTo(new Size(160, height));
    margins.draw(View.render(desk.screen(outside.instant(), 0)), Theme.MACHINE);
    List<String> rows = window.picture().lines().toList();
    assertThat(rows.get(0)).startsWith(" ".repeat(first) + "▄▄▄").contains(" Stack ");
    assertThat(rows.get(height - 1)).startsWith(" ".repeat(first) + "F1 Help");
  }

  @Test
  void mouseIsWhereTheKeysAre() {
    window.size = new Size(180, 50);
    List<Stroke> strokes = new ArrayList<>();
    margins.listen(strokes::add);
    assertThat(margins.size().columns()).isEqualTo(160);
    window.strokes.accept(new Stroke.Mouse(Button.DOWN, 12, 8));
    window.strokes.accept(Stroke.typed('x'));
    assertThat(strokes).containsExactly(new Stroke.Mouse(Button.DOWN, 2, 8), Stroke.typed('x'));
  }

  @Test
  void smallerTerminalHasNone() {
    window.size = new Size(100, 30);
    assertThat(margins.size()).isEqualTo(new Size(100, 30));
  }
}
