package hp41.disk;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/**
 * What stands in a file, but not more than is wanted. Folders, devices and pipes are refused, since
 * some of them never end and others never begin; only {@code /dev/null} and a pipe without a name,
 * which the shell makes for {@code <(…)}, are read like files.
 */
public final class FileContent {

  /** Where some systems show what a process has open, pipes among it. */
  private static final Path OPEN = Path.of("/dev/fd");

  private static final Path NOTHING = Path.of("/dev/null");

  private static final String NO_FILE = "this is a device or a pipe, not a file";

  private FileContent() {}

  /**
   * All of a file.
   *
   * @param most how many bytes it may have
   * @throws FileSystemException that says why not, if it has more or cannot be read
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
   * The beginning of a file, or all of it.
   *
   * @param most how many bytes are wanted
   * @throws FileSystemException that says why not, if it cannot be read
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
   * The beginning of a regular file, for a name that nobody has typed: one that came in a message
   * or stands in another file. Nothing else is opened, and no more is read than the file is long,
   * since the name may lead to what blocks the reader or is its own input.
   *
   * @param most how many bytes are wanted
   * @throws FileSystemException that says why not, if it is no regular file or cannot be read
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
   * All of a regular file, as {@link #stored} opens it.
   *
   * @param most how many bytes it may have
   * @throws FileSystemException that says why not, if it has more or cannot be read
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
