package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.event.Event;
import hp41.event.PrintedLine;
import hp41.format.ProgramFile;
import hp41.key.Key;
import hp41.machine.ProgramLoader;
import hp41.memory.Flags;
import hp41.memory.GlobalLabel;
import hp41.memory.Memory;
import hp41.printer.Font;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the printer prints, in {@code paper.txt}: under a title lines with {@code :} are a program
 * that is loaded, those with {@code >} are typed, those with {@code |} are then on the paper, and
 * {@code =} is the display.
 */
class PrinterTest {

  private static final int PLENTY = 100_000;

  @TestFactory
  Stream<DynamicTest> thePaperIsAsInTheManual() throws IOException {
    return Stream.of(text().split("(?m)^# "))
        .skip(1)
        .map(part -> DynamicTest.dynamicTest(part.lines().findFirst().orElse(""), () -> run(part)));
  }

  private static String text() throws IOException {
    try (InputStream in = PrinterTest.class.getResourceAsStream("/printer/paper.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static Calculator calculator(Accessory... plugged) {
    return calculator(new VirtualClock(Instant.EPOCH), plugged);
  }

  private static Calculator calculator(VirtualClock clock, Accessory... plugged) {
    return Calculator.builder(Model.CX, new SilentPeripherals(clock))
        .plugged(Plugged.of(plugged))
        .build();
  }

  private static void type(Calculator calculator, String line) {
    assertThat(calculator.type(line)).isEmpty();
    while (calculator.isRunning() || calculator.isTyping()) {
      calculator.proceed(PLENTY);
    }
  }

  private static List<String> paper(Calculator calculator) {
    return calculator.takeEvents().stream()
        .filter(Event.Printed.class::isInstance)
        .flatMap(event -> rows(((Event.Printed) event).line()).stream())
        .toList();
  }

  private static void run(String part) {
    Calculator calculator = calculator(Accessory.PRINTER);
    load(calculator, marked(part, ':'));
    List<String> paper = new ArrayList<>();
    for (String line : marked(part, '>')) {
      type(calculator, line);
      paper.addAll(paper(calculator));
    }
    assertThat(String.join("\n", paper)).isEqualTo(String.join("\n", marked(part, '|')));
    for (String display : marked(part, '=')) {
      assertThat(calculator.display()).hasToString(display);
    }
  }

  private static List<String> rows(PrintedLine printed) {
    assertThat(printed.columns()).hasSize(PrintedLine.COLUMNS);
    return printed.rows();
  }

  @Test
  void prpWithoutNamePrintsTheCurrentProgram() {
    Calculator calculator = calculator(Accessory.PRINTER);
    load(calculator, List.of("LBL \"A1\"", "END"));
    calculator.prompt("PRP");
    assertThat(calculator.display()).hasToString("PRP _");
    calculator.press(Key.ALPHA);
    calculator.press(Key.ALPHA);
    assertThat(paper(calculator)).containsExactly("", " 01♦LBL \"A1\"", " 02 .END.");
  }

  @Test
  void normalModePrintsKeysWithTheNumberBeforeThem() {
    Calculator calculator = calculator(Accessory.PRINTER);
    type(calculator, "SF 16");
    for (Key key : List.of(Key.ONE, Key.TWO, Key.ENTER, Key.THREE, Key.MINUS, Key.RUN_STOP)) {
      calculator.press(key);
    }
    calculator.proceed(PLENTY);
    assertThat(paper(calculator))
        .containsExactly(
            "          12.0000 ENTER↑", "           3.0000      -", "                     RUN");
  }

  private static List<String> keyed(Key... keys) {
    Calculator calculator = calculator(Accessory.PRINTER);
    type(calculator, "SF 16");
    for (Key key : keys) {
      calculator.press(key);
    }
    return paper(calculator);
  }

  @Test
  void programLinesArePrintedOnceTheyAreKeyed() {
    assertThat(
            keyed(
                Key.PRGM,
                Key.ONE,
                Key.TWO,
                Key.SIN,
                Key.ALPHA,
                Key.SIGMA_PLUS,
                Key.RECIPROCAL,
                Key.ALPHA,
                Key.STO,
                Key.ZERO,
                Key.FIVE,
                Key.RUN_STOP,
                Key.FOUR,
                Key.SST))
        .containsExactly(" 01 12", " 02 SIN", " 03 \"AB\"", " 04 STO 05", " 05 STOP", " 06 4");
  }

  @Test
  void programLinesArePrintedAsTheyAreTyped() {
    Calculator calculator = calculator(Accessory.PRINTER);
    type(calculator, "SF 16");
    calculator.press(Key.PRGM);
    type(calculator, "LBL \"A1\" 12 \"AB\" END");
    assertThat(paper(calculator))
        .containsExactly(" 01♦LBL \"A1\"", " 02 12", " 03 \"AB\"", " 04 END");
  }

  @Test
  void aLineThatIsTakenBackIsNotPrinted() {
    assertThat(keyed(Key.PRGM, Key.ONE, Key.BACK, Key.TWO, Key.THREE, Key.BACK, Key.PRGM))
        .containsExactly(" 01 2");
  }

  @Test
  void aTextKeyedIntoAlphaIsPrinted() {
    assertThat(keyed(Key.ALPHA, Key.SIGMA_PLUS, Key.LOG, Key.BACK, Key.RECIPROCAL, Key.ALPHA))
        .containsExactly("AB");
  }

  @Test
  void withoutNormalModeNothingKeyedIsPrinted() {
    Calculator calculator = calculator(Accessory.PRINTER);
    for (Key key : List.of(Key.ALPHA, Key.LOG, Key.ALPHA, Key.PRGM, Key.ONE, Key.SIN, Key.PRGM)) {
      calculator.press(key);
    }
    assertThat(paper(calculator)).isEmpty();
  }

  @Test
  void catalogueOnePrintsThePrograms() {
    VirtualClock clock = new VirtualClock(Instant.EPOCH);
    Calculator calculator = calculator(clock, Accessory.PRINTER);
    load(calculator, List.of("LBL \"A1\"", "END"));
    type(calculator, "SF 15 CAT 1");
    while (!calculator.isIdle()) {
      calculator.proceed(PLENTY);
      clock.advance(calculator.untilDue().orElse(Duration.ZERO));
    }
    assertThat(paper(calculator))
        .containsExactly("                   CAT 1", "LBL┬A1", ".END.       14 BYTES");
  }

  @ParameterizedTest
  @ValueSource(strings = {"PRPLOT", "XROM \"PRPLOT\"", "XROM┬PRPLOT"})
  void theNameOfAModulesProgramIsReadAsItIsPrinted(String step) {
    Calculator calculator = calculator(Accessory.PRINTER);
    load(calculator, List.of("LBL \"A1\"", step, "END"));
    type(calculator, "GTO .002 LIST 001");
    assertThat(paper(calculator)).containsExactly("", " 02 XROM \"PRPLOT\"");
  }

  @Test
  void privateProgramsAreNotPrinted() {
    Calculator calculator = calculator(Accessory.PRINTER);
    load(calculator, List.of("LBL \"A1\"", "END"));
    Memory memory = Inside.of(calculator).memory();
    int register = Inside.of(calculator).program().endRegister();
    memory.write(register, memory.read(register) | GlobalLabel.PRIVATE);
    type(calculator, "PRP \"A1\"");
    assertThat(calculator.display()).hasToString("PRIVATE");
    assertThat(paper(calculator)).isEmpty();
  }

  @Test
  void withoutPrinterItsFunctionsAreNonexistentInPrograms() {
    Calculator calculator = calculator();
    load(calculator, List.of("LBL \"A1\"", "PRX", "END"));
    assertThat(Inside.of(calculator).flags().get(Flags.PRINTER)).isFalse();
    type(calculator, "XEQ \"A1\"");
    assertThat(calculator.display()).hasToString("NONEXISTENT");
    type(calculator, "ADV");
    assertThat(paper(calculator)).isEmpty();
  }

  @Test
  void listAndPrpCannotBeProgramLines() {
    Calculator calculator = calculator(Accessory.PRINTER);
    load(calculator, List.of("LBL \"A1\"", "XROM 29,07", "END"));
    type(calculator, "XEQ \"A1\"");
    assertThat(calculator.display()).hasToString("NONEXISTENT");
  }

  @Test
  void switchingOnFindsThePrinterAgain() {
    Calculator calculator = calculator(Accessory.PRINTER);
    type(calculator, "CF 21");
    calculator.press(Key.ON);
    calculator.press(Key.ON);
    assertThat(Inside.of(calculator).flags().get(Flags.PRINTER)).isTrue();
    assertThat(Inside.of(calculator).flags().get(Flags.PRINTER_ENABLE)).isTrue();
  }

  @Test
  void aStateOfACalculatorWithoutPrinterIsTakenOver() {
    Calculator calculator = calculator(Accessory.PRINTER);
    calculator.restore(calculator().image());
    assertThat(Inside.of(calculator).flags().get(Flags.PRINTER)).isTrue();
    Calculator without = calculator();
    without.restore(calculator.image());
    assertThat(without.machine().flags().get(Flags.PRINTER)).isFalse();
    assertThat(without.machine().flags().get(Flags.PRINTER_ENABLE)).isFalse();
  }

  @Test
  void aLineHasItsDots() {
    Calculator calculator = calculator(Accessory.PRINTER);
    type(calculator, "\"T\" PRA");
    Event.Printed printed =
        (Event.Printed)
            calculator.takeEvents().stream()
                .filter(Event.Printed.class::isInstance)
                .findFirst()
                .orElseThrow();
    PrintedLine line = printed.line();
    StringBuilder dots = new StringBuilder();
    for (int dot = 0; dot < PrintedLine.DOTS; dot++) {
      for (int column = 0; column < Font.WIDTH; column++) {
        dots.append(line.isBlack(column, dot) ? '#' : '.');
      }
      dots.append('\n');
    }
    assertThat(dots)
        .hasToString(
            """
            .#####.
            ...#...
            ...#...
            ...#...
            ...#...
            ...#...
            ...#...
            """);
  }

  private static void load(Calculator calculator, List<String> listing) {
    if (!listing.isEmpty()) {
      byte[] file = String.join("\n", listing).getBytes(StandardCharsets.UTF_8);
      new ProgramLoader(Inside.of(calculator).memory())
          .load(ProgramFile.read(file, Internals.known()).programs());
      calculator.restore(calculator.image());
    }
  }

  private static List<String> marked(String part, char mark) {
    return part.lines()
        .filter(line -> line.startsWith(String.valueOf(mark)))
        .map(line -> StringUtils.stripEnd(line.substring(1), " "))
        .toList();
  }
}
