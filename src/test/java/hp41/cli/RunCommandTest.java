package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.app.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks {@code hp41 run}. */
class RunCommandTest {

  @TempDir private Path folder;

  private Run run(String program, String answers, String... options) throws IOException {
    Path file = Files.writeString(folder.resolve("program.txt"), program.replace(" / ", "\n"));
    String[] arguments = new String[options.length + 2];
    arguments[0] = "run";
    arguments[1] = file.toString();
    System.arraycopy(options, 0, arguments, 2, options.length);
    return Run.of(answers, arguments);
  }

  @Test
  void printsXAtTheEnd() throws IOException {
    assertThat(run("LBL \"A\" / 2 / 3 / +", "")).isEqualTo(new Run(0, " 5.0000\n", ""));
  }

  @Test
  void runsPaddedRawFilesWithOtherPrograms() throws IOException {
    Path listing = folder.resolve("two.txt");
    Files.writeString(listing, "LBL \"A\"\nXEQ \"B\"\n3\n+\nEND\nLBL \"B\"\n2\nEND\n");
    Path raw = folder.resolve("two.raw");
    assertThat(Run.of("", "convert", "--pad", listing.toString(), raw.toString()).exitCode())
        .isZero();
    assertThat(Files.size(raw)).isEqualTo(256);
    assertThat(Run.of("", "run", raw.toString())).isEqualTo(new Run(0, " 5.0000\n", ""));
    assertThat(Run.of("", "calc", "--load", raw.toString(), "XEQ \"B\""))
        .isEqualTo(new Run(0, " 2.0000\n", ""));
    byte[] damaged = Files.readAllBytes(raw);
    damaged[9] = 0x41;
    Files.write(raw, damaged);
    assertThat(Run.of("", "run", raw.toString()).exitCode()).isEqualTo(ExitCode.FILE);
    Run run = Run.of("", "run", "--repair", raw.toString());
    assertThat(run.out()).isEqualTo("-1.0000\n");
    assertThat(run.err()).contains("two.raw:1:", "the file is damaged: the checksum in byte ");
  }

  @Test
  void printsAlphaInAlphaMode() throws IOException {
    assertThat(run("\"HELLO\" / AON / STOP", "").out()).isEqualTo("HELLO\n");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '|',
      value = {"abc,ABC", "\"abc\",abc", "\",\"", "a\",A\"", "\"a,\"A", "\"\"\",\""})
  void answersInAlphaModeAreTextInCapitalsOrBetweenQuotes(String answer, String alpha)
      throws IOException {
    assertThat(run("AON / CLA / STOP / AVIEW", answer + "\n").lines()).endsWith(alpha);
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '|',
      value = {"|YES |,4", "| YES|,4", "|\"YES\" |,3"})
  void blanksOfAnAnswerInAlphaModeAreCharacters(String answer, int length) throws IOException {
    assertThat(run("AON / STOP / AOFF / ALENG", answer + "\n").lines())
        .endsWith(" " + length + ".0000");
  }

  @Test
  void anEmptyTextBetweenQuotesLeavesAlphaEmpty() throws IOException {
    assertThat(run("AON / \"OLD\" / STOP / ALENG", "\"\"\n", "--json").out())
        .contains("\"alpha\":\"\"");
  }

  @Test
  void printsTheDisplayOfPseAndContinues() throws IOException {
    assertThat(run("1 / PSE / 2 / PSE / 3", "").out()).isEqualTo(" 1.0000\n 2.0000\n 3.0000\n");
  }

  @Test
  void printsMessagesInFullAndOnce() throws IOException {
    assertThat(run("\"A LONG MESSAGE\" / AVIEW / PSE / STOP / 5", "\n").out())
        .isEqualTo("A LONG MESSAGE\n 5.0000\n");
    assertThat(run("7 / VIEW X / CLX", "").out()).isEqualTo(" 7.0000\n");
    assertThat(run("\"WHAT?\" / PROMPT / 5", "\n").out()).isEqualTo("WHAT?\n 5.0000\n");
    assertThat(run("\"WHAT?\" / AON / PROMPT / AOFF / 5", "\n").out())
        .isEqualTo("WHAT?\n 5.0000\n");
  }

