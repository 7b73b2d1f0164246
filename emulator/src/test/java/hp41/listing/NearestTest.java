package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.text.Nearest;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests suggestions for misspelled words. */
class NearestTest {

  private static final List<String> NAMES = List.of("SIN", "SIGN", "ASIN", "SCI", "COS", "ENTER^");

  @ParameterizedTest
  @CsvSource({
    "SIN, SIN, 0",
    "SNI, SIN, 1",
    "SINN, SIN, 1",
    "SI, SIN, 1",
    "SUN, SIN, 1",
    "ABCD, BADC, 2",
    "'', SIN, 3",
    "KITTEN, SITTING, 3",
  })
  void distanceCountsCharactersToChange(String one, String other, int distance) {
    assertThat(Nearest.distance(one, other)).isEqualTo(distance);
    assertThat(Nearest.distance(other, one)).isEqualTo(distance);
  }

  @Test
  void mostSimilarNamesAreFirst() {
    assertThat(Nearest.to("SINN", NAMES)).containsExactly("SIN", "SIGN");
    assertThat(Nearest.to("XYZZY", NAMES)).isEmpty();
    assertThat(Nearest.to("8QUENS", List.of("SIN", "8QUEENS"))).containsExactly("8QUEENS");
  }

  /** Compares the search, which stops early, with complete distances. */
  @Test
  void stoppingEarlyFindsAllNames() {
    Random random = new Random(41);
    for (int i = 0; i < 2000; i++) {
      String word = word(random);
      List<String> names = IntStream.range(0, 20).mapToObj(any -> word(random)).toList();
      int most = Math.max(1, word.length() / 3);
      assertThat(Nearest.to(word, names))
          .as(word + " " + names)
          .hasSize((int) Math.min(3, names.stream().filter(it -> isNear(word, it, most)).count()))
          .allMatch(it -> isNear(word, it, most));
      assertThat(names)
          .allMatch(it -> Nearest.isSimilar(word, it, 1) == Nearest.distance(word, it) <= 1, word);
    }
  }

  private static boolean isNear(String word, String name, int most) {
    int distance = Nearest.distance(word, name);
    return distance <= most && distance < word.length();
  }

  private static String word(Random random) {
    return IntStream.range(0, 1 + random.nextInt(7))
        .mapToObj(any -> String.valueOf((char) ('A' + random.nextInt(4))))
        .collect(Collectors.joining());
  }
}
