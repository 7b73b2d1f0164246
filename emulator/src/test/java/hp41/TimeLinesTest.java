package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.peripherals.HostModules;
import hp41.peripherals.Peripherals;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks {@link TimeLines}. */
class TimeLinesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {"-0400-03-01T00:00:00Z", "2026-01-15T10:30:00Z", "+10027-11-28T09:51:00.123456Z"})
  void aStateCanBeReadWhateverTheYearOfTheComputer(String time) throws IOException {
    Instant now = Instant.parse(time);
    Calculator calculator = new Calculator(Model.CX, (Peripherals) () -> () -> now);
    calculator.type("RUNSW");
    Image image = calculator.image();
    assertThat(StateFile.content(image)).asString().contains(" since " + now);
    assertThat(StateFile.read(Path.of("state"), StateFile.content(image), HostModules.NONE))
        .isEqualTo(image);
  }
}
