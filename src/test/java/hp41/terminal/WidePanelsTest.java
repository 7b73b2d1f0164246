package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Panels;
import org.junit.jupiter.api.Test;

/** Checks the panels in 44 columns, as in a window of 120×40. */
class WidePanelsTest {

  @Test
  void stack() {
    assertPicture(
        Panels.STACK,
        """
        ▸Stack
          T            30.0000      3.000000000 01
          Z            24.0000      2.400000000 01
          Y             1.1520      1.152026000 00
          X            12.3000      1.230000000 01
          L             0.0000      0.000000000 00
            hexadecimal     characters
            03000000000001  ⊠¯¯¯¯¯Ѫ
            02400000000001  ⊠@¯¯¯¯Ѫ
            01152026000000  Ѫ⊠ &¯¯¯
            01230000000001  Ѫ#¯¯¯¯Ѫ
            00000000000000  ¯¯¯¯¯¯¯
        """);
  }

  @Test
  void program() {
    assertPicture(
        Panels.PROGRAM,
        """
        ▸Program AREA                  line 00 of 8
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
        ▸Board  Paper  Registers  Flags      2 of 2
                1     2     3     4
                    ▖▌▐▌▐▗
            1       ▝▟▟▙▙!
                     ▟██▙
              ▖▌▐▌▐▗
            2 ▝▟▟▙▙!
               ▟██▙
                                ▖▌▐▌▐▗
            3                   ▝▟▟▙▙!
                                 ▟██▙
                          ▖▌▐▌▐▗
            4             ▝▟▟▙▙!
                           ▟██▙
              2143
              2 of 2  ← →
        """);
  }

  @Test
  void paper() {
    assertPicture(
        Panels.PAPER,
        """
        ▸Paper                              3 lines
                     5.0000    ***
          15863724
          2143
         ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
        """);
  }

  @Test
  void registers() {
    assertPicture(
        Panels.REGISTERS,
        """
         Board  Paper ▸Registers  SIZE 100 · R00-99
         R00–R04            0  R05           3.5000
         R06           0.0000  R07         "ABCDEF"
         R08–R99            0
        """);
  }

  @Test
  void flags() {
    assertPicture(
        Panels.FLAGS,
        """
         Board  Paper  Registers ▸Flags       9 set
         00 01 02 03 04 05 06 07 08 09 10 11 12 13
         14 15 16 17 18 19 20 21■22■23■24 25 26■27
         28■29■30 31 32 33 34 35 36 37■38 39 40■41
         42 43 44 45 46 47 48 49 50 51 52 53 54 55■

         21 printer enabled
         22 number keyed
         23 text keyed
         26 sound
         28 decimal point
         29 group digits
         37 display digits: 4
         40 FIX
         55 printer exists
        """);
  }

  @Test
  void catalogue() {
    assertPicture(
        Panels.CATALOGUE,
        """
        ‹Registers  Flags ▸Catalogue   REG 209 free
        ▶AREA                                key 11
         VOLUME
          END                              30 bytes
         B
          .END.                            12 bytes

          SIZE 100
          REG 209 free

         printer                            XROM 29
         PRPLOT                               29,14
         PRPLOTP                              29,15
        """);
  }

  @Test
  void extendedMemory() {
    assertPicture(
        Panels.EXTENDED,
        """
        ‹Catalogue ▸Extended memory     REG 70 free
         DATA      data                20 registers
        ▶NOTES     text                30 registers

         REG 70 free
        """);
  }

  @Test
  void alarms() {
    assertPicture(
        Panels.ALARMS,
        """
        ‹Extended memory ▸Alarms  ALPHA     1 alarm
         2026-01-15 12:30:00  every 24:00:00
          WAKE UP
        """);
  }

  @Test
  void alpha() {
    assertPicture(
        Panels.ALPHA,
        """
        ‹Extended memory  Alarms ▸ALPHA    10 of 24
         PHONE µ 25

          P  H  O  N  E     µ     2  5
         50 48 4F 4E 45 20 0C 20 32 35
        """);
  }

  private static void assertPicture(Panels panel, String picture) {
    TestSession session = TestSession.full().in(TestSession.LARGE).line(panel.word());
    assertThat(session.panel()).isEqualTo(picture.stripTrailing());
  }
}
