package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks the options for the names of functions and labels in listings. */
class ReadingOptionsTest {

  @TempDir private Path folder;
  private String table;
  private String listing;

  @BeforeEach
  void writeFiles() throws IOException {
    table = write("names.tsv", "# mine\nXROM 07,12\tMYREC\n");
    listing = write("a.txt", "LBL \"A\"\nMYREC\nEND\n");
  }

  private String write(String name, String content) throws IOException {
    return Files.writeString(folder.resolve(name), content).toString();
  }

  @Test
  void tableOfNamesIsUsedForReadingAndWriting() {
    assertThat(Run.of("", "check", listing).exitCode()).isEqualTo(3);
    assertThat(Run.of("", "check", "--names", table, listing)).isEqualTo(new Run(0, "", ""));
    assertThat(Run.of("", "list", "--names", table, listing).out())
        .isEqualTo("LBL \"A\"\nMYREC ;XROM 07,12\nEND\n");
    String raw = folder.resolve("a.raw").toString();
    assertThat(Run.of("", "convert", "--names", table, listing, raw).exitCode()).isZero();
    assertThat(Run.of("", "list", raw).out()).isEqualTo("LBL \"A\"\nXROM 07,12\nEND\n");
  }

  @Test
  void functionsOfOtherModulesAreReadInListingsAndDoNotExistWhereTheyRun() throws IOException {
    String foreign = write("e.txt", "LBL \"A\"\nHGETREC\nEND\n");
    String where = "HGETREC is XROM 07,17 of HEPAX, which is not plugged in";
    assertThat(Run.of("", "check", foreign).exitCode()).isZero();
    assertThat(Run.of("", "check", foreign).out()).contains(where);
    assertThat(Run.of("", "list", foreign).out()).isEqualTo("LBL \"A\"\nXROM 07,17\nEND\n");
    assertThat(Run.of("", "run", foreign).err()).contains("NONEXISTENT");
    assertThat(Run.of("", "calc", "HGETREC").err()).contains(where);
  }

  @Test
  void namesAreTypedAndShownByTheCalculatorToo() {
    Run run = Run.of("", "keys", "--names", table, "--load", listing, "PRGM", "SST", "SST");
    assertThat(run.out()).contains("02 MYREC");
    Run plugged = Run.of("", "calc", "--names", table, "MYREC");
    assertThat(plugged.err()).contains("MYREC: it is not plugged in");
  }

  @Test
  void pluggedInFunctionsWorkUnderAnyName() throws IOException {
    String mine = write("mine.tsv", "XROM 26,28\tMINE\n");
    String time = write("time.txt", "LBL \"A\"\nMINE\nEND\n");
    assertThat(Run.of("", "run", "--names", mine, time)).matches(run -> run.exitCode() == 0);
  }

  @Test
  void invalidTableIsRefusedWithEveryProblem() throws IOException {
    String wrong = write("wrong.tsv", "XROM 07,12\tA\nXROM 40,1\tB\nC\n");
    Run run = Run.of("", "list", "--names", wrong, listing);
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err().lines())
        .containsExactly(
            wrong + ":2:6: XROM numbers go from 01,00 to 31,63",
            "  XROM 40,1\tB",
            "       ^^",
            wrong + ":3:1: a line is XROM rr,ff, a tab, and the name",
            "  C",
            "  ^");
    assertThat(Run.of("", "list", "--names", wrong + "x", listing).exitCode()).isEqualTo(3);
  }

  @Test
  void lettersInQuotesAreLocalLabelsWithTheOption() throws IOException {
    String quoted = write("b.txt", "LBL \"B\"\nEND\n");
    assertThat(Run.of("", "list", "--local-letters", quoted).out()).isEqualTo("LBL B\nEND\n");
    assertThat(Run.of("", "list", quoted).out()).isEqualTo("LBL \"B\"\nEND\n");
  }

  @Test
  void prettyListingIsReadAgain() throws IOException {
    String glyphs =
        write("c.txt", "LBL \"A\"\nX#Y?\n>\"B\"\nS+\nENTER\n1E3\n\" f \"\n#90 05\nGTO A\nEND\n");
    String pretty = Run.of("", "list", "--pretty", "--numbers", glyphs).out();
    assertThat(pretty).startsWith("001 LBL┬A\n002 X≠Y?\n003 ┬⊢B\n004 Σ+\n005 ENTER↑\n006 1E3\n");
    assertThat(Run.of("", "list", write("d.txt", pretty)).out())
        .isEqualTo(Run.of("", "list", glyphs).out());
  }
}
