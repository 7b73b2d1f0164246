package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Loans and savings whose n, i, PV, PMT or FV is unknown.
 *
 * @param label TVM, or ODD with a part of a period before the first full one
 */
record TvmProblems(@Override String label) implements ProblemSource {

  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal LEAST = new BigDecimal(".01");
  private static final BigDecimal MOST = new BigDecimal("1e9");
  private static final BigDecimal TOO_LARGE = new BigDecimal("9.9e99");
  private static final BigDecimal TERMS = new BigDecimal("5e-9");
  private static final BigDecimal PART = new BigDecimal("1e-8");
  private static final List<String> NAMES = List.of("N=", "I=", "PV=", "PMT=", "FV=");
  private static final List<Integer> PER_YEAR = List.of(1, 2, 4, 12, 52);

  /**
   * An equation P PV + A PMT + F FV = 0.
   *
   * @param odd the part of a period before the first one, with its kind of interest; may be null
   */
  private record TvmEquation(int perYear, boolean begin, OddPeriod odd, BigDecimal[] values) {

    /**
     * Returns P, A and F for these values: those of the beginning, or of the end if i is negative.
     */
    BigDecimal[] factors(BigDecimal n, BigDecimal rate) {
      BigDecimal growth = ONE.add(rate);
      BigDecimal q = power(growth, rate.signum() < 0 ? n : n.negate());
      BigDecimal series = rate.signum() == 0 ? n : Reference.quotient(ONE.subtract(q), rate.abs());
      BigDecimal before = odd == null ? ONE : odd.growth(rate);
      return new BigDecimal[] {
        before.multiply(rate.signum() < 0 ? q : ONE),
        begin ? series.multiply(growth) : series,
        rate.signum() < 0 ? ONE : q
      };
    }

    private static BigDecimal power(BigDecimal x, BigDecimal n) {
      return n.stripTrailingZeros().scale() <= 0
          ? x.pow(n.intValueExact(), DIGITS)
          : Reference.power(x, n);
    }

    BigDecimal rate(BigDecimal percent) {
      return Reference.quotient(percent, BigDecimal.valueOf(100L * perYear));
    }

    /** Returns the sum of the terms, and of their absolute values, with another value. */
    BigDecimal[] sums(int unknown, BigDecimal value) {
      BigDecimal[] all = values.clone();
      all[unknown] = value;
      BigDecimal[] factors = factors(all[0], rate(all[1]));
      BigDecimal sum = BigDecimal.ZERO;
      BigDecimal size = BigDecimal.ZERO;
      for (int i = 0; i < 3; i++) {
        BigDecimal term = factors[i].multiply(all[i + 2]);
        sum = sum.add(term);
        size = size.add(term.abs());
      }
      return new BigDecimal[] {sum, size};
    }

    /** Returns the amount that solves the equation. */
    BigDecimal solved(int unknown) {
      BigDecimal factor = factors(values[0], rate(values[1]))[unknown - 2];
      return sums(unknown, BigDecimal.ZERO)[0].negate().divide(factor, DIGITS);
    }

    Verdict verdict(List<String> shown, int unknown) {
      if (shown.contains("NO SOLUTION")) {
        return hasNoSolution(unknown) ? Verdict.RIGHT : Verdict.SAID_SO;
      }
      BigDecimal value = Problem.number(shown, NAMES.get(unknown));
      if (unknown == 1 && rate(value).compareTo(ONE.negate()) <= 0) {
        return Verdict.WRONG;
      }
      BigDecimal[] sums = sums(unknown, value);
      boolean right =
          sums[0].abs().compareTo(sums[1].multiply(TERMS)) <= 0 || changesSign(unknown, value);
      return Verdict.of(right);
    }

    private boolean changesSign(int unknown, BigDecimal value) {
      BigDecimal part = value.abs().multiply(PART);
      BigDecimal low = value.subtract(part);
      if (unknown == 1 && rate(low).compareTo(ONE.negate()) <= 0) {
        // The equation has no meaning below -100 %, so go only half of the way.
        low = value.subtract(BigDecimal.valueOf(100L * perYear)).divide(BigDecimal.valueOf(2));
      }
      int below = sums(unknown, low)[0].signum();
      return below != sums(unknown, value.add(part))[0].signum();
    }

