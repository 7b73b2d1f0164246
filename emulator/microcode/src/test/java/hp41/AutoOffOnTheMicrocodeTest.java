package hp41;

import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;

/** The machine's microcode switches off like that as well: its display driver has the timer. */
class AutoOffOnTheMicrocodeTest extends AutoOffTest {

  @BeforeEach
  void change() {
    calculator.engine(Optional.of(Roms.cx()));
  }
}
