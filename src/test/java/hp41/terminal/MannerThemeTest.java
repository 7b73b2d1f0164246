package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Model;
import hp41.screen.Theme;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MannerThemeTest {

  private final TestSession session = new TestSession();

  @Test
  void typedThemeIsAppliedAtOnce() {
    session.line("theme light");
    assertThat(session.screen().theme()).isEqualTo(Theme.LIGHT);
    session.line("theme CONTRAST");
    assertThat(session.screen().theme()).isEqualTo(Theme.CONTRAST);
  }

  @Test
  void typedThemeIsStored() {
    List<String> remembered = new ArrayList<>();
    new TestSession(Model.CX, remembering(remembered)).line("theme light").line("theme pink");
    assertThat(remembered).containsExactly("theme light");
  }

  @Test
  void unknownThemeListsTheThemes() {
    session.line("theme pink");
    assertThat(session.note()).contains("machine, dark, light, contrast");
    assertThat(session.screen().theme()).isEqualTo(Theme.MACHINE);
  }

  private static UserPreferences remembering(List<String> remembered) {
    return new UserPreferences(
        "",
        Theme.MACHINE,
        false,
        (what, name) -> remembered.add(what + " " + name),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
