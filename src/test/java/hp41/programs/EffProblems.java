package hp41.programs;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.List;
import java.util.Random;

/** Nominal and effective rates, also of continuous interest. */
final class EffProblems implements ProblemSource {

  private static final BigDecimal ONE = BigDecimal.ONE;

  @Override
  public String program() {
    return "EFF";
  }

  @Override
  public String domain() {
    return "1 to 8,760 times a year or continuously, nominal and effective rates of -99 % to 900 %";
  }

  @Override
  public String promise() {
    return "5E-9 of the rate, and 1E-9 of 1 plus the rate";
  }

  @Override
  public Problem next(Random random) {
    int times = (int) Math.pow(10, random.nextDouble() * 3.9425);
    boolean continuous = random.nextInt(5) == 0;
    BigDecimal percent = percent(random);
    BigDecimal rate = percent.movePointLeft(2);
    BigDecimal n = BigDecimal.valueOf(times);
    boolean effective = random.nextBoolean();
    BigDecimal exact;
    if (effective) {
      BigDecimal part = Reference.quotient(ONE, n);
      exact =
          continuous
              ? Reference.ln(rate.add(ONE))
              : Reference.power(rate.add(ONE), part).subtract(ONE).multiply(n);
    } else {
      BigDecimal growth = Reference.quotient(rate, n).add(ONE);
      exact =
          (continuous ? Reference.exp(rate) : growth.pow(times, Reference.DIGITS)).subtract(ONE);
    }
    String compound = continuous ? "" : String.valueOf(times);
    String answer = Reference.line(percent);
    return Problem.of(
        effective ? List.of(compound, "", answer) : List.of(compound, answer),
        shown -> verdict(shown, effective ? "NOMINAL=" : "EFFECT=", exact.movePointRight(2)));
  }

  private static Verdict verdict(List<String> shown, String name, BigDecimal exact) {
    BigDecimal error = exact.abs().multiply(new BigDecimal("6e-9")).add(new BigDecimal("1e-7"));
    return Verdict.of(Reference.isWithin(Problem.number(shown, name), exact, error));
  }

  private static BigDecimal percent(Random random) {
    double rate =
        switch (random.nextInt(5)) {
          case 0 -> -random.nextDouble() * 99;
          case 1 -> random.nextDouble() * 900;
          case 2 -> Math.pow(10, -8 + 8 * random.nextDouble());
          default -> random.nextDouble() * 30;
        };
    return Reference.typed(rate, 2 + random.nextInt(8));
  }
}
