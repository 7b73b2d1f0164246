package hp41.programs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import hp41.Calculator;
import hp41.Internals;
import hp41.Model;
import hp41.Plugged;
import hp41.app.CalculatorFactory;
import hp41.app.HostPeripherals;
import hp41.app.HostPeripherals.SkippingClock;
import hp41.event.StopReason.Cause;
import hp41.files.BundledModule;
import hp41.files.BundledProgram;
import hp41.files.ProgramExample;
import hp41.files.ProgramExample.Step;
import hp41.listing.Assembler;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks that programs leave the user's modes as they were, wherever R/S or another function ends
 * them: flags 21, 24 and 25, the display mode and the angle mode.
 */
class ProgramModesTest {

  private static final List<Integer> MODES = List.of(21, 24, 25, 36, 37, 38, 39, 40, 41, 42, 43);
  private static final Set<Cause> WAITING = EnumSet.of(Cause.PROMPT, Cause.STOP);
  private static final int LINES = 1_000_000;

  /** Sets flags that an earlier program may have left set. */
  private static final String ALL_FLAGS =
      IntStream.range(0, 21).mapToObj("SF %02d "::formatted).collect(Collectors.joining());

  private static final Pattern RESULT = Pattern.compile("[A-Z0-9, ]+=(-?[\\d.,]+(?:E-?\\d+)?)");
  private static final Set<String> GAMES = Set.of("LANDER", "MASTER", "NIM");

  /** Returns the programs of modules. */
  static List<BundledProgram> programs() {
    return BundledProgram.all().stream()
        .filter(it -> BundledModule.containing(it.name()).isPresent())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void modesAreTheUsersAtEachStop(BundledProgram program) {
    for (ProgramExample example : ProgramExample.of(program.listing())) {
      check(program, example, "FIX 4 DEG CF 21 CF 24 CF 25");
      boolean setsAngles = example.with().matches("(?s).*\\b(RAD|DEG)\\b.*");
      String angles = setsAngles ? "DEG" : "RAD";
      check(program, example, ALL_FLAGS + "SCI 3 " + angles + " SF 21 SF 24 CF 25");
    }
  }

  /** Checks functions of complex numbers that are called without the program's questions. */
  @ParameterizedTest
  @CsvSource({"0, 0, LNZ", "0, 0, Z^W", "0, 1, ATANHZ", "1, 0, ATANZ"})
  void functionsRestoreModesWhenTheyFail(String imaginary, String real, String function) {
    Calculator calculator = calculator(BundledProgram.named("CPLX").orElseThrow());
    Map<Integer, Boolean> before = modes(calculator);
    calculator.type("0 ENTER^ 0 ENTER^ " + imaginary + " ENTER^ " + real);
    calculator.type("XEQ \"" + function + '"');
    calculator.run(LINES);
    assertThat(calculator.display().toString()).contains("DATA ERROR");
    assertThat(modes(calculator)).isEqualTo(before);
  }

  static List<BundledProgram> programsWithSize() {
    return BundledProgram.all().stream()
        .filter(it -> it.size().matches("\\d+"))
        .filter(it -> BundledModule.containing(it.name()).isPresent())
        .toList();
  }

  /** R/S after {@code SIZE>=} must not run into what follows in the listing. */
  @ParameterizedTest
  @MethodSource("programsWithSize")
  void tooSmallSizeIsReportedAgain(BundledProgram program) {
    int size = Integer.parseInt(program.size());
    Calculator calculator = calculator(program);
    calculator.type("SIZE " + (size - 1) + " XEQ \"" + program.name() + '"');
    for (int round = 0; round < 3; round++) {
      calculator.run(LINES);
      assertThat(calculator.display().toString()).contains("SIZE>=%03d".formatted(size));
      calculator.type("R/S");
    }
    calculator.run(LINES);
    calculator.type("SIZE " + size + " R/S");
    calculator.run(LINES);
    assertThat(calculator.display().toString()).doesNotContain("SIZE>=");
  }

  private static void check(BundledProgram program, ProgramExample example, String modes) {
    Calculator calculator = calculator(program);
    calculator.type("SIZE 200");
    if (!example.with().isEmpty()) {
      calculator.load(
          new Assembler(Internals.known(calculator)).assemble(example.with()).programs());
    }
    calculator.type(modes);
    Map<Integer, Boolean> before = modes(calculator);
    List<String> words = example.startWords();
    String label = words.isEmpty() ? program.name() : words.get(0);
    calculator.type(String.join(" ", words.isEmpty() ? words : words.subList(1, words.size())));
    calculator.type("XEQ \"" + label + '"');
    for (Step step : example.rows()) {
      calculator.run(LINES);
      if (calculator.stopped() instanceof Cause cause && WAITING.contains(cause)) {
        assertThat(modes(calculator))
            .as("%s, %s at %s, %s", program.name(), example.title(), step.display(), modes)
            .isEqualTo(before);
        checkResult(calculator, program);
        calculator.answer(step.answer());
        calculator.type("R/S");
      }
    }
  }

  /** A result is in X when it is shown, so that it can be used. Games show several numbers. */
  private static void checkResult(Calculator calculator, BundledProgram program) {
    String display = calculator.contents().alpha();
    Matcher result = RESULT.matcher(display);
    if (result.matches() && !GAMES.contains(program.name()) && !display.startsWith("F=")) {
      double shown = Double.parseDouble(result.group(1).replace(",", ""));
      assertThat(
              calculator.contents().number(calculator.contents().x()).orElseThrow().doubleValue())
          .as("X of %s at %s", program.name(), display)
          .isCloseTo(shown, within(Math.abs(shown) / 100 + .5));
    }
  }

  private static Map<Integer, Boolean> modes(Calculator calculator) {
    Map<Integer, Boolean> modes = new TreeMap<>();
    MODES.forEach(flag -> modes.put(flag, calculator.contents().flag(flag)));
    return modes;
  }

  private static Calculator calculator(BundledProgram program) {
    BundledModule module = BundledModule.containing(program.name()).orElseThrow();
    return CalculatorFactory.builder(Model.CX, HostPeripherals.now(new SkippingClock()))
        .plugged(Plugged.NOTHING.with(module.plugIn()))
        .build();
  }
}
