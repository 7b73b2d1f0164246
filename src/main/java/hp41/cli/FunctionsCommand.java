package hp41.cli;

import hp41.Calculator;
import hp41.KnownName;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.app.FunctionHelp;
import hp41.cli.options.StandardStreams;
import hp41.text.Nearest;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code hp41 functions}: lists the functions with their help. */
@Command(
    name = "functions",
    description = "List the functions with their help, all or those that match a word.",
    exitCodeList = {"0:success", "2:wrong usage, or nothing matches"},
    footer = {"  hp41 functions", "  hp41 functions flag"})
final class FunctionsCommand extends CalculatorVerb {

  @Parameters(
      paramLabel = "WORD",
      arity = "0..1",
      description = "A part of the name; if no name matches, a part of the help.")
  private String word = "";

  FunctionsCommand(StandardStreams streams) {
    super(streams);
  }

  @Override
  public Integer call() {
    Calculator calculator = calculator();
    List<KnownName> matching = matching(calculator.names());
    for (KnownName name : matching) {
      streams.out().print(options.json() ? json(name) : FunctionHelp.of(name).row());
    }
    return ExitCode.DONE;
  }

  private List<KnownName> matching(List<KnownName> names) {
    String wanted = word.toUpperCase(Locale.ROOT);
    List<KnownName> named = names.stream().filter(name -> contains(name.text(), wanted)).toList();
    List<KnownName> matching =
        named.isEmpty()
            ? names.stream().filter(name -> contains(name.help(), wanted)).toList()
            : named;
    if (matching.isEmpty()) {
      String suggestion = Nearest.question(nearest(names));
      throw new Failure(ExitCode.USAGE, "no function matches " + word + suggestion);
    }
    return matching;
  }

  /** Returns similar names, or else similar words of the help texts. */
  private List<String> nearest(List<KnownName> names) {
    List<String> near =
        Nearest.to(word.toUpperCase(Locale.ROOT), names.stream().map(KnownName::text).toList());
    Stream<String> words = names.stream().flatMap(it -> Stream.of(it.help().split("\\W+")));
    return near.isEmpty()
        ? Nearest.to(
            word.toLowerCase(Locale.ROOT),
            words.map(it -> it.toLowerCase(Locale.ROOT)).distinct().toList())
        : near;
  }

  private static boolean contains(String text, String wanted) {
    return text.toUpperCase(Locale.ROOT).contains(wanted);
  }

  private static JsonObject json(KnownName name) {
    return new JsonObject()
        .put("name", name.text())
        .put("operand", name.operand())
        .put("kind", name.kind().word())
        .put("effect", name.effect())
        .put("help", name.help());
  }
}
