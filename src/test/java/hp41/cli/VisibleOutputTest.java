package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.lab.JsonTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Checks that no file, name or word can send control sequences to the terminal. */
class VisibleOutputTest {

  private static final Pattern HIDDEN =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}&&[^\n\t]]");

  @TempDir private Path folder;

  /** Returns characters that would copy, colour, reverse, hide, overwrite or start a line. */
  static Stream<String> hostileTexts() {
    return Stream.of(
        "A\u001b]52;c;aGk=\u0007\u001b[31m\b\u007fZ",
        "A\u009b31m\u0085\udb40\udc41Z",
        "A\u202e\u2066\u200f\u061c\u200b\u2060\ufeff\u00adZ",
        "A\u2028\u2029\rZ",
        "A\ud800Z",
        "A\nZ");
  }

  private static final List<List<String>> ARGUMENTS =
      List.of(
          List.of("?"),
          List.of("--?"),
          List.of("check", "?"),
          List.of("check", "--?", "8QUEENS"),
          List.of("check", "--json", "?"),
          List.of("list", "?"),
          List.of("list", "8QUEENS:?"),
          List.of("run", "?"),
          List.of("run", "8QUEENS", "?"),
          List.of("run", "8QUEENS", "--printer", "%/none/?"),
          List.of("run", "8QUEENS", "--max-lines", "?"),
          List.of("run", "8QUEENS", "--timeout", "?"),
          List.of("convert", "?", "out.raw"),
          List.of("convert", "8QUEENS", "?"),
          List.of("convert", "8QUEENS", "%/none/?.raw"),
          List.of("convert", "8QUEENS", "out.raw", "--to", "?"),
          List.of("calc", "?"),
          List.of("calc", "--json", "?"),
          List.of("calc", "XEQ", "\"?\""),
          List.of("calc", "\"?\"", "AVIEW"),
          List.of("calc", "--load", "?"),
          List.of("calc", "--names", "%/?"),
          List.of("calc", "--state", "%/none/?", "1"),
          List.of("calc", "--model", "?"),
          List.of("calc", "--size", "?"),
          List.of("calc", "--plug", "?"),
          List.of("calc", "--cards", "?"),
          List.of("calc", "--cards", "%", "--card", "?"),
          List.of("calc", "--disc", "?"),
          List.of("keys", "?"),
          List.of("keys", "--clock", "?", "1"),
          List.of("keys", "--limit", "?", "1"),
          List.of("functions", "?"),
          List.of("--plain", "--keymap", "?"),
          List.of("--plain", "--theme", "?"),
          List.of("--plain", "--state", "%/none/?"));

  @ParameterizedTest
  @MethodSource("hostileTexts")
  void argumentsAreEscaped(String hostile) {
    for (List<String> arguments : ARGUMENTS) {
      run("", hostile, arguments);
    }
  }

  @ParameterizedTest
  @MethodSource("hostileTexts")
  void linesOfStdinAreEscaped(String hostile) {
    run(hostile + "\n\"" + hostile + "\" AVIEW\n", hostile, List.of("calc"));
    run(hostile + "\n", hostile, List.of("calc", "--json"));
    run(hostile + "\n", hostile, List.of("run", "8QUEENS"));
    run("NO\n" + hostile + "\n", hostile, List.of("run", "--json", "8QUEENS"));
    run(hostile + "\n", hostile, List.of("keys"));
    run("{\"line\":\"" + hostile + "\"}\n", hostile, List.of("step"));
    run("{\"" + hostile + "\":" + hostile + "}\n", hostile, List.of("step"));
    run(typed(hostile), hostile, List.of("--plain", "--state", "%/state"));
  }

  private static String typed(String hostile) {
    return """
        ?
        xeq "?"
        load ?
        help ?
        prgm
        lbl "?"
        "?"
        prgm
        theme ?
        load state ?
        break "?"
        find ?
        "?" aview
        """
        .replace("?", hostile);
  }

  @ParameterizedTest
  @MethodSource("hostileTexts")
  void filesAreEscaped(String hostile) throws IOException {
    write(
        "text.txt",
        "LBL \"" + hostile + "\"\n\"" + hostile + "\nFOO; " + hostile + "\nXEQ " + hostile);
    write("memory.txt", "DM41\n20 " + hostile + " 00000000000000\nA: " + hostile + " B: 0\n");
    write("words.txt", "DM41 " + hostile + "\n");
    write("names.tsv", "XROM 25,47\t" + hostile + "\n" + hostile + "\n");
    write("state", "hp41 state 1\nmodel " + hostile + "\n" + hostile + "\n");
    for (String name : List.of("text.txt", "memory.txt", "words.txt", "names.tsv", "state")) {
      String file = "%/" + name;
      for (String verb : List.of("check", "list", "run")) {
        run("", hostile, List.of(verb, file));
        run("", hostile, List.of(verb, "--json", file));
      }
      run("", hostile, List.of("check", "--names", file, "8QUEENS"));
      run("", hostile, List.of("convert", file, "%/out.raw"));
      run("", hostile, List.of("calc", "--load", file, "1"));
      run("", hostile, List.of("calc", "--state", file, "1"));
      run("", hostile, List.of("keys", "--load", file, "1"));
      run("load " + folder + "/" + name + "\n", hostile, List.of("--plain", "--state", "%/mine"));
      run("", hostile, List.of("--plain", "--keymap", file, "--state", "%/mine"));
    }
  }

  @ParameterizedTest
  @MethodSource("hostileTexts")
  void jsonContainsTheTypedText(String hostile) {
    Run run = Run.of("", "calc", "--json", hostile);
    assertThat(JsonTree.object("stdout", run.out())).containsEntry("in", hostile);
  }

  private void write(String name, String content) throws IOException {
    Files.write(folder.resolve(name), content.getBytes(StandardCharsets.UTF_8));
  }

  private void run(String stdin, String hostile, List<String> arguments) {
    String[] words =
        arguments.stream()
            .map(word -> word.replace("%", folder.toString()).replace("?", hostile))
            .toArray(String[]::new);
    Run run = Run.of(stdin, words);
    assertThat(run.exitCode()).as("%s", arguments).isNotEqualTo(70);
    assertThat(HIDDEN.matcher(run.out() + run.err()).find()).as("%s", arguments).isFalse();
    assertThat((run.out() + run.err()).lines()).as("%s", arguments).noneMatch("Z"::equals);
  }
}
