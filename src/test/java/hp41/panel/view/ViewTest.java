package hp41.panel.view;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Size;
import hp41.screen.Theme;
import java.util.List;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.Test;

class ViewTest {

  @Test
  void mediumTerminalShowsDisplayKeypadStackAndBoard() {
    assertPicture(
        Gallery.STOPPED,
        """
              ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
                ┏━━━┓ ╻   ╻     ╻           ╻ ╺━━━╸ ┏━━━┓ ┏━━━╸ ╺━━━┓ ╺━━━┓ ╺━━━┓ ╻   ╻
                ┃   ┃ ┃╲  ┃     ┃           ┃  ╲    ┃   ┃ ┃         ┃     ┃     ┃ ┃   ┃
                ┃   ┃ ┃ ╲ ┃     ┃ ╺━━━╸     ┃   ╺━┓ ┣━━━┫ ┣━━━┓ ╺━━━┫     ┃ ┏━━━┛ ┗━━━┫
                ┃   ┃ ┃  ╲┃     ┃           ┃     ┃ ┃   ┃ ┃   ┃     ┃     ┃ ┃         ┃
                ┗━━━┛ ╹   ╹     ╹ ╺━━━╸     ╹ ╺━━━┛ ┗━━━┛ ┗━━━┛ ╺━━━┛     ╹ ┗━━━╸     ╹
                         USER                        0  1
              ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                 ON       ● USER         41CX       PRGM        ALPHA     Board   Tab 3/11
              Σ+    Σ− A  1/x   yˣ B  √x    x² C  LOG  10ˣ D  LN    eˣ E
              x≷y  CLΣ F  R↓     % G  SIN ASIN H  COS ACOS I  TAN ATAN J   1 2 3 4 5 6 7 8
                SHIFT     XEQ  ASN K  STO  LBL L  RCL  GTO M  SST  BST   1 ♛
              ENTER↑      CATALOG N   CHS  ISG O  EEX  RTN P  ←  CLx/A   2             ♛
              −     x=y? Q   7       SF R   8       CF S   9      FS? T  3         ♛
              +     x≤y? U   4     BEEP V   5      P→R W   6      R→P X  4               ♛
              ×     x>y? Y   1      FIX Z   2      SCI =   3      ENG ?  5   ♛
              ÷     x=0? :   0        π ␣   .    LASTx ,   R/S   VIEW    6       ♛
             ─────────────────────────────────────────────────────────── 7           ♛
              T             0.0000   │ L     7.0000                      8     ♛
              Z           158.0000   │ ALPHA POSITION1=15863724
              Y             8.0000   │ LINE  8QUEENS 042  PROMPT           15863724
              X        15863724.00   │ DEG  FIX 4  SIZE 030  REG 214
             POSITION1=15863724  R/S (F5 or !) continues
             F1 Help  F2 USER  F3 PRGM  F4 ALPHA  F5 R/S  F6 SHIFT  Tab Panels  Ctrl-Q Leave
            """);
  }

  @Test
  void glassWithoutItsOwnShadeHasAFrame() {
    Screens screens = Screens.stopped();
    screens.theme = Theme.CONTRAST;
    screens.size = new Size(60, 16);
    List<String> rows = View.render(screens.screen()).toString().lines().toList();
    assertThat(rows.get(0)).isEqualTo("┏" + "━".repeat(58) + "┓");
    assertThat(rows.subList(1, 6)).allMatch(row -> row.matches("┃.{58}┃"));
    assertThat(rows.get(6)).isEqualTo("┗" + "━".repeat(58) + "┛");
  }

  @Test
  void smallTerminalShowsCompactDisplayStackAndProgram() {
    assertPicture(
        Gallery.SMALL,
        """
            ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
               ▛▀▀▌▐▖ ▐    ▌        ▌▝▛▀▀ ▛▀▀▌▐▀▀▀ ▀▀▀▌▝▀▀▜ ▀▀▀▌▐  ▐
               ▌  ▌▐▝ ▐    ▌▗▄▄▄    ▌ ▝▄▄ ▙▄▄▌▐▄▄▄ ▄▄▄▌   ▐ ▄▄▄▌▐▄▄▟
               ▌  ▌▐ ▐▐    ▌        ▌   ▐ ▌  ▌▐  ▐    ▌   ▐ ▌      ▐
               ▙▄▄▌▐  ▜    ▌▗▄▄▄    ▌▗▄▄▟ ▙▄▄▌▐▄▄▟ ▄▄▄▌   ▐ ▙▄▄▖   ▐
                      USER                  0 1
            ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
             T             0.0000  │ L     7.0000
             Z           158.0000  │ ALPHA POSITION1=15863724
             Y             8.0000  │ LINE  8QUEENS 042  PROMPT
             X        15863724.00  │ DEG  FIX 4  SIZE 030
            ────────────────────────────────────────────────────────────
              041  ASTO X
             ▶042  PROMPT
             POSITION1=15863724  R/S (F5 or !) continues
             F1 Help  F2 USER  F3 PRGM  F5 R/S  Tab Panels  Ctrl-Q Leave
            """);
  }

