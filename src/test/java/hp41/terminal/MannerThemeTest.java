package hp41.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.screen.Theme;
import org.junit.jupiter.api.Test;

class MannerThemeTest {

  private final Sitting sitting = new Sitting();

  @Test
  void typedThemeIsThereAtOnce() {
    sitting.line("theme light");
    assertThat(sitting.screen().theme()).isEqualTo(Theme.LIGHT);
    sitting.line("theme CONTRAST");
    assertThat(sitting.screen().theme()).isEqualTo(Theme.CONTRAST);
  }

  @Test
  void themesAreNamedWhereThereIsNoSuchOne() {
    sitting.line("theme pink");
    assertThat(sitting.note()).contains("machine · dark · light · contrast");
    assertThat(sitting.screen().theme()).isEqualTo(Theme.MACHINE);
  }
}
