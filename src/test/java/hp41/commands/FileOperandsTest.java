package hp41.commands;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.files.UserFolders;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileOperandsTest {

  private static FileOperands line(String text) {
    return CommandTable.read(text).operands().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(strings = {"load a", ":LOAD a", "save a", "save! a", ": save  a"})
  void fileNamesFollowTheCommand(String text) {
    assertThat(line(text).words()).containsExactly("a");
  }

  @ParameterizedTest
  @ValueSource(strings = {"load", "savep a", "loaded a", "xeq load"})
  void otherLinesHaveNoFileNames(String text) {
    assertThat(CommandTable.read(text).operands()).isEmpty();
  }

  @Test
  void quotesAndBackslashesKeepNamesTogether() {
    Path home = UserFolders.ofThisProcess().home().orElseThrow();
    assertThat(line("load a.raw \"my b.raw\" my\\ c.raw ~/d.raw").words())
        .containsExactly("a.raw", "my b.raw", "my c.raw", home + "/d.raw");
  }

  @Test
  void repairMayBeAnywhereAndIsNotAFileName() {
    FileOperands line = line("load --repair my a.raw");
    assertThat(line.repair()).isTrue();
    assertThat(line.words()).isEqualTo(List.of("my", "a.raw"));
    assertThat(line.whole()).isEqualTo("my a.raw");
    assertThat(line("load my--repair").repair()).isFalse();
  }

  @Test
  void escapedNameIsOneWord() {
    String name = "my \"b\\.raw";
    assertThat(line("load " + FileOperands.word(name)).words()).containsExactly(name);
  }
}
