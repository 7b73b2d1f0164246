package hp41.cli;

import hp41.sound.Loudspeaker;
import hp41.terminal.Console.TerminalOpener;
import java.util.List;
import java.util.concurrent.Executor;

/** What the terminal needs of this computer, apart from files and the standard streams. */
public interface Host {

  /** Returns the opener of the terminal. */
  TerminalOpener terminal();

  /** Returns the loudspeaker. */
  Loudspeaker speaker();

  /** Returns an executor that does its tasks one after the other, while the calculator runs. */
  Executor thread(String name);

  /** Returns lines that describe what runs the program, for {@code --version -v}. */
  List<String> runtime();

  /** Returns an executor for tasks that wait for input of the terminal or of stdin. */
  Executor reader();
}
