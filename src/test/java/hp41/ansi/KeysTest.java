package hp41.ansi;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the strokes for the sequences that terminals send for keys; {@code ^[} is Esc. */
class KeysTest {

  @ParameterizedTest
  @CsvSource({
    "^[OP,   F1",
    "^[[11~, F1",
    "^[OQ,   F2",
    "^[OR,   F3",
    "^[OS,   F4",
    "^[[15~, F5",
    "^[[17~, F6",
    "^[[18~, F7",
    "^[[19~, F8",
    "^[[20~, F9",
    "^[[24~, F12",
    "^[[A,   UP",
    "^[OA,   UP",
    "^[[B,   DOWN",
    "^[[C,   RIGHT",
    "^[[D,   LEFT",
    "^[[H,   HOME",
    "^[OH,   HOME",
    "^[[1~,  HOME",
    "^[[F,   END",
    "^[OF,   END",
    "^[[4~,  END",
    "^[[5~,  PAGE_UP",
    "^[[6~,  PAGE_DOWN",
    "^[[3~,  DELETE",
    "^[[Z,   BACK_TAB",
    "^[[[A,  F1",
    "^[[[E,  F5"
  })
  void sequenceIsAKey(String sent, KeyName name) throws IOException {
    assertThat(Decoded.strokes(sent.replace("^[", "\u001b"))).containsExactly(Stroke.named(name));
  }

  @ParameterizedTest
  @CsvSource({"10, ENTER", "13, ENTER", "9, TAB", "8, BACKSPACE", "127, BACKSPACE", "27, ESCAPE"})
  void controlCharacterIsAKey(int sent, KeyName name) throws IOException {
    assertThat(Decoded.strokes(Character.toString(sent))).containsExactly(Stroke.named(name));
  }

  @ParameterizedTest
  @ValueSource(
      chars = {'c', 'd', 'f', 'g', 'k', 'l', 'n', 'o', 'p', 'q', 'r', 't', 'u', 'x', 'y', 'z'})
  void letterWithControlIsThatLetter(char letter) throws IOException {
    String sent = String.valueOf((char) (letter & 0x1f));
    assertThat(Decoded.strokes(sent)).containsExactly(Stroke.control(letter));
  }

  @Test
  void letterAfterEscIsTypedWithAlt() throws IOException {
    assertThat(Decoded.strokes("\u001bu")).containsExactly(new Stroke.Alt('u'));
  }

  @Test
  void positionOfTheCursorIsNoKey() throws IOException {
    assertThat(Decoded.strokes("\u001b[24;80R")).isEmpty();
    assertThat(Decoded.strokes("\u001b[1;5R")).containsExactly(Stroke.named(KeyName.F3));
  }

  @Test
  void mouseReportsAreDecoded() throws IOException {
    assertThat(Decoded.strokes("\u001b[<0;10;5M"))
        .containsExactly(new Stroke.Mouse(Button.DOWN, 9, 4));
    assertThat(Decoded.strokes("\u001b[<0;10;5m"))
        .containsExactly(new Stroke.Mouse(Button.UP, 9, 4));
    assertThat(Decoded.strokes("\u001b[<2;1;1M"))
        .containsExactly(new Stroke.Mouse(Button.RIGHT_DOWN, 0, 0));
    assertThat(Decoded.strokes("\u001b[<65;80;24M"))
        .containsExactly(new Stroke.Mouse(Button.WHEEL_DOWN, 79, 23));
    assertThat(Decoded.strokes("\u001b[<1;1;1M")).isEmpty();
  }

  @Test
  void pastedTextIsOneStroke() throws IOException {
    assertThat(Decoded.strokes("\u001b[200~2 3\n+\u001b[201~"))
        .containsExactly(new Stroke.Pasted("2 3\n+"));
  }
}
