package hp41.panel.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;

/** Checks two sizes of windows that are not among the common ones. */
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
                       USER                        0  1                                  Board  Paper         ›
             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀    1 2 3 4 5 6 7 8
                  ON         ●  USER            41CX          PRGM           ALPHA       1 ♛
                  Σ−             yˣ             x²             10ˣ            eˣ         2             ♛
                  Σ+    A        1/x   B        √x    C        LOG   D        LN    E    3         ♛
                  CLΣ             %            ASIN           ACOS           ATAN        4               ♛
                  x≷y   F        R↓    G        SIN   H        COS   I        TAN   J    5   ♛
                                 ASN            LBL            GTO            BST        6       ♛
                 SHIFT           XEQ   K        STO   L        RCL   M        SST        7           ♛
                       CATALOG                  ISG            RTN           CLx/A       8     ♛
                        ENTER↑         N        CHS   O        EEX   P         ←
                 x=y?                 SF                  CF                  FS?          15863724
                   −    Q              7    R              8    S              9    T    Program 8QUEENS
                 x≤y?                BEEP                 P→R                 R→P         038  RCL 38
                   +    U              4    V              5    W              6    X     039  RCL 39
                 x>y?                 FIX                 SCI                 ENG         040  RCL 40
                   ×    Y              1    Z              2    =              3    ?     041  ASTO X
                 x=0?                  π                 LASTx               VIEW        ▶042  PROMPT
                   ÷    :              0    ␣              .    ,             R/S         043  RCL 43
             ──────────────────────────────────────────────────────────────────────────   044  RCL 44
              ALPHA   POSITION1=15863724                                                  045  ┬ROTATION?
              MODE    DEG   FIX 4   SIZE 030   REG 214 free   full speed                  046  RCL 46
             POSITION1=15863724  R/S (F5 or !) continues
             F1 Help  F2 USER  F3 PRGM  F4 ALPHA  F5 R/S  F6 SHIFT  Tab Panels  F8 SST  Ctrl-Q Leave
            """);
  }

  @Test
  void hugeTerminalShowsMostPanelsAtOnce() {
    assertPicture(
        Gallery.HUGE,
        """
             ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄  Stack                                                  Flags                 5 set
              ┏━━━┓ ╻   ╻     ╻           ╻ ╺━━━╸ ┏━━━┓ ┏━━━╸ ╺━━━┓ ╺━━━┓ ╺━━━┓ ╻   ╻     T             0.0000                0.000000000 00   00 ··············
              ┃   ┃ ┃╲  ┃     ┃           ┃  ╲    ┃   ┃ ┃         ┃     ┃     ┃ ┃   ┃     Z           158.0000                1.580000000 02   14 ············■·
              ┃   ┃ ┃ ╲ ┃     ┃ ╺━━━╸     ┃   ╺━┓ ┣━━━┫ ┣━━━┓ ╺━━━┫     ┃ ┏━━━┛ ┗━━━┫     Y             8.0000                8.000000000 00   28 ■■·······■··■·
              ┃   ┃ ┃  ╲┃     ┃           ┃     ┃ ┃   ┃ ┃   ┃     ┃     ┃ ┃         ┃     X        15863724.00                1.586372400 07   42 ··············
              ┗━━━┛ ╹   ╹     ╹ ╺━━━╸     ╹ ╺━━━┛ ┗━━━┛ ┗━━━┛ ╺━━━┛     ╹ ┗━━━╸     ╹     L             7.0000                7.000000000 00
                       USER                        0  1                                  Board  Paper  Registers  Flags  Catalogue          ›  26 sound
             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀         1     2     3     4     5     6     7     8    28 decimal point
                  ON         ●  USER            41CX          PRGM           ALPHA            ▖▌▐▌▐▗                                           29 group digits
                                                                                            1 ▝▟▟▙▙▘                                           37 display digits: 4
                  Σ−             yˣ             x²             10ˣ            eˣ               ▟██▙                                            40 FIX
                  Σ+             1/x            √x             LOG            LN                                                  ▖▌▐▌▐▗
                   A              B              C              D              E            2                                     ▝▟▟▙▙▘
                  CLΣ             %            ASIN           ACOS           ATAN                                                  ▟██▙         Catalogue
                  x≷y            R↓             SIN            COS            TAN                                     ▖▌▐▌▐▗                   ▶ .END.              7 bytes
                   F              G              H              I              J            3                         ▝▟▟▙▙▘
                                 ASN            LBL            GTO            BST                                      ▟██▙                      SIZE 100
                 SHIFT           XEQ            STO            RCL            SST                                                       ▖▌▐▌▐▗   REG 219 free
                                  K              L              M                           4                                           ▝▟▟▙▙▘
                       CATALOG                  ISG            RTN           CLx/A                                                       ▟██▙
                        ENTER↑                  CHS            EEX             ←                    ▖▌▐▌▐▗
                          N                      O              P                           5       ▝▟▟▙▙▘
                 x=y?                 SF                  CF                  FS?                    ▟██▙
                   −                   7                   8                   9                                ▖▌▐▌▐▗
                   Q                   R                   S                   T            6                   ▝▟▟▙▙▘
                 x≤y?                BEEP                 P→R                 R→P                                ▟██▙
                   +                   4                   5                   6                                            ▖▌▐▌▐▗
                   U                   V                   W                   X            7                               ▝▟▟▙▙▘
                 x>y?                 FIX                 SCI                 ENG                                            ▟██▙
                   ×                   1                   2                   3                          ▖▌▐▌▐▗
                   Y                   Z                   =                   ?            8             ▝▟▟▙▙▘
                 x=0?                  π                 LASTx               VIEW                          ▟██▙
                   ÷                   0                   .                  R/S             15863724  codes 11 43 · 21 33
                   :                   ␣                   ,
             ──────────────────────────────────────────────────────────────────────────  Program 8QUEENS          line 042 of 118 · 214 bytes
              ALPHA   POSITION1=15863724                                                  036  RCL 36
              MODE    DEG   FIX 4   USER   full speed                                     037  RCL 37
              MEMORY  SIZE 030   REG 214 free   8QUEENS 214 bytes                         038  RCL 38
                                                                                          039  RCL 39
             Registers                                               SIZE 100 · R00-99    040  RCL 40
             R00–R99               0                                                      041  ASTO X
                                                                                         ▶042  PROMPT
                                                                                          043  RCL 43
                                                                                          044  RCL 44
                                                                                          045  ┬ROTATION?
                                                                                          046  RCL 46
                                                                                          047  RCL 47
                                                                                          048  RCL 48
             POSITION1=15863724  R/S (F5 or !) continues
             F1 Help  F2 USER  F3 PRGM  F4 ALPHA  F5 R/S  F6 SHIFT  Tab Panels  F8 SST  Ctrl-P Program  Ctrl-K Board  Ctrl-O Paper  Ctrl-R Registers  Ctrl-Q Leave
            """);
  }

  private static void assertPicture(Gallery piece, String picture) {
    assertThat(View.render(piece.screen()).toString())
        .isEqualTo(StringUtils.stripEnd(picture, "\n"));
  }
}
