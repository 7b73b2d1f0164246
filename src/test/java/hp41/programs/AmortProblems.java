package hp41.programs;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Schedules of loans, paid with a number of payments or by parts. */
final class AmortProblems implements ProblemSource {

  private static final BigDecimal LARGE = new BigDecimal("1e8");
  private static final BigDecimal MOST = new BigDecimal("99999999.99");
  private static final BigDecimal PART = new BigDecimal("1e-8");

  /** A loan whose interest of each period is rounded to cents. */
  private static final class Loan {

    private final BigDecimal payment;
    private final BigDecimal percent;
    private final BigDecimal divisor;
    private BigDecimal balance;
    private BigDecimal interest = BigDecimal.ZERO;
    private BigDecimal principal = BigDecimal.ZERO;
    private int payments;

    Loan(BigDecimal loan, BigDecimal percent, int perYear, BigDecimal above) {
      this.balance = loan;
      this.percent = percent;
      this.divisor = BigDecimal.valueOf(100L * perYear);
      this.payment = interestOfBalance().add(above).min(MOST);
    }

    private BigDecimal interestOfBalance() {
      return balance.multiply(percent).divide(divisor, 2, RoundingMode.HALF_UP);
    }

    void pay(boolean counted) {
      BigDecimal due = interestOfBalance();
      BigDecimal repaid = payment.subtract(due).min(balance);
      balance = balance.subtract(repaid);
      if (counted && balance.add(repaid).signum() > 0) {
        interest = interest.add(due);
        principal = principal.add(repaid);
        payments++;
      }
    }

    Verdict verdict(List<String> shown) {
      BigDecimal error = interest.compareTo(LARGE) < 0 ? BigDecimal.ZERO : interest.multiply(PART);
      boolean right =
          Reference.isWithin(Problem.number(shown, "INT="), interest, error)
              && Problem.number(shown, "PRN=").compareTo(principal) == 0
              && Problem.number(shown, "BAL=").compareTo(balance) == 0;
      return Verdict.of(right);
    }
  }

  @Override
  public String program() {
    return "AMORT";
  }

  @Override
  public String domain() {
    return "loans of 1 to 99,999,999.99, 0 to 60 % a year, payments below 1E8, up to 360 of them, totals and each one";
  }

  @Override
  public String promise() {
    return "exact to the cent; totals of 1E8 and above: 1E-8";
  }

  @Override
  public Problem next(Random random) {
    double size = Math.pow(10, random.nextDouble() * 7.9999);
    BigDecimal percent = BigDecimal.valueOf(random.nextInt(60_000), 3);
    int perYear = List.of(1, 2, 4, 12, 26, 52, 365).get(random.nextInt(7));
    BigDecimal above = cents(.01 + size * Math.pow(10, -2.5 * random.nextDouble()));
    Loan schedule = new Loan(cents(size), percent, perYear, above);
    List<Object> answers = new ArrayList<>();
    answers.addAll(List.of(schedule.balance, percent, perYear, schedule.payment));
    int from = 1 + (int) Math.pow(10, random.nextDouble() * 2);
    int to = from + (int) Math.pow(10, random.nextDouble() * 2.4);
    for (int i = 1; i <= to; i++) {
      schedule.pay(i >= from);
    }
    boolean each = to - from < 5;
    answers.addAll(List.of(from, to, each ? "YES" : "NO"));
    int stops = 2 + (each ? 3 * schedule.payments : 0);
    answers.addAll(Collections.nCopies(stops, ""));
    return Problem.of(answers, schedule::verdict);
  }

  private static BigDecimal cents(double amount) {
    return BigDecimal.valueOf(amount).setScale(2, RoundingMode.HALF_UP);
  }
}
