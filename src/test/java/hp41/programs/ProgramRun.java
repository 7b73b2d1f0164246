package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.MemoryView;
import hp41.cli.ProgramBench;
import hp41.cli.Run;
import hp41.files.BundledProgram;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.lang3.function.FailableFunction;

/** A run of a bundled program with all ten digits shown, and the numbers that it has shown. */
record ProgramRun(List<String> shown) {

  private static final int USED_REGISTERS = 60;

  /** The flags that programs use, and those of the user that ignore errors. */
  private static final List<Integer> FLAGS =
      IntStream.concat(IntStream.range(0, 21), IntStream.of(24, 25)).boxed().toList();

  /** Runs a program with these answers; numbers are answered with ten digits. */
  static ProgramRun of(String program, Object... answers) {
    return of(program, Arrays.asList(answers));
  }

  /** Runs a program with these answers; numbers are answered with ten digits. */
  static ProgramRun of(String program, List<?> answers) {
    return run(List.of("--size", String.valueOf(room(program)), program, program), answers);
  }

  /** Runs a program that needs another one, given as a listing. */
  static ProgramRun with(String listing, String program, Object... answers) {
    return loaded(listing, program, program, Arrays.asList(answers));
  }

  /** Runs a label with a program and a listing in memory. */
  static ProgramRun loaded(String listing, String program, String label, List<?> answers) {
    return withFile(
        ".txt",
        file -> {
          Files.writeString(file, listing);
          return run(
              List.of(
                  "--size",
                  String.valueOf(room(program)),
                  "--load",
                  file.toString(),
                  program,
                  label),
              answers);
        });
  }

  /** Returns a bench for the program that a source has problems for. */
  static ProgramBench bench(ProblemSource source) {
    String program = source.program();
    return new ProgramBench(program, source.label(), room(program));
  }

  /**
   * Solves a problem, whatever happens. Registers and flags contain what an earlier program may
   * have left there.
   */
  static Run solved(ProgramBench bench, Problem problem, Random random) {
    return bench.run(problem.listing(), memory -> leave(random, memory), input(problem.answers()));
  }

  private static void leave(Random random, MemoryView memory) {
    for (int register = 0; register < Math.min(USED_REGISTERS, memory.size()); register++) {
      memory.register(register, Word.of(Decimal.parse(typed(random.nextGaussian() * 1000))));
    }
    FLAGS.forEach(flag -> memory.flag(flag, random.nextBoolean()));
  }

  /** Returns the data registers that leave room for a program and a short one beside it. */
  private static int room(String program) {
    return 300 - BundledProgram.named(program).orElseThrow().registers();
  }

  /** Runs a program with this number of data registers, in memory or in a module. */
  static ProgramRun sized(int size, boolean module, String program, List<?> answers) {
    String registers = String.valueOf(size);
    return module
        ? withFile(
            ".mod",
            file -> {
              Files.delete(file);
              Run.of("", "convert", "--xrom", "9", program, file.toString());
              return run(List.of("--size", registers, file.toString(), program), answers);
            })
        : run(List.of("--size", registers, program, program), answers);
  }

  private static <T> T withFile(String ending, FailableFunction<Path, T, IOException> action) {
    try {
      Path file = Files.createTempFile("program", ending);
      T result = action.apply(file);
      Files.delete(file);
      return result;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static ProgramRun run(List<String> arguments, List<?> answers) {
    Run run = whole(arguments, answers);
    assertThat(run.err()).isEmpty();
    return new ProgramRun(run.lines());
  }

  private static Run whole(List<String> arguments, List<?> answers) {
    List<String> all = new ArrayList<>(List.of("run"));
    all.addAll(arguments);
    all.addAll(List.of("SCI", "9"));
    return Run.of(input(answers), all.toArray(String[]::new));
  }

  private static String input(List<?> answers) {
    return answers.stream()
        .map(it -> it instanceof Double number ? typed(number) : it.toString())
        .map(it -> it + '\n')
        .collect(Collectors.joining());
  }

  /** Returns the value of a function, one of the global labels of a program, with ten digits. */
  static double value(String program, String function, double... arguments) {
    StringBuilder driver = new StringBuilder("LBL \"DRIVER\"\nSCI 9\n");
    for (double argument : arguments) {
      driver.append(typed(argument)).append('\n');
    }
    driver.append("XEQ \"%s\"\n\"VALUE=\"\nARCL X\nAVIEW\nSTOP\nEND\n".formatted(function));
    return loaded(driver.toString(), program, "DRIVER", List.of()).number();
  }

  /** Returns the number as the calculator gets it. */
  static double rounded(double number) {
    return Double.parseDouble(typed(number));
  }

  /** Returns a number as it is typed. */
  static String typed(double number) {
    return number == Math.rint(number) && Math.abs(number) < 1e9
        ? Long.toString((long) number)
        : String.format(Locale.ROOT, "%.9E", number).replace("E+", "E");
  }

  /** Returns the numbers that are shown with a name, such as {@code ROOT=2}, without questions. */
  List<Double> numbers() {
    return shown.stream()
        .filter(it -> it.matches(".*=-?[\\d.].*"))
        .map(it -> Double.valueOf(it.substring(it.indexOf('=') + 1).replace(",", "")))
        .toList();
  }

  /** Returns the texts that are shown after a name such as {@code P=}. */
  List<String> named(String name) {
    return shown.stream()
        .filter(it -> it.startsWith(name))
        .map(it -> it.substring(name.length()))
        .toList();
  }

  /** Returns the only number, or the first. */
  double number() {
    return numbers().get(0);
  }
}
