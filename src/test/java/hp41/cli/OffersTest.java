package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.commons.lang3.ArrayUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks the completions of words of a command line. */
class OffersTest {

  @TempDir private Path folder;
  private String file;

  @BeforeEach
  void write() throws IOException {
    Path program = folder.resolve("a program.txt");
    Files.writeString(program, "LBL \"FIRST\"\nLBL 01\nRTN\nLBL \"OTHER\"\nEND\n");
    file = program.toString();
  }

  private static Run run(String... words) {
    Run run = Run.of("", ArrayUtils.insert(0, words, "__complete", "--"));
    assertThat(run.exitCode()).isZero();
    assertThat(run.err()).isEmpty();
    return run;
  }

  /** Returns the completions. */
  private static List<String> words(String... words) {
    return run(words).lines().stream().skip(1).map(line -> line.split("\t")[0]).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "conv, convert",
    "help comp, completion",
    "completion f, fish",
    "run nq, NQUEENS",
    "list 8, 8QUEENS",
    "convert dia, DIAGSUM",
    "calc --load dia, DIAGSUM",
    "calc 2 3 fac, FACT",
    "run x --model=cv, --model=cv",
    "--theme da, dark",
    "--speed au, authentic",
    "--keymap si, sim41",
    "calc --plug pri, printer",
    "calc --unplug pri, printer",
    "keys 2 ent, ENTER",
    "functions lastx, LASTX",
    "convert --to sv, svg",
    "list --nu, --numbers",
    "run --max, --max-lines",
  })
  void startedWordIsCompleted(String begun, String word) {
    assertThat(words(begun.split(" "))).containsExactly(word);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"--plain ", "fnord ", "list -- --nu", "run --size ", "dap x", "--theme x"})
  void nothingIsOfferedIfNothingMatches(String begun) {
    assertThat(run(begun.split(" ", -1)).out().lines().skip(1)).isEmpty();
  }

  @Test
  void visibleVerbsAreOfferedWithTheirDescriptions() {
    assertThat(run("").lines())
        .contains("words", "convert\tConvert programs between file formats")
        .anyMatch(line -> line.startsWith("man\t"))
        .noneMatch(line -> line.startsWith("__"));
    assertThat(run().out()).isEqualTo(run("").out());
  }

  @Test
  void optionIsOfferedOnceUnlessItMayBeRepeated() {
    assertThat(words("calc", "--")).contains("--json", "--load", "--file", "--help");
    assertThat(words("calc", "--json", "--load", "8QUEENS", "--"))
        .contains("--load")
        .doesNotContain("--json");
  }

  @ParameterizedTest
  @CsvSource({
    "run ,files",
    "run x --cards ,folders",
    "run x --printer=,files",
    "list --names ,files",
    "calc --plug ,files",
    "--keymap ,files",
    "--theme ,words",
    "man ,folders",
    "calc ,words",
  })
  void shellCompletesFilesWhereTheyAreAllowed(String begun, String beside) {
    boolean open = begun.endsWith("=");
    String[] words = (open ? begun : begun + " ").split(" ", -1);
    assertThat(run(words).lines()).first().isEqualTo(beside);
  }

  @Test
  void labelsAreThoseOfTheProgramBefore() {
    assertThat(words("run", file, "")).containsExactly("FIRST", "OTHER");
    assertThat(words("run", "--json", "--size", "30", file, "o")).containsExactly("OTHER");
    assertThat(words("run", "8QUEENS", "")).containsExactly("8QUEENS");
    assertThat(words("run", folder.resolve("none").toString(), "")).isEmpty();
    assertThat(words("calc", "--load=" + file, "XEQ", "oth")).containsExactly("OTHER");
  }

  @Test
  void labelsOfAModuleAreItsFunctions() {
    String module = folder.resolve("x.mod").toString();
    assertThat(Run.of("", "convert", file, module, "--xrom", "12").exitCode()).isZero();
    assertThat(words("run", module, "")).contains("FIRST", "OTHER");
    assertThat(words("calc", "--plug", module, "fir")).containsExactly("FIRST");
  }

  @Test
  void filesOfAnImageAreItsOwn() {
    String image = folder.resolve("d.lif").toString();
    assertThat(Run.of("", "convert", file, image).exitCode()).isZero();
    assertThat(run("list", image + ":f").lines())
        .containsExactly("words", image + ":FIRST\tprogram");
  }

  /**
   * Returns the answer to the bash script: the kind, the start of the name, the replaced text, and
   * the offers.
   */
  private static List<String> bash(String replaced, String... words) {
    Run run = Run.of("", ArrayUtils.insert(0, words, "__complete", "--replaced", replaced, "--"));
    assertThat(run.exitCode()).isZero();
    return List.of(run.out().split("\0", -1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"'%s'", "\"%s\"", "'%s"})
  void quotesOfTheShellAreNotPartOfAWord(String quoted) {
    assertThat(bash("o", "run", quoted.formatted(file), "o"))
        .containsExactly("words", "o", "o", "OTHER", "");
  }

  @Test
  void backslashesOfTheShellAreNotPartOfAWord() {
    assertThat(bash("o", "run", file.replace(" ", "\\ "), "\"o"))
        .containsExactly("words", "o", "o", "OTHER", "");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '_',
      value = {
        "A, A, A\\$\\(./a\\)",
        "_\"A_, A, A\\$(./a)",
        "'A, A, A$(./a)",
        "a'A, A, _NONE_",
        "A\\$, A\\$, A\\$\\(./a\\)",
        "_\"A\\$_, A\\$, A\\$(./a)",
        "$A, $A, _NONE_",
      })
  void labelIsEscapedForTheOpenQuote(String typed, String replaced, String inserted)
      throws IOException {
    Path program = folder.resolve("evil.txt");
    Files.writeString(program, "LBL \"A$(./a)\"\nEND\n");
    List<String> offers = bash(replaced, "run", program.toString(), typed);
    assertThat(offers.subList(Math.min(3, offers.size() - 1), offers.size() - 1))
        .isEqualTo(inserted.equals("NONE") ? List.of() : List.of(inserted));
  }

  @Test
  void noOfferBeginsWithTheOpenQuote() throws IOException {
    Path program = folder.resolve("evil.txt");
    Files.writeString(program, "LBL \"'$(a)\"\nLBL \"!;a\"\nEND\n");
    assertThat(bash("", "run", program.toString(), "'"))
        .containsExactly("words", "", "", "!;a", "");
    assertThat(bash("", "run", program.toString(), "\""))
        .containsExactly("words", "", "", "'\\$(a)", "");
  }

  @Test
  void onlyTheEndOfAWordIsReplaced() {
    assertThat(bash("b'c", "run", "--state=b'c")).containsExactly("files", "bc", "bc", "");
    assertThat(bash("cv", "run", "--model=cv")).containsExactly("words", "cv", "cv", "cv", "");
    assertThat(bash("--model=cv", "run", "\"--model=cv"))
        .containsExactly("words", "cv", "--model=cv", "--model=cv", "");
    assertThat(bash("8", "run", "8")).containsExactly("files", "8", "8", "8QUEENS", "");
  }

  @Test
  void shellExpansionsHaveNoAnswer() {
    assertThat(bash("$HOME/a", "run", "$HOME/a")).containsExactly("");
    assertThat(bash("other", "run", "word")).containsExactly("");
  }

  @Test
  void errorsAreNotReported() {
    assertThat(run("calc", "--plug", "fnord", "sq").out()).isEqualTo("words\n");
    assertThat(run("calc", "--model", "zx", "sq").out()).isEqualTo("words\n");
    assertThat(run("run", "-", "").out()).isEqualTo("words\n");
  }
}
