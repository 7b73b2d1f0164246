package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** Bonds of each number of coupons, settled on any day, whose price or yield is unknown. */
final class BondProblems implements ProblemSource {

  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal FACE = BigDecimal.valueOf(100);

  /** The smallest number of the calculator; prices below it are 0. */
  private static final BigDecimal SMALLEST = new BigDecimal("1e-99");

  private static final BigDecimal ERROR = new BigDecimal("5e-9");
  private static final BigDecimal LEAST = new BigDecimal(".01");
  private static final BigDecimal MOST = new BigDecimal("1e9");
  private static final BigDecimal PART = new BigDecimal("1e-8");
  private static final List<Integer> PER_YEAR = List.of(1, 2, 4, 12);

  /** A bond at its settlement. */
  private record Bond(
      LocalDate settled, LocalDate maturity, boolean months, int perYear, BigDecimal percent) {

    /** Returns the number of coupons after the next one. */
    int left() {
      int left = 0;
      while (coupon(left + 1).isAfter(settled)) {
        left++;
      }
      return left;
    }

    private LocalDate coupon(int before) {
      return maturity.minusMonths(12L / perYear * before);
    }

    BigDecimal coupon() {
      return percent.divide(BigDecimal.valueOf(perYear), DIGITS);
    }

    /** Returns the part of the coupon period that is over. */
    BigDecimal over() {
      LocalDate last = coupon(left() + 1);
      LocalDate next = coupon(left());
      return months
          ? Reference.quotient(days360(last), BigDecimal.valueOf(360 / perYear))
          : Reference.quotient(days(last, settled), days(last, next));
    }

    private static BigDecimal days(LocalDate from, LocalDate to) {
      return BigDecimal.valueOf(ChronoUnit.DAYS.between(from, to));
    }

    /** The rule 30U/360; a coupon at the end of February counts as due on the usual day. */
    private BigDecimal days360(LocalDate last) {
      int from = Math.min(30, maturity.getDayOfMonth());
      int to = settled.getDayOfMonth() == 31 && from == 30 ? 30 : settled.getDayOfMonth();
      long between = ChronoUnit.MONTHS.between(last.withDayOfMonth(1), settled.withDayOfMonth(1));
      return BigDecimal.valueOf(Math.max(0, 30 * between + to - from));
    }

    /** Returns the price with accrued interest. */
    BigDecimal price(BigDecimal yield) {
      BigDecimal rate = yield.divide(BigDecimal.valueOf(100L * perYear), DIGITS);
      BigDecimal w = ONE.subtract(over());
      int left = left();
      if (left == 0) {
        return coupon().add(FACE).divide(w.multiply(rate).add(ONE), DIGITS);
      }
      BigDecimal v = ONE.divide(ONE.add(rate), DIGITS);
      BigDecimal end = v.pow(left, DIGITS);
      BigDecimal coupons =
          rate.signum() == 0
              ? BigDecimal.valueOf(left + 1L)
              : ONE.subtract(end.multiply(v)).divide(ONE.subtract(v), DIGITS);
      return coupons
          .multiply(coupon())
          .add(end.multiply(FACE))
          .multiply(Reference.power(v, w), DIGITS);
    }

    BigDecimal accrued() {
      return coupon().multiply(over(), DIGITS);
    }

    Verdict priced(List<String> shown, BigDecimal yield) {
      if (shown.contains("NO SOLUTION")) {
        return price(yield).compareTo(new BigDecimal("9e99")) > 0 ? Verdict.RIGHT : Verdict.SAID_SO;
      }
      BigDecimal full = Problem.number(shown, "PRICE=").add(accrued());
      return Verdict.of(fits(shown, yield, full));
    }

    /** Returns whether the accrued interest is right, and a yield fits to a price with it. */
    private boolean fits(List<String> shown, BigDecimal yield, BigDecimal full) {
      BigDecimal part = yield.abs().multiply(PART);
      boolean between =
          price(yield.subtract(part)).compareTo(full) >= 0
              && price(yield.add(part)).compareTo(full) <= 0;
      BigDecimal error = full.add(accrued()).multiply(ERROR).add(SMALLEST);
      boolean meets = Reference.isWithin(price(yield), full, error);
      return hasAccrued(shown) && (between || meets);
    }

    private boolean hasAccrued(List<String> shown) {
      BigDecimal error = accrued().multiply(ERROR);
      return Reference.isWithin(Problem.number(shown, "ACCRUED="), accrued(), error);
    }

    Verdict yielding(List<String> shown, BigDecimal price) {
      if (shown.contains("NO SOLUTION")) {
        return price.add(accrued()).signum() <= 0 || over().compareTo(ONE) >= 0
            ? Verdict.RIGHT
            : Verdict.SAID_SO;
      }
      BigDecimal yield = Problem.number(shown, "YIELD=");
      return Verdict.of(fits(shown, yield, price.add(accrued())));
    }
  }

