package hp41.files;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@DisabledOnOs(OS.WINDOWS)
class UserFoldersTest {

  private static UserFolders user(Map<String, String> environment) {
    return new UserFolders(environment, "/home/account");
  }

  @Test
  void homeVariableOverridesTheFolderOfTheAccount() {
    UserFolders user = user(Map.of("HOME", "/elsewhere"));
    assertThat(user.home()).contains(Path.of("/elsewhere"));
    assertThat(user.config()).contains(Path.of("/elsewhere/.config/hp41"));
    assertThat(user.state()).contains(Path.of("/elsewhere/.local/state/hp41"));
    assertThat(user.withHome("~/a b")).isEqualTo("/elsewhere/a b");
  }

  @Test
  void accountFolderIsUsedWithoutHome() {
    assertThat(user(Map.of()).state()).contains(Path.of("/home/account/.local/state/hp41"));
    assertThat(user(Map.of("HOME", "")).withHome("~")).isEqualTo("/home/account");
  }

  @Test
  void xdgVariablesOverrideTheDefaults() {
    UserFolders user = user(Map.of("XDG_CONFIG_HOME", "/c", "XDG_STATE_HOME", "/s"));
    assertThat(user.config()).contains(Path.of("/c/hp41"));
    assertThat(user.state()).contains(Path.of("/s/hp41"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "relative", "./c", "~/c", "c\0d"})
  void relativeFoldersAreIgnored(String folder) {
    UserFolders user =
        user(Map.of("HOME", folder, "XDG_CONFIG_HOME", folder, "XDG_STATE_HOME", folder));
    assertThat(user.config()).contains(Path.of("/home/account/.config/hp41"));
    assertThat(user.state()).contains(Path.of("/home/account/.local/state/hp41"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"?", "", "home"})
  void unknownUserHasNoFolders(String account) {
    UserFolders user = new UserFolders(Map.of(), account);
    assertThat(user.home()).isEmpty();
    assertThat(user.config()).isEmpty();
    assertThat(user.state()).isEmpty();
    assertThat(user.withHome("~/a")).isEqualTo("~/a");
  }

  @Test
  void onlyALeadingTildeIsReplaced() {
    assertThat(user(Map.of()).withHome("a/~/b")).isEqualTo("a/~/b");
    assertThat(user(Map.of()).withHome("~other/b")).isEqualTo("~other/b");
  }
}
