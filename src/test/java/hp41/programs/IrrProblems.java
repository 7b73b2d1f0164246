package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Cash flows.
 *
 * @param label IRR, also with a present value, or MIRR
 */
record IrrProblems(@Override String label) implements ProblemSource {

  private static final BigDecimal ONE = BigDecimal.ONE;
  private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
  private static final BigDecimal TERMS = new BigDecimal("5e-9");
  private static final BigDecimal PART = new BigDecimal("1e-8");
  private static final BigDecimal LAST = new BigDecimal("1e-8");
  private static final BigDecimal TOO_LARGE = new BigDecimal("9.9e99");

  /** A number of equal cash flows; the first group has one, at the beginning. */
  private record Group(BigDecimal flow, int times) {}

  /** The value of flows and of their absolute amounts. */
  private record Sum(BigDecimal value, BigDecimal size) {

    Sum plus(BigDecimal term) {
      return new Sum(value.add(term), size.add(term.abs()));
    }
  }

  /** Groups of cash flows and the discount rates of the questions after them, in percent. */
  private record Flows(List<Group> groups, BigDecimal rate1, BigDecimal rate2) {

    private static final Sum NOTHING = new Sum(BigDecimal.ZERO, BigDecimal.ZERO);

    int last() {
      return groups.stream().mapToInt(Group::times).sum() - 1;
    }

    /** Returns the value at the beginning or, of a negative rate, at the end. */
    Sum sum(BigDecimal percent, int first, int last) {
      BigDecimal growth = percent.movePointLeft(2).add(ONE);
      Sum sum = NOTHING;
      int time = 0;
      for (Group group : groups) {
        if (group.flow.signum() != 0) {
          int from = percent.signum() < 0 ? last - time - group.times + 1 : first - time;
          BigDecimal series = series(growth, percent.signum() < 0 ? 1 : -1, group.times);
          sum = sum.plus(growth.pow(from, DIGITS).multiply(series).multiply(group.flow, DIGITS));
        }
        time += group.times;
      }
      return sum;
    }

    /** Returns 1 + x + ... + x^(n-1) for x = growth or its inverse. */
    private static BigDecimal series(BigDecimal growth, int sign, int n) {
      BigDecimal x = growth.pow(sign, DIGITS);
      return x.compareTo(ONE) == 0
          ? BigDecimal.valueOf(n)
          : ONE.subtract(x.pow(n, DIGITS)).divide(ONE.subtract(x), DIGITS);
    }

    Verdict verdict(List<String> shown) {
      Verdict rate = shown.contains("NO SOLUTION") ? without() : rated(shown);
      return rate == Verdict.WRONG ? rate : valued(shown) ? rate : Verdict.WRONG;
    }

    private Verdict rated(List<String> shown) {
      BigDecimal rate = Problem.number(shown, "IRR=");
      if (rate.compareTo(HUNDRED.negate()) <= 0) {
        return Verdict.WRONG;
      }
      int first = times(0);
      int last = last() - times(groups.size() - 1);
      Sum sum = sum(rate, first, last);
      BigDecimal part = rate.multiply(PART);
      boolean changes =
          sum(rate.subtract(part), first, last).value.signum()
              != sum(rate.add(part), first, last).value.signum();
      boolean meets = sum.value.abs().compareTo(sum.size.multiply(TERMS)) <= 0;
      boolean warned = changesOfSign() < 2 || shown.contains("MAY BE MORE");
      return Verdict.of((changes || meets) && warned);
    }

    /** Returns how many flows of zero are at an end. */
    private int times(int end) {
      int times = 0;
      int step = end == 0 ? 1 : -1;
      for (int i = end; groups.get(i).flow.signum() == 0; i += step) {
        times += groups.get(i).times;
      }
      return times;
    }

    private int changesOfSign() {
      int changes = 0;
      int before = 0;
      for (Group group : groups) {
        int sign = group.flow.signum();
        changes += sign * before < 0 ? 1 : 0;
        before = sign == 0 ? before : sign;
      }
      return changes;
    }

    /** There is no rate if no sign changes; steps of a fiftieth in ln(1+i) must find none. */
    private Verdict without() {
      int changes = changesOfSign();
      if (changes % 2 == 1) {
        return Verdict.SAID_SO;
      }
      int first = times(0);
      int last = last() - times(groups.size() - 1);
      int sign = sum(BigDecimal.ZERO, first, last).value.signum();
      for (int step = -200; changes > 0 && step <= 200; step++) {
        BigDecimal rate = new BigDecimal(100 * Math.expm1(step / 50.0)).round(DIGITS);
        if (sum(rate, first, last).value.signum() != sign) {
          return Verdict.SAID_SO;
        }
      }
      return Verdict.RIGHT;
    }