  @Test
  void printsARepeatedDisplayAgain() throws IOException {
    assertThat(run("7 / VIEW X / CLD / PSE / STOP", "").out())
        .isEqualTo(" 7.0000\n 7.0000\n 7.0000\n");
  }

  @Test
  void viewWithFlag21StopsForAnAnswer() throws IOException {
    assertThat(run("SF 21 / 7 / VIEW X / 1 / +", "8\n").out()).isEqualTo(" 7.0000\n 9.0000\n");
  }

  @Test
  void acceptsWordsAsAnswer() throws IOException {
    assertThat(run("STOP / +", "2 ENTER^ 3\n").out()).isEqualTo(" 0.0000\n 5.0000\n");
    assertThat(run("STOP / FS? 22 / 1", "42\n").out()).isEqualTo(" 0.0000\n 1.0000\n");
  }

  @Test
  void acceptsTextAsAnswerInAlphaMode() throws IOException {
    String program = "AON / STOP / AOFF / FS? 23 / AVIEW";
    assertThat(run(program, "Hello 5\n").out()).isEqualTo("\nHELLO 5\n");
    assertThat(run(program, "\"a b \"\n").out()).isEqualTo("\na b \n");
    assertThat(run(program, "\n").out()).isEqualTo("\n 0.0000\n");
  }

  @Test
  void endsAtTheEndOfTheAnswers() throws IOException {
    assertThat(run("LBL 01 / 1 / + / STOP / GTO 01", "\n\n").out())
        .isEqualTo(" 1.0000\n 2.0000\n 3.0000\n");
  }

  @Test
  void endsAtTheEndOfTheProgramThoughAnswersAreLeft() throws IOException {
    assertThat(run("5 / RTN / 6", "\n\n").out()).isEqualTo(" 5.0000\n");
    assertThat(run("5 / END", "\n\n").out()).isEqualTo(" 5.0000\n");
  }

  @Test
  void errorEndsItWithTheLine() throws IOException {
    assertThat(run("LBL \"AB\" / 5 / 0 / /", "\n"))
        .isEqualTo(new Run(1, "", "hp41: DATA ERROR in AB, line 04 /\n"));
  }

  @Test
  void errorInAnAnswerEndsIt() throws IOException {
    assertThat(run("STOP / 5", "1 0 /\n")).isEqualTo(new Run(1, " 0.0000\n", "hp41: DATA ERROR\n"));
    assertThat(run("STOP / 5", "FOO\n").exitCode()).isEqualTo(1);
  }

  @Test
  void startsAtALabel() throws IOException {
    String program = "LBL \"A1\" / 1 / RTN / LBL 05 / 5 / RTN / LBL B / 2 / RTN / LBL \"B1\" / 3";
    assertThat(run(program, "").out()).isEqualTo(" 1.0000\n");
    assertThat(run(program, "", "B1").out()).isEqualTo(" 3.0000\n");
    assertThat(run(program, "", "05").out()).isEqualTo(" 5.0000\n");
    assertThat(run(program, "", "B").out()).isEqualTo(" 2.0000\n");
    assertThat(run(program, "", "C").exitCode()).isEqualTo(2);
    assertThat(run("9 / LBL \"A1\" / 1 / +", "").out()).isEqualTo(" 1.0000\n");
  }

  @Test
  void writesTheStateAtEachStop() throws IOException {
    Run run = run("1 / VIEW X / STOP / +", "41\n", "--json");
    assertThat(run.lines()).hasSize(2);
    assertThat(run.lines().get(0)).startsWith("{\"in\":\"\",\"display\":\" 1.0000\",");
    assertThat(run.lines().get(1)).startsWith("{\"in\":\"41\",\"display\":\" 42.0000\",");
  }

