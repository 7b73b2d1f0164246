package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileLineTest {

  private static FileLine line(String text) {
    return FileLine.of(text).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"load a, LOAD", ":LOAD a, LOAD", "save a, SAVE", "save! a, SAVE_OVER"})
  void verbStandsInFront(String text, FileLine.Verb verb) {
    assertThat(line(text).verb()).isEqualTo(verb);
  }

  @ParameterizedTest
  @CsvSource({"load", "savep a", "loaded a", "xeq load"})
  void otherLinesNameNoFiles(String text) {
    assertThat(FileLine.of(text)).isEmpty();
  }

  @Test
  void quotesAndBackslashesHoldNamesTogether() {
    String home = System.getProperty("user.home");
    assertThat(line("load a.raw \"my b.raw\" my\\ c.raw ~/d.raw").words())
        .containsExactly("a.raw", "my b.raw", "my c.raw", home + "/d.raw");
  }

  @Test
  void repairStandsAnywhereAndIsNoName() {
    FileLine line = line("load --repair my a.raw");
    assertThat(line.repair()).isTrue();
    assertThat(line.words()).isEqualTo(List.of("my", "a.raw"));
    assertThat(line.whole()).isEqualTo("my a.raw");
    assertThat(line("load my--repair").repair()).isFalse();
  }

  @Test
  void nameBecomesOneWordAgain() {
    String name = "my \"b\\.raw";
    assertThat(line("load " + FileLine.word(name)).words()).containsExactly(name);
  }
}
