package hp41.panel;

import hp41.Calculator.Name;
import java.util.List;

/**
 * What help shows: the strokes of the terminal, or a function that was searched for.
 *
 * @param search what has been typed to find a name
 * @param found the names that match
 * @param chosen which of them is explained
 */
public record HelpPage(String search, List<Name> found, int chosen) {}
