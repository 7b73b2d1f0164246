package hp41.cli;

import hp41.app.ExitCode;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code hp41 help}: shows the same help as {@code --help}, for the program or for a command. */
@Command(
    name = "help",
    description = "Show the help of a verb, or list all verbs.",
    exitCodeList = {"0:success", "2:there is no such verb"},
    footer = "  hp41 help run")
final class HelpCommand implements Callable<Integer> {

  @Parameters(paramLabel = "VERB", arity = "0..1", description = "The verb.")
  private String verb = "";

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    CommandLine program = spec.parent().commandLine();
    Map<String, CommandLine> verbs = program.getSubcommands();
    CommandLine command = verb.isEmpty() ? program : verbs.get(verb);
    if (command == null) {
      throw new CommandLine.ParameterException(program, Failures.noVerb(verb, program));
    }
    command.usage(program.getOut());
    return ExitCode.DONE;
  }
}
