package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that messages name the strokes of the current key map. */
class KeyMapMessagesTest {

  @ParameterizedTest
  @CsvSource({
    "standard, F5 or !, F6 or ;, type a name",
    "sim41, R or !, ;, : types a name",
    "v41, !, ;, : types a name"
  })
  void messagesNameTheStrokesOfTheKeyMap(String map, String runStop, String shift, String name) {
    TestSession session = new TestSession();
    session.line("keymap " + map).line("clx");
    assertThat(message(session)).contains(name + ": sin");
    session.line("\"HELLO\" aview");
    session.paste("LBL \"ASK\"\n\"NUMBER\"\nPROMPT\nAON\nPROMPT\nEND\n");
    session.line("xeq \"ASK\"");
    assertThat(message(session)).contains("R/S (" + runStop + ") continues");
    session.line("r/s");
    assertThat(message(session)).contains("Enter answers");
    session.calculator.press(Key.ALPHA);
    session.type(";");
    assertThat(message(session)).endsWith(" · " + shift + " cancels");
  }

  @ParameterizedTest
  @CsvSource({"standard, F8", "sim41, F8", "v41, F6"})
  void stoppedProgramIsSteppedAsTheKeyMapHasIt(String map, String step) {
    TestSession session = new TestSession();
    session.line("keymap " + map);
    session.paste("LBL \"WORK\"\nSTOP\nSIN\nRTN\nEND\n");
    session.line("xeq \"WORK\"");
    assertThat(message(session))
        .startsWith(
            " WORK stopped at 003  ! continues · " + step + " steps · xeq work starts it again");
    session.type("!");
    assertThat(message(session)).doesNotContain("stopped");
  }

  private static String message(TestSession session) {
    return session.picture().lines().skip(22).findFirst().orElseThrow();
  }
}
