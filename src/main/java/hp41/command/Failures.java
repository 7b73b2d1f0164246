package hp41.command;

import hp41.files.FileTrouble;
import hp41.listing.Nearest;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** Turns whatever goes wrong into one line and an exit code. */
final class Failures {

  private static final int FAULT = 70;

  /** Of a longer line, which quotes what was given, the middle is left out. */
  private static final int LONGEST = 600;

  private Failures() {}

  /** The command line cannot be understood. */
  static int usage(CommandLine.ParameterException wrong, String[] arguments) {
    CommandLine command = wrong.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    String message =
        wrong instanceof CommandLine.UnmatchedArgumentException unmatched
            ? unmatched(command, unmatched)
            : wrong.getMessage();
    tell(
        command.getErr(),
        message.lines().findFirst().orElse("wrong usage") + " (try " + name + " --help)");
    return ExitCode.USAGE;
  }

  private static String unmatched(
      CommandLine command, CommandLine.UnmatchedArgumentException unmatched) {
    String word = unmatched.getUnmatched().get(0);
    boolean program = command.getParent() == null;
    if (word.startsWith("-")) {
      return noOption(word, command.getCommandSpec(), program ? " in front of a verb" : "");
    } else if (program) {
      return noVerb(word, command);
    }
    return unmatched.getMessage();
  }

  /** That there is no such verb, and which may have been meant. */
  static String noVerb(String word, CommandLine program) {
    List<String> verbs = List.copyOf(program.getSubcommands().keySet());
    return "there is no verb " + word + Nearest.question(Nearest.to(word, verbs));
  }

  /** Refuses words that look like options where anything can be a word: {@code --jsn}. */
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
    return "there is no option " + option + where + Nearest.question(Nearest.to(option, options));
  }

  /** A verb has not done its work. */
  static int execution(Exception failure, CommandLine command, CommandLine.ParseResult parsed) {
    return tell(failure, command.getErr());
  }

  /** Tells a failure in one line. */
  static int tell(Exception failure, PrintWriter err) {
    if (failure instanceof Failure known) {
      if (!known.getMessage().isEmpty()) {
        tell(err, known.getMessage());
      }
      return known.exitCode();
    }
    if (failure instanceof UncheckedIOException late) {
      return tell(late.getCause(), err);
    }
    if (failure instanceof IOException inOrOut) {
      tell(err, FileTrouble.message(inOrOut));
      return ExitCode.FILE;
    }
    StackTraceElement[] trace = failure.getStackTrace();
    tell(err, "this is a fault of ours: " + failure + (trace.length > 0 ? " at " + trace[0] : ""));
    return FAULT;
  }

  private static void tell(PrintWriter err, String message) {
    String line = message.lines().findFirst().orElse("");
    err.println("hp41: " + StringUtils.abbreviateMiddle(line, "…", LONGEST));
    err.flush();
  }
}
