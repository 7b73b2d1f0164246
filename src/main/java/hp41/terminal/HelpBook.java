package hp41.terminal;

import hp41.KnownName;
import hp41.Snapshot;
import hp41.commands.CommandTable;
import hp41.files.Questions;
import hp41.panel.Note;
import hp41.panel.PanelItem;
import hp41.panel.help.HelpKeys;
import hp41.panel.help.HelpPage;
import hp41.panel.help.HelpPage.Occasion;
import hp41.panel.help.HelpPage.Trial;
import hp41.panel.help.KeyTopics;
import hp41.panel.help.Messages;
import hp41.panel.help.NameMatching;
import hp41.panel.help.OfferedName;
import hp41.panel.help.Report;
import hp41.panel.keys.Keypad;
import hp41.panel.view.CurrentNote;
import hp41.panel.view.HintRow;
import hp41.panel.view.Screen;
import hp41.panel.view.ScreenLayout;
import hp41.screen.Buttons;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The state of help while it is open (search text, matching names, chosen name), or of a report
 * about files that is shown instead.
 */
final class HelpBook {

  private static final int END = 20;
  private static final int HELP_PAGE = 4;

  private final Supplier<List<KnownName>> names;
  private final Questions questions;
  private boolean open;
  private String search = "";
  private List<KnownName> found = List.of();
  private int chosen = -1;
  private int scroll;
  private Optional<Occasion> occasion = Optional.empty();
  private Optional<Trial> ran = Optional.empty();
  private boolean keypad;
  private Optional<Report> report = Optional.empty();

  HelpBook(Supplier<List<KnownName>> names, Questions questions) {
    this.names = names;
    this.questions = questions;
  }

  boolean isOpen() {
    return open || report.isPresent();
  }

  /** Shows a report until it is closed, or until another text is typed or pasted. */
  void show(Report wanted) {
    open = false;
    scroll = 0;
    report = Optional.of(wanted);
  }

  Optional<Report> report() {
    return report;
  }

  /**
   * Closes help before a whole line is executed, and closes a report before a stroke that is not
   * for it.
   */
  void makeWay(Stroke stroke) {
    if (stroke instanceof Stroke.InputLine) {
      close();
    } else if (stroke instanceof Stroke.TypedCharacter
        || stroke instanceof Stroke.Pasted
        || stroke.is(KeyName.TAB)) {
      report = Optional.empty();
    }
  }

  /** Returns the message in windows without room for help. */
  static Note needsRoom() {
    Size least = ScreenLayout.LEAST;
    return Note.error("help has no room", "it needs %d×%d".formatted(least.columns(), least.rows()))
        .onScreen("enlarge the window")
        .means("Help is shown only in windows of at least this size.");
  }

  /** Closes help and the report. */
  void close() {
    open = false;
    report = Optional.empty();
  }

  int scroll() {
    return scroll;
  }

  /** Opens help for a name; without a name it shows the terminal's keys. */
  void open(String name) {
    open(name, Occasion.NONE);
  }

  private void open(String name, Occasion opening) {
    open = true;
    keypad = false;
    report = Optional.empty();
    search(name);
    occasion = Optional.of(opening);
  }

  /** Opens help with the explanation of a message. */
  void explain(Note note) {
    open(note.head(), new Occasion("", note.text(), List.of()));
    List<KnownName> all = new ArrayList<>(found);
    all.add(0, new KnownName(note.head(), "", OfferedName.MESSAGE, "", note.meaning()));
    found = List.copyOf(all);
    chosen = 0;
  }

  /**
   * Opens help for the current situation: a message, an error and its cause, the keys of the
   * focused panel, the function that waits for an operand or handles the keys itself, or the
   * program that asks a question.
   *
   * @param cause the possible cause of an error
   */
  void open(Screen now, String cause) {
    Snapshot snapshot = now.calculator().snapshot();
    boolean focused = now.panels().focused();
    boolean ofPanel = focused && now.notes().note().isEmpty();
    if (ofPanel && CurrentNote.item(now).orElse(null) instanceof PanelItem.Bundled program) {
      open(program.name());
      return;
    }
    Note shown = CurrentNote.of(now);
    if (snapshot.prompt().isEmpty() && !ofPanel && !shown.meaning().isEmpty()) {
      explain(shown);
      return;
    }
    String topic = focused ? Messages.named(snapshot.error()) : topic(snapshot);
    List<String> keys =
        now.layout().buttons() == Buttons.WITHOUT_KEYBOARD
            ? HelpKeys.TOUCHED
            : focused ? HintRow.keys(now) : List.of();
    boolean asks = topic.isEmpty() && !focused && now.notes().question().isPresent();
    open(
        asks ? snapshot.program().name() : topic,
        new Occasion(
            snapshot.error().isEmpty() ? "" : cause, "", topic.isEmpty() ? keys : List.of()));
  }

