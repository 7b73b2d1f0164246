package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.key.Key;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The keyboard's state is restored from a state file, whichever version has written it. */
class KeyboardLinesTest {

  private static final String LINES = "hp41 state 1\nmodel CX\nlift on\n%s\n%send\n";
  private static final String REGISTERS =
      "00C: 0000000000019C\n00D: 1A70016919C19B\n00E: 0000022C048000\n19B: 00000000C00020\n";

  @TempDir private Path folder;

  private Path path;

  @BeforeEach
  void choosePath() {
    path = folder.resolve("memory.txt");
  }

  private Calculator read(String... lines) throws IOException {
    Files.writeString(path, LINES.formatted(String.join("\n", lines), REGISTERS));
    Calculator calculator =
        new Calculator(Model.CX, new SilentPeripherals(InstantSource.fixed(Instant.EPOCH)));
    calculator.restore(new StateFile(path).read().orElseThrow());
    return calculator;
  }

  @ParameterizedTest
  @CsvSource({
    "open number -1.5E-3, '-1.5      -3_'",
    "open operand STO IND 1, STO IND 1_",
    "open operand STO ST, STO ST _",
    "open count SIZE 3 01, SIZE 01_",
    "open count SIZE 4 1, SIZE 1___",
    "open goto GTO 3 12, GTO .12_",
    "'open name XEQ \"FA\"', XEQ FA_",
    "'open move GTO \"FA\"', GTO .FA_",
    "'open assign ASN \"SIN\"', ASN SIN _",
    "open catalogue 3 1, -",
    "open catalogue 0 1, -",
    "open text, _",
    "message PUBLISH?, PUBLISH?",
    "error DATA ERROR, DATA ERROR",
    "message A\\u005CB, A\\B",
    "'open name XEQ \"A\\u000D\"', XEQ A∡_"
  })
  void whatItSaysShowsAndIsWrittenAgain(String line, String display) throws IOException {
    Calculator calculator = read("waiting", line);
    assertThat(calculator.display().toString().strip()).isEqualTo(display);
    assertThat(calculator.snapshot().modes().waiting()).isTrue();
    new StateFile(path).write(calculator.image());
    assertThat(Files.readAllLines(path)).contains("waiting", line);
  }

  @Test
  void fileWithoutSuchLinesHasNothingOpen() throws IOException {
    Files.writeString(path, LINES.replace("%s\n%s", REGISTERS));
    assertThat(new StateFile(path).read()).contains(read("waiting").image().atRest());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"open door", "open number", "open number 1e5", "open operand", "open off x"})
  void whatCannotBeKeyedIsRefusedWithItsLine(String line) {
    assertThatThrownBy(() -> read("waiting", line))
        .isInstanceOf(StateFile.Damaged.class)
        .hasMessageStartingWith(path + ":5:1: expected \"waiting\", \"message\"");
  }

  /** Lines from other models and modules, or lines that were edited by hand. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "line",
        "line 12",
        "operand SIN 1",
        "operand WHAT 1",
        "operand FIX ST 7",
        "count STO 3 1",
        "goto SIZE 4 19",
        "name SIN",
        "move XEQ \"\"",
        "assign SIN \"\"",
        "catalogue 2 0 9999",
        "catalogue 2 1 2",
        "catalogue 3 9999",
        "catalogue 4 0",
        "stopwatch 99 99 recalling differences 7 program",
        "editor 999 999 inserting goto99 alpha program",
        "alarms 7 program",
        "clock",
        "off program",
        "number 99999999999E-99"
      })
  void whatThisCalculatorDoesNotHaveHurtsNobody(String open) throws IOException {
    for (Key key : Key.values()) {
      Calculator calculator = read("open " + open);
      Stream.of(key, Key.ONE, Key.TWO, Key.BACK, Key.RUN_STOP).forEach(calculator::press);
      calculator.proceed(100);
      assertThat(Inside.of(calculator).program().isWhole()).isTrue();
    }
  }

  @Test
  void leftOffItIsOffUntilItsKeyIsPressed() throws IOException {
    Calculator calculator = read("open off");
    assertThat(calculator.isOn()).isFalse();
    calculator.press(Key.FIVE);
    calculator.press(Key.ON);
    assertThat(calculator.display()).hasToString(" 0.0000");
  }
}
