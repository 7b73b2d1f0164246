package hp41.rom;

import hp41.EngineImage;
import hp41.microcode.SystemRom;
import java.io.IOException;
import java.nio.file.Path;

/** Reads the file of an operating system that a user owns. */
public final class RomFile {

  private RomFile() {}

  /**
   * Reads the operating system from a file, or from a folder that contains one. In a folder, the
   * image of a 41CX is preferred. {@link hp41.CalculatorBuilder#engine} takes the result.
   *
   * @throws IOException if there is none; the message names the files that would be accepted
   */
  public static EngineImage read(Path path) throws IOException {
    return SystemRom.read(path);
  }
}
