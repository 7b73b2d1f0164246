package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Internals;
import hp41.machine.Codec;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests listings for the HP-42S, which has functions that the HP-41 does not have. */
class Hp42sFunctionTest {

  private static final HexFormat HEX = HexFormat.ofDelimiter(" ").withUpperCase();
  private static final Assembler ASSEMBLER = new Assembler(Internals.known());

  private static List<String> problems(String listing) {
    return ASSEMBLER.assemble(listing).problems().stream().map(Diagnostic::toString).toList();
  }

  static Stream<String> names() throws IOException {
    try (InputStream table = Hp42sFunction.class.getResourceAsStream("hp42s.tsv")) {
      String text = new String(table.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> line.matches("[^#].*\t.*"))
          .map(line -> line.split("\t")[0]);
    }
  }

  @ParameterizedTest
  @MethodSource("names")
  void everyFunctionIsRefusedWithItsNameOrHasTheBytesOfAModule(String name) {
    Hp42sFunction function = Hp42sFunction.find(name).orElseThrow();
    Assembler.Assembly assembly = ASSEMBLER.assemble("MVAR \"A\"\n" + name + " ");
    if (assembly.problems().stream().anyMatch(it -> it.isError() && it.line() == 2)) {
      assertThat(assembly.problems())
          .filteredOn(it -> it.line() == 2)
          .singleElement()
          .satisfies(
              it -> assertThat(it.message()).startsWith(name + " is a function of the HP-42S"));
    } else {
      byte[] bytes = ASSEMBLER.assemble(name).programs().get(0);
      assertThat(bytes).startsWith(function.code() >> 8, function.code() & 0xFF);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"RCL+ 05", "RCL+ IND 05", "RCL× ST X", "RCL- Y", "INPUT \"N\"", "rcl+ 05"})
  void numberedLineOfAnHp42sFunctionIsNeverTwoLines(String step) {
    assertThat(problems("01 LBL \"A\"\n02 " + step + "\n03 +\n04 END"))
        .singleElement()
        .asString()
        .startsWith("2:4: ")
        .contains("is a function of the HP-42S, which the HP-41 does not have; write");
  }

  @Test
  void functionOfAModuleDoesNotTakeTheNumberAfterItAsAnotherStep() {
    assertThat(problems("01 LBL \"A\"\n02 HGETREC 05\n03 +"))
        .last()
        .isEqualTo("2:11: HGETREC is the function of a module, which has no operand");
  }

  @Test
  void nameOfAModuleIsReadWithAWarningUnlessTheListingIsForTheHp42s() {
    assertThat(problems("X≥Y?\nRTN"))
        .singleElement()
        .asString()
        .startsWith(
            "1:1: X>=Y? is XROM 03,38 of SandMath, which is not plugged in; the HP-42S has");
    assertThat(problems("IP\nX≥Y?\nRTN"))
        .containsExactly(
            "2:1: X≥Y? is a function of the HP-42S, which the HP-41 does not have; X<Y? is the"
                + " opposite test");
  }

  @ParameterizedTest
  @CsvSource({"SINH, A0 61", "AND, A5 88", "AIP, A6 31"})
  void bytesOfTheHp42sAreThoseOfTheModule(String name, String bytes) {
    byte[] program = ASSEMBLER.assemble("IP\n" + name).programs().get(0);
    assertThat(HEX.formatHex(program)).startsWith("68 " + bytes);
  }

  @Test
  void namesOfTheHp42sForTheSameBytesAreKnown() {
    Codec codec = new Codec(Internals.known());
    assertThat(codec.decodeAll(ASSEMBLER.assemble("IP\nFP\n+/-\n→POL\n→REC").programs().get(0)))
        .extracting(line -> line.function().name())
        .containsExactly("INT", "FRC", "CHS", "R-P", "P-R", "END");
  }

  @ParameterizedTest
  @CsvSource({"X<I>Y, A6 7F", "TRNG, A6 A4", "FAST, A6 AB", "WORKFL, A6 B5"})
  void functionsOfTheDm41xAreReadByName(String name, String bytes) {
    byte[] program = ASSEMBLER.assemble("TRNG\n" + name).programs().get(0);
    assertThat(HEX.formatHex(program)).startsWith("A6 A4 " + bytes);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "57 RCL 01\n58 5\n59 +\n",
        "From the program NAV:\n57 RCL 01\n58 5\n59 +\n",
        "...\n57 RCL 01\n58 5\n59 +\n...\n",
        "The loop:\n\n57 RCL 01\n58 5\n59 +\nThis adds five.\n",
        "057 RCL 01  059 +\n058 5\n",
        "57 RCL 01 58 5 59 +",
      })
  void excerptIsReadWithANote(String listing) {
    Assembler.Assembly assembly = ASSEMBLER.assemble(listing);
    assertThat(HEX.formatHex(assembly.programs().get(0))).isEqualTo("21 15 40 C0 00 0D");
    assertThat(assembly.problems())
        .isNotEmpty()
        .noneMatch(Diagnostic::isError)
        .anyMatch(
            it -> it.message().matches("lines 01 to 56 are missing above|.*several steps in a.*"));
  }
}
