package hp41.panel.view;

import hp41.Snapshot;
import hp41.key.Keying;
import hp41.key.Prompt;
import hp41.panel.Hint;
import hp41.panel.ModalKeys;
import hp41.panel.Promise;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The hints of the calculator's modes and entries. */
final class ModeHints {

  private static final Hint HELP = Hint.HELP;
  private static final Hint LEAVE = Hint.of("Ctrl-Q", Promise.LEAVES, "Leave");
  private static final Hint CANCEL = Hint.of("Esc", Promise.CANCELS, "cancels");
  private static final Hint SHIFT = Hint.of("F6", Promise.PRESSES_SHIFT, "SHIFT");
  private static final Hint PANELS = Hint.of("Tab", Promise.NEXT_PANEL, "Panels");
  private static final Hint USER = Hint.of("F2", Promise.TOGGLES_USER, "USER");
  private static final Hint TO_ALPHA = Hint.of("F4", Promise.ENTERS_ALPHA, "ALPHA");
  private static final Hint RUN_STOP = Hint.of("F5", Promise.PRESSES_RUN_STOP, "R/S");
  private static final List<Hint> NORMAL =
      List.of(
          HELP,
          USER,
          Hint.of("F3", Promise.ENTERS_PRGM, "PRGM"),
          LEAVE,
          TO_ALPHA,
          RUN_STOP,
          SHIFT,
          PANELS,
          Hint.of("F8", Promise.PRESSES_SST, "SST"),
          Hint.of("Ctrl-P", Promise.SHOWS_PANEL, "Program"),
          Hint.of("Ctrl-K", Promise.SHOWS_PANEL, "Board"),
          Hint.of("Ctrl-O", Promise.SHOWS_PANEL, "Paper"),
          Hint.of("Ctrl-R", Promise.SHOWS_PANEL, "Registers"));
  private static final List<Hint> PRGM =
      List.of(
          HELP,
          Hint.of("F3", Promise.LEAVES_PRGM, "leaves"),
          Hint.of("↑", Promise.PRESSES_BST, "BST"),
          Hint.of("↓", Promise.PRESSES_SST, "SST"),
          TO_ALPHA,
          USER,
          SHIFT,
          Hint.of("F9", Promise.BREAKS, "Break"),
          PANELS,
          LEAVE);
  private static final Hint LAST_LETTER = Hint.of("Backspace", Promise.DELETES_LAST, "last letter");
  private static final Hint CLA = Hint.of("Delete", Promise.CLEARS_ALPHA, "CLA");
  private static final List<Hint> ALPHA =
      List.of(
          HELP,
          Hint.of("F4", Promise.LEAVES_ALPHA, "ALPHA off"),
          RUN_STOP,
          SHIFT,
          LAST_LETTER,
          CLA,
          LEAVE);
  private static final List<Hint> SHIFTED =
      List.of(HELP, Hint.of("F6", Promise.TOGGLES_SHIFT, "SHIFT off"), PANELS, LEAVE);
  private static final List<Hint> OFF =
      List.of(Hint.of("F12", Promise.TURNS_ON, "turns on"), LEAVE);
  private static final List<Hint> RUNNING =
      List.of(HELP, Hint.of("F5", Promise.STOPS, "stops the program"), PANELS, LEAVE);
  private static final List<Hint> PROMPT =
      List.of(
          HELP,
          Hint.of("Backspace", Promise.DELETES_LAST, "corrects"),
          CANCEL,
          SHIFT,
          Hint.of("F4", Promise.PRESSES_ALPHA, "ALPHA"),
          LEAVE);

  private ModeHints() {}

  /** Returns the hints of the calculator while nothing covers it. */
  static List<Hint> of(Snapshot snapshot) {
    Snapshot.Modes modes = snapshot.modes();
    Optional<ModalKeys> modal = ModalKeys.of(snapshot.modalFunction());
    if (modal.isPresent()) {
      List<Hint> hints = new ArrayList<>(modal.get().hints());
      hints.add(0, HELP);
      hints.add(LEAVE);
      return hints;
    }
    if (!snapshot.on()) {
      return OFF;
    }
    if (modes.running()) {
      return RUNNING;
    }
    if (snapshot.prompt().isPresent()) {
      return inPrompt(snapshot);
    }
    if (modes.shift()) {
      return SHIFTED;
    }
    if (modes.alpha()) {
      return ALPHA.stream().filter(hint -> inAlpha(hint, snapshot)).toList();
    }
    return modes.prgm() ? PRGM : NORMAL;
  }

  /** Returns the keys that the prompt accepts; ALPHA does not end a name without letters. */
  private static List<Hint> inPrompt(Snapshot snapshot) {
    Prompt prompt = snapshot.prompt().orElseThrow();
    boolean unnamed = snapshot.keying() == Keying.NAME && OperandHelp.isUnnamed(prompt);
    return PROMPT.stream()
        .filter(hint -> hint.promise().keys().stream().allMatch(prompt.keys()::contains))
        .filter(hint -> !unnamed || hint.promise() != Promise.PRESSES_ALPHA)
        .toList();
  }

  /** Returns whether ← deletes a letter of the text that is being keyed. */
  static boolean hasLastLetter(Snapshot snapshot) {
    return snapshot.keying() == Keying.TEXT
        && (snapshot.modes().prgm() || !snapshot.alpha().isEmpty());
  }

  /** Returns whether a key has an effect on the text in ALPHA mode. */
  private static boolean inAlpha(Hint hint, Snapshot snapshot) {
    if (hint.equals(LAST_LETTER)) {
      return hasLastLetter(snapshot);
    }
    return !hint.equals(CLA) || !snapshot.modes().prgm() && !snapshot.alpha().isEmpty();
  }
}
