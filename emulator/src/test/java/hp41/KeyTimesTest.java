package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import hp41.key.Key;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Tests the effect of keys on scrolling texts, pauses and the text editor at the machine's own
 * pace.
 */
class KeyTimesTest extends AuthenticCalculator {

  private static final long STEP = 590;

  /** The part of its time by which a line may be too quick or too slow. */
  private static final double INACCURACY = 0.06;

  private void showLongAlpha() {
    calculator.type("\"THE QUICK BROWN FOX\"");
    press("ALPHA", 100);
    pass(300);
    assertThat(display()).isEqualTo("THE QUICK BR");
  }

  @Test
  void aKeyLetGoDuringAScrollOnlyHurriesIt() {
    showLongAlpha();
    press("f", 50);
    assertThat(display()).isEqualTo("THE QUICK BR");
    pass(STEP);
    assertThat(display()).isEqualTo("CK BROWN FOX");
    assertThat(calculator.snapshot().modes().shift()).isFalse();
  }

  @Test
  void aKeyHeldToTheEndOfAScrollActs() {
    showLongAlpha();
    press("f", 2 * STEP);
    assertThat(display()).isEqualTo("CK BROWN FOX");
    assertThat(calculator.snapshot().modes().shift()).isTrue();
  }

  @Test
  void runStopInAPauseClearsTheMessage() {
    load("'ABC'; AVIEW; PSE; PSE");
    press("R/S", 400);
    pass(900);
    assertThat(display()).isEqualTo("ABC");
    press("R/S", 400);
    pass(500);
    assertThat(calculator.isRunning()).isFalse();
    assertThat(display()).isEqualTo(" 0.0000");
  }

  /** The places of the texts are those that the microcode shows between the labels. */
  @Test
  void anIgnoredErrorLetsLabelsMoveTheTextOfAMessage() {
    load("'HELLO'; AVIEW; SF 25; 0; 1/X; LBL 01; TONE 9; LBL 02; TONE 9; CLD; TONE 9; LBL 03; PI");
    press("R/S", 400);
    List<String> shown = new ArrayList<>();
    for (int look = 0; look < 125; look++) {
      pass(24);
      if (shown.isEmpty() || !shown.get(shown.size() - 1).equals(display())) {
        shown.add(display());
      }
    }
    assertThat(shown)
        .containsSubsequence("HELLO", " HELLO", "  HELLO", "⟶", " ⟶")
        .doesNotContain("  ⟶");
  }

  @Test
  void aPauseBeginsAgainWhenItsKeyIsLetGo() {
    calculator.type("CLX");
    press("PRGM", 100);
    calculator.type("PSE PI");
    press("PRGM", 100);
    calculator.type("RTN");
    calculator.keyDown(Key.RUN_STOP);
    calculator.keyUp();
    pass(600);
    press("5", 2_000);
    pass(1_000);
    assertThat(display()).isEqualTo(" 5_");
    pass(1_000);
    assertThat(display()).isEqualTo(" 3.1416");
  }

  @Test
  void theTextEditorIsLeftWhenNoKeyComes() {
    calculator.type("\"FILE\" 5 CRFLAS ED");
    pass(100_000);
    press("S+", 100);
    pass(150_000);
    assertThat(display()).startsWith("00 A");
    pass(10_000);
    assertThat(display()).isEqualTo(" 5.0000");
  }

  /**
   * The microcode shows NULL, and does nothing, if a key is held for 1,513 ms and its label is
   * after these lines, or if a key without a label is held for 2,108 ms.
   */
  @ParameterizedTest
  @CsvSource({"S+, 1490, 2.0000", "S+, 1530, 0.0000", "1/X, 2090, DATA ERROR", "1/X, 2130, 0.0000"})
  void aHeldKeyTurnsIntoNullASecondAfterItsLabelHasBeenSought(String key, long held, String shown) {
    load("LBL 'AB'; " + "STO 20; XEQ 50; 'ABC'; LBL 22; ".repeat(10) + "LBL A; 2; RTN");
    press("USER", 100);
    pass(500);
    press(key, held);
    pass(2_000);
    assertThat(display().strip()).isEqualTo(shown);
  }

