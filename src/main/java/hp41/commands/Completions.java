package hp41.commands;

import hp41.Calculator;
import hp41.KnownName;
import hp41.commands.TypedCommand.CommandText;
import hp41.files.BundledProgram;
import hp41.files.PlugNames;
import hp41.panel.help.NameMatching;
import hp41.panel.help.OfferedName;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;

/** Completes the word that is being typed. Recently used names are offered first. */
public final class Completions {

  private static final KnownName EVERYTHING =
      new KnownName("all", "", OfferedName.SCREEN, "", "All programs in memory");

  private static final List<KnownName> ACCESSORIES =
      named(PlugNames.accessories().stream(), "Can be plugged in");

  private static final Pattern BREAK = Pattern.compile("(?i):?\\s*break\\s.*");
  private static final Pattern HELP = Pattern.compile("(?i):?\\s*help\\s.*");
  private static final Pattern LABEL_LINE = Pattern.compile("(?i)(.*\\s)?:?lbl\\s+\\S*");
  private static final Pattern LOCAL_LABEL = Pattern.compile("[A-Ja-j]");

  /**
   * The names that leave the program or delete something. Enter does not execute them while they
   * are typed in part: it completes them in the line.
   */
  private static final Set<String> IN_FULL =
      Set.of(
          "quit",
          "unbreak",
          "unwatch",
          "cltrace",
          "model",
          "load state",
          "CLA",
          "CLALMA",
          "CLALMX",
          "CLD",
          "CLFL",
          "CLKEYS",
          "CLP",
          "CLRALMS",
          "CLRG",
          "CLRGX",
          "CLST",
          "CLX",
          "CLΣ",
          "DEL",
          "DELCHR",
          "DELREC",
          "NEWM",
          "PCLPS",
          "PURFL",
          "PURGE",
          "ZERO",
          "7CLREG");

  private static final Pattern DELETES = Pattern.compile("(?i)(.*\\s)?:?(p?clps?|load state)\\s.*");

  /** The words of the grammar of {@code break}. */
  private static final List<KnownName> BREAK_WORDS =
      List.of(
          new KnownName("if", "CONDITION", OfferedName.SCREEN, "", "Stops only if this is true"),
          new KnownName("hits", "n", OfferedName.SCREEN, "", "Stops only at this hit count"),
          new KnownName("log", "\"TEXT\"", OfferedName.SCREEN, "", "Writes a text and continues"));

  private static final int MAX_OFFERS = 40;
  private static final int MAX_RECENT = 100;
  private static final Pattern NUMBER = Pattern.compile("[-+.,\\d]+(e-?\\d*)?");

  /** Completes the operand of a command. */
  interface CompletionSource {
    List<KnownName> of(Completions completions, FileOperands typed);
  }

  private final Predicate<String> understands;
  private final Supplier<List<KnownName>> names;
  private final Supplier<List<String>> states;
  private final Supplier<List<String>> plugged;
  private final Deque<String> recent = new ArrayDeque<>();
  private final List<KnownName> own;

  /**
   * Creates completions for the names of the calculator, of states, and of plugged-in modules, and
   * for the terminal's commands.
   *
   * @param understands whether the calculator can execute a line as it is
   */
  public Completions(
      Supplier<List<KnownName>> names,
      Supplier<List<String>> states,
      Supplier<List<String>> plugged,
      Predicate<String> understands) {
    this(names, states, plugged, CommandTable.NAMES, understands);
  }

  /** Creates completions for the names of the calculator only, without the terminal's commands. */
  public Completions(Supplier<List<KnownName>> names) {
    this(names, List::of, List::of, List.of(), line -> true);
  }

  private Completions(
      Supplier<List<KnownName>> names,
      Supplier<List<String>> states,
      Supplier<List<String>> plugged,
      List<KnownName> own,
      Predicate<String> understands) {
    this.own = own;
    this.states = states;
    this.names = names;
    this.plugged = plugged;
    this.understands = understands;
  }