  @Test
  void writesTheStateAtAnError() throws IOException {
    Run run = run("LBL \"A\" / 0 / 1/X", "", "--json");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.lines()).hasSize(1);
    assertThat(run.out()).contains("\"line\":\"03 1/X\",\"error\":\"DATA ERROR\"");
  }

  @Test
  void stopsAtALimit() throws IOException {
    Run run = run("LBL 01 / GTO 01", "", "--max-lines", "1000", "--time");
    assertThat(run.exitCode()).isEqualTo(4);
    assertThat(run.err())
        .contains("hp41: stopped after 1000 lines\n")
        .contains("{\"lines\":1000,\"nanos\":");
    assertThat(run("LBL 01 / PSE / GTO 01", "", "--timeout", "0.05").exitCode()).isEqualTo(4);
    assertThat(run("5 / 6 / +", "", "--max-lines", "4").exitCode()).isZero();
  }

  @Test
  void repeatsButPrintsOnce() throws IOException {
    Run run = run("1 / STO + 00 / STOP / RCL 00", "\n", "--repeat", "3", "--time");
    assertThat(run.out()).isEqualTo(" 1.0000\n 1.0000\n");
    assertThat(run.err().lines()).hasSize(3).allMatch(line -> line.startsWith("{\"lines\":4,"));
  }

  @Test
  void tracesEachLine() throws IOException {
    assertThat(run("2 / 3 / +", "", "--trace").err())
        .isEqualTo(
            """
            01 2                    2.0000
            02 3                    3.0000
            03 +                    5.0000
            """);
  }

  @Test
  void reportsThePositionOfAnErrorInAFile() throws IOException {
    Run run = run("LBL \"A\" / STX 01", "");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).startsWith(folder.resolve("program.txt") + ":2:1: ");
    assertThat(Run.of("", "run", folder.resolve("none").toString()).exitCode()).isEqualTo(3);
  }

  @Test
  void refusesAProgramThatDoesNotFitAndSuggestsASize() {
    Run run = Run.of("", "run", "8QUEENS", "--model", "c");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).startsWith("hp41: 8QUEENS: needs ").contains("registers");
  }

  @Test
  void bundledProgramMakesRoomForItself() {
    assertThat(Run.of("", "run", "8QUEENS", "--model", "cv").out()).isEqualTo("PUBLISH?\n");
  }

  @Test
  void savesTheStateForTheNextRun() throws IOException {
    String state = folder.resolve("state").toString();
    run("1 / ST+ 00 / RCL 00", "", "--state", state);
    assertThat(run("1 / ST+ 00 / RCL 00", "", "--state", state).out()).isEqualTo(" 2.0000\n");
  }

  @Test
  void switchingOffEndsIt() throws IOException {
    assertThat(run("5 / OFF / 6", "\n\n")).isEqualTo(new Run(0, "", ""));
  }

  @Test
  void sizeWithoutRoomForTheProgramsIsRefused() throws IOException {
    Path file = folder.resolve("long.txt");
    Files.writeString(file, "LBL \"LONG\"\n" + "\"ABCDEFGHIJKLMN\"\n".repeat(40) + "SIZE?\nEND\n");
    String name = file.toString();
    String refusal =
        "hp41: --size 239: there is room for 232 registers with %s; type --size 232 or less\n"
            .formatted(name);
    for (List<String> line :
        List.of(
            List.of("run", name, "--size", "239"),
            List.of("calc", "--load", name, "--size", "239", "SIZE?"))) {
      Run run = Run.of("", line.toArray(String[]::new));
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.out()).isEmpty();
      assertThat(run.err()).isEqualTo(refusal);
    }
    assertThat(Run.of("", "run", name, "--size", "232").out()).isEqualTo(" 232.0000\n");
  }
}
