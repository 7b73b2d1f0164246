package hp41.command;

import hp41.WholeFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** A file that is written whole or not at all. */
final class OutputFile {

  private OutputFile() {}

  /** Writes the content beside the file first, then puts it in the file's place. */
  static void write(Path file, byte[] content) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      Files.write(file, content);
      return;
    }
    Path target = file.toAbsolutePath();
    Path beside = target.resolveSibling(target.getFileName() + ".new");
    WholeFile.replace(target, beside, content);
  }
}
