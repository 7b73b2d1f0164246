package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that a first line {@code #!…} of a listing is treated as a comment everywhere. */
class FirstLineTest {

  private static final String FIRST_LINE = "#!/usr/bin/env -S hp41 run";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "LBL \"A1\"\n*\nEND\n",
        "01 LBL \"A1\"\n02 *\n03 END\n",
        "LBL \"A1\"\r\n*\r\nEND\r\n",
        "; a note\n\n*LBL \"A1\"\n*\n.END.",
      })
  void everyVerbIgnoresTheFirstLine(String listing) throws IOException {
    String ending = listing.contains("\r") ? "\r\n" : "\n";
    Path script = Files.writeString(folder.resolve("script"), FIRST_LINE + ending + listing);
    String file = script.toString();
    assertThat(Run.of("", "check", "--strict", file)).isEqualTo(new Run(0, "", ""));
    assertThat(Run.of("", "list", file)).isEqualTo(new Run(0, "LBL \"A1\"\n*\nEND\n", ""));
    assertThat(Run.of("", "run", file, "3", "4")).isEqualTo(new Run(0, " 12.0000\n", ""));
    assertThat(Run.of("", "calc", "--load", file, "3 4 XEQ A1").out()).isEqualTo(" 12.0000\n");
    String raw = folder.resolve("a.raw").toString();
    assertThat(Run.of("", "convert", file, raw)).isEqualTo(new Run(0, "", ""));
    assertThat(Run.of("", "list", raw).out()).isEqualTo("LBL \"A1\"\n*\nEND\n");
  }
}
