package hp41.command;

import hp41.states.StateFolder;
import hp41.terminal.Habits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for what a person is used to in the terminal. */
final class HabitOptions {

  @Option(
      names = "--keymap",
      paramLabel = "NAME",
      defaultValue = "",
      description = "Keys in the terminal as of sim41, v41, or a file of your own.")
  private String keymap = "";

  /** The habits, with the lines typed before kept in the user's folder. */
  Habits habits() {
    Path home = Path.of(System.getProperty("user.home"));
    Path history = StateFolder.of(System.getenv(), home).path().resolve("history.txt");
    Habits habits = new Habits(keymap, name -> {}, Optional.of(history));
    try {
      habits.check();
    } catch (IOException e) {
      throw new Failure(ExitCode.USAGE, "--keymap " + e.getMessage());
    }
    return habits;
  }
}
