package hp41.states;

import hp41.disk.Disk;
import java.io.IOException;
import java.io.Serial;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.util.Arrays;

/**
 * A disk on which the process is killed after a number of bytes and steps. Later operations fail,
 * including clean-up.
 */
final class CutDisk implements Disk {

  private int left;

  CutDisk(int left) {
    this.left = left;
  }

  /** Reports that the process was killed. */
  static final class Death extends RuntimeException {

    @Serial private static final long serialVersionUID = 1L;
  }

  @Override
  public void create(Path file, byte[] content, FileAttribute<?>... attributes) throws IOException {
    step();
    int written = Math.min(left, content.length);
    Disk.REAL.create(file, Arrays.copyOf(content, written), attributes);
    left -= written;
    if (written < content.length) {
      step();
    }
  }

  @Override
  public void move(Path from, Path to) throws IOException {
    step();
    Disk.REAL.move(from, to);
  }

  @Override
  public void settle(Path folder) {
    step();
  }

  @Override
  public boolean delete(Path file) throws IOException {
    step();
    return Files.deleteIfExists(file);
  }

  private void step() {
    if (left <= 0) {
      throw new Death();
    }
    left--;
  }
}
