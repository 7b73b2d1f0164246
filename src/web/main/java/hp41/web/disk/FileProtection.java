package hp41.web.disk;

import java.nio.file.Files;
import java.nio.file.Path;

final class FileProtection {
  private FileProtection() {}

  static boolean isSecured(Path file) {
    return !Files.isWritable(file);
  }

  static boolean secure(Path file, boolean secured) {
    return file.toFile().setWritable(!secured);
  }
}
