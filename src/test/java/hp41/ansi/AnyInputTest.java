package hp41.ansi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import hp41.screen.Stroke;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Checks that arbitrary bytes are decoded to strokes or ignored, without an error. */
class AnyInputTest {

  private static final List<String> PIECES =
      List.of(
          "\u001b",
          "\u001b[",
          "\u001bO",
          "\u001b[<",
          "\u001b[<0;",
          "\u001b[<0;1;1M",
          "\u001b[<64;9;9m",
          "\u001b[200~",
          "\u001b[201~",
          "\u001b[1;5A",
          "\u001b[24;80R",
          "\u001b[M",
          "\u001b[15~",
          "\u001b[99999999999~",
          "\u001b\u001b[A",
          "\u001b]52;c;?\u0007",
          "Ā",
          "÷",
          "♛",
          "😀",
          "\u0000",
          "\r",
          "\u007f",
          "A",
          "9;9");

  @Test
  void arbitraryBytesAreDecoded() {
    for (long seed = 1; seed <= 100; seed++) {
      readAny(seed);
    }
  }

  @Tag("slow")
  @Test
  void veryManyBytesAreRead() {
    for (long seed = 1_000; seed <= 4_000; seed++) {
      readAny(seed);
    }
  }

  @Test
  void pasteOfAHundredThousandCharactersIsOneStroke() throws IOException {
    String text = "0123456789\n".repeat(10_000);
    String input = "1\u001b[200~" + text + "\u001b[201~2";
    assertThat(Decoded.strokes(input))
        .containsExactly(Stroke.typed('1'), new Stroke.Pasted(text), Stroke.typed('2'));
  }

  private static void readAny(long seed) {
    Random random = new Random(seed);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    while (bytes.size() < 500) {
      if (random.nextInt(3) == 0) {
        bytes.write(random.nextInt(256));
      } else {
        String piece = PIECES.get(random.nextInt(PIECES.size()));
        bytes.writeBytes(piece.getBytes(StandardCharsets.UTF_8));
      }
    }
    assertThatCode(() -> Decoded.strokes(new ScriptedInput().send(bytes.toByteArray())))
        .as("seed %d", seed)
        .doesNotThrowAnyException();
  }
}
