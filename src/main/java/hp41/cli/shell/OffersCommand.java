package hp41.cli.shell;

import hp41.app.ExitCode;
import hp41.cli.options.StandardStreams;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * The hidden command that completion scripts call to complete the last of some words. The first
 * line of output is {@code words}, {@code files} or {@code folders} (which the shell completes as
 * well); each other line is a word, a tab and a description. The bash script uses a {@link
 * BashLine} instead, because bash does not quote completions itself.
 */
@Command(
    name = OffersCommand.NAME,
    hidden = true,
    description = "Complete the last word for a shell.",
    footer = "  hp41 " + OffersCommand.NAME + " -- run 8Q")
public final class OffersCommand implements Callable<Integer> {

  /** The name of the command. */
  public static final String NAME = "__complete";

  @Option(
      names = "--replaced",
      paramLabel = "END",
      description =
          "The words have the quotes typed in bash; bash will replace this end of the last word.")
  private Optional<String> replaced = Optional.empty();

  @Parameters(arity = "0..*", paramLabel = "WORD", description = "The words after hp41.")
  private List<String> words = List.of();

  @Spec private CommandSpec spec;

  private final StandardStreams streams;

  /** Creates the command. */
  public OffersCommand(StandardStreams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    String answer = replaced.map(this::ofBash).orElseGet(this::ofPlainWords);
    streams.out().write(answer.getBytes(StandardCharsets.UTF_8));
    return ExitCode.DONE;
  }

  private String ofBash(String end) {
    return BashLine.of(words, end).map(line -> line.answer(spec.parent())).orElse("");
  }

  private String ofPlainWords() {
    List<String> before = new ArrayList<>(words);
    String prefix = before.isEmpty() ? "" : before.remove(before.size() - 1);
    return WordsBefore.read(spec.parent(), before).offers(prefix).lines();
  }
}
