package hp41.panel.keys;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.panel.keys.Keypad.KeyHit;
import hp41.panel.view.Gallery;
import hp41.panel.view.View;
import hp41.screen.Area;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class KeypadTest {

  @ParameterizedTest
  @CsvSource({
    "2, 11, SHIFT, false",
    "14, 9, RECIPROCAL, false",
    "19, 9, RECIPROCAL, true",
    "23, 9, RECIPROCAL, false",
    "5, 12, ENTER, false",
    "16, 12, ENTER, true",
    "26, 12, CHS, false",
    "54, 16, RUN_STOP, true",
    "38, 8, PRGM, false",
    "2, 8, ON, false"
  })
  void clickOnAOneLineKeyPressesItAndOnItsGoldNameTheShiftedKey(
      int column, int row, Key key, boolean shifted) {
    assertThat(Keypad.ONE_LINE.at(column, row)).contains(new KeyHit(key, shifted));
  }

  @ParameterizedTest
  @CsvSource({
    "3, 10, SIGMA_PLUS, true",
    "3, 11, SIGMA_PLUS, false",
    "3, 12, SIGMA_PLUS, false",
    "20, 20, ENTER, false",
    "62, 33, RUN_STOP, false",
    "62, 31, RUN_STOP, true"
  })
  void clickAboveAThreeLineKeyPressesTheShiftedKey(int column, int row, Key key, boolean shifted) {
    assertThat(Keypad.THREE_LINES.at(column, row)).contains(new KeyHit(key, shifted));
  }

  @ParameterizedTest
  @CsvSource({
    "3, 9, SIGMA_PLUS, true",
    "3, 10, SIGMA_PLUS, false",
    "3, 11, X_EXCHANGE_Y, true",
    "62, 24, RUN_STOP, false",
    "62, 23, RUN_STOP, true"
  })
  void clickAboveATwoLineKeyPressesTheShiftedKey(int column, int row, Key key, boolean shifted) {
    assertThat(Keypad.TWO_LINES.at(column, row)).contains(new KeyHit(key, shifted));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 11, SIGMA_PLUS",
    "11, 13, SIGMA_PLUS",
    "20, 20, ENTER",
    "59, 32, RUN_STOP",
    "59, 34, RUN_STOP",
    "1, 17, SHIFT"
  })
  void allLinesOfANarrowKeyPressIt(int column, int row, Key key) {
    assertThat(Keypad.NARROW_THREE_LINES.at(column, row)).contains(new KeyHit(key, false));
  }

  @ParameterizedTest
  @EnumSource(Keypad.class)
  void clickOnEveryCapFindsItsKey(Keypad keypad) {
    for (Key key : Key.values()) {
      Area cap = keypad.cap(key);
      assertThat(keypad.at(cap.column(), cap.row())).contains(new KeyHit(key, false));
    }
  }

  @Test
  void clickBetweenKeysOrOnTheBadgeFindsNoKey() {
    assertThat(Keypad.ONE_LINE.at(12, 9)).isEmpty();
    assertThat(Keypad.ONE_LINE.at(30, 8)).isEmpty();
    assertThat(Keypad.ONE_LINE.at(30, 17)).isEmpty();
  }

  @Test
  void helpAndOffersCoverTheKeys() {
    assertThat(View.keyAt(Gallery.HELP.screen(), 2, 9)).isEmpty();
    assertThat(View.keyAt(Gallery.COMMAND.screen(), 2, 9)).isPresent();
  }
}