  @Override
  public String program() {
    return "BOND";
  }

  @Override
  public String domain() {
    return "1 day to 100 years, every day of the month, 1, 2, 4 and 12 coupons a year, yields of"
        + " -90 % to 500 % a coupon period, both bases";
  }

  @Override
  public String promise() {
    return "5E-9 of the price with accrued interest, or 1E-8 of the yield";
  }

  @Override
  public Problem next(Random random) {
    LocalDate settled = day(random, LocalDate.of(1900, 1, 1).plusDays(random.nextInt(60_000)));
    LocalDate maturity =
        day(random, settled.plusDays((int) Math.pow(10, random.nextDouble() * 4.56)));
    if (!maturity.isAfter(settled)) {
      return next(random);
    }
    BigDecimal percent =
        random.nextInt(8) == 0 ? BigDecimal.ZERO : BigDecimal.valueOf(random.nextInt(240), 1);
    int perYear = PER_YEAR.get(random.nextInt(4));
    Bond bond = new Bond(settled, maturity, random.nextBoolean(), perYear, percent);
    BigDecimal yield = percent(random, perYear);
    List<Object> questions =
        List.of(
            Days.typed(settled),
            Days.typed(maturity),
            bond.months ? "360" : "",
            Reference.line(percent),
            perYear == 2 && random.nextBoolean() ? "" : perYear);
    if (random.nextBoolean()) {
      return Problem.of(
          joined(questions, Reference.line(yield), "", ""), shown -> bond.priced(shown, yield));
    }
    BigDecimal exact = bond.price(yield).subtract(bond.accrued());
    if (exact.compareTo(LEAST) < 0 || exact.compareTo(MOST) > 0) {
      return next(random);
    }
    BigDecimal price = exact.round(new MathContext(4 + random.nextInt(7)));
    return Problem.of(
        joined(questions, "", Reference.line(price), "", ""), shown -> bond.yielding(shown, price));
  }

  /** Returns a date or, often, the last day of a month or of February. */
  private static LocalDate day(Random random, LocalDate date) {
    return switch (random.nextInt(8)) {
      case 0 -> date.with(TemporalAdjusters.lastDayOfMonth());
      case 1 -> date.withMonth(2).with(TemporalAdjusters.lastDayOfMonth());
      default -> date;
    };
  }

  private static List<Object> joined(List<Object> questions, Object... more) {
    return Stream.concat(questions.stream(), Arrays.stream(more)).toList();
  }

  private static BigDecimal percent(Random random, int perYear) {
    double rate =
        switch (random.nextInt(8)) {
          case 0 -> 0;
          case 1 -> -random.nextDouble() * 90 * perYear;
          case 2 -> random.nextDouble() * 500 * perYear;
          case 3 -> random.nextDouble() * -3;
          default -> random.nextDouble() * 20;
        };
    return Reference.typed(rate, 3 + random.nextInt(5));
  }
}
