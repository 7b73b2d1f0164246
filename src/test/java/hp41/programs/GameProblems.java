package hp41.programs;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Random games, also with moves that are not allowed.
 *
 * @param program NIM, MASTER or LANDER
 */
record GameProblems(@Override String program) implements ProblemSource {

  /** What is typed and what must be shown. */
  private record Game(List<String> typed, List<String> shown) {

    Game() {
      this(new ArrayList<>(), new ArrayList<>());
    }

    void ask(String question, String answer) {
      shown.add(question);
      typed.add(answer);
    }

    void show(String line) {
      ask(line, "");
    }

    Problem problem() {
      return Problem.of(typed, shown);
    }
  }

  @Override
  public String domain() {
    return switch (program) {
      case "NIM" -> "heaps of 5 to 60 matches, by its optimal play";
      case "MASTER" -> "games of 10 guesses, by its random numbers and the score of each guess";
      default -> "flights with burns from 0 to 50, by the motion in each second";
    };
  }

  @Override
  public String promise() {
    return "exact";
  }

  @Override
  public Problem next(Random random) {
    return switch (program) {
      case "NIM" -> nim(random);
      case "MASTER" -> master(random);
      default -> lander(random);
    };
  }

  private static Problem nim(Random random) {
    Game game = new Game();
    boolean given = random.nextInt(4) > 0;
    int left = given ? 5 + random.nextInt(56) : 22;
    int most = given ? 2 + random.nextInt(8) : 3;
    if (random.nextBoolean()) {
      game.ask("MATCHES?", "" + random.nextInt(5));
      game.show("BAD NUMBER");
    }
    game.ask("MATCHES?", given ? "" + left : "");
    game.ask("AT MOST?", given ? "" + most : "");
    while (left > 0) {
      int best = (left - 1) % (most + 1);
      int mine = random.nextBoolean() && best > 0 ? best : 1 + random.nextInt(most);
      game.ask("YOU TAKE?", "" + mine);
      if (mine > left) {
        game.show("BAD NUMBER");
        continue;
      }
      left -= mine;
      int other = Math.max(1, Math.floorMod(left - 1, most + 1));
      if (left > 0) {
        game.show("I TAKE " + other);
        left -= other;
        game.show(left > 0 ? left + " LEFT" : "YOU WIN");
      } else {
        game.show("I WIN");
      }
    }
    return game.problem();
  }

  private static Problem master(Random random) {
    Game game = new Game();
    BigDecimal seed = BigDecimal.valueOf(random.nextInt(100_000), random.nextInt(6));
    game.ask("SEED?", Reference.line(seed));
    String code = code(seed);
    for (int guess = 1; guess <= 10; guess++) {
      if (random.nextInt(5) == 0) {
        game.ask("GUESS?", List.of("1237", "123", "11111", "1023").get(random.nextInt(4)));
        game.show("4 OF 1 TO 6");
      }
      String tried = random.nextInt(8) == 0 ? code : guess(random);
      game.ask("GUESS?", tried);
      int black =
          (int) IntStream.range(0, 4).filter(i -> code.charAt(i) == tried.charAt(i)).count();
      int both =
          IntStream.rangeClosed('1', '6')
              .map(it -> Math.min(count(code, it), count(tried, it)))
              .sum();
      game.show("BLACK=" + black + " WHITE=" + (both - black));
      if (black == 4) {
        game.show("GUESSES=" + guess);
        return game.problem();
      }
    }
    game.show("CODE=" + code);
    return game.problem();
  }

  private static int count(String text, int digit) {
    return (int) text.chars().filter(it -> it == digit).count();
  }

  private static String guess(Random random) {
    return random.ints(4, 1, 7).mapToObj(Integer::toString).reduce("", String::concat);
  }

  /** The generator with the ten digits of the calculator. */
  private static String code(BigDecimal seed) {
    BigDecimal number = fraction(Reference.rounded(seed.multiply(new BigDecimal("3.141592654"))));
    StringBuilder code = new StringBuilder();
    for (int i = 0; i < 4; i++) {
      BigDecimal product = Reference.rounded(number.multiply(BigDecimal.valueOf(9821)));
      number = fraction(Reference.rounded(product.add(new BigDecimal(".211327"))));
      code.append(1 + number.multiply(BigDecimal.valueOf(6)).intValue());
    }
    return code.toString();
  }

  private static BigDecimal fraction(BigDecimal number) {
    return number.subtract(number.setScale(0, RoundingMode.DOWN));
  }

  private static Problem lander(Random random) {
    Game game = new Game();
    double altitude = 500;
    double speed = -50;
    int fuel = 120;
    int most = 1 + random.nextInt(25);
    for (int second = 0; second < 60; second++) {
      game.show(String.format(Locale.ROOT, "ALT=%s V=%.0f", whole(altitude), speed));
      game.show("FUEL=" + fuel);
      int burn = Math.min(fuel, random.nextInt(most + 1));
      if (fuel > 0) {
        if (random.nextInt(9) == 0) {
          game.ask("BURN?", random.nextBoolean() ? "-1" : "51");
          game.show("0 TO 50");
        }
        game.ask("BURN?", "" + burn);
      }
      fuel -= burn;
      double change = burn - 5;
      if (altitude + speed + change / 2 <= 0) {
        double touch = Math.sqrt(Math.abs(speed * speed - 2 * change * altitude));
        game.show((touch <= 5 ? "LANDED" : "CRASH") + " V=" + whole(-touch));
        break;
      }
      altitude += speed + change / 2;
      speed += change;
    }
    return game.problem();
  }

  /** Returns a number without decimals, as FIX 0 rounds it. */
  private static String whole(double number) {
    return new BigDecimal(number)
        .setScale(9, RoundingMode.HALF_UP)
        .setScale(0, RoundingMode.HALF_UP)
        .toPlainString();
  }
}
