package hp41.programs;

import static hp41.programs.Reference.DIGITS;
import static org.assertj.core.api.Assertions.assertThat;

import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.cli.Run;
import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Checks triangles in RAD mode with an angle near pi, which no number represents exactly. */
class TriRadianTest {

  private static final long SEED = Long.getLong("hp41.seed", 57);

  @Test
  void smallAnglesBesidePiAreExact() {
    Random random = new Random(SEED);
    BigDecimal pi = BigDecimalMath.pi(DIGITS);
    for (int round = 0; round < 20; round++) {
      double rest = Math.pow(10, -4 + 3.5 * random.nextDouble());
      BigDecimal s1 = Reference.typed(1 + 1000 * random.nextDouble());
      BigDecimal a1 = Reference.typed(Math.PI - rest);
      BigDecimal a3 = Reference.typed(rest * (.01 + .98 * random.nextDouble()));
      BigDecimal a2 = pi.subtract(a1).subtract(a3);
      BigDecimal part = s1.divide(BigDecimalMath.sin(a2, DIGITS), DIGITS);
      String input =
          "ASA\n%s\n%s\n%s\n\n\n\n\n\n\n"
              .formatted(Reference.line(a3), Reference.line(s1), Reference.line(a1));
      Run run = Run.of(input, "run", "TRI", "RAD", "SCI", "9");
      assertIsNear(run, "A2=", a2);
      assertIsNear(run, "S2=", part.multiply(BigDecimalMath.sin(a3, DIGITS)));
      assertIsNear(run, "S3=", part.multiply(BigDecimalMath.sin(a1, DIGITS)));
    }
  }

  private static void assertIsNear(Run run, String name, BigDecimal exact) {
    assertThat(Reference.isNear(Problem.number(run.lines(), name), exact, 3e-9))
        .as("%s is %s, seed %d: %s", name, exact, SEED, run.lines())
        .isTrue();
  }
}
