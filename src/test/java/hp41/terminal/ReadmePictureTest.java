package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadmePictureTest {

  @TempDir private Path folder;

  @Test
  void pictureInTheReadmeShowsWhatTheProgramShows() throws IOException {
    Path drawn = folder.resolve("calculator.svg");
    ReadmePicture.main(new String[] {"../programs", drawn.toString()});
    assertThat(Files.readString(drawn))
        .as("src/docs/calculator.svg; the README says how to draw it again")
        .isEqualTo(Files.readString(Path.of("docs/calculator.svg")));
  }
}
