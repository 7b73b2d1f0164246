package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** The sequence of random numbers of any seed, computed with whole numbers. */
final class RandProblems implements ProblemSource {

  private static final List<String> KINDS = List.of("RNDM", "DICE", "NORM");

  /** A number and the error that is allowed. */
  private record ExpectedNumber(BigDecimal value, BigDecimal error) {

    boolean isShown(String kind, BigDecimal number) {
      return kind.equals("DICE")
          ? number.intValueExact() == 1 + value.multiply(BigDecimal.valueOf(6)).intValue()
          : Reference.isWithin(number, value, error);
    }
  }

  /** The three whole numbers of the generator. */
  private static final class Sequence {
    private long x;
    private long y;
    private long z;

    Sequence(BigDecimal seed) {
      BigDecimal rest = fraction(seed.abs());
      long[] parts = new long[3];
      for (int i = 0; i < parts.length; i++) {
        BigDecimal part = rest.movePointRight(3);
        parts[i] = 30 * part.longValue() + 1;
        rest = fraction(part);
      }
      x = parts[0];
      y = parts[1];
      z = parts[2];
    }

    private static BigDecimal fraction(BigDecimal number) {
      return number.subtract(number.setScale(0, RoundingMode.DOWN));
    }

    BigDecimal next() {
      x = 171 * x % 30269;
      y = 172 * y % 30307;
      z = 170 * z % 30323;
      return fraction(part(x, 30269).add(part(y, 30307)).add(part(z, 30323)));
    }

    private static BigDecimal part(long number, int modulus) {
      return Reference.quotient(BigDecimal.valueOf(number), BigDecimal.valueOf(modulus));
    }

    /**
     * Returns the next normal number: √(-2 ln(1 - u₂)) cos 2πu₁. The root is inexact for a u₂ near
     * 0 or 1, whose error is that of RNDM.
     */
    ExpectedNumber normal() {
      BigDecimal turn = next().multiply(BigDecimalMath.pi(DIGITS)).multiply(BigDecimal.valueOf(2));
      BigDecimal rest = BigDecimal.ONE.subtract(next());
      BigDecimal root = Reference.ln(rest).multiply(BigDecimal.valueOf(-2)).sqrt(DIGITS);
      return new ExpectedNumber(
          root.multiply(BigDecimalMath.cos(turn, DIGITS)),
          root.multiply(new BigDecimal("2e-8"))
              .add(Reference.quotient(new BigDecimal("2e-9"), root.multiply(rest))));
    }

    ExpectedNumber uniform() {
      return new ExpectedNumber(next(), new BigDecimal("1.2e-9"));
    }
  }

  @Override
  public String program() {
    return "RAND";
  }

  @Override
  public String domain() {
    return "sequences of 20 numbers of each kind, of any seed";
  }

  @Override
  public String promise() {
    return "RNDM: 1.2E-9; DICE: exact; NORM: 2E-8 of its square root, and the error that the errors of its two random numbers cause";
  }

  @Override
  public Problem next(Random random) {
    BigDecimal seed =
        Reference.typed(
            (random.nextDouble() - 0.5) * Math.pow(10, random.nextInt(12)), 1 + random.nextInt(10));
    Sequence sequence = new Sequence(seed);
    List<String> answers = new ArrayList<>(List.of(Reference.line(seed)));
    List<String> kinds = new ArrayList<>();
    List<ExpectedNumber> exact = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      String kind = KINDS.get(random.nextInt(3));
      answers.addAll(List.of(kind, ""));
      kinds.add(kind);
      exact.add(kind.equals("NORM") ? sequence.normal() : sequence.uniform());
    }
    return Problem.of(answers, shown -> verdict(shown, kinds, exact));
  }

  private static Verdict verdict(
      List<String> shown, List<String> kinds, List<ExpectedNumber> exact) {
    List<String> lines = shown.stream().filter(it -> it.contains("=")).toList();
    for (int i = 0; i < kinds.size(); i++) {
      String kind = kinds.get(i);
      BigDecimal number = Problem.number(List.of(lines.get(i)), kind + "=");
      if (!exact.get(i).isShown(kind, number)) {
        return Verdict.WRONG;
      }
    }
    return Verdict.of(lines.size() == kinds.size());
  }
}
