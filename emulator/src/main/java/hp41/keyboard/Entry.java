package hp41.keyboard;

import hp41.display.Annunciator;
import hp41.key.Key;
import hp41.key.Keying;
import java.util.Optional;
import java.util.Set;

/**
 * What is being keyed: a state of the keyboard that takes the next key and says what is open after
 * it. Keys that switch modes, and ON, never come here.
 */
public interface Entry {

  /** Takes a key. A key that does not fit makes the display blink and changes nothing. */
  Entry press(Key key, boolean shifted, Keyboard keyboard);

  /** What the display shows meanwhile; empty to show what stands there anyway. */
  default Optional<String> text(Keyboard keyboard) {
    return Optional.empty();
  }

  /** How many characters of a prompt's text have left the display. */
  default int lost(Keyboard keyboard) {
    return text(keyboard).map(Lcd::lostOfPrompt).orElse(0);
  }

  /** What is open as words that {@link EntryWords} reads; empty if nothing that can be kept is. */
  default String words() {
    return "";
  }

  /** The function that has taken the keys for itself, ALARM while one rings; empty if none has. */
  default String engagement() {
    return "";
  }

  /** What the next key goes into. */
  Keying keying();

  /** The function that waits for its operand, if one does. */
  default Optional<Prompt> prompt(Keyboard keyboard) {
    return Optional.empty();
  }

  /** Whether keys are letters just now whatever the mode. */
  default boolean takesLetters() {
    return false;
  }

  /** Whether SHIFT is a key like others here and does not choose the gold function. */
  default boolean takesShift() {
    return isPrompt() && !takesLetters();
  }

  /** Whether a key leaves SHIFT on for the next. */
  default boolean keepsShift(Key key) {
    return key == Key.USER;
  }

  /** Whether every key goes here, ON and the mode keys too, even from a program. */
  default boolean takesAllKeys() {
    return false;
  }

  /** Whether keys do nothing now but hurry or stop what it shows, SHIFT and mode keys too. */
  default boolean isDeaf() {
    return false;
  }

  /** Whether alarms that come due wait until it is left. */
  default boolean holdsAlarms() {
    return false;
  }

  /** Whether what it does by itself goes on when a key goes down. */
  default boolean goesOn() {
    return false;
  }

  /** Goes on after an alarm. */
  default void resume(Keyboard keyboard) {
    keyboard.open(this);
    keyboard.refresh();
    keyboard.showEntry();
  }

  /** Annunciators that are lit meanwhile, whatever the flags say. */
  default Set<Annunciator> lit() {
    return Set.of();
  }

  /** Whether the mode keys are keys like others here. */
  default boolean isPrompt() {
    return false;
  }
}
