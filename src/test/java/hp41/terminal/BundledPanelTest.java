package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.files.BundledProgram;
import hp41.panel.view.Panels;
import hp41.screen.Size;
import hp41.screen.Stroke.KeyName;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks the panel with the bundled programs, and the help of bundled programs. */
class BundledPanelTest {

  private final TestSession session = new TestSession().in(TestSession.MEDIUM);

  @Test
  void commandShowsTheProgramsBySubject() {
    session.line("programs");
    assertThat(session.screen().panels().active()).isEqualTo(Panels.PROGRAMS);
    assertThat(session.picture()).contains("▸Bundled", "finance", "AMORT");
  }

  @Test
  void enterStartsTheProgramAtTheCursor() {
    session.outside.bundled = true;
    session.line("programs").control('f').type("permq").press(KeyName.ENTER);
    assertThat(session.picture()).contains("PERMQ  Finds queens by testing permutations");
    session.press(KeyName.ENTER);
    assertThat(session.picture()).contains("? PUBLISH?", "PERMQ was loaded");
  }

  /** Checks the number of the program at the cursor, beside a shorter title if there is no room. */
  @ParameterizedTest
  @CsvSource({"40, 12, ▸Bundled programs", "80, 24, ▸Bundled", "120, 40, ▸Bundled programs"})
  void titleBarCountsThePrograms(int columns, int rows, String title) {
    session.in(new Size(columns, rows)).line("programs").press(KeyName.HOME);
    int all = BundledProgram.all().size();
    assertThat(session.panel()).contains(title + " ").contains(" 1/" + all);
    session.press(KeyName.DOWN, KeyName.DOWN);
    assertThat(session.panel()).contains(" 2/" + all);
    session.press(KeyName.END);
    assertThat(session.panel()).contains(" " + all + "/" + all);
  }

  /** Checks that all titles are whole at 160 columns, and where there is room for registers. */
  @ParameterizedTest
  @CsvSource({"60, 16, ''", "160, 50, ''", "200, 60, ''", "78, 24, ' +99'"})
  void titlesAreWhole(int columns, int rows, String registers) {
    session.in(new Size(columns, rows)).line("programs");
    assertThat(session.picture())
        .containsPattern("CAL +Computes days between dates, and weekdays" + registers);
    StringBuilder shown = new StringBuilder(session.panel());
    for (int row = 0; row < 2 * BundledProgram.all().size(); row++) {
      shown.append(session.press(KeyName.DOWN).panel());
    }
    BundledProgram.all().forEach(program -> assertThat(shown).contains(program.title()));
  }

  /** Checks that a title ends after a word, and is omitted where hardly any word has room. */
  @ParameterizedTest
  @CsvSource({"36, 12, ' BOND    Computes the price…'", "100, 30, ' BOND'", "80, 24, ' BOND'"})
  void titleThatDoesNotFitEndsAfterAWord(int columns, int rows, String row) {
    session.in(new Size(columns, rows)).line("programs");
    assertThat(session.picture()).containsPattern("(?m)" + Pattern.quote(row) + "\\s*$");
  }

  @Test
  void helpExplainsTheErrorBeforeTheProgramAtTheCursor() {
    session.outside.bundled = true;
    session.line("programs").control('f').type("permq").press(KeyName.ENTER, KeyName.F1);
    assertThat(session.picture()).contains("Name      PERMQ");
    session.press(KeyName.ESCAPE).line("0 1/x").press(KeyName.F1);
    assertThat(session.picture()).contains("Name      DATA ERROR");
  }

  @Test
  void helpShowsQuestionsAndAnExample() {
    session.line("load 8QUEENS").line("help 8queens");
    assertThat(session.picture()).contains("INITIAL POSITION?", "Example");
  }
}
