package hp41.panel.view;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Size;
import hp41.screen.Stroke;
import hp41.screen.Stroke.KeyName;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HintRowTest {

  private final Screens screens = Screens.ready();

  @Test
  void hintsFollowTheMode() {
    assertThat(row()).startsWith(" F1 Help  F2 USER  F3 PRGM");
    screens.modes(modes -> Screens.with(modes, false, false, true, false, false));
    assertThat(row()).startsWith(" F1 Help  F3 leaves  ↑ BST  ↓ SST");
    screens.modes(modes -> Screens.with(modes, false, false, false, true, false));
    assertThat(row()).startsWith(" F1 Help  F4 ALPHA off  F5 R/S");
    screens.line =
        Optional.of(
            new CommandLineView(
                "s", 1, "s", Gallery.NAMES, -1, false, Optional.empty(), Optional.empty()));
    assertThat(row()).startsWith(" F1 Help  Tab completes  ↑↓ choose  Ctrl-R history");
  }

  @Test
  void hintsThatDoNotFitAreDroppedFromTheRight() {
    screens.size = new Size(60, 16);
    assertThat(row()).isEqualTo(" F1 Help  F2 USER  F3 PRGM  F5 R/S  Tab Panels  Ctrl-Q Leave");
  }

  @ParameterizedTest
  @CsvSource({"60, 16", "80, 24", "100, 30", "120, 40"})
  void panelsAndLeavingAreHintsInEveryWindow(int columns, int rows) {
    screens.size = new Size(columns, rows);
    for (boolean prgm : List.of(false, true)) {
      screens.modes(modes -> Screens.with(modes, false, false, prgm, false, false));
      assertThat(row())
          .startsWith(" F1 Help  ")
          .contains("  Tab Panels  ")
          .endsWith("Ctrl-Q Leave");
    }
  }

  @Test
  void hintsAreButtons() {
    assertThat(HintRow.at(screens.screen(), 1)).contains(Stroke.named(KeyName.F1));
    assertThat(HintRow.at(screens.screen(), 11)).contains(Stroke.named(KeyName.F2));
    assertThat(HintRow.at(screens.screen(), 79)).contains(Stroke.control('q'));
    screens.size = new Size(120, 40);
    assertThat(HintRow.at(screens.screen(), 119)).isEmpty();
  }

  private String row() {
    List<String> rows = View.render(screens.screen()).toString().lines().toList();
    return rows.get(rows.size() - 1);
  }
}
