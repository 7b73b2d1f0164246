package hp41.printer;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.event.PrintedLine;
import org.junit.jupiter.api.Test;

class PrintedLineTest {

  @Test
  void dotsAreScaledToTheNumberOfCharacters() {
    PrintedLine left = dots("\u0001\u0001");
    assertThat(left.graphic(84)).isEqualTo("⠉");
    assertThat(left.graphic(24)).isEqualTo("⠁");
    assertThat(dots("\u0000".repeat(166) + "@@").graphic(24)).isEqualTo(" ".repeat(23) + "⢀");
  }

  @Test
  void allDotsOfAColumnAreShown() {
    assertThat(dots("\u007F").graphic(12)).isEqualTo("⡇");
  }

  @Test
  void rowIsTheTextOrScaledDots() {
    assertThat(new PrintedLine("\u007F".repeat(PrintedLine.COLUMNS), "A").row()).isEqualTo("A");
    assertThat(dots("\u0001\u0001").row()).isEqualTo("⠁");
  }

  private static PrintedLine dots(String columns) {
    String blank = "\u0000".repeat(PrintedLine.COLUMNS - columns.length());
    return new PrintedLine(columns + blank, "");
  }
}
