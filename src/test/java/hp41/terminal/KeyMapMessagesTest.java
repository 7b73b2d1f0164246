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
    Sitting sitting = new Sitting();
    sitting.line("keymap " + map).line("clx");
    assertThat(message(sitting)).contains(name + ": sin");
    sitting.line("\"HELLO\" aview");
    sitting.paste("LBL \"ASK\"\n\"NUMBER\"\nPROMPT\nAON\nPROMPT\nEND\n");
    sitting.line("xeq \"ASK\"");
    assertThat(message(sitting)).contains("R/S (" + runStop + ") continues");
    sitting.line("r/s");
    assertThat(message(sitting)).contains("Enter answers");
    sitting.calculator.press(Key.ALPHA);
    sitting.type(";");
    assertThat(message(sitting)).endsWith(" · " + shift + " cancels");
  }

  @ParameterizedTest
  @CsvSource({"standard, F8", "sim41, F8", "v41, F6"})
  void stoppedProgramIsSteppedAsTheKeyMapHasIt(String map, String step) {
    Sitting sitting = new Sitting();
    sitting.line("keymap " + map);
    sitting.paste("LBL \"WORK\"\nSTOP\nSIN\nRTN\nEND\n");
    sitting.line("xeq \"WORK\"");
    assertThat(message(sitting))
        .startsWith(
            " WORK stopped at 003  ! continues · " + step + " steps · xeq work starts it again");
    sitting.type("!");
    assertThat(message(sitting)).doesNotContain("stopped");
  }

  private static String message(Sitting sitting) {
    return sitting.picture().lines().skip(22).findFirst().orElseThrow();
  }
}
