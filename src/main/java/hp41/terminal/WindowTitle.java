package hp41.terminal;

import hp41.Snapshot;
import hp41.screen.Terminal;

/** The title of the terminal's window, which names the running program. */
final class WindowTitle {

  private final Terminal terminal;
  private String title = "";

  WindowTitle(Terminal terminal) {
    this.terminal = terminal;
  }

  /** Sets the title to the name of the running program, or restores it when no program runs. */
  void update(Snapshot snapshot) {
    String wanted = snapshot.modes().running() ? of(snapshot.program().name()) : "";
    if (!wanted.equals(title)) {
      title = wanted;
      terminal.title(wanted);
    }
  }

  private static String of(String program) {
    return program.isEmpty() ? "HP-41" : "HP-41 · " + program;
  }
}
