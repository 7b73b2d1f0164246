package hp41.web.disk;

import hp41.web.BrowserStorage;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;

/** A file of the browser. */
public final class AtomicFile {
  private final Path file;
  private final boolean named;

  private AtomicFile(Path file, boolean named) {
    this.file = file;
    this.named = named;
  }

  public static AtomicFile named(Path file) {
    return new AtomicFile(file, true);
  }

  public static AtomicFile kept(Path file) {
    return new AtomicFile(file, false);
  }

  public static AtomicFile kept(Path file, Disk disk) {
    return kept(file);
  }

  public static AtomicFile inFolder(Path file) {
    return new AtomicFile(file, false);
  }

  public static Path target(Path file) {
    return file.toAbsolutePath();
  }

  public static void refusePipe(Path file) {}

  public static FileAttribute<?>[] forItsUserAlone(Path file) {
    return new FileAttribute<?>[0];
  }

  public static void makeFolder(Path folder) throws IOException {
    if (!Files.isDirectory(folder)) {
      Files.createDirectories(folder);
    }
  }

  public void tidy() {}

  public void check() throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "this is no file");
    }
  }

  public void write(byte[] content) throws IOException {
    check();
    makeFolder(target(file).getParent());
    Files.write(file, content);
    if (named) {
      BrowserStorage.download(file.getFileName().toString(), content);
    }
    BrowserStorage.keep(target(file), content);
  }
}
