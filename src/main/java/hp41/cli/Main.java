package hp41.cli;

import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.cli.options.FileOptions;
import hp41.cli.options.OptionValues;
import hp41.cli.options.StandardStreams;
import hp41.cli.options.StandardStreams.StandardInput;
import hp41.cli.options.StateOption;
import hp41.cli.shell.CompletionCommand;
import hp41.cli.shell.ManCommand;
import hp41.cli.shell.OffersCommand;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** The entry point of the program: the command {@code hp41} and its subcommands (verbs). */
@Command(
    name = Main.NAME,
    mixinStandardHelpOptions = true,
    description = "An HP-41 calculator. Without a verb, hp41 opens the calculator in the terminal.",
    synopsisSubcommandLabel = "[VERB]",
    commandListHeading = "%nVerbs:%n",
    exitCodeListHeading = "%nExit codes:%n",
    exitCodeList = {
      "0:success",
      "1:the calculator stopped with an error message",
      "2:wrong usage",
      "3:a file cannot be read or parsed, or the output cannot be written",
      "4:a limit was reached"
    },
    footerHeading = "%nExamples:%n",
    footer = {"  hp41", "  hp41 calc 2 3 +", "  hp41 run 8QUEENS", "  hp41 help run"})
public final class Main implements Callable<Integer> {

  static final String NAME = "hp41";

  /** The replacement character that Java produces for argument bytes that cannot be decoded. */
  private static final char UNDECODED = '\uFFFD';

  /** The verbs in the order of the help. */
  private static final List<String> VERBS =
      List.of(
          "run",
          "calc",
          "keys",
          "step",
          "list",
          "convert",
          "wand",
          "check",
          "test",
          "verify",
          "functions",
          "programs",
          "catalog",
          "lsp",
          "dap",
          "completion",
          OffersCommand.NAME,
          "man",
          "help");

  /** The verbs that need the definitions of all other verbs. */
  private static final Set<String> ABOUT_VERBS = Set.of("help", "man", OffersCommand.NAME);

  @Mixin private final StartCommand terminal;

  @Option(
      names = {Version.VERBOSE, "--verbose"},
      description =
          "With --version: also show the Java virtual machine and whether starts are quick.")
  private boolean verbose;

  private Main(StandardStreams streams, Host host) {
    terminal = new StartCommand(streams, host);
  }

