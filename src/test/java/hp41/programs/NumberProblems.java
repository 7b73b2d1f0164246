package hp41.programs;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Whole numbers, also some that are refused.
 *
 * @param program BASE, GCD, LOGIC or PRIMES
 */
record NumberProblems(@Override String program) implements ProblemSource {

  private static final long LIMIT = 10_000_000_000L;
  private static final int MOST_DIGITS = 23;
  private static final List<String> REFUSED =
      List.of("0", "1", "-7", "2.5", "9999999.999", "1E10", "1.7E40");

  @Override
  public String domain() {
    return switch (program) {
      case "BASE" -> "bases 2 to 36 and others, numbers to 9,999,999,999 and above, wrong digits";
      case "LOGIC" -> "1 to 32 bits, all functions, also negative numbers and others";
      case "GCD" -> "whole numbers to 10 digits, also negative ones, zero, and fractions";
      default -> "2 to 9,999,999,999: smooth numbers, squares, large factors, primes; others";
    };
  }

  @Override
  public String promise() {
    return program.equals("GCD") ? "exact; an LCM above 10 digits 1E-9 of it" : "exact";
  }

  @Override
  public Problem next(Random random) {
    return switch (program) {
      case "BASE" -> base(random);
      case "GCD" -> divisor(random);
      case "LOGIC" -> logic(random);
      default -> factors(random);
    };
  }

  /** Returns a whole number. All numbers of digits are equally likely. */
  private static long any(Random random) {
    return (long) Math.pow(10, 10 * random.nextDouble());
  }

  private static int radix(Random random) {
    return random.nextInt(12) == 0
        ? List.of(0, 1, 37, 99).get(random.nextInt(4))
        : 2 + random.nextInt(35);
  }

  private static boolean isRadix(int radix) {
    return radix >= 2 && radix <= 36;
  }

  private static Problem base(Random random) {
    int from = radix(random);
    if (!isRadix(from)) {
      return Problem.of(List.of("" + from, ""), List.of("FROM BASE?", "BAD BASE", "FROM BASE?"));
    }
    long value = random.nextInt(8) == 0 ? LIMIT + any(random) : any(random) - 1;
    String number = number(random, value, from);
    String problem = problem(number, from);
    if (!problem.isEmpty()) {
      return Problem.of(
          List.of("" + from, number, ""), List.of("FROM BASE?", "NUMBER?", problem, "FROM BASE?"));
    }
    int to = radix(random);
    String result = isRadix(to) ? digits(value, to) : "";
    String shown = result.length() > MOST_DIGITS ? "TOO LONG" : "=" + result;
    return Problem.of(
        List.of("" + from, number, "" + to, ""),
        List.of(
            "FROM BASE?", "NUMBER?", "TO BASE?", isRadix(to) ? shown : "BAD BASE", "FROM BASE?"));
  }

  private static String digits(long value, int radix) {
    return Long.toString(value, radix).toUpperCase(Locale.ROOT);
  }

  /** Returns the digits of a value, sometimes with a wrong one or with zeros before them. */
  private static String number(Random random, long value, int radix) {
    String digits = digits(value, radix);
    return switch (random.nextInt(8)) {
      case 0 -> {
        int place = random.nextInt(digits.length() + 1);
        String wrong = radix < 36 ? digits(radix, 36) : ".";
        yield digits.substring(0, place) + wrong + digits.substring(place);
      }
      case 1 -> digits.length() < 22 ? "00" + digits : digits;
      default -> digits;
    };
  }

  /** Returns the message for a refused number, which depends on its first invalid digit. */
  private static String problem(String number, int radix) {
    if (number.length() > MOST_DIGITS) {
      return "TOO LONG";
    }
    BigInteger value = BigInteger.ZERO;
    for (char digit : number.toCharArray()) {
      int digitValue = Character.digit(digit, radix);
      if (digitValue < 0) {
        return "BAD DIGIT";
      }
      value = value.multiply(BigInteger.valueOf(radix)).add(BigInteger.valueOf(digitValue));
      if (value.compareTo(BigInteger.valueOf(LIMIT)) >= 0) {
        return "TOO LARGE";
      }
    }
    return "";
  }