  @Test
  void largeTerminalShowsThreeLineKeysAndAllPanels() {
    assertPicture(
        Gallery.LARGE,
        """
             ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄  Stack
              ┏━━━┓ ╻   ╻     ╻           ╻ ╺━━━╸ ┏━━━┓ ┏━━━╸ ╺━━━┓ ╺━━━┓ ╺━━━┓ ╻   ╻     T             0.0000      0.000000000 00
              ┃   ┃ ┃╲  ┃     ┃           ┃  ╲    ┃   ┃ ┃         ┃     ┃     ┃ ┃   ┃     Z           158.0000      1.580000000 02
              ┃   ┃ ┃ ╲ ┃     ┃ ╺━━━╸     ┃   ╺━┓ ┣━━━┫ ┣━━━┓ ╺━━━┫     ┃ ┏━━━┛ ┗━━━┫     Y             8.0000      8.000000000 00
              ┃   ┃ ┃  ╲┃     ┃           ┃     ┃ ┃   ┃ ┃   ┃     ┃     ┃ ┃         ┃     X        15863724.00      1.586372400 07
              ┗━━━┛ ╹   ╹     ╹ ╺━━━╸     ╹ ╺━━━┛ ┗━━━┛ ┗━━━┛ ╺━━━┛     ╹ ┗━━━╸     ╹     L             7.0000      7.000000000 00
                       USER                        0  1                                  Board  Paper  Registers  Flags  Catalogue›
             ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀        1   2   3   4   5   6   7   8
                  ON         ●  USER            41CX          PRGM           ALPHA          1 ▚▐▌▞
                                                                                              ▗██▖
                  Σ−             yˣ             x²             10ˣ            eˣ            2                         ▚▐▌▞
                  Σ+             1/x            √x             LOG            LN                                      ▗██▖
                   A              B              C              D              E            3                 ▚▐▌▞
                  CLΣ             %            ASIN           ACOS           ATAN                             ▗██▖
                  x≷y            R↓             SIN            COS            TAN           4                             ▚▐▌▞
                   F              G              H              I              J                                          ▗██▖
                                 ASN            LBL            GTO            BST           5     ▚▐▌▞
                 SHIFT           XEQ            STO            RCL            SST                 ▗██▖
                                  K              L              M                           6             ▚▐▌▞
                       CATALOG                  ISG            RTN           CLx/A                        ▗██▖
                        ENTER↑                  CHS            EEX             ←            7                     ▚▐▌▞
                          N                      O              P                                                 ▗██▖
                 x=y?                 SF                  CF                  FS?           8         ▚▐▌▞
                   −                   7                   8                   9                      ▗██▖
                   Q                   R                   S                   T              15863724  codes 11 43 · 21 33
                 x≤y?                BEEP                 P→R                 R→P
                   +                   4                   5                   6         Program 8QUEENS            line 042 of 118
                   U                   V                   W                   X          037  RCL 37
                 x>y?                 FIX                 SCI                 ENG         038  RCL 38
                   ×                   1                   2                   3          039  RCL 39
                   Y                   Z                   =                   ?          040  RCL 40
                 x=0?                  π                 LASTx               VIEW         041  ASTO X
                   ÷                   0                   .                  R/S        ▶042  PROMPT
                   :                   ␣                   ,                              043  RCL 43
             ──────────────────────────────────────────────────────────────────────────   044  RCL 44
              ALPHA   POSITION1=15863724                                                  045  ┬ROTATION?
              MODE    DEG   FIX 4   USER   full speed                                     046  RCL 46
              MEMORY  SIZE 030   REG 214 free   8QUEENS 214 bytes                         047  RCL 47
             POSITION1=15863724  R/S (F5 or !) continues
             F1 Help  F2 USER  F3 PRGM  F4 ALPHA  F5 R/S  F6 SHIFT  Tab Panels  F8 SST  Ctrl-P Program  Ctrl-K Board  Ctrl-Q Leave
            """);
  }

  @Test
  void tinyTerminalShowsTheDisplayAsALineOfText() {
    assertPicture(
        Gallery.TINY,
        """
            ┌────────────────────────┐
            │ ON1=15863724           │ USER 0 1
            └────────────────────────┘
             Z          158.0000
             Y            8.0000
             X       15863724.00
             POSITION1=15863724  R/S (F5 or !)…
             F2 USER  F3 PRGM  F5 R/S  Ctrl-Q Leave
            """);
  }

