package hp41.panel.view;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.KnownName;
import hp41.NameKind.BuiltinName;
import hp41.NameKind.ModuleFunction;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CommandLineViewTest {

  private static final KnownName SHORT =
      new KnownName("SIN", "", BuiltinName.FUNCTION, "x -- sin x", "Sine of X.");

  @Test
  void columnsOfShortWordsAreAligned() {
    assertThat(drawn(SHORT)).isEqualTo("  SIN        function  x -- sin x  Sine of X.");
  }

  @Test
  void longWordsMoveTheNextColumns() {
    KnownName size =
        new KnownName(
            "SIZE?",
            "",
            new ModuleFunction("extended functions"),
            "-- n",
            "Number of data registers.");
    assertThat(drawn(size))
        .isEqualTo("  SIZE?      X-Func    -- n        Number of data registers.");
    KnownName down =
        new KnownName(
            "RDN", "", BuiltinName.FUNCTION, "t z y x -- x t z y", "Rolls the stack down.");
    assertThat(drawn(down))
        .isEqualTo("  RDN        function  t z y x -- x t z y  Rolls the stack down.");
    KnownName card =
        new KnownName(
            "VER", "", new ModuleFunction("card reader"), "--", "Shows " + "aaaa ".repeat(20));
    assertThat(drawn(card))
        .startsWith("  VER        card reader  --       Shows aaaa")
        .endsWith("aaaa…");
  }

  @Test
  void matchedLettersAreBoldInTheChosenRowAndGoldInOthers() {
    assertThat(frame(SHORT, "s", 0).style(2, 1))
        .isEqualTo(Style.of(Ink.SELECTION_TEXT, Ink.SELECTION).bolder());
    assertThat(frame(SHORT, "s", 0).style(3, 1).bold()).isFalse();
    assertThat(frame(SHORT, "s", -1).style(2, 1)).isEqualTo(Style.of(Ink.GOLD, Ink.TITLE).bolder());
    assertThat(frame(SHORT, "s", -1).style(3, 1))
        .isEqualTo(Style.of(Ink.WHITE, Ink.TITLE).bolder());
  }

  @ParameterizedTest
  @CsvSource({
    "80, 24,  0, N00, N05",
    "80, 24,  5, N00, N05",
    "80, 24, 25, N20, N25",
    "80, 24, 39, N34, N39",
    "60, 16,  0, N00, N05",
    "60, 16, 25, N20, N25"
  })
  void sixOfFortyOffersAreShownIncludingTheChosenOne(
      int columns, int rows, int chosen, String first, String last) {
    Screens screens = Screens.ready();
    screens.size = new Size(columns, rows);
    Frame before = View.render(screens.screen());
    List<KnownName> offers =
        IntStream.range(0, 40).mapToObj(CommandLineViewTest::numbered).toList();
    screens.line =
        Optional.of(
            new CommandLineView(
                "n", 1, "n", offers, chosen, false, Optional.empty(), Optional.empty()));
    Frame frame = View.render(screens.screen());
    int top = rows - 2 - CommandLineView.MOST_ROWS;
    assertThat(CommandLineView.MOST_ROWS).isEqualTo(6);
    assertThat(rows(frame).subList(0, top)).isEqualTo(rows(before).subList(0, top));
    assertThat(rows(frame).get(top)).startsWith("  " + first + " ");
    assertThat(rows(frame).get(rows - 3)).startsWith("  " + last + " ");
    String offered = "t".repeat(columns - 2) + "\n";
    String marked = offered.replace('t', 'x');
    int above = chosen - Integer.parseInt(first.substring(1));
    assertThat(Roles.grounds(frame, new Area(1, top, columns - 2, 6)))
        .isEqualTo(offered.repeat(above) + marked + offered.repeat(5 - above));
    for (int edge : new int[] {0, columns - 1}) {
      Area column = new Area(edge, top, 1, 6);
      assertThat(Roles.grounds(frame, column)).as("the ground of the screen").isBlank();
      assertThat(IntStream.range(top, top + 6).mapToObj(row -> frame.character(edge, row)))
          .containsOnly(' ');
    }
  }

  private static KnownName numbered(int number) {
    return new KnownName(
        "N%02d".formatted(number), "", BuiltinName.FUNCTION, "--", "Does what it does.");
  }

  private static List<String> rows(Frame frame) {
    return frame.toString().lines().toList();
  }

  @ParameterizedTest
  @CsvSource({"s, GWW", "si, GGW", "in, WGG", "sn, GWG", "x, WWW"})
  void matchingLettersAreGold(String word, String inks) {
    Frame frame = frame(SHORT, word, -1);
    assertThat(Roles.inks(frame, new Area(2, 1, 3, 1))).isEqualTo(inks + "\n");
  }

  private static String drawn(KnownName name) {
    return rows(frame(name, "s", -1)).get(1).stripTrailing();
  }

  private static Frame frame(KnownName name, String word, int chosen) {
    Frame frame = new Frame(new Size(80, 3), Style.of(Ink.TEXT, Ink.BODY));
    List<KnownName> offers = List.of(name);
    CommandLineView line =
        new CommandLineView(
            word, word.length(), word, offers, chosen, false, Optional.empty(), Optional.empty());
    line.drawOffers(frame, 2, true);
    return frame;
  }
}
