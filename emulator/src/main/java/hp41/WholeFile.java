package hp41;

import java.io.IOException;
import java.nio.file.Path;

/** Puts files in place as a whole: whoever reads one finds the old or the new content. */
public final class WholeFile {

  private WholeFile() {}

  /**
   * Writes the content into a file beside the target, then puts that in the target's place. When it
   * returns, a loss of power does not take the new content back.
   *
   * @param beside in the target's directory; it is gone afterwards, whatever happens
   * @throws IOException if either cannot be written; the target is as it was then
   */
  public static void replace(Path target, Path beside, byte[] content) throws IOException {
    replace(Disk.REAL, target, beside, content);
  }

  /** The same on another disk. */
  static void replace(Disk disk, Path target, Path beside, byte[] content) throws IOException {
    try {
      disk.write(beside, content);
      disk.move(beside, target);
      disk.settle(target.toAbsolutePath().getParent());
    } finally {
      disk.delete(beside);
    }
  }
}