    private boolean hasNoSolution(int unknown) {
      return switch (unknown) {
        case 0 -> hasNoNumber();
        case 1 -> haveOneSign();
        default -> solved(unknown).abs().compareTo(TOO_LARGE) > 0;
      };
    }

    /** Returns whether (1+i)^n would be negative, or have another sign of n. */
    private boolean hasNoNumber() {
      BigDecimal rate = rate(values[1]);
      BigDecimal before = odd == null ? values[2] : values[2].multiply(odd.growth(rate));
      BigDecimal payment = begin ? values[3].multiply(rate.add(ONE)) : values[3];
      BigDecimal above = payment.subtract(rate.multiply(values[4]));
      BigDecimal below = payment.add(rate.multiply(before));
      if (rate.signum() == 0) {
        return before.add(values[4]).signum() * payment.signum() >= 0;
      }
      return above.signum() * below.signum() <= 0
          || above.abs().compareTo(below.abs()) * rate.signum() < 0;
    }

    private boolean haveOneSign() {
      return values[2].signum() * values[3].signum() >= 0
          && values[3].signum() * values[4].signum() >= 0
          && values[2].signum() * values[4].signum() >= 0;
    }

    Problem problem(int unknown) {
      List<Object> answers = new ArrayList<>();
      if (odd != null) {
        answers.addAll(List.of(Reference.line(odd.part), odd.simple ? "YES" : ""));
      }
      answers.addAll(List.of(perYear, begin ? "YES" : ""));
      for (int i = 0; i < 5; i++) {
        answers.add(i == unknown ? "" : Reference.line(values[i]));
      }
      return Problem.of(answers, shown -> verdict(shown, unknown));
    }
  }

  private record OddPeriod(BigDecimal part, boolean simple) {

    BigDecimal growth(BigDecimal rate) {
      return simple ? part.multiply(rate).add(ONE) : Reference.power(ONE.add(rate), part);
    }
  }

  @Override
  public String program() {
    return "TVM";
  }

  private OddPeriod odd(Random random) {
    return label.equals("ODD")
        ? new OddPeriod(BigDecimal.valueOf(1 + random.nextInt(20_000), 4), random.nextBoolean())
        : null;
  }

  @Override
  public String domain() {
    return "1 to 1,200 payments, -99 % to 900 % a period, amounts from .01 to 1E9, each unknown";
  }

  @Override
  public String promise() {
    return "5E-9 of the terms of the equation, or 1E-8 of the result";
  }

  @Override
  public Problem next(Random random) {
    while (true) {
      BigDecimal[] values = {
        BigDecimal.valueOf((long) Math.pow(10, random.nextDouble() * 3.0792)),
        null,
        amount(random),
        random.nextInt(3) == 0 ? BigDecimal.ZERO : amount(random),
        random.nextInt(2) == 0 ? BigDecimal.ZERO : amount(random)
      };
      int perYear = PER_YEAR.get(random.nextInt(5));
      values[1] = percent(random, perYear);
      TvmEquation equation = new TvmEquation(perYear, random.nextBoolean(), odd(random), values);
      int derived = 2 + random.nextInt(3);
      BigDecimal exact = equation.solved(derived);
      BigDecimal size = exact.abs();
      if (size.compareTo(LEAST) >= 0 && size.compareTo(MOST) <= 0) {
        values[derived] = exact.round(new MathContext(random.nextBoolean() ? 10 : 7));
        return equation.problem(random.nextInt(5));
      }
    }
  }

  private static BigDecimal amount(Random random) {
    double size = Math.pow(10, -2 + 11 * random.nextDouble());
    BigDecimal amount = Reference.typed(size, 1 + random.nextInt(10));
    return random.nextBoolean() ? amount : amount.negate();
  }

  /** Returns a rate of a year for one of a period. */
  private static BigDecimal percent(Random random, int perYear) {
    double rate =
        switch (random.nextInt(8)) {
          case 0 -> 0;
          case 1 -> -random.nextDouble() * .99;
          case 2 -> random.nextDouble() * 9;
          case 3 -> -Math.pow(10, -8 + 8 * random.nextDouble()) * .99;
          case 4 -> Math.pow(10, -8 + 8 * random.nextDouble());
          default -> random.nextDouble() * .3 / perYear;
        };
    return Reference.typed(rate * 100 * perYear, 3 + random.nextInt(8));
  }
}
