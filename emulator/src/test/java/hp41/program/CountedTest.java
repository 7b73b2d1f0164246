package hp41.program;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.text.Counted;
import org.junit.jupiter.api.Test;

class CountedTest {

  @Test
  void onlyOneIsSingular() {
    assertThat(Counted.of(0, "line")).isEqualTo("0 lines");
    assertThat(Counted.of(1, "line")).isEqualTo("1 line");
    assertThat(Counted.of(21, "line")).isEqualTo("21 lines");
    assertThat(Counted.of("1", "second")).isEqualTo("1 second");
    assertThat(Counted.of("1.5", "second")).isEqualTo("1.5 seconds");
    assertThat(Counted.of("1,000", "byte")).isEqualTo("1,000 bytes");
  }

  @Test
  void noRoomMessageHasTheSingularForOneRegister() {
    assertThat(new NoRoom(1, 0, 318))
        .hasMessage("needs 1 register, but only 0 are free: SIZE 318 makes room");
    assertThat(new NoRoom(2, 1, 317))
        .hasMessage("needs 2 registers, but only 1 is free: SIZE 317 makes room");
  }
}
