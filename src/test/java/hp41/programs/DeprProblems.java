package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;

/** Depreciation by the three methods. */
final class DeprProblems implements ProblemSource {

  private static final BigDecimal PART = new BigDecimal("5e-9");

  /** An asset that depreciates over some years. */
  private record Asset(BigDecimal cost, BigDecimal salvage, int life, String method, int factor) {

    BigDecimal depreciation(int year, BigDecimal book) {
      BigDecimal base = cost.subtract(salvage);
      BigDecimal years = BigDecimal.valueOf(life);
      return switch (method) {
        case "SL" -> base.divide(years, DIGITS);
        case "SOYD" ->
            base.multiply(BigDecimal.valueOf(2L * (life - year + 1)))
                .divide(BigDecimal.valueOf((long) life * (life + 1)), DIGITS);
        default ->
            book.multiply(BigDecimal.valueOf(factor, 2))
                .divide(years, DIGITS)
                .min(book.subtract(salvage));
      };
    }

    Verdict verdict(List<String> shown, int year) {
      BigDecimal book = cost;
      BigDecimal last = BigDecimal.ZERO;
      for (int i = 1; i <= year; i++) {
        last = depreciation(i, book);
        book = book.subtract(last);
      }
      boolean right =
          isNear(Problem.number(shown, "DEP="), last)
              && isNear(Problem.number(shown, "BOOK="), book)
              && isNear(Problem.number(shown, "RDV="), book.subtract(salvage));
      return Verdict.of(right);
    }

    private boolean isNear(BigDecimal shown, BigDecimal exact) {
      return Reference.isWithin(shown, exact, cost.multiply(PART));
    }
  }

  @Override
  public String program() {
    return "DEPR";
  }

  @Override
  public String domain() {
    return "costs of .01 to 1E9, any salvage value, 1 to 60 years, factors of 100 to 300";
  }

  @Override
  public String promise() {
    return "5E-9 of the cost";
  }

  @Override
  public Problem next(Random random) {
    BigDecimal cost =
        BigDecimal.valueOf(Math.pow(10, -1.9 + random.nextDouble() * 9.9))
            .setScale(2, RoundingMode.HALF_UP);
    BigDecimal salvage =
        cost.multiply(BigDecimal.valueOf(random.nextDouble())).setScale(2, RoundingMode.DOWN);
    int life = 1 + random.nextInt(60);
    int year = 1 + random.nextInt(life);
    String method = List.of("SL", "SOYD", "DB").get(random.nextInt(3));
    int factor = 100 + random.nextInt(201);
    Asset asset = new Asset(cost, salvage, life, method, factor);
    List<Object> answers =
        method.equals("DB")
            ? List.of(cost, salvage, life, method, factor, year, "", "")
            : List.of(cost, salvage, life, method, year, "", "");
    return Problem.of(answers, shown -> asset.verdict(shown, year));
  }
}
