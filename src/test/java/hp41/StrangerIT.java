package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.GuidePage.Input;
import hp41.GuidePage.NamedKey;
import hp41.GuidePage.Text;
import hp41.Window.Start;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.lang3.Strings;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * Plays a stranger who writes, runs, steps, saves, prints and loads a program, and who only knows
 * what the screen shows at that moment and what the guide's page about the first program says.
 */
@DisabledOnOs(OS.WINDOWS)
class StrangerIT {

  /**
   * Where the stranger has read what to do, what is typed, and what the screen then shows. The
   * stranger has read nothing about errors: the screen then has to show what to do.
   */
  private static final String STORY =
      """
      screen | F1                      | Esc closes
      screen | Esc                     | F3 PRGM
      screen | F3                      | F3 leaves
      guide  | `lbl area` Enter        | 001 LBL┬AREA
      guide  | `x^2` Enter             | 002  X↑2
      guide  | `pi` Enter              | 003  PI
      error  | `+`                     | inserts after 004
      guide  | Backspace               | inserts after 003
      guide  | `*`                     | 004  *
      screen | F3                      | F5 R/S
      error  | `3` `xeq aera` Enter    | did you mean AREA?
      screen | Tab                     | Enter runs
      screen | Enter                   | 28.2743
      guide  | `gto area` Enter        | ▶001 LBL┬AREA
      guide  | `5` F8 F8               | 25.0000
      guide  | F8                      | 3.1416
      guide  | F8                      | 78.5398
      guide  | `save area.txt` Enter   | AREA saved in "area.txt"
      error  | `save area.txt` Enter   | exists already
      screen | Tab Enter               | AREA saved in "area.txt"
      error  | `prp area` Enter        | type: plug printer
      screen | `plug printer` Enter    | Ctrl-O shows the paper
      guide  | `prp area` Enter Ctrl-O | s saves
      screen | Esc                     | F5 R/S
      error  | `load area.txt` Enter   | AREA in memory twice
      screen | Tab Enter               | 5 lines loaded  replaced AREA
      guide  | `clp area` Enter `xeq area` Enter | there is no such program
      guide  | `load area.txt` Enter   | xeq AREA starts it
      screen | `xeq area` Enter        | 19,378.9229
      """;

  @TempDir private Path folder;

  @Test
  void strangerReachesTheEnd() throws Exception {
    live(GuideIT.SIZES.get(0));
  }

  @Tag("slow")
  @TestFactory
  Stream<DynamicTest> strangerReachesTheEndInAllSizes() {
    return GuideIT.SIZES.stream()
        .map(size -> DynamicTest.dynamicTest(size.toString(), () -> live(size)));
  }

  private void live(List<Integer> size) throws Exception {
    String guide = Files.readString(Path.of("docs", "guide", "your-first-program.md"));
    Path home = Files.createDirectories(folder.resolve(size.toString()));
    Start start = new Start(home).sized(size.get(0), size.get(1));
    try (Window window = start.open()) {
      window.await("F1 Help");
      for (String line : STORY.lines().toList()) {
        String[] columns = line.split("\\s*\\|\\s*");
        String before = window.screen();
        List<Input> inputs = GuidePage.inputs(columns[1]);
        if (!columns[0].equals("error")) {
          String read = columns[0].equals("guide") ? guide : before;
          assertThat(inputs).as("%s\n%s", line, before).allMatch(it -> isIn(read, it));
        }
        assertThat(before).as(line).doesNotContain(columns[2]);
        inputs.forEach(it -> GuideIT.type(window, it));
        window.await(columns[2]);
      }
      window.type("\u0011").awaitEnd();
    }
    try (Window window = start.open()) {
      window.await("19,378.9229");
    }
  }

  private static boolean isIn(String text, Input input) {
    boolean entersLine = input.equals(new NamedKey("Enter"));
    String shown = input instanceof Text typed ? typed.characters() : ((NamedKey) input).name();
    return entersLine || Strings.CI.contains(text, shown);
  }
}
