package hp41.panel.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;

/** The two sizes between and above those that most terminals have. */
class LargeViewTest {

  @Test
  void roomyTerminalShowsTwoLineKeys() {
    assertPicture(
        Gallery.ROOMY,
        """
             ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄  Stack            FIX 4
              ┏━━━┓ ╻   ╻     ╻           ╻ ╺━━━╸ ┏━━━┓ ┏━━━╸ ╺━━━┓ ╺━━━┓ ╺━━━┓ ╻   ╻    T             0.0000
              ┃   ┃ ┃╲  ┃     ┃           ┃  ╲    ┃   ┃ ┃         ┃     ┃     ┃ ┃   ┃    Z           158.0000
              ┃   ┃ ┃ ╲ ┃     ┃ ╺━━━╸     ┃   ╺━┓ ┣━━━┫ ┣━━━┓ ╺━━━┫     ┃ ┏━━━┛ ┗━━━┫    Y             8.0000
              ┃   ┃ ┃  ╲┃     ┃           ┃     ┃ ┃   ┃ ┃   ┃     ┃     ┃ ┃         ┃    X        15863724.00
              ┗━━━┛ ╹   ╹     ╹ ╺━━━╸     ╹ ╺━━━┛ ┗━━━┛ ┗━━━┛ ╺━━━┛     ╹ ┗━━━╸     ╹    L             7.0000
                       USER                        0  1
             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                  ON         ●  USER            41CX          PRGM           ALPHA       Stack  Program  Board›
                  Σ−             yˣ             x²             10ˣ            eˣ          1 2 3 4 5 6 7 8
                  Σ+    A        1/x   B        √x    C        LOG   D        LN    E   1 ♛
                  CLΣ             %            ASIN           ACOS           ATAN       2             ♛
                  x≷y   F        R↓    G        SIN   H        COS   I        TAN   J   3         ♛
                                 ASN            LBL            GTO            BST       4               ♛
                 SHIFT           XEQ   K        STO   L        RCL   M        SST       5   ♛
                       CATALOG                  ISG            RTN           CLx/A      6       ♛
                        ENTER↑         N        CHS   O        EEX   P         ←        7           ♛
                 x=y?                 SF                  CF                  FS?       8     ♛
                   −    Q              7    R              8    S              9    T
                 x≤y?                BEEP                 P→R                 R→P         15863724
                   +    U              4    V              5    W              6    X
                 x>y?                 FIX                 SCI                 ENG
                   ×    Y              1    Z              2    =              3    ?    Program        042/118
                 x=0?                  π                 LASTx               VIEW         040  RCL 40
                   ÷    :              0    ␣              .    ,             R/S         041  ASTO X
             ──────────────────────────────────────────────────────────────────────────  ▶042  PROMPT
              ALPHA   POSITION1=15863724                                                  043  RCL 43
              MODE    DEG   FIX 4   SIZE 030   REG 214 free   full speed                  044  RCL 44
             POSITION1=15863724  R/S (F5 or !) goes on
             F1 Help  F2 USER  F3 PRGM  F4 ALPHA  F5 R/S  F6 SHIFT  F8 SST  Tab Panels  Ctrl-Q Leave
            """);
  }

