package hp41.number;

import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Compares storage arithmetic and the effect of flags 24 and 25 with the recordings. */
class RegisterArithmeticTest {

  private static final Map<String, BinaryOperator<Decimal>> STORE =
      Map.of(
          "STO+", Arithmetic::add,
          "STO-", Arithmetic::subtract,
          "STO*", Arithmetic::multiply,
          "STO/", Arithmetic::divide);

  private static final Map<String, Function<Vectors.Row, Pair>> FUNCTIONS =
      Map.ofEntries(
          two("*", Arithmetic::multiply),
          two("+", Arithmetic::add),
          two("/", Arithmetic::divide),
          two("%", Arithmetic::percent),
          two("%CH", Arithmetic::percentChange),
          two("HMS+", Sexagesimal::add),
          two("Y^X", Exponentials::power),
          one("1/X", Arithmetic::reciprocal),
          one("10^X", Exponentials::powerOfTen),
          one("ASIN", x -> Trigonometry.asin(x, AngleMode.RAD)),
          one("DEC", WholeNumbers::decimal),
          one("E^X", Exponentials::exp),
          one("FACT", WholeNumbers::factorial),
          one("LN", Logarithms::ln),
          one("SIN", x -> Trigonometry.sin(x, AngleMode.RAD)),
          one("SQRT", Arithmetic::squareRoot),
          one("TAN", x -> Trigonometry.tan(x, AngleMode.DEG)), // recorded in DEG, the others in RAD
          one("X^2", Arithmetic::square),
          pair("P-R", (y, x) -> Trigonometry.toRectangular(y, x, AngleMode.RAD)),
          pair("R-P", (y, x) -> Trigonometry.toPolar(y, x, AngleMode.RAD)));

  @Test
  void storageArithmeticMatchesTheMachine() {
    Vectors.walk(
        "functions/sto_arith.tsv",
        row -> row.get("error").isEmpty() ? row.get("R05_after") : row.get("error"),
        row ->
            Vectors.outcome(
                () -> STORE.get(row.get("op")).apply(row.number("R05_before"), row.number("X"))));
  }

  @Test
  void overflowIsTheLargestNumberIfFlag24IsSet() {
    Vectors.walk(
        "functions/flags24_25.tsv",
        row -> FUNCTIONS.containsKey(row.get("function")),
        RegisterArithmeticTest::expected,
        RegisterArithmeticTest::actual);
  }

  private static String expected(Vectors.Row row) {
    boolean done = !row.get("outL").equals("1.100000000E+00");
    return done ? row.get("outX") : "error " + row.get("error_shown");
  }

  private static String actual(Vectors.Row row) {
    Function<Vectors.Row, Pair> function = FUNCTIONS.get(row.get("function"));
    boolean silent = row.get("F25").equals("1");
    try {
      Pair result = function.apply(row);
      boolean outOfRange = result.x().isOutOfRange() || result.y().isOutOfRange();
      if (outOfRange && row.get("F24").equals("0")) {
        return "error " + (silent ? "" : RangeError.INSTANCE.getMessage());
      }
      return result.x().saturated().toString();
    } catch (DomainError e) {
      return "error " + (silent ? "" : e.getMessage());
    }
  }

  private static Map.Entry<String, Function<Vectors.Row, Pair>> one(
      String name, UnaryOperator<Decimal> function) {
    return two(name, (y, x) -> function.apply(x));
  }

  private static Map.Entry<String, Function<Vectors.Row, Pair>> two(
      String name, BinaryOperator<Decimal> function) {
    return pair(name, (y, x) -> new Pair(function.apply(y, x), Decimal.ZERO));
  }

  private static Map.Entry<String, Function<Vectors.Row, Pair>> pair(
      String name, BiFunction<Decimal, Decimal, Pair> function) {
    return Map.entry(name, row -> function.apply(row.number("Y"), row.number("X")));
  }
}
