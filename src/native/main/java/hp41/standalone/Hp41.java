package hp41.standalone;

import hp41.cli.Main;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** The entry point of the native program. */
public final class Hp41 {

  private Hp41() {}

  /** Runs the program; the arguments are read from the system, because TeaVM decodes them. */
  public static void main(String[] none) {
    Locale.setDefault(Locale.ROOT);
    List<String> words = ProcessMethods.arguments();
    StringBuilder terminals = new StringBuilder();
    IntStream.range(0, 3).filter(it -> Posix.isTerminal(it) != 0).forEach(terminals::append);
    System.setProperty("hp41.terminals", terminals.toString());
    int exitCode =
        Main.run(
            words.subList(1, words.size()).toArray(String[]::new),
            new OpenFile.Input(new OpenFile(0)),
            new OpenFile.Output(new OpenFile(1)),
            new OpenFile.Output(new OpenFile(2)),
            new NativeHost());
    Posix.exit(exitCode);
  }
}
