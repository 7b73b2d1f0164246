package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Image;
import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.PanelState;
import hp41.panel.help.HelpKeys;
import hp41.panel.help.HelpPage;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.CommandLineView;
import hp41.panel.view.CurrentNote;
import hp41.panel.view.HintRow;
import hp41.panel.view.PanelPlace;
import hp41.panel.view.Panels;
import hp41.panel.view.Screen;
import hp41.panel.view.View;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Visits the states that a user can reach, presses each key that the row of hints, the message and
 * help promise there, and compares what happens with the promise. What a key of the calculator does
 * is compared in one window; what the terminal does is compared in all.
 */
class ProvedHintsTest {

  /** Words that stand for a name, names of files, and alternatives. */
  private static final Pattern TO_FILL_IN =
      Pattern.compile("\\b(NAME|FILE|FOLDER|NNN|ADDRESS|PROGRAM)\\b|\\.mod| or |, ");

  private static final Pattern KEY_WITH_A_NAME = Pattern.compile("(Ctrl|Alt)-.|F\\d+|Tab");

  private final Image memory = TestSession.full().calculator.image();
  private final List<String> differences = new ArrayList<>();
  private final Set<String> reached = new LinkedHashSet<>();
  private final Set<String> pressed = new HashSet<>();
  private final Set<String> rows = new HashSet<>();

  @Test
  void everyKeyDoesWhatItsHintPromises() {
    check(SessionState.some(), false);
    assertThat(differences).isEmpty();
  }

  @Test
  @Tag("slow")
  void everyKeyDoesWhatItsHintPromisesInEveryCombination() {
    check(SessionState.all(), true);
    assertThat(differences).isEmpty();
  }

  /**
   * Checks states, and the messages that promised keys lead to.
   *
   * @param inEachSize whether keys of the terminal are pressed in each size in which they are shown
   */
  private void check(List<SessionState> states, boolean inEachSize) {
    for (SessionState state : states) {
      TestSession session = state.session(memory);
      Seen before = new Seen(session);
      reached.add(before.signature());
      if (rows.add(HintRow.shown(session.screen()).toString())) {
        compareClicks(state, session.screen());
      }
      for (Clause clause : promised(session)) {
        boolean ofTerminal = clause instanceof Hint hint && hint.promise().keys().isEmpty();
        if (pressed.add(state.what(clause)) || inEachSize && ofTerminal) {
          compare(state.toString(), new PromiseCheck(() -> state.session(memory), before, clause));
        }
      }
      for (Clause clause : StatementCheck.statements(before.note)) {
        if (before.line.isEmpty() && pressed.add(state.what(clause))) {
          compareStatement(state.toString(), clause, before, () -> state.session(memory));
        }
      }
    }
    assertThat(reached).hasSizeGreaterThan(100);
  }

  /** Records the hints in the last row on which a click does not send their stroke. */
  private void compareClicks(SessionState state, Screen screen) {
    String row = View.render(screen).toString().lines().reduce((above, below) -> below).orElse("");
    for (Hint hint : HintRow.shown(screen)) {
      int first = (row + ' ').indexOf(' ' + hint.text() + ' ') + 1;
      IntStream.range(first, first + hint.width())
          .filter(it -> !HintRow.at(screen, it).equals(Optional.of(hint.stroke())))
          .mapToObj(it -> "%s: a click on %s in column %d".formatted(state, hint.text(), it))
          .findFirst()
          .ifPresent(differences::add);
    }
    compareTabs(state, screen);
  }

  /** Records the tabs on which a click opens another panel than the one that is named there. */
  private void compareTabs(SessionState state, Screen screen) {
    List<String> drawn = View.render(screen).toString().lines().toList();
    for (PanelPlace place : screen.layout().places()) {
      String bar = drawn.get(place.area().row());
      IntStream.range(place.area().column(), Math.min(place.area().right(), bar.length()))
          .filter(column -> bar.charAt(column) != ' ' && !isNamed(screen, place, column, bar))
          .mapToObj(column -> "%s: a click on the tab in column %d".formatted(state, column))
          .findFirst()
          .ifPresent(differences::add);
    }
  }

  private static boolean isNamed(Screen screen, PanelPlace place, int column, String bar) {
    Optional<Panels> tab = View.tabAt(screen, place, column);
    int length = tab.map(it -> it.title().length()).orElse(0);
    int end = Math.min(bar.length(), column + length + 1);
    return tab.isEmpty()
        || bar.substring(Math.max(0, column - length), end).contains(tab.get().title());
  }

