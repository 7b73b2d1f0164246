package hp41.panel;

import hp41.Calculator.Name;
import java.util.List;
import java.util.Optional;

/**
 * What help shows: the strokes of the terminal, or a function that was searched for.
 *
 * @param search what has been typed to find a name
 * @param found the names that match
 * @param chosen which of them is explained; less than 0: none, but the strokes
 * @param cause what has given the message that is explained, or nothing
 * @param ran what the example has given, once it was run
 * @param keypad whether help makes way for the keypad, which shows what is struck for each key
 */
public record HelpPage(
    String search,
    List<Name> found,
    int chosen,
    String cause,
    Optional<Trial> ran,
    boolean keypad) {

  /** The kind of those names that mean the terminal itself. */
  public static final String SCREEN = "screen";

  /** The kind of those names that are labels of programs. */
  public static final String LABEL = "label";

  /** Whether a name is that of a program. */
  public static boolean isLabel(Name name) {
    return name.kind().equals(LABEL);
  }

  /** A page that shows nothing special. */
  public static HelpPage of(String search, List<Name> found, int chosen) {
    return new HelpPage(search, found, chosen, "", Optional.empty(), false);
  }

  /** The same page with what the example has given. */
  HelpPage after(Optional<Trial> trial) {
    return new HelpPage(search, found, chosen, cause, trial, keypad);
  }
}