  @Test
  void hugeTerminalShowsMostPanelsAtOnce() {
    assertPicture(
        Gallery.HUGE,
        """
             ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄   Stack                                                  Paper
              ┏━━━┓ ╻   ╻     ╻           ╻ ╺━━━╸ ┏━━━┓ ┏━━━╸ ╺━━━┓ ╺━━━┓ ╺━━━┓ ╻   ╻      T             0.0000                0.000000000 00
              ┃   ┃ ┃╲  ┃     ┃           ┃  ╲    ┃   ┃ ┃         ┃     ┃     ┃ ┃   ┃      Z           158.0000                1.580000000 02    No printer.
              ┃   ┃ ┃ ╲ ┃     ┃ ╺━━━╸     ┃   ╺━┓ ┣━━━┫ ┣━━━┓ ╺━━━┫     ┃ ┏━━━┛ ┗━━━┫      Y             8.0000                8.000000000 00    Start with
              ┃   ┃ ┃  ╲┃     ┃           ┃     ┃ ┃   ┃ ┃   ┃     ┃     ┃ ┃         ┃      X        15863724.00                1.586372400 07    --plug printer
              ┗━━━┛ ╹   ╹     ╹ ╺━━━╸     ╹ ╺━━━┛ ┗━━━┛ ┗━━━┛ ╺━━━┛     ╹ ┗━━━╸     ╹      L             7.0000                7.000000000 00
                       USER                        0  1
             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀   Board
                  ON         ●  USER            41CX          PRGM           ALPHA               1     2     3     4     5     6     7     8

                  Σ−             yˣ             x²             10ˣ            eˣ             1  ╲╱╲╱
                  Σ+             1/x            √x             LOG            LN                ▀▀▀▀
                   A              B              C              D              E
                  CLΣ             %            ASIN           ACOS           ATAN            2                                      ╲╱╲╱
                  x≷y            R↓             SIN            COS            TAN                                                   ▀▀▀▀
                   F              G              H              I              J
                                 ASN            LBL            GTO            BST            3                          ╲╱╲╱
                 SHIFT           XEQ            STO            RCL            SST                                       ▀▀▀▀
                                  K              L              M
                       CATALOG                  ISG            RTN           CLx/A           4                                            ╲╱╲╱
                        ENTER↑                  CHS            EEX             ←                                                          ▀▀▀▀
                          N                      O              P
                 x=y?                 SF                  CF                  FS?            5        ╲╱╲╱
                   −                   7                   8                   9                      ▀▀▀▀
                   Q                   R                   S                   T
                 x≤y?                BEEP                 P→R                 R→P            6                    ╲╱╲╱
                   +                   4                   5                   6                                  ▀▀▀▀
                   U                   V                   W                   X
                 x>y?                 FIX                 SCI                 ENG            7                                ╲╱╲╱
                   ×                   1                   2                   3                                              ▀▀▀▀
                   Y                   Z                   =                   ?
                 x=0?                  π                 LASTx               VIEW            8              ╲╱╲╱
                   ÷                   0                   .                  R/S                           ▀▀▀▀
                   :                   ␣                   ,                                   15863724  codes 11 43 · 21 33
             ──────────────────────────────────────────────────────────────────────────   Program         8QUEENS  line 042 of 118 · 214 bytes   Catalogue
             Flags                                                                5 set    036  RCL 36                                          ▶ .END.             7 bytes
             00   01   02   03   04   05   06   07   08   09   10   11   12   13           037  RCL 37
             14   15   16   17   18   19   20   21   22   23   24   25   26■  27           038  RCL 38                                            SIZE 100
             28■  29■  30   31   32   33   34   35   36   37■  38   39   40■  41           039  RCL 39                                            REG 219 free
             42   43   44   45   46   47   48   49   50   51   52   53   54   55           040  RCL 40
                                                                                           041  ASTO X
             Registers                                                SIZE 100 · R00-99   ▶042  PROMPT                                           Watches
             R00              0.0000  R01              0.0000  R02               0.0000    043  RCL 43                                           none · w adds
             R03              0.0000  R04              0.0000  R05               0.0000    044  RCL 44                                           watch R05 · watch X
             R06              0.0000  R07              0.0000  R08               0.0000    045  ┬ROTATION?
             R09              0.0000  R10              0.0000  R11               0.0000    046  RCL 46
             R12              0.0000  R13              0.0000  R14               0.0000    047  RCL 47
             R15              0.0000  R16              0.0000  R17               0.0000    048  RCL 48
             POSITION1=15863724  R/S (F5 or !) goes on
             F1 Help  F2 USER  F3 PRGM  F4 ALPHA  F5 R/S  F6 SHIFT  F8 SST  Tab Panels  Ctrl-P Program  Ctrl-K Board  Ctrl-O Paper  Ctrl-R Registers  Ctrl-Q Leave
            """);
  }

  private static void assertPicture(Gallery piece, String picture) {
    assertThat(View.render(piece.screen())).hasToString(StringUtils.stripEnd(picture, "\n"));
  }
}
