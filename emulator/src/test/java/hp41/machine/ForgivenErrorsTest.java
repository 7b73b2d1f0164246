package hp41.machine;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Model;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.keyboard.Pace;
import hp41.listing.Assembler;
import hp41.listing.ProgramLoader;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Errors that flag 25 forgives. */
class ForgivenErrorsTest {

  private final Calculator calculator =
      new Calculator(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)), Pace.FULL);

  @ParameterizedTest
  @CsvSource({"0 / 1/X, ' 7.0000'", "1E99 / X^2, HI", "99 / ENTER^ / Y^X, HI"})
  void takeAMessageAwayUnlessAResultIsOutOfRange(String lines, String display) {
    String listing = "LBL \"A\"\n\"HI\"\nAVIEW\nSF 25\n" + lines.replace(" / ", "\n") + "\n7\nEND";
    new ProgramLoader(calculator.machine().memory())
        .load(new Assembler(Accessory.known()).assemble(listing).programs());
    assertThat(calculator.type("XEQ \"A\"")).isEmpty();
    calculator.proceed(100);
    assertThat(calculator.display()).hasToString(display);
    assertThat(calculator.machine().flags().get(25)).isFalse();
  }
}
