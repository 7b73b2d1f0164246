package hp41.panel;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Calculator.Name;
import hp41.screen.Frame;
import hp41.screen.Role;
import hp41.screen.Size;
import hp41.screen.Style;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CompletionPanelTest {

  private static final Name SHORT = new Name("SIN", "", "function", "x -- sin x", "Sine of X.");

  @Test
  void columnsStandUnderEachOtherWhereWordsAreShort() {
    assertThat(drawn(SHORT)).isEqualTo("  SIN        function  x -- sin x  Sine of X.");
  }

  @Test
  void longWordsPushWhatFollowsAndCoverNothing() {
    Name size = new Name("SIZE?", "", "extended functions", "-- n", "Number of data registers.");
    assertThat(drawn(size))
        .isEqualTo("  SIZE?      X-Func    -- n        Number of data registers.");
    Name down = new Name("RDN", "", "function", "t z y x -- x t z y", "Rolls the stack down.");
    assertThat(drawn(down))
        .isEqualTo("  RDN        function  t z y x -- x t z y  Rolls the stack down.");
    Name card = new Name("VER", "", "card reader", "--", "Shows " + "a".repeat(90));
    assertThat(drawn(card))
        .startsWith("  VER        card reader  --       Shows aa")
        .endsWith("a…");
  }

  @Test
  void matchedLettersAreBoldInTheChosenRowAndGoldInOthers() {
    assertThat(frame(SHORT, 0).style(2, 1))
        .isEqualTo(Style.of(Role.SELECTION_TEXT, Role.SELECTION).bolder());
    assertThat(frame(SHORT, 0).style(3, 1).bold()).isFalse();
    assertThat(frame(SHORT, -1).style(2, 1)).isEqualTo(Style.of(Role.GOLD, Role.TITLE).bolder());
    assertThat(frame(SHORT, -1).style(3, 1)).isEqualTo(Style.of(Role.WHITE, Role.TITLE).bolder());
  }

  private static Frame frame(Name name, int chosen) {
    Frame frame = new Frame(new Size(80, 3), Style.of(Role.TEXT, Role.BODY));
    TypedLine line = new TypedLine("s", 1, "s", List.of(name), chosen, Optional.empty());
    CompletionPanel.draw(frame, line, 2, true);
    return frame;
  }

  private static String drawn(Name name) {
    return frame(name, -1).toString().lines().skip(1).findFirst().orElseThrow().stripTrailing();
  }
}