  private static Problem divisor(Random random) {
    long common = random.nextBoolean() ? 1 : (long) Math.pow(10, 5 * random.nextDouble());
    long a = any(random) / common * common * (random.nextBoolean() ? 1 : -1);
    long b = random.nextInt(8) == 0 ? 0 : any(random) / common * common;
    if (random.nextInt(12) == 0) {
      return Problem.of(
          List.of("" + a, b % 1_000_000 + ".5", ""), List.of("A?", "B?", "NOT WHOLE", "A?"));
    }
    BigInteger one = BigInteger.valueOf(a).abs();
    BigInteger other = BigInteger.valueOf(b);
    BigInteger gcd = one.gcd(other);
    List<String> expected = new ArrayList<>(List.of("A?", "B?", "GCD=" + gcd));
    if (gcd.signum() == 0) {
      return Problem.of(List.of("" + a, "" + b, ""), expected);
    }
    BigDecimal lcm = new BigDecimal(one.multiply(other).divide(gcd));
    BigDecimal error =
        lcm.precision() > 10 ? lcm.multiply(new BigDecimal("1e-9")) : BigDecimal.ZERO;
    return Problem.of(
        List.of("" + a, "" + b, "", "", ""),
        shown ->
            Problem.Verdict.of(
                shown.subList(0, 3).equals(expected)
                    && Reference.isWithin(Problem.number(shown, "LCM="), lcm, error)));
  }

  private static Problem logic(Random random) {
    int bits = 1 + random.nextInt(32);
    long mask = (1L << bits) - 1;
    List<String> answers = new ArrayList<>(List.of("" + bits));
    List<String> expected = new ArrayList<>(List.of("WORD SIZE?"));
    if (random.nextInt(6) == 0) {
      answers.addAll(List.of(mask + 1 + "", ""));
      expected.addAll(List.of("A?", "BAD NUMBER"));
    }
    long a = operand(random, bits, "A?", answers, expected);
    for (int i = 0; i < 3; i++) {
      String function = List.of("AND", "OR", "XOR", "NOT").get(random.nextInt(4));
      answers.add(function);
      expected.add("FUNCTION?");
      long b = function.equals("NOT") ? mask : operand(random, bits, "B?", answers, expected);
      a =
          switch (function) {
            case "AND" -> a & b;
            case "OR" -> a | b;
            default -> a ^ b;
          };
      answers.add("");
      expected.add("A=" + a);
    }
    return Problem.of(answers, expected);
  }

  /** Types a number of some bits, or its complement of two. */
  private static long operand(
      Random random, int bits, String question, List<String> answers, List<String> expected) {
    long value = random.nextLong() & (1L << bits) - 1;
    boolean isNegative = value >> bits - 1 == 1 && random.nextBoolean();
    answers.add("" + (isNegative ? value - (1L << bits) : value));
    expected.add(question);
    return value;
  }

  private static Problem factors(Random random) {
    if (random.nextInt(10) == 0) {
      String refused = REFUSED.get(random.nextInt(REFUSED.size()));
      return Problem.of(List.of(refused, ""), List.of("N?", "BAD NUMBER", "N?"));
    }
    long number =
        switch (random.nextInt(4)) {
          case 0 -> smooth(random);
          case 1 -> (long) Math.pow(BigInteger.probablePrime(16, random).longValue(), 2);
          case 2 ->
              BigInteger.probablePrime(16, random).longValue()
                  * BigInteger.probablePrime(17, random).longValue();
          default -> 2 + any(random);
        };
    number = Math.min(number, LIMIT - 1);
    List<String> expected = new ArrayList<>(List.of("N?"));
    expected.addAll(factors(number));
    expected.add("N?");
    return Problem.of(List.of("" + number, "", "", "", "", "", "", "", "", "", ""), expected);
  }

  private static long smooth(Random random) {
    long number = 2;
    while (number * 13 < LIMIT) {
      number *= List.of(2, 3, 5, 7, 11, 13).get(random.nextInt(6));
    }
    return number;
  }

  private static List<String> factors(long number) {
    List<String> all = new ArrayList<>();
    long rest = number;
    for (long divisor = 2; divisor * divisor <= rest; divisor++) {
      int power = 0;
      for (; rest % divisor == 0; rest /= divisor) {
        power++;
      }
      if (power > 0) {
        all.add(power == 1 ? "" + divisor : divisor + "↑" + power);
      }
    }
    if (rest > 1) {
      all.add("" + rest);
    }
    return rest == number ? List.of("PRIME") : all;
  }
}