  /** Records that a name was completed or executed. */
  public void used(String name) {
    recent.remove(name);
    recent.addFirst(name);
    if (recent.size() > MAX_RECENT) {
      recent.removeLast();
    }
  }

  /** Returns the names of a calculator that complete a word at the end of a typed line. */
  public static List<KnownName> complete(Calculator calculator, String line, String word) {
    return new Completions(calculator::names).of(line, word);
  }

  /** Returns the completions of a word in a line. */
  public List<KnownName> of(String line, String word) {
    List<KnownName> all = all(line, word);
    return all.subList(0, Math.min(MAX_OFFERS, all.size()));
  }

  /**
   * Returns the index of the completion that Enter takes for a word at the end of a line; -1 if the
   * line is executed as it was typed. A complete name wins; else it is the first completion, if it
   * begins with the word.
   */
  public int taken(String line, String word, List<KnownName> offers) {
    if (offers.isEmpty() || word.matches("|.*[/:]") || isNew(line)) {
      return -1;
    }
    List<String> names = offers.stream().map(KnownName::text).toList();
    List<String> capitals = names.stream().map(it -> it.toUpperCase(Locale.ROOT)).toList();
    int exact = names.indexOf(word);
    exact = exact < 0 ? capitals.indexOf(word.toUpperCase(Locale.ROOT)) : exact;
    if (exact >= 0) {
      return exact;
    }
    boolean begins = Strings.CI.startsWith(offers.get(0).text(), word);
    return begins && !isComplete(line, word) ? 0 : -1;
  }

  /** Returns whether a name that was typed in part must be completed before it is executed. */
  public static boolean mustBeTyped(String before, KnownName name) {
    return IN_FULL.contains(name.text()) || DELETES.matcher(before).matches();
  }

  /** Returns whether the operand at the end of a line is a new name. */
  private boolean isNew(String line) {
    boolean creates =
        CommandTable.unfinished(line)
            .filter(it -> it.row().creates() && !new FileOperands(it.operand()).namesProgram())
            .isPresent();
    return creates || isBreak(line) || LABEL_LINE.matcher(line).matches();
  }

  private boolean isBreak(String line) {
    return !own.isEmpty() && BREAK.matcher(line).matches();
  }

  /** Returns whether a line without the whole name of a completion can be executed as it is. */
  private boolean isComplete(String line, String word) {
    boolean calls = NearestNames.takesLabel(line.substring(0, line.length() - word.length()));
    return calls
        ? LOCAL_LABEL.matcher(word).matches()
        : CommandTable.isWhole(line)
            || !CommandTable.isCommandWithText(line)
                && understands.test(line.replaceFirst("^:", ""));
  }

  private List<KnownName> all(String line, String word) {
    Optional<CommandText> typed = own.isEmpty() ? Optional.empty() : CommandTable.unfinished(line);
    if (typed.isPresent()) {
      FileOperands operands = new FileOperands(typed.get().operand());
      return typed.get().row().offers().orElseThrow().of(this, operands);
    }
    String before = line.substring(0, line.length() - word.length());
    boolean calls = NearestNames.takesLabel(before);
    boolean none = isNotAName(word) && !(calls && word.isEmpty());
    if (none || isOfAnother(line) || !calls && operand(before).startsWith("n")) {
      return List.of();
    }
    List<KnownName> named = new ArrayList<>(line.startsWith(":") ? List.of() : names.get());
    if (line.strip().indexOf(' ') < 0 || HELP.matcher(line).matches()) {
      named.addAll(own);
    } else if (isBreak(line)) {
      named.addAll(BREAK_WORDS);
    }
    if (!calls) {
      return best(word, named);
    }
    List<KnownName> programs = named.stream().filter(KnownName::isLabel).toList();
    List<KnownName> offers = new ArrayList<>(best(word, programs));
    named.removeAll(programs);
    offers.addAll(word.isEmpty() ? List.of() : best(word, named));
    return offers;
  }

  /** Returns whether a line is a command whose operand is no name of the calculator. */
  private boolean isOfAnother(String line) {
    return !own.isEmpty()
        && CommandTable.isCommandWithText(line)
        && !isBreak(line)
        && !HELP.matcher(line).matches();
  }

