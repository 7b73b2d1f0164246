package hp41.terminal;

import hp41.Document;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReadmePictureTest {

  @Test
  void pictureInTheReadmeShowsWhatTheProgramShows() throws IOException {
    Document.isWritten(Path.of("docs", "calculator.svg"), ReadmePicture.svg());
  }
}
