package hp41.programs;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Schedules of loans, paid with a number of payments or by parts. */
final class AmortProblems implements ProblemSource {

  /** A loan whose interest of each period is rounded to cents. */
  private static final class Loan {

    private final BigDecimal payment;
    private final BigDecimal rate;
    private BigDecimal balance;
    private BigDecimal interest = BigDecimal.ZERO;
    private BigDecimal principal = BigDecimal.ZERO;
    private int payments;

    Loan(BigDecimal loan, BigDecimal rate, BigDecimal payment) {
      this.balance = loan;
      this.rate = rate;
      this.payment = payment;
    }

    void pay(boolean counted) {
      BigDecimal due = balance.multiply(rate).setScale(2, RoundingMode.HALF_UP);
      BigDecimal repaid = payment.subtract(due).min(balance);
      balance = balance.subtract(repaid);
      if (counted && balance.add(repaid).signum() > 0) {
        interest = interest.add(due);
        principal = principal.add(repaid);
        payments++;
      }
    }

    Verdict verdict(List<String> shown) {
      boolean right =
          Problem.number(shown, "INT=").compareTo(interest) == 0
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
    return "loans of 1 to 9,999,999.99, 0 to 60 % a year, up to 360 payments, totals and each one";
  }

  @Override
  public String promise() {
    return "exact to the cent";
  }

  @Override
  public Problem next(Random random) {
    BigDecimal loan = cents(Math.pow(10, random.nextDouble() * 6.9999));
    BigDecimal percent = BigDecimal.valueOf(random.nextInt(6_000), 2);
    int perYear = List.of(1, 2, 4, 12, 26, 52).get(random.nextInt(6));
    BigDecimal rate =
        percent
            .divide(BigDecimal.valueOf(perYear), new MathContext(10))
            .divide(BigDecimal.valueOf(100), new MathContext(10));
    BigDecimal payment =
        loan.multiply(rate)
            .setScale(2, RoundingMode.HALF_UP)
            .add(cents(.01 + loan.doubleValue() * Math.pow(10, -2.5 * random.nextDouble())));
    int from = 1 + (int) Math.pow(10, random.nextDouble() * 2);
    int to = from + (int) Math.pow(10, random.nextDouble() * 2.4);
    Loan schedule = new Loan(loan, rate, payment);
    for (int i = 1; i <= to; i++) {
      schedule.pay(i >= from);
    }
    List<Object> answers = new ArrayList<>(List.of(loan, percent, perYear, payment, from, to));
    boolean each = to - from < 5;
    answers.add(each ? "YES" : "");
    int stops = 2 + (each ? 3 * schedule.payments : 0);
    answers.addAll(Collections.nCopies(stops, ""));
    return Problem.of(answers, schedule::verdict);
  }

  private static BigDecimal cents(double amount) {
    return BigDecimal.valueOf(amount).setScale(2, RoundingMode.HALF_UP);
  }
}
