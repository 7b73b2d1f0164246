package hp41.cli;

import hp41.Internals;
import hp41.app.ExitCode;
import hp41.app.Failure;
import hp41.cli.shell.Verbs;
import hp41.files.FileTrouble;
import hp41.files.Output;
import hp41.memory.CharacterSet;
import hp41.text.Nearest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.InvalidPathException;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Converts every failure to a line of text and an exit code.
 *
 * @param errors receives the line
 */
record Failures(Output errors) {

  private static final int INTERNAL_ERROR = 70;

  /** Reports an error in the command line. */
  int usage(CommandLine.ParameterException wrong, String[] arguments) {
    CommandLine command = wrong.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    String message =
        wrong instanceof CommandLine.UnmatchedArgumentException unmatched
            ? unmatched(command, unmatched)
            : wrong.getMessage();
    errors.complain(message + " (try " + name + " --help)");
    return ExitCode.USAGE;
  }

  private static String unmatched(
      CommandLine command, CommandLine.UnmatchedArgumentException unmatched) {
    String word = unmatched.getUnmatched().get(0);
    boolean program = command.getParent() == null;
    if (word.startsWith("-")) {
      return noOption(word, command.getCommandSpec(), program ? " before a verb" : "");
    } else if (program) {
      return noVerb(word, command);
    }
    return unmatched.getMessage();
  }

  /** Returns the message for an unknown command, with suggestions. */
  static String noVerb(String word, CommandLine program) {
    List<String> verbs = Verbs.of(program.getCommandSpec()).map(CommandSpec::name).toList();
    boolean function =
        Internals.known()
            .byCharacters(CharacterSet.characters(word.toUpperCase(Locale.ROOT)))
            .isPresent();
    return function
        ? "\"%s\" is a function of the calculator; type: hp41 functions %s".formatted(word, word)
        : "there is no verb " + word + Nearest.question(word, verbs);
  }

  /**
   * Refuses words that look like misspelled options, such as {@code --jsn}, where any word is
   * allowed.
   */
  static void checkWords(List<String> words, CommandSpec verb) {
    for (String word : words) {
      if (word.matches("--\\p{Alpha}.*")) {
        throw new CommandLine.ParameterException(verb.commandLine(), noOption(word, verb, ""));
      }
    }
  }

  private static String noOption(String word, CommandSpec verb, String where) {
    String option = word.split("=", 2)[0];
    List<String> options = List.copyOf(verb.optionsMap().keySet());
    return "there is no option " + option + where + Nearest.question(option, options);
  }

  /** Calls a command and returns its exit code. If it fails, its failure is reported. */
  int exitCode(Callable<Integer> command) {
    try {
      return command.call();
    } catch (Exception | Error failure) {
      return report(failure);
    }
  }

  /** Reports the failure of a thread. If there is not enough memory, the process ends. */
  void end(Throwable failure) {
    int code = report(failure);
    if (failure instanceof OutOfMemoryError) {
      System.exit(code);
    }
  }

  /** Reports a failure in one line; returns the exit code. */
  int report(Throwable failure) {
    if (failure instanceof OutOfMemoryError) {
      long megabytes = Runtime.getRuntime().maxMemory() >> 20;
      errors.complain(
          "there is not enough memory: Java may use %,d MB; type: JDK_JAVA_OPTIONS=-Xmx%dm hp41 …"
              .formatted(megabytes, 2 * megabytes));
      return ExitCode.LIMIT;
    }
    if (failure instanceof Failure known) {
      if (!known.getMessage().isEmpty()) {
        errors.complain(known.getMessage());
      }
      return known.exitCode();
    }
    if (failure instanceof UncheckedIOException late) {
      return report(late.getCause());
    }
    if (failure instanceof IOException inOrOut) {
      errors.complain(FileTrouble.message(inOrOut));
      return ExitCode.FILE;
    }
    if (failure instanceof InvalidPathException name) {
      errors.complain(name.getInput() + ": this is not a valid file name");
      return ExitCode.FILE;
    }
    StackTraceElement[] trace = failure.getStackTrace();
    String place = trace.length > 0 ? " at " + trace[0] : "";
    errors.complain("internal error (please report it): " + failure + place);
    return INTERNAL_ERROR;
  }
}
