package hp41.disk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * Reads files up to a maximum size. Folders, devices and named pipes are refused, because reading
 * them may never end. {@code /dev/null} and the pipes that a shell creates for {@code <(…)} are
 * read like files.
 */
public final class FileContent {

  /** The folder in which some systems list the open files and pipes of a process. */
  private static final Path OPEN = Path.of("/dev/fd");

  private static final Path NOTHING = Path.of("/dev/null");

  private static final String NO_FILE = "this is a device or a pipe, not a file";

  private FileContent() {}

  /**
   * Reads a whole file.
   *
   * @param most the maximum number of bytes
   * @throws FileSystemException if the file is larger or cannot be read, with the reason
   */
  public static byte[] read(Path file, int most) throws IOException {
    return all(file, beginning(file, most + 1), most);
  }

  private static byte[] all(Path file, byte[] content, int most) throws FileSystemException {
    if (content.length > most) {
      throw unusable(file, "it is too large, with more than %,d bytes".formatted(most));
    }
    return content;
  }

  /**
   * Reads the beginning of a file.
   *
   * @param most the maximum number of bytes to read
   * @throws FileSystemException if the file cannot be read, with the reason
   */
  public static byte[] beginning(Path file, int most) throws IOException {
    if (Files.isDirectory(file)) {
      throw unusable(file, "this is a folder, not a file");
    } else if (Files.exists(file) && !Files.isRegularFile(file) && mayNotEnd(file)) {
      throw unusable(file, NO_FILE);
    }
    try (InputStream in = Files.newInputStream(file)) {
      return in.readNBytes(most);
    } catch (FileSystemException told) {
      throw told;
    } catch (IOException broken) {
      throw unusable(file, String.valueOf(broken.getMessage()));
    }
  }

  /**
   * Reads the beginning of a regular file whose name was not typed by the user, but received in a
   * message or read from another file. Everything else is refused without being opened, because it
   * could block the reader or be its own input.
   *
   * @param most the maximum number of bytes to read
   * @throws FileSystemException if it is not a regular file or cannot be read, with the reason
   */
  public static byte[] stored(Path file, int most) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    if (!attributes.isDirectory() && !attributes.isRegularFile()) {
      throw unusable(file, NO_FILE);
    }
    return attributes.size() == 0
        ? new byte[0]
        : beginning(file, (int) Math.min(most, attributes.size()));
  }

  /**
   * Reads a whole regular file whose name was not typed by the user, as {@link #stored} does.
   *
   * @param most the maximum number of bytes
   * @throws FileSystemException if it is larger, not a regular file, or cannot be read
   */
  public static byte[] allStored(Path file, int most) throws IOException {
    return all(file, stored(file, most + 1), most);
  }

  private static boolean mayNotEnd(Path file) {
    try {
      Path real = file.toRealPath();
      return !real.startsWith(OPEN) && !real.equals(NOTHING);
    } catch (IOException noName) {
      return false;
    }
  }

  private static FileSystemException unusable(Path file, String why) {
    Path named = file.toString().isEmpty() ? file.toAbsolutePath() : file;
    return new FileSystemException(named.toString(), null, why);
  }
}
