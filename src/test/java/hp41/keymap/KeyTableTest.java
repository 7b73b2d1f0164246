package hp41.keymap;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hp41.key.Key;
import hp41.keymap.KeyTable.TableReader;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyTableTest {

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"sim41", "v41"})
  void everyKeyHasAStrokeWhereLettersPressKeys(String name) throws IOException {
    Set<Key> struck = KeyMaps.named(name).names().strokes().keySet();
    assertThat(struck).isEqualTo(EnumSet.allOf(Key.class));
  }

  @Test
  void fileOfTheUsersOwnGoesBeforeTheStandardKeys() throws IOException {
    Path file = folder.resolve("mine.txt");
    Files.writeString(file, "# mine\n\ns SIN\nall F9 R/S\nalpha Space f 0\n");
    KeyTable table = KeyMaps.named(file.toString());
    assertThat(table.name()).isEqualTo("mine.txt");
    assertThat(table.names().strokes()).containsEntry(Key.SIN, "S").containsEntry(Key.SEVEN, "7");
    assertThat(table.takesLetters()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "k|line 1: a line needs a stroke and a key",
        "all F5|line 1: a line needs a stroke and a key",
        "k EXEC|line 1: EXEC is not a key",
        "F99 XEQ|line 1: F99 is not a stroke"
      })
  void lineThatSaysNothingIsRefusedWithItsNumber(String line, String why) throws IOException {
    Path file = Files.writeString(folder.resolve("bad.txt"), line);
    assertThatThrownBy(() -> KeyMaps.named(file.toString())).hasMessageContaining(why);
  }

  @ParameterizedTest
  @CsvSource({"standard, F5, F7", "sim41, F5, F7", "v41, F7, F5"})
  void runStopIsKnownOnEveryKeyMap(String name, String runStop, String other) throws IOException {
    KeyTable table = KeyMaps.named(name);
    assertThat(table.isRunStop(Stroke.named(KeyName.valueOf(runStop)))).isTrue();
    assertThat(table.isRunStop(Stroke.named(KeyName.valueOf(other)))).isFalse();
    assertThat(table.isRunStop(Stroke.typed('!'))).isTrue();
  }

  @Test
  void exampleOfThePageIsAKeyMap() throws IOException {
    String page = Files.readString(Path.of("docs", "guide", "keys.md"));
    int begin = page.indexOf("    # where stroke keys");
    String example = page.substring(begin, page.indexOf("\n\n", begin));
    KeyTable table = TableReader.read("example", example);
    assertThat(table.rows()).hasSize(4);
    assertThat(table.keys(Stroke.typed('Q'), KeyTable.Where.PRGM))
        .contains(List.of(Key.SHIFT, Key.SQRT));
  }

  @Test
  void missingFileIsRefusedWithTheMapsThereAre() {
    assertThatThrownBy(() -> KeyMaps.named("nowhere.txt"))
        .hasMessage("there is no key map or file nowhere.txt; there are standard, sim41, v41");
    assertThatThrownBy(() -> KeyMaps.named("no\0where"))
        .hasMessage("no\0where: this is not a valid file name");
  }
}
