package hp41.lanterna;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import hp41.ansi.TerminalInput;
import hp41.ansi.TimedInput.StreamInput;
import hp41.panel.view.Screens;
import hp41.panel.view.View;
import hp41.screen.ColourDepth;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.Button;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Style;
import hp41.screen.Theme;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.lang3.concurrent.BasicThreadFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LanternaTerminalTest {

  private static final TextColor YELLOW = TextColor.ANSI.YELLOW_BRIGHT;
  private static final TextColor BRIGHT_CYAN = TextColor.ANSI.CYAN_BRIGHT;

  /** The maximum number of columns to use. */
  private static final int MOST = 160;

  private final DefaultVirtualTerminal device =
      new DefaultVirtualTerminal(new TerminalSize(80, 24));
  private final PipedOutputStream keyboard = new PipedOutputStream();
  private final TerminalInput input;
  private final LanternaTerminal terminal;
  private final BlockingQueue<Stroke> strokes = new LinkedBlockingQueue<>();
  private final Executor reader =
      Executors.newSingleThreadExecutor(BasicThreadFactory.builder().daemon().build());

  LanternaTerminalTest() throws IOException {
    input = new TerminalInput(new StreamInput(new PipedInputStream(keyboard)));
    terminal = new LanternaTerminal(device, input, ColourDepth.FULL, MOST);
  }

  @Test
  void frameIsDrawnWithItsCharactersAndColours() {
    draw(Theme.MACHINE);
    assertThat(device.getCharacter(4, 1).getCharacterString()).isEqualTo("┏");
    assertThat(device.getCharacter(4, 1).getBackgroundColor())
        .isEqualTo(new TextColor.RGB(0xb9, 0xc1, 0xa2));
    assertThat(device.getCharacter(6, 2).getCharacterString()).isEqualTo("│");
  }

  @Test
  void terminalWith256ColoursShowsTheNearestColours() {
    LanternaTerminal indexed = new LanternaTerminal(device, input, ColourDepth.INDEXED, MOST);
    indexed.draw(View.render(Screens.stopped().screen()), Theme.MACHINE);
    assertThat(device.getCharacter(4, 1).getBackgroundColor())
        .isEqualTo(new TextColor.Indexed(144));
    assertThat(device.getCharacter(0, 18).getBackgroundColor())
        .isEqualTo(new TextColor.Indexed(234));
  }

  @Test
  void withoutColoursUnlitSegmentsAreHiddenAndActiveModesReversed() {
    draw(Theme.PLAIN);
    assertThat(device.getCharacter(6, 2).getCharacterString()).isEqualTo(" ");
    assertThat(device.getCharacter(16, 8).isReversed()).isTrue();
    assertThat(device.getCharacter(4, 1).getBackgroundColor()).isEqualTo(TextColor.ANSI.DEFAULT);
  }

  @Test
  void highContrastHasNoUnlitSegmentsAndALineAroundTheGlass() {
    draw(Theme.CONTRAST);
    assertThat(row(0)).startsWith("  ┏━━━━━━").endsWith("━━━━━━┓  ");
    assertThat(row(2))
        .isEqualTo(
            "  ┃ █  ▐▌ █▐▖▐▌    ▐▌          ▐▌  ▐▖   █  ▐▌ █        ▐▌    ▐▌    ▐▌ █  ▐▌  ┃  ");
    assertThat(row(6))
        .isEqualTo(
            "  ┃          USER                        0  1                                ┃  ");
    assertThat(row(7)).startsWith("  ┗━━━━━━").endsWith("━━━━━━┛  ");
  }

  @Test
  void newThemeRecoloursTheWholeScreen() {
    draw(Theme.MACHINE);
    draw(Theme.DARK);
    assertThat(device.getCharacter(4, 1).getBackgroundColor())
        .isEqualTo(new TextColor.RGB(0x1c, 0x24, 0x20));
  }

  @Test
  void sixteenColoursUseTheGroundOfTheTerminal() {
    draw(Theme.SIXTEEN);
    assertThat(device.getCharacter(4, 1).getBackgroundColor()).isEqualTo(TextColor.ANSI.WHITE);
    assertThat(device.getCharacter(4, 1).getForegroundColor()).isEqualTo(TextColor.ANSI.BLACK);
    assertThat(device.getCharacter(6, 2).getCharacterString()).isEqualTo(" ");
    assertThat(device.getCharacter(2, 9).getBackgroundColor()).isEqualTo(TextColor.ANSI.DEFAULT);
    assertThat(device.getCharacter(1, 9).getCharacterString()).isEqualTo("[");
  }

  /** The checked cells are the first rows of the keypad: {@code Σ+ Σ− A} and, below, SHIFT. */
  @Test
  void sixteenColoursHaveYellowForGoldAndBrightCyanForBlue() {
    draw(Theme.SIXTEEN);
    assertThat(shown(8, 9)).isEqualTo("Σ");
    assertThat(device.getCharacter(8, 9).getForegroundColor()).isEqualTo(YELLOW);
    assertThat(shown(11, 9)).isEqualTo("A");
    assertThat(device.getCharacter(11, 9).getForegroundColor()).isEqualTo(BRIGHT_CYAN);
    assertThat(shown(4, 11)).isEqualTo("S");
    assertThat(device.getCharacter(4, 11).getForegroundColor()).isEqualTo(TextColor.ANSI.BLACK);
    assertThat(device.getCharacter(4, 11).getBackgroundColor()).isEqualTo(YELLOW);
    assertThat(device.getCharacter(4, 11).isReversed()).isFalse();
  }

  /**
   * The checked cells are the bar {@code Board}, two squares of the board, the hints, and the key
   * {@code LOG 10ˣ D}.
   */
  @Test
  void withoutColoursBarsHintsAndLightSquaresAreReversedAndWhiteNamesBold() {
    draw(Theme.PLAIN);
    assertThat(shown(62, 8)).isEqualTo("B");
    assertThat(device.getCharacter(62, 8).isReversed()).isTrue();
    assertThat(shown(1, 23)).isEqualTo("F");
    assertThat(device.getCharacter(1, 23).isReversed()).isTrue();
    assertThat(device.getCharacter(63, 11).isReversed()).as("light square").isTrue();
    assertThat(device.getCharacter(65, 11).isReversed()).as("dark square").isFalse();
    assertThat(shown(38, 9)).isEqualTo("L");
    assertThat(device.getCharacter(38, 9).isBold()).isTrue();
    assertThat(shown(43, 9)).isEqualTo("1");
    assertThat(device.getCharacter(43, 9).isBold()).isFalse();
  }

  @Test
  void wideAmbiguousCharacterSwitchesToAscii() throws Exception {
    assertThat(terminal.fitting(Theme.DARK)).isEqualTo(Theme.DARK);
    terminal.listen(strokes::add, reader);
    type("\u001b[2;2R7");
    assertThat(strokes.take()).isEqualTo(Stroke.typed('7'));
    assertThat(terminal.fitting(Theme.DARK)).isEqualTo(Theme.DARK);
    type("\u001b[2;3R");
    assertThat(strokes.take()).isEqualTo(new Stroke.Resized());
    assertThat(terminal.fitting(Theme.DARK)).isEqualTo(Theme.DARK.inAscii());
  }

  @Test
  void strokesAreReported() throws Exception {
    terminal.listen(strokes::add, reader);
    type("s\u0015\u001bu\u001b[15~");
    assertThat(strokes.take()).isEqualTo(Stroke.typed('s'));
    assertThat(strokes.take()).isEqualTo(Stroke.control('u'));
    assertThat(strokes.take()).isEqualTo(new Stroke.Alt('u'));
    assertThat(strokes.take()).isEqualTo(Stroke.named(KeyName.F5));
    keyboard.close();
    assertThat(strokes.take()).isEqualTo(new Stroke.Gone());
  }

  @Test
  void newSizeIsReportedAndTakesEffectAtTheNextRepaint() throws InterruptedException {
    terminal.listen(strokes::add, reader);
    Size before = terminal.size();
    device.setTerminalSize(new TerminalSize(120, 40));
    assertThat(strokes.take()).isEqualTo(new Stroke.Resized());
    assertThat(terminal.size()).as("within what is done for one stroke").isEqualTo(before);
    terminal.repaint();
    assertThat(terminal.size()).isEqualTo(new Size(120, 40));
  }

  @ParameterizedTest
  @CsvSource({"181, 10", "200, 20", "160, 0", "100, 0"})
  void whatIsLeftOverStandsLeftAndRight(int columns, int left) {
    resize(columns);
    int used = Math.min(MOST, columns);
    assertThat(terminal.size()).isEqualTo(new Size(used, 50));
    Frame frame = new Frame(terminal.size(), Style.of(Ink.TEXT, Ink.PANEL));
    frame.put(0, 0, "first", frame.style(0, 0));
    frame.putEnding(used, 0, "last", frame.style(0, 0));
    frame.cursor(3, 1);
    terminal.draw(frame, Theme.MACHINE);
    assertThat(row(0).strip()).startsWith("first").endsWith("last").hasSize(used);
    assertThat(shown(left, 0)).isEqualTo("f");
    assertThat(device.getCursorPosition()).isEqualTo(new TerminalPosition(left + 3, 1));
  }

  @Test
  void mousePositionIsRelativeToTheFrame() throws Exception {
    resize(180);
    assertThat(terminal.size().columns()).isEqualTo(MOST);
    terminal.listen(strokes::add, reader);
    type("\u001b[<0;13;9M");
    assertThat(strokes.take()).isEqualTo(new Stroke.Mouse(Button.DOWN, 2, 8));
  }

  private void resize(int columns) {
    device.setTerminalSize(new TerminalSize(columns, 50));
    terminal.repaint();
  }

  private void type(String sent) throws IOException {
    keyboard.write(sent.getBytes(StandardCharsets.UTF_8));
    keyboard.flush();
  }

  private String row(int row) {
    return IntStream.range(0, device.getTerminalSize().getColumns())
        .mapToObj(column -> device.getCharacter(column, row).getCharacterString())
        .collect(Collectors.joining());
  }

  private String shown(int column, int row) {
    return device.getCharacter(column, row).getCharacterString();
  }

  private void draw(Theme theme) {
    Screens screens = Screens.stopped();
    screens.theme = theme;
    terminal.draw(View.render(screens.screen()), theme);
  }
}
