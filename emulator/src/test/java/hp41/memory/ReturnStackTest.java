package hp41.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests return addresses in status registers a and b. */
class ReturnStackTest {

  private final Memory memory = new Memory(0x200, 100, Set.of());
  private final ReturnStack returns = new ReturnStack(memory);

  @Test
  void byteHasThreeBitsAndRegisterNine() {
    memory.write(Memory.STATUS_B, 0x219B);
    returns.push(0x61EB);
    returns.push(0x00C0);
    assertThat(Word.hex(memory.read(Memory.STATUS_B))).isEqualTo("000DEB00C0219B");
    assertThat(returns.pop()).isEqualTo(0x00C0);
    assertThat(returns.pop()).isEqualTo(0x61EB);
    assertThat(returns.isPending()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {0x18116, 0x16410, 0x1FFFE})
  void returnIntoAModuleIsRestored(int counter) {
    int[] page = new int[Rom.PAGE];
    page[0] = 29;
    memory.plug(new Rom(Map.of(6, page)));
    returns.push(counter);
    assertThat(returns.pop()).isEqualTo(counter);
  }

  @Test
  void addressesOfOlderStateFilesAreNotPacked() {
    memory.write(Memory.STATUS_B, 0x61EB_219BL);
    assertThat(returns.pending()).containsExactly(0x1EB * 7 + 6);
    assertThat(returns.pop()).isEqualTo(0x61EB);
  }
}
