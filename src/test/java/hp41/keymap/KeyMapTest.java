package hp41.keymap;

import static hp41.keymap.Intent.nothing;
import static hp41.keymap.Intent.press;
import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.key.Keying;
import hp41.keymap.Intent.Command;
import hp41.keymap.Intent.Do;
import hp41.keymap.Intent.Open;
import hp41.panel.view.Screens;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyMapTest {

  private final Screens screens = Screens.ready();
  private final KeyTable table = KeyMaps.standard();
  private Optional<Key> last = Optional.empty();

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "7, SEVEN",
        "+, PLUS",
        "-, MINUS",
        "*, TIMES",
        "/, DIVIDE",
        "., POINT",
        "`,`, POINT",
        "_, CHS",
        "<, X_EXCHANGE_Y",
        "!, RUN_STOP",
        ";, SHIFT"
      })
  void digitsAndSignsAreKeysAtOnce(char character, Key key) {
    assertThat(typed(character)).isEqualTo(press(key));
  }

  @ParameterizedTest
  @CsvSource({
    "F2, USER",
    "F3, PRGM",
    "F4, ALPHA",
    "F5, RUN_STOP",
    "F6, SHIFT",
    "F8, SST",
    "F12, ON",
    "ENTER, ENTER",
    "BACKSPACE, BACK",
    "DOWN, ROLL_DOWN"
  })
  void namedKeysAreKeys(KeyName name, Key key) {
    assertThat(named(name)).isEqualTo(press(key));
  }

  @Test
  void shiftedFunctionsBringShiftUnlessItWaitsAlready() {
    assertThat(named(KeyName.F7)).isEqualTo(press(Key.SHIFT, Key.SST));
    assertThat(named(KeyName.DELETE)).isEqualTo(press(Key.SHIFT, Key.BACK));
    assertThat(typed('^')).isEqualTo(press(Key.SHIFT, Key.RECIPROCAL));
    assertThat(typed('%')).isEqualTo(press(Key.SHIFT, Key.ROLL_DOWN));
    modes(false, false, false, true);
    assertThat(named(KeyName.F7)).isEqualTo(press(Key.SST));
  }

  @Test
  void lettersOpenTheTypedLine() {
    assertThat(typed('s')).isEqualTo(new Open("s"));
    assertThat(typed('"')).isEqualTo(new Open("\""));
    assertThat(typed(':')).isEqualTo(new Open(":"));
    modes(false, true, false, false);
    assertThat(typed('s')).isEqualTo(new Open("s"));
  }

  @Test
  void exponentIsKeyedAsWritten() {
    assertThat(typed('e')).isEqualTo(new Open("e"));
    screens.keying = Keying.NUMBER;
    assertThat(typed('e')).isEqualTo(press(Key.EEX));
    last = Optional.of(Key.EEX);
    assertThat(typed('-')).isEqualTo(press(Key.CHS));
    last = Optional.of(Key.TWO);
    assertThat(typed('-')).isEqualTo(press(Key.MINUS));
  }

  @ParameterizedTest
  @CsvSource({
    "SIZE, '', e, EEX",
    "SIZE, '', E, EEX",
    "DEL, '', e, EEX",
    "SIZE, '', d, LOG",
    "STO, '', e, LN",
    "ASN, ALPHA SIN ALPHA, e, LN"
  })
  void exponentOfACountIsKeyedAsWritten(String function, String keys, char character, Key key) {
    screens.asked(function, keys);
    assertThat(typed(character)).isEqualTo(press(key));
  }

  @Test
  void spaceEndsANumberAndElseDoesNothing() {
    assertThat(typed(' ')).isEqualTo(nothing());
    screens.keying = Keying.NUMBER;
    assertThat(typed(' ')).isEqualTo(new Do(Command.END_NUMBER));
  }

  @Test
  void alphaModeTakesCharacters() {
    modes(false, false, true, false);
    assertThat(typed('y')).isEqualTo(press(Key.TIMES));
    assertThat(typed('Y')).isEqualTo(press(Key.TIMES));
    assertThat(typed('1')).isEqualTo(press(Key.SHIFT, Key.ONE));
    assertThat(typed('+')).isEqualTo(press(Key.SHIFT, Key.PLUS));
    assertThat(typed('?')).isEqualTo(press(Key.THREE));
    assertThat(typed('=')).isEqualTo(press(Key.TWO));
    assertThat(typed(' ')).isEqualTo(press(Key.ZERO));
    assertThat(typed('^')).isEqualTo(press(Key.SHIFT, Key.ENTER));
    assertThat(typed('_')).isEqualTo(nothing());
    assertThat(typed('!')).isEqualTo(press(Key.RUN_STOP));
    assertThat(typed('#')).isInstanceOf(Intent.Say.class);
  }

  @Test
  void shiftInAlphaModeMakesSmallLetters() {
    modes(false, false, true, true);
    assertThat(typed('a')).isEqualTo(press(Key.SIGMA_PLUS));
    assertThat(typed('7')).isEqualTo(press(Key.SEVEN));
    assertThat(typed('Z')).isEqualTo(press(Key.SHIFT, Key.ONE));
  }

  @Test
  void enterInAlphaModeAnswersAWaitingProgramElseEndsAlpha() {
    modes(false, false, true, false);
    assertThat(named(KeyName.ENTER)).isEqualTo(press(Key.ALPHA));
    modes(true, false, true, false);
    assertThat(named(KeyName.ENTER)).isEqualTo(press(Key.RUN_STOP));
    screens.keying = Keying.NAME;
    assertThat(named(KeyName.ENTER)).isEqualTo(press(Key.ALPHA));
  }

  @Test
  void lettersBelongToAStandingPrompt() {
    screens.asked("STO", "");
    assertThat(typed('x')).isEqualTo(press(Key.SIX));
    assertThat(typed('5')).isEqualTo(press(Key.FIVE));
    screens.asked("XEQ", "");
    assertThat(typed('q')).isEqualTo(press(Key.ALPHA, Key.MINUS));
    screens.asked("GTO", ".");
    assertThat(typed('e')).isEqualTo(press(Key.ALPHA, Key.LN));
    screens.asked("STO", ".");
    assertThat(typed('l')).isEqualTo(press(Key.STO));
    screens.asked("XEQ", "f");
    assertThat(typed('x')).isEqualTo(press(Key.SIX));
  }

  @Test
  void digitInFrontOfALetterBelongsToTheName() {
    screens.asked("XEQ", "8");
    assertThat(typed('q')).isEqualTo(press(Key.BACK, Key.ALPHA, Key.SHIFT, Key.EIGHT, Key.MINUS));
    assertThat(typed('5')).isEqualTo(press(Key.FIVE));
    screens.asked("LBL", "0");
    assertThat(typed('a'))
        .isEqualTo(press(Key.BACK, Key.ALPHA, Key.SHIFT, Key.ZERO, Key.SIGMA_PLUS));
    screens.asked("XEQ", "f 8");
    assertThat(typed('q')).isEqualTo(press(Key.MINUS));
    screens.asked("STO", "8");
    assertThat(typed('q')).isEqualTo(press(Key.MINUS));
  }

  @Test
  void arrowsStepThroughTheProgramInPrgmMode() {
    modes(false, true, false, false);
    assertThat(named(KeyName.UP)).isEqualTo(press(Key.SHIFT, Key.SST));
    assertThat(named(KeyName.DOWN)).isEqualTo(press(Key.SST));
  }

  @Test
  void capitalsArePressedInUserMode() {
    screens.modes(modes -> Screens.with(modes, false, true, false, false, false));
    assertThat(typed('A')).isEqualTo(press(Key.SIGMA_PLUS));
    assertThat(typed('J')).isEqualTo(press(Key.TAN));
    assertThat(typed('K')).isEqualTo(new Open("K"));
    assertThat(typed('a')).isEqualTo(new Open("a"));
  }

  @Test
  void equalsSignSaysHowToAdd() {
    assertThat(typed('=')).isInstanceOf(Intent.Say.class);
  }

  @Test
  void controlLettersAreCommandsEverywhere() {
    modes(false, false, true, false);
    assertThat(KeyMap.of(Stroke.control('q'), screens.snapshot(), last, table))
        .isEqualTo(new Do(Command.LEAVE));
    assertThat(KeyMap.of(Stroke.control('u'), screens.snapshot(), last, table))
        .isEqualTo(new Do(Command.UNDO));
  }

  @Test
  void anyKeyTurnsOn() {
    screens.on = false;
    assertThat(typed('s')).isEqualTo(press(Key.ON));
    assertThat(named(KeyName.F1)).isEqualTo(press(Key.ON));
  }

  private Intent typed(char character) {
    return KeyMap.of(Stroke.typed(character), screens.snapshot(), last, table);
  }

  private Intent named(KeyName name) {
    return KeyMap.of(Stroke.named(name), screens.snapshot(), last, table);
  }

  private void modes(boolean waiting, boolean prgm, boolean alpha, boolean shift) {
    screens.modes(modes -> Screens.with(modes, waiting, false, prgm, alpha, shift));
  }
}