  /**
   * A key acts if it is released up to this time, and becomes NULL after that, as in the microcode.
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "LBL \"AB\"; LBL B; 1 | 1/X | 1290 | 1306 | DATA ERROR",
        "LBL \"AB\"; 1 | USER 1/X | 1420 | 1436 | DATA ERROR",
        "+; +; +; + | USER 1/X | 1356 | 1371 | DATA ERROR",
        "LBL \"AB\"; LBL A; + | USER 1/X | 1420 | 1436 | DATA ERROR",
        "LBL \"AB\"; LBL B; 1 | USER 1/X | 1174 | 1190 | 1.0000",
        "LBL \"AB\"; 1 | f XEQ ALPHA S+ 1/X ALPHA LN USER LN | 1220 | 1236 | 1.0000",
        "LBL \"AB\"; 1 | XEQ ALPHA S+ 1/X ALPHA | 1218 | 1240 | 1.0000",
        "1 | XEQ ALPHA S+ 1/X ALPHA | 3000 | 3000 | NONEXISTENT"
      })
  void aKeyActsUntilTheMachineBeginsToWriteNull(
      String lines, String keys, long acts, long tooLong, String shown) {
    assertThat(displayAfter(lines, keys, acts)).isEqualTo(shown);
    if (tooLong > acts) {
      calculator.type("CLX");
      assertThat(displayAfter(lines, keys, tooLong)).isEqualTo("0.0000");
    }
  }

  /** The words that a line takes in a program on the microcode, a word being 158 microseconds. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1; ENTER^; 2 | HMS+ | 471",
        "1.1523; ENTER^; 2.2345 | HMS+ | 613",
        "0; ENTER^; 1.3 | HMS- | 402",
        "5; ENTER^; 5 | HMS- | 394",
        "2 | HR | 181",
        "2.151234 | HR | 247",
        "2; ENTER^; 1 | %CH | 331",
        "9; ENTER^; 1 | %CH | 630",
        "\"ABC\"; 66 | POSA | 1802",
        "\"ABCDEF\"; 90 | POSA | 1153",
        "10; PSIZE; \"F\"; 120; CRFLD | SAVER | 2067",
        "10; PSIZE; \"F\"; 120; CRFLD | GETR | 2074",
        "\"F\"; 120; CRFLD | SAVER | 9342",
        "\"F\"; 120; CRFLD; 1.013 | SAVERX | 1477",
        "\"F\"; 120; CRFLD; 0; SEEKPT; 1.013 | GETRX | 1494",
        "0 | PSIZE | 6867",
        "200 | PSIZE | 9171",
        "200; PSIZE; 100 | PSIZE | 9582",
        "FILE; 0; SEEKPT; \"XYZABC\" | INSREC | 5474",
        "FILE; 3; SEEKPT; \"XYZABC\" | INSCHR | 2857",
        "FILE; 0; SEEKPT; \"X\" | APPCHR | 4441",
        "FILE; 3; SEEKPT | APPREC | 2125",
        "FILE; 0; SEEKPT; CLA | INSREC | 926",
        "FILE; 0; SEEKPT; 1 | DELCHR | 3575",
        "FILE; 3; SEEKPT | DELREC | 854"
      })
  void aLineTakesTheTimeOfTheMachine(String setup, String line, int words) {
    String file = "\"F\"; 30; CRFLAS; \"ABCDEFGHIJK\"; APPREC; APPREC; APPREC; APPREC";
    String before = "LBL \"A\"; " + setup.replace("FILE", file) + "; ";
    long without = millisecondsOf(before + "CLST; STOP");
    long with = millisecondsOf(before + line + "; CLST; STOP");
    double expected = words * 0.158;
    assertThat((double) with - without)
        .isCloseTo(expected, within(Math.max(7, INACCURACY * expected)));
  }

  private long millisecondsOf(String lines) {
    Image empty = calculator.image();
    load(lines);
    press("R/S", 395);
    long milliseconds = 0;
    for (; !keypad.rests(); milliseconds++) {
      pass(1);
    }
    calculator.restore(empty);
    return milliseconds;
  }

  private String displayAfter(String lines, String keys, long held) {
    Image empty = calculator.image();
    load(lines);
    String[] parts = keys.split(" ");
    for (int i = 0; i < parts.length; i++) {
      press(parts[i], i < parts.length - 1 ? 395 : held);
      pass(i < parts.length - 1 ? 300 : 2_000);
    }
    String shown = display().strip();
    calculator.restore(empty);
    return shown;
  }

  /** The microcode accepts keys again 0.2 s after it has shown the error of this program. */
  @ParameterizedTest
  @CsvSource({"380, DATA ERROR", "520, 5_"})
  void aKeyBetweenTheErrorOfAProgramAndItsLineIsLost(long pause, String shown) {
    load("LBL \"A\"; 0; 1/X");
    press("R/S", 395);
    pass(pause);
    press("5", 395);
    pass(800);
    assertThat(display().strip()).isEqualTo(shown);
  }

  /** The microcode shows DIR EMPTY 0.1 s after the key is released. */
  @Test
  void emdirInAProgramWaitsUntilNoKeyIsDown() {
    load("1; EMDIR; LBL 01; GTO 01");
    press("R/S", 395);
    pass(60);
    press("5", 700);
    assertThat(display()).isEqualTo("⟶");
    pass(200);
    assertThat(display()).isEqualTo("DIR EMPTY");
  }

  /** The microcode needs 0.50 s from the release of R/S held for 395 ms, and 0.11 s after 50 ms. */
  @ParameterizedTest
  @CsvSource({"395, 400, 600", "50, 60, 220"})
  void aProgramGoesOnWhenItsLinesAreCounted(long held, long before, long after) {
    load("LBL \"AB\"; " + "CLST; ".repeat(150) + "STOP; PI; STOP");
    for (String key : List.of("XEQ", "ALPHA", "S+", "1/X", "ALPHA")) {
      press(key, 395);
      pass(2_500);
    }
    press("R/S", held);
    pass(before);
    assertThat(display()).isNotEqualTo(" 3.1416");
    pass(after - before);
    assertThat(display()).isEqualTo(" 3.1416");
  }

