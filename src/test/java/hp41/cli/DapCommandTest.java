package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/**
 * Checks that the debug adapter uses its protocol on the standard streams, and writes nothing else.
 */
class DapCommandTest {

  private static String message(String json) {
    int length = json.getBytes(StandardCharsets.UTF_8).length;
    return "Content-Length: " + length + "\r\n\r\n" + json;
  }

  @Test
  void editorIsAnsweredUntilItDisconnects() {
    String asked =
        message("{\"seq\":1,\"type\":\"request\",\"command\":\"initialize\",\"arguments\":{}}")
            + message("{\"seq\":2,\"type\":\"request\",\"command\":\"disconnect\"}");
    Run run = Run.of(asked, "dap");
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    assertThat(run.out())
        .startsWith("Content-Length: ")
        .contains("\"supportsStepBack\":true", "\"command\":\"disconnect\"")
        .doesNotContain("\"success\":false");
  }

  @Test
  void adapterEndsAtTheEndOfItsInput() {
    assertThat(Run.of("", "dap")).isEqualTo(new Run(0, "", ""));
  }
}
