package hp41.cli.shell;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Lists the verbs of the program, and the first sentences of descriptions. */
public final class Verbs {

  private static final Pattern FIRST = Pattern.compile("(.*?)(?:\\.|\\.\\s.*)?", Pattern.DOTALL);

  private Verbs() {}

  /** Returns the visible verbs of a program in the order of its help. */
  public static Stream<CommandSpec> of(CommandSpec program) {
    return program.subcommands().values().stream()
        .map(CommandLine::getCommandSpec)
        .filter(verb -> !verb.usageMessage().hidden());
  }

  /** Returns the first sentence without its full stop; empty if there is none. */
  static String firstSentence(String... lines) {
    Matcher first = FIRST.matcher(lines.length == 0 ? "" : lines[0]);
    return first.matches() ? first.group(1) : "";
  }
}
