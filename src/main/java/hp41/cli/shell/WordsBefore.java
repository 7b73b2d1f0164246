package hp41.cli.shell;

import hp41.cli.shell.CompletionList.FileChoice;
import hp41.cli.shell.CompletionList.Offer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The words of a command line before the one being typed, and the completions of that word. */
final class WordsBefore {

  private static final String END_OF_OPTIONS = "--";
  private static final Pattern WITH_VALUE = Pattern.compile("(--[^=]+=)(.*)", Pattern.DOTALL);

  /** The labels of parameters that can be file names. */
  private static final Set<String> FILES =
      Set.of("FILE", "NAME|FILE", "PROGRAM", "TABLE", "IN... OUT");

  private static final String FOLDER = "FOLDER";

  private CommandSpec verb;
  private final List<String> parameters = new ArrayList<>();
  private final Set<OptionSpec> options = new HashSet<>();
  private final CompletionContext context = new CompletionContext();
  private Optional<OptionSpec> open = Optional.empty();
  private boolean onlyParameters;

  private WordsBefore(CommandSpec program) {
    verb = program;
  }

  /** Parses the words after the name of the program. */
  static WordsBefore read(CommandSpec program, List<String> words) {
    WordsBefore before = new WordsBefore(program);
    words.forEach(before::read);
    return before;
  }

  private void read(String word) {
    Matcher whole = WITH_VALUE.matcher(word);
    Optional<OptionSpec> option = option(whole.matches() ? whole.group(1) : word);
    if (open.isPresent()) {
      context.given(open.get(), word);
      open = Optional.empty();
    } else if (!onlyParameters && word.equals(END_OF_OPTIONS)) {
      onlyParameters = true;
    } else if (option.isPresent()) {
      options.add(option.get());
      open = option.filter(it -> takesValue(it) && !whole.matches());
      if (open.isEmpty()) {
        context.given(option.get(), whole.matches() ? whole.group(2) : "");
      }
    } else if (verb.subcommands().containsKey(word) && parameters.isEmpty()) {
      verb = verb.subcommands().get(word).getCommandSpec();
    } else {
      parameters.add(word);
    }
  }

  private Optional<OptionSpec> option(String word) {
    String name = word.endsWith("=") ? word.substring(0, word.length() - 1) : word;
    return onlyParameters ? Optional.empty() : Optional.ofNullable(verb.optionsMap().get(name));
  }

  private static boolean takesValue(OptionSpec option) {
    return option.arity().max() > 0;
  }

  /** Returns the completions of a word that begins with this text. */
  CompletionList offers(String prefix) {
    Matcher whole = WITH_VALUE.matcher(prefix);
    if (open.isEmpty() && !onlyParameters && whole.matches()) {
      String value = whole.group(2);
      return option(whole.group(1))
          .filter(WordsBefore::takesValue)
          .map(it -> values(it, value).withPrefix(whole.group(1), value))
          .orElse(CompletionList.NONE);
    }
    return whole(prefix).withPrefix("", prefix);
  }

  /** Returns all candidates for a word; its beginning only selects the kind. */
  private CompletionList whole(String prefix) {
    if (open.isPresent()) {
      return values(open.get(), prefix);
    } else if (!onlyParameters && prefix.startsWith("-")) {
      return options();
    } else if (verb.parent() == null) {
      return parameters.isEmpty() && options.isEmpty() ? verbs() : CompletionList.NONE;
    }
    return verb.positionalParameters().stream()
        .filter(it -> it.index().contains(parameters.size()))
        .findFirst()
        .map(it -> values(it, prefix))
        .orElse(CompletionList.NONE);
  }

  private CompletionList options() {
    return CompletionList.of(
        verb.options().stream()
            .filter(it -> !it.hidden() && (it.isMultiValue() || !options.contains(it)))
            .map(it -> new Offer(it.longestName(), Verbs.firstSentence(it.description())))
            .toList());
  }

  private CompletionList verbs() {
    return CompletionList.of(
        Verbs.of(verb.root())
            .map(it -> new Offer(it.name(), Verbs.firstSentence(it.usageMessage().description())))
            .toList());
  }

  /** Returns the candidates for the value of an option or parameter. */
  private CompletionList values(ArgSpec wanted, String prefix) {
    String label = wanted.paramLabel();
    return switch (label) {
      case "VERB" -> verbs();
      case "KEYS" -> CompletionList.of(CompletionContext.keys());
      case "WORD", "WORDS" -> CompletionList.of(context.names());
      case "LABEL" -> CompletionList.of(context.labels(parameters.get(0)));
      default -> {
        boolean file = FILES.contains(label);
        List<Offer> inImage = file ? CompletionContext.inImage(prefix) : List.of();
        FileChoice beside =
            file ? FileChoice.FILES : label.equals(FOLDER) ? FileChoice.FOLDERS : FileChoice.WORDS;
        yield inImage.isEmpty()
            ? CompletionList.beside(beside, candidates(wanted))
            : CompletionList.of(inImage);
      }
    };
  }

  private static List<Offer> candidates(ArgSpec wanted) {
    Iterable<String> candidates = wanted.completionCandidates();
    boolean anyCase = wanted.auxiliaryTypes()[0].isEnum();
    return candidates == null
        ? List.of()
        : StreamSupport.stream(candidates.spliterator(), false)
            .map(it -> new Offer(anyCase ? it.toLowerCase(Locale.ROOT) : it, ""))
            .toList();
  }
}
