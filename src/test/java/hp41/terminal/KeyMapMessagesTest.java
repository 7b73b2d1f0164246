package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.keyboard.Key;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the message row says of keys is struck as the key map has it. */
class KeyMapMessagesTest {

  @ParameterizedTest
  @CsvSource({
    "standard, F5 or !, 'Enter, ! or F5', F6 or ;",
    "sim41, R or !, 'Enter, !', ;",
    "v41, !, 'Enter, !', ;"
  })
  void messagesNameTheStrokesOfTheKeyMap(String map, String runStop, String answer, String shift) {
    Sitting sitting = new Sitting();
    sitting.line("keymap " + map).line("\"HELLO\" aview");
    sitting.paste("LBL \"ASK\"\n\"NUMBER\"\nPROMPT\nAON\nPROMPT\nEND\n");
    sitting.line("xeq \"ASK\"");
    assertThat(message(sitting)).contains("R/S (" + runStop + ") goes on");
    sitting.line("r/s");
    assertThat(message(sitting)).contains(answer + " continues");
    sitting.calculator.press(Key.ALPHA);
    sitting.type(";");
    assertThat(message(sitting)).endsWith(" · " + shift + " cancels");
  }

  private static String message(Sitting sitting) {
    return sitting.picture().lines().skip(22).findFirst().orElseThrow();
  }
}
