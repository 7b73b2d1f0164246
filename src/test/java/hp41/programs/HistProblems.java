package hp41.programs;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Histograms of values with few decimals, so that many are at the limits of classes. */
final class HistProblems implements ProblemSource {

  @Override
  public String program() {
    return "HIST";
  }

  @Override
  public String domain() {
    return "1 to 20 classes, up to 60 values, also outside and at the limits of classes";
  }

  @Override
  public String promise() {
    return "exact";
  }

  @Override
  public Problem next(Random random) {
    int decimals = random.nextInt(4);
    BigDecimal least = BigDecimal.valueOf(random.nextInt(2001) - 1000L, decimals);
    BigDecimal width = BigDecimal.valueOf(1L + random.nextInt(300), decimals);
    int classes = 1 + random.nextInt(20);
    int count = random.nextInt(random.nextBoolean() ? 12 : 60);
    List<String> answers =
        new ArrayList<>(List.of(Reference.line(least), Reference.line(width), "" + classes));
    int[] counts = new int[classes];
    int outside = 0;
    for (int i = 0; i < count; i++) {
      BigDecimal value = value(random, least, width, classes);
      answers.add(Reference.line(value));
      int number = value.subtract(least).divide(width, 0, RoundingMode.FLOOR).intValueExact();
      if (number >= 0 && number < classes) {
        counts[number]++;
      } else {
        outside++;
      }
    }
    for (int i = 0; i < classes + 4; i++) {
      answers.add("");
    }
    int missed = outside;
    return Problem.of(answers, shown -> verdict(shown, least, width, counts, missed));
  }

  /** Returns a value that is often at the limit of a class, and sometimes outside. */
  private static BigDecimal value(Random random, BigDecimal least, BigDecimal width, int classes) {
    double place = classes * (1.1 * random.nextDouble() - 0.05);
    return random.nextInt(4) == 0
        ? least.add(width.multiply(BigDecimal.valueOf((long) place)))
        : least
            .add(width.multiply(BigDecimal.valueOf(place)))
            .setScale(least.scale() + 1, RoundingMode.HALF_UP);
  }

  private static Verdict verdict(
      List<String> shown, BigDecimal least, BigDecimal width, int[] counts, int outside) {
    List<String> lines = shown.stream().filter(it -> !it.contains("?")).toList();
    int most = 0;
    int inside = 0;
    for (int count : counts) {
      most = Math.max(most, count);
      inside += count;
    }
    int longest = longest(lines.subList(0, counts.length));
    for (int i = 0; i < counts.length; i++) {
      BigDecimal limit = least.add(width.multiply(BigDecimal.valueOf(i)));
      String[] parts = lines.get(i).split(" ");
      long stars = most <= longest ? counts[i] : Math.round((double) counts[i] * longest / most);
      if (new BigDecimal(parts[0]).compareTo(limit) != 0
          || stars != (parts.length == 1 ? 0 : parts[1].length())) {
        return Verdict.WRONG;
      }
    }
    return Verdict.of(
        Problem.number(shown, "N=").intValue() == inside
            && Problem.number(shown, "OUTSIDE=").intValue() == outside);
  }

  /** Returns the stars of the longest bar, for which all limits of classes leave room. */
  private static int longest(List<String> lines) {
    int limit = lines.stream().mapToInt(it -> it.split(" ")[0].length()).max().orElse(0);
    return Math.min(12, 23 - limit);
  }
}
