package hp41.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class LabelNameTest {

  private static final String LETTERS = "aAbBzZéÉµßſK\u212AΣ∡≠^↑~1_";

  @Test
  void onlyTheSameNamesFoldToTheSameKey() {
    Random random = new Random(41);
    for (int i = 0; i < 20_000; i++) {
      String one = name(random);
      String other = name(random);
      assertThat(LabelName.folded(one).equals(LabelName.folded(other)))
          .as(one + " and " + other)
          .isEqualTo(LabelName.isSame(one, other));
    }
  }

  private static String name(Random random) {
    StringBuilder name = new StringBuilder();
    for (int length = 1 + random.nextInt(2); length > 0; length--) {
      name.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
    }
    return name.toString();
  }
}
