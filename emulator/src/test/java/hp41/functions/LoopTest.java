package hp41.functions;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.FileBench;
import org.junit.jupiter.api.Test;

/** Tests the HP-IL loop with the drive. */
class LoopTest {

  private final FileBench bench = new FileBench();

  @Test
  void driveIsTheOnlyDevice() {
    assertThat(bench.after("\"HP82161A\" FINDID")).isEqualTo(" 1.0000");
    assertThat(bench.after("\"HP82162A\" FINDID")).isEqualTo(" 0.0000");
    assertThat(bench.after("SF 03 INSTAT FS? 03")).isEqualTo("NO");
    assertThat(bench.after("MANIO FS? 32")).isEqualTo("YES");
    assertThat(bench.after("AUTOIO FS? 32")).isEqualTo("NO");
    assertThat(bench.after("OUTA")).isEqualTo("TRANSMIT ERR");
    assertThat(bench.after("INA")).isEqualTo("TRANSMIT ERR");
    assertThat(bench.after("IND")).isEqualTo("TRANSMIT ERR");
    assertThat(bench.after("31 SELECT")).isEqualTo("DATA ERROR");
    assertThat(bench.after("1 SELECT LISTEN REMOTE LOCAL TRIGGER STOPIO PWRDN PWRUP"))
        .isEqualTo(" 1.0000");
  }
}
