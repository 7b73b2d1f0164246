package hp41.terminal;

import hp41.machine.Event;
import hp41.panel.view.Screen;

/** How a session lets its screens be seen, or read. */
@FunctionalInterface
interface Face {

  /** Shows a screen in the place of the one before. */
  void show(Screen screen);

  /** Something has happened of which the next screen may show nothing any more. */
  default void tell(Event event) {
    // A picture shows what is, not what was.
  }

  /** Whether anybody sees what is shown. */
  default boolean isSeen() {
    return true;
  }

  /** A line was typed, and what is shown next is the answer to it. */
  default void answer() {
    // A picture is the answer to whatever was typed.
  }
}
