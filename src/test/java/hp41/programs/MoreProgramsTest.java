package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hp41.Rounds;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares conversions and the sky with other computations, and plays the games. */
class MoreProgramsTest {

  private final Random random = new Random(45);

  private static String typed(LocalDate date) {
    return String.format(
        Locale.ROOT, "%d.%02d%04d", date.getMonthValue(), date.getDayOfMonth(), date.getYear());
  }

  /** Returns degrees and minutes as HR reads them. */
  private static String typed(int minutes) {
    int positive = Math.abs(minutes);
    return String.format(
        Locale.ROOT, "%s%d.%02d", minutes < 0 ? "-" : "", positive / 60, positive % 60);
  }

  @Test
  void unitsAreThoseOfTheTables() {
    Map<String, Double> metres =
        Map.of("FT", .3048, "IN", .0254, "YD", .9144, "MI", 1609.344, "NM", 1852.0, "M", 1.0);
    List<String> answers = new ArrayList<>();
    List<Double> expected = new ArrayList<>();
    metres.forEach(
        (from, one) ->
            metres.forEach(
                (to, other) -> {
                  answers.addAll(List.of(from, to, "7", "", ""));
                  expected.add(7 * one / other);
                }));
    List<Double> shown = ProgramRun.of("UNIT", answers).numbers();
    assertThat(shown).hasSameSizeAs(expected);
    for (int i = 0; i < shown.size(); i++) {
      assertThat(shown.get(i)).isCloseTo(expected.get(i), within(1e-8 * expected.get(i)));
    }
  }

  @Test
  void eachUnitIsConvertedAndBack() {
    for (String pair :
        List.of("LB KG", "OZ LB", "GAL L", "BTU J", "CAL J", "HP W", "PSI ATM", "C K", "F C")) {
      String[] units = pair.split(" ");
      double there = ProgramRun.of("UNIT", List.of(units[0], units[1], "12.5")).numbers().get(0);
      assertThat(
              ProgramRun.of("UNIT", List.of(units[1], units[0], ProgramRun.typed(there)))
                  .numbers()
                  .get(0))
          .as(pair)
          .isCloseTo(12.5, within(1e-6));
    }
  }

  @Test
  @Tag("random")
  void greatCirclesFollowTheHaversineFormula() {
    for (int round = 0; round < Rounds.of(40); round++) {
      int[] minutes = random.ints(4, -5399, 5400).toArray();
      minutes[3] *= 2;
      List<String> answers = new ArrayList<>();
      Arrays.stream(minutes).forEach(it -> answers.add(typed(it)));
      answers.addAll(List.of("", "", "", ""));
      double[] angle =
          Arrays.stream(minutes).mapToDouble(it -> Math.toRadians(it / 60.0)).toArray();
      double north = Math.sin((angle[2] - angle[0]) / 2);
      double east = Math.sin((angle[3] - angle[1]) / 2);
      double chord = north * north + Math.cos(angle[0]) * Math.cos(angle[2]) * east * east;
      assertThat(ProgramRun.of("GREAT", answers).numbers().get(1))
          .as("%s", answers)
          .isCloseTo(2 * 6371 * Math.asin(Math.sqrt(chord)), within(1e-3));
    }
  }

  @Test
  void eclipsesAreAtNewAndFullMoon() {
    for (LocalDate sun :
        List.of(LocalDate.of(2009, 7, 22), LocalDate.of(2017, 8, 22), LocalDate.of(2024, 4, 9))) {
      assertThat(ProgramRun.of("MOON", List.of(typed(sun), "", "")).shown()).contains("NEW MOON");
    }
    for (LocalDate moon :
        List.of(LocalDate.of(2015, 9, 28), LocalDate.of(2019, 1, 21), LocalDate.of(2022, 11, 8))) {
      List<String> answers = List.of(typed(moon), "", "");
      assertThat(ProgramRun.of("MOON", answers).shown()).contains("FULL MOON");
      assertThat(ProgramRun.of("MOON", answers).numbers().get(0)).isGreaterThan(99);
    }
  }

  @Test
  void biorhythmsAreSines() {
    LocalDate birth = LocalDate.of(1979, 1, 17);
    LocalDate date = LocalDate.of(2026, 11, 27);
    long days = ChronoUnit.DAYS.between(birth, date);
    List<Double> expected = new ArrayList<>(List.of((double) days));
    for (int length : new int[] {23, 28, 33}) {
      expected.add(Math.rint(100 * Math.sin(2 * Math.PI * days / length)) + 0.0);
    }
    assertThat(ProgramRun.of("BIO", List.of(typed(birth), typed(date), "", "", "")).numbers())
        .containsExactlyElementsOf(expected);
  }

  private static int[] reply(String code, String guess) {
    int black = (int) IntStream.range(0, 4).filter(i -> code.charAt(i) == guess.charAt(i)).count();
    int both = 0;
    for (char digit = '1'; digit <= '6'; digit++) {
      int one = digit;
      both +=
          (int)
              Math.min(
                  code.chars().filter(it -> it == one).count(),
                  guess.chars().filter(it -> it == one).count());
    }
    return new int[] {black, both - black};
  }

