package hp41.command.shell;

import hp41.command.options.ExitCode;
import hp41.command.options.StandardStreams;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * What the scripts of {@code hp41 completion} ask for: what the last of some words can become. The
 * first line out is {@code words}, {@code files} or {@code folders}, which the shell is to offer as
 * well; each other line is a word, a tab and what there is to say of it.
 */
@Command(
    name = OffersCommand.NAME,
    hidden = true,
    description = "Tells a shell what the last word can become.",
    footer = "  hp41 " + OffersCommand.NAME + " -- run 8Q")
public final class OffersCommand implements Callable<Integer> {

  /** Its name. */
  public static final String NAME = "__complete";

  @Option(names = "--quoted", description = "The words are as a shell has read them, with quotes.")
  private boolean quoted;

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
    List<String> plain =
        new ArrayList<>(quoted ? words.stream().map(ShellWord::plain).toList() : words);
    String begun = plain.isEmpty() ? "" : plain.remove(plain.size() - 1);
    Offers offers = WordsBefore.read(spec.parent(), plain).offers(begun);
    streams.out().write(offers.lines().getBytes(StandardCharsets.UTF_8));
    return ExitCode.DONE;
  }
}
