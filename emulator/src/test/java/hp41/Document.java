package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file of the repository that a test compares with its result, or writes with {@code
 * -Dhp41.update=true}.
 */
public final class Document {

  private Document() {}

  /** Fails with the lines that differ. */
  public static void isWritten(Path file, String content) throws IOException {
    if (Boolean.getBoolean("hp41.update")) {
      Files.createDirectories(file.getParent());
      Files.writeString(file, content);
    }
    assertThat(file).as("%s; mvn test -Dhp41.update=true writes it anew", file).hasContent(content);
  }
}