  /**
   * Returns the function of the prompt, the function that handles the keys itself, or the error.
   */
  private String topic(Snapshot snapshot) {
    String function = snapshot.openFunction();
    return snapshot.prompt().isPresent() || calculatorHas(function)
        ? function
        : Messages.named(snapshot.error());
  }

  private boolean calculatorHas(String function) {
    return names.get().stream().anyMatch(name -> name.text().equals(function));
  }

  Optional<HelpPage> view() {
    return open
        ? Optional.of(
            new HelpPage(
                search,
                found,
                chosen,
                occasion.orElse(Occasion.NONE),
                questions(),
                program().flatMap(questions::example),
                ran,
                keypad))
        : Optional.empty();
  }

  /** Returns the questions of the explained program. */
  private Map<String, String> questions() {
    return program().map(questions::of).orElse(Map.of());
  }

  /** Returns the name of the explained program, if a program is explained. */
  private Optional<String> program() {
    return chosen >= 0 && found.get(chosen).isLabel()
        ? Optional.of(found.get(chosen).text())
        : Optional.empty();
  }

  /** Handles a stroke; returns the name to insert into the input line if the stroke was Enter. */
  Optional<KnownName> take(Stroke stroke) {
    if (report.isPresent()) {
      read(report.get(), stroke);
    } else if (stroke instanceof Stroke.TypedCharacter typed) {
      String before = occasion.isPresent() ? "" : search;
      search(typed.character() == '?' && before.isEmpty() ? "" : before + typed.character());
    } else if (stroke.is(KeyName.ESCAPE) || stroke.is(KeyName.F1)) {
      open = false;
    } else if (stroke.is(KeyName.TAB)) {
      keypad = !keypad;
    } else if (stroke.is(KeyName.BACKSPACE)) {
      search(
          occasion.isPresent() || search.isEmpty() ? "" : search.substring(0, search.length() - 1));
    } else if (stroke.is(KeyName.ENTER) && chosen >= 0) {
      return enter(found.get(chosen));
    } else if (stroke instanceof Stroke.NamedKey key) {
      move(key.name());
    }
    return Optional.empty();
  }

  /** Handles the mouse: the wheel chooses a name; a click on a key explains it. */
  void take(Stroke.Mouse mouse, Optional<Keypad.KeyHit> hit) {
    switch (mouse.button()) {
      case WHEEL_UP -> take(Stroke.named(KeyName.UP));
      case WHEEL_DOWN -> take(Stroke.named(KeyName.DOWN));
      default -> hit.ifPresent(key -> open(key.key().function(key.shifted())));
    }
  }

  /** Runs the example; if there is none or it has been run, returns the name for the input line. */
  private Optional<KnownName> enter(KnownName name) {
    String example = name.usage().example();
    if (ran.isEmpty() && !example.isEmpty()) {
      ran = Optional.of(ScratchCalculator.run(example));
      scroll = END;
      return Optional.empty();
    }
    open = false;
    return Optional.of(name).filter(it -> OfferedName.isTyped(it.kind()));
  }

  private void read(Report shown, Stroke stroke) {
    int last = shown.entries().size() - 1;
    if (stroke.is(KeyName.ESCAPE) || stroke.is(KeyName.ENTER) || stroke.is(KeyName.F1)) {
      report = Optional.empty();
    } else if (stroke instanceof Stroke.NamedKey key) {
      scroll = Math.max(0, Math.min(last, scrolled(key.name(), last, shown.page())));
    }
  }

  private int scrolled(KeyName name, int last, int page) {
    return switch (name) {
      case UP -> scroll - 1;
      case DOWN -> scroll + 1;
      case PAGE_UP -> scroll - page;
      case PAGE_DOWN -> scroll + page;
      case HOME -> 0;
      case END -> last;
      default -> scroll;
    };
  }

  private void move(KeyName name) {
    boolean pages = name == KeyName.PAGE_DOWN || name == KeyName.PAGE_UP;
    scroll = pages ? Math.max(0, scrolled(name, 0, HELP_PAGE)) : 0;
    int lowest = search.isEmpty() ? -1 : 0;
    if (name == KeyName.UP || name == KeyName.DOWN) {
      ran = Optional.empty();
      int wanted = chosen + (name == KeyName.UP ? -1 : 1);
      chosen = Math.min(found.size() - 1, Math.max(lowest, wanted));
    }
  }

  private void search(String wanted) {
    search = wanted;
    scroll = 0;
    ran = Optional.empty();
    occasion = Optional.empty();
    List<KnownName> all = new ArrayList<>(names.get());
    all.addAll(Messages.NAMES);
    all.addAll(KeyTopics.NAMES);
    all.addAll(CommandTable.NAMES);
    found = NameMatching.found(wanted, all, KnownName::text, KnownName::help);
    chosen = wanted.isEmpty() || found.isEmpty() ? -1 : 0;
  }
}
