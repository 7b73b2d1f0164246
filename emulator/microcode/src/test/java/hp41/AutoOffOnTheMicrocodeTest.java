package hp41;

import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;

/** Automatic switching off on the microcode, where the display driver contains the timer. */
class AutoOffOnTheMicrocodeTest extends AutoOffTest {

  @BeforeEach
  void useMicrocode() {
    calculator.engine(Optional.of(Roms.cx()));
  }
}
