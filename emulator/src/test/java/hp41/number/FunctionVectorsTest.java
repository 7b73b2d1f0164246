package hp41.number;

import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Compares all ten digits of functions of one and two numbers with recordings of the machine. */
class FunctionVectorsTest {

  private interface Angular {
    Decimal of(Decimal x, AngleMode mode);
  }

  private interface Coordinates {
    Pair of(Decimal y, Decimal x, AngleMode mode);
  }

  private static final DisplayFormat.FormatStyle FIX = DisplayFormat.FormatStyle.FIX;

  @TestFactory
  Stream<DynamicTest> functionsOfOneNumberMatchTheRecordings() {
    Map<String, UnaryOperator<Decimal>> functions = new LinkedHashMap<>();
    functions.put("10powx", Exponentials::powerOfTen);
    functions.put("1overx", Arithmetic::reciprocal);
    functions.put("abs", Decimal::abs);
    functions.put("d_r", Trigonometry::degreesToRadians);
    functions.put("dec", WholeNumbers::decimal);
    functions.put("epowx", Exponentials::exp);
    functions.put("epowx_1", Exponentials::expMinusOne);
    functions.put("fact", WholeNumbers::factorial);
    functions.put("frc", Decimal::fraction);
    functions.put("hms", Sexagesimal::toHms);
    functions.put("hr", Sexagesimal::toHours);
    functions.put("int", Decimal::integerPart);
    functions.put("ln", Logarithms::ln);
    functions.put("ln1plusx", Logarithms::lnOnePlus);
    functions.put("log", Logarithms::log);
    functions.put("oct", WholeNumbers::octal);
    functions.put("r_d", Trigonometry::radiansToDegrees);
    functions.put("rnd_eng3", format(DisplayFormat.FormatStyle.ENG, 3)::round);
    functions.put("rnd_fix0", format(FIX, 0)::round);
    functions.put("rnd_fix2", format(FIX, 2)::round);
    functions.put("rnd_fix9", format(FIX, 9)::round);
    functions.put("rnd_sci3", format(DisplayFormat.FormatStyle.SCI, 3)::round);
    functions.put("sign", Arithmetic::sign);
    functions.put("sqrt", Arithmetic::squareRoot);
    functions.put("xpow2", Arithmetic::square);
    return walk(functions, (function, row) -> function.apply(row.number("X")));
  }

  @TestFactory
  Stream<DynamicTest> functionsOfTwoNumbersMatchTheRecordings() {
    Map<String, BinaryOperator<Decimal>> functions = new LinkedHashMap<>();
    functions.put("add", Arithmetic::add);
    functions.put("sub", Arithmetic::subtract);
    functions.put("mul", Arithmetic::multiply);
    functions.put("div", Arithmetic::divide);
    functions.put("hmsadd", Sexagesimal::add);
    functions.put("hmssub", Sexagesimal::subtract);
    functions.put("mod", Arithmetic::modulo);
    functions.put("pct", Arithmetic::percent);
    functions.put("pctch", Arithmetic::percentChange);
    functions.put("pow", Exponentials::power);
    return walk(functions, (function, row) -> function.apply(row.number("Y"), row.number("X")));
  }

  @TestFactory
  Stream<DynamicTest> functionsOfAnglesMatchTheRecordings() {
    Map<String, Angular> functions = new LinkedHashMap<>();
    functions.put("sin", Trigonometry::sin);
    functions.put("cos", Trigonometry::cos);
    functions.put("tan", Trigonometry::tan);
    functions.put("asin", Trigonometry::asin);
    functions.put("acos", Trigonometry::acos);
    functions.put("atan", Trigonometry::atan);
    return walk(functions, (function, row) -> function.of(row.number("X"), mode(row)));
  }

  @TestFactory
  Stream<DynamicTest> coordinateConversionsMatchTheRecordings() {
    Map<String, Coordinates> functions = new LinkedHashMap<>();
    functions.put("ptor", Trigonometry::toRectangular);
    functions.put("rtop", Trigonometry::toPolar);
    return functions.entrySet().stream()
        .map(entry -> dynamicTest(entry.getKey(), () -> walk(entry.getKey(), entry.getValue())));
  }

  private static void walk(String name, Coordinates function) {
    Vectors.walk(
        file(name),
        row -> expected(row, row.get("outX") + " " + row.get("outY")),
        row -> Vectors.outcomes(() -> function.of(row.number("Y"), row.number("X"), mode(row))));
  }

  private interface Call<F> {
    Decimal of(F function, Vectors.Row row);
  }

  private static <F> Stream<DynamicTest> walk(Map<String, F> functions, Call<F> call) {
    return functions.entrySet().stream()
        .map(
            entry ->
                dynamicTest(entry.getKey(), () -> walk(entry.getKey(), entry.getValue(), call)));
  }

  private static <F> void walk(String name, F function, Call<F> call) {
    Vectors.walk(
        file(name),
        row -> expected(row, row.get("outX")),
        row -> Vectors.outcome(() -> call.of(function, row)));
  }

  private static String file(String name) {
    return "functions/" + name + ".tsv";
  }

  private static String expected(Vectors.Row row, String result) {
    return row.get("error").isEmpty() ? result : row.get("error");
  }

  private static AngleMode mode(Vectors.Row row) {
    return AngleMode.valueOf(row.get("mode"));
  }

  private static DisplayFormat format(DisplayFormat.FormatStyle style, int digits) {
    return new DisplayFormat(style, digits, true, true);
  }
}
