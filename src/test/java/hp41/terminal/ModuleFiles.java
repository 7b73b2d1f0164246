package hp41.terminal;

import hp41.Internals;
import hp41.listing.Assembler;
import hp41.module.ModuleWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Creates module images for tests. */
public final class ModuleFiles {

  /** A program that calls another program of its module, and a label of its own. */
  public static final String COUNT =
      """
      LBL "COUNT"
      3
      STO 00
      LBL 01
      XEQ 02
      DSE 00
      GTO 01
      XEQ "TWICE"
      RTN
      LBL 02
      2
      *
      END
      LBL "TWICE"
      ENTER^
      +
      END
      """;

  private ModuleFiles() {}

  /**
   * Writes the module DEMO with XROM 9 and the programs COUNT, XROM 09,01, and TWICE, XROM 09,02.
   */
  public static Path demo(Path folder) throws IOException {
    return write(folder, "demo.mod", 9, COUNT);
  }

  /** Writes a module of programs to a file. */
  public static Path write(Path folder, String file, int xrom, String listing) throws IOException {
    return write(folder, file, xrom, "Demo", listing);
  }

  /** Writes a module with a title, which is the header in catalog 2. */
  static Path write(Path folder, String file, int xrom, String title, String listing)
      throws IOException {
    List<byte[]> programs = new Assembler(Internals.known()).assemble(listing).programs();
    return Files.write(folder.resolve(file), ModuleWriter.mod(programs, xrom, title));
  }

  /** Writes a module with XROM 21: -MFN and GETN in microcode, and T%, RB and RC in user code. */
  public static Path mixed(Path folder, String file) throws IOException {
    try (InputStream image = ModuleFiles.class.getResourceAsStream("/hp41/cli/test.rom")) {
      return Files.write(folder.resolve(file), image.readAllBytes());
    }
  }
}
