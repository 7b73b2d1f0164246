package hp41;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The program runs without the jars that are found by {@link java.util.ServiceLoader}. */
class OptionalModulesTest {

  /** Executes 600,000 lines; the compiler is searched after 500,000. */
  private static final String LONG =
      """
      LBL "LONG"
      200
      STO 01
      LBL 01
      999
      STO 00
      LBL 02
      DSE 00
      GTO 02
      DSE 01
      GTO 01
      END
      """;

  private static final String COMPILER = "hp41.compiler.CompilingTier";

  @TempDir private Path folder;
  private Program program;

  /** The classes of the program, loaded anew. */
  private static final class Program extends URLClassLoader {

    Program(URL... entries) {
      super(entries, ClassLoader.getPlatformClassLoader());
    }

    boolean uses(String name) {
      return findLoadedClass(name) != null;
    }
  }

  @AfterEach
  void unload() throws Exception {
    program.close();
  }

  private void without(String module) {
    Pattern jar = Pattern.compile("[/-]%s[/-]".formatted(module));
    URL[] others =
        Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
            .filter(entry -> !jar.matcher(entry).find())
            .map(entry -> url(Path.of(entry)))
            .toArray(URL[]::new);
    program = new Program(others);
  }

  private static URL url(Path entry) {
    try {
      return entry.toUri().toURL();
    } catch (MalformedURLException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private String run(String... arguments) throws Exception {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Object exitCode =
        program
            .loadClass("hp41.cli.Main")
            .getMethod(
                "run", String[].class, InputStream.class, OutputStream.class, OutputStream.class)
            .invoke(null, arguments, new ByteArrayInputStream(new byte[0]), out, out);
    return exitCode + " " + out.toString(StandardCharsets.UTF_8).strip();
  }

  private String runListing() throws Exception {
    return run("run", Files.writeString(folder.resolve("long.txt"), LONG).toString());
  }

  @Test
  void withoutTheCompilerTheInterpreterExecutesEveryLine() throws Exception {
    without("compiler");
    assertThat(run("calc", "2", "3", "+")).isEqualTo("0 5.0000");
    assertThat(runListing()).isEqualTo("0 999.0000");
    assertThat(program.uses(COMPILER)).isFalse();
  }

  @Test
  void theCompilerIsLoadedOnlyForAProgramThatRunsLong() throws Exception {
    without("nothing");
    assertThat(run("calc", "2", "3", "+")).isEqualTo("0 5.0000");
    assertThat(program.uses(COMPILER)).isFalse();
    assertThat(runListing()).isEqualTo("0 999.0000");
    assertThat(program.uses(COMPILER)).isTrue();
  }

  @Test
  void withoutTheLaboratoryItsVerbsNameTheMissingJar() throws Exception {
    without("lab");
    assertThat(run("calc", "2", "3", "+")).isEqualTo("0 5.0000");
    assertThat(run("help")).contains("  step ", "  verify ");
    for (String words :
        List.of("step", "verify", "list --microcode x.mod", "convert x.asm x.mod")) {
      assertThat(run(words.split(" ")))
          .isEqualTo(
              "2 hp41: %s needs hp41-lab.jar, which is not in Java's class path; the released"
                  + " hp41.jar contains it",
              words.replace(" x.mod", ""));
    }
  }

  @Test
  void withoutTheLaboratoryPicturesAreRefused() throws Exception {
    without("lab");
    Path picture = Files.writeString(folder.resolve("page.pgm"), "P5 1 1 255 x");
    assertThat(run("list", picture.toString()))
        .isEqualTo(
            "3 %s: cannot be read: this program cannot read pictures; use hp41.jar, which needs"
                + " Java",
            picture);
  }
}
