package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.Flags;
import hp41.panel.Note;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.MessageRow;
import hp41.panel.view.Panels;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlagsPanelTest {

  private final Sitting sitting = new Sitting();

  @BeforeEach
  void openFlags() {
    sitting.open(Panels.FLAGS);
  }

  @Test
  void enterSetsAndClearsTheFlagUnderTheCursor() {
    sitting.press(KeyName.RIGHT, KeyName.RIGHT, KeyName.ENTER);
    assertThat(flag(2)).isTrue();
    sitting.press(KeyName.ENTER);
    assertThat(flag(2)).isFalse();
  }

  @Test
  void undoRestoresTheFlag() {
    sitting.press(KeyName.DOWN, KeyName.ENTER).press(KeyName.ESCAPE).control('u');
    assertThat(flag(14)).isFalse();
  }

  @Test
  void messageRowExplainsTheFlagAtTheCursor() {
    find(26);
    Note note = MessageRow.note(sitting.screen());
    assertThat(note.head()).isEqualTo("flag 26");
    assertThat(note.clauses(KeyNames.NONE)).containsExactly("sound: set", "Enter clears it");
  }

  @Test
  void namesOfSetFlagsAreListedBelow() {
    assertThat(sitting.panel()).contains("26 sound", "40 FIX").doesNotContain("USER mode");
  }

  @Test
  void modeFlagsAreChangedAsByTheirKeys() {
    find(Flags.PRGM);
    sitting.press(KeyName.ENTER);
    assertThat(sitting.screen().calculator().snapshot().modes().prgm()).isTrue();
    assertThat(sitting.screen().calculator().snapshot().display()).hasToString("00 REG 219");
    sitting.press(KeyName.ENTER);
    find(Flags.ALPHA);
    sitting.press(KeyName.ENTER);
    assertThat(sitting.screen().calculator().snapshot().modes().alpha()).isTrue();
  }

  @Test
  void digitsAndAngleModeFollowTheirFlags() {
    find(39);
    sitting.press(KeyName.ENTER);
    find(Flags.GRAD);
    sitting.press(KeyName.ENTER);
    assertThat(sitting.screen().calculator().snapshot().modes().format()).isEqualTo("FIX 5");
    assertThat(sitting.screen().calculator().snapshot().modes().angle()).isEqualTo("GRAD");
  }

  @ParameterizedTest
  @ValueSource(ints = {30, 45, 46, 50, 51, 53, 54, 55})
  void internalFlagsCannotBeChanged(int flag) {
    find(flag);
    sitting.press(KeyName.ENTER);
    assertThat(flag(flag)).isFalse();
    assertThat(sitting.note()).contains("flag " + flag, "sets it itself");
  }

  private void find(int number) {
    sitting.type("/" + number).press(KeyName.ENTER);
  }

  private boolean flag(int number) {
    return sitting.calculator.contents().flag(number);
  }
}
