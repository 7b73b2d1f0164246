package hp41.editor.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.JsonObject;
import hp41.OpenPipe;
import hp41.cli.Run;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the listings of program files and modules. */
class ListingRequestTest {

  private static String listing(ListingClient editor, Path file) {
    JsonObject asked = new JsonObject();
    asked.addProperty("uri", file.toUri().toString());
    return ListingClient.answer(editor.server().listing(asked)).get("text").getAsString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"queens.raw", "queens.p41", "queens.mod"})
  void programFileIsShownAsItsListing(String name, @TempDir Path folder) throws Exception {
    Path file = folder.resolve(name);
    assertThat(Run.of("", "convert", "8QUEENS", file.toString(), "--xrom", "11").exitCode())
        .isZero();
    try (ListingClient editor = ListingClient.start()) {
      assertThat(listing(editor, file)).startsWith("LBL \"8QUEENS\"\n").endsWith("END\n");
    }
  }

  @Test
  void functionsOfAModuleHaveTheirNames(@TempDir Path folder) throws Exception {
    Path text =
        Files.writeString(folder.resolve("own.txt"), "LBL \"AA\"\nXROM 30,02\nLBL \"BB\"\n");
    Path file = folder.resolve("own.mod");
    Run.of("", "convert", text.toString(), file.toString(), "--xrom", "30");
    try (ListingClient editor = ListingClient.start()) {
      assertThat(listing(editor, file)).contains("BB ;XROM 30,02");
    }
  }

  @Test
  void unreadableFileFailsWithTheReason(@TempDir Path folder) throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      assertThatThrownBy(() -> listing(editor, folder.resolve("none.raw")))
          .hasMessageContaining("none.raw");
    }
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void pipeIsRefusedWithoutWaiting() throws Exception {
    try (ListingClient editor = ListingClient.start();
        OpenPipe pipe = new OpenPipe()) {
      assertThatThrownBy(() -> listing(editor, pipe.path()))
          .hasMessageContaining("this is a device or a pipe, not a file");
    }
  }

  @Test
  void requestWithoutAFileFailsWithItsParameters() throws Exception {
    try (ListingClient editor = ListingClient.start()) {
      assertThatThrownBy(() -> ListingClient.answer(editor.server().listing(new JsonObject())))
          .hasMessageContaining("uri");
    }
  }
}
