package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.key.Key;
import hp41.panel.view.Panels;
import hp41.panel.view.View;
import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.time.Duration;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks that the current line and the item at the cursor remain visible. */
class FollowingTest {

  private final TestSession session = new TestSession();

  @BeforeEach
  void load() {
    String fifty =
        IntStream.range(10, 60).mapToObj(String::valueOf).collect(Collectors.joining("\nSIN\n"));
    session.ui.take(new Stroke.Pasted("LBL \"FAR\"\n" + fifty + "\nSTOP\nLBL 01\nGTO 01\nEND\n"));
  }

  @Test
  void listingFollowsAgainWhenAProgramStops() {
    session.line("program");
    session.ui.take(Stroke.typed('!'));
    assertThat(session.panel()).contains("001");
    session.ui.take(Stroke.named(KeyName.PAGE_UP));
    assertThat(session.panel()).contains("001 LBL");
    session.calculator.proceed(1000);
    assertThat(session.calculator.isRunning()).isFalse();
    assertThat(session.panel()).contains("▶").doesNotContain("001 LBL");
  }

  @Test
  void scrolledListingIsUnchangedWhileAProgramRuns() {
    session.line("gto .103").line("program");
    assertThat(session.panel()).contains("▶");
    session.ui.take(Stroke.typed('!'));
    session.ui.take(Stroke.named(KeyName.HOME));
    for (int i = 0; i < 5; i++) {
      session.calculator.proceed(10);
      session.outside.pass(Duration.ofSeconds(1));
      assertThat(session.panel()).contains("001").doesNotContain("▶");
    }
    session.calculator.press(Key.RUN_STOP);
    assertThat(session.panel()).contains("▶");
  }

  @ParameterizedTest
  @CsvSource({"60, 16", "80, 24", "120, 40", "160, 50"})
  void runningLineIsTheSameInTheMessageAndInThePanel(int columns, int rows) {
    session.in(new Size(columns, rows)).line("program").press(KeyName.ESCAPE);
    session.line("gto 01").ui.take(Stroke.typed('!'));
    for (int lines = 7; lines < 50; lines += 7) {
      session.calculator.proceed(7);
      session.outside.pass(Duration.ofMillis(130));
      String picture = View.render(session.ui.screen(session.outside.instant(), lines)).toString();
      Set<String> numbers =
          Pattern.compile("(?:▶|\\n FAR |line |LINE  FAR )(\\d{3})")
              .matcher(picture)
              .results()
              .map(it -> it.group(1))
              .collect(Collectors.toSet());
      assertThat(picture).contains("▶").containsPattern("\\n FAR \\d{3}  " + lines + " lines");
      assertThat(numbers).as(picture).hasSize(1);
    }
  }

  @ParameterizedTest
  @CsvSource({"s", "n", "g", "c", "z"})
  void listingFollowsTheCommandsOfTheDebugger(String letter) {
    session.line("gto .090").control('d').type("s").press(KeyName.HOME);
    assertThat(session.picture()).doesNotContain("▶");
    session.press(KeyName.DOWN).type(letter);
    assertThat(session.picture()).contains("▶");
  }

  @Test
  void legendOfTheBarsRemains() {
    session.control('d').type("ps");
    assertThat(session.screen().panels().shown(Panels.DEBUG).state().scaled()).isTrue();
  }

  @Test
  void breakpointIsSetWhereTheCursorStands() {
    session.line("program").press(KeyName.HOME, KeyName.DOWN, KeyName.DOWN, KeyName.F9);
    assertThat(session.note()).startsWith("003 SIN [breakpoint");
    session.press(KeyName.ESCAPE).control('d').press(KeyName.HOME, KeyName.DOWN, KeyName.F9);
    assertThat(session.note()).startsWith("002 10 [breakpoint");
  }

  @ParameterizedTest
  @CsvSource({"160, 50, 80, 24", "80, 24, 160, 50", "120, 40, 60, 16", "60, 16, 40, 10"})
  void cursorKeepsItsRegisterInAnotherSize(int columns, int rows, int newColumns, int newRows) {
    session.in(new Size(columns, rows)).line("15 sto 15").line("registers");
    session.control('f').type("15").press(KeyName.ENTER, KeyName.ENTER).control('u').type("42");
    resize(newColumns, newRows);
    resize(columns, rows);
    resize(newColumns, newRows);
    resize(80, 24);
    session.press(KeyName.ENTER, KeyName.ESCAPE).line("rcl 15");
    assertThat(session.calculator.snapshot().stack().get(3).text().strip()).isEqualTo("42.0000");
  }

  @Test
  void requestedPanelIsNotBehindHelp() {
    session.press(KeyName.F1).control('r');
    assertThat(session.screen().notes().help()).isEmpty();
    assertThat(session.panel()).startsWith("▸Registers");
  }

  @Test
  void focusedPanelClosesTheInputLine() {
    session.type("sto").control('g');
    assertThat(session.screen().input().line()).isEmpty();
    session.control('d').type("s");
    assertThat(session.note()).contains("step");
    session.control('d').type(":");
    assertThat(session.screen().input().line().orElseThrow().text()).isEqualTo("sto");
    session.control('f').type("SIN");
    assertThat(session.screen().input().line()).isEmpty();
    assertThat(session.picture()).contains("/SIN");
  }

  @Test
  void scrolledRegistersRemainVisibleInAnotherSize() {
    session.in(TestSession.LARGE).line("registers").press(KeyName.PAGE_DOWN);
    int first = firstRegister();
    session.in(TestSession.MEDIUM);
    assertThat(firstRegister()).isEqualTo(first);
  }

  private void resize(int columns, int rows) {
    session.in(new Size(columns, rows)).stroke(new Stroke.Resized()).frame();
  }

  private int firstRegister() {
    String panel = session.panel();
    int at = panel.indexOf("R", panel.indexOf('\n'));
    return Integer.parseInt(panel.substring(at + 1, at + 3));
  }
}
