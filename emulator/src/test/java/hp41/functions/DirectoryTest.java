package hp41.functions;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.FileBench;
import hp41.event.Event;
import org.junit.jupiter.api.Test;

/** Tests the directory of the medium. */
class DirectoryTest {

  private static final String PROGRAM = "LBL \"AB\"\nLBL 01\n1.5\nSTO 03\nGTO 01\nEND";

  private final FileBench bench = new FileBench();

  @Test
  void directoryRunsLikeACatalog() {
    assertThat(bench.after("DIR")).isEqualTo("DIR EMPTY");
    bench.load(PROGRAM).after("\"AB\" WRTP \"D\" 12 CREATE");
    bench.after("DIR");
    assertThat(bench.afterPassing(110)).isEqualTo("AB      P003");
    assertThat(bench.afterPassing(355)).isEqualTo("D       D012");
    assertThat(bench.afterPassing(355)).isEqualTo(" 12.0000");
  }

  @Test
  void directoryIsViewedInAProgram() {
    bench.load(PROGRAM).after("\"AB\" WRTP \"D\" 12 CREATE \"S\" WRTS");
    bench.load("LBL \"LIST\"\nCF 21\nDIR\nEND").after("XEQ \"LIST\"");
    assertThat(bench.events())
        .contains(
            new Event.Viewed("AB      P003"),
            new Event.Viewed("D       D012"),
            new Event.Viewed("S       S010"));
  }
}
