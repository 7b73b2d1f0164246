package hp41.cli;

import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.cli.options.StandardStreams;
import hp41.files.BundledProgram;
import hp41.text.Nearest;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hp41 programs}: lists the bundled programs. */
@Command(
    name = "programs",
    mixinStandardHelpOptions = true,
    description = {
      "List the bundled programs by subject, all or those that match a word.",
      "hp41 run NAME runs one; hp41 list NAME writes its listing."
    },
    exitCodeList = {"0:success", "2:wrong usage, or nothing matches"},
    footer = {"  hp41 programs", "  hp41 programs math"})
final class ProgramsCommand implements Callable<Integer> {

  @Parameters(
      paramLabel = "WORD",
      arity = "0..1",
      description = "A subject, or a part of the name or description.")
  private String word = "";

  @Option(names = "--json", description = "Write one JSON object a line.")
  private boolean json;

  private final StandardStreams streams;

  ProgramsCommand(StandardStreams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    List<BundledProgram> matching = BundledProgram.matching(word);
    if (matching.isEmpty()) {
      Stream<String> names =
          BundledProgram.all().stream()
              .flatMap(it -> Stream.concat(Stream.of(it.subject()), it.labels().stream()));
      List<String> near =
          Nearest.to(
              word.toUpperCase(Locale.ROOT),
              names.map(it -> it.toUpperCase(Locale.ROOT)).distinct().toList());
      throw new Failure(
          ExitCode.USAGE, "no bundled program matches " + word + Nearest.question(near));
    }
    for (BundledProgram it : matching) {
      streams
          .out()
          .print(json ? json(it) : "%-8s %-8s %s".formatted(it.subject(), it.name(), it.title()));
    }
    return ExitCode.DONE;
  }

  private static JsonObject json(BundledProgram program) {
    return new JsonObject()
        .put("name", program.name())
        .put("subject", program.subject())
        .put("labels", program.labels())
        .put("registers", program.registers())
        .put("size", program.size())
        .put("title", program.title());
  }
}
