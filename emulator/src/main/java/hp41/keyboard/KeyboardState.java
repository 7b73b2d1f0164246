package hp41.keyboard;

import hp41.machine.Outbox;
import hp41.memory.Flags;
import java.util.Optional;

/**
 * What the keyboard keeps beside memory, so that display and keys are tomorrow as they are today. A
 * program that runs, or waits for a key, is kept as one that R/S has stopped.
 *
 * @param waiting whether a program has stopped and R/S goes on
 * @param message the message that stands, empty if none does
 * @param error whether that is an error
 * @param open what is being keyed or takes the keys, as {@link EntryWords} reads it; {@code off}
 *     while it is switched off; empty if nothing is open
 */
public record KeyboardState(boolean waiting, String message, boolean error, String open) {

  /** Nothing waits, nothing stands, nothing is open. */
  public static final KeyboardState READY = new KeyboardState(false, "", false, "");

  private static final String OFF = "off";
  private static final String OFF_FROM_PROGRAM = "off program";

  /** Whether words can be what is open. */
  public static boolean isReadable(String open) {
    return open.equals(OFF) || open.equals(OFF_FROM_PROGRAM) || EntryWords.areReadable(open);
  }

  /** The keys of the number that is being keyed, the signs first: {@code -1.5E-3}. */
  public Optional<String> number() {
    String[] words = open.split(" ");
    boolean number = words[0].equals(EntryWords.NUMBER) || words[0].equals(EntryWords.LINE);
    return words.length == 2 && number ? Optional.of(words[1]) : Optional.empty();
  }

  /** What a keyboard keeps now. */
  static KeyboardState of(Keyboard keyboard) {
    boolean waiting = keyboard.isWaiting() || keyboard.runner().isRunning();
    if (!keyboard.isOn()) {
      boolean program = !keyboard.lit().isEmpty();
      return new KeyboardState(waiting, "", false, program ? OFF_FROM_PROGRAM : OFF);
    }
    Entry entry = keyboard.entry();
    if (entry instanceof FunctionKeys) {
      Outbox outbox = keyboard.machine().outbox();
      return new KeyboardState(waiting, outbox.message(), !outbox.error().isEmpty(), "");
    }
    String words = entry.words();
    return new KeyboardState(waiting, "", false, isReadable(words) ? words : "");
  }

  /** Makes a keyboard give up what is open or running, and stand like this. */
  void restore(Keyboard keyboard) {
    keyboard.reset();
    keyboard.timeline().clear();
    keyboard.waits(waiting);
    boolean on = !open.startsWith(OFF);
    keyboard.switches().stand(on, open.equals(OFF_FROM_PROGRAM));
    if (!message.isEmpty()) {
      keyboard.machine().outbox().showAgain(message, error);
    }
    if (on) {
      EntryWords.entry(open, keyboard)
          .ifPresentOrElse(entry -> reopen(entry, keyboard), keyboard::refresh);
    }
    keyboard.machine().flags().set(Flags.PARTIAL_KEY, keyboard.entry().isPrompt());
    if (on) {
      keyboard.switches().losesMemory();
    }
  }

  /** What has no text of its own goes on to show what it shows. */
  private static void reopen(Entry entry, Keyboard keyboard) {
    if (entry.text(keyboard).isPresent()) {
      keyboard.open(entry);
    } else {
      entry.resume(keyboard);
    }
  }
}
