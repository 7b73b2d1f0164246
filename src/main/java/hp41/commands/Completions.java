package hp41.commands;

import hp41.Calculator.KnownName;
import hp41.commands.TypedCommand.CommandText;
import hp41.files.PlugNames;
import hp41.panel.help.HelpPage;
import hp41.panel.help.NameMatching;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;

/** What the word that is being typed may become, the names that were used last first. */
public final class Completions {

  private static final KnownName EVERYTHING =
      new KnownName("all", "", HelpPage.SCREEN, "", "All programs in memory");

  private static final List<KnownName> ACCESSORIES =
      named(PlugNames.accessories().stream(), "Can be plugged in");

  private static final int MOST = 40;
  private static final int MOST_RECENT = 100;
  private static final Pattern NUMBER = Pattern.compile("[-+.,\\d]+(e-?\\d*)?");

  /** What would complete the operand of a word. */
  interface CompletionSource {
    List<KnownName> of(Completions completions, FileOperands begun);
  }

  private final Supplier<List<KnownName>> names;
  private final Supplier<List<String>> states;
  private final Supplier<List<String>> plugged;
  private final Deque<String> recent = new ArrayDeque<>();
  private final List<KnownName> own;

  /** Completes the names of the calculator, those of states, and of what is plugged in. */
  public Completions(
      Supplier<List<KnownName>> names,
      Supplier<List<String>> states,
      Supplier<List<String>> plugged) {
    this(names, states, plugged, CommandTable.NAMES);
  }

  /** Completes the names of the calculator where the terminal's own words mean nothing. */
  public Completions(Supplier<List<KnownName>> names) {
    this(names, List::of, List::of, List.of());
  }

  private Completions(
      Supplier<List<KnownName>> names,
      Supplier<List<String>> states,
      Supplier<List<String>> plugged,
      List<KnownName> own) {
    this.own = own;
    this.states = states;
    this.names = names;
    this.plugged = plugged;
  }

  /** A name was completed or run. */
  public void used(String name) {
    recent.remove(name);
    recent.addFirst(name);
    if (recent.size() > MOST_RECENT) {
      recent.removeLast();
    }
  }

  /** What a word of a line may become. */
  public List<KnownName> of(String line, String word) {
    List<KnownName> all = all(line, word);
    return all.subList(0, Math.min(MOST, all.size()));
  }

  /** The names that begin with a word, in capitals or not; none with a number or nothing. */
  public List<KnownName> begun(String word) {
    if (isNoName(word)) {
      return List.of();
    }
    return Stream.concat(names.get().stream(), own.stream())
        .filter(name -> Strings.CI.startsWith(name.text(), word))
        .toList();
  }

  private List<KnownName> all(String line, String word) {
    Optional<CommandText> begun = own.isEmpty() ? Optional.empty() : CommandTable.begun(line);
    if (begun.isPresent()) {
      FileOperands operands = new FileOperands(begun.get().operand());
      return begun.get().row().offers().orElseThrow().of(this, operands);
    }
    boolean calls = NearestNames.takesLabel(line.substring(0, line.length() - word.length()));
    if (isNoName(word) && !(calls && word.isEmpty())) {
      return List.of();
    }
    List<KnownName> named = new ArrayList<>(line.startsWith(":") ? List.of() : names.get());
    if (line.strip().indexOf(' ') < 0) {
      named.addAll(own);
    }
    if (!calls) {
      return best(word, named);
    }
    List<KnownName> programs = named.stream().filter(HelpPage::isLabel).toList();
    List<KnownName> offers = new ArrayList<>(best(word, programs));
    named.removeAll(programs);
    offers.addAll(word.isEmpty() ? List.of() : best(word, named));
    return offers;
  }

  private List<KnownName> best(String word, List<KnownName> of) {
    return NameMatching.best(word, of, KnownName::text, List.copyOf(recent));
  }

  /** Some words of the terminal's own, each with the same help, in which it may be named. */
  static CompletionSource among(Stream<String> commands, String help) {
    List<KnownName> names = named(commands, help);
    return (completions, begun) -> among(names, begun);
  }

  private static List<KnownName> named(Stream<String> commands, String help) {
    return commands
        .map(it -> new KnownName(it, "", HelpPage.SCREEN, "", help.formatted(it)))
        .toList();
  }

  private static List<KnownName> among(List<KnownName> names, FileOperands begun) {
    return NameMatching.best(begun.lastWord(), names, KnownName::text, List.of());
  }

  /** What can be plugged in: accessories, and images in files. */
  List<KnownName> pluggable(FileOperands begun) {
    String word = begun.lastWord();
    List<KnownName> offers =
        new ArrayList<>(
            ACCESSORIES.stream().filter(it -> Strings.CI.startsWith(it.text(), word)).toList());
    offers.addAll(FileCompletions.of(begun, PlugNames::isNamedAsImage));
    return offers.isEmpty() ? among(ACCESSORIES, begun) : offers;
  }

  /** What is plugged in. */
  List<KnownName> plugged(FileOperands begun) {
    return among(named(plugged.get().stream().map(FileOperands::word), "Is plugged in"), begun);
  }

  /** The states that there are. */
  List<KnownName> states(FileOperands begun) {
    return states.get().stream()
        .filter(name -> Strings.CI.startsWith(name, begun.rest()))
        .map(name -> new KnownName(name, "", "state", "", ""))
        .toList();
  }

  /** The files that can be loaded. */
  List<KnownName> files(FileOperands begun) {
    return FileCompletions.of(begun);
  }

  /** The files to save in, and behind one of them the programs that can be saved. */
  List<KnownName> filesAndPrograms(FileOperands begun) {
    return begun.namesProgram() ? programs(begun.lastWord()) : FileCompletions.of(begun);
  }

  /** The programs that can be saved, as they are typed behind a file. */
  private List<KnownName> programs(String word) {
    Stream<KnownName> labels =
        names.get().stream()
            .filter(HelpPage::isLabel)
            .map(
                it ->
                    new KnownName(
                        FileOperands.word(it.text()), "", it.kind(), it.effect(), it.help()));
    return NameMatching.best(
        word, Stream.concat(labels, Stream.of(EVERYTHING)).toList(), KnownName::text, List.of());
  }

  private static boolean isNoName(String word) {
    return word.isEmpty() || word.startsWith("\"") || NUMBER.matcher(word).matches();
  }
}
