package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Model;
import hp41.panel.view.Roles;
import hp41.screen.Area;
import hp41.screen.Frame;
import hp41.screen.Ink;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import hp41.screen.Style;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks that the colours of the keypad show the effect of the next key: used names are bold, all
 * others dim.
 */
class KeypadColoursTest {

  private static final Area KEYS = new Area(0, 8, 61, 9);

  private final TestSession session = new TestSession();

  @Test
  void atRestWhiteGoldAndBlueAreSideBySide() {
    assertInks(
        """
             WW         WWWW         ZZZZ       WWWW        WWWWW
          WW    gg b  WWW   gg b  WW    gg b  WWW  ggg b  WW    gg b
          WWW  ggg b  WW     g b  WWW gggg b  WWW gggg b  WWW gggg b
            SSSSS     WWW  ggg b  WWW  ggg b  WWW  ggg b  WWW  ggg
          WWWWWW      ggggggg b   WWW  ggg b  WWW  ggg b  W  ggggg
          W     gggg b   W       gg b   W       gg b   W      ggg b
          W     gggg b   W     gggg b   W      ggg b   W      ggg b
          W     gggg b   W      ggg b   W      ggg b   W      ggg b
          W     gggg b   W        g b   W    ggggg b   WWW   gggg
        """);
  }

  @Test
  void goldIsLitWhileShiftWaits() {
    session.type(";");
    assertInks(
        """
             WW         WWWW         ZZZZ       WWWW        WWWWW
          dd    GG d  ddd   GG d  dd    GG d  ddd  GGG d  dd    GG d
          ddd  GGG d  dd     G d  ddd GGGG d  ddd GGGG d  ddd GGGG d
           S SSSSS    ddd  GGG d  ddd  GGG d  ddd  GGG d  ddd  GGG
          dddddd      GGGGGGG d   ddd  GGG d  ddd  GGG d  d  GGGGG
          d     GGGG d   d       GG d   d       GG d   d      GGG d
          d     GGGG d   d     GGGG d   d      GGG d   d      GGG d
          d     GGGG d   d      GGG d   d      GGG d   d      GGG d
          d     GGGG d   d        G d   d    GGGGG d   ddd   GGGG
        """);
  }

  @Test
  void blueIsLitInAlphaModeAndWhiteWhereAKeyHasNoLetter() {
    session.press(KeyName.F4);
    assertInks(
        """
             WW         WWWW         ZZZZ       WWWW      O OOOOO
          dd    dd B  ddd   dd B  dd    dd B  ddd  ddd B  dd    dd B
          ddd  ddd B  dd     d B  ddd dddd B  ddd dddd B  ddd dddd B
            SSSSS     ddd  ddd B  ddd  ddd B  ddd  ddd B  WWW  ddd
          dddddd      ddddddd B   ddd  ddd B  ddd  ddd B  W  ddddd
          d     dddd B   d       dd B   d       dd B   d      ddd B
          d     dddd B   d     dddd B   d      ddd B   d      ddd B
          d     dddd B   d      ddd B   d      ddd B   d      ddd B
          d     dddd B   d        d B   d    ddddd B   WWW   dddd
        """);
  }

  @Test
  void shiftInAlphaModeShowsItsCharactersInsteadOfGold() {
    session.press(KeyName.F4).type(";");
    assertThat(legends())
        .isEqualTo(
            """
                 ON         USER         41CX       PRGM      ● ALPHA
              Σ+     a A  1/x    b B  √x     c C  LOG    d D  LN     e E
              x≷y    Σ F  R↓     % G  SIN    ≠ H  COS    < I  TAN    > J
               ▶ SHIFT    XEQ    ⊢ K  STO ASTO L  RCL ARCL M  SST
              ENTER↑            ↑ N   CHS    ∡ O  EEX    $ P  ←    CLA
              −        - Q   7        7 R   8        8 S   9        9 T
              +        + U   4        4 V   5        5 W   6        6 X
              ×        * Y   1        1 Z   2        2 =   3        3 ?
              ÷        / :   0        0 ␣   .        . ,   R/S  AVIEW
            """);
    assertInks(
        """
             WW         WWWW         ZZZZ       WWWW      O OOOOO
          dd     B d  ddd    B d  dd     B d  ddd    B d  dd     B d
          ddd    B d  dd     B d  ddd    B d  ddd    B d  ddd    B d
           S SSSSS    ddd    B d  ddd BBBB d  ddd BBBB d  ddd
          dddddd            B d   ddd    B d  ddd    B d  d    BBB
          d        B d   d        B d   d        B d   d        B d
          d        B d   d        B d   d        B d   d        B d
          d        B d   d        B d   d        B d   d        B d
          d        B d   d        B d   d        B d   ddd  BBBBB
        """);
  }

  @Test
  void assignedNamesReplacePrintedOnesWhileUserIsOn() {
    session.paste("LBL \"AREA\"\nX^2\nEND\n");
    session.line("asn \"AREA\" 11").line("asn \"BEEP\" -12").line("asn \"MEAN\" 82");
    session.line("asn \"SDEV\" -84");
    String printed = legends();
    String inks = inks();
    session.press(KeyName.F2);
    assertThat(rows(legends(), 1, 8))
        .isEqualTo(
            """
              AREA  Σ− A  1/x BEEP B  √x    x² C  LOG  10ˣ D  LN    eˣ E
              ÷     x=0? :   MEAN     π ␣   .    LASTx ,   R/S   SDEV
            """);
    assertThat(rows(inks(), 1, 8))
        .isEqualTo(
            """
              OOOO  gg B  WWW oooo B  WW    gg B  WWW  ggg B  WW    gg B
              W     gggg d   OOOO     g d   W    ggggg d   WWW   oooo
            """);
    session.press(KeyName.F2);
    assertThat(legends()).isEqualTo(printed).doesNotContain("AREA");
    assertThat(inks()).isEqualTo(inks);
  }

