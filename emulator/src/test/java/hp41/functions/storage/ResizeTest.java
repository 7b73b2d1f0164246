package hp41.functions.storage;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.FileBench;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where the pointer of a data file stands when the file has another size (recorded). */
class ResizeTest {

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
  void thePointerStaysInTheFile(String before, int size, int pointer) {
    assertThat(new FileBench().after("\"X\" 12 CRFLD " + before + " " + size + " RESZFL RCLPT"))
        .isEqualTo(" " + pointer + ".0000");
  }
}
