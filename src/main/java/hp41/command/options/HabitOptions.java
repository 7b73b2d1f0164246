package hp41.command.options;

import hp41.screen.Theme;
import hp41.states.StateFolder;
import hp41.terminal.Console;
import hp41.terminal.Habits;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for what a person is used to in the terminal. */
public final class HabitOptions {

  @Option(
      names = "--keymap",
      paramLabel = "NAME",
      description = "Keys in the terminal as of sim41, v41, or a file of your own.")
  private Optional<String> keymap = Optional.empty();

  @Option(
      names = "--theme",
      paramLabel = "NAME",
      description = "Colours in the terminal: machine, dark, light or contrast.")
  private Optional<String> theme = Optional.empty();

  @Option(
      names = "--ascii",
      description = "Draws with the characters of ASCII, for terminals and fonts without others.")
  private boolean ascii;

  @Option(
      names = "--plain",
      description =
          "Writes lines instead of a screen, for screen readers and logs, and reads them; so it"
              + " does in a terminal with TERM=dumb.")
  private boolean plain;

  /** Whether to work in lines instead of on a screen. */
  public boolean plain() {
    return plain || ("dumb".equals(System.getenv("TERM")) && Console.isThere());
  }

  /** What was chosen in the terminal before. */
  private static Settings settings() {
    return Settings.of(System.getenv(), Path.of(System.getProperty("user.home")));
  }

  private Theme theme(Settings settings) {
    String name = theme.or(() -> settings.get("theme")).orElse(Theme.MACHINE.name());
    if (theme.isPresent() && Theme.named(name).isEmpty()) {
      throw new Failure(
          ExitCode.USAGE, "--theme " + name + ": there are machine, dark, light and contrast");
    }
    Theme chosen = Theme.named(name).orElse(Theme.MACHINE);
    boolean only = ascii || settings.get("ascii").filter("on"::equals).isPresent();
    return only ? chosen.inAscii() : chosen;
  }

  /** The habits, with the lines typed before kept in the user's folder. */
  public Habits habits() {
    Path home = Path.of(System.getProperty("user.home"));
    Path history = StateFolder.of(System.getenv(), home).path().resolve("history.txt");
    Settings settings = settings();
    String keys = keymap.or(() -> settings.get("keymap")).orElse("");
    Habits habits = habits(keys, settings, history);
    try {
      habits.check();
    } catch (IOException e) {
      if (keymap.isEmpty()) {
        return habits("", settings, history);
      }
      throw new Failure(ExitCode.FILE, "--keymap " + e.getMessage());
    }
    return habits;
  }

  private Habits habits(String keys, Settings settings, Path history) {
    Optional<Integer> lessons =
        settings.get("lessons").filter(it -> it.matches("\\d{1,9}")).map(Integer::valueOf);
    boolean asked = theme.isPresent();
    Optional<Path> typed = Optional.of(history);
    return new Habits(keys, theme(settings), asked, settings::put, typed, lessons);
  }
}
