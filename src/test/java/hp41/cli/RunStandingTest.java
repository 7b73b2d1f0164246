package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.app.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.commons.lang3.ArrayUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Checks the state that {@code hp41 run} reports at the end, and the words that it evaluates first.
 */
class RunStandingTest {

  @TempDir private Path folder;

  private Run run(String program, String answers, String... options) throws IOException {
    Path file = Files.writeString(folder.resolve("program.txt"), program.replace(" / ", "\n"));
    return Run.of(answers, ArrayUtils.insert(0, options, "run", file.toString()));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "`\"WHAT?\" / PROMPT / 5`, ``, 0, prompt",
        "`\"WHAT?\" / AVIEW / STOP / 5`, ``, 0, stop",
        "`SF 21 / 7 / VIEW X / 5`, ``, 0, stop",
        "`STOP / 5`, `7`, 0, end",
        "`5 / RTN / 6`, `7`, 0, end",
        "`5 / OFF / 6`, `7`, 0, off",
        "`STOP / 1/X`, `0`, 1, error",
        "`STOP / 1/X`, `FNORD`, 1, error",
        "`STOP / LBL 01 / GTO 01`, `0`, 4, limit"
      })
  void lastObjectContainsTheOutcome(String program, String answer, int exitCode, String stopped)
      throws IOException {
    String answers = answer.isEmpty() ? "" : answer + "\n";
    Run run = run(program, answers, "--json", "--max-lines", "500");
    assertThat(run.exitCode()).isEqualTo(exitCode);
    assertThat(run.lines()).last().asString().endsWith(",\"stopped\":\"" + stopped + "\"}");
  }

  @Test
  void stopThatContinuesIsReportedToo() throws IOException {
    assertThat(run("\"A?\" / PROMPT / STOP / 5", "\n\n", "--json").lines())
        .extracting(line -> line.replaceAll(".*,\"stopped\":", ""))
        .containsExactly("\"prompt\"}", "\"stop\"}", "\"end\"}");
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "`LBL \"A1\" / \"W?\" / PROMPT / 5`, 0, `the input ended while the program waited for an answer; it continues in A1, line 04 5`",
        "`LBL \"A1\" / \"W?\" / PROMPT / 5`, 1, ``",
        "`LBL \"A1\" / \"W?\" / PROMPT / 5`, 2, `the program did not read line 2 of the input`",
        "`LBL \"A1\" / STOP / 5`, 0, `the input ended while the program waited for an answer; it continues in A1, line 03 5`",
        "`LBL \"A1\" / 5`, 0, ``",
        "`LBL \"A1\" / 5`, 1, `the program did not read line 1 of the input`",
        "`LBL \"A1\" / OFF`, 1, `the program did not read line 1 of the input`"
      })
  void strictRequiresThatTheInputFits(String program, int lines, String complaint)
      throws IOException {
    Run strict = run(program, "\n".repeat(lines), "--strict");
    assertThat(strict.err()).isEqualTo(complaint.isEmpty() ? "" : "hp41: " + complaint + "\n");
    assertThat(strict.exitCode()).isEqualTo(complaint.isEmpty() ? 0 : ExitCode.LIMIT);
    assertThat(run(program, "\n".repeat(lines)).exitCode()).isZero();
  }

  @Test
  void errorHasPriorityOverInputThatDoesNotFit() throws IOException {
    assertThat(run("0 / 1/X", "\n", "--strict").exitCode()).isEqualTo(ExitCode.CALCULATOR_ERROR);
    assertThat(run("LBL 01 / GTO 01", "\n", "--strict", "--max-lines", "9").err())
        .isEqualTo("hp41: stopped after 9 lines\n");
    assertThat(run("LBL 01 / GTO 01", "", "--max-lines", "1").err())
        .isEqualTo("hp41: stopped after 1 line\n");
    assertThat(run("LBL 01 / GTO 01", "", "--timeout", "1").err())
        .isEqualTo("hp41: stopped after 1 second\n");
  }

  @Test
  void wordsAreEvaluatedFirst() throws IOException {
    String program = "LBL \"A1\" / + / RTN / LBL \"B1\" / - / RTN / LBL 07 / * / RTN";
    assertThat(run(program, "", "A1", "3", "ENTER", "4").out()).isEqualTo(" 7.0000\n");
    assertThat(run(program, "", "B1", "3", "-4").out()).isEqualTo(" 7.0000\n");
    assertThat(run(program, "", "7", "3", "4").out()).isEqualTo(" 12.0000\n");
    assertThat(run(program, "", "B1", "3 ENTER 4", "SIZE 010").out()).isEqualTo("-1.0000\n");
    assertThat(run(program, "", "B1", "9 ENTER 2 3 XEQ \"A1\"").out()).isEqualTo(" 4.0000\n");
    assertThat(run(program, "", "A1", "3", "4", "--repeat", "3").out()).isEqualTo(" 7.0000\n");
    assertThat(run(program, "", "A1", "3", "4", "--json").out()).startsWith("{\"in\":\"3 4\",");
  }

  @Test
  void wordsMayFollowTheProgramAtOnce() throws IOException {
    assertThat(run("LBL \"A1\" / +", "", "3", "4").out()).isEqualTo(" 7.0000\n");
    assertThat(run("LBL \"A1\" / +", "", "-3.5", "4").out()).isEqualTo(" 0.5000\n");
    assertThat(run("LBL \"A1\" / +", "", "PI", "4").out()).isEqualTo(" 7.1416\n");
    assertThat(run("LBL \"A1\" / AVIEW", "", "\"HI\"").out()).isEqualTo("HI\n");
    assertThat(run("LBL \"A1\" / +", "", "05", "4"))
        .isEqualTo(new Run(2, "", "hp41: there is no label 05\n"));
  }

  @Test
  void numbersAfterAScriptAreNotLabels() throws IOException {
    String program = "LBL \"A1\" / + / RTN / LBL 12 / - / RTN / LBL \"B1\" / -";
    assertThat(run(program, "", "12", "3", "4").out()).isEqualTo("-1.0000\n");
    assertThat(run("#!hp41 run / " + program, "", "12", "3").out()).isEqualTo(" 15.0000\n");
    assertThat(run("#!hp41 run / " + program, "", "B1", "12", "3").out()).isEqualTo(" 9.0000\n");
    assertThat(Run.of("NO\n158\n", "run", "8QUEENS", "5").out()).startsWith("PUBLISH?\n");
  }

  @Test
  void invalidWordEndsIt() throws IOException {
    assertThat(run("LBL \"A1\" / 5", "", "A1", "FNORD").exitCode()).isEqualTo(1);
    assertThat(run("LBL \"A1\" / 5", "", "A1", "0", "1/X"))
        .isEqualTo(new Run(1, "", "hp41: DATA ERROR\n"));
    assertThat(run("LBL \"A1\" / LBL 01 / GTO 01", "", "--max-lines", "9", "A1", "XEQ", "\"A1\""))
        .isEqualTo(new Run(4, "", "hp41: stopped after 9 lines\n"));
  }

  @Test
  void unknownOptionsAreNotWords() throws IOException {
    assertThat(run("LBL \"A1\" / 5", "", "A1", "--strct").exitCode()).isEqualTo(2);
    assertThat(run("LBL \"A1\" / 5", "", "--jsn").exitCode()).isEqualTo(2);
  }
}
