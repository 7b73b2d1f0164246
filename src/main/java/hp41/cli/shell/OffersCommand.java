package hp41.cli.shell;

import hp41.cli.options.ExitCode;
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
 * What the scripts of {@code hp41 completion} ask for: what the last of some words can become. The
 * first line out is {@code words}, {@code files} or {@code folders}, which the shell is to offer as
 * well; each other line is a word, a tab and what there is to say of it. The script of bash, which
 * quotes nothing by itself, asks for a {@link BashLine}.
 */
@Command(
    name = OffersCommand.NAME,
    hidden = true,
    description = "Tells a shell what the last word can become.",
    footer = "  hp41 " + OffersCommand.NAME + " -- run 8Q")
public final class OffersCommand implements Callable<Integer> {

  /** Its name. */
  public static final String NAME = "__complete";

  @Option(
      names = "--replaced",
      paramLabel = "END",
      description = "The words are as they are typed in bash, which replaces this end of the last.")
  private Optional<String> replaced = Optional.empty();

  @Parameters(arity = "0..*", paramLabel = "WORD", description = "The words behind hp41.")
  private List<String> words = List.of();

  @Spec private CommandSpec spec;

  private final StandardStreams streams;

  /** The verb. */
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
    String begun = before.isEmpty() ? "" : before.remove(before.size() - 1);
    return WordsBefore.read(spec.parent(), before).offers(begun).lines();
  }
}
