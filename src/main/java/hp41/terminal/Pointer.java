package hp41.terminal;

import hp41.panel.Keypad;
import hp41.panel.Note;
import hp41.panel.Screen;
import hp41.panel.View;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import java.util.Optional;
import java.util.function.Consumer;

/** The mouse: what lies under it takes what its buttons do. */
final class Pointer {

  private final Operator operator;
  private final HelpBook help;
  private final SideArea area;
  private final Clicks clicks;
  private final Lamp lamp;
  private final Consumer<Optional<Note>> notes;

  /** A mouse that has {@code notes} told what there is to say of each click on panel or key. */
  Pointer(
      Operator operator,
      HelpBook help,
      SideArea area,
      Clicks clicks,
      Lamp lamp,
      Consumer<Optional<Note>> notes) {
    this.operator = operator;
    this.help = help;
    this.area = area;
    this.clicks = clicks;
    this.lamp = lamp;
    this.notes = notes;
  }

  /** Takes what the mouse did; returns the stroke that it stands for, if it was on a hint. */
  Optional<Stroke> take(Stroke.Mouse mouse, Screen screen, boolean helpShows) {
    if (mouse.button() == Button.UP) {
      operator.release();
      return Optional.empty();
    }
    boolean pressed = mouse.button() == Button.DOWN;
    Optional<Stroke> hint = pressed ? Clicks.hint(mouse, screen) : Optional.empty();
    if (hint.isPresent()) {
      return hint;
    } else if (helpShows) {
      help.take(mouse, Clicks.key(mouse, screen));
    } else {
      press(mouse, screen);
    }
    return Optional.empty();
  }

  private void press(Stroke.Mouse mouse, Screen screen) {
    PanelStrokes.Outcome outcome = clicks.panel(mouse, screen);
    if (outcome.taken()) {
      notes.accept(outcome.note());
    } else if (mouse.button() == Button.DOWN) {
      View.levelAt(screen, mouse.column(), mouse.row()).ifPresent(area::change);
      Clicks.key(mouse, screen).ifPresent(this::press);
    } else if (mouse.button() == Button.RIGHT_DOWN) {
      Clicks.key(mouse, screen).ifPresent(this::explain);
    }
  }

  private void press(Keypad.Hit hit) {
    notes.accept(Optional.empty());
    operator.hold(hit.key(), hit.shifted());
    lamp.light();
  }

  private void explain(Keypad.Hit hit) {
    notes.accept(Optional.empty());
    help.open(hit.key().function(hit.shifted()));
  }
}
