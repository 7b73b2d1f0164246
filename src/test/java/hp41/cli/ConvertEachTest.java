package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.format.LifImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks {@code hp41 convert} with a folder as OUT. */
class ConvertEachTest {

  @TempDir private Path folder;
  private Path out;

  @BeforeEach
  void create() throws IOException {
    out = Files.createDirectories(folder.resolve("out"));
    Files.writeString(folder.resolve("a.txt"), "LBL \"A1\"\n1\nEND\n");
    Files.writeString(folder.resolve("b.41.txt"), "LBL \"B1\"\n2\nEND\nLBL \"B2\"\n3\nEND\n");
    Files.writeString(folder.resolve("bad.txt"), "LBL \"C1\"\nSINN\nEND\n");
  }

  /** Converts files of the folder, which are marked with a slash in front. */
  private Run convert(String... words) {
    List<String> arguments = new ArrayList<>(List.of("convert"));
    for (String word : words) {
      arguments.add(word.startsWith("/") ? folder + word : word);
    }
    return Run.of("", arguments.toArray(String[]::new));
  }

  private String listing(String file) {
    return Run.of("", "list", out.resolve(file).toString()).out();
  }

  @Test
  void eachSourceBecomesAFileOfItsName() {
    assertThat(convert("--to", "raw", "/a.txt", "/b.41.txt", "8QUEENS", "/out"))
        .isEqualTo(new Run(0, "", ""));
    assertThat(out.toFile().list()).containsExactlyInAnyOrder("a.raw", "b.41.raw", "8QUEENS.raw");
    assertThat(listing("a.raw")).isEqualTo("LBL \"A1\"\n1\nEND\n");
    assertThat(listing("b.41.raw")).endsWith("LBL \"B2\"\n3\nEND\n");
  }

  @Test
  void entriesOfAnImageBecomeFiles() throws IOException {
    convert("/b.41.txt", "/disk.lif");
    assertThat(convert("--to", "text", "/disk.lif:B1", "/disk.lif:B2", "/out/"))
        .isEqualTo(new Run(0, "", ""));
    assertThat(out.resolve("B2.txt")).hasContent("LBL \"B2\"\n3\nEND\n");
    assertThat(convert("--to", "lif", "/a.txt", "/disk.lif", "/out/").exitCode()).isZero();
    assertThat(new LifImage(Files.readAllBytes(out.resolve("disk.lif"))).files()).hasSize(2);
  }

  @Test
  void aFaultDoesNotStopTheOthers() {
    Run run = convert("--to", "raw", "/bad.txt", "/none.txt", "-", "/a.txt", "/out");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .contains(
            "bad.txt:2:1: unknown instruction SINN", "none.txt: no such file", "stdin has no");
    assertThat(out.toFile().list()).containsExactly("a.raw");
  }

  @Test
  void twoSourcesWithOneNameAreNotMixed() throws IOException {
    Path other = Files.createDirectories(folder.resolve("more")).resolve("a.rpn");
    Files.writeString(other, "LBL \"OTHER\"\nEND\n");
    Run run = convert("--to", "raw", "/a.txt", "/more/a.rpn", "/out");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .isEqualTo(
            "%s: %s was already written from %s\n"
                .formatted(other, out.resolve("a.raw"), folder.resolve("a.txt")));
    assertThat(listing("a.raw")).startsWith("LBL \"A1\"");
  }

  @Test
  void aSourceIsNotReplacedByItsOwnConversion() throws IOException {
    Run run = convert("--to", "text", "/a.txt", "/");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).endsWith("a.txt: the file would replace itself; use another folder\n");
  }

  @Test
  void filesOfOtherKindsAreKept() throws IOException {
    Files.writeString(out.resolve("a.raw"), "a letter");
    Run run = convert("--to", "raw", "/a.txt", "/b.41.txt", "/out");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("--force overwrites it");
    assertThat(out.resolve("a.raw")).hasContent("a letter");
    assertThat(out.resolve("b.41.raw")).exists();
    assertThat(convert("--force", "--to", "raw", "/a.txt", "/out").exitCode()).isZero();
  }

  @Test
  void aFolderNeedsAKindAndMustExist() {
    assertThat(convert("/a.txt", "/out").err())
        .contains("is a folder: use --to text, raw, p41, bin, dat, wnd, lif");
    assertThat(convert("--to", "raw", "/a.txt", "/none/").err())
        .contains("none/: there is no such folder; create it first");
  }
}
