package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.memory.Flags;
import hp41.panel.Note;
import hp41.panel.keys.KeyNames;
import hp41.panel.view.CurrentNote;
import hp41.panel.view.Panels;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlagsPanelTest {

  private final TestSession session = new TestSession();

  @BeforeEach
  void openFlags() {
    session.open(Panels.FLAGS);
  }

  @Test
  void enterSetsAndClearsTheFlagUnderTheCursor() {
    session.press(KeyName.RIGHT, KeyName.RIGHT, KeyName.ENTER);
    assertThat(flag(2)).isTrue();
    session.press(KeyName.ENTER);
    assertThat(flag(2)).isFalse();
  }

  @Test
  void undoRestoresTheFlag() {
    session.press(KeyName.DOWN, KeyName.ENTER).press(KeyName.ESCAPE).control('u');
    assertThat(flag(14)).isFalse();
  }

  @Test
  void messageRowExplainsTheFlagAtTheCursor() {
    find(26);
    Note note = CurrentNote.of(session.screen());
    assertThat(note.head()).isEqualTo("flag 26");
    assertThat(note.clauses(KeyNames.NONE)).containsExactly("sound: set", "Enter clears it");
  }

  @Test
  void namesOfSetFlagsAreListedBelow() {
    assertThat(session.panel()).contains("26 sound", "40 FIX").doesNotContain("USER mode");
  }

  @Test
  void modeFlagsAreChangedAsByTheirKeys() {
    find(Flags.PRGM);
    session.press(KeyName.ENTER);
    assertThat(session.screen().calculator().snapshot().modes().prgm()).isTrue();
    assertThat(session.screen().calculator().snapshot().display()).hasToString("00 REG 219");
    session.press(KeyName.ENTER);
    find(Flags.ALPHA);
    session.press(KeyName.ENTER);
    assertThat(session.screen().calculator().snapshot().modes().alpha()).isTrue();
  }

  @Test
  void digitsAndAngleModeFollowTheirFlags() {
    find(39);
    session.press(KeyName.ENTER);
    find(Flags.GRAD);
    session.press(KeyName.ENTER);
    assertThat(session.screen().calculator().snapshot().modes().format()).isEqualTo("FIX 5");
    assertThat(session.screen().calculator().snapshot().modes().angle()).isEqualTo("GRAD");
  }

  @ParameterizedTest
  @ValueSource(ints = {30, 45, 46, 50, 51, 53, 54, 55})
  void internalFlagsCannotBeChanged(int flag) {
    find(flag);
    session.press(KeyName.ENTER);
    assertThat(flag(flag)).isFalse();
    assertThat(session.note()).contains("flag " + flag, "sets it itself");
  }

  private void find(int number) {
    session.type("/" + number).press(KeyName.ENTER);
  }

  private boolean flag(int number) {
    return session.calculator.contents().flag(number);
  }
}
