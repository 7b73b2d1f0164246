package hp41.listing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests with an installed Vim that our syntax file finds the words of listings. */
class VimTest {

  private static final Path RESOURCES = Path.of("src", "test", "resources", "listing");

  @TempDir private Path folder;

  @BeforeEach
  void vimIsThere() {
    assumeThat(Stream.of(System.getenv("PATH").split(File.pathSeparator)))
        .anyMatch(path -> Files.isExecutable(Path.of(path, "vim")));
  }

  @Test
  void vimFindsTheWordsOfALine() throws IOException, InterruptedException {
    List<String> lines = new ArrayList<>();
    List<String> words = new ArrayList<>();
    for (String line : Files.readAllLines(RESOURCES.resolve("words.txt"))) {
      (lines.size() == words.size() ? lines : words).add(line.strip());
    }
    assertThat(found("sample.hp41", lines)).isEqualTo(words);
  }

  @Test
  void textWithALabelIsAListing() throws IOException, InterruptedException {
    assertThat(found("A.txt", List.of("About A.", "", "01*LBL \"A\"")))
        .last()
        .isEqualTo("LineNumber<01> Mark<*> Branch<LBL> GlobalLabel<\"A\">");
    assertThat(found("B.txt", List.of("About LBL", "SIN"))).containsOnly("");
  }

  private List<String> found(String name, List<String> lines)
      throws IOException, InterruptedException {
    Path listing = Files.write(folder.resolve(name), lines);
    ProcessBuilder vim =
        new ProcessBuilder(
            "vim",
            "-u",
            "NONE",
            "-i",
            "NONE",
            "-es",
            "--cmd",
            "set nocompatible runtimepath^=" + Path.of("docs/editors/vim").toAbsolutePath(),
            "-c",
            "filetype on | syntax on | edit " + listing,
            "-S",
            RESOURCES.resolve("words.vim").toAbsolutePath().toString());
    vim.environment().put("LC_ALL", "C.UTF-8");
    Process process =
        vim.redirectInput(new File("/dev/null"))
            .redirectErrorStream(true)
            .redirectOutput(folder.resolve("log").toFile())
            .start();
    boolean ended = process.waitFor(60, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).isTrue();
    Path out = folder.resolve("words.out");
    assertThat(out).as(Files.readString(folder.resolve("log"))).exists();
    List<String> words = Files.readAllLines(out);
    Files.delete(out);
    return words;
  }
}
