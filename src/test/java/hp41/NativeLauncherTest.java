package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks when the launcher starts the native program of a checkout. */
@DisabledOnOs(OS.WINDOWS)
class NativeLauncherTest {

  @TempDir private Path temporary;
  private Checkout checkout;

  @BeforeEach
  void checkOut() throws IOException {
    checkout = new Checkout(temporary.resolve("check out"));
    checkout.prepareNothing();
    checkout.buildNatively();
  }

  @Test
  void nativeProgramIsStartedForItsVerbs() {
    assertThat(checkout.start("calc", "2").output()).isEqualTo("native calc 2");
  }

  @Test
  void nativeProgramIsNotStartedForOtherVerbs() {
    assertThat(checkout.start("verify").output()).isEqualTo("[verify]\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"pom.xml", "emulator/src/main/java/Any.java", "src/main/java/Any.java"})
  void olderNativeProgramIsNotStarted(String source) throws IOException {
    FileTime later = FileTime.from(Instant.now().plusSeconds(10));
    Files.setLastModifiedTime(checkout.file(source), later);
    assertThat(checkout.start("calc", "2").output()).isEqualTo("[calc][2]\n");
  }
}