  /**
   * The microcode shows X 0.20 s after R/S goes up, and 0.36 s if it has begun to write the line.
   */
  @ParameterizedTest
  @CsvSource({"340, 180, 230", "360, 330, 390"})
  void aProgramRunsWhenItsLineHasBeenWritten(long held, long before, long after) {
    load("\"ABCDEFGH\"; PI; STOP");
    press("R/S", held);
    pass(before);
    assertThat(display()).isNotEqualTo(" 3.1416");
    pass(after - before);
    assertThat(display()).isEqualTo(" 3.1416");
  }

  /** The microcode needs 0.39 s from the release of R/S until it has passed twenty texts. */
  @Test
  void longLinesTakeLongerToCount() {
    load("GTO 01; " + "\"ABCDEFGH\"; ".repeat(20) + "LBL 01; STOP; PI; STOP");
    press("R/S", 50);
    pass(2_000);
    press("R/S", 340);
    pass(350);
    assertThat(display()).isNotEqualTo(" 3.1416");
    pass(80);
    assertThat(display()).isEqualTo(" 3.1416");
  }

  /** A long ALPHA text begins to scroll on the microcode 228 ms after ALPHA goes down. */
  @Test
  void aLongAlphaTextShowsAfterItHasBeenCollected() {
    calculator.type("\"ABCDEFGHIJKLMNOPQRSTUVWX\"");
    calculator.keyDown(Key.of("ALPHA").orElseThrow());
    pass(200);
    assertThat(display()).isNotEqualTo("ABCDEFGHIJKL");
    pass(50);
    assertThat(display()).isEqualTo("ABCDEFGHIJKL");
  }

  /** The milliseconds are those of the microcode, from the release of R/S to the last display. */
  @ParameterizedTest
  @CsvSource({
    "LBL 'A'; 20; STO 01; LBL 01; XEQ 55; DSE 01; GTO 01; STOP; LBL 55; RTN, 3580",
    "20; STO 01; LBL 01; XEQ 'B'; DSE 01; GTO 01; STOP; END; LBL 'BC'; LBL 'B'; RTN, 4628",
    "20; STO 01; LBL 01; CLX; X≠0?; 'ABCDEF'; X≠0?; LBL 'AB'; DSE 01; GTO 01; STOP, 3772",
    "0; SIN; SIN; SIN; TAN; LN1+X; STOP, 1452"
  })
  void linesTakeTheirTimeAsOnTheMachine(String lines, long milliseconds) {
    assertThat(duration(lines, 340)).isCloseTo(milliseconds, withinPercentage(3));
  }

  /** How much longer than LOG of 0 each takes on the microcode, in milliseconds. */
  @ParameterizedTest
  @CsvSource({
    "CLX; SDEV, 84",
    "CLX; PASN, 146",
    "CLX; FLSIZE, 16",
    "CLX; DATE+, 146",
    "CLX; GETP, 148",
    "CLX; SAVEP, 310"
  })
  void errorsComeAsLateAsOnTheMachine(String lines, long later) {
    assertThat(duration(lines, 50) - duration("CLX; LOG", 50)).isCloseTo(later, within(26L));
  }

  /** The microcode searches 4.8 s for a program to save. */
  @Test
  void savingAnUnknownProgramTakesSeconds() {
    assertThat(duration("'ABC'; SAVEP", 50)).isCloseTo(5_140, within(100L));
  }

  /** The microcode needs 0.20 s for twenty labels before the error, counted once, not twice. */
  @Test
  void linesBeforeAnErrorAreCounted() {
    String labels = "LBL 'ABC'; ".repeat(20);
    long counted =
        duration("GTO 09; " + labels + "LBL 09; LOG", 50)
            - duration("GTO 09; " + labels + "LBL 09; STOP", 50);
    assertThat(counted).isCloseTo(582, within(60L));
  }

  /** The microcode shows the line 1.14 s after ALPHA goes down for SST, and 0.95 s for BST. */
  @ParameterizedTest
  @CsvSource({"8 8 9, 1000, 1300, 01 CLX", "1/X 8 9, 800, 1100, 01 CLX"})
  void aStepThatIsCalledByNameShowsItsLine(String name, long before, long after, String line) {
    load("CLX; STOP");
    if (name.startsWith("1/X")) {
      calculator.type("SST");
    }
    for (String key : ("XEQ ALPHA " + name).split(" ")) {
      press(key, 395);
      pass(100);
    }
    calculator.keyDown(Key.ALPHA);
    pass(before);
    assertThat(display()).isNotEqualTo(line);
    pass(after - before);
    assertThat(display()).isEqualTo(line);
    calculator.keyUp();
    pass(1_000);
    assertThat(calculator.programLine()).startsWith(name.startsWith("8") ? "02" : "01");
  }
}
