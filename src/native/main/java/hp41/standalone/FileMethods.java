package hp41.standalone;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.CopyOption;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemException;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.teavm.interop.Address;

/**
 * The methods of {@code java.nio.file} that the program uses. On Windows, the path of a file on a
 * drive is /C:/FOLDER/FILE, because TeaVM knows only paths that begin with a slash.
 */
final class FileMethods {

  /** The maximum length of a path, as in system.h. */
  private static final int LONGEST = 4096;

  /** The bits that hp41_open reads. */
  private static final Map<OpenOption, Integer> BITS =
      Map.of(
          StandardOpenOption.READ, 1,
          StandardOpenOption.WRITE, 2,
          StandardOpenOption.APPEND, 4,
          StandardOpenOption.CREATE, 8,
          StandardOpenOption.CREATE_NEW, 16,
          StandardOpenOption.TRUNCATE_EXISTING, 32,
          LinkOption.NOFOLLOW_LINKS, 64);

  private static final Set<OpenOption> NEW_CONTENT =
      Set.of(
          StandardOpenOption.CREATE,
          StandardOpenOption.TRUNCATE_EXISTING,
          StandardOpenOption.WRITE);

  private static final int WRITABLE = 2;
  private static final int NONE = 2;
  private static final int DENIED = 13;
  private static final int EXISTS = 17;

  private FileMethods() {}

  /** Returns the name of a file for the system. */
  static byte[] name(Path file) {
    String text = file.toString();
    boolean isDrive = SystemText.WINDOWS && text.indexOf(':') == 2 && text.startsWith("/");
    return SystemText.bytes(text.isEmpty() ? "." : isDrive ? text.substring(1) : text);
  }

  static Path of(String first, String... more) {
    String text = SystemText.WINDOWS ? first.replace('\\', '/') : first;
    return Path.of(SystemText.WINDOWS && text.indexOf(':') == 1 ? '/' + text : text, more);
  }

  /** Replaces TeaVM's method, which decodes the current folder by the locale. */
  static Path toAbsolutePath(Path file) {
    byte[] here = new byte[LONGEST];
    return file.isAbsolute() || SystemCalls.here(here, LONGEST / 2) == null
        ? file
        : of(SystemText.of(here)).resolve(file);
  }

  /** Returns the text of an error number. */
  static String reason(int error) {
    return SystemText.of(SystemCalls.error(error));
  }

  /** Returns a result of the system, or throws the exception for its error. */
  static int checked(int result, Path file) throws IOException {
    if (result < 0) {
      throw failure(SystemCalls.errno(), file);
    }
    return result;
  }

  private static IOException failure(int error, Path file) {
    String name = file.toString();
    return switch (error) {
      case NONE -> new NoSuchFileException(name);
      case DENIED -> new AccessDeniedException(name);
      case EXISTS -> new FileAlreadyExistsException(name);
      default -> new FileSystemException(name, null, reason(error));
    };
  }

  private static FileStatus status(Path file, LinkOption... options) throws IOException {
    FileStatus status = FileStatus.of(file, options);
    if (status.error() != 0) {
      throw failure(status.error(), file);
    }
    return status;
  }

  static boolean exists(Path file, LinkOption... options) {
    return FileStatus.of(file, options).error() == 0;
  }

  static boolean notExists(Path file, LinkOption... options) {
    return FileStatus.of(file, options).error() == NONE;
  }

  static boolean isDirectory(Path file, LinkOption... options) {
    return FileStatus.of(file, options).isDirectory();
  }

  static boolean isRegularFile(Path file, LinkOption... options) {
    return FileStatus.of(file, options).isRegularFile();
  }

  static boolean isSymbolicLink(Path file) {
    return FileStatus.of(file, LinkOption.NOFOLLOW_LINKS).isSymbolicLink();
  }

  static boolean isWritable(Path file) {
    return SystemCalls.access(name(file), WRITABLE) == 0;
  }

  static boolean isSameFile(Path one, Path other) throws IOException {
    return SystemText.WINDOWS
        ? toRealPath(one).toString().equalsIgnoreCase(toRealPath(other).toString())
        : status(one).fileKey().equals(status(other).fileKey());
  }

  static long size(Path file) throws IOException {
    return status(file).size();
  }

  static FileTime getLastModifiedTime(Path file, LinkOption... options) throws IOException {
    return status(file, options).lastModifiedTime();
  }

  static java.nio.file.attribute.BasicFileAttributes readAttributes(
      Path file, Class<?> type, LinkOption... options) throws IOException {
    return status(file, options);
  }

  static Map<String, Object> readAttributes(Path file, String names, LinkOption... options)
      throws IOException {
    FileStatus all = status(file, options);
    return Map.of("mode", all.mode(), "uid", all.owner(), "gid", all.group(), "nlink", all.links());
  }

