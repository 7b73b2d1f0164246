package hp41.conformance;

import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import hp41.machine.Printer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

/** Generates random programs that print in various modes. */
final class RandomPrinting {

  /** The name of the theme, and the kind in the table of results. */
  static final String KIND = "printing programs";

  /** Lines that decide what and how a program prints. */
  private static final List<String> FLAGS =
      List.of("SF 15", "SF 16", "SF 12", "SF 13", "CF 12", "CF 13", "CF 21", "SF 21", "CF 15");

  private static final List<String> SHOWING =
      List.of("VIEW X", "AVIEW", "PROMPT", "ADV", "\"A\"", "\"HELLO 41\"", "\"\"", "65", "1E-10");

  private final Random random;
  private final List<CalculatorFunction> functions;
  private final Supplier<List<String>> state;
  private final Supplier<String> step;

  /**
   * Creates a generator.
   *
   * @param available the functions of the calculator
   * @param state returns lines that create a random state
   * @param step returns a random line
   */
  RandomPrinting(
      Random random,
      List<CalculatorFunction> available,
      Supplier<List<String>> state,
      Supplier<String> step) {
    this.random = random;
    this.state = state;
    this.step = step;
    functions =
        available.stream().filter(it -> ModuleDefinition.xrom(it.code()) == Printer.XROM).toList();
  }

  /** Returns whether the calculator has a printer. */
  boolean isPossible() {
    return !functions.isEmpty();
  }

  /** Returns a case that executes a short random program. */
  Case program() {
    List<String> before = new ArrayList<>(state.get());
    before.add(any(FLAGS));
    List<String> lines = new ArrayList<>();
    int count = 4 + random.nextInt(20);
    for (int i = 0; i < count; i++) {
      lines.add(line());
    }
    lines.add(random.nextInt(lines.size() + 1), "LBL 00");
    lines.add("STOP");
    return new ProgramCase(KIND, before, lines);
  }

  private String line() {
    return switch (random.nextInt(6)) {
      case 0, 1 -> any(functions).name();
      case 2 -> any(FLAGS);
      case 3 -> any(SHOWING);
      default -> step.get();
    };
  }

  private <T> T any(List<T> all) {
    return all.get(random.nextInt(all.size()));
  }
}