  /** Returns whether a text ends with a function that takes an operand. */
  public boolean takesOperand(String before) {
    return !operand(before).isEmpty();
  }

  /** Returns the kind of operand that the function at the end of a text takes, or nothing. */
  private String operand(String before) {
    String text = before.strip().toUpperCase(Locale.ROOT).replaceFirst("\\s+IND$", "");
    String function = text.substring(text.lastIndexOf(' ') + 1);
    return names.get().stream()
        .filter(it -> it.text().equals(function))
        .map(KnownName::operand)
        .findFirst()
        .orElse("");
  }

  private List<KnownName> best(String word, List<KnownName> of) {
    return NameMatching.best(word, of, KnownName::text, List.copyOf(recent));
  }

  /**
   * Returns a source of fixed words. All have the same help text, in which {@code %s} is replaced
   * by the word.
   */
  static CompletionSource among(Stream<String> commands, String help) {
    List<KnownName> names = named(commands, help);
    return (completions, typed) -> among(names, typed);
  }

  private static List<KnownName> named(Stream<String> commands, String help) {
    return commands
        .map(it -> new KnownName(it, "", OfferedName.SCREEN, "", help.formatted(it)))
        .toList();
  }

  private static List<KnownName> among(List<KnownName> names, FileOperands typed) {
    return NameMatching.best(typed.lastWord(), names, KnownName::text, List.of());
  }

  /** Returns what can be plugged in: accessories, and module images. */
  List<KnownName> pluggable(FileOperands typed) {
    String word = typed.lastWord();
    List<KnownName> offers =
        new ArrayList<>(
            ACCESSORIES.stream().filter(it -> Strings.CI.startsWith(it.text(), word)).toList());
    offers.addAll(FileCompletions.of(typed, PlugNames::isNamedAsImage));
    return offers.isEmpty() ? among(ACCESSORIES, typed) : offers;
  }

  /** Returns what is plugged in. */
  List<KnownName> plugged(FileOperands typed) {
    return among(named(plugged.get().stream().map(FileOperands::word), "Is plugged in"), typed);
  }

  /** Returns the named states. */
  List<KnownName> states(FileOperands typed) {
    return states.get().stream()
        .filter(name -> Strings.CI.startsWith(name, typed.rest()))
        .map(name -> new KnownName(name, "", OfferedName.STATE, "", ""))
        .toList();
  }

  /** Returns the files and bundled programs that can be loaded. */
  List<KnownName> programFiles(FileOperands typed) {
    Stream<KnownName> bundled =
        BundledProgram.all().stream()
            .filter(it -> Strings.CI.startsWith(it.name(), typed.lastWord()))
            .map(it -> new KnownName(it.name(), "", OfferedName.PROGRAM, "", it.title()));
    return Stream.concat(bundled, FileCompletions.programs(typed).stream()).toList();
  }

  /** Returns all files. */
  List<KnownName> files(FileOperands typed) {
    return FileCompletions.of(typed);
  }

  /** Returns the folders. */
  List<KnownName> folders(FileOperands typed) {
    return FileCompletions.of(typed, name -> false);
  }

  /** Returns the files to save to or, after a file name, the programs that can be saved. */
  List<KnownName> filesAndPrograms(FileOperands typed) {
    return typed.namesProgram() ? programs(typed.lastWord()) : FileCompletions.of(typed);
  }

  /** Returns the programs that can be saved, as they are typed after a file name. */
  private List<KnownName> programs(String word) {
    Stream<KnownName> labels =
        names.get().stream()
            .filter(KnownName::isLabel)
            .map(
                it ->
                    new KnownName(
                        FileOperands.word(it.text()), "", it.kind(), it.effect(), it.help()));
    return NameMatching.best(
        word, Stream.concat(labels, Stream.of(EVERYTHING)).toList(), KnownName::text, List.of());
  }

  private static boolean isNotAName(String word) {
    return word.isEmpty() || word.startsWith("\"") || NUMBER.matcher(word).matches();
  }
}
