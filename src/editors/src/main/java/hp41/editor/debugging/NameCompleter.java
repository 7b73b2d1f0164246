package hp41.editor.debugging;

import hp41.Calculator;
import hp41.KnownName;
import java.util.List;

/** Completes names in the debug console. */
@FunctionalInterface
public interface NameCompleter {

  /**
   * Returns the names that complete a word, the best one first.
   *
   * @param line the typed line up to the end of the word
   * @param begun the word as far as it is typed
   */
  List<KnownName> complete(Calculator calculator, String line, String begun);
}
