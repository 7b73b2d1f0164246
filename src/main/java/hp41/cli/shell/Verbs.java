package hp41.cli.shell;

import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The verbs that a program shows. */
public final class Verbs {

  private Verbs() {}

  /** Those of a program, in the order of its help; hidden ones are left out. */
  public static Stream<CommandSpec> of(CommandSpec program) {
    return program.subcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(verb -> !verb.usageMessage().hidden());
  }
}
