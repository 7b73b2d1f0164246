package hp41.panel;

import hp41.Calculator.Name;
import java.util.List;
import java.util.Optional;

/**
 * The typed line as it stands.
 *
 * @param text what has been typed
 * @param cursor the character it stands before
 * @param word the word that is being completed
 * @param offers the names that would complete it, best first
 * @param chosen which of them Tab takes
 * @param sought the letters with which a line typed before is looked for, while one is
 */
public record TypedLine(
    String text, int cursor, String word, List<Name> offers, int chosen, Optional<String> sought) {}
