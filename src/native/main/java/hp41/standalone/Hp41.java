package hp41.standalone;

import hp41.cli.Main;
import hp41.cli.options.Candidates;
import hp41.cli.options.OptionValues;
import hp41.terminal.Console;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.IntStream;

/** The entry point of the native program. */
public final class Hp41 {

  /**
   * Classes that annotations of options name. This list shows TeaVM that the program needs them.
   */
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
      Objects.requireNonNull(type.getDeclaredConstructor());
    }
    Locale.setDefault(Locale.ROOT);
    List<String> all = ProcessMethods.arguments();
    StringBuilder terminals = new StringBuilder();
    IntStream.range(0, 3).filter(it -> SystemCalls.isTerminal(it) != 0).forEach(terminals::append);
    System.setProperty("hp41.terminals", terminals.toString());
    if (!Console.isThere()) {
      // Without this, picocli would write colours, because it cannot find out whether there is a
      // terminal.
      System.setProperty("picocli.ansi", "false");
    }
    int exitCode =
        Main.run(
            all.stream().skip(1).toArray(String[]::new),
            StandardInput.HERE,
            new OpenFile(1),
            new OpenFile(2),
            new NativeHost());
    Signals.exit(exitCode);
  }
}
