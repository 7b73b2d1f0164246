package hp41.screen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class IndexedColoursTest {

  @ParameterizedTest
  @CsvSource({
    "000000, 16",
    "ffffff, 231",
    "ff0000, 196",
    "1e1a18, 234",
    "48423d, 238",
    "f5f1e8, 255",
    "767676, 243",
    "b3261e, 124",
    "737373, 243"
  })
  void nearestOfTheCubeAndTheGreysIsTaken(String rgb, int number) {
    assertThat(IndexedColours.nearest(Integer.parseInt(rgb, 16))).isEqualTo(number);
  }

  @ParameterizedTest
  @MethodSource("numbers")
  void nearestToAColourThatIsThereIsItself(int number) {
    int rgb = IndexedColours.rgb(number);
    assertThat(IndexedColours.rgb(IndexedColours.nearest(rgb))).isEqualTo(rgb);
  }

  private static IntStream numbers() {
    return IntStream.rangeClosed(16, 255);
  }
}
