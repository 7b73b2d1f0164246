package hp41;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hp41.microcode.SystemRom;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/**
 * ROM images of the user, in the folder named by {@code -Dhp41.roms=} or {@code HP41_ROMS}. This
 * project contains none. A test is skipped if its image is missing.
 */
public final class Roms {

  private Roms() {}

  /** Returns the operating system of the 41CX. */
  public static SystemRom cx() {
    return system("41cx.mod");
  }

  /** Reads the image of an operating system. */
  public static SystemRom system(String file) {
    try {
      return SystemRom.read(path(file));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Returns the path of an image. */
  public static Path path(String file) {
    String folder = System.getProperty("hp41.roms", System.getenv("HP41_ROMS"));
    assumeTrue(folder != null, "no ROM images · name their folder with -Dhp41.roms= or HP41_ROMS");
    Path path = Path.of(folder, file);
    assumeTrue(path.toFile().exists(), "no ROM image " + path);
    return path;
  }
}
