package hp41.terminal;

import hp41.Accessory;
import hp41.listing.Assembler;
import hp41.module.ModuleWriter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Images of plug-in modules, made for tests. */
public final class ModuleFiles {

  /** A program that calls another of its module, and one of its own. */
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

  /** The module DEMO with XROM 9 and the programs COUNT, XROM 09,01, and TWICE, XROM 09,02. */
  public static Path demo(Path folder) throws IOException {
    return write(folder, "demo.mod", 9, COUNT);
  }

  /** A module of programs in a file. */
  public static Path write(Path folder, String file, int xrom, String listing) throws IOException {
    return write(folder, file, xrom, "Demo", listing);
  }

  /** The same with a title, which its header in catalogue 2 shows. */
  static Path write(Path folder, String file, int xrom, String title, String listing)
      throws IOException {
    List<byte[]> programs = new Assembler(Accessory.known()).assemble(listing).programs();
    return Files.write(folder.resolve(file), ModuleWriter.mod(programs, xrom, title));
  }

  /** A module with XROM 21: -MFN and GETN in microcode, T%, RB and RC in user code. */
  public static Path mixed(Path folder, String file) throws IOException {
    try (InputStream image = ModuleFiles.class.getResourceAsStream("/hp41/cli/test.rom")) {
      return Files.write(folder.resolve(file), image.readAllBytes());
    }
  }
}
