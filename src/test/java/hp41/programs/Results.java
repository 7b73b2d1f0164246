package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.cli.Run;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Runs bundled programs with answers, and reads the numbers that they show. */
final class Results {

  private Results() {}

  /**
   * Returns the numbers after {@code =} of all stops, with ten digits if the program shows them.
   */
  static List<Double> numbers(String program, List<String> answers) {
    return shown(program, answers)
        .filter(line -> line.matches(".*=-?[\\d.].*"))
        .map(line -> Double.valueOf(line.substring(line.indexOf('=') + 1).replace(",", "")))
        .toList();
  }

  /** Returns the lines that are shown, in SCI 9 at the beginning. */
  static Stream<String> shown(String program, List<String> answers) {
    Run run = Run.of(String.join("\n", answers) + "\n", "run", program, program, "SCI", "9");
    assertThat(run.err()).isEmpty();
    return run.lines().stream();
  }

  /** Returns the value of a function, one of the global labels of a program, with ten digits. */
  static double value(String program, String function, double... arguments) {
    StringBuilder driver = new StringBuilder("LBL \"DRIVER\" SCI 9");
    for (double argument : arguments) {
      driver.append(' ').append(typed(argument));
    }
    driver.append(" XEQ \"").append(function).append("\" \"VALUE=\" ARCL X AVIEW STOP END");
    Run run = Run.of(driver.toString(), "run", "--load", "-", program, "DRIVER");
    String line = run.lines().get(0);
    assertThat(line).as("%s %s", driver, run.err()).startsWith("VALUE=");
    return Double.parseDouble(line.substring(line.indexOf('=') + 1));
  }

  /** Returns a number as it is typed. */
  static String typed(double number) {
    return number == Math.rint(number) && Math.abs(number) < 1e9
        ? Long.toString((long) number)
        : String.format(Locale.ROOT, "%.9E", number).replace("E+", "E");
  }
}
