package hp41.web.disk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A file written line by line. */
public final class AppendingFile {
  private final Path file;
  private Optional<IOException> error = Optional.empty();
  private final StringBuilder content = new StringBuilder();

  private AppendingFile(Path file) {
    this.file = file;
  }

  public static boolean replaces(Path file) {
    return Files.isRegularFile(file);
  }

  public static AppendingFile open(Path file) {
    return new AppendingFile(file);
  }

  public void print(String line) {
    content.append(line).append('\n');
  }

  public Optional<IOException> takeError() {
    return error;
  }

  /** Saves the lines. */
  public void close() {
    try {
      AtomicFile.named(file).write(content.toString().getBytes(StandardCharsets.UTF_8));
    } catch (IOException full) {
      error = Optional.of(full);
    }
  }
}
