package hp41.web.host;

import hp41.web.BrowserStorage;
import java.io.IOException;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;

/** The disk of a browser: files in memory, which are copied to the storage of the browser. */
public interface Disk {
  Disk REAL = new Disk() {};

  default void create(Path file, byte[] content, FileAttribute<?>... attributes)
      throws IOException {
    Files.write(plain(file), content);
  }

  default void enlarge(Path file, byte[] content) {}

  default void overwrite(Path file, byte[] content) throws IOException {
    create(file, content);
    BrowserStorage.save(file);
  }

  default void move(Path from, Path to) throws IOException {
    overwrite(to, Files.readAllBytes(plain(from)));
    delete(from);
  }

  default void settle(Path folder) {}

  default boolean delete(Path file) throws IOException {
    BrowserStorage.forget(file);
    return Files.deleteIfExists(plain(file));
  }

  default boolean isSecured(Path file) {
    return !Files.isWritable(file);
  }

  default boolean secure(Path file, boolean secured) {
    return file.toFile().setWritable(!secured);
  }

  default Writer writer(Path file, OpenOption... options) {
    return new StringWriter() {
      @Override
      public void close() throws IOException {
        overwrite(file, toString().getBytes(StandardCharsets.UTF_8));
      }
    };
  }

  /** TeaVM writes two slashes before the name of a file in the topmost folder. */
  private static Path plain(Path file) {
    return Path.of(file.toAbsolutePath().toString().replace("//", "/"));
  }
}
