package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CorrectOnMicrocodeTest extends CorrectTest {

  @BeforeEach
  void useMicrocode() {
    calculator.engine(Optional.of(Roms.cx()));
  }

  @Test
  void theAccuracyFactorAppliesOnBothEngines() {
    calculator.engine(Optional.empty());
    calculator.type("FIX 6");
    type("0.1 SETAF");
    calculator.engine(Optional.of(Roms.cx()));
    wall.advance(DAY);
    type("TIME");
    assertThat(x()).startsWith("10.3124");
    type("0.1 SETAF");
    calculator.engine(Optional.empty());
    wall.advance(DAY);
    type("TIME");
    assertThat(x()).startsWith("10.3248");
  }
}