  @Test
  void keysHaveBracketsWithoutColours() {
    assertPicture(
        Gallery.PLAIN,
        """
              ┌──────────────────────────────────────────────────────────────────────────┐
              │ ┏━━━┓ ╻   ╻     ╻           ╻ ╺━━━╸ ┏━━━┓ ┏━━━╸ ╺━━━┓ ╺━━━┓ ╺━━━┓ ╻   ╻  │
              │ ┃   ┃ ┃╲  ┃     ┃           ┃  ╲    ┃   ┃ ┃         ┃     ┃     ┃ ┃   ┃  │
              │ ┃   ┃ ┃ ╲ ┃     ┃ ╺━━━╸     ┃   ╺━┓ ┣━━━┫ ┣━━━┓ ╺━━━┫     ┃ ┏━━━┛ ┗━━━┫  │
              │ ┃   ┃ ┃  ╲┃     ┃           ┃     ┃ ┃   ┃ ┃   ┃     ┃     ┃ ┃         ┃  │
              │ ┗━━━┛ ╹   ╹     ╹ ╺━━━╸     ╹ ╺━━━┛ ┗━━━┛ ┗━━━┛ ╺━━━┛     ╹ ┗━━━╸     ╹  │
              │          USER                        0  1                                │
              └──────────────────────────────────────────────────────────────────────────┘
             [   ON     ][● USER    ]    41CX    [  PRGM    ][  ALPHA   ] Board   Tab 3/11
             [Σ+    Σ− A][1/x   yˣ B][√x    x² C][LOG  10ˣ D][LN    eˣ E]
             [x≷y  CLΣ F][R↓     % G][SIN ASIN H][COS ACOS I][TAN ATAN J]  1 2 3 4 5 6 7 8
                SHIFT    [XEQ  ASN K][STO  LBL L][RCL  GTO M][SST  BST  ]1 ♛
             [ENTER↑      CATALOG N] [CHS  ISG O][EEX  RTN P][←  CLx/A  ]2             ♛
             [−     x=y? Q] [7       SF R] [8       CF S] [9      FS? T] 3         ♛
             [+     x≤y? U] [4     BEEP V] [5      P→R W] [6      R→P X] 4               ♛
             [×     x>y? Y] [1      FIX Z] [2      SCI =] [3      ENG ?] 5   ♛
             [÷     x=0? :] [0        π ␣] [.    LASTx ,] [R/S   VIEW  ] 6       ♛
             ─────────────────────────────────────────────────────────── 7           ♛
              T             0.0000   │ L     7.0000                      8     ♛
              Z           158.0000   │ ALPHA POSITION1=15863724
              Y             8.0000   │ LINE  8QUEENS 042  PROMPT           15863724
              X        15863724.00   │ DEG  FIX 4  SIZE 030  REG 214
             POSITION1=15863724  R/S (F5 or !) continues
             F1 Help  F2 USER  F3 PRGM  F4 ALPHA  F5 R/S  F6 SHIFT  Tab Panels  Ctrl-Q Leave
            """);
  }

  @Test
  void firstStartShowsThingsToTry() {
    assertPicture(
        Gallery.FIRST,
        """
              ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
                      ┏━━━┓ ┏━━━┓ ┏━━━┓ ┏━━━┓ ┏━━━┓
                      ┃  ╱┃ ┃  ╱┃ ┃  ╱┃ ┃  ╱┃ ┃  ╱┃
                      ┃ ╱ ┃ ┃ ╱ ┃ ┃ ╱ ┃ ┃ ╱ ┃ ┃ ╱ ┃
                      ┃╱  ┃ ┃╱  ┃ ┃╱  ┃ ┃╱  ┃ ┃╱  ┃
                      ┗━━━┛▖┗━━━┛ ┗━━━┛ ┗━━━┛ ┗━━━┛

              ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                 ON         USER         41CX       PRGM        ALPHA     Start here   Tab
              Σ+    Σ− A  1/x   yˣ B  √x    x² C  LOG  10ˣ D  LN    eˣ E
              x≷y  CLΣ F  R↓     % G  SIN ASIN H  COS ACOS I  TAN ATAN J  Add 2 and 3:
                SHIFT     XEQ  ASN K  STO  LBL L  RCL  GTO M  SST  BST      2 Enter 3 +
              ENTER↑      CATALOG N   CHS  ISG O  EEX  RTN P  ←  CLx/A    Any function:
              −     x=y? Q   7       SF R   8       CF S   9      FS? T     type a name
              +     x≤y? U   4     BEEP V   5      P→R W   6      R→P X   Eight queens:
              ×     x>y? Y   1      FIX Z   2      SCI =   3      ENG ?     8q Enter
              ÷     x=0? :   0        π ␣   .    LASTx ,   R/S   VIEW       yes Enter
             ───────────────────────────────────────────────────────────    158 !
              T             0.0000   │ L     7.0000                         !
              Z           158.0000   │ ALPHA                              Programs: Alt-P
              Y             8.0000   │ LINE  8QUEENS 042  PROMPT          Help: F1 or ?
              X        15863724.00   │ DEG  FIX 4  SIZE 030  REG 214      Leave: Ctrl-Q
             › type a name: sin · sto 05 · xeq 8queens · "TEXT" · help
             F1 Help  F2 USER  F3 PRGM  F4 ALPHA  F5 R/S  F6 SHIFT  Tab Panels  Ctrl-Q Leave
            """);
  }

