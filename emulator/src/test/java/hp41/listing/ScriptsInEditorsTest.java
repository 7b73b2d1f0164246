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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Tests with installed editors that our settings recognize a script without a file extension, and a
 * text with a global label, as a listing.
 */
class ScriptsInEditorsTest {

  private static final Path SETTINGS = Path.of("docs", "editors").toAbsolutePath();
  private static final String PROGRAM = "#!/usr/bin/env -S hp41 run";
  private static final String WORDS = "#!/usr/bin/env -S hp41 calc -f";

  /** Texts that are listings: as saved, printed and published, or with a comment. */
  private static final List<String> LISTINGS =
      List.of(
          "LBL \"AREA\"\nX^2\nEND\n",
          "About A.\n\n01*LBL \"A\"\n02 END\n",
          "; area\n  lbl 'AREA  ; of a circle\n");

  private static final List<String> OTHERS =
      List.of(
          "About LBL\nSIN\n",
          "LBL \"AREA\" computes an area.\n",
          "To call it, write LBL \"AREA\"\n",
          WORDS + "\nLBL \"AREA\"\n",
          " ".repeat(20_000) + "\n");

  @TempDir private Path folder;

  /** Writes the files; returns their names, those of listings first. */
  private List<String> write() throws IOException {
    List<String> names = new ArrayList<>(List.of("program"));
    Files.write(folder.resolve("program"), List.of(PROGRAM, "LBL \"P\"", "END"));
    Files.write(folder.resolve("words"), List.of(WORDS, "X^2"));
    for (String text : Stream.of(LISTINGS, OTHERS).flatMap(List::stream).toList()) {
      String name = names.size() + ".txt";
      Files.writeString(folder.resolve(name), text);
      names.add(name);
    }
    names.add("words");
    return names;
  }

  private void check(List<String> types, String listing) {
    int listings = 1 + LISTINGS.size();
    assertThat(types).hasSize(listings + OTHERS.size() + 1);
    assertThat(types.subList(0, listings)).containsOnly(listing);
    assertThat(types.subList(listings, types.size())).doesNotContain(listing);
  }

  /** Returns the command of Vim and similar editors that writes the types of files. */
  private static String writeTypes(List<String> names) {
    return "filetype on | let types = [] | for name in ['"
        + String.join("', '", names)
        + "'] | execute 'edit ' . name | call add(types, &filetype) | endfor"
        + " | call writefile(types, 'types') | qa!";
  }

  @Test
  void vimRecognizesListings() throws Exception {
    String path = "set nocompatible encoding=utf-8 runtimepath^=" + SETTINGS.resolve("vim");
    String types = writeTypes(write());
    check(types("vim", "-u", "NONE", "-i", "NONE", "-es", "--cmd", path, "-c", types), "hp41");
  }

  @Test
  void neovimRecognizesListings() throws Exception {
    // The language client would start a server.
    String none = "lua vim.lsp.start_client = function() end; vim.lsp.start = vim.lsp.start_client";
    String settings = "luafile " + SETTINGS.resolve("neovim/hp41.lua");
    String types = writeTypes(write());
    check(
        types(
            "nvim",
            "--headless",
            "-u",
            "NONE",
            "-i",
            "NONE",
            "-c",
            none,
            "-c",
            settings,
            "-c",
            types),
        "hp41");
  }

  @Test
  void emacsRecognizesListings() throws Exception {
    String settings = SETTINGS.resolve("emacs/hp41.el").toString();
    String types =
        "(write-region (mapconcat (lambda (name) (find-file name) (symbol-name major-mode)) '(\""
            + String.join("\" \"", write().stream().map(it -> folder + "/" + it).toList())
            + "\") \"\\n\") nil \""
            + folder
            + "/types\")";
    check(
        types(
            "emacs",
            "-Q",
            "--batch",
            "--eval",
            "(defun eglot-ensure ())",
            "-l",
            settings,
            "--eval",
            types),
        "hp41-mode");
  }

  /** Checks the patterns of the extension, without its editor. */
  @Test
  void visualStudioCodeRecognizesTexts() throws IOException {
    String extension = Files.readString(SETTINGS.resolve("vscode/extension.js"));
    Matcher literal = Pattern.compile("(?s)const LABEL =\\s+/(.*?)/im;").matcher(extension);
    assertThat(literal.find()).isTrue();
    Pattern label = Pattern.compile(literal.group(1), Pattern.CASE_INSENSITIVE | Pattern.MULTILINE);
    assertThat(LISTINGS).allMatch(text -> label.matcher(text).find());
    assertThat(OTHERS).noneMatch(text -> !text.startsWith("#!") && label.matcher(text).find());
    assertThat(extension).contains("!document.getText().startsWith(\"#!\")");
  }

  /**
   * Helix ignores digits and words after the interpreter's name, and so cannot recognize scripts.
   */
  @Test
  void helixTakesNoScriptForAListing() throws IOException {
    assertThat(SETTINGS.resolve("helix/languages.toml")).content().doesNotContain("shebangs");
  }

  private List<String> types(String... command) throws Exception {
    assumeThat(Stream.of(System.getenv("PATH").split(File.pathSeparator)))
        .anyMatch(path -> Files.isExecutable(Path.of(path, command[0])));
    Path log = folder.resolve("log");
    Process process =
        new ProcessBuilder(command)
            .directory(folder.toFile())
            .redirectInput(new File("/dev/null"))
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    boolean ended = process.waitFor(60, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertThat(ended).isTrue();
    Path types = folder.resolve("types");
    assertThat(types).as(Files.readString(log)).exists();
    return Files.readAllLines(types);
  }
}
