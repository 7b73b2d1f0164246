package hp41;

import hp41.text.Nearest;
import java.util.List;
import java.util.OptionalInt;

/**
 * A typed word that cannot be read.
 *
 * @param word the word as typed
 * @param reason what is wrong with it
 * @param namesWord whether the reason contains the word
 * @param nearest similar names
 * @param size the number of data registers (SIZE) with which the called program would fit; empty
 *     for other errors
 */
public record TypedLineError(
    String word, String reason, boolean namesWord, List<String> nearest, OptionalInt size) {

  /** Creates an error whose reason does not contain the word. */
  public TypedLineError(String word, String reason, List<String> nearest) {
    this(word, reason, false, nearest, OptionalInt.empty());
  }

  /** Returns a message with the word, the reason and suggestions; it names the word once. */
  public String message() {
    return (namesWord ? "" : word + ": ") + reason + Nearest.question(nearest);
  }
}
