package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Document;
import java.io.IOException;
import java.nio.file.Path;
import java.util.DoubleSummaryStatistics;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ReadmePictureTest {

  private static final int LARGEST = 300_000;

  @Test
  void pictureInTheReadmeMatchesTheProgram() throws IOException {
    String film = ReadmePicture.svg();
    Document.isWritten(Path.of("docs", "calculator.svg"), film);
    assertThat(film).contains("PUBLISH?", "yes", ">15863724<");
    assertThat(film.length()).isLessThan(LARGEST);
  }

  /** The whole session must fit into the recording. */
  @Test
  void filmEndsWithThePosition() {
    DoubleSummaryStatistics times =
        Pattern.compile("keyTimes=\"0;([0-9.]+)(?:;([0-9.]+))?\"")
            .matcher(ReadmePicture.svg())
            .results()
            .mapToDouble(it -> Double.parseDouble(it.group(it.group(2) == null ? 1 : 2)))
            .summaryStatistics();
    assertThat(times.getCount()).isGreaterThan(50);
    assertThat(times.getMax()).isBetween(0.7, 0.95);
  }
}
