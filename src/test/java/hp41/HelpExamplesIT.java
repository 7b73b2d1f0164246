package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Installed.Done;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks that the examples of {@code hp41 help VERB} work. */
@DisabledOnOs(OS.WINDOWS)
class HelpExamplesIT {

  /** The commands that create the files which the examples name. */
  private static final String FILES =
      """
      printf 'LBL "START"\\nPRX\\nRTN\\nLBL "AREA"\\n*\\nEND\\n' >mine.txt
      printf 'LBL "GAME"\\nAON\\n"PLAY?"\\nPROMPT\\nAOFF\\nEND\\n' | hp41 convert - game.raw
      printf 'LBL "GAMES"\\nEND\\n' | hp41 convert - disc.lif
      printf '#!/usr/bin/env -S hp41 run\\n*\\n' >area.hp41
      printf 'X^2 X<>Y X^2 + SQRT\\n' >words.txt
      hp41 convert mine.txt mine.raw
      hp41 list mine.txt >A.txt
      printf 'LBL "AREA"\\nX^2\\nPI ; test: 3 XEQ "AREA" -> 28.2743\\n*\\nEND\\n' >area.txt
      printf 'LBL "SCAN"\\nST0 O1\\nEND\\n' >scanned.txt
      hp41 convert game.raw B.raw
      hp41 convert game.raw page.svg
      cp page.svg page1.jpg
      mv page.svg page2.jpg
      hp41 calc --state mine.dm41 2 >/dev/null
      mkdir listings programs
      """;

  @TempDir private Path top;
  private Installed installed;

  @BeforeEach
  void install() throws Exception {
    installed = new Installed(top).served();
    assertThat(installed.sh(FILES)).isEqualTo(new Done(0, "", ""));
  }

  @AfterEach
  void end() {
    installed.close();
  }

  /** Returns the examples in the output of a command line. */
  private Stream<String> examples(String command) throws Exception {
    String help = installed.sh(command).out();
    List<String> lines = Arrays.asList(help.split("Examples?:\n", 2)[1].split("\n"));
    assertThat(lines).as(command).isNotEmpty();
    return lines.stream().map(String::strip);
  }

  private List<String> verbs() throws Exception {
    String list = installed.sh("hp41 help").out().split("Verbs:\n")[1].split("\n\n")[0];
    return list.lines().filter(it -> it.matches("  \\S.*")).map(it -> it.split(" +")[1]).toList();
  }

  /**
   * Three kinds of examples are excluded: the calculator in the terminal, a server without a
   * shutdown request, and those that need a ROM image.
   */
  @Test
  void examplesOfHelpWork() throws Exception {
    List<String> examples = new ArrayList<>(examples("hp41 help").toList());
    assertThat(verbs()).contains("run", "completion", "help");
    for (String verb : verbs()) {
      examples.addAll(examples("hp41 help " + verb).toList());
    }
    examples.remove("hp41");
    examples.removeIf(example -> example.contains("--rom "));
    for (String example : examples) {
      Done done = installed.run("", "bash", "-c", example);
      assertThat(done.err()).as(example).doesNotContain("hp41:");
      assertThat(done.code()).as(example + done).isEqualTo(example.contains(" lsp") ? 1 : 0);
    }
  }
}
