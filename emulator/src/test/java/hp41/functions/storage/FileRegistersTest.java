package hp41.functions.storage;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.FileBench;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests registers of new and changed files as recorded on the machine. */
class FileRegistersTest {

  @ParameterizedTest
  @CsvSource({
    "3 SEEKPT, 5, 3",
    "4 SEEKPT, 5, 4",
    "5 SEEKPT, 5, 4",
    "6 SEEKPT, 5, 4",
    "11 SEEKPT, 5, 4",
    "11 SEEKPT, -5, 4",
    "11 SEEKPT, 1, 0",
    "11 SEEKPT, 12, 11",
    "11 SEEKPT, 20, 11",
    "0.011 SAVERX, 12, 12",
    "0.011 SAVERX, 20, 12",
    "0.011 SAVERX, -12, 12"
  })
  void pointerRemainsInTheFile(String before, int size, int pointer) {
    assertThat(new FileBench().after("\"X\" 12 CRFLD " + before + " " + size + " RESZFL RCLPT"))
        .isEqualTo(" " + pointer + ".0000");
  }

  @Test
  void newTextFileContainsNothingOfOlderFiles() {
    FileBench bench = new FileBench();
    bench.after("\"AB\" 10 CRFLD \"CD\" 5 CRFLAS \"XYZ\" APPREC \"AB\" PURFL \"CD\" PURFL");
    bench.after("\"EF\" 50 CRFLAS");
    long[] registers = bench.calculator().image().registers();
    assertThat(registers[0xBD]).isEqualTo(0xFF58595AFF0000L);
    assertThat(Arrays.stream(registers, 0x8C, 0xBD)).containsOnly(0L);
    assertThat(registers[0x8B]).isEqualTo(0xFFFFFFFFFFFFFFL);
  }

  @Test
  void editorWritesTheAddressOfTheHeader() {
    FileBench bench = new FileBench();
    bench.after("\"X\" 3 CRFLAS ED");
    assertThat(bench.calculator().image().registers()[0xBE]).isEqualTo(0x30BE0000000003L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Σ+", "Σ-"})
  void textIsReportedBeforeMissingStatisticsRegisters(String sum) {
    FileBench bench = new FileBench();
    assertThat(bench.after("SIZE 000 1 ENTER^ " + sum)).isEqualTo("NONEXISTENT");
    assertThat(bench.after("\"AB\" ASTO Y " + sum)).isEqualTo("ALPHA DATA");
    assertThat(bench.after("\"AB\" ASTO X 0 X<>Y " + sum)).isEqualTo("ALPHA DATA");
  }
}
