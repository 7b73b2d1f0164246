package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Checks that the list of names is collected again when, and only when, it has changed. */
class NameCatalogTest {

  private static final int ROUNDS = 200;

  @Test
  void namesAreNotCollectedAgainForEachLine() {
    Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(InstantSource.system()));
    List<KnownName> names = calculator.names();
    calculator.type("2 3 + STO 05 CLRG");
    assertThat(calculator.names()).isSameAs(names);
  }

  @Test
  void namesFollowEveryChangeOfPrograms() {
    long seed = System.nanoTime();
    Random random = new Random(seed);
    Calculator calculator = new Calculator(Model.CX, new SilentPeripherals(InstantSource.system()));
    Image earlier = calculator.image();
    for (int round = 0; round < ROUNDS; round++) {
      Image before = calculator.image();
      change(calculator, random, earlier);
      earlier = random.nextInt(4) == 0 ? before : earlier;
      assertThat(calculator.names())
          .as("seed %d, round %d", seed, round)
          .isEqualTo(anew(calculator));
    }
  }

  private static List<KnownName> anew(Calculator calculator) {
    Calculator other =
        Calculator.builder(calculator.model(), new SilentPeripherals(InstantSource.system()))
            .plugged(calculator.plugged())
            .build();
    other.restore(calculator.image());
    return other.names();
  }

  private static void change(Calculator calculator, Random random, Image earlier) {
    String name = "\"" + (char) ('K' + random.nextInt(6)) + "\"";
    switch (random.nextInt(7)) {
      case 0, 1, 2 -> write(calculator, "GTO .. LBL " + name);
      case 3 -> calculator.type("CLP " + name);
      case 4 -> write(calculator, "GTO .001 LBL " + name);
      case 5 -> calculator.restore(earlier);
      default ->
          calculator.plug(
              Model.CX,
              random.nextBoolean()
                  ? Plugged.NOTHING
                  : Plugged.NOTHING.with(List.of(Accessory.PRINTER)));
    }
  }

  private static void write(Calculator calculator, String words) {
    calculator.press(Key.PRGM);
    calculator.type(words);
    calculator.press(Key.PRGM);
  }
}
