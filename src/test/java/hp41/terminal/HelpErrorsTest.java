package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Accessory;
import hp41.Calculator;
import hp41.Image;
import hp41.KnownName;
import hp41.Model;
import hp41.Plugged;
import hp41.StoragePeripherals;
import hp41.app.CalculatorFactory;
import hp41.event.Usage;
import hp41.key.Key;
import hp41.panel.help.Messages;
import hp41.peripherals.Drive;
import hp41.terminal.ScratchCalculator.Tray;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Calls each function with numbers, texts, names and files that may cause errors. */
class HelpErrorsTest {

  private static final List<String> Y = List.of("0", "\"A\" ASTO X");
  private static final List<String> X =
      List.of("0", "1.5", "\"A\" ASTO X", "-1", "-9E99", "300", "13.452026");
  private static final List<String> NAMES =
      List.of(" \"DATA\"", " \"NOTES\"", " \"TEN\"", " \"NONE\"", " \",B\"", " \"NOTES,DATA\"");

  private static final String FILES =
      """
      "DATA" 10 CRFLD 10 CREATE WDTA "NOTES" 5 CRFLAS "HELLO" APPREC \
      "TEN" SAVEP WRTP WPRV "KEYS" WRTK "STATE" WRTS WSTS "NOTES" RCLPTA 0 SEEKPT \
      150 STO 02 10 STO 01""";
  private static final String TEXTS =
      "\"T\" ASTO 00 ASTO 01 ASTO 11 ASTO 25 ASTO 99 \"DATA\" RCLPTA SIZE 030";

  private static final Map<String, List<String>> OPERANDS =
      Map.of(
          "", List.of(""),
          "n", List.of("5", "IND 00", "IND 01", "IND 99"),
          "nn", List.of("05", "99", "IND 00", "IND 01", "IND 99"),
          "nnn", List.of("005", "999"),
          "\"NAME\"", List.of("\"TEN\"", "\"NONE\"", "\"PRPLOT\""),
          "nn or name", List.of("05", "\"NONE\"", "IND 00", "IND 01", "IND 99"));

  private static final StoragePeripherals PERIPHERALS =
      new StoragePeripherals(
          InstantSource.fixed(Instant.EPOCH),
          Optional.of(new Tray()),
          Optional.of(new Drive(new Tray())));
  private static final Calculator CALCULATOR =
      CalculatorFactory.builder(Model.CX, PERIPHERALS)
          .plugged(Plugged.of(Accessory.values()))
          .build();
  private static final List<Image> STATES = states();
  private static final Map<String, List<Image>> PREPARED = new HashMap<>();

  private static List<Image> states() {
    CALCULATOR.tap(Key.PRGM);
    CALCULATOR.type("LBL \"TEN\" 10 LBL 05 RTN");
    CALCULATOR.tap(Key.PRGM);
    Image bare = CALCULATOR.image();
    CALCULATOR.type(FILES);
    Image files = CALCULATOR.image();
    CALCULATOR.type(TEXTS);
    return List.of(bare, files, CALCULATOR.image());
  }

  /** Returns the names of functions, except READA, which replaces all of memory. */
  static Stream<KnownName> functions() {
    return CALCULATOR.names().stream()
        .filter(name -> !name.usage().equals(Usage.NONE) && !name.text().equals("READA"));
  }

  @ParameterizedTest
  @MethodSource("functions")
  void helpListsEveryErrorOfAFunction(KnownName name) {
    Set<String> errors = new TreeSet<>();
    for (String operand : OPERANDS.getOrDefault(name.operand(), List.of())) {
      for (String before : before(name)) {
        for (Image state : PREPARED.computeIfAbsent(before, HelpErrorsTest::prepared)) {
          errors.add(error(state, name.text() + " " + operand));
        }
      }
    }
    errors.remove("");
    List<String> told = List.of(name.usage().messages().split(", "));
    assertThat(told).as(name.text()).containsAll(errors);
  }

  /** Returns lines that are typed before: all stacks, and for a few of them names in ALPHA. */
  private static List<String> before(KnownName name) {
    Stream<String> stacks =
        Y.stream().flatMap(y -> X.stream().map(x -> "CLST " + y + " ENTER^ " + x + " CLA"));
    Stream<String> names =
        name.help().contains("ALPHA")
            ? NAMES.stream().flatMap(text -> X.stream().limit(3).map(x -> "CLST " + x + text))
            : Stream.empty();
    return Stream.concat(stacks, names).toList();
  }

  /** Returns all states, after these lines. */
  private static List<Image> prepared(String before) {
    return STATES.stream()
        .map(
            state -> {
              CALCULATOR.restore(state);
              CALCULATOR.type(before);
              return CALCULATOR.image();
            })
        .toList();
  }

  private static String error(Image state, String line) {
    CALCULATOR.restore(state);
    CALCULATOR.type(line);
    CALCULATOR.proceed(100);
    return Messages.named(CALCULATOR.snapshot().error());
  }
}
