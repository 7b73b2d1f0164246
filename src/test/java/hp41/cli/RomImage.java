package hp41.cli;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The ROM image of the real machine, in the folder that {@code -Dhp41.roms=} or {@code HP41_ROMS}
 * names. This project contains no such image.
 */
public final class RomImage {

  private RomImage() {}

  /** Returns the image of the 41CX; without it the test is skipped. */
  public static Path cx() {
    String roms = System.getProperty("hp41.roms", System.getenv("HP41_ROMS"));
    assumeTrue(roms != null, "no ROM images: give their folder with -Dhp41.roms= or HP41_ROMS");
    Path image = Path.of(roms, "41cx.mod");
    assumeTrue(Files.exists(image), "no ROM image " + image);
    return image;
  }
}