  /** Records what is false in what a message states about the next keys. */
  private void compareStatement(
      String where, Clause clause, Seen before, Supplier<TestSession> state) {
    StatementCheck.differences(clause, before, state).stream()
        .map(it -> where + ": " + it)
        .forEach(differences::add);
  }

  /** Records a broken promise, and then presses the keys that the message promises now. */
  private void compare(String where, PromiseCheck check) {
    check.difference().map(it -> where + ": " + it).ifPresent(differences::add);
    Seen after = check.after();
    for (Clause clause : after.note.parts()) {
      boolean isNew =
          clause instanceof Hint && after.line.isEmpty() && pressed.add(after.what(clause));
      if (isNew) {
        compare(where + " " + check.text(), new PromiseCheck(check.reached(), after, clause));
      }
    }
    for (Clause clause : StatementCheck.statements(after.note)) {
      if (after.line.isEmpty() && pressed.add(after.what(clause))) {
        compareStatement(where + " " + check.text(), clause, after, check.reached());
      }
    }
  }

  /**
   * Returns the hints of the row, the hints and the complete lines of the message, and the keys
   * that F1 lists.
   */
  private static List<Clause> promised(TestSession session) {
    long busy = session.calculator.isRunning() ? session.calculator.linesExecuted() : 0;
    Screen screen = session.ui.screen(session.outside.instant(), busy);
    List<Clause> promised = new ArrayList<>(HintRow.shown(screen));
    screen.input().line().map(CommandLineView::enter).ifPresent(promised::add);
    if (screen.input().line().isEmpty()) {
      for (Clause clause : CurrentNote.of(screen).parts()) {
        boolean complete =
            clause instanceof Clause.LineToType typed
                && !TO_FILL_IN.matcher(typed.line()).find()
                && !covered(screen);
        if (clause instanceof Hint || complete) {
          promised.add(clause);
        }
      }
    }
    promised.addAll(inHelp(session));
    Set<String> different = new HashSet<>();
    return promised.stream().filter(clause -> different.add(identity(clause))).toList();
  }

  private static String identity(Clause clause) {
    return clause instanceof Hint hint
        ? hint.stroke() + hint.promise().name() + hint.word()
        : clause.onScreen(KeyNames.NONE);
  }

  /** Returns whether typed characters go to help or to the field of a panel. */
  private static boolean covered(Screen screen) {
    PanelState state = screen.panels().shown(screen.panels().active()).state();
    return screen.notes().covered() || screen.panels().focused() && state.field().isPresent();
  }

  private static List<Hint> inHelp(TestSession session) {
    Screen before = session.screen();
    if (before.notes().covered()
        || before.input().line().isPresent()
        || before.panels().focused()) {
      return List.of();
    }
    session.ui.take(Stroke.named(KeyName.F1));
    Optional<HelpPage> page = session.screen().notes().help();
    boolean keys = page.filter(it -> it.chosen() < 0 && it.occasion().keys().isEmpty()).isPresent();
    return keys
        ? HelpKeys.rows(KeyNames.NONE).stream().flatMap(ProvedHintsTest::worded).toList()
        : List.of();
  }

  /** Returns the hints of a row of help, each with its part of the text if the text is a list. */
  private static Stream<Hint> worded(HelpKeys.HelpRow row) {
    List<Hint> hints = row.hints();
    String[] texts = row.text().split("[,;] ");
    return IntStream.range(0, hints.size())
        .mapToObj(i -> texts.length == hints.size() ? hints.get(i).worded(texts[i]) : hints.get(i));
  }

  @Test
  void rowsOfHelpNameTheStrokesThatTheyPromise() {
    for (HelpKeys.HelpRow row : HelpKeys.rows(KeyNames.NONE)) {
      List<String> keys =
          row.hints().stream().map(Hint::key).filter(KEY_WITH_A_NAME.asMatchPredicate()).toList();
      List<String> named = named(row.strokes()).stream().filter(keys::contains).toList();
      assertThat(named.stream().distinct().toList()).isEqualTo(keys);
    }
  }

  /** Returns the strokes of a row of help; {@code Ctrl-P T} names two. */
  private static List<String> named(String strokes) {
    List<String> names = new ArrayList<>();
    String prefix = "";
    for (String word : strokes.split("[ ,]+")) {
      prefix = word.contains("-") ? word.substring(0, word.indexOf('-') + 1) : prefix;
      names.add(word.contains("-") || word.length() > 1 ? word : prefix + word);
      names.add(word.replace(";", ""));
    }
    return names;
  }
}
