package hp41.terminal;

import hp41.KnownName;
import hp41.commands.CommandReading;
import hp41.commands.CommandTable;
import hp41.commands.Completions;
import hp41.commands.FileOperands;
import hp41.commands.NearestNames;
import hp41.listing.TypedLine;
import hp41.memory.LabelName;
import hp41.panel.Note;
import hp41.panel.TypedText;
import hp41.panel.help.NameMatching;
import hp41.panel.help.OfferedName;
import hp41.panel.view.CommandLineView;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import hp41.terminal.History.HistorySearch;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The input line: its text, its completions, and its history. */
final class CommandLine {

  private static final Optional<List<KnownName>> NONE = Optional.of(List.of());
  private static final int NONE_CHOSEN = -1;

  private final Completions completions;
  private final History history;
  private Optional<HistorySearch> search = Optional.empty();
  private String leftText = "";
  private Optional<String> replacedText = Optional.empty();
  private UnaryOperator<String> opening = UnaryOperator.identity();
  private Function<String, Optional<Note>> refusal = line -> Optional.empty();
  private boolean open;
  private TypedText field = new TypedText("");
  private Optional<CommandReading> reading = Optional.empty();
  private Optional<List<KnownName>> offers = NONE;
  private int chosen = NONE_CHOSEN;
  private boolean choosing;
  private int historyIndex;

  CommandLine(Completions completions, History history) {
    this.completions = completions;
    this.history = history;
  }

  /** Sets the function that returns the opening text for a letter typed into an empty line. */
  void before(UnaryOperator<String> opens) {
    opening = opens;
  }

  /** Sets the function that returns the error that a line would report. */
  void refusedBy(Function<String, Optional<Note>> refuses) {
    refusal = refuses;
  }

  boolean isOpen() {
    return open;
  }

  /**
   * Opens the line with a text and the cursor at its end. With a colon or an empty text, it opens
   * with the text that Esc left, which the first typed character or a pasted text replaces.
   */
  void open(String with) {
    open = true;
    historyIndex = 0;
    search = Optional.empty();
    boolean again = (with.isEmpty() || with.equals(":")) && !leftText.isEmpty();
    set(again ? leftText : with);
    replacedText = again ? Optional.of(with) : Optional.empty();
    leftText = "";
  }

  /** Opens the line with a name, and a blank after it if it takes an operand. */
  void open(KnownName name) {
    open(name.text() + (name.operand().isEmpty() ? "" : " "));
  }

  /** Opens the line with the last entry of the history. */
  void openHistory() {
    leftText = "";
    open("");
    recall(1);
  }

  /** Returns the view of the line while it is open. */
  Optional<CommandLineView> view() {
    return open
        ? Optional.of(
            new CommandLineView(
                text(),
                field.cursor(),
                word(),
                offers(),
                chosen,
                taken().filter(this::needsMore).isPresent(),
                refusal(),
                search.map(HistorySearch::letters)))
        : Optional.empty();
  }

  /** Returns the name that help explains: the word at the cursor, or the function it belongs to. */
  String explained() {
    int end = text().indexOf(' ', field.cursor());
    String whole = text().substring(0, end < 0 ? text().length() : end).replaceFirst("^:", "");
    int start = whole.lastIndexOf(' ') + 1;
    String word = whole.substring(start);
    String before = whole.substring(0, start);
    boolean label = !word.isEmpty() && NearestNames.takesLabel(before);
    String written =
        word.isEmpty() ? before.substring(before.stripTrailing().lastIndexOf(' ') + 1) : word;
    return label ? word : completions.functionOf(before).orElse(written.strip());
  }

  /** Handles a stroke; returns the line to execute if the stroke was Enter. */
  Optional<String> take(Stroke stroke) {
    if (searchHandles(stroke)) {
      return Optional.empty();
    }
    if (stroke.is(KeyName.ENTER)) {
      return enter();
    }
    if (stroke.is(KeyName.BACKSPACE) && text().isEmpty()) {
      open = false;
      return Optional.empty();
    }
    boolean isText = stroke instanceof Stroke.TypedCharacter || stroke instanceof Stroke.Pasted;
    replacedText.filter(it -> isText).ifPresent(this::set);
    if (text().isEmpty()
        && stroke instanceof Stroke.TypedCharacter typed
        && Character.isLetter(typed.character())) {
      open(opening.apply(String.valueOf(typed.character())));
      return Optional.empty();
    }
    replacedText = Optional.empty();
    String before = text();
    Optional<TypedText> edited = field.take(stroke);
    field = edited.orElse(field);
    if (edited.isEmpty() && stroke instanceof Stroke.NamedKey key) {
      named(key.name());
    } else if (!text().equals(before)) {
      changed();
    }
    return Optional.empty();
  }

