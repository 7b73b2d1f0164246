package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests with installed editors that our settings recognize a script without a file extension as a
 * listing.
 */
class ScriptsInEditorsTest {

  private static final Path SETTINGS = Path.of("docs", "editors").toAbsolutePath();
  private static final String PROGRAM = "#!/usr/bin/env -S hp41 run";
  private static final String WORDS = "#!/usr/bin/env -S hp41 calc -f";

  /** Writes the file type in Vim and similar editors. */
  private static final String WRITE_TYPE = "call writefile([&filetype], 'type') | qa!";

  @TempDir private Path folder;

  @BeforeEach
  void write() throws IOException {
    Files.write(folder.resolve("program"), List.of(PROGRAM, "LBL \"P\"", "END"));
    Files.write(folder.resolve("words"), List.of(WORDS, "X^2"));
  }

  @Test
  void vimRecognizesAScript() throws Exception {
    String path = "set nocompatible runtimepath^=" + SETTINGS.resolve("vim");
    String[] command = {"vim", "-u", "NONE", "-i", "NONE", "-es", "--cmd", path};
    assertThat(type(command, "-c", "filetype on | edit program", "-c", WRITE_TYPE))
        .isEqualTo("hp41");
    assertThat(type(command, "-c", "filetype on | edit words", "-c", WRITE_TYPE))
        .isNotEqualTo("hp41");
  }

  @Test
  void neovimRecognizesAScript() throws Exception {
    String settings = "filetype on | luafile " + SETTINGS.resolve("neovim/hp41.lua");
    // The language client would start a server.
    String none = "lua vim.lsp.start_client = function() end; vim.lsp.start = vim.lsp.start_client";
    String[] command = {
      "nvim", "--headless", "-u", "NONE", "-i", "NONE", "-c", none, "-c", settings
    };
    assertThat(type(command, "-c", "edit program", "-c", WRITE_TYPE)).isEqualTo("hp41");
    assertThat(type(command, "-c", "edit words", "-c", WRITE_TYPE)).isNotEqualTo("hp41");
  }

  @Test
  void emacsRecognizesAScript() throws Exception {
    String settings = SETTINGS.resolve("emacs/hp41.el").toString();
    String[] command = {
      "emacs", "-Q", "--batch", "--eval", "(defun eglot-ensure ())", "-l", settings, "--eval"
    };
    String tell =
        "(progn (find-file \"%s\") (let ((type (symbol-name major-mode)))"
            + " (write-region type nil \"%s/type\")))";
    assertThat(type(command, tell.formatted("program", folder))).isEqualTo("hp41-mode");
    assertThat(type(command, tell.formatted("words", folder))).isNotEqualTo("hp41-mode");
  }

  /** Checks the pattern of Helix, which ignores digits and words after the interpreter's name. */
  @Test
  void helixRecognizesAScript() throws IOException {
    Pattern shebang =
        Pattern.compile("#!\\s*(?:\\S*[/\\\\](?:env\\s+(?:-\\S+\\s+)*)?)?([^\\s.\\d]+)");
    Matcher name = shebang.matcher(PROGRAM);
    assertThat(name.lookingAt()).isTrue();
    assertThat(SETTINGS.resolve("helix/languages.toml"))
        .content()
        .contains("shebangs = [\"" + name.group(1) + "\"]");
  }

  private String type(String[] command, String... more) throws Exception {
    assumeThat(Stream.of(System.getenv("PATH").split(File.pathSeparator)))
        .anyMatch(path -> Files.isExecutable(Path.of(path, command[0])));
    Path log = folder.resolve("log");
    Process process =
        new ProcessBuilder(Stream.concat(Stream.of(command), Stream.of(more)).toList())
            .directory(folder.toFile())
            .redirectInput(new File("/dev/null"))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    boolean ended = process.waitFor(60, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).isTrue();
    Path type = folder.resolve("type");
    assertThat(type).as(Files.readString(log)).exists();
    String fileType = Files.readString(type).strip();
    Files.delete(type);
    return fileType;
  }
}
