package hp41.lanterna;

import static org.assertj.core.api.Assertions.assertThat;

import com.googlecode.lanterna.TerminalPosition;
import com.googlecode.lanterna.TerminalSize;
import com.googlecode.lanterna.TextCharacter;
import com.googlecode.lanterna.TextColor;
import com.googlecode.lanterna.terminal.virtual.DefaultVirtualTerminal;
import hp41.ansi.AnsiScreen;
import hp41.ansi.TerminalInput;
import hp41.ansi.TimedInput.StreamInput;
import hp41.screen.ColourDepth;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import hp41.screen.Theme;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jline.builtins.ScreenTerminal;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Draws random frames with escape sequences in JLine's terminal, and with Lanterna in its virtual
 * terminal, and compares the cells of both.
 *
 * <p>{@code -Dhp41.seed=N} draws other frames.
 */
class AnsiScreenTest {

  private static final long SEED = Long.getLong("hp41.seed", 41);
  private static final int FRAMES = 20;
  private static final String CHARACTERS = " Aé█╱│♛≠";

  private static final Pattern RGB = Pattern.compile("8;2;(\\d+);(\\d+);(\\d+)m");

  /** JLine has no 24-bit colours; each gets one of its 256 colours, from this one on. */
  private static final int FIRST_INDEX = 16;

  private final Random random = new Random(SEED);
  private final List<List<Integer>> colours = new ArrayList<>();

  static Stream<Arguments> themesAndDepths() {
    return Stream.concat(
        Theme.ALL.stream()
            .flatMap(
                theme ->
                    Stream.of(ColourDepth.FULL, ColourDepth.INDEXED)
                        .map(depth -> Arguments.of(theme.name(), theme, depth))),
        Stream.of(
            Arguments.of("16", Theme.SIXTEEN, ColourDepth.SIXTEEN),
            Arguments.of("plain", Theme.PLAIN, ColourDepth.NONE)));
  }

  @ParameterizedTest(name = "{0} {2}")
  @MethodSource("themesAndDepths")
  void cellsAreThoseThatLanternaDraws(String name, Theme theme, ColourDepth depth) {
    Size size = new Size(30, 8);
    DefaultVirtualTerminal device = new DefaultVirtualTerminal(new TerminalSize(30, 8));
    TerminalInput none = new TerminalInput(new StreamInput(InputStream.nullInputStream()));
    LanternaTerminal lanterna = new LanternaTerminal(device, none, depth, size.columns());
    ScreenTerminal jline = new ScreenTerminal(size.columns(), size.rows());
    AnsiScreen ansi = new AnsiScreen(depth);
    Frame frame = new Frame(size, Style.of(Ink.TEXT, Ink.BODY));
    for (int i = 0; i < FRAMES; i++) {
      frame = changed(frame);
      jline.write(indexed(ansi.update(frame, theme)));
      lanterna.draw(frame, theme);
      compare(jline, device, size);
    }
  }

  private String indexed(String sent) {
    return RGB.matcher(sent)
        .replaceAll(
            rgb ->
                "8;5;%dm"
                    .formatted(
                        index(
                            Integer.parseInt(rgb.group(1)),
                            Integer.parseInt(rgb.group(2)),
                            Integer.parseInt(rgb.group(3)))));
  }

  private int index(int red, int green, int blue) {
    List<Integer> colour = List.of(red, green, blue);
    if (!colours.contains(colour)) {
      colours.add(colour);
    }
    return FIRST_INDEX + colours.indexOf(colour);
  }

  /** Returns a copy of a frame with other characters and styles in some cells. */
  private Frame changed(Frame before) {
    Frame frame = new Frame(before.size(), Style.of(Ink.TEXT, Ink.BODY));
    frame.copy(before, 0, 0);
    int changes = 1 + random.nextInt(60);
    for (int i = 0; i < changes; i++) {
      frame.put(
          random.nextInt(before.size().columns()),
          random.nextInt(before.size().rows()),
          CHARACTERS.charAt(random.nextInt(CHARACTERS.length())),
          new Style(role(), role(), flag(), flag(), flag()));
    }
    if (flag()) {
      frame.cursor(random.nextInt(before.size().columns()), random.nextInt(before.size().rows()));
    }
    return frame;
  }

  private Ink role() {
    return List.of(Ink.values()).get(random.nextInt(Ink.values().length));
  }

  private boolean flag() {
    return random.nextBoolean();
  }

  private void compare(ScreenTerminal jline, DefaultVirtualTerminal device, Size size) {
    long[] cells = new long[size.columns() * size.rows()];
    int[] cursor = new int[2];
    jline.dump(cells, 0, 0, size.rows(), size.columns(), cursor);
    for (int row = 0; row < size.rows(); row++) {
      for (int column = 0; column < size.columns(); column++) {
        assertThat(Cell.of(cells[row * size.columns() + column]))
            .as("seed %d, column %d, row %d", SEED, column, row)
            .isEqualTo(cell(device.getCharacter(column, row)));
      }
    }
    if (device.isCursorVisible()) {
      TerminalPosition at = device.getCursorPosition();
      assertThat(cursor).containsExactly(at.getColumn(), at.getRow());
    }
  }

  private Cell cell(TextCharacter drawn) {
    return new Cell(
        drawn.getCharacterString(),
        colour(drawn.getForegroundColor()),
        colour(drawn.getBackgroundColor()),
        drawn.isBold(),
        drawn.isReversed());
  }

  /** Returns how JLine shows a colour of Lanterna. */
  private int colour(TextColor colour) {
    if (colour instanceof TextColor.ANSI sixteen) {
      // DEFAULT is between the eight colours and the eight bright ones.
      int number = List.of(TextColor.ANSI.values()).indexOf(sixteen);
      return sixteen == TextColor.ANSI.DEFAULT
          ? Cell.NONE
          : shown(number < 8 ? "3" + number : "9" + (number - 9));
    }
    return colour instanceof TextColor.Indexed
        ? shown(new String(colour.getForegroundSGRSequence(), StandardCharsets.US_ASCII))
        : shown("38;5;" + index(colour.getRed(), colour.getGreen(), colour.getBlue()));
  }

  private static int shown(String sequence) {
    ScreenTerminal one = new ScreenTerminal(1, 1);
    one.write("\u001b[" + sequence + "mA");
    long[] cells = new long[1];
    one.dump(cells, 0, 0, 1, 1, new int[2]);
    return Cell.of(cells[0]).ink();
  }

  /** A cell of JLine's terminal. */
  private record Cell(String character, int ink, int ground, boolean bold, boolean reversed) {

    private static final int NONE = -1;

    static Cell of(long cell) {
      long look = cell >>> 32;
      return new Cell(
          Character.toString((int) cell),
          (look & 1 << 28) == 0 ? NONE : (int) (look >> 12) & 0xfff,
          (look & 1 << 29) == 0 ? NONE : (int) look & 0xfff,
          (look & 1 << 27) != 0,
          (look & 1 << 25) != 0);
    }
  }
}
