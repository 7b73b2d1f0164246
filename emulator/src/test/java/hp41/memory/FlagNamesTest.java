package hp41.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FlagNamesTest {

  @Test
  void eachFlagHasAShortName() {
    assertThat(IntStream.range(0, Flags.COUNT).mapToObj(FlagNames::of))
        .hasSize(Flags.COUNT)
        .allSatisfy(name -> assertThat(name).isNotBlank().hasSizeBetween(3, FlagNames.LONGEST));
  }

  @Test
  void namesMatchTheirNumbers() {
    assertThat(FlagNames.of(Flags.AUDIO)).isEqualTo("sound");
    assertThat(FlagNames.of(Flags.FIX)).isEqualTo("FIX");
    assertThat(FlagNames.of(Flags.PRGM)).isEqualTo("PRGM mode");
    assertThat(FlagNames.of(Flags.PRINTER)).isEqualTo("printer exists");
  }
}