  /**
   * Returns whether the search in the history has handled a stroke. A stroke that ends the search
   * is handled normally, except Esc.
   */
  private boolean searchHandles(Stroke stroke) {
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

  /** Returns the error that Enter reports, unless Enter completes the line. */
  private Optional<Note> refusal() {
    Optional<KnownName> used = used();
    String line = used.map(this::completed).orElse(text()).strip();
    return used.filter(this::needsMore).isEmpty() ? refusal.apply(line) : Optional.empty();
  }

  /** Returns the line, unless the completion that Enter takes needs more text after it. */
  private Optional<String> enter() {
    Optional<KnownName> used = used();
    boolean needsMore = used.filter(this::needsMore).isPresent();
    used.ifPresent(this::complete);
    if (needsMore) {
      return Optional.empty();
    }
    String line = text().strip();
    close();
    for (String word : TypedLine.capitals(line).split("\\s+")) {
      completions.used(word);
    }
    return line.isEmpty() ? Optional.empty() : Optional.of(line);
  }

  /** Returns the completion that Enter takes, unless the line is executed as it was typed. */
  private Optional<KnownName> used() {
    return taken().filter(name -> choosing || !isComplete(name));
  }

  /** Returns the completion that is highlighted. */
  private Optional<KnownName> taken() {
    List<KnownName> names = offers();
    return chosen < 0 ? Optional.empty() : Optional.of(names.get(chosen));
  }

  /** Returns whether the typed word is a whole name that is executed as it is. */
  private boolean isComplete(KnownName name) {
    return name.isSpelled(word()) && !isCalled(name);
  }

  private boolean isCalled(KnownName name) {
    boolean operand = completions.takesOperand(before()) || reading().hasText();
    return name.isLabel() && !NearestNames.takesLabel(before()) && !operand;
  }

  private boolean needsMore(KnownName name) {
    boolean folder = name.kind() == OfferedName.FOLDER && !reading().takesFolder();
    boolean whole = name.isSpelled(word());
    return !name.operand().isEmpty()
        || folder
        || !whole && completions.mustBeTyped(reading(), before(), name);
  }

  /**
   * A line of line mode.
   *
   * @param text the line as it is executed
   * @param remark which name the last word stands for; empty if it is a whole name
   */
  record LineToRun(String text, String remark) {}

  /**
   * Returns a line to run. Its last word may be the beginning of the name of a program, if only one
   * name begins with it; XEQ is added before the name.
   */
  LineToRun whole(String line) {
    set(line);
    String typed = word();
    boolean unique =
        offers().stream().filter(it -> NameMatching.begins(typed, it.text())).count() == 1;
    Optional<KnownName> taken =
        taken()
            .filter(it -> !isComplete(it) && !needsMore(it))
            .filter(it -> it.isSpelled(typed) || unique && it.isLabel());
    taken.ifPresent(this::complete);
    return new LineToRun(
        text(),
        taken
            .map(KnownName::text)
            .filter(it -> !LabelName.isSame(it, typed))
            .map(it -> typed + " is " + it)
            .orElse(""));
  }

  /** Closes the line and stores its text for the next opening. */
  void setAside() {
    leftText = text().equals(":") ? "" : text();
    close();
  }

  private void close() {
    remember(text());
    open = false;
  }

  /** Adds a line to the history, unless it is blank. */
  void remember(String typed) {
    if (!typed.isBlank()) {
      history.add(typed);
    }
  }

  private void up() {
    if (text().isEmpty() || historyIndex > 0) {
      recall(1);
    } else if (!offers().isEmpty()) {
      choosing = true;
      chosen = chosen > 0 ? chosen - 1 : offers().size() - 1;
    }
  }

  private void down() {
    if (historyIndex > 0) {
      recall(-1);
    } else if (!offers().isEmpty()) {
      choosing = true;
      chosen = (chosen + 1) % offers().size();
    }
  }

  private void recall(int steps) {
    int wanted = Math.max(0, Math.min(history.size(), historyIndex + steps));
    set(wanted == 0 ? "" : history.ago(wanted));
    historyIndex = wanted;
  }

  private void set(String whole) {
    field = new TypedText(whole);
    changed();
  }

  private String text() {
    return field.text();
  }

  private void changed() {
    historyIndex = 0;
    choosing = false;
    offers = Optional.empty();
    reading = Optional.empty();
  }

  /** Returns the meanings of the text as a command. */
  private CommandReading reading() {
    if (reading.isEmpty()) {
      reading = Optional.of(CommandTable.read(text()));
    }
    return reading.get();
  }

  /**
   * Returns the completions. They are computed only when needed, because many keys may arrive at
   * once.
   */
  private List<KnownName> offers() {
    if (offers.isEmpty()) {
      List<KnownName> names = completions.of(reading(), word());
      offers = Optional.of(names);
      chosen = completions.taken(reading(), word(), names);
    }
    return offers.get();
  }

  /**
   * Returns the word that is being typed: the text after the last blank that is not part of a file
   * name, or after a leading colon.
   */
  private String word() {
    return text().substring(wordStart());
  }

  private String before() {
    return text().substring(0, wordStart());
  }

  private void noOffers() {
    offers = NONE;
    chosen = NONE_CHOSEN;
  }

  private int wordStart() {
    Optional<FileOperands> operands = reading().operands();
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
    complete(taken().orElseGet(() -> offers().get(0)));
  }

  private void complete(KnownName name) {
    if (reading().operands().isEmpty()) {
      completions.used(name.text());
    }
    set(completed(name));
    if (name.kind() != OfferedName.FOLDER) {
      noOffers();
    }
  }

  /** Returns the line with a completion. */
  private String completed(KnownName name) {
    String blank = name.operand().isEmpty() ? "" : " ";
    if (reading().operands().isPresent()) {
      return before() + name.text() + blank;
    }
    boolean label = name.isLabel() && NearestNames.takesLabel(before());
    String text = label || isCalled(name) ? NearestNames.spelled(name.text()) : name.text();
    String called = isCalled(name) ? "XEQ " + text : text;
    return before() + called + blank;
  }
}