  static Object getAttribute(Path file, String name, LinkOption... options) throws IOException {
    return status(file, options).mode();
  }

  static Path setAttribute(Path file, String name, Object value, LinkOption... options)
      throws IOException {
    int number = (Integer) value;
    checked(
        switch (name) {
          case "unix:mode" -> SystemCalls.mode(name(file), number);
          case "unix:uid" -> SystemCalls.owner(name(file), number, -1);
          default -> SystemCalls.owner(name(file), -1, number);
        },
        file);
    return file;
  }

  static Set<String> supportedFileAttributeViews(FileSystem system) {
    return SystemText.WINDOWS ? Set.of("basic") : Set.of("basic", "posix", "unix");
  }

  /** Returns the permissions in the attributes of a new file, or the standard ones. */
  static int mode(int standard, FileAttribute<?>... attributes) {
    int mode = standard;
    for (FileAttribute<?> attribute : attributes) {
      String permissions = ((Set<?>) attribute.value()).iterator().next().toString();
      mode = 0;
      for (int i = 0; i < permissions.length(); i++) {
        mode = mode << 1 | (permissions.charAt(i) == '-' ? 0 : 1);
      }
    }
    return mode;
  }

  static Path readSymbolicLink(Path link) throws IOException {
    byte[] target = new byte[LONGEST];
    checked(SystemCalls.link(name(link), target, LONGEST - 1), link);
    return of(SystemText.of(target));
  }

  static Path toRealPath(Path file, LinkOption... options) throws IOException {
    byte[] path = new byte[2 * LONGEST];
    checked(SystemCalls.real(name(file), path) == null ? -1 : 0, file);
    return of(SystemText.of(path));
  }

  /** Opens a file and returns its number. */
  static int open(
      Path file, Collection<? extends OpenOption> options, FileAttribute<?>... attributes)
      throws IOException {
    int bits = options.stream().mapToInt(BITS::get).sum();
    return checked(SystemCalls.open(name(file), bits, mode(0666, attributes)), file);
  }

  static Path createFile(Path file, FileAttribute<?>... attributes) throws IOException {
    FileChannel.open(
            file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), attributes)
        .close();
    return file;
  }

  static Path createDirectories(Path folder, FileAttribute<?>... attributes) throws IOException {
    if (!isDirectory(folder)) {
      Path above = toAbsolutePath(folder).getParent();
      if (above != null) {
        createDirectories(above, attributes);
      }
      int made = SystemCalls.makeFolder(name(folder), mode(0777, attributes));
      int error = made < 0 ? SystemCalls.errno() : 0;
      if (error != 0 && !(error == EXISTS && isDirectory(folder))) {
        throw failure(error, folder);
      }
    }
    return folder;
  }

  static boolean deleteIfExists(Path file) throws IOException {
    int removed = SystemCalls.remove(name(file));
    return (removed == 0 || SystemCalls.errno() != NONE) && checked(removed, file) == 0;
  }

  static Path move(Path from, Path to, CopyOption... options) throws IOException {
    checked(SystemCalls.rename(name(from), name(to)), from);
    return to;
  }

  static Stream<Path> list(Path folder) throws IOException {
    Address open = SystemCalls.openFolder(name(folder));
    checked(open == null ? -1 : 0, folder);
    List<Path> files = new ArrayList<>();
    Address name = SystemCalls.next(open);
    for (; name != null; name = SystemCalls.next(open)) {
      files.add(folder.resolve(SystemText.of(name)));
    }
    OpenFile.checked(-SystemCalls.errno());
    return files.stream().filter(file -> !file.toString().matches("(.*/)?\\.\\.?"));
  }

  static InputStream newInputStream(Path file, OpenOption... options) throws IOException {
    return new OpenFile(open(file, Set.of(StandardOpenOption.READ))).in();
  }

  static OutputStream newOutputStream(Path file, OpenOption... options) throws IOException {
    Set<OpenOption> all = options.length == 0 ? NEW_CONTENT : Set.of(options);
    return new OpenFile(open(file, all));
  }

  static BufferedWriter newBufferedWriter(Path file, OpenOption... options) throws IOException {
    return new BufferedWriter(
        new OutputStreamWriter(newOutputStream(file, options), StandardCharsets.UTF_8));
  }

  static Path write(Path file, byte[] content, OpenOption... options) throws IOException {
    try (OutputStream out = newOutputStream(file, options)) {
      out.write(content);
    }
    return file;
  }

  static byte[] readAllBytes(Path file) throws IOException {
    try (InputStream in = newInputStream(file)) {
      return in.readAllBytes();
    }
  }
}
