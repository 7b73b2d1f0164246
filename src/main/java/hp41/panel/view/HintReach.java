package hp41.panel.view;

import hp41.Snapshot;
import hp41.panel.Clause;
import hp41.panel.Hint;
import hp41.panel.ModalKeys;
import hp41.panel.Note;
import hp41.panel.PanelItem;
import hp41.panel.Promise;
import hp41.screen.Buttons;
import hp41.screen.Stroke;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Decides whether the stroke of a hint can have the promised effect: the window may have no room
 * for it, or help, a text field or a focused panel may handle the stroke.
 */
final class HintReach {

  /**
   * Promises that are also kept while help or a report is open, because it handles the strokes
   * itself.
   */
  private static final Set<Promise> INNERMOST =
      EnumSet.of(
          Promise.CANCELS,
          Promise.ACCEPTS,
          Promise.RETURNS,
          Promise.LEAVES,
          Promise.TYPES,
          Promise.MOVES,
          Promise.TOGGLES_KEYPAD,
          Promise.TRIES_EXAMPLE,
          Promise.DELETES_LAST);

  /**
   * The letters that a browser does not pass on with Ctrl, if the user of its buttons also has a
   * keyboard.
   */
  private static final String OF_BROWSERS = "nqtw";

  private HintReach() {}

  static boolean reaches(Hint hint, Screen screen) {
    return hasStroke(hint, screen.layout().buttons()) && takes(hint, screen);
  }

  /** Returns whether the user can produce the stroke of a hint. */
  private static boolean hasStroke(Hint hint, Buttons buttons) {
    return switch (buttons) {
      case NONE -> true;
      case WITHOUT_KEYBOARD -> false;
      case WITH_KEYBOARD ->
          !(hint.stroke() instanceof Stroke.ControlKey control
              && OF_BROWSERS.indexOf(control.letter()) >= 0);
    };
  }

  /** Returns the clause as it is shown without a keyboard, where R/S is a button. */
  private static Clause touched(Clause part) {
    return part instanceof Clause.LineToType typed && typed.line().equals("!")
        ? new Clause.Sentence("R/S " + typed.effect())
        : part;
  }

  private static boolean takes(Hint hint, Screen screen) {
    boolean covered = screen.notes().covered();
    boolean focused = screen.panels().focused();
    boolean typing =
        focused && screen.panels().shown(screen.panels().active()).state().field().isPresent();
    Snapshot snapshot = screen.calculator().snapshot();
    if (hint.promise().isPanel()) {
      return !screen.layout().places().isEmpty() && reachesPanels(hint, covered);
    }
    return switch (hint.promise()) {
      case HELP, EXPLAINS ->
          screen.layout().hasRoomForHelp() && !covered && !typing && !turnsOn(snapshot, focused);
      case NEXT_PANEL ->
          !screen.layout().places().isEmpty() && !covered && !turnsOn(snapshot, focused);
      case TURNS_ON -> !typing && !covered && !clearsMemory(screen);
      case CLOSES -> covered || screen.input().line().isPresent();
      case CLEARS -> !covered && !focused && !snapshot.modes().shift();
      case STEPS -> steps(snapshot);
      case STEPS_BACK -> !snapshot.modes().running();
      case ACTS -> acts(screen);
      case CHANGES, INSERTS, DELETES_LINE -> !(focused && snapshot.modes().running());
      case LEAVES_FUNCTION -> !covered && !focused;
      case LEAVES_PRGM -> !covered && snapshot.prompt().isEmpty();
      case UNDOES -> !typing;
      case REDOES -> !typing && snapshot.modalFunction().isEmpty();
      default -> INNERMOST.contains(hint.promise()) || !covered;
    };
  }

  /** Returns whether every key turns the calculator on, although a panel has the focus. */
  private static boolean turnsOn(Snapshot snapshot, boolean focused) {
    return focused && !snapshot.on();
  }

  /** Returns whether ← is down, so that ON clears memory. */
  private static boolean clearsMemory(Screen screen) {
    return screen.notes().note().stream()
        .flatMap(note -> note.parts().stream())
        .anyMatch(it -> it instanceof Hint hint && hint.promise() == Promise.CLEARS_MEMORY);
  }

  /** Returns whether a line can be executed: no mode, prompt or function handles the key. */
  private static boolean steps(Snapshot snapshot) {
    return snapshot.on()
        && !snapshot.modes().running()
        && !snapshot.modes().prgm()
        && snapshot.prompt().isEmpty()
        && snapshot.modalFunction().isEmpty();
  }

  /** Returns whether a stroke shows a panel, also while help is open. */
  private static boolean reachesPanels(Hint hint, boolean covered) {
    return !covered || hint.stroke() instanceof Stroke.ControlKey;
  }

  /**
   * Returns whether the item at the cursor can be used. Flags of the calculator itself are only
   * shown. While a program runs, only a run of registers can be unfolded. While a function handles
   * the keys, no program can be started.
   */
  private static boolean acts(Screen screen) {
    PanelItem item = CurrentNote.item(screen).orElse(null);
    if (item instanceof PanelItem.RegisterRun) {
      return true;
    } else if (item instanceof PanelItem.Flag flag && flag.isOfTheMachine()) {
      return false;
    }
    return !screen.calculator().snapshot().modes().running()
        && (screen.panels().active() != Panels.PROGRAMS || isFree(screen));
  }

  /** Returns whether a typed line is executed: not inserted, nor read as keys of a function. */
  private static boolean isFree(Screen screen) {
    Snapshot snapshot = screen.calculator().snapshot();
    String function = snapshot.modalFunction();
    return !snapshot.modes().prgm()
        && ModalKeys.of(function).flatMap(keys -> keys.refusal("")).isEmpty();
  }

  /** Returns the hint; Esc first returns from a panel, and only then leaves a function. */
  private static Hint fromPanel(Hint hint, Screen screen) {
    String function = screen.calculator().snapshot().modalFunction();
    return screen.panels().focused() && hint.promise() == Promise.LEAVES_FUNCTION
        ? Hint.of("Esc", Promise.RETURNS, "returns to " + function)
        : hint;
  }

  /** Returns a message without the hints whose strokes cannot have the promised effect. */
  static Note note(Note note, Screen screen) {
    boolean isTouched = screen.layout().buttons() == Buttons.WITHOUT_KEYBOARD;
    if (isTouched && note.mark().equals(Note.INVITATION)) {
      return Note.of("");
    }
    List<Clause> parts =
        note.parts().stream()
            .map(part -> part instanceof Hint hint ? fromPanel(hint, screen) : part)
            .map(part -> isTouched ? touched(part) : part)
            .filter(part -> !(isTouched && part instanceof Clause.TypedName))
            .filter(part -> !(part instanceof Hint hint) || reaches(hint, screen))
            .toList();
    return new Note(note.mark(), note.head(), parts, note.meaning());
  }
}
