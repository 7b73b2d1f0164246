package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.cli.options.Settings;
import hp41.files.UserFolders;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {

  @TempDir private Path home;

  private Settings settings() {
    return new Settings(new UserFolders(Map.of(), home.toString()));
  }

  private Path file() {
    return home.resolve(".config/hp41/settings");
  }

  @Test
  void settingIsStoredForTheNextTime() {
    settings().put("theme", "dark");
    settings().put("speed", "authentic");
    settings().put("theme", "light");
    assertThat(settings().get("theme")).contains("light");
    assertThat(settings().get("speed")).contains("authentic");
    assertThat(settings().get("sound")).isEmpty();
  }

  @Test
  void otherLinesAreUnchanged() throws IOException {
    Files.createDirectories(file().getParent());
    Files.writeString(file(), "# mine\nlater = yes\ntheme=dark\nnonsense\n");
    settings().put("theme", "light");
    assertThat(file()).hasContent("# mine\nlater = yes\nnonsense\ntheme = light\n");
  }

  @Test
  void linesThatAreNotUtf8AreUnchanged() throws IOException {
    Files.createDirectories(file().getParent());
    byte[] before = "# Gr\u00FC\u00DFe\r\ntheme = dark\n".getBytes(StandardCharsets.ISO_8859_1);
    Files.write(file(), before);
    assertThat(settings().get("theme")).contains("dark");
    settings().put("theme", "light");
    settings().put("sound", "off");
    assertThat(file())
        .hasBinaryContent(
            "# Gr\u00FC\u00DFe\r\ntheme = light\nsound = off\n"
                .getBytes(StandardCharsets.ISO_8859_1));
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void theFileMayBeALink() throws IOException {
    Files.createDirectories(file().getParent());
    Path meant = Files.writeString(home.resolve("dotfile"), "theme = dark\n");
    Files.createSymbolicLink(file(), meant);
    settings().put("theme", "light");
    assertThat(file()).isSymbolicLink();
    assertThat(meant).hasContent("theme = light");
  }

  @Test
  void unwritableSettingIsNotStored() throws IOException {
    Files.writeString(home.resolve(".config"), "a file where a folder should be");
    settings().put("theme", "dark");
    assertThat(settings().get("theme")).isEmpty();
    assertThat(home.resolve(".config")).hasContent("a file where a folder should be");
  }

  @Test
  void folderIsThatOfTheEnvironment() {
    Map<String, String> environment = Map.of("XDG_CONFIG_HOME", home.resolve("c").toString());
    Settings elsewhere = new Settings(new UserFolders(environment, home.toString()));
    elsewhere.put("sound", "off");
    assertThat(home.resolve("c/hp41/settings")).hasContent("sound = off");
  }

  @Test
  void nothingIsStoredWithoutAFolder() {
    Settings none = new Settings(new UserFolders(Map.of(), "?"));
    none.put("sound", "off");
    assertThat(none.get("sound")).isEmpty();
  }
}
