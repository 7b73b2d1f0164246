package hp41.functions;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.FileBench;
import hp41.Internals;
import hp41.KeptFolder;
import hp41.Model;
import hp41.Plugged;
import hp41.key.Key;
import hp41.listing.Assembler;
import hp41.listing.Barcode;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the functions of the wand with rows of data and with programs. */
class WandTest {

  /** -1.415, 2E-5, "AB" and "ABCDEFGH". */
  private static final List<String> DATA =
      List.of("6d1b415a", "62ed5a", "724142", "784142434445464748");

  private final FileBench bench =
      new FileBench(new KeptFolder(), new KeptFolder(), Model.CX, Plugged.of(Accessory.WAND));

  private void scan(List<String> rows) {
    bench.scan(List.of(), rows.stream().map(WandTest::row).toList());
  }

  /** Returns a row with its checksum. */
  private static byte[] row(String afterChecksum) {
    byte[] row = HexFormat.of().parseHex("00" + afterChecksum);
    row[0] = (byte) Barcode.checksum(0, row);
    return row;
  }

  private static byte[] program(String listing) {
    return new Assembler(Internals.known()).assemble(listing).programs().get(0);
  }

  @Test
  void dataIsReadIntoRegisters() {
    scan(DATA);
    bench.after("WNDDTA");
    assertThat(bench.register(0)).isEqualTo("91415000000000");
    assertThat(bench.register(1)).isEqualTo("02000000000995");
    assertThat(bench.register(2)).isEqualTo("10000000004142");
    assertThat(bench.register(3)).isEqualTo("10414243444546");
  }

  @Test
  void dataIsReadIntoRegistersOfX() {
    scan(DATA.subList(1, 3));
    bench.after("9 STO 12 10.011 WNDDTX");
    assertThat(bench.register(11)).isEqualTo("10000000004142");
    assertThat(bench.register(12)).isEqualTo("09000000000000");
  }

  @Test
  void numberedRowsAreReadInTheirOrder() {
    scan(List.of("90025f", "90013f", "90013f", "a0034142"));
    bench.after("WNDDTA");
    assertThat(bench.register(0)).isEqualTo("03000000000000");
    assertThat(bench.register(1)).isEqualTo("05000000000000");
    assertThat(bench.register(2)).isEqualTo("10000000004142");
  }

  @ParameterizedTest
  @CsvSource({
    "900133 900333, WNDDTA, W: SEQ ERR",
    "900233, WNDDTA, W: SEQ ERR",
    "900133 613a, WNDDTA, W: SEQ ERR",
    "613a 900133, WNDDTA, W: SEQ ERR",
    "4090, WNDDTA, W: TYPE ERR",
    "6bba, WNDDTA, W: TYPE ERR",
    "613a, WNDSUB, W: TYPE ERR",
    "613a, 999 WNDDTX, NONEXISTENT",
    "613a, SIZE 000 WNDDTA, NONEXISTENT",
    "613a, SIZE 002 WNDSCN, NONEXISTENT"
  })
  void rowsThatDoNotFitAreErrors(String rows, String words, String error) {
    scan(Arrays.asList(rows.split(" ")));
    assertThat(bench.after(words)).isEqualTo(error);
  }

  @ParameterizedTest
  @CsvSource({"WNDDTA", "WNDDTX", "WNDLNK", "WNDSUB", "WNDSCN", "WNDTST"})
  void functionWithoutRowsWaitsAndIsRepeated(String function) {
    assertThat(bench.after("0 " + function)).isEqualTo("W: RDY 01");
    bench.load("LBL \"T\"\n0\n" + function + "\nEND").after("XEQ \"T\"");
    assertThat(bench.calculator().programLine()).isEqualTo("03 " + function);
  }

  @Test
  void bytesOfARowAreScannedAndShown() {
    scan(List.of("724142", "724142"));
    assertThat(bench.after("WNDTST")).isEqualTo("F5724142");
    assertThat(bench.after("FIX 0 WNDSCN")).isEqualTo(" 4.");
    assertThat(bench.register(1)).isEqualTo("02450000000002");
    assertThat(bench.register(4)).isEqualTo("06600000000001");
    assertThat(bench.after("WNDSCN")).isEqualTo("W: RDY 01");
  }

  @Test
  void programIsAddedAndLinked() {
    byte[] ten = program("LBL \"TEN\"\n10\nRTN\nEND");
    bench.scan(List.of(ten, ten), List.of());
    assertThat(bench.after("FIX 0 WNDSUB XEQ \"TEN\"")).isEqualTo(" 10.");
    bench.load("LBL \"T\"\n5\nWNDLNK\n*\nEND");
    assertThat(bench.after("XEQ \"T\"")).isEqualTo(" 50.");
  }

  @Test
  void privateProgramStaysPrivate() {
    byte[] secret = program("LBL \"TEN\"\n10\nEND");
    secret[secret.length - 1] |= 0x40;
    bench.scan(List.of(secret), List.of());
    bench.after("WNDSUB");
    assertThat(bench.after("FIX 0 XEQ \"TEN\"")).isEqualTo(" 10.");
    bench.after("GTO \"TEN\"");
    bench.calculator().press(Key.PRGM);
    assertThat(bench.calculator().display().toString()).contains("PRIVATE");
  }
}
