package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.Calculator;
import hp41.Image;
import hp41.Model;
import hp41.screen.Stroke;
import hp41.screen.TerminalGone;
import hp41.screen.Theme;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Checks that memory is saved and the terminal released, however a session ends. */
class SessionEndTest {

  private final FakeTerminal terminal = new FakeTerminal();
  private final FakePeripherals outside = new FakePeripherals();
  private final Calculator calculator = new Calculator(Model.CX, outside);
  private final List<Image> kept = new ArrayList<>();
  private final TerminalSession session =
      new TerminalSession(
          calculator,
          terminal,
          Theme.MACHINE,
          outside,
          kept::add,
          false,
          TestSession.NO_HABITS,
          TestSession.nothingAttached(),
          Face.on(terminal));

  @Test
  void internalErrorReleasesTheTerminalAndSavesMemory() {
    terminal.beforeDrawing =
        () -> {
          throw new IllegalStateException("a fault");
        };
    assertThatThrownBy(session::run).hasMessage("a fault");
    assertThat(terminal.closed).isTrue();
    assertThat(kept).containsExactly(calculator.image());
  }

  @Test
  void closedTerminalEndsTheSessionWithoutAnError() {
    terminal.beforeDrawing = SessionEndTest::refuse;
    terminal.beforeClosing = SessionEndTest::refuse;
    assertThat(session.run()).isEmpty();
    assertThat(kept).containsExactly(calculator.image());
  }

  @Test
  void strokesBeforeTheEndAreHandled() {
    terminal.beforeDrawing =
        () -> {
          terminal.beforeDrawing = () -> {};
          terminal.strokes.accept(Stroke.typed('4'));
          terminal.strokes.accept(Stroke.typed('1'));
          terminal.strokes.accept(new Stroke.Gone());
          terminal.strokes.accept(Stroke.typed('7'));
        };
    session.run();
    assertThat(calculator.snapshot().display().toString()).contains("41_");
  }

  private static void refuse() {
    throw new TerminalGone(new IOException("Input/output error"));
  }
}
