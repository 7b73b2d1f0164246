package hp41.programs;

import hp41.cli.Run;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A run of a bundled program with all ten digits shown, and the numbers among what it shows. */
record ProgramRun(List<String> shown) {

  /** Runs a program with these answers; numbers are answered with ten digits. */
  static ProgramRun of(String program, Object... answers) {
    return with("", program, answers);
  }

  /** Runs a program that needs another one, given as a listing. */
  static ProgramRun with(String listing, String program, Object... answers) {
    String input =
        Arrays.stream(answers)
            .map(it -> it instanceof Double number ? typed(number) : it.toString())
            .map(it -> it + '\n')
            .collect(Collectors.joining());
    List<String> arguments = new ArrayList<>(List.of("run", "--size", "250"));
    try {
      Path file = Files.createTempFile("program", ".txt");
      Files.writeString(file, listing);
      if (!listing.isEmpty()) {
        arguments.addAll(List.of("--load", file.toString()));
      }
      arguments.addAll(List.of(program, program, "SCI", "9"));
      Run run = Run.of(input, arguments.toArray(String[]::new));
      Files.delete(file);
      return new ProgramRun(run.lines());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns the number as the calculator gets it. */
  static double rounded(double number) {
    return Double.parseDouble(typed(number));
  }

  private static String typed(double number) {
    return String.format(Locale.ROOT, "%.9E", number).replace("E+", "E");
  }

  /** Returns the numbers that are shown with a name, such as {@code ROOT=2}, without questions. */
  List<Double> numbers() {
    return shown.stream()
        .filter(it -> it.matches("[^=]+=-?[0-9].*"))
        .map(it -> Double.valueOf(it.substring(it.indexOf('=') + 1)))
        .toList();
  }

  /** Returns the only number, or the first. */
  double number() {
    return numbers().get(0);
  }
}
