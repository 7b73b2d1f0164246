package hp41.machine;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator;
import hp41.Inside;
import hp41.Internals;
import hp41.Model;
import hp41.SilentPeripherals;
import hp41.VirtualClock;
import hp41.listing.Assembler;
import hp41.memory.Flags;
import java.time.Instant;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests how long a program's message is displayed. */
class StandingMessagesTest {

  private final Calculator calculator =
      new Calculator(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)));

  @ParameterizedTest
  @CsvSource({
    "AVIEW / SF 25 / 0 / 1/X / 7, ' 7.0000', false",
    "AVIEW / SF 25 / 1E99 / X^2 / 7, HI, true",
    "AVIEW / SF 25 / 99 / ENTER^ / Y^X / 7, HI, true",
    "VIEW X / PROMPT, HI, true",
    "AON / VIEW X / PROMPT, HI, false",
    "AON / VIEW X / STOP, ' 0.0000', true"
  })
  void messageEndsWithASuppressedErrorOrAPromptInAlphaMode(
      String lines, String display, boolean displayed) {
    String listing = "LBL \"A\"\n\"HI\"\n" + lines.replace(" / ", "\n") + "\nEND";
    new ProgramLoader(Inside.of(calculator).memory())
        .load(new Assembler(Internals.known()).assemble(listing).programs());
    assertThat(calculator.type("XEQ \"A\"")).isEmpty();
    calculator.proceed(100);
    assertThat(calculator.display()).hasToString(display);
    assertThat(Inside.of(calculator).flags().get(Flags.MESSAGE)).isEqualTo(displayed);
  }

  /** R-P with flag 25 set overwrites flags with digits of its angle, including flag 50. */
  @Test
  void flag50AloneIsNotAMessage() {
    calculator.type("9E99 ENTER^ RAD R-P");
    assertThat(calculator.error()).isEqualTo("OUT OF RANGE");
    calculator.type("SF 25 R-P");
    Flags flags = Inside.of(calculator).flags();
    assertThat(IntStream.range(0, Flags.COUNT).filter(flags::get))
        .as("7.853981634E-01, 24 to 31 as they were")
        .containsExactly(
            0, 7, 9, 10, 14, 15, 17, 20, 23, 26, 28, 29, 37, 38, 39, 40, 45, 47, 50, 52, 55);
    assertThat(calculator.error()).isEmpty();
    assertThat(Inside.of(calculator).outbox().message()).isEmpty();
  }
}
