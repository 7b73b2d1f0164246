package hp41.standalone;

import java.io.BufferedWriter;
import java.io.File;
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
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The methods of {@code java.nio.file} that the program uses. On Windows, the path of a file on a
 * drive is /C:/FOLDER/FILE, because TeaVM knows only paths that begin with a slash.
 */
final class FileMethods {

  /** The maximum length of a text that the system stores. */
  static final int LONGEST = 4096;

  static final boolean WINDOWS = File.separatorChar == '\\';

  private static final int NONE = 2;
  private static final int DENIED = 13;
  private static final int EXISTS = 17;

  private FileMethods() {}

  /** Returns the name of a file for the system. */
  static byte[] name(Path file) {
    String text = file.toString();
    return ((text.isEmpty() ? "." : text) + '\0').getBytes(StandardCharsets.UTF_8);
  }

  static Path of(String first, String... more) {
    String text = WINDOWS ? first.replace('\\', '/') : first;
    return Path.of(WINDOWS && text.indexOf(':') == 1 ? '/' + text : text, more);
  }

  static Path toAbsolutePath(Path file) {
    return of(file.toAbsolutePath().toString());
  }

  /** Returns a text that the system has stored. */
  static String text(byte[] stored, int length) {
    return new String(stored, 0, length, StandardCharsets.UTF_8);
  }

  /** Returns the text of an error number. */
  static String reason(int error) {
    byte[] text = new byte[LONGEST];
    return text(text, SystemCalls.error(-error, text));
  }

  /** Returns a result of the system, or throws the exception for its error. */
  static int checked(int result, Path file) throws IOException {
    if (result >= 0) {
      return result;
    }
    String name = file.toString();
    throw switch (-result) {
      case NONE -> new NoSuchFileException(name);
      case DENIED -> new AccessDeniedException(name);
      case EXISTS -> new FileAlreadyExistsException(name);
      default -> new FileSystemException(name, null, reason(result));
    };
  }

  private static boolean follows(LinkOption... options) {
    return options.length == 0;
  }

  private static FileStatus status(Path file, LinkOption... options) throws IOException {
    long[] all = new long[9];
    checked(SystemCalls.status(name(file), follows(options) ? 1 : 0, all), file);
    return FileStatus.of(all);
  }

  static boolean exists(Path file, LinkOption... options) {
    return FileStatus.of(file, follows(options)) != null;
  }

  static boolean notExists(Path file, LinkOption... options) {
    return SystemCalls.status(name(file), follows(options) ? 1 : 0, new long[9]) == -NONE;
  }

  static boolean isDirectory(Path file, LinkOption... options) {
    FileStatus status = FileStatus.of(file, follows(options));
    return status != null && status.isDirectory();
  }

  static boolean isRegularFile(Path file, LinkOption... options) {
    FileStatus status = FileStatus.of(file, follows(options));
    return status != null && status.isRegularFile();
  }

  static boolean isSymbolicLink(Path file) {
    FileStatus status = FileStatus.of(file, false);
    return status != null && status.isSymbolicLink();
  }

  static boolean isWritable(Path file) {
    return SystemCalls.mayWrite(name(file)) == 0;
  }

  static boolean isSameFile(Path one, Path other) throws IOException {
    return one.equals(other) || status(one).fileKey().equals(status(other).fileKey());
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
    return WINDOWS ? Set.of("basic") : Set.of("basic", "posix", "unix");
  }

  static Set<Object> fromString(String permissions) {
    return Set.of(permissions);
  }

  static FileAttribute<Set<Object>> asFileAttribute(Set<Object> permissions) {
    return new FileAttribute<>() {
      @Override
      public String name() {
        return "posix:permissions";
      }

      @Override
      public Set<Object> value() {
        return permissions;
      }
    };
  }

  /** Returns the mode that the attributes of a new file request. */
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
    return of(text(target, checked(SystemCalls.link(name(link), target), link)));
  }

  static Path toRealPath(Path file, LinkOption... options) throws IOException {
    byte[] path = new byte[LONGEST];
    return of(text(path, checked(SystemCalls.real(name(file), path), file)));
  }

  static Path createFile(Path file, FileAttribute<?>... attributes) throws IOException {
    int options = SystemCalls.WRITE | SystemCalls.NEW;
    SystemCalls.close(checked(SystemCalls.open(name(file), options, mode(0666, attributes)), file));
    return file;
  }

  static Path createDirectories(Path folder, FileAttribute<?>... attributes) throws IOException {
    if (!isDirectory(folder)) {
      Path above = toAbsolutePath(folder).getParent();
      if (above != null) {
        createDirectories(above, attributes);
      }
      int made = SystemCalls.makeFolder(name(folder), mode(0777, attributes));
      if (made != -EXISTS || !isDirectory(folder)) {
        checked(made, folder);
      }
    }
    return folder;
  }

  static boolean deleteIfExists(Path file) throws IOException {
    int removed = SystemCalls.remove(name(file));
    return removed != -NONE && checked(removed, file) == 0;
  }

  static Path move(Path from, Path to, CopyOption... options) throws IOException {
    checked(SystemCalls.rename(name(from), name(to)), from);
    return to;
  }

  static Stream<Path> list(Path folder) throws IOException {
    checked(SystemCalls.list(name(folder)), folder);
    List<Path> files = new ArrayList<>();
    byte[] name = new byte[LONGEST];
    for (int length = next(name); length > 0; length = next(name)) {
      String text = text(name, length);
      if (!text.equals(".") && !text.equals("..")) {
        files.add(folder.resolve(text));
      }
    }
    return files.stream();
  }

  private static int next(byte[] name) throws IOException {
    int length = SystemCalls.next(name);
    if (length < 0) {
      throw new IOException(reason(length));
    }
    return length;
  }

  static InputStream newInputStream(Path file, OpenOption... options) throws IOException {
    return new OpenFile.Input(
        new OpenFile(checked(SystemCalls.open(name(file), SystemCalls.READ, 0), file)));
  }

  static OutputStream newOutputStream(Path file, OpenOption... options) throws IOException {
    int how = SystemCalls.WRITE;
    if (options.length == 0) {
      how |= SystemCalls.CREATE | SystemCalls.TRUNCATE;
    } else if (Arrays.asList(options).contains(StandardOpenOption.APPEND)) {
      how |= SystemCalls.APPEND;
    }
    return new OpenFile.Output(
        new OpenFile(checked(SystemCalls.open(name(file), how, 0666), file)));
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
