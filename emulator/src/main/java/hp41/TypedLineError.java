package hp41;

import hp41.text.Nearest;
import java.util.List;

/**
 * A typed word that cannot be read.
 *
 * @param word the word as typed
 * @param reason what is wrong with it
 * @param nearest similar names
 */
public record TypedLineError(String word, String reason, List<String> nearest) {

  /** Returns a message with the word, the reason and suggestions. */
  public String message() {
    return word + ": " + reason + Nearest.question(nearest);
  }
}
