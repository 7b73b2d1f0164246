package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.files.OutputKind;
import hp41.panel.Note;
import hp41.screen.Stroke.KeyName;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Saves a file with each ending that is offered, completes its name and loads it. */
class FileEndingsTest {

  @TempDir private Path folder;

  static Stream<Arguments> endings() {
    return Stream.of(OutputKind.values())
        .flatMap(kind -> kind.endings().stream().map(ending -> Arguments.of(kind, ending)));
  }

  private static TestSession withProgram() {
    return new TestSession().paste("LBL \"SUM\"\n2\n3\n+\nEND\n");
  }

  private static Note note(TestSession session) {
    return session.screen().notes().note().orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("endings")
  void savedFileIsCompletedAndLoaded(OutputKind kind, String ending) {
    Path file = folder.resolve("saved." + ending);
    TestSession saving = withProgram().line("save " + file + (kind.isModule() ? " 12" : ""));
    assertThat(note(saving).isError()).as(note(saving).text()).isFalse();
    assertThat(file).isNotEmptyFile();
    TestSession loading = new TestSession().type(":load " + folder + "/sa");
    loading.press(KeyName.TAB).press(KeyName.ENTER);
    boolean loads = OutputKind.isForPrograms(file.toString());
    assertThat(!note(loading).isError()).as(note(loading).text()).isEqualTo(loads);
    if (loads) {
      loading.line("xeq sum");
      assertThat(loading.picture()).contains(" 5.0000");
    }
  }

  @ParameterizedTest
  @MethodSource("endings")
  void refusedEndingNamesThoseThatAreSaved(OutputKind kind, String ending) {
    TestSession session = withProgram().line("save " + folder.resolve("saved.doc"));
    assertThat(note(session).isError()).isTrue();
    assertThat(note(session).text()).contains(" " + kind.ending());
  }
}
