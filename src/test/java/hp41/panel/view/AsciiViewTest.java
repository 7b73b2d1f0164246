package hp41.panel.view;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Frame;
import hp41.screen.Theme;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AsciiViewTest {

  @Test
  void displayKeysAndBoardAreDrawnInAscii() {
    assertPicture(
        Gallery.ASCII,
        """
              +--------------------------------------------------------------------------+
              |  ___                           ___   ___   ___   ___   ___   ___         |
              | |   | |\\  |     |           |  \\    |   | |         |     |     | |   |  |
              | |   | | \\ |     |  ___      |   __  |___| |___   ___|     |  ___| |___|  |
              | |   | |  \\|     |           |     | |   | |   |     |     | |         |  |
              | |___| |   |     |  ___      |  ___| |___| |___|  ___|     | |___      |  |
              |          USER                        0  1                                |
              +--------------------------------------------------------------------------+
             [   ON     ][* USER    ]    41CX    [  PRGM    ][  ALPHA   ] Board   Tab 3/11
             [S+    S- A][1/x  y^x B][SQRT x^2 C][LOG 10^x D][LN   e^x E]
             [x<>y CLS F][RDN    % G][SIN ASIN H][COS ACOS I][TAN ATAN J]  1 2 3 4 5 6 7 8
                SHIFT    [XEQ  ASN K][STO  LBL L][RCL  GTO M][SST  BST  ]1 Q ::  ::  ::  ::
             [ENTER^      CATALOG N] [CHS  ISG O][EEX  RTN P][<- CLx/A  ]2 ::  ::  ::  Q:
             [-     x=y? Q] [7       SF R] [8       CF S] [9      FS? T] 3   ::  ::Q ::  ::
             [+    x<=y? U] [4     BEEP V] [5      P-R W] [6      R-P X] 4 ::  ::  ::  ::Q
             [*     x>y? Y] [1      FIX Z] [2      SCI =] [3      ENG ?] 5   Q:  ::  ::  ::
             [/     x=0? :] [0       PI  ] [.    LASTx ,] [R/S   VIEW  ] 6 ::  ::Q ::  ::
             ----------------------------------------------------------- 7   ::  ::  Q:  ::
              T             0.0000   | L     7.0000                      8 ::  Q:  ::  ::
              Z           158.0000   | ALPHA POSITION1=15863724
              Y             8.0000   | LINE  8QUEENS 042  PROMPT           15863724
              X        15863724.00   | DEG  FIX 4  SIZE 030  REG 214
             POSITION1=15863724  R/S (F5 or !) continues
             F1 Help  F2 USER  F3 PRGM  F4 ALPHA  F5 R/S  F6 SHIFT  Tab Panels  Ctrl-Q Leave
            """);
  }

  @Test
  void compactDisplayIsText() {
    assertPicture(
        Gallery.ASCII_SMALL,
        """
            +----------------------------------------------------------+
            |                                                          |
            |   O   N    1   =    1   5    8   6    3   7    2   4     |
            |                                                          |
            |                                                          |
            |         USER                  0 1                        |
            +----------------------------------------------------------+
             T             0.0000  | L     7.0000
             Z           158.0000  | ALPHA POSITION1=15863724
             Y             8.0000  | LINE  8QUEENS 042  PROMPT
             X        15863724.00  | DEG  FIX 4  SIZE 030
            ------------------------------------------------------------
              041  ASTO X
             >042  PROMPT
             POSITION1=15863724  R/S (F5 or !) continues
             F1 Help  F2 USER  F3 PRGM  F5 R/S  Tab Panels  Ctrl-Q Leave
            """);
  }

  @ParameterizedTest
  @EnumSource(
      value = Gallery.class,
      names = {"ASCII", "ASCII_SMALL", "ASCII_LARGE"})
  void nothingElseIsDrawn(Gallery piece) {
    assertThat(View.render(piece.screen()).toString()).matches("[ -~\\n]*").doesNotContain("??");
  }

  @Test
  void colouredGlassHasNoFrame() {
    Screens screens = Screens.stopped();
    screens.theme = Theme.MACHINE.inAscii();
    Frame frame = View.render(screens.screen());
    assertThat(frame.toString().lines().findFirst()).contains("");
    assertThat(frame.toString()).contains("1/x", "SQRT", "x^2 C").doesNotContain("[1/x");
  }

  private static void assertPicture(Gallery piece, String picture) {
    assertThat(View.render(piece.screen())).hasToString(StringUtils.stripEnd(picture, "\n"));
  }
}