  @Test
  @Tag("random")
  void codesAreFoundByConsistentGuesses() {
    for (int round = 0; round < Rounds.of(20); round++) {
      List<String> codes =
          new ArrayList<>(
              IntStream.range(1111, 6667)
                  .mapToObj(Integer::toString)
                  .filter(it -> it.matches("[1-6]{4}"))
                  .toList());
      List<String> answers = new ArrayList<>(List.of("." + (1 + random.nextInt(999))));
      for (int guess = 1; ; guess++) {
        String tried = codes.get(random.nextInt(codes.size()));
        answers.addAll(List.of(tried, ""));
        List<String> shown = ProgramRun.of("MASTER", answers).shown();
        String reply = shown.get(2 * guess);
        codes.removeIf(
            it -> {
              int[] pins = reply(it, tried);
              return !reply.equals("BLACK=" + pins[0] + " WHITE=" + pins[1]);
            });
        assertThat(codes).as("%s", answers).isNotEmpty();
        if (reply.startsWith("BLACK=4")) {
          assertThat(shown).endsWith("GUESSES=" + guess);
          break;
        }
      }
    }
  }

  @Test
  void afterTenGuessesTheCodeIsShown() {
    List<String> answers = new ArrayList<>(List.of("7"));
    answers.addAll(Collections.nCopies(10, "1111\n"));
    String last =
        ProgramRun.of("MASTER", answers).shown().stream()
            .reduce((one, other) -> other)
            .orElseThrow();
    assertThat(last).matches("CODE=[1-6]{4}");
  }

  @Test
  @Tag("random")
  void nimIsWonByWhoeverLeavesOneMoreThanAMultiple() {
    for (int round = 0; round < Rounds.of(40); round++) {
      int most = 2 + random.nextInt(4);
      int left = 5 + random.nextInt(30);
      List<String> answers = new ArrayList<>(List.of("" + left, "" + most));
      List<String> expected = new ArrayList<>(List.of("MATCHES?", "AT MOST?"));
      while (left > 0) {
        int mine = 1 + random.nextInt(Math.min(most, left));
        answers.addAll(List.of("" + mine, "", ""));
        expected.add("YOU TAKE?");
        left -= mine;
        if (left == 0) {
          expected.add("I WIN");
          break;
        }
        int other = (left - 1) % (most + 1);
        other = other == 0 ? 1 : other;
        left -= other;
        expected.add("I TAKE " + other);
        expected.add(left == 0 ? "YOU WIN" : left + " LEFT");
      }
      assertThat(ProgramRun.of("NIM", answers).shown().stream().limit(expected.size()))
          .as("%s", answers)
          .containsExactlyElementsOf(expected);
    }
  }

  @Test
  @Tag("random")
  void theShipFallsAsTheEngineAllows() {
    for (int round = 0; round < Rounds.of(40); round++) {
      List<String> answers = new ArrayList<>(List.of("", ""));
      List<String> expected = new ArrayList<>();
      double altitude = 500;
      double speed = -50;
      double fuel = 120;
      while (true) {
        expected.add(String.format(Locale.ROOT, "ALT=%.0f V=%.0f", altitude, speed));
        expected.add(String.format(Locale.ROOT, "FUEL=%.0f", fuel));
        int burn = 2 * random.nextInt(6) + 1;
        if (fuel > 0) {
          expected.add("BURN?");
          answers.add("" + burn);
        }
        answers.addAll(List.of("", ""));
        double used = Math.min(burn, fuel);
        fuel -= used;
        double change = used - 5;
        if (altitude + speed + change / 2 <= 0) {
          double touch = Math.sqrt(Math.abs(speed * speed - 2 * change * altitude));
          expected.add((touch <= 5 ? "LANDED" : "CRASH") + " V=" + Math.round(-touch));
          break;
        }
        altitude += speed + change / 2;
        speed += change;
        if (expected.size() > 200) {
          return;
        }
      }
      assertThat(ProgramRun.of("LANDER", answers).shown().stream().limit(expected.size()))
          .as("%s", answers)
          .containsExactlyElementsOf(expected);
    }
  }

  @Test
  void wordsAreFoundOrShown() {
    List<String> answers = new ArrayList<>(List.of("4", ""));
    for (char letter = 'A'; letter <= 'Z'; letter++) {
      answers.addAll(List.of("" + letter, ""));
    }
    String last =
        ProgramRun.of("HANGMAN", answers).shown().stream()
            .filter(it -> it.matches("[A-Z]{6} FOUND|WORD=[A-Z]{6}"))
            .findFirst()
            .orElseThrow();
    String word = last.replaceAll("WORD=| FOUND", "");
    List<String> right = new ArrayList<>(List.of("4", ""));
    word.chars().distinct().forEach(it -> right.addAll(List.of("" + (char) it, "")));
    assertThat(ProgramRun.of("HANGMAN", right).shown()).contains(word + " FOUND");
  }
}
