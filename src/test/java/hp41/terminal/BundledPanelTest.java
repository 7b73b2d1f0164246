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
    assertThat(session.picture())
        .contains("PERMQ  Finds all queen positions by testing permutations");
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

  /** The column of registers is omitted where the title would have no room for a whole word. */
  @ParameterizedTest
  @CsvSource({
    "120, 40, CAL      Computes days between dates…",
    "160, 50, 'CAL      Computes days between dates, dates…'",
    " 60, 16, 'CAL      Computes days between dates, dates, and weekdays'",
    " 78, 24, 'CAL      Computes days between dates, dates, and weekdays                99'",
  })
  void titleThatDoesNotFitEndsAfterAWord(int columns, int rows, String row) {
    session.in(new Size(columns, rows)).line("programs");
    assertThat(session.picture()).containsPattern(Pattern.quote(row) + "( {4}|\\s*\\n)");
  }

  @Test
  void helpShowsQuestionsAndAnExample() {
    session.line("load 8QUEENS").line("help 8queens");
    assertThat(session.picture()).contains("INITIAL POSITION?", "Example");
  }
}
