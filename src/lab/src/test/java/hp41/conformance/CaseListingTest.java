package hp41.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.keypad.VirtualKeypad.KeyPress;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The command that reproduces a case gives the program of the case. */
class CaseListingTest {

  private static final List<String> LINES =
      List.of("LBL \"A%\"", "%", "X^2", "\"it's\"", "\"100%d \\n\"", "END");

  static Stream<Case> cases() {
    String listing = String.join("\n", LINES);
    return Stream.of(
        new KeyCase("any keys", true, true, listing, List.of(KeyPress.of("5").orElseThrow())),
        new ProgramCase("random programs", LINES.subList(0, 3), LINES.subList(3, 6)));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theShellPrintsTheLines(Case tested) throws IOException {
    String command = tested.command("");
    String printing = command.substring(0, command.indexOf(" | hp41"));
    Process shell = new ProcessBuilder("sh", "-c", printing).start();
    String printed = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(printed.lines()).containsExactlyElementsOf(LINES);
  }
}
