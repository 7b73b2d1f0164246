package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.listing.Assembler;
import hp41.machine.ProgramLoader;
import java.time.Instant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** DEL in PRGM mode. */
class DeletedLinesTest {

  private final Calculator calculator =
      new Calculator(Model.CX, new SilentPeripherals(new VirtualClock(Instant.EPOCH)));

  @ParameterizedTest
  @CsvSource({"0 0 0, 04 SIN", "0 0 2, 03 +"})
  void leaveTheLineBeforeUnlessThereAreNone(String count, String display) {
    new ProgramLoader(calculator.machine().memory())
        .load(
            new Assembler(Internals.known()).assemble("LBL \"A\"\n1\n+\nSIN\nCOS\nEND").programs());
    String keys = "f RCL . 0 0 4 PRGM XEQ ALPHA LOG LN STO ALPHA " + count;
    for (String key : keys.split(" ")) {
      calculator.press(Key.of(key).orElseThrow());
      calculator.proceed(1);
    }
    assertThat(calculator.display()).hasToString(display);
  }
}