    private boolean valued(List<String> shown) {
      Sum sum = sum(rate1, 0, last());
      BigDecimal start =
          rate1.signum() < 0 ? rate1.movePointLeft(2).add(ONE).pow(-last(), DIGITS) : ONE;
      BigDecimal value = sum.value.multiply(start, DIGITS);
      return shown.contains("OUT OF RANGE")
          ? value.abs().max(start).compareTo(TOO_LARGE) > 0
          : Reference.isWithin(
              Problem.number(shown, "NPV="), value, sum.size.multiply(start).multiply(TERMS));
    }

    Verdict modified(List<String> shown) {
      BigDecimal paid = part(-1).sum(rate1, 0, last()).value;
      BigDecimal received = part(1).sum(rate2, 0, last()).value;
      if (shown.contains("NO SOLUTION")) {
        boolean none = paid.signum() == 0 || received.signum() == 0;
        return none ? Verdict.RIGHT : Verdict.SAID_SO;
      }
      int n = last();
      BigDecimal growth = Reference.quotient(received.negate(), paid);
      growth = rate1.signum() < 0 ? growth.multiply(grown(rate1, n)) : growth;
      growth = rate2.signum() < 0 ? growth : growth.multiply(grown(rate2, n));
      BigDecimal factor = Reference.power(growth, Reference.quotient(ONE, BigDecimal.valueOf(n)));
      BigDecimal error = factor.multiply(new BigDecimal("2e-6")).add(LAST);
      BigDecimal exact = factor.subtract(ONE).movePointRight(2);
      return Verdict.of(Reference.isWithin(Problem.number(shown, "MIRR="), exact, error));
    }

    private static BigDecimal grown(BigDecimal percent, int n) {
      return percent.movePointLeft(2).add(ONE).pow(n, DIGITS);
    }

    private Flows part(int sign) {
      return new Flows(
          groups.stream()
              .map(it -> it.flow.signum() == sign ? it : new Group(BigDecimal.ZERO, it.times))
              .toList(),
          rate1,
          rate2);
    }

    List<Object> answers() {
      List<Object> answers = new ArrayList<>(List.of(Reference.line(groups.get(0).flow)));
      for (Group group : groups.subList(1, groups.size())) {
        answers.add(Reference.line(group.flow));
        answers.add(group.times == 1 ? "" : group.times);
      }
      answers.add("");
      return answers;
    }
  }

  @Override
  public String program() {
    return "IRR";
  }

  @Override
  public String domain() {
    return "1 to 20 groups of 1 to 360 flows from .01 to 1E9, -99 % to 900 % a period";
  }

  @Override
  public String promise() {
    return label.equals("IRR")
        ? "5E-9 of the flows at the rate shown, or 1E-8 of the rate; NPV 5E-9 of the flows"
        : "2E-8 of 1+i";
  }

  @Override
  public Problem next(Random random) {
    List<Group> groups = new ArrayList<>();
    int sizes = random.nextInt(3);
    int count = 1 + random.nextInt(20);
    boolean investment = random.nextInt(3) > 0;
    for (int i = 0; i <= count; i++) {
      BigDecimal flow = random.nextInt(12) == 0 ? BigDecimal.ZERO : amount(random, sizes);
      int most = flow.signum() == 0 ? 360 : 360 / count;
      int times = i == 0 || random.nextBoolean() ? 1 : 1 + random.nextInt(most);
      groups.add(new Group(investment && i > 0 ? flow.negate() : flow, times));
      if (!investment && random.nextBoolean()) {
        groups.set(i, new Group(flow.negate(), times));
      }
    }
    if (groups.stream().allMatch(it -> it.flow.signum() == 0)) {
      return next(random);
    }
    Flows flows = new Flows(groups, percent(random), percent(random));
    List<Object> answers = flows.answers();
    if (label.equals("IRR")) {
      answers.addAll(List.of("", "", Reference.line(flows.rate1)));
      return Problem.of(answers, flows::verdict);
    }
    answers.addAll(List.of(Reference.line(flows.rate1), Reference.line(flows.rate2)));
    return Problem.of(answers, flows::modified);
  }

  private static BigDecimal amount(Random random, int sizes) {
    double size =
        Math.pow(10, sizes == 0 ? 3 + random.nextDouble() : -2 + 11 * random.nextDouble());
    return Reference.typed(size, 1 + random.nextInt(10));
  }

  private static BigDecimal percent(Random random) {
    double rate =
        switch (random.nextInt(6)) {
          case 0 -> 0;
          case 1 -> -random.nextDouble() * 99;
          case 2 -> random.nextDouble() * 900;
          default -> random.nextDouble() * 20 - 5;
        };
    return Reference.typed(rate, 2 + random.nextInt(5));
  }
}
