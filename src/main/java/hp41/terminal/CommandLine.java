package hp41.terminal;

import hp41.Calculator.Name;
import hp41.panel.Matching;
import hp41.panel.TypedLine;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Named;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The typed line: its text, what would complete it, and what was typed before. */
final class CommandLine {

  private static final int MOST_OFFERS = 40;
  private static final int HISTORY = 200;
  static final Set<String> BEFORE_A_LABEL = Set.of("XEQ", "GTO", "CLP", "LBL", "PCLPS");

  private final Supplier<List<Name>> names;
  private Supplier<List<String>> states = List::of;
  private final List<String> history = new ArrayList<>();
  private final Deque<String> recent = new ArrayDeque<>();
  private boolean open;
  private final TextField field = new TextField();
  private List<Name> offers = List.of();
  private int chosen;
  private boolean choosing;
  private int back;

  CommandLine(Supplier<List<Name>> names) {
    this.names = names;
  }

  /** The names of states to complete. */
  void offer(Supplier<List<String>> named) {
    states = named;
  }

  boolean isOpen() {
    return open;
  }

  /** Opens with a text, the cursor behind it. */
  void open(String with) {
    open = true;
    back = 0;
    set(with);
  }

  /** Opens with a name, and a blank behind it if it takes an operand. */
  void open(Name name) {
    open(name.text() + (name.operand().isEmpty() ? "" : " "));
  }

  /** Opens with what was typed last. */
  void openHistory() {
    open("");
    recall(1);
  }

  /** What is to be drawn, while it is open. */
  Optional<TypedLine> view() {
    return open
        ? Optional.of(new TypedLine(text(), field.cursor(), word(), offers, chosen))
        : Optional.empty();
  }

  /** The word that the cursor stands in or behind. */
  String wordAtCursor() {
    int end = text().indexOf(' ', field.cursor());
    String before = text().substring(0, end < 0 ? text().length() : end);
    return before.substring(before.lastIndexOf(' ') + 1).replaceFirst("^:", "");
  }

  /** Takes a stroke; returns the line that is to be run, if that was Enter. */
  Optional<String> take(Stroke stroke) {
    if (stroke.is(Named.ENTER)) {
      return enter();
    }
    if (stroke.is(Named.BACKSPACE) && text().isEmpty()) {
      open = false;
      return Optional.empty();
    }
    String before = text();
    if (!field.take(stroke) && stroke instanceof Stroke.NamedKey key) {
      named(key.name());
    } else if (!text().equals(before)) {
      changed();
    }
    return Optional.empty();
  }

  private void named(Named name) {
    switch (name) {
      case TAB -> complete();
      case UP -> up();
      case DOWN -> down();
      case ESCAPE -> close();
      default -> {}
    }
  }

  private Optional<String> enter() {
    if (choosing) {
      Name name = offers.get(chosen);
      boolean needsMore = !name.operand().isEmpty() || name.kind().equals(FileOffers.FOLDER);
      complete();
      if (needsMore) {
        return Optional.empty();
      }
    }
    String line = text().strip();
    close();
    return line.isEmpty() ? Optional.empty() : Optional.of(line);
  }

  private void close() {
    if (!text().isBlank()) {
      history.remove(text());
      history.add(0, text());
      if (history.size() > HISTORY) {
        history.remove(HISTORY);
      }
    }
    open = false;
  }

  private void up() {
    if (text().isEmpty() || back > 0) {
      recall(1);
    } else if (!offers.isEmpty()) {
      choosing = true;
      chosen = Math.floorMod(chosen - 1, offers.size());
    }
  }

  private void down() {
    if (back > 0) {
      recall(-1);
    } else if (!offers.isEmpty()) {
      chosen = choosing ? (chosen + 1) % offers.size() : Math.min(1, offers.size() - 1);
      choosing = true;
    }
  }

  private void recall(int steps) {
    int wanted = Math.max(0, Math.min(history.size(), back + steps));
    set(wanted == 0 ? "" : history.get(wanted - 1));
    back = wanted;
  }

  private void set(String whole) {
    field.set(whole);
    changed();
  }

  private String text() {
    return field.text();
  }

  private void changed() {
    back = 0;
    chosen = 0;
    choosing = false;
    offers = offers();
  }

  private List<Name> offers() {
    Optional<List<Name>> files =
        StateLine.begun(text())
            .map(begun -> StateLine.offers(begun, states.get()))
            .or(() -> FileLine.of(text()).map(FileOffers::of));
    if (files.isPresent()) {
      return files.get().subList(0, Math.min(MOST_OFFERS, files.get().size()));
    }
    String word = word();
    if (word.isEmpty() || word.startsWith("\"") || word.matches("[-+.,\\d]+(e-?\\d*)?")) {
      return List.of();
    }
    boolean onlyWords = text().startsWith(":");
    List<Name> all = new ArrayList<>(onlyWords ? List.of() : names.get());
    if (text().strip().indexOf(' ') < 0) {
      all.addAll(UiWords.NAMES);
    }
    List<Name> best = Matching.best(word, all, Name::text, List.copyOf(recent));
    return best.subList(0, Math.min(MOST_OFFERS, best.size()));
  }

  /**
   * The word that is being typed: what follows the last blank that is not in the name of a file, or
   * a colon at the beginning.
   */
  private String word() {
    return text().substring(wordStart());
  }

  private int wordStart() {
    Optional<FileLine> files = FileLine.of(text());
    if (files.isPresent()) {
      return text().length() - files.get().lastWord().length();
    }
    int start = text().lastIndexOf(' ') + 1;
    return start == 0 && text().startsWith(":") ? 1 : start;
  }

  private void complete() {
    if (offers.isEmpty()) {
      return;
    }
    Name name = offers.get(chosen);
    if (FileLine.of(text()).isPresent()) {
      set(text().substring(0, wordStart()) + name.text());
      offers = name.kind().equals(FileOffers.FOLDER) ? offers : List.of();
      return;
    }
    recent.remove(name.text());
    recent.addFirst(name.text());
    String before = text().substring(0, wordStart());
    boolean bare = name.kind().equals("label") && !BEFORE_A_LABEL.contains(lastWord(before));
    set(before + (bare ? "XEQ " : "") + name.text() + (name.operand().isEmpty() ? "" : " "));
    offers = List.of();
  }

  private static String lastWord(String before) {
    String[] words = before.strip().split(" ");
    return words[words.length - 1].toUpperCase(Locale.ROOT);
  }
}
