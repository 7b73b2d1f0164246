package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.panel.view.Roles;
import hp41.screen.Area;
import hp41.screen.Frame;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Checks the debugger at 80×24: it replaces the keypad, while the display and the two rows at the
 * bottom remain.
 */
class DebuggerViewTest {

  private static final Area DISPLAY = new Area(0, 0, 80, 8);
  private static final Area BOTTOM = new Area(0, 22, 80, 2);

  private final TestSession session = new TestSession();

  @BeforeEach
  void load() {
    session.paste("LBL \"COUNT\"\n3\nSTO 00\nEND\n").line("rad").line("41.5");
  }

  @Test
  void displayIsUnchanged() {
    Frame before = session.frame();
    Frame debugger = session.control('d').frame();
    assertThat(Roles.characters(debugger, DISPLAY))
        .contains("RAD")
        .isEqualTo(Roles.characters(before, DISPLAY));
    assertThat(Roles.inks(debugger, DISPLAY)).isEqualTo(Roles.inks(before, DISPLAY));
    assertThat(Roles.grounds(debugger, DISPLAY)).isEqualTo(Roles.grounds(before, DISPLAY));
  }

  @Test
  void messageAndHintsRemainInTheirRows() {
    Frame before = session.frame();
    Frame debugger = session.control('d').frame();
    assertThat(Roles.grounds(debugger, BOTTOM)).isEqualTo(Roles.grounds(before, BOTTOM));
    assertThat(rows().get(23)).startsWith(" F1 Help  s step  n over  z undo");
    session.type("s");
    assertThat(rows().get(22)).startsWith(" 001 LBL┬COUNT executed");
  }

  @Test
  void listingAndListsReplaceTheKeys() {
    assertThat(session.picture()).contains("ENTER↑", "x≷y", "41CX");
    session.control('d');
    assertThat(session.picture()).doesNotContain("ENTER↑", "x≷y", "41CX");
    assertThat(rows().get(8)).matches("▸Debug .{40} Stack .*");
    assertThat(rows().get(9)).matches(" *001 LBL┬COUNT .*  T +0\\.0000 .*");
    assertThat(rows().subList(14, 22)).anyMatch(row -> row.contains(" Watches"));
    assertThat(rows().subList(14, 22)).anyMatch(row -> row.contains(" Return stack"));
  }

  private List<String> rows() {
    return session.picture().lines().toList();
  }
}
