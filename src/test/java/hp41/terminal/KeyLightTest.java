package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Style;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the highlights of the keypad: the last key, and the gold names while SHIFT is active. */
class KeyLightTest {

  private static final Duration LIT = Duration.ofMillis(120);
  private static final int ANNUNCIATORS = 6;
  private static final int FIRST_KEYS = 9;
  private static final int SHIFT_KEY = 11;
  private static final int MESSAGE = 22;
  private static final int KEYPAD_WIDTH = 60;
  private static final int WIDEST_KEYPAD = 75;

  private final TestSession session = new TestSession();

  @ParameterizedTest
  @CsvSource({
    "sin, SIN, SIN ASIN H",
    "asin, SIN, SIN ASIN H",
    "1/x, RECIPROCAL, 1/x   yˣ B",
    "x^2, SQRT, √x    x² C",
    "sto 05, STO, STO  LBL L",
    "deg, XEQ, XEQ  ASN K",
    "fact, XEQ, XEQ  ASN K"
  })
  void typedFunctionHighlightsItsKeyOrXeq(String line, Key key, String cap) {
    session.line(line);
    assertThat(session.screen().calculator().pressed()).contains(key);
    assertThat(lit()).isEqualTo(cap);
  }

  @ParameterizedTest
  @CsvSource({"80, 24, COS ACOS I", "100, 30, COS   I", "120, 40, COS", "160, 50, COS"})
  void capOfThePressedKeyIsHighlightedInEveryKeypad(int columns, int rows, String cap) {
    session.in(new Size(columns, rows)).line("cos");
    assertThat(lit()).isEqualTo(cap);
  }

  @Test
  void keyGoesDarkAfterATime() {
    session.line("sin");
    session.outside.pass(LIT.minusMillis(1));
    assertThat(lit()).isEqualTo("SIN ASIN H");
    assertThat(session.ui.untilDark(session.outside.instant())).contains(Duration.ofMillis(1));
    session.outside.pass(Duration.ofMillis(1));
    assertThat(lit()).isEmpty();
    assertThat(session.ui.untilDark(session.outside.instant())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"80, 24", "95, 50", "100, 30", "120, 40", "160, 50"})
  void lettersThatCapitalsPressAreLitInUserMode(int columns, int rows) {
    session.in(new Size(columns, rows)).line("asn \"SIN\" 32");
    assertThat(litLetters()).isEmpty();
    session.press(KeyName.F2);
    assertThat(litLetters()).isEqualTo("ABCDEFGHIJK");
    session.type("H");
    assertThat(session.calculator.snapshot().error()).isEmpty();
    session.press(KeyName.F2);
    assertThat(litLetters()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "60, 16, capitals press A to J and assigned keys",
    "80, 24, capitals press A to J and assigned keys · F2 leaves",
    "120, 40, capitals press A to J and assigned keys · F2 leaves"
  })
  void hintAndHelpDescribeTheCapitalsOfUserMode(int columns, int rows, String hint) {
    session.in(new Size(columns, rows)).press(KeyName.F2);
    assertThat(row(session.frame(), rows - 2)).contains(hint);
    session.press(KeyName.F1);
    for (int page = 0; page < 9 && !session.picture().contains("capital letters"); page++) {
      session.press(KeyName.PAGE_DOWN);
    }
    assertThat(session.picture()).containsPattern("capital letters *(\\n.*)?in USER mode: keys");
  }

  @Test
  void displayKeyMessageAndGoldNamesShowThatShiftIsActive() {
    assertShift(false);
    session.type(";");
    assertShift(true);
    session.press(KeyName.ESCAPE);
    assertShift(false);
    session.press(KeyName.F6);
    assertShift(true);
    session.type(".");
    assertShift(false);
  }

  private void assertShift(boolean waits) {
    Frame frame = session.frame();
    assertThat(row(frame, ANNUNCIATORS).contains("SHIFT")).isEqualTo(waits);
    assertThat(row(frame, SHIFT_KEY).contains("▶ SHIFT")).isEqualTo(waits);
    assertThat(row(frame, MESSAGE).startsWith(" SHIFT  the next key executes its gold function"))
        .isEqualTo(waits);
    int gold = row(frame, FIRST_KEYS).indexOf("yˣ");
    int white = row(frame, FIRST_KEYS).indexOf("1/x");
    assertThat(frame.style(gold, FIRST_KEYS).ink()).isEqualTo(Ink.GOLD);
    assertThat(frame.style(gold, FIRST_KEYS).bold()).isEqualTo(waits);
    assertThat(frame.style(white, FIRST_KEYS).ink()).isEqualTo(waits ? Ink.DIM : Ink.WHITE);
  }

  private static String row(Frame frame, int row) {
    return frame.toString().lines().skip(row).findFirst().orElseThrow();
  }

  /** Returns the blue letters on the keypad that are highlighted. */
  private String litLetters() {
    Frame frame = session.frame();
    StringBuilder letters = new StringBuilder();
    for (int row = ANNUNCIATORS; row < frame.size().rows() - 2; row++) {
      for (int column = 0; column < WIDEST_KEYPAD; column++) {
        Style style = frame.style(column, row);
        boolean blank = frame.character(column, row) == ' ';
        if (style.ink() == Ink.BLUE && style.bold() && !blank) {
          letters.append(frame.character(column, row));
        }
      }
    }
    return letters.toString();
  }

  /** Returns the text on the background of a pressed key. */
  private String lit() {
    Frame frame = session.frame();
    StringBuilder lit = new StringBuilder();
    for (int row = 0; row < frame.size().rows(); row++) {
      for (int column = 0; column < KEYPAD_WIDTH; column++) {
        if (frame.style(column, row).ground() == Ink.SELECTION) {
          lit.append(frame.character(column, row));
        }
      }
    }
    return lit.toString().strip();
  }
}
