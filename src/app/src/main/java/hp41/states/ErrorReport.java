package hp41.states;

import hp41.Image;
import hp41.StateFile;
import hp41.disk.AtomicFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The report of the last internal error, in a text file, and memory before it, in a state file
 * beside it.
 *
 * @param folder the folder of both files
 */
public record ErrorReport(Path folder) {

  /**
   * Writes the report and memory.
   *
   * @return the path of the report; empty if it cannot be written
   */
  public Optional<String> write(String text, Image memory) {
    Path file = folder.resolve("internal-error.txt");
    try {
      AtomicFile.forUserOnly(file).write(text.getBytes(StandardCharsets.UTF_8));
      new StateFile(folder.resolve("internal-error-memory.txt")).write(memory);
      return Optional.of(file.toString());
    } catch (IOException notWritten) {
      return Optional.empty();
    }
  }
}
