package hp41.ansi;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import hp41.ansi.SequenceInput.Piece;
import hp41.ansi.TimedInput.StreamInput;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that sequences stay complete, however slowly a terminal sends them. */
class LateInputTest {

  private static final String BEGIN = "\u001b[200~";
  private static final String END = "\u001b[201~";
  private static final String TEXT =
      "LBL \"µ\"\nclrg\n\u0011\u0003\u001b[A\u001b[20ÄΣ♛😀\u0000END\n";
  private static final Duration TOO_LONG = SequenceInput.TIMEOUT.plusMillis(1);
  private static final Stroke SEVEN = Stroke.typed('7');
  private static final Stroke LOST = new Stroke.Unpasted("its end is missing");

  private final ScriptedInput input = new ScriptedInput();

  /** The input can stall in a line, in a character, or in one of the markers. */
  @ParameterizedTest
  @ValueSource(longs = {26, 150, 300, 2_000, 4_999})
  void pasteThatStallsAnywhereIsOneStroke(long stall) throws IOException {
    byte[] sent = (BEGIN + TEXT + END + "7").getBytes(UTF_8);
    for (int at = 2; at < sent.length; at++) {
      ScriptedInput stalling = new ScriptedInput();
      stalling.send(Arrays.copyOf(sent, at)).pause(stall);
      stalling.send(Arrays.copyOfRange(sent, at, sent.length));
      assertThat(Decoded.strokes(stalling))
          .as("stall before byte %d", at)
          .containsExactly(new Stroke.Pasted(TEXT), SEVEN);
    }
  }

  @Test
  void pasteThatComesByteByByteIsOneStroke() throws IOException {
    input.trickle(BEGIN + TEXT + END + "7", Duration.ofMillis(900));
    assertThat(Decoded.strokes(input))
        .containsExactly(Stroke.named(KeyName.ESCAPE), new Stroke.Pasted(TEXT), SEVEN);
  }

  /** The rest of a lost paste, up to its end marker, must not be typed either. */
  @Test
  void unfinishedPasteIsDropped() throws IOException {
    byte[] sent = (BEGIN + TEXT + END).getBytes(UTF_8);
    for (int at = BEGIN.length(); at < sent.length; at++) {
      ScriptedInput broken = new ScriptedInput();
      broken.send(Arrays.copyOf(sent, at)).pause(TOO_LONG);
      broken.send(Arrays.copyOfRange(sent, at, sent.length)).send("7");
      assertThat(Decoded.strokes(broken))
          .as("broken before byte %d", at)
          .containsExactly(LOST, SEVEN);
    }
  }

  @Test
  void lateRestOfAPasteIsDroppedHoweverOftenItStalls() throws IOException {
    input.send(BEGIN + "clrg\n").pause(TOO_LONG).send("clrg\nstop").pause(TOO_LONG);
    input.send("8queens\n").pause(300).send("\u001b[31m clrg\n\u001b[2").pause(2_000);
    input.send("01~").send("7");
    assertThat(Decoded.strokes(input)).containsExactly(LOST, LOST, LOST, LOST, SEVEN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"7", "\u0011", "\u001b", "\u001b[A", "\u001bOR", "\u001bu", "µ", "\n"})
  void keyByItselfWorksAgainThoughTheEndNeverComes(String key) throws IOException {
    input.send(BEGIN + "clrg\n").pause(TOO_LONG).send(key).pause(1_100).send("78");
    assertThat(Decoded.strokes(input))
        .containsExactly(LOST, Decoded.strokes(key).get(0), SEVEN, Stroke.typed('8'));
  }

