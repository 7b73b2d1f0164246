package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import ch.obermuhlner.math.big.BigDecimalMath;
import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/** Random samples of one period. */
final class FourierProblems implements ProblemSource {

  private static final BigDecimal PART = new BigDecimal("3e-9");

  @Override
  public String program() {
    return "FOUR";
  }

  @Override
  public String domain() {
    return "1 to 50 samples from 1E-6 to 1E6, all harmonics up to N/2";
  }

  @Override
  public String promise() {
    return "3E-9 of the mean of abs y";
  }

  @Override
  public Problem next(Random random) {
    int count = 1 + random.nextInt(random.nextBoolean() ? 8 : 50);
    int harmonics = random.nextInt(count / 2 + 1);
    int digits = 1 + random.nextInt(10);
    double size = Math.pow(10, 12 * random.nextDouble() - 6);
    List<BigDecimal> samples = new ArrayList<>();
    List<String> answers = new ArrayList<>(List.of("" + count, "" + harmonics));
    for (int k = 0; k < count; k++) {
      samples.add(Reference.typed(size * (2 * random.nextDouble() - 1), digits));
      answers.add(Reference.line(samples.get(k)));
    }
    for (int n = 0; n <= harmonics; n++) {
      answers.addAll(List.of("", ""));
    }
    return Problem.of(answers, shown -> verdict(shown, samples, harmonics));
  }

  private static Verdict verdict(List<String> shown, List<BigDecimal> samples, int harmonics) {
    BigDecimal count = BigDecimal.valueOf(samples.size());
    BigDecimal sizes =
        samples.stream().map(BigDecimal::abs).reduce(BigDecimal.ZERO, BigDecimal::add);
    BigDecimal error = Reference.quotient(sizes, count).multiply(PART);
    List<BigDecimal> angles =
        IntStream.range(0, samples.size())
            .mapToObj(it -> Reference.quotient(BigDecimal.valueOf(2L * it), count))
            .map(it -> it.multiply(BigDecimalMath.pi(DIGITS)))
            .toList();
    List<BigDecimal> cosine = angles.stream().map(it -> BigDecimalMath.cos(it, DIGITS)).toList();
    List<BigDecimal> sine = angles.stream().map(it -> BigDecimalMath.sin(it, DIGITS)).toList();
    for (int n = 0; n <= harmonics; n++) {
      BigDecimal cosines = BigDecimal.ZERO;
      BigDecimal sines = BigDecimal.ZERO;
      for (int k = 1; k <= samples.size(); k++) {
        int angle = n * k % samples.size();
        cosines = cosines.add(cosine.get(angle).multiply(samples.get(k - 1)));
        sines = sines.add(sine.get(angle).multiply(samples.get(k - 1)));
      }
      BigDecimal part = Reference.quotient(BigDecimal.valueOf(2), count);
      BigDecimal a = Problem.number(shown, "A" + n + "=");
      BigDecimal b = n == 0 ? BigDecimal.ZERO : Problem.number(shown, "B" + n + "=");
      if (!Reference.isWithin(a, cosines.multiply(part), error)
          || !Reference.isWithin(b, n == 0 ? b : sines.multiply(part), error)) {
        return Verdict.WRONG;
      }
    }
    return Verdict.RIGHT;
  }
}
