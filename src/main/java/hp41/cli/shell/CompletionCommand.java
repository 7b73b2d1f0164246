package hp41.cli.shell;

import hp41.app.ExitCode;
import hp41.cli.options.StandardStreams;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code hp41 completion}: writes the completion script for a shell. */
@Command(
    name = "completion",
    description = {
      "Write the script with which a shell completes verbs, options, bundled programs,"
          + " the labels of a program that is already typed, functions, keys, key maps and themes.",
      "src/docs/shell.md describes where to put it."
    },
    exitCodeList = {"0:success", "2:wrong usage", "3:stdout cannot be written"},
    footer = {
      "  eval \"$(hp41 completion bash)\"",
      "  hp41 completion zsh >_hp41",
      "  hp41 completion fish >hp41.fish"
    })
public final class CompletionCommand implements Callable<Integer> {

  /** The supported shells. */
  private enum Shell {
    bash,
    zsh,
    fish
  }

  @Parameters(paramLabel = "SHELL", description = "The shell: ${COMPLETION-CANDIDATES}.")
  private Shell shell;

  private final StandardStreams streams;

  /** Creates the command. */
  public CompletionCommand(StandardStreams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    try (InputStream script =
        CompletionCommand.class.getResourceAsStream("/hp41/completion/" + shell)) {
      streams.out().write(script.readAllBytes());
    }
    return ExitCode.DONE;
  }
}
