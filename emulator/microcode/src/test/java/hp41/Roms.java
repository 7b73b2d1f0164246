package hp41;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hp41.microcode.SystemRom;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;

/**
 * The images of ROM that somebody has, in the folder that {@code -Dhp41.roms=} or {@code HP41_ROMS}
 * names. None belongs to this project.
 */
public final class Roms {

  private Roms() {}

  /** The operating system of the 41CX; without one the test is left out, and says so. */
  public static SystemRom cx() {
    SystemRom rom = system("41cx.mod");
    return rom;
  }

  /** The image of an operating system; without it the test is left out, and says so. */
  public static SystemRom system(String file) {
    try {
      return SystemRom.read(path(file));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Where an image is; without it the test is left out, and says so. */
  public static Path path(String file) {
    String folder = System.getProperty("hp41.roms", System.getenv("HP41_ROMS"));
    assumeTrue(folder != null, "no ROM images: give their folder with -Dhp41.roms= or HP41_ROMS");
    Path path = Path.of(folder, file);
    assumeTrue(path.toFile().exists(), "no ROM image " + path);
    return path;
  }
}
