package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Checks that the error of a typed line is known before the line is executed. */
class RefusedLinesTest {

  private static final int LINES = 300;

  /** Words that can be executed, without errors of their functions. */
  private static final List<String> EXECUTED =
      List.of(
          "2",
          "-1.5E3",
          "\"TEXT\"",
          "RAD",
          "ABS",
          "STO 01",
          "FIX 2",
          "XEQ \"ABS\"",
          "SF 05",
          "GTO \"OLD\"",
          "CLST");

  /** Words that cannot be executed; those of the accessories are valid in PRGM mode. */
  private static final List<String> REFUSED =
      List.of(
          "FNORD",
          "XEQ \"NOSUCH\"",
          "XEQ \"STO\"",
          "STO 200",
          "PRX",
          "WRTPV",
          "XEQ \"PRX\"",
          "RCLPT",
          "XYZALM",
          "OLD",
          "1E300",
          "LBL",
          "TONE 12");

  private final Random random = new Random(102101);

  @Test
  void lineIsRefusedForTheReasonThatIsKnownBefore() {
    int refused = 0;
    for (int i = 0; i < LINES; i++) {
      String line = line();
      boolean prgm = random.nextInt(4) == 0;
      Calculator asked = calculator(prgm);
      Image before = asked.image();
      Optional<TypedLineError> expected = Internals.refusal(asked, line);
      assertThat(asked.image()).as(line).isEqualTo(before);
      assertThat(calculator(prgm).type(line)).as(line).isEqualTo(expected);
      refused += expected.isPresent() ? 1 : 0;
    }
    assertThat(refused).isBetween(LINES / 3, LINES - 30);
  }

  private String line() {
    List<String> words = new ArrayList<>();
    int count = 1 + random.nextInt(4);
    for (int i = 0; i < count; i++) {
      List<String> from = random.nextInt(count + 1) == 0 ? REFUSED : EXECUTED;
      words.add(from.get(random.nextInt(from.size())));
    }
    return String.join(" ", words);
  }

  private static Calculator calculator(boolean prgm) {
    Calculator calculator =
        new Calculator(Model.CV, new SilentPeripherals(InstantSource.fixed(Instant.EPOCH)));
    calculator.press(Key.PRGM);
    calculator.type("LBL \"OLD\" 1 +");
    if (!prgm) {
      calculator.press(Key.PRGM);
    }
    return calculator;
  }
}
