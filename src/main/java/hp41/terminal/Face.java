package hp41.terminal;

import hp41.event.Event;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Terminal;

/** Shows the screens of a session. */
@FunctionalInterface
public interface Face {

  /** Returns a face that draws the screens on a terminal. */
  static Face on(Terminal terminal) {
    return screen -> terminal.draw(View.render(screen), screen.theme());
  }

  /** Shows a screen instead of the previous one. */
  void show(Screen screen);

  /** Receives an event that the next screen may no longer show. */
  default void onEvent(Event event) {
    // A picture shows only the current state.
  }

  /** Returns whether anybody can see the screens. */
  default boolean isSeen() {
    return true;
  }

  /**
   * Returns whether this face shows the moments in which the display is blank between two texts.
   */
  default boolean showsBlankMoments() {
    return true;
  }

  /** Returns whether a message can still be read after another one has followed it. */
  default boolean keepsMessages() {
    return false;
  }

  /** Marks the next screen as the answer to a typed line. */
  default void markAnswer() {
    // A picture needs no mark.
  }
}
