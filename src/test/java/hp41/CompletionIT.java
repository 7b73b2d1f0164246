package hp41;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hp41.Window.Start;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Checks completion in bash, zsh and fish, each with its script in its own terminal. */
@DisabledOnOs(OS.WINDOWS)
class CompletionIT {

  /** A typed text and its completion by Tab. */
  private static final List<List<String>> LINES =
      List.of(
          List.of("hp41 conve", "hp41 convert "),
          List.of("hp41 help comp", "hp41 help completion "),
          List.of("hp41 list --num", "hp41 list --numbers "),
          List.of("hp41 --theme=cont", "hp41 --theme=contrast "),
          List.of("hp41 --keymap sim", "hp41 --keymap sim41 "),
          List.of("hp41 calc --plug pri", "hp41 calc --plug printer "),
          List.of("hp41 run 8q", "hp41 run 8QUEENS "),
          List.of("printf 5 | hp41 run 8q", "printf 5 | hp41 run 8QUEENS "),
          List.of("../bin/hp41 run 8q", "../bin/hp41 run 8QUEENS "),
          List.of("hp41 run two\\ words.txt STA", "hp41 run two\\ words.txt START "),
          List.of("hp41 run 'two words.txt' STA", "hp41 run 'two words.txt' START "),
          List.of("hp41 check two", "hp41 check two\\ words.txt "),
          List.of("hp41 run a --state=two", "hp41 run a --state=two\\ words.txt "),
          List.of("hp41 run a --cards fol", "hp41 run a --cards folder/"),
          List.of("hp41 calc sqr", "hp41 calc SQRT "),
          List.of("hp41 functions acos", "hp41 functions ACOS "),
          List.of("hp41 keys sq", "hp41 keys SQRT "));

  /**
   * File names with characters that a shell would execute: the typed text, a part of the offer, and
   * the name.
   */
  private static final List<List<String>> HOSTILE =
      List.of(
          List.of("show run \"evil.lif:", "id>z", "<run><evil.lif:$(id>z)>"),
          List.of("show run 'evil.lif:", "id>z", "<run><evil.lif:$(id>z)>"),
          List.of("show run evil.lif:", "id", "<run><evil.lif:$(id>z)>"),
          List.of("show run evil.txt \"A", "cd", "<run><evil.txt><A$(cd)>"),
          List.of("show run evil.txt 'A", "cd", "<run><evil.txt><A$(cd)>"),
          List.of("show run evil.txt A", "cd", "<run><evil.txt><A$(cd)>"),
          List.of("show run evil.txt \"B", "\\!", "<run><evil.txt><B!'C>"),
          List.of("show check \"sub", "touch", "<check><sub`touch z`>"),
          List.of("show check sub", "touch", "<check><sub`touch z`>"),
          List.of("show check \"new", "line", "line$(id>z)>"));

  @TempDir private Path top;
  private Installed installed;

  @BeforeEach
  void install() throws Exception {
    installed = new Installed(top).served().file("two words.txt", "LBL \"START\"\nEND\n");
    Files.createDirectory(installed.folder().resolve("folder"));
    Files.writeString(installed.folder().resolve("folder-not.txt"), "");
  }

  @AfterEach
  void end() {
    installed.close();
  }

  private void writeHostileFiles() throws Exception {
    installed
        .file("evil.txt", "LBL \"A$(cd)\"\nLBL \"B!'C\"\nEND\n")
        .file("sub`touch z`", "")
        .file("new\nline$(id>z)", "")
        .sh("hp41 convert 'two words.txt' evil.lif");
    Path image = installed.folder().resolve("evil.lif");
    String bytes = Files.readString(image, StandardCharsets.ISO_8859_1);
    String evil = bytes.replaceFirst("START     ", Matcher.quoteReplacement("$(id>z)   "));
    Files.writeString(image, evil, StandardCharsets.ISO_8859_1);
  }

  /** Completes lines and executes each; the output shows the words as the shell has parsed them. */
  private void execute(Window window) {
    window.await("% ");
    for (List<String> line : HOSTILE) {
      window.type("\u0015\f" + line.get(0)).await(line.get(0));
      window.type("\t").await(line.get(1)).type("\r").await(line.get(2)).await("% ");
    }
    assertThat(installed.folder().resolve("z")).doesNotExist();
  }

  private Window open(String shell) {
    Map<String, String> environment = new HashMap<>(installed.environment());
    environment.put("ZDOTDIR", installed.folder().toString());
    environment.put("REDIRECTION", "--version; cd '" + installed.folder() + "'; " + shell);
    return new Start(top, 100, 24, environment).open();
  }