  @Test
  void inputLineOffersNamesOverTheStack() {
    assertPicture(
        Gallery.COMMAND,
        """
              ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
                      ┏━━━┓ ┏━━━┓ ┏━━━┓ ┏━━━┓ ┏━━━┓
                      ┃  ╱┃ ┃  ╱┃ ┃  ╱┃ ┃  ╱┃ ┃  ╱┃
                      ┃ ╱ ┃ ┃ ╱ ┃ ┃ ╱ ┃ ┃ ╱ ┃ ┃ ╱ ┃
                      ┃╱  ┃ ┃╱  ┃ ┃╱  ┃ ┃╱  ┃ ┃╱  ┃
                      ┗━━━┛▖┗━━━┛ ┗━━━┛ ┗━━━┛ ┗━━━┛

              ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
                 ON         USER         41CX       PRGM        ALPHA     Program 8QUEENS
              Σ+    Σ− A  1/x   yˣ B  √x    x² C  LOG  10ˣ D  LN    eˣ E
              x≷y  CLΣ F  R↓     % G  SIN ASIN H  COS ACOS I  TAN ATAN J  036  RCL 36
                SHIFT     XEQ  ASN K  STO  LBL L  RCL  GTO M  SST  BST    037  RCL 37
              ENTER↑      CATALOG N   CHS  ISG O  EEX  RTN P  ←  CLx/A    038  RCL 38
              −     x=y? Q   7       SF R   8       CF S   9      FS? T   039  RCL 39
              +     x≤y? U   4     BEEP V   5      P→R W   6      R→P X   040  RCL 40
              ×     x>y? Y   1      FIX Z   2      SCI =   3      ENG ?   041  ASTO X
              ÷     x=0? :   0        π ␣   .    LASTx ,   R/S   VIEW    ▶042  PROMPT
              STO nn     function  x -- x      Stores X in a register.
              ST+ nn     function  x -- x      Adds X to a register.
              ST- nn     function  x -- x      Subtracts X from a register.
              STOP       function  --          Stops the program.
              STOFLAG    X-Func    x -- x      Restores the flags kept in X.
             › st  Tab completes · Enter completes STO · ↑↓ choose · Ctrl-R history
             F1 Help  Tab completes  ↑↓ choose  Ctrl-R history  Ctrl-W word  Esc closes
            """);
  }

  @Test
  void helpCoversEverythingExceptTheDisplay() {
    assertPicture(
        Gallery.HELP,
        """
              ▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄▄
                      ┏━━━┓ ┏━━━┓ ┏━━━┓ ┏━━━┓ ┏━━━┓
                      ┃  ╱┃ ┃  ╱┃ ┃  ╱┃ ┃  ╱┃ ┃  ╱┃
                      ┃ ╱ ┃ ┃ ╱ ┃ ┃ ╱ ┃ ┃ ╱ ┃ ┃ ╱ ┃
                      ┃╱  ┃ ┃╱  ┃ ┃╱  ┃ ┃╱  ┃ ┃╱  ┃
                      ┗━━━┛▖┗━━━┛ ┗━━━┛ ┗━━━┛ ┗━━━┛

              ▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀▀
            ▸Help                                                                   5 names
                              │
             / st             │ Name      STO nn   function
                              │ Key       STO
              STO             │ Does      Stores X in a register.
              ST+             │ Stack     x -- x
              ST-             │ Errors    NONEXISTENT, ALPHA DATA
              STOP            │ Typed     sto nn
              STOFLAG         │ Example   42 STO 05 CLX RCL 05
                              │           Enter runs it on a scratch calculator
                              │
                              │
                              │
                              │
             help  letters search
             ↑↓ choose  Enter try example  Tab keypad  Esc closes  Backspace all keys
            """);
  }

  private static void assertPicture(Gallery piece, String picture) {
    assertThat(View.render(piece.screen()).toString())
        .isEqualTo(StringUtils.stripEnd(picture, "\n"));
  }
}
