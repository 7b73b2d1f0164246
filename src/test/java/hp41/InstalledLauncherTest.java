package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.Checkout.LauncherRun;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks that an installed launcher prepares its classes once and builds nothing. */
@DisabledOnOs(OS.WINDOWS)
class InstalledLauncherTest {

  @TempDir private Path temporary;
  private Checkout checkout;

  @BeforeEach
  void install() throws IOException {
    checkout = new Checkout(temporary.resolve("a \"check\" out"));
    checkout.install();
  }

  @Test
  void installedCopyOnlyPreparesItsClassesAndOnlyOnce() throws Exception {
    checkout.hide("mvn");
    checkout.hide("javac");
    assertThat(checkout.start("one").errors()).contains("preparing").hasLineCount(1);
    assertThat(checkout.file("usr/lib/hp41"))
        .isDirectoryNotContaining(file -> file.getFileName().toString().startsWith("work"));
    assertThat(checkout.file("usr/lib/hp41/hp41.jsa")).isNotEmptyFile();
    assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
  }

  @Test
  void installedCopyThatWasReplacedIsPreparedAgain() throws Exception {
    checkout.prepareNothing();
    checkout.start();
    Path jar = checkout.file("usr/lib/hp41/hp41.jar");
    Files.write(jar, new byte[1], StandardOpenOption.APPEND);
    assertThat(checkout.start("one").errors()).contains("again: the program has changed");
  }

  @Test
  void installedCopyUsesItsOwnJava() throws Exception {
    checkout.prepareNothing();
    checkout.bundleJava();
    checkout.set("JAVA_HOME", "/nowhere");
    assertThat(checkout.start("one").output()).isEqualTo("[one]\n");
  }

  /** The shell moves the copy, because Java may not be able to name its folder, either. */
  @Test
  void installedCopyIsPreparedInAFolderThatTheLocaleCannotName() throws Exception {
    String move = "name=$(printf '\\303\\251') && mv usr $name && ln -s $name copy";
    Path top = checkout.file("usr").getParent();
    assertThat(new ProcessBuilder("sh", "-c", move).directory(top.toFile()).start().waitFor())
        .isZero();
    checkout.through(checkout.file("copy/bin/hp41"));
    assertThat(checkout.start("one").errors()).contains("preparing").hasLineCount(1);
    assertThat(checkout.start("two")).isEqualTo(new LauncherRun(0, "[two]\n", ""));
    byte[] archive = Files.readAllBytes(checkout.file("copy/lib/hp41/hp41.jsa"));
    assertThat(new String(archive, StandardCharsets.ISO_8859_1).contains("hp41/cli/Main")).isTrue();
  }

  @Test
  void installedCopyPreparesNothingWithoutJava() throws Exception {
    checkout.hide("java");
    LauncherRun start = checkout.start();
    assertThat(start.code()).isEqualTo(69);
    assertThat(start.errors()).hasLineCount(1).contains("Java 17");
    assertThat(checkout.file("usr/lib/hp41/stamp")).doesNotExist();
  }
}
