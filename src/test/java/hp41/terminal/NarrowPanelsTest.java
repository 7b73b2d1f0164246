package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Panels;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import org.junit.jupiter.api.Test;

/** Checks the panels in 18 columns, as in a window of 80×24. */
class NarrowPanelsTest {

  @Test
  void stack() {
    assertPicture(
        Panels.STACK,
        """
        ▸Stack   Tab 1/11

        T   3.000000000 01
        Z   2.400000000 01
        Y   1.152026000 00
        X   1.230000000 01
        L   0.000000000 00
          hexadecimal
          03000000000001
          02400000000001
          01152026000000
          01230000000001
          00000000000000
        """);
  }

  @Test
  void program() {
    assertPicture(
        Panels.PROGRAM,
        """
        ▸Program AREA

         001 LBL┬AREA
         002  X↑2
         003  PI
         004  *
         005  RTN
         006 LBL┬VOLUME
         007  ┬CUBE
         008  END
        """);
  }

  @Test
  void board() {
    assertPicture(
        Panels.BOARD,
        """
        ▸Board     2 of 2

           1 2 3 4
         1   ♛!
         2 ♛!
         3       ♛!
         4     ♛!

           2143
           2 of 2  ← →
        """);
  }

  @Test
  void paper() {
    assertPicture(
        Panels.PAPER,
        """
        ▸Paper    3 lines

             5.0000    ***
        15863724
        2143
        ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        """);
  }

  @Test
  void registers() {
    assertPicture(
        Panels.REGISTERS,
        """
        ▸Registers  00-99

         R00–R04        0
         R05       3.5000
         R06       0.0000
         R07     "ABCDEF"
         R08–R99        0
        """);
  }

  @Test
  void flags() {
    assertPicture(
        Panels.FLAGS,
        """
        ▸Flags      9 set

        00 ··············
        14 ·······■■■··■·
        28 ■■·······■··■·
        42 ·············■

        21 printer enabled
        22 number keyed
        23 text keyed
        26 sound
        28 decimal point
        29 group digits
        37 digits: 4
        """);
  }

  @Test
  void catalogue() {
    assertPicture(
        Panels.CATALOGUE,
        """
        ▸Catalogue

        ▶AREA      key 11
         VOLUME
          END    30 bytes
         B
          .END.  12 bytes

          SIZE 100
          REG 209 free

         printer  XROM 29
         PRPLOT     29,14
         PRPLOTP    29,15
        """);
  }

  @Test
  void extendedMemory() {
    assertPicture(
        Panels.EXTENDED,
        """
        ▸Extended memory

         DATA    DA    20
        ▶NOTES   AS    30

         REG 70 free
        """);
  }

  @Test
  void alarms() {
    assertPicture(
        Panels.ALARMS,
        """
        ▸Alarms   1 alarm

         2026-01-15 12:30
          every 24:00:00
          WAKE UP
        """);
  }

  @Test
  void alpha() {
    assertPicture(
        Panels.ALPHA,
        """
        ▸ALPHA   10 of 24

         PHONE µ 25

         P  H  O  N  E
        50 48 4F 4E 45 20

         µ     2  5
        0C 20 32 35
        """);
  }

  private static void assertPicture(Panels panel, String picture) {
    TestSession session = TestSession.full().in(TestSession.MEDIUM).line(panel.word());
    assertThat(session.panel()).isEqualTo(picture.stripTrailing());
  }

  @Test
  void narrowHelpShowsTheKeysInTheWholeWidthUntilALetterIsTyped() {
    TestSession narrow = new TestSession().in(new Size(60, 16)).press(KeyName.F1);
    assertThat(narrow.picture()).contains("type a name; Tab completes, Enter runs");
    assertThat(narrow.type("sto").picture()).contains("/ sto", "STOP", "Stores X in a register");
  }

  @Test
  void narrowestListOfNamesShowsTheirHelp() {
    TestSession narrowest = new TestSession().in(new Size(40, 12)).type("si");
    assertThat(narrowest.picture()).contains("SIZE?      Number of data registers.");
  }
}
