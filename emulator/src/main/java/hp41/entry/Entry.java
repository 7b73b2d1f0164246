package hp41.entry;

import hp41.display.Annunciator;
import hp41.display.Cells;
import hp41.effect.Effect.Act;
import hp41.effect.Effect.Timer;
import hp41.key.Key;
import hp41.key.Keying;
import hp41.key.Prompt;
import java.util.Optional;
import java.util.Set;

/**
 * What the next key is part of: a number, a text, a name, an operand, a modal function. Most
 * entries do not receive ON and the keys that switch modes.
 */
public interface Entry {

  /**
   * Handles a key. A key that does not fit blinks the display and changes nothing.
   *
   * @return the next entry, and the effects before it is opened
   */
  KeyResult press(Key key, boolean shifted, EntryView view);

  /** Handles the release of the key that {@link Act#HOLD} holds. */
  default KeyResult release(EntryView view) {
    return KeyResult.to(this);
  }

  /** Handles the end of a time for which the entry waits. */
  default KeyResult passed(Timer timer, EntryView view) {
    return KeyResult.to(this);
  }

  /** Opens the entry again after an alarm or when it was stored. */
  default KeyResult resume(EntryView view) {
    return KeyResult.to(this, Act.REFRESH);
  }

  /** Returns the text that the display shows; empty if the entry does not replace the display. */
  default Optional<String> text(EntryView view) {
    return Optional.empty();
  }

  /** Returns how many characters of a prompt's text have left the display. */
  default int lost(EntryView view) {
    return text(view).map(Entry::lostOf).orElse(0);
  }

  /**
   * Returns how many characters of a prompt do not fit into the display. A single blank at the left
   * edge, or the blank after a line number, is not shown either (observed on the machine).
   */
  static int lostOf(String text) {
    int lost = 0;
    while (Cells.count(text.substring(lost)) > Cells.COUNT) {
      lost++;
    }
    boolean blank =
        lost > 0
            && text.charAt(lost) == ' '
            && (text.charAt(lost + 1) != ' ' || Character.isDigit(text.charAt(lost - 1)));
    return blank ? lost + 1 : lost;
  }

  /** Returns the entry as words that {@link EntryWords} reads; empty if it cannot be stored. */
  default String words() {
    return "";
  }

  /**
   * Returns the modal function that is open, ALARM while an alarm sounds; empty for other entries.
   */
  default String modalFunction() {
    return "";
  }

  /** Returns the kind of input that the next key continues. */
  default Keying keying() {
    return Keying.NOTHING;
  }

  /** Returns the function that waits for its operand, if one does. */
  default Optional<Prompt> prompt(EntryView view) {
    return Optional.empty();
  }

  /**
   * Returns the byte that the machine stores for the function that waits for its operand; −1 if
   * none does.
   */
  default int notedFunction() {
    return -1;
  }

  /** Returns the number that the machine stores for the kind of the prompt. */
  default int notedKind() {
    return 0;
  }

  /** Returns the name that is being keyed; empty if none is. */
  default Optional<String> notedName() {
    return Optional.empty();
  }

  /** Returns whether keys are letters, whatever the mode. */
  default boolean takesLetters() {
    return false;
  }

  /** Returns whether SHIFT is a key of the entry and does not choose the shifted function. */
  default boolean takesShift() {
    return isPrompt() && !takesLetters();
  }

  /** Returns whether a key leaves SHIFT on for the next key. */
  default boolean keepsShift(Key key) {
    return key == Key.USER;
  }

  /**
   * Returns the state in the table of interruptions, which decides what can interrupt this entry.
   */
  default OpenState state() {
    return OpenState.RESTING;
  }

  /**
   * Returns whether all keys, also SHIFT and the mode keys, only speed up or stop the display of
   * this entry.
   */
  default boolean isListing() {
    return state() == OpenState.LISTING;
  }

  /**
   * Returns whether the actions that the entry has scheduled remain scheduled when a key goes down.
   */
  default boolean keepsSchedule() {
    return false;
  }

  /** Returns the annunciators that are on, whatever the flags are. */
  default Set<Annunciator> annunciators() {
    return Set.of();
  }

  /** Returns whether a function waits for its operand and handles the mode keys itself. */
  default boolean isPrompt() {
    return false;
  }
}
