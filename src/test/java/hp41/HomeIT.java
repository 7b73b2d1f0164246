package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Installed.Done;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks the folders in which the packaged program stores the user's files. */
@DisabledOnOs(OS.WINDOWS)
class HomeIT {

  @TempDir private Path top;
  private Installed installed;

  @BeforeEach
  void install() throws IOException {
    installed = new Installed(top);
  }

  private Done plain(String variables, String option, String lines) throws Exception {
    List<String> command = new ArrayList<>(List.of("sh", "-c", variables + " exec \"$@\"", "sh"));
    command.addAll(PackagedProgram.command());
    if (!option.isEmpty()) {
      command.add(command.indexOf("-jar"), option);
    }
    command.add("--plain");
    return installed.run(lines, command.toArray(String[]::new));
  }

  @Test
  void memoryNamesAndTildeAreInTheHomeFolderOfTheEnvironment() throws Exception {
    Path names = Files.createDirectories(installed.folder().resolve(".config/hp41"));
    Files.writeString(names.resolve("names.tsv"), "XROM 07,12\tMYREC\n");
    Path elsewhere = Files.createDirectory(top.resolve("elsewhere"));
    installed.file("p.txt", "LBL \"P\"\nMYREC\nEND\n");
    Done done = plain("cd ../elsewhere;", "", "load ~/p.txt\nsave ~/q.txt\n");
    assertThat(done.code()).as(done.toString()).isZero();
    assertThat(installed.folder().resolve("q.txt")).content().contains("MYREC");
    assertThat(installed.folder().resolve(".local/state/hp41/memory.txt")).exists();
    assertThat(elsewhere).isEmptyDirectory();
  }

  @Test
  void relativeFoldersOfTheEnvironmentAreIgnored() throws Exception {
    Done done = plain("export XDG_STATE_HOME=state XDG_CONFIG_HOME=config;", "", "theme dark\n5\n");
    assertThat(done.code()).as(done.toString()).isZero();
    assertThat(installed.folder().toFile().list())
        .contains(".local")
        .doesNotContain("state", "config");
  }

  @Test
  void aUserWithoutHomeFolderIsToldWhatToDoAndNothingIsMade() throws Exception {
    Done done = plain("unset HOME;", "-Duser.home=?", "5\n");
    assertThat(done.err())
        .isEqualTo(
            "hp41: there is no home folder to save memory in: set HOME, or use --state FILE\n");
    assertThat(done.code()).isEqualTo(3);
    assertThat(installed.folder()).isEmptyDirectory();
    assertThat(plain("unset HOME; set -- \"$@\" --state s;", "-Duser.home=?", "5\n").code())
        .isZero();
    assertThat(installed.folder().toFile().list()).containsExactly("s");
  }
}
