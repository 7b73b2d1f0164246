package hp41;

import hp41.microcode.SystemRom;
import java.io.IOException;
import java.io.UncheckedIOException;

/** The operating systems among the {@link RomImages}. */
public final class Roms {

  private Roms() {}

  /** Returns the operating system of the 41CX. */
  public static SystemRom cx() {
    return system("41cx.mod");
  }

  /** Reads the image of an operating system. */
  public static SystemRom system(String file) {
    try {
      return SystemRom.read(RomImages.path(file));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
