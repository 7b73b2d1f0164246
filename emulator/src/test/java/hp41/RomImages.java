package hp41;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * ROM images of the user, in the folder named by {@code -Dhp41.roms=} or {@code HP41_ROMS}. This
 * project contains none. A test is skipped if its image is missing.
 */
public final class RomImages {

  private RomImages() {}

  /** Returns the operating system of the 41CX. */
  public static Path cx() {
    return path("41cx.mod");
  }

  /** Returns the path of an image. */
  public static Path path(String file) {
    String folder = System.getProperty("hp41.roms", System.getenv("HP41_ROMS"));
    assumeTrue(folder != null, "no ROM images · name their folder with -Dhp41.roms= or HP41_ROMS");
    Path path = Path.of(folder, file);
    assumeTrue(Files.exists(path), "no ROM image " + path);
    return path;
  }
}
