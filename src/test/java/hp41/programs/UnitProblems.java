package hp41.programs;

import static hp41.programs.Reference.DIGITS;

import hp41.programs.Problem.Verdict;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** All pairs of units, also of different kinds, and values of any size. */
final class UnitProblems implements ProblemSource {

  /** Units of one kind, with the factors of NIST Special Publication 811. */
  private static final List<Map<String, String>> KINDS =
      List.of(
          Map.of(
              "M",
              "1",
              "FT",
              ".3048",
              "IN",
              ".0254",
              "YD",
              ".9144",
              "MI",
              "1609.344",
              "NM",
              "1852"),
          Map.of("KG", "1", "LB", ".45359237", "OZ", ".028349523125"),
          Map.of("L", "1", "GAL", "3.785411784"),
          Map.of("J", "1", "CAL", "4.184", "BTU", "1055.05585262"),
          Map.of("W", "1", "HP", "745.69987158227022"),
          Map.of("PA", "1", "PSI", "6894.757293168361", "ATM", "101325"),
          Map.of("K", "1", "C", "1", "F", ".55555555555555555555555555555555555555555555555556"));

  @Override
  public String program() {
    return "UNIT";
  }

  @Override
  public String domain() {
    return "all pairs of units, values from 1E-20 to 1E20";
  }

  @Override
  public String promise() {
    return "1E-9 of the value; temperatures also 1E-9 of 500";
  }

  @Override
  public Problem next(Random random) {
    Map<String, String> kind = KINDS.get(random.nextInt(KINDS.size()));
    Map<String, String> second =
        random.nextInt(6) == 0 ? KINDS.get(random.nextInt(KINDS.size())) : kind;
    String from = unit(random, kind);
    String to = unit(random, second);
    if (!second.equals(kind)) {
      return Problem.of(List.of(from, to), shown -> Verdict.of(shown.contains("NO CONVERSION")));
    }
    double size = Math.pow(10, 40 * random.nextDouble() - 20);
    BigDecimal value =
        new BigDecimal(random.nextBoolean() ? size : -size)
            .round(new MathContext(1 + random.nextInt(10)));
    BigDecimal exact =
        value
            .add(offset(from))
            .multiply(new BigDecimal(kind.get(from)))
            .divide(new BigDecimal(kind.get(to)), DIGITS)
            .subtract(offset(to));
    BigDecimal error =
        exact
            .abs()
            .add(kind.containsKey("K") ? BigDecimal.valueOf(500) : BigDecimal.ZERO)
            .scaleByPowerOfTen(-9);
    return Problem.of(
        List.of(from, to, Reference.line(value)),
        shown -> Verdict.of(Reference.isWithin(Problem.number(shown, to + "="), exact, error)));
  }

  private static String unit(Random random, Map<String, String> kind) {
    return kind.keySet().stream().sorted().toList().get(random.nextInt(kind.size()));
  }

  private static BigDecimal offset(String unit) {
    return switch (unit) {
      case "C" -> new BigDecimal("273.15");
      case "F" -> new BigDecimal("459.67");
      default -> BigDecimal.ZERO;
    };
  }
}
