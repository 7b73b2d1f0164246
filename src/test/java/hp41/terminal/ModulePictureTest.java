package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Document;
import hp41.screen.Stroke;
import hp41.screen.Theme;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the picture in the guide to modules: catalog 2 with the bundled programs as a module. */
class ModulePictureTest {

  private static final String HEADER = "-QUEENS";

  @TempDir private Path folder;

  @Test
  void pictureInTheReadmeShowsCatalogue2WithAModule() throws IOException {
    TestSession session = new TestSession();
    session.line("plug " + ModuleFiles.write(folder, "queens.mod", 12, "Queens", listings()));
    session.line("catalogue");
    session.type(":cat 2").stroke(Stroke.named(Stroke.KeyName.ENTER));
    while (!session.calculator.display().toString().equals(HEADER)) {
      session.outside.pass(session.calculator.untilDue().orElseThrow());
      session.calculator.proceed(1);
    }
    session.type("!");
    assertThat(session.picture())
        .contains("QUEENS   XROM 12", "8QUEENS    12,01", "CAT  R/S (F5 or !) stops");
    FrameAnimation film = new FrameAnimation(Theme.MACHINE);
    film.show(Duration.ZERO, session.frame());
    Document.isWritten(Path.of("docs", "catalogue.svg"), film.svg(Duration.ofSeconds(1)));
  }

  private static String listings() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("..", "programs"))) {
      List<Path> sorted = files.filter(it -> it.toString().endsWith(".txt")).sorted().toList();
      return sorted.stream().map(ModulePictureTest::text).collect(Collectors.joining("\n"));
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
