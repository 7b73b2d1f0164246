package hp41;

import hp41.text.Nearest;
import java.util.List;
import java.util.OptionalInt;

/**
 * A typed word that cannot be read.
 *
 * @param word the word as typed
 * @param reason what is wrong with it
 * @param nearest similar names
 * @param size the number of data registers (SIZE) with which the called program would fit; empty
 *     for other errors
 */
public record TypedLineError(String word, String reason, List<String> nearest, OptionalInt size) {

  TypedLineError(String word, String reason, List<String> nearest) {
    this(word, reason, nearest, OptionalInt.empty());
  }

  /** Returns a message with the word, the reason and suggestions; it names the word once. */
  public String message() {
    String subject = reason.contains(word) ? "" : word + ": ";
    return subject + reason + Nearest.question(nearest);
  }
}
