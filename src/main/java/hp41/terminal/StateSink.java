package hp41.terminal;

import hp41.Image;
import hp41.panel.Note;
import hp41.states.StateFolder.NamedStates;
import java.io.IOException;
import java.util.Optional;

/** Saves memory beyond the end of the program. */
@FunctionalInterface
public interface StateSink {

  /**
   * Saves memory.
   *
   * @throws IOException if memory cannot be saved
   */
  void save(Image image) throws IOException;

  /** Returns whether the saved memory still exists. */
  default boolean isThere() {
    return true;
  }

  /** Returns a message about the saved memory for the start. */
  default Optional<Note> news() {
    return Optional.empty();
  }

  /**
   * Stores the report of an internal error.
   *
   * @param text the report
   * @param memory the memory before the error
   * @return where the report is; empty if it is not stored
   */
  default Optional<String> report(String text, Image memory) {
    return Optional.empty();
  }

  /** Returns the named states. */
  default Optional<NamedStates> states() {
    return Optional.empty();
  }
}
