package hp41.cli.shell;

import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Lists the verbs of the program. */
public final class Verbs {

  private Verbs() {}

  /** Returns the visible verbs of a program in the order of its help. */
  public static Stream<CommandSpec> of(CommandSpec program) {
    return program.subcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(verb -> !verb.usageMessage().hidden());
  }
}
