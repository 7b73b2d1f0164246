package hp41.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The image of the machine's own ROM that somebody has, in the folder that {@code -Dhp41.roms=} or
 * {@code HP41_ROMS} names. None belongs to this project.
 */
public final class RomImage {

  private RomImage() {}

  /** That of the 41CX; without it the test is left out, and says so. */
  public static Path cx() {
    String roms = System.getProperty("hp41.roms", System.getenv("HP41_ROMS"));
    assumeTrue(roms != null, "no ROM images: give their folder with -Dhp41.roms= or HP41_ROMS");
    Path image = Path.of(roms, "41cx.mod");
    assumeTrue(Files.exists(image), "no ROM image " + image);
    return image;
  }
}
