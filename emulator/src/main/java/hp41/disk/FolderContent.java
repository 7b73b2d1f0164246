package hp41.disk;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Lists the files in folders. */
public final class FolderContent {

  private FolderContent() {}

  /**
   * Returns the files and folders in a folder, in any order.
   *
   * @throws IOException if the folder cannot be read, or not to its end
   */
  public static List<Path> list(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return all(files);
    }
  }

  /**
   * Returns the elements of a stream that {@link Files#list} has opened.
   *
   * @throws IOException if the stream reports that the folder cannot be read to its end
   */
  static List<Path> all(Stream<Path> files) throws IOException {
    try {
      return files.toList();
    } catch (UncheckedIOException unreadable) {
      throw unreadable.getCause();
    }
  }
}