  /** Types lines, each followed by Tab, and clears the line before each of them. */
  private static void complete(Window window, List<List<String>> lines) {
    window.await("% ");
    for (List<String> line : lines) {
      window.type("\u0015\f" + line.get(0) + "\t");
      String whole = "% " + line.get(1);
      window.await(whole, shown -> (shown.lines().findFirst().orElse("")).startsWith(whole));
    }
  }

  @Test
  void bashCompletes() throws Exception {
    assumeTrue(Installed.has("bash"), "left out: there is no bash");
    installed.sh("hp41 list 8QUEENS | hp41 convert - disc.lif");
    installed.file(
        ".bashrc",
        "PS1='% '; alias calculator=hp41; source <(hp41 completion bash)\n"
            + "complete -F _hp41 calculator\n");
    try (Window window = open("bash --rcfile .bashrc -i")) {
      complete(window, LINES);
      complete(
          window,
          List.of(
              List.of("hp41 list disc.lif:8", "hp41 list disc.lif:8QUEENS "),
              List.of("calculator run 8q", "calculator run 8QUEENS ")));
    }
  }

  @Test
  void bashRunsNothingThatANameSays() throws Exception {
    assumeTrue(Installed.has("bash"), "left out: there is no bash");
    writeHostileFiles();
    installed.file(
        ".bashrc",
        "PS1='% '; show() { printf '<%s>' \"$@\"; echo; }; source <(hp41 completion bash)\n"
            + "complete -o default -F _hp41 show\n");
    try (Window window = open("bash --rcfile .bashrc -i")) {
      execute(window);
    }
  }

  @Tag("slow")
  @Test
  void zshRunsNothingThatANameSays() throws Exception {
    assumeTrue(Installed.has("zsh"), "left out: there is no zsh");
    writeHostileFiles();
    installed.file(
        ".zshrc",
        "PS1='%% '\nautoload -Uz compinit\ncompinit -u -D\nsource <(hp41 completion zsh)\n"
            + "show() { printf '<%s>' \"$@\"; echo }\ncompdef _hp41 show\n");
    try (Window window = open("zsh -d -i")) {
      execute(window);
    }
  }

  @Test
  void fishOffersNamesAsTheyAre() throws Exception {
    assumeTrue(Installed.has("fish"), "left out: there is no fish");
    writeHostileFiles();
    String script =
        "hp41 completion fish | source;"
            + " for line in 'hp41 run \"evil.lif:' 'hp41 run evil.txt \"A' 'hp41 check \"sub'"
            + " 'hp41 check new'; complete -C $line; end";
    Installed.Done done = installed.run("", "fish", "-c", script);
    assertThat(done.out())
        .isEqualTo("evil.lif:$(id>z)\tprogram\nA$(cd)\nsub`touch z`\nnew\nline$(id>z)\n");
    assertThat(installed.folder().resolve("z")).doesNotExist();
  }

  @Tag("slow")
  @Test
  void zshCompletes() throws IOException {
    assumeTrue(Installed.has("zsh"), "left out: there is no zsh");
    installed.file(
        ".zshrc",
        "PS1='%% '\nautoload -Uz compinit\ncompinit -u -D\nsource <(hp41 completion zsh)\n");
    try (Window window = open("zsh -d -i")) {
      complete(window, LINES);
    }
  }

  @Test
  void zshFindsTheScriptInItsPath() throws Exception {
    assumeTrue(Installed.has("zsh"), "left out: there is no zsh");
    installed.sh("mkdir functions; hp41 completion zsh >functions/_hp41");
    installed.file(
        ".zshrc",
        "PS1='%% '\nfpath=($PWD/functions $fpath)\nautoload -Uz compinit\ncompinit -u -D\n");
    try (Window window = open("zsh -d -i")) {
      complete(window, LINES.subList(0, 3));
    }
  }

  @Tag("slow")
  @Test
  void fishCompletes() throws Exception {
    assumeTrue(Installed.has("fish"), "left out: there is no fish");
    StringBuilder script = new StringBuilder("hp41 completion fish | source");
    for (List<String> line : LINES) {
      String words = line.get(0).replace("\\", "\\\\").replace("'", "\\'");
      script.append("; echo NEXT; complete -C '").append(words).append("'");
    }
    Installed.Done done = installed.run("", "fish", "-c", script.toString());
    String[] found = done.out().split("NEXT\n");
    for (int i = 0; i < LINES.size(); i++) {
      List<String> line = LINES.get(i);
      String last = line.get(1).strip().replaceAll(".*(?<!\\\\) ", "").replace("\\ ", " ");
      assertThat(found[i + 1].lines().map(it -> it.split("\t")[0]))
          .as(line.get(0) + done)
          .contains(last);
    }
  }
}
