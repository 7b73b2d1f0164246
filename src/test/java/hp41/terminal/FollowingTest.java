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

  private final Sitting sitting = new Sitting();

  @BeforeEach
  void load() {
    String fifty =
        IntStream.range(10, 60).mapToObj(String::valueOf).collect(Collectors.joining("\nSIN\n"));
    sitting.ui.take(new Stroke.Pasted("LBL \"FAR\"\n" + fifty + "\nSTOP\nLBL 01\nGTO 01\nEND\n"));
  }

  @Test
  void listingFollowsAgainWhenAProgramStops() {
    sitting.line("program");
    sitting.ui.take(Stroke.typed('!'));
    assertThat(sitting.panel()).contains("001");
    sitting.ui.take(Stroke.named(KeyName.PAGE_UP));
    assertThat(sitting.panel()).contains("001 LBL");
    sitting.calculator.proceed(1000);
    assertThat(sitting.calculator.isRunning()).isFalse();
    assertThat(sitting.panel()).contains("▶").doesNotContain("001 LBL");
  }

  @Test
  void scrolledListingIsUnchangedWhileAProgramRuns() {
    sitting.line("gto .103").line("program");
    assertThat(sitting.panel()).contains("▶");
    sitting.ui.take(Stroke.typed('!'));
    sitting.ui.take(Stroke.named(KeyName.HOME));
    for (int i = 0; i < 5; i++) {
      sitting.calculator.proceed(10);
      sitting.outside.pass(Duration.ofSeconds(1));
      assertThat(sitting.panel()).contains("001").doesNotContain("▶");
    }
    sitting.calculator.press(Key.RUN_STOP);
    assertThat(sitting.panel()).contains("▶");
  }

  @ParameterizedTest
  @CsvSource({"60, 16", "80, 24", "120, 40", "160, 50"})
  void runningLineIsTheSameInTheMessageAndInThePanel(int columns, int rows) {
    sitting.in(new Size(columns, rows)).line("program").press(KeyName.ESCAPE);
    sitting.line("gto 01").ui.take(Stroke.typed('!'));
    for (int lines = 7; lines < 50; lines += 7) {
      sitting.calculator.proceed(7);
      sitting.outside.pass(Duration.ofMillis(130));
      String picture = View.render(sitting.ui.screen(sitting.outside.instant(), lines)).toString();
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
    sitting.line("gto .090").control('d').type("s").press(KeyName.HOME);
    assertThat(sitting.picture()).doesNotContain("▶");
    sitting.press(KeyName.DOWN).type(letter);
    assertThat(sitting.picture()).contains("▶");
  }

  @Test
  void legendOfTheBarsRemains() {
    sitting.control('d').type("ps");
    assertThat(sitting.screen().panels().shown(Panels.DEBUG).state().scaled()).isTrue();
  }

  @Test
  void breakpointIsSetWhereTheCursorStands() {
    sitting.line("program").press(KeyName.HOME, KeyName.DOWN, KeyName.DOWN, KeyName.F9);
    assertThat(sitting.note()).startsWith("003 SIN [breakpoint");
    sitting.press(KeyName.ESCAPE).control('d').press(KeyName.HOME, KeyName.DOWN, KeyName.F9);
    assertThat(sitting.note()).startsWith("002 10 [breakpoint");
  }

  @ParameterizedTest
  @CsvSource({"160, 50, 80, 24", "80, 24, 160, 50", "120, 40, 60, 16", "60, 16, 40, 10"})
  void cursorKeepsItsRegisterInAnotherSize(int columns, int rows, int newColumns, int newRows) {
    sitting.in(new Size(columns, rows)).line("15 sto 15").line("registers");
    sitting.control('f').type("15").press(KeyName.ENTER, KeyName.ENTER).control('u').type("42");
    resize(newColumns, newRows);
    resize(columns, rows);
    resize(newColumns, newRows);
    resize(80, 24);
    sitting.press(KeyName.ENTER, KeyName.ESCAPE).line("rcl 15");
    assertThat(sitting.calculator.snapshot().stack().get(3).text().strip()).isEqualTo("42.0000");
  }

  @Test
  void requestedPanelIsNotBehindHelp() {
    sitting.press(KeyName.F1).control('r');
    assertThat(sitting.screen().notes().help()).isEmpty();
    assertThat(sitting.panel()).startsWith("▸Registers");
  }

  @Test
  void focusedPanelClosesTheInputLine() {
    sitting.type("sto").control('g');
    assertThat(sitting.screen().input().line()).isEmpty();
    sitting.control('d').type("s");
    assertThat(sitting.note()).contains("step");
    sitting.control('d').type(":");
    assertThat(sitting.screen().input().line().orElseThrow().text()).isEqualTo("sto");
    sitting.control('f').type("SIN");
    assertThat(sitting.screen().input().line()).isEmpty();
    assertThat(sitting.picture()).contains("/SIN");
  }

  @Test
  void scrolledRegistersRemainVisibleInAnotherSize() {
    sitting.in(Sitting.LARGE).line("registers").press(KeyName.PAGE_DOWN);
    int first = firstRegister();
    sitting.in(Sitting.MEDIUM);
    assertThat(firstRegister()).isEqualTo(first);
  }

  private void resize(int columns, int rows) {
    sitting.in(new Size(columns, rows)).stroke(new Stroke.Resized()).frame();
  }

  private int firstRegister() {
    String panel = sitting.panel();
    int at = panel.indexOf("R", panel.indexOf('\n'));
    return Integer.parseInt(panel.substring(at + 1, at + 3));
  }
}
