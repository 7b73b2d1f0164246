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

  private final Sitting sitting = new Sitting();
  private final TreeSet<Integer> seen = new TreeSet<>();

  @BeforeEach
  void load() throws IOException {
    sitting.line("size 040").paste(Files.readString(PROGRAM)).line("board");
    assertThat(sitting.screen().panels().side()).isEqualTo(Panels.BOARD);
  }

  @Test
  void queensAppearOneByOneAtAuthenticSpeed() {
    sitting.line("speed authentic");
    search();
    watch(600);
    assertThat(seen).contains(0, 1, 2, 3, 4, 5);
    assertThat(sitting.panel()).doesNotContain("=");
  }

  @Test
  void onlyResultsAreDrawnAtFullSpeed() {
    search();
    watchUntil("CODES:11432133");
    sitting.ui.take(Stroke.named(KeyName.F5));
    watchUntil("POSITION1=15863724");
    assertThat(seen).containsOnly(0, 8);
  }

  @Test
  void newRunStartsWithAnEmptyBoard() {
    search();
    watchUntil("CODES:11432133");
    sitting.ui.take(Stroke.named(KeyName.F5));
    watchUntil("POSITION1=15863724");
    assertThat(seen).contains(8);
    sitting.line("speed authentic");
    seen.clear();
    sitting.ui.take(new Stroke.InputLine("xeq \"8QUEENS\"", true));
    watchUntil("PUBLISH?");
    "YES".chars().forEach(c -> sitting.ui.take(Stroke.typed((char) c)));
    sitting.ui.take(Stroke.named(KeyName.F5));
    watchUntil("INITIAL POSITION?");
    assertThat(seen).containsOnly(0);
  }

  @Test
  void interruptedSearchShowsTheQueensPlacedSoFar() {
    sitting.line("speed authentic");
    search();
    for (int i = 0; i < 600 && !seen.contains(5); i++) {
      watch(1);
    }
    sitting.ui.take(Stroke.named(KeyName.F5));
    seen.clear();
    watch(8);
    assertThat(sitting.calculator.isRunning()).isFalse();
    assertThat(seen).containsExactly(5);
  }

  @Test
  void otherRegistersOfAProgramOfThatNameAreNoQueens() {
    sitting.line("speed authentic").line("clp \"8QUEENS\"");
    sitting.paste(
        "LBL \"8QUEENS\"\n8.015\nSTO 03\n12.015\nSTO 01\n99\nSTO 09\nLBL 01\nGTO 01\nEND");
    sitting.ui.take(new Stroke.InputLine("xeq \"8QUEENS\"", true));
    watch(20);
    assertThat(sitting.calculator.isRunning()).isTrue();
    assertThat(seen).containsOnly(0);
    assertThat(sitting.panel()).contains("No position yet");
  }

  private void search() {
    sitting.ui.take(new Stroke.InputLine("xeq \"8QUEENS\"", true));
    watchUntil("PUBLISH?");
    "YES".chars().forEach(c -> sitting.ui.take(Stroke.typed((char) c)));
    sitting.ui.take(Stroke.named(KeyName.F5));
    watchUntil("INITIAL POSITION?");
    sitting.ui.take(Stroke.named(KeyName.F5));
  }

  /** Runs until the program asks this question. */
  private void watchUntil(String question) {
    for (int i = 0; i < 200 && sitting.calculator.untilDue().isPresent(); i++) {
      watch(1);
    }
    assertThat(sitting.calculator.snapshot().modes().waiting()).isTrue();
    assertThat(sitting.picture()).contains(question);
  }

  private void watch(int frames) {
    for (int frame = 0; frame < frames; frame++) {
      sitting.outside.pass(Duration.ofMillis(260));
      sitting.calculator.proceed(10_000);
      sitting.ui.watch();
      seen.add(StringUtils.countMatches(sitting.panel(), '♛'));
    }
  }
}
