package hp41.terminal;

import hp41.Snapshot;
import hp41.panel.Panel.InputResult;
import hp41.panel.keys.Keypad;
import hp41.panel.view.HintRow;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Routes mouse events to the item under the pointer.
 *
 * @param current supplies the current screen
 */
record Pointer(
    CalculatorInput input,
    PendingQuestion question,
    HelpBook help,
    PanelControl panels,
    SessionControl session,
    Supplier<Screen> current) {

  /** Handles a mouse event; returns the stroke of a hint that was clicked. */
  Optional<Stroke> take(Stroke.Mouse mouse, boolean helpShows) {
    if (mouse.button() == Button.UP) {
      input.release();
      return Optional.empty();
    }
    Screen screen = current.get();
    boolean pressed = mouse.button() == Button.DOWN;
    Optional<Stroke> hint = pressed ? hint(mouse, screen) : Optional.empty();
    if (hint.isPresent()) {
      return hint;
    } else if (helpShows) {
      help.take(mouse, key(mouse, screen));
    } else {
      press(mouse, screen);
    }
    return Optional.empty();
  }

  /** Returns the stroke of the hint at a click. */
  private static Optional<Stroke> hint(Stroke.Mouse mouse, Screen screen) {
    boolean onHints = mouse.row() == screen.layout().hintRow();
    return onHints ? HintRow.at(screen, mouse.column()) : Optional.empty();
  }

  /** Returns the clicked key. */
  private static Optional<Keypad.KeyHit> key(Stroke.Mouse mouse, Screen screen) {
    return View.keyAt(screen, mouse.column(), mouse.row());
  }

  private void press(Stroke.Mouse mouse, Screen screen) {
    InputResult outcome = panels.take(mouse, screen);
    if (outcome.taken()) {
      session.say(outcome.note());
    } else if (mouse.button() == Button.DOWN) {
      View.levelAt(screen, mouse.column(), mouse.row()).ifPresent(panels::change);
      key(mouse, screen).ifPresent(hit -> press(hit, screen.calculator().snapshot()));
    } else if (mouse.button() == Button.RIGHT_DOWN) {
      key(mouse, screen).ifPresent(this::explain);
    }
  }

  private void press(Keypad.KeyHit hit, Snapshot snapshot) {
    question.pressed(List.of(hit.key()), snapshot);
    session.say(Optional.empty());
    panels.leave();
    input.hold(hit.key(), hit.shifted());
  }

  private void explain(Keypad.KeyHit hit) {
    session.say(Optional.empty());
    help.open(hit.key().function(hit.shifted()));
  }
}
