package hp41.files;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * The programs that are included in the calculator: listings in the resource folder {@code
 * programs}, whose file {@code index} contains their names.
 */
public final class Bundle {

  private static final List<String> NAMES =
      new String(content("index"), StandardCharsets.UTF_8).lines().toList();

  private Bundle() {}

  /** Returns the listing of a bundled program; empty if there is none of this name. */
  public static Optional<byte[]> read(String name) {
    return NAMES.contains(name) ? Optional.of(content(name + ".txt")) : Optional.empty();
  }

  /** Returns the names of all bundled programs in alphabetical order. */
  public static List<String> names() {
    return NAMES;
  }

  private static byte[] content(String file) {
    try (InputStream stream = Bundle.class.getResourceAsStream("/programs/" + file)) {
      return stream.readAllBytes();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
