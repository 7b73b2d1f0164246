package hp41.keyboard;

import hp41.machine.Outbox;
import java.util.Optional;

/**
 * The state of the keyboard that is stored beside memory. A program that runs, or waits for a key,
 * is stored as one that R/S has stopped.
 *
 * @param waiting whether a program has stopped and R/S continues it
 * @param message the message that is shown, empty if none is
 * @param error whether that is an error
 * @param open the open entry, as {@link EntryWords} reads it; {@code off} while it is switched off;
 *     empty if no entry is open
 */
public record KeyboardState(boolean waiting, String message, boolean error, String open) {

  /** Nothing waits, no message is shown, no entry is open. */
  public static final KeyboardState READY = new KeyboardState(false, "", false, "");

  private static final String OFF = "off";
  private static final String OFF_FROM_PROGRAM = "off program";

  /** Returns whether words can describe what is open. */
  public static boolean isReadable(String open) {
    return open.equals(OFF) || open.equals(OFF_FROM_PROGRAM) || EntryWords.areReadable(open);
  }

  /** Returns the keys of the number that is being keyed, the signs first: {@code -1.5E-3}. */
  public Optional<String> number() {
    String[] words = open.split(" ");
    boolean number = words[0].equals(EntryWords.NUMBER) || words[0].equals(EntryWords.LINE);
    return words.length == 2 && number ? Optional.of(words[1]) : Optional.empty();
  }

  /**
   * Returns the state while the calculator is off.
   *
   * @param fromProgram whether switching off has ended a program
   */
  static KeyboardState off(boolean waiting, boolean fromProgram) {
    return new KeyboardState(waiting, "", false, fromProgram ? OFF_FROM_PROGRAM : OFF);
  }

  /** Returns the state while the calculator is on. */
  static KeyboardState on(boolean waiting, CurrentEntry current, Outbox outbox) {
    if (current.isNone()) {
      return new KeyboardState(waiting, outbox.message(), !outbox.error().isEmpty(), "");
    }
    String words = current.get().words();
    return new KeyboardState(waiting, "", false, isReadable(words) ? words : "");
  }

  boolean isOn() {
    return !open.startsWith(OFF);
  }

  boolean isOffFromProgram() {
    return open.equals(OFF_FROM_PROGRAM);
  }
}
