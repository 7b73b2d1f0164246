package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HexFormat;
import java.util.List;

/** Listings that are assembled with the functions of the mainframe. */
final class AssembledListing {

  static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();

  /** The bytes of an END, after those of other steps. */
  static final String END = " C0 00 0D";

  private AssembledListing() {}

  static Assembler.Assembly assemble(String listing) {
    return new Assembler(Fixtures.MAINFRAME).assemble(listing);
  }

  /** Returns the bytes of all programs of a listing without errors. */
  static String bytes(String listing) {
    Assembler.Assembly assembly = assemble(listing);
    assertThat(assembly.problems()).noneMatch(Diagnostic::isError);
    return bytes(assembly);
  }

  /** Returns the bytes of all programs. */
  static String bytes(Assembler.Assembly assembly) {
    return HEX.formatHex(Fixtures.join(assembly.programs()));
  }

  static List<String> problems(String listing) {
    return assemble(listing).problems().stream().map(Diagnostic::toString).toList();
  }
}
