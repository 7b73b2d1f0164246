package hp41.web.disk;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileAttribute;

/** Stands for the disk of a computer. */
public interface Disk {
  Disk REAL = new Disk() {};

  default void create(Path file, byte[] content, FileAttribute<?>... attributes)
      throws IOException {
    AtomicFile.kept(file).write(content);
  }

  default void move(Path from, Path to) throws IOException {
    Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
  }
}
