package hp41.files;

import hp41.WholeFile;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A file that is written whole or not at all. */
public final class OutputFile {

  private OutputFile() {}

  /**
   * Writes the content beside the file first, then puts it in the file's place; of a link, in the
   * place of the file that it leads to. What is no file, a device or a pipe, is written to.
   *
   * @throws IOException if that is not possible, or the file must not be written to
   */
  public static void write(Path file, byte[] content) throws IOException {
    boolean there = Files.exists(file);
    if (there && !Files.isRegularFile(file)) {
      Files.write(file, content);
      return;
    } else if (there && !Files.isWritable(file)) {
      throw new AccessDeniedException(file.toString());
    }
    Path target = there ? file.toRealPath() : file.toAbsolutePath();
    long process = ProcessHandle.current().pid();
    String beside = ".%s.%d.new".formatted(target.getFileName(), process);
    WholeFile.replace(target, target.resolveSibling(beside), content);
  }
}
