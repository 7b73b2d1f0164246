package hp41.terminal;

import hp41.Image;
import hp41.panel.Note;
import hp41.states.StateFolder.NamedStates;
import java.io.IOException;
import java.util.Optional;

/** Keeps memory beyond the end of the program. */
@FunctionalInterface
public interface StateSink {

  /**
   * Keeps memory.
   *
   * @throws IOException if it cannot be kept; its message says where and why
   */
  void keep(Image image) throws IOException;

  /** What to say in the beginning about what was kept. */
  default Optional<Note> news() {
    return Optional.empty();
  }

  /** The states that can be saved and loaded by name. */
  default Optional<NamedStates> states() {
    return Optional.empty();
  }
}
