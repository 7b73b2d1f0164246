package hp41.standalone;

import hp41.app.Failure;
import hp41.cli.Main;
import hp41.cli.options.Candidates;
import hp41.cli.options.OptionValues;
import hp41.files.Output;
import hp41.terminal.Console;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The entry point of the native program. */
public final class Hp41 {

  /** Classes that annotations of options name. TeaVM sees only here that they are created. */
  private static final List<Class<?>> NAMED =
      List.of(
          Candidates.KeyMapNames.class,
          Candidates.Pluggable.class,
          Candidates.ProgramCandidates.class,
          Candidates.Themes.class,
          OptionValues.ClockTime.class,
          OptionValues.CountConverter.class,
          OptionValues.Seconds.class,
          OptionValues.SizeConverter.class);

  private Hp41() {}

  /** Runs the program; the arguments are read from the system, because TeaVM decodes them. */
  public static void main(String[] none) throws NoSuchMethodException {
    for (Class<?> type : NAMED) {
      type.getDeclaredConstructor();
    }
    Locale.setDefault(Locale.ROOT);
    List<String> all = ProcessMethods.arguments();
    List<String> words = all.subList(Math.min(1, all.size()), all.size());
    OpenFile.Output errors = new OpenFile.Output(new OpenFile(2));
    if (Jar.runs(words)) {
      Jar.start(words);
      Failure missing = Jar.missing(words.get(0));
      new Output(errors).complain(missing.getMessage());
      Posix.exit(missing.exitCode());
    }
    StringBuilder terminals = new StringBuilder();
    IntStream.range(0, 3).filter(it -> Posix.isTerminal(it) != 0).forEach(terminals::append);
    System.setProperty("hp41.terminals", terminals.toString());
    if (!Console.isThere()) {
      // Picocli cannot see it here, and would write colours.
      System.setProperty("picocli.ansi", "false");
    }
    int exitCode =
        Main.run(
            words.toArray(String[]::new),
            new OpenFile.Input(new OpenFile(0)),
            new OpenFile.Output(new OpenFile(1)),
            errors,
            new NativeHost());
    Posix.exit(exitCode);
  }
}
