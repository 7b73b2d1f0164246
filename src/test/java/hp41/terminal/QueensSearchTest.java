package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Panels;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.TreeSet;
import org.apache.commons.lang3.StringUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Checks the board while 8QUEENS is searching. */
class QueensSearchTest {

  private static final Path PROGRAM = Path.of("../programs/8QUEENS.txt");

  private final TestSession session = new TestSession();
  private final TreeSet<Integer> seen = new TreeSet<>();

  @BeforeEach
  void load() throws IOException {
    session.line("size 040").paste(Files.readString(PROGRAM)).line("board");
    assertThat(session.screen().panels().panel()).isEqualTo(Panels.BOARD);
  }

  @Test
  void queensAppearOneByOneAtAuthenticSpeed() {
    session.line("speed authentic");
    search();
    watch(600);
    assertThat(seen).contains(0, 1, 2, 3, 4, 5);
    assertThat(session.panel()).doesNotContain("=");
  }

  @Test
  void onlyResultsAreDrawnAtFullSpeed() {
    search();
    watchUntil("CODES:11432133");
    session.ui.take(Stroke.named(KeyName.F5));
    watchUntil("POSITION1=15863724");
    assertThat(seen).containsOnly(0, 8);
  }

  @Test
  void newRunStartsWithAnEmptyBoard() {
    search();
    watchUntil("CODES:11432133");
    session.ui.take(Stroke.named(KeyName.F5));
    watchUntil("POSITION1=15863724");
    assertThat(seen).contains(8);
    session.line("speed authentic");
    seen.clear();
    session.ui.take(new Stroke.InputLine("xeq \"8QUEENS\"", true));
    watchUntil("PUBLISH?");
    "YES".chars().forEach(c -> session.ui.take(Stroke.typed((char) c)));
    session.ui.take(Stroke.named(KeyName.F5));
    watchUntil("INITIAL POSITION?");
    assertThat(seen).containsOnly(0);
  }

  @Test
  void interruptedSearchShowsTheQueensPlacedSoFar() {
    session.line("speed authentic");
    search();
    for (int i = 0; i < 600 && !seen.contains(5); i++) {
      watch(1);
    }
    session.ui.take(Stroke.named(KeyName.F5));
    seen.clear();
    watch(8);
    assertThat(session.calculator.isRunning()).isFalse();
    assertThat(seen).containsExactly(5);
  }

  @Test
  void otherRegistersOfAProgramOfThatNameAreNoQueens() {
    session.line("speed authentic").line("clp \"8QUEENS\"");
    session.paste(
        "LBL \"8QUEENS\"\n8.015\nSTO 03\n12.015\nSTO 01\n99\nSTO 09\nLBL 01\nGTO 01\nEND");
    session.ui.take(new Stroke.InputLine("xeq \"8QUEENS\"", true));
    watch(20);
    assertThat(session.calculator.isRunning()).isTrue();
    assertThat(seen).containsOnly(0);
    assertThat(session.panel()).contains("No position yet");
  }

  private void search() {
    session.ui.take(new Stroke.InputLine("xeq \"8QUEENS\"", true));
    watchUntil("PUBLISH?");
    "YES".chars().forEach(c -> session.ui.take(Stroke.typed((char) c)));
    session.ui.take(Stroke.named(KeyName.F5));
    watchUntil("INITIAL POSITION?");
    session.ui.take(Stroke.named(KeyName.F5));
  }

  /** Runs until the program asks this question. */
  private void watchUntil(String question) {
    for (int i = 0; i < 200 && session.calculator.untilDue().isPresent(); i++) {
      watch(1);
    }
    assertThat(session.calculator.snapshot().modes().waiting()).isTrue();
    assertThat(session.picture()).contains(question);
  }

  private void watch(int frames) {
    for (int frame = 0; frame < frames; frame++) {
      session.outside.pass(Duration.ofMillis(260));
      session.calculator.proceed(10_000);
      session.ui.watch();
      seen.add(StringUtils.countMatches(session.panel(), '♛'));
    }
  }
}