  @Test
  void rowsOfCapsHaveAlternatingShades() {
    assertThat(Roles.grounds(session.frame(), KEYS))
        .isEqualTo(
            """
             aaaaaaaaaaa aaaaaaaaaaa             aaaaaaaaaaa aaaaaaaaaaa
             ccccccccccc ccccccccccc ccccccccccc ccccccccccc ccccccccccc
             aaaaaaaaaaa aaaaaaaaaaa aaaaaaaaaaa aaaaaaaaaaa aaaaaaaaaaa
             sssssssssss ccccccccccc ccccccccccc ccccccccccc ccccccccccc
             aaaaaaaaaaaaaaaaaaaaaaa aaaaaaaaaaa aaaaaaaaaaa aaaaaaaaaaa
             cccccccccccccc cccccccccccccc cccccccccccccc cccccccccccccc
             aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa
             cccccccccccccc cccccccccccccc cccccccccccccc cccccccccccccc
             aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa aaaaaaaaaaaaaa
            """);
  }

  @Test
  void modeThatIsOnIsGreenWithADot() {
    assertThat(rows(legends(), 0)).doesNotContain("●");
    session.press(KeyName.F2, KeyName.F3);
    assertThat(rows(legends(), 0)).contains("● USER ", "● PRGM ").doesNotContain("● ALPHA");
    assertThat(rows(inks(), 0))
        .isEqualTo("     WW       O OOOO         ZZZZ     O OOOO        WWWWW\n");
  }

  @ParameterizedTest
  @CsvSource({
    "100, 30, '',  WHITE, GOLD, BLUE",
    "100, 30, ;,   DIM,   GOLD, DIM",
    "120, 40, '',  WHITE, GOLD, BLUE",
    "120, 40, ;,   DIM,   GOLD, DIM",
    "160, 50, ;,   DIM,   GOLD, DIM"
  })
  void largerKeysAreHighlightedInTheSameWay(
      int columns, int rows, String typed, Ink white, Ink gold, Ink blue) {
    session.in(new Size(columns, rows)).type(typed);
    Frame frame = afterwards();
    assertThat(Roles.of("ASIN", frame)).isEqualTo(Style.of(gold, Ink.BODY).bold(white == Ink.DIM));
    assertThat(Roles.of(" SIN ", frame).ink()).isEqualTo(white);
    assertThat(Roles.of(" H ", frame).ink()).isEqualTo(blue);
  }

  /**
   * The checked rows are that of ENTER↑ and the one below: gold on the body, white on the cap, blue
   * on the front.
   */
  @Test
  void largestKeysHaveThreeShadesAndMeetAtTheRight() {
    Frame frame = session.in(TestSession.LARGE).frame();
    Area keys = new Area(0, 19, 75, 6);
    assertThat(Roles.inks(frame, keys))
        .isEqualTo(
            """
                       ggggggg                  ggg            ggg           ggggg
                        WWWWWW                  WWW            WWW             W
                          b                      b              b
                 gggg                 gg                  gg                  ggg
                   W                   W                   W                   W
                   b                   b                   b                   b
            """);
    assertThat(Roles.grounds(frame, keys))
        .isEqualTo(
            """

             cccccccccccccccccccccccccccc  ccccccccccccc  ccccccccccccc  ccccccccccccc
             ffffffffffffffffffffffffffff  fffffffffffff  fffffffffffff  fffffffffffff

             ccccccccccccc       ccccccccccccc       ccccccccccccc       ccccccccccccc
             fffffffffffff       fffffffffffff       fffffffffffff       fffffffffffff
            """);
  }

  @ParameterizedTest
  @CsvSource({"C, 41C", "CV, 41CV", "CX, 41CX"})
  void badgeShowsTheModel(Model model, String badge) {
    Frame frame = new TestSession(model, TestSession.NO_HABITS).frame();
    assertThat(Roles.of(" " + badge + " ", frame))
        .isEqualTo(Style.of(Ink.BEZEL, Ink.BODY).bolder());
  }

  private void assertInks(String picture) {
    assertThat(inks()).isEqualTo(picture);
  }

  private String inks() {
    return Roles.inks(afterwards(), KEYS);
  }

  /** Returns the screen after the highlight of the pressed key has ended. */
  private Frame afterwards() {
    session.outside.pass(Duration.ofMillis(121));
    return session.frame();
  }

  private String legends() {
    return session
        .picture()
        .lines()
        .skip(KEYS.row())
        .limit(KEYS.height())
        .map(row -> row.substring(0, Math.min(row.length(), KEYS.width())).stripTrailing() + "\n")
        .collect(Collectors.joining());
  }

  private static String rows(String picture, int... wanted) {
    List<String> rows = picture.lines().toList();
    StringBuilder kept = new StringBuilder();
    for (int row : wanted) {
      kept.append(rows.get(row)).append('\n');
    }
    return kept.toString();
  }
}