  @Test
  void onlyPasteThatIsTooLongIsDropped() throws IOException {
    PasteInput pastes = new PasteInput(input.send("12345" + END + "123456" + END + "12" + END), 5);
    assertThat(pastes.text()).isEqualTo(new Piece.Whole(new Stroke.Pasted("12345")));
    assertThat(pastes.text())
        .isEqualTo(new Piece.Whole(new Stroke.Unpasted("it is longer than 16 MB")));
    assertThat(pastes.text()).isEqualTo(new Piece.Whole(new Stroke.Pasted("12")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u001b[A",
        "\u001b[24~",
        "\u001b[1;5A",
        "\u001b[[A",
        "\u001bOP",
        "\u001b[<0;10;5M",
        "\u001b[2;3R",
        "µ",
        "♛"
      })
  void keyThatStallsIsThatKey(String sent) throws IOException {
    byte[] octets = sent.getBytes(UTF_8);
    for (int at = Math.min(2, octets.length - 1); at < octets.length; at++) {
      ScriptedInput stalling = new ScriptedInput();
      stalling.send(Arrays.copyOf(octets, at)).pause(4_900);
      stalling.send(Arrays.copyOfRange(octets, at, octets.length)).send("7");
      assertThat(Decoded.strokes(stalling))
          .as("stall before byte %d", at)
          .isEqualTo(Decoded.strokes(sent + "7"));
    }
  }

  @ParameterizedTest
  @CsvSource({"[A, UP", "[24~, F12", "OP, F1"})
  void whatComesSoonBehindEscIsNotTyped(String rest, KeyName key) throws IOException {
    input.send("\u001b").pause(2_000).send(rest).pause(300).send("7");
    assertThat(Decoded.strokes(input))
        .containsExactly(Stroke.named(KeyName.ESCAPE), Stroke.named(key), SEVEN);
  }

  @Test
  void loneEscIsTheKeyAndLaterBytesAreTyped() throws IOException {
    input.send("\u001b").pause(26).send("7").pause(200).send("\u001b").pause(26).send("ON");
    input.pause(200).send("\u001b\u001b").pause(TOO_LONG).pause(100).send("[7");
    assertThat(Decoded.strokes(input))
        .containsExactly(
            Stroke.named(KeyName.ESCAPE),
            SEVEN,
            Stroke.named(KeyName.ESCAPE),
            Stroke.typed('O'),
            Stroke.typed('N'),
            Stroke.named(KeyName.ESCAPE),
            Stroke.named(KeyName.ESCAPE),
            Stroke.typed('['),
            SEVEN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u001b[", "\u001b[1;", "\u001bO", "\u001b[<0;1", "\u001b]11;rgb"})
  void sequenceOfWhichNoMoreComesIsNoKey(String begun) throws IOException {
    input.send(begun).pause(TOO_LONG).send("7");
    assertThat(Decoded.strokes(input)).containsExactly(SEVEN);
  }

  /** Focus reports, keys of other keyboards, and answers to questions of an earlier program. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u001b[I",
        "\u001b[201~",
        "\u001b[57399u",
        "\u001b[M !!",
        "\u001b[?62;22c",
        "\u001b[99999999999~",
        "\u001b[0 q",
        "\u001b[2@",
        "\u001b]l the title of a window\u001b\\",
        "\u001b]11;rgb:1e1e/1e1e/1e1e\u0007",
        "\u001bP>|XTerm(390)\u001b\\"
      })
  void sequenceThatIsNoKeyTypesNothing(String sent) throws IOException {
    assertThat(Decoded.strokes(sent + "7")).containsExactly(SEVEN);
  }

  /** The first and the last character of each length in UTF-8. */
  @ParameterizedTest
  @ValueSource(chars = {'~', '\u00a0', '\u07ff', '\u0800', '\uffee'})
  void characterOfAnyLengthIsTyped(char character) throws IOException {
    assertThat(Decoded.strokes(character + "7")).containsExactly(Stroke.typed(character), SEVEN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\ud800\udc00", "\udbff\udfff"})
  void characterOfFourBytesLeavesNoneOfThemBehind(String character) throws IOException {
    assertThat(Decoded.strokes(character + "7"))
        .containsExactly(
            Stroke.typed(character.charAt(0)), Stroke.typed(character.charAt(1)), SEVEN);
  }

  @Test
  void keyThatInterruptsASequenceIsNotLost() throws IOException {
    assertThat(Decoded.strokes("\u001b[1\u0011\u001b[1\u001b[A\u001b]x\n\u001bPx\u001bu"))
        .containsExactly(
            Stroke.control('q'),
            Stroke.named(KeyName.UP),
            Stroke.named(KeyName.ENTER),
            new Stroke.Alt('u'));
  }

  @Test
  void streamInputWaitsForBytes() throws Exception {
    PipedOutputStream sender = new PipedOutputStream();
    TimedInput stream = new StreamInput(new PipedInputStream(sender));
    assertThat(stream.read(Duration.ofMillis(30))).isEqualTo(TimedInput.NOTHING);
    sender.write('1');
    assertThat(stream.read(Duration.ofSeconds(50))).isEqualTo('1');
    Thread late = new Thread(() -> send(sender, '2'));
    late.start();
    assertThat(stream.read(Duration.ofSeconds(50))).isEqualTo('2');
    late.join();
    sender.close();
    assertThat(stream.read()).isEqualTo(TimedInput.END);
  }

  private static void send(PipedOutputStream sender, int octet) {
    try {
      sender.write(octet);
      sender.flush();
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }
}
