package hp41.terminal;

import hp41.Calculator.Name;
import hp41.panel.HelpPage;
import hp41.panel.Matching;
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
final class Completions {

  private static final Name EVERYTHING =
      new Name("all", "", HelpPage.SCREEN, "", "All programs in memory");

  private static final int MOST = 40;
  private static final int MOST_RECENT = 100;
  private static final Pattern KEYMAP = Pattern.compile("(?i):?keymap \\S*");
  private static final Pattern NUMBER = Pattern.compile("[-+.,\\d]+(e-?\\d*)?");

  private final Supplier<List<Name>> names;
  private final Deque<String> recent = new ArrayDeque<>();
  private Supplier<List<String>> states = List::of;

  Completions(Supplier<List<Name>> names) {
    this.names = names;
  }

  /** The names of states to complete. */
  void offer(Supplier<List<String>> named) {
    states = named;
  }

  /** A name was completed or run. */
  void used(String name) {
    recent.remove(name);
    recent.addFirst(name);
    if (recent.size() > MOST_RECENT) {
      recent.removeLast();
    }
  }

  /** What a word of a line may become. */
  List<Name> of(String line, String word) {
    List<Name> all = all(line, word);
    return all.subList(0, Math.min(MOST, all.size()));
  }

  /** The names that begin with a word, in capitals or not; none with a number or nothing. */
  List<Name> begun(String word) {
    if (isNoName(word)) {
      return List.of();
    }
    return Stream.concat(names.get().stream(), UiWords.NAMES.stream())
        .filter(name -> Strings.CI.startsWith(name.text(), word))
        .toList();
  }

  private List<Name> all(String line, String word) {
    Optional<List<Name>> places =
        StateLine.begun(line)
            .map(begun -> StateLine.offers(begun, states.get()))
            .or(() -> FileLine.of(line).map(this::inFiles));
    if (places.isPresent()) {
      return places.get();
    }
    if (KEYMAP.matcher(line).matches()) {
      return Matching.best(word, UiWords.KEYMAPS, Name::text, List.of());
    }
    if (isNoName(word)) {
      return List.of();
    }
    List<Name> named = new ArrayList<>(line.startsWith(":") ? List.of() : names.get());
    if (line.strip().indexOf(' ') < 0) {
      named.addAll(UiWords.NAMES);
    }
    return Matching.best(word, named, Name::text, List.copyOf(recent));
  }

  private List<Name> inFiles(FileLine line) {
    return line.namesProgram() ? programs(line.lastWord()) : FileOffers.of(line);
  }

  /** The programs that can be saved, as they are typed behind a file. */
  private List<Name> programs(String word) {
    Stream<Name> labels =
        names.get().stream()
            .filter(HelpPage::isLabel)
            .map(it -> new Name(FileLine.word(it.text()), "", it.kind(), it.effect(), it.help()));
    return Matching.best(
        word, Stream.concat(labels, Stream.of(EVERYTHING)).toList(), Name::text, List.of());
  }

  private static boolean isNoName(String word) {
    return word.isEmpty() || word.startsWith("\"") || NUMBER.matcher(word).matches();
  }
}
