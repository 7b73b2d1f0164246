package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks commands, typed with and without a colon. */
class CommandsWithColonTest {

  private final TestSession session = begun();

  /** Prepares something to undo and something to redo. */
  private static TestSession begun() {
    return new TestSession().line("start").type("2 3 +").control('u').press(KeyName.ESCAPE);
  }

  @ParameterizedTest
  @CsvSource({
    "help,      ' ↑↓ choose  Tab keypad'",
    "undo,      ' undone  Alt-U does it again'",
    "redo,      ' redone  Ctrl-U undoes'",
    "board,     ' Board '",
    "program,   ' Program '",
    "stack,     ' Stack '",
    "registers, '▸Registers '",
    "flags,     '▸Flags '",
    "paper,     ' Paper '",
    "catalogue, '▸Catalogue'",
    "extended,  ' Extended memory'",
    "alarms,    ' Alarms '",
    "alpha,     '▸ALPHA    0 of 24'",
    "debug,     ' Debug '",
    "theme,     ' theme machine  themes: machine'",
    "speed,     ' authentic speed  as fast as a real HP-41'",
    "sound,     ' sound off  sound on turns it on'",
    "keymap,    ' key map standard  others: standard'",
    "break,     ' 001 END  breakpoint'",
    "watch,     ' ▲ watch  what should be watched?'",
    "save,      ' ▲ save  type: save FILE'",
    "load,      ' ▲ load  which file?'"
  })
  void wordMeansTheSameWithAColonAndWithout(String word, String shown) {
    assertThat(session.picture()).contains(" Start here ").doesNotContain(shown);
    session.type(word).press(KeyName.ENTER);
    assertThat(session.picture()).contains(shown);
    assertThat(session.ui.leaving()).isFalse();
    TestSession withColon = begun().type(":" + word).press(KeyName.ENTER);
    assertThat(withColon.picture()).isEqualTo(session.picture());
  }

  @ParameterizedTest
  @ValueSource(strings = {":q", "quit", ":quit", "exit", ":exit", "QUIT"})
  void commandToLeaveNeedsEnter(String word) {
    session.type(word);
    assertThat(session.ui.leaving()).isFalse();
    assertThat(session.picture()).contains("\n › " + word);
    session.press(KeyName.ENTER);
    assertThat(session.ui.leaving()).isTrue();
  }

  @Test
  void cancelledCommandToLeaveDoesNotLeave() {
    session.type("q").press(KeyName.ESCAPE).type("7").press(KeyName.ENTER);
    assertThat(session.ui.leaving()).isFalse();
    assertThat(session.calculator.display()).hasToString(" 7.0000");
  }
}
