package hp41.terminal;

import hp41.Calculator.KnownName;
import hp41.commands.CommandTable;
import hp41.commands.Completions;
import hp41.commands.FileOperands;
import hp41.commands.NearestNames;
import hp41.panel.TypedText;
import hp41.panel.help.HelpPage;
import hp41.panel.help.OfferedName;
import hp41.panel.view.CommandLineView;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.terminal.History.HistorySearch;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The typed line: its text, what would complete it, and what was typed before. */
final class CommandLine {

  private static final Optional<List<KnownName>> NONE = Optional.of(List.of());

  private final Completions completions;
  private final History history;
  private Optional<HistorySearch> search = Optional.empty();
  private String kept = "";
  private Optional<String> instead = Optional.empty();
  private UnaryOperator<String> opening = UnaryOperator.identity();
  private boolean open;
  private TypedText field = new TypedText("");
  private Optional<List<KnownName>> offers = NONE;
  private int chosen;
  private boolean choosing;
  private int back;

  CommandLine(Completions completions, History history) {
    this.completions = completions;
    this.history = history;
  }

  /** What a letter opens with, typed where nothing stands before it. */
  void before(UnaryOperator<String> opens) {
    opening = opens;
  }

  boolean isOpen() {
    return open;
  }

  /**
   * Opens with a text, the cursor behind it; with a colon or nothing, as it was left by Esc, which
   * gives way to what is typed at once.
   */
  void open(String with) {
    open = true;
    back = 0;
    search = Optional.empty();
    boolean again = (with.isEmpty() || with.equals(":")) && !kept.isEmpty();
    set(again ? kept : with);
    instead = again ? Optional.of(with) : Optional.empty();
    kept = "";
  }

  /** Opens with a name, and a blank behind it if it takes an operand. */
  void open(KnownName name) {
    open(name.text() + (name.operand().isEmpty() ? "" : " "));
  }

  /** Opens with what was typed last. */
  void openHistory() {
    kept = "";
    open("");
    recall(1);
  }

  /** What is to be drawn, while it is open. */
  Optional<CommandLineView> view() {
    return open
        ? Optional.of(
            new CommandLineView(
                text(),
                field.cursor(),
                word(),
                offers(),
                chosen,
                search.map(HistorySearch::letters)))
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
    if (seeks(stroke)) {
      return Optional.empty();
    }
    if (stroke.is(KeyName.ENTER)) {
      return enter();
    }
    if (stroke.is(KeyName.BACKSPACE) && text().isEmpty()) {
      open = false;
      return Optional.empty();
    }
    if (stroke instanceof Stroke.TypedCharacter typed) {
      instead.ifPresent(this::set);
      if (text().isEmpty() && Character.isLetter(typed.character())) {
        open(opening.apply(String.valueOf(typed.character())));
        return Optional.empty();
      }
    }
    instead = Optional.empty();
    String before = text();
    Optional<TypedText> taken = field.take(stroke);
    field = taken.orElse(field);
    if (taken.isEmpty() && stroke instanceof Stroke.NamedKey key) {
      named(key.name());
    } else if (!text().equals(before)) {
      changed();
    }
    return Optional.empty();
  }

  /** Whether a search through the history takes a stroke; one that ends it is left over but Esc. */
  private boolean seeks(Stroke stroke) {
    if (search.isEmpty()) {
      search = stroke.isControl('r') ? Optional.of(new HistorySearch(history)) : search;
    } else if (!search.get().take(stroke)) {
      search = Optional.empty();
      return stroke.is(KeyName.ESCAPE);
    }
    search.ifPresent(it -> set(it.line()));
    return search.isPresent();
  }

  private void named(KeyName name) {
    switch (name) {
      case TAB -> complete();
      case UP -> up();
      case DOWN -> down();
      case ESCAPE -> setAside();
      default -> {}
    }
  }

  private Optional<String> enter() {
    if (choosing) {
      KnownName name = offers().get(chosen);
      boolean needsMore = !name.operand().isEmpty() || name.kind() == OfferedName.FOLDER;
      complete();
      if (needsMore) {
        return Optional.empty();
      }
    }
    String line = whole(text().strip());
    close();
    for (String word : CalculatorInput.capitals(line).split("\\s+")) {
      completions.used(word);
    }
    return line.isEmpty() ? Optional.empty() : Optional.of(line);
  }

  /** The one thing whose name begins with a line that no other name begins with, or the line. */
  String whole(String typed) {
    List<KnownName> begun = completions.begun(typed);
    if (begun.size() != 1 || !begun.get(0).operand().isEmpty()) {
      return typed;
    }
    return (HelpPage.isLabel(begun.get(0)) ? "XEQ " : "") + begun.get(0).text();
  }

  /** Closes; the text is kept for the next opening. */
  void setAside() {
    kept = text().equals(":") ? "" : text();
    close();
  }

  private void close() {
    remember(text());
    open = false;
  }

  /** Keeps a line with those typed before, unless it is blank. */
  void remember(String typed) {
    if (!typed.isBlank()) {
      history.add(typed);
    }
  }

  private void up() {
    if (text().isEmpty() || back > 0) {
      recall(1);
    } else if (!offers().isEmpty()) {
      choosing = true;
      chosen = Math.floorMod(chosen - 1, offers().size());
    }
  }

  private void down() {
    if (back > 0) {
      recall(-1);
    } else if (!offers().isEmpty()) {
      chosen = choosing ? (chosen + 1) % offers().size() : Math.min(1, offers().size() - 1);
      choosing = true;
    }
  }

  private void recall(int steps) {
    int wanted = Math.max(0, Math.min(history.size(), back + steps));
    set(wanted == 0 ? "" : history.ago(wanted));
    back = wanted;
  }

  private void set(String whole) {
    field = new TypedText(whole);
    changed();
  }

  private String text() {
    return field.text();
  }

  private void changed() {
    back = 0;
    chosen = 0;
    choosing = false;
    offers = Optional.empty();
  }

  /** What the word may become; looked for when it is asked for, since keys may come in crowds. */
  private List<KnownName> offers() {
    if (offers.isEmpty()) {
      offers = Optional.of(completions.of(text(), word()));
    }
    return offers.get();
  }

  /**
   * The word that is being typed: what follows the last blank that is not in the name of a file, or
   * a colon at the beginning.
   */
  private String word() {
    return text().substring(wordStart());
  }

  private int wordStart() {
    Optional<FileOperands> operands = CommandTable.operands(text());
    if (operands.isPresent()) {
      return text().length() - operands.get().lastWord().length();
    }
    int start = text().lastIndexOf(' ') + 1;
    return start == 0 && text().startsWith(":") ? 1 : start;
  }

  private void complete() {
    if (offers().isEmpty()) {
      return;
    }
    KnownName name = offers().get(chosen);
    if (CommandTable.operands(text()).isPresent()) {
      set(text().substring(0, wordStart()) + name.text());
      if (name.kind() != OfferedName.FOLDER) {
        offers = NONE;
      }
      return;
    }
    completions.used(name.text());
    String before = text().substring(0, wordStart());
    boolean bare = HelpPage.isLabel(name) && !NearestNames.takesLabel(before);
    set(before + (bare ? "XEQ " : "") + name.text() + (name.operand().isEmpty() ? "" : " "));
    offers = NONE;
  }
}
