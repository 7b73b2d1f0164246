package hp41.format;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.listing.Diagnostic;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests dumps of the complete memory. */
class MemoryDumpTest {

  private static ProgramFile read(String dump) {
    return Samples.read(dump.getBytes(StandardCharsets.US_ASCII));
  }

  private static List<String> problems(String dump) {
    return read(dump).problems().stream().map(Diagnostic::toString).toList();
  }

  private static String dump() {
    return new String(Samples.dump(Samples.two()), StandardCharsets.US_ASCII);
  }

  @Test
  void dumpWithoutProgramsIsRead() {
    ProgramFile file =
        read(
            "DM41\r\n0c  00000000000000  1a70016919c19b\r\n198  0 \r\n"
                .replace("  0 ", "  " + "00000000000000  ".repeat(3) + "00000000c00020"));
    assertThat(file.problems()).isEmpty();
    assertThat(file.programs()).isEmpty();
    assertThat(file.format()).isEqualTo(ProgramFile.Format.DM41);
  }

  @ParameterizedTest
  @CsvSource({"DM41, ''", "PX41, ''", "DM41, EOF", "PX41, EOF", "PX41, '  EOF  \n\u0000garbage'"})
  void dumpOfEitherCalculatorIsReadUpToItsEnd(String header, String end) {
    ProgramFile file = read(dump().replace("DM41", header) + end + '\n');
    assertThat(file.format()).isEqualTo(ProgramFile.Format.DM41);
    assertThat(file.problems()).isEmpty();
    assertThat(file.programs()).containsExactlyElementsOf(read(dump()).programs()).isNotEmpty();
  }

  @Test
  void dumpWithoutRegisterCHasNoPrograms() {
    assertThat(problems(dump().replaceAll("(?m)^0c.*\n", "")))
        .containsExactly(
            "1:1: register c, at address 0D, is missing: it contains the address of the programs");
  }

  @Test
  void invalidRegistersAreReportedWithLineAndColumn() {
    String[] lines = dump().split("\n");
    int last = lines.length - 2;
    String column = lines[last].substring(0, 5) + "x" + lines[last].substring(6);
    List<String> problems = problems(dump().replace(lines[last], column));
    assertThat(problems)
        .contains(
            "%d:6: register 1FC does not have 14 hexadecimal digits and is read as zeros"
                .formatted(last + 1));
  }

  @Test
  void invalidLinesAreReported() {
    assertThat(problems(dump() + "zz 00000000000000\n3ff 00000000000000 00000000000000\n"))
        .hasSize(2)
        .satisfies(
            it ->
                assertThat(it.get(0))
                    .endsWith(":1: zz is not the address of a register, 00 to 3FF"))
        .satisfies(it -> assertThat(it.get(1)).endsWith("there is no register after 3FF"));
  }

  @Test
  void truncatedDumpIsReportedAndCompleteProgramsAreRead() {
    String whole = dump();
    ProgramFile file = read(whole.substring(0, whole.lastIndexOf("\n1fc")));
    assertThat(file.problems())
        .singleElement()
        .asString()
        .isEqualTo("2:1: register 1FF, where programs begin, is missing: the dump is incomplete");
    assertThat(file.isRepairable()).isTrue();
  }

  @Test
  void invalidPointersAreReported() {
    assertThat(problems("DM41\n0c  00000000000000  1a70016919b19c\n"))
        .containsExactly(
            "2:1: register c has R00 at 19B and .END. at 19C: there can be no programs between them");
    assertThat(problems("DM41\n0c  00000000000000  1a70016919c19b\n19b  00000000000001"))
        .containsExactly("2:1: there is no .END. at the address in register c");
  }
}
