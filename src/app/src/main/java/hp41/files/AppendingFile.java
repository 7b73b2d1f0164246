package hp41.files;

import hp41.disk.AtomicFile;
import hp41.disk.Disk;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** A text file that is written line by line. Each line is flushed at once. */
public final class AppendingFile {

  private final Writer writer;
  private Optional<IOException> error = Optional.empty();
  private boolean open = true;

  private AppendingFile(Writer writer) {
    this.writer = writer;
  }

  /**
   * Returns whether opening would overwrite a regular file; a device or pipe is not overwritten.
   */
  public static boolean replaces(Path file) {
    return Files.isRegularFile(file);
  }

  /**
   * Opens a file and truncates it, or opens a device or pipe.
   *
   * @throws IOException if the file cannot be written; it is then unchanged
   */
  public static AppendingFile open(Path file) throws IOException {
    Path target = AtomicFile.target(file);
    Writer writer =
        Files.exists(target) && !replaces(target)
            ? Disk.REAL.writer(target, StandardOpenOption.WRITE)
            : Disk.REAL.writer(target);
    return new AppendingFile(writer);
  }

  /** Writes a line. After the first error, later lines are ignored. */
  public void print(String line) {
    try {
      if (open) {
        writer.write(line + "\n");
        writer.flush();
      }
    } catch (IOException full) {
      error = Optional.of(full);
      close();
    }
  }

  /** Returns the error that stopped the writing, and clears it; empty if there was none. */
  public Optional<IOException> takeError() {
    Optional<IOException> result = error;
    error = Optional.empty();
    return result;
  }

  /** Closes the file. */
  public void close() {
    if (open) {
      open = false;
      try {
        writer.close();
      } catch (IOException late) {
        error = error.or(() -> Optional.of(late));
      }
    }
  }
}
