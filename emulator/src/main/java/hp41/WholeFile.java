package hp41;

import java.io.IOException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Puts files in place as a whole: whoever reads one finds the old or the new content. */
public final class WholeFile {

  private WholeFile() {}

  /**
   * Writes the content into a file beside the target, then puts that in the target's place.
   *
   * @param beside in the target's directory; it is gone afterwards, whatever happens
   * @throws IOException if either cannot be written; the target is as it was then
   */
  public static void replace(Path target, Path beside, byte[] content) throws IOException {
    try {
      Files.write(beside, content);
      move(beside, target);
    } finally {
      Files.deleteIfExists(beside);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException notHere) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
