package hp41.cli.shell;

import hp41.Calculator;
import hp41.KnownName;
import hp41.NameKind;
import hp41.NameKind.ModuleFunction;
import hp41.PlugInModule;
import hp41.app.Failure;
import hp41.app.HostPeripherals;
import hp41.cli.options.CalculatorOptions;
import hp41.cli.options.OptionValues;
import hp41.cli.options.StandardStreams;
import hp41.cli.shell.CompletionList.Offer;
import hp41.files.ProgramSource;
import hp41.key.Key;
import hp41.key.Pace;
import hp41.memory.LabelName;
import hp41.memory.ProgramBytes;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The names that the calculator of a command line knows. It writes nothing and reports no errors.
 */
@Command
final class CompletionContext {

  /** The options that affect the known names and write nothing. */
  private static final Set<String> RELEVANT =
      Set.of("--plug", "--model", "--load", "--names", "--local-letters", "--repair");

  @Mixin
  private final CalculatorOptions options =
      new CalculatorOptions(
          StandardStreams.of(
              InputStream.nullInputStream(),
              OutputStream.nullOutputStream(),
              OutputStream.nullOutputStream()));

  private final List<String> given = new ArrayList<>();

  /**
   * Adds an option of the command line.
   *
   * @param value the value, empty if the option has none
   */
  void given(OptionSpec option, String value) {
    if (RELEVANT.contains(option.longestName())) {
      given.add(option.longestName());
      given.addAll(value.isEmpty() ? List.of() : List.of(value));
    }
  }

  /** Returns the functions and labels. */
  List<Offer> names() {
    return names(name -> true);
  }

  private List<Offer> names(Predicate<KnownName> wanted) {
    return calculator().stream()
        .flatMap(it -> it.names().stream())
        .filter(wanted)
        .map(it -> new Offer(it.text(), it.help()))
        .toList();
  }

  /** Returns the labels of a program. */
  List<Offer> labels(String program) {
    Optional<ProgramSource> source = ProgramSource.open(program, ignored -> {});
    if (source.flatMap(ProgramSource::module).isPresent()) {
      given.addAll(List.of("--plug", program));
      NameKind module = new ModuleFunction(PlugInModule.nameOf(program));
      return names(it -> it.kind().equals(module));
    }
    try {
      return calculator().stream()
          .flatMap(it -> source.stream().flatMap(from -> options.programs(from, it).stream()))
          .flatMap(ProgramBytes::labels)
          .map(it -> new Offer(new LabelName(it).typed(), ""))
          .toList();
    } catch (Failure unreadable) {
      return List.of();
    }
  }

  private Optional<Calculator> calculator() {
    try {
      new CommandLine(this)
          .registerConverter(Path.class, new OptionValues.FileName())
          .setCaseInsensitiveEnumValuesAllowed(true)
          .parseArgs(given.toArray(String[]::new));
      HostPeripherals around = HostPeripherals.now(new HostPeripherals.SkippingClock());
      return Optional.of(options.calculator(around, Pace.FULL));
    } catch (CommandLine.ParameterException | Failure refused) {
      return Optional.empty();
    }
  }

  /** Returns the keys. */
  static List<Offer> keys() {
    return Stream.of(Key.values()).map(it -> new Offer(it.label(), it.function(false))).toList();
  }

  /** Returns the entries of a disk image, if a word begins with the image's name and a colon. */
  static List<Offer> inImage(String prefix) {
    int colon = prefix.lastIndexOf(':');
    if (colon <= 0) {
      return List.of();
    }
    String image = prefix.substring(0, colon);
    return ProgramSource.open(image, ignored -> {}).flatMap(ProgramSource::image).stream()
        .flatMap(it -> it.files().stream())
        .map(it -> new Offer(image + ':' + it.name(), it.type()))
        .toList();
  }
}