  /** Runs the program and ends the process with the exit code. */
  public static void main(String[] arguments) {
    Locale.setDefault(Locale.ROOT);
    StandardStreams streams =
        StandardStreams.of(
            new StandardInput(),
            new FileOutputStream(FileDescriptor.out),
            new FileOutputStream(FileDescriptor.err));
    Failures failures = new Failures(streams.errors());
    Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> failures.end(failure));
    System.exit(run(arguments, streams, failures, new JavaHost()));
  }

  /** Runs the program and returns the exit code. All text is UTF-8. */
  public static int run(String[] arguments, InputStream in, OutputStream out, OutputStream err) {
    return run(arguments, in, out, err, new JavaHost());
  }

  /** Runs the program with the terminal of a host and returns the exit code. */
  public static int run(
      String[] arguments, InputStream in, OutputStream out, OutputStream err, Host host) {
    StandardStreams streams = StandardStreams.of(in, out, err);
    return run(arguments, streams, new Failures(streams.errors()), host);
  }

  private static int run(
      String[] arguments, StandardStreams streams, Failures failures, Host host) {
    return streams.exitCode(failures.exitCode(() -> execute(arguments, streams, failures, host)));
  }

  private static int execute(
      String[] arguments, StandardStreams streams, Failures failures, Host host) throws Exception {
    String words = String.join(" ", arguments);
    if (words.indexOf(UNDECODED) >= 0) {
      throw new Failure(ExitCode.USAGE, "the command line is not UTF-8: " + words);
    }
    Optional<Callable<Integer>> plain = plain(List.of(arguments), streams, host);
    if (plain.isPresent()) {
      return plain.get().call();
    }
    CommandLine command = command(arguments[0], streams, host);
    command.setOut(streams.out().writer());
    command.setErr(streams.errors().writer());
    command.setParameterExceptionHandler(failures::usage);
    command.setExecutionExceptionHandler((failure, failed, parsed) -> failures.report(failure));
    command.setExecutionStrategy(Main::execute);
    return command.execute(arguments);
  }

  private static CommandLine command(String first, StandardStreams streams, Host host) {
    CommandLine command;
    if (!VERBS.contains(first) || ABOUT_VERBS.contains(first)) {
      command = new CommandLine(new Main(streams, host));
      CommandSpec spec = command.getCommandSpec();
      spec.versionProvider(new Version(spec, host));
      VERBS.forEach(verb -> command.addSubcommand(verb(verb, streams)));
    } else {
      command =
          new CommandLine(CommandSpec.create().name(NAME)).addSubcommand(verb(first, streams));
    }
    command.getSubcommands().values().forEach(Main::addHelp);
    command.registerConverter(Path.class, new OptionValues.FileName());
    command.setCaseInsensitiveEnumValuesAllowed(true);
    command.setExpandAtFiles(false);
    return command;
  }

  /** Creates a verb. Only the required verb is created, because each takes time. */
  private static CommandLine verb(String name, StandardStreams streams) {
    return switch (name) {
      case "run" -> withWords(new RunCommand(streams));
      case "calc" -> withWords(new CalcCommand(streams));
      case "keys" -> withWords(new KeysCommand(streams));
      case "step" -> onlyReading(new CommandLine(new StepCommand(streams)));
      case "list" -> new CommandLine(new ListCommand(streams));
      case "convert" -> new CommandLine(new ConvertCommand(streams));
      case "wand" -> new CommandLine(new WandCommand(streams));
      case "check" -> new CommandLine(new CheckCommand(streams));
      case "test" -> onlyReading(new CommandLine(new TestCommand(streams)));
      case "verify" -> new CommandLine(new VerifyCommand(streams));
      case "functions" ->
          onlyReading(without("--size", new CommandLine(new FunctionsCommand(streams))));
      case "programs" -> new CommandLine(new ProgramsCommand(streams));
      case "catalog" -> new CommandLine(new CatalogCommand(streams));
      case "lsp" ->
          without(
              FileOptions.RECOGNIZED,
              without("--repair", new CommandLine(new LspCommand(streams))));
      case "dap" -> new CommandLine(new DapCommand(streams));
      case "completion" -> new CommandLine(new CompletionCommand(streams));
      case OffersCommand.NAME -> new CommandLine(new OffersCommand(streams));
      case "man" -> new CommandLine(new ManCommand());
      case "help" -> new CommandLine(new HelpCommand());
      default -> throw new IllegalArgumentException(name);
    };
  }

  /** Executes the last verb, and releases the resources of its options. */
  private static int execute(CommandLine.ParseResult parsed) {
    boolean helpRequested = parsed.isUsageHelpRequested() || parsed.isVersionHelpRequested();
    if (parsed.hasSubcommand() && !helpRequested && !parsed.matchedOptions().isEmpty()) {
      String option = parsed.matchedOptions().get(0).longestName();
      String verb = parsed.subcommand().commandSpec().name();
      throw new CommandLine.ParameterException(
          parsed.commandSpec().commandLine(),
          "%s has no effect before a verb: put it after %s".formatted(option, verb));
    }
    try {
      return new CommandLine.RunLast().execute(parsed);
    } finally {
      parsed.asCommandLineList().forEach(verb -> release(verb.getCommandSpec()));
    }
  }

  private static void release(CommandSpec options) {
    if (options.userObject() instanceof StateOption state) {
      state.close();
    }
    options.mixins().values().forEach(Main::release);
  }

  /**
   * Returns the command for arguments without options, for the most frequent verbs. It avoids the
   * creation of picocli's model, which takes longer than the rest of the start.
   */
  private static Optional<Callable<Integer>> plain(
      List<String> arguments, StandardStreams streams, Host host) {
    if (arguments.isEmpty()) {
      return Optional.of(new StartCommand(streams, host)::open);
    }
    List<String> words = arguments.subList(1, arguments.size());
    if (words.isEmpty() || words.stream().anyMatch(Main::maybeOption)) {
      return Optional.empty();
    }
    return switch (arguments.get(0)) {
      case "calc" -> Optional.of(new CalcCommand(streams, words));
      case "run" -> Optional.of(new RunCommand(streams, words));
      default -> Optional.empty();
    };
  }

  private static boolean maybeOption(String word) {
    return word.length() > 1 && word.startsWith("-") && !Character.isDigit(word.charAt(1));
  }

  /** Returns a verb whose words may look like options, such as {@code -3} and {@code -}. */
  private static CommandLine withWords(Object verb) {
    return new CommandLine(verb)
        .setUnmatchedOptionsArePositionalParams(true)
        .setPosixClusteredShortOptionsAllowed(false);
  }

  /** Removes an option that has no effect on a verb, and returns the verb. */
  private static CommandLine without(String option, CommandLine verb) {
    CommandSpec spec = verb.getCommandSpec();
    spec.remove(spec.findOption(option));
    return verb;
  }

  /** Returns a verb that does not save memory, whose option is described accordingly. */
  private static CommandLine onlyReading(CommandLine verb) {
    CommandSpec spec = verb.getCommandSpec();
    OptionSpec state = spec.findOption(StateOption.NAME);
    spec.remove(state);
    spec.addOption(
        OptionSpec.builder(state)
            .description("Start with the memory in FILE, if it exists. FILE is not changed.")
            .build());
    return verb;
  }

  private static void addHelp(CommandLine verb) {
    CommandSpec spec = verb.getCommandSpec();
    spec.mixinStandardHelpOptions(true).version(Version.number());
    String examples = spec.usageMessage().footer().length == 1 ? "Example:%n" : "Examples:%n";
    spec.usageMessage().exitCodeListHeading("Exit codes:%n").footerHeading(examples);
  }

  @Override
  public Integer call() {
    if (verbose) {
      throw new Failure(
          ExitCode.USAGE, Version.VERBOSE + " belongs to --version: type hp41 --version -v");
    }
    return terminal.open();
  }
}
