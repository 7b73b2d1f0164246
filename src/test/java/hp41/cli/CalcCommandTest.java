package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.states.HeldState;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks {@code hp41 calc}. */
class CalcCommandTest {

  @TempDir private Path folder;

  @Test
  void aTextLeavesStackLiftAsItWas() {
    assertThat(Run.of("", "calc", "--json", "9 5 ENTER \"A\" 7").out())
        .contains("\"z\":\"9.000000000E+00\",\"y\":\"5.000000000E+00\"");
    assertThat(Run.of("", "calc", "--json", "9 5 \"A\" >\"B\" 7").out())
        .contains("\"z\":\"9.000000000E+00\",\"y\":\"5.000000000E+00\"");
  }

  @Test
  void evaluatesItsArguments() {
    assertThat(Run.of("", "calc", "2", "3", "+")).isEqualTo(new Run(0, " 5.0000\n", ""));
    assertThat(Run.of("", "calc", "2 -3", "*")).isEqualTo(new Run(0, "-6.0000\n", ""));
    assertThat(Run.of("", "calc", "5", "2", "-").out()).isEqualTo(" 3.0000\n");
  }

  @Test
  void evaluatesEachLineOfStdin() {
    assertThat(Run.of("2\n3 +\n\n", "calc"))
        .isEqualTo(new Run(0, " 2.0000\n 5.0000\n 5.0000\n", ""));
  }

  @Test
  void writesTheStateAsJson() {
    assertThat(Run.of("", "calc", "--json", "4.2 STO 05 \"Σ\\\"a\\\\\" ASTO 06 1E-5 CHS").out())
        .isEqualTo(
            """
            {"in":"4.2 STO 05 \\"Σ\\\\\\"a\\\\\\\\\\" ASTO 06 1E-5 CHS","display":"-1.0000   -05",\
            "annunciators":[],"t":"0.000000000E+00","z":"0.000000000E+00","y":"4.200000000E+00",\
            "x":"-1.000000000E-05","l":"0.000000000E+00","alpha":"Σ\\"a\\\\","alpha_hex":"7E22615C",\
            "flags":[22,23,26,28,29,37,40],\
            "registers":{"05":"4.200000000E+00","06":{"text":"Σ\\"a\\\\","hex":"7E22615C"}},\
            "line":"00 REG 219","error":null}
            """);
  }

  @Test
  void writesRegistersFrom100OnWithThreeDigits() {
    Run run = Run.of("", "calc", "--json", "--size", "120", "7 110 X<>Y STO IND Y");
    assertThat(run.out()).contains("\"registers\":{\"110\":\"7.000000000E+00\"}");
  }

  @Test
  void writesOtherRegisterContentRaw() {
    Run run = Run.of("", "calc", "--json", "\"ABCDEFGH\" RCL M STO 00");
    assertThat(run.out()).contains("\"x\":{\"raw\":\"42434445464748\"}");
  }

  @Test
  void plugsExtendedMemoryInAndPullsItOut() {
    String state = folder.resolve("memory.txt").toString();
    assertThat(Run.of("", "calc", "--state", state, "--plug", "xmemory", "\"F\" 200 CRFLD EMROOM"))
        .isEqualTo(new Run(0, " 160.0000\n", ""));
    assertThat(Run.of("", "calc", "--state", state, "FLSIZE").out()).isEqualTo(" 200.0000\n");
    assertThat(Run.of("", "calc", "--state", state, "--unplug", "xmemory", "EMROOM").out())
        .isEqualTo(" 124.0000\n");
    assertThat(Run.of("", "calc", "--state", state, "--plug", "xmemory", "FLSIZE").out())
        .isEqualTo("FL NOT FOUND\n");
  }

  @Test
  void endsWithOneIfTheLastLineIsWrong() {
    assertThat(Run.of("1 0 /\n", "calc"))
        .isEqualTo(new Run(1, "DATA ERROR\n", "hp41: DATA ERROR\n"));
    assertThat(Run.of("1 0 /\n5\n", "calc"))
        .isEqualTo(new Run(0, "DATA ERROR\n 5.0000\n", "hp41: DATA ERROR\n"));
  }

  @Test
  void keepsTheStateAfterAnErrorAndSkipsTheRestOfTheLine() {
    assertThat(Run.of("7 0 / 9\n+\n", "calc").out()).isEqualTo("DATA ERROR\n 7.0000\n");
  }

  @Test
  void suggestsNamesForAnUnknownWord() {
    Run run = Run.of("", "calc", "9", "SQTR");
    assertThat(run.exitCode()).isEqualTo(1);
    assertThat(run.out()).isEqualTo("NONEXISTENT\n");
    assertThat(run.err()).isEqualTo("hp41: unknown instruction SQTR; did you mean SQRT?\n");
    assertThat(Run.of("", "calc", "XEQ", "8QUENS").err()).contains("did you mean 8QUEENS");
  }

  @Test
  void reportsTheProgramLineOfAnError() throws IOException {
    Path program = Files.writeString(folder.resolve("a.txt"), "LBL \"AB\"\n0\n/\n");
    Run run = Run.of("", "calc", "--load", program.toString(), "5 XEQ \"AB\"");
    assertThat(run).isEqualTo(new Run(1, "DATA ERROR\n", "hp41: DATA ERROR in AB, line 03 /\n"));
  }

  @Test
  void runsAndResumesPrograms() {
    Run run = Run.of("XEQ 8QUEENS\n\"NO\" R/S\nR/S\n", "calc");
    assertThat(run.out()).isEqualTo("PUBLISH?\nAL POSITION?\nPOSITIONS=46\n");
  }

  @Test
  void listsCataloguesToTheirEnd() {
    assertThat(Run.of("", "calc", "5 \"F\" CRFLD EMDIR 2 *"))
        .isEqualTo(new Run(0, " 234.0000\n", ""));
    assertThat(Run.of("", "calc", "CAT 6").out()).isEqualTo("CAT EMPTY\n");
    assertThat(Run.of("", "calc", "7 CAT 3").out()).isEqualTo(" 7.0000\n");
  }

  @Test
  void keepsMemoryInAStateFile() {
    String state = folder.resolve("state").toString();
    assertThat(Run.of("", "calc", "--state", state, "5 STO 01").exitCode()).isZero();
    assertThat(Run.of("", "calc", "--state", state, "CLX RCL 01").out()).isEqualTo(" 5.0000\n");
  }

  @Test
  void refusesADamagedStateFileAndLeavesIt() throws IOException {
    Path state = Files.writeString(folder.resolve("state"), "hp41 state 1\nmodel XX\n");
    Run run = Run.of("", "calc", "--state", state.toString(), "5");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).startsWith("hp41: " + state + ":2:7: ").hasLineCount(1);
    assertThat(state).hasContent("hp41 state 1\nmodel XX\n");
  }

  @Test
  void refusesAStateFileThatAnotherCalculatorHasOpen() {
    Path state = folder.resolve("state");
    HeldState held = HeldState.acquire(state).orElseThrow();
    Run run = Run.of("", "calc", "--state", state.toString(), "5");
    held.close();
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err())
        .isEqualTo(
            "hp41: %s: another calculator has it open; leave that one or name another file\n"
                .formatted(state));
    assertThat(folder).isEmptyDirectory();
    assertThat(Run.of("", "calc", "--state", state.toString(), "--size", "400").exitCode())
        .isEqualTo(2);
    assertThat(Run.of("", "calc", "--state", state.toString(), "1").exitCode()).isZero();
    assertThat(folder).isDirectoryNotContaining(file -> !file.equals(state));
  }

  @Test
  void refusesAnotherModelThanTheStateHas() {
    String state = folder.resolve("state").toString();
    Run.of("", "calc", "--model", "cv", "--state", state, "5");
    assertThat(Run.of("", "calc", "--state", state, "1").exitCode()).isZero();
    Run run = Run.of("", "calc", "--model", "CX", "--state", state, "1");
    assertThat(run.exitCode()).isEqualTo(2);
    assertThat(run.err()).contains("41CV");
  }

  @Test
  void eachModelHasItsSize() {
    assertThat(Run.of("", "calc", "--model", "c", "STO 16").exitCode()).isZero();
    assertThat(Run.of("", "calc", "--model", "c", "STO 17").exitCode()).isEqualTo(1);
    assertThat(Run.of("", "calc", "--model", "cv", "272", "STO IND X").exitCode()).isZero();
    assertThat(Run.of("", "calc", "STO 99").exitCode()).isZero();
    assertThat(Run.of("", "calc", "100 STO IND X").exitCode()).isEqualTo(1);
  }

  @Test
  void refusesUnknownOptions() {
    assertThat(Run.of("", "calc", "--sized", "5").exitCode()).isEqualTo(2);
    assertThat(Run.of("", "calc", "--size", "400").exitCode()).isEqualTo(2);
    assertThat(Run.of("", "calc", "--model", "d").exitCode()).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "8queens         | 8queens: this is a program: XEQ 8QUEENS executes it",
        "8QUENS          | unknown instruction 8QUENS; did you mean XEQ 8QUEENS or XEQ NQUEENS?",
        "8q              | unknown instruction 8q; did you mean XEQ 8QUEENS?",
        "h               | unknown instruction h; did you mean HMS, HMS+ or HMS-?",
        "1E100           | 1E100: an exponent has one or two digits",
        "x=0             | unknown instruction x=0; did you mean X=0?",
        "2+3             | 2+3: in RPN this is 2 3 +",
        "sin(30)         | sin(30): in RPN this is 30 SIN",
        "sqrt(2)*(3+pi)  | sqrt(2)*(3+pi): in RPN this is 2 SQRT 3 PI + *",
        "8-3-2*4^2       | 8-3-2*4^2: in RPN this is 8 3 - 2 4 2 Y^X * -",
        "2+3)            | unknown instruction 2+3)",
        "(2+3            | unknown instruction (2+3",
        "2+fnord         | unknown instruction 2+fnord",
        "sto(5)          | unknown instruction sto(5)",
      })
  void explainsHowAWordOfOtherCalculatorsIsTyped(String word, String message) {
    assertThat(Run.of("", "calc", word).err()).isEqualTo("hp41: " + message + "\n");
  }

  @Test
  void fileOfWordsHasCommentsAndErrorPositions() throws IOException {
    String words = "#!/usr/bin/env -S hp41 calc -f\n\n; hypotenuse\nX^2 X<>Y X^2 + SQRT\n0 /\n2\n";
    String file = Files.writeString(folder.resolve("words"), words).toString();
    String shown = " 5.0000\nDATA ERROR\n 2.0000\n";
    assertThat(Run.of("", "calc", "-f", file, "3", "4"))
        .isEqualTo(new Run(0, shown, file + ":5: DATA ERROR\n"));
    assertThat(Run.of("3 4\n" + words, "calc", "-"))
        .isEqualTo(new Run(0, " 4.0000\n" + shown, "stdin:6: DATA ERROR\n"));
    assertThat(Run.of("0 /\n", "calc", "--file=-").exitCode()).isEqualTo(1);
  }

  @Test
  void fileOfWordsIsNotReadIfTheWordsBeforeItAreWrong() throws IOException {
    String file = Files.writeString(folder.resolve("words"), "2\n").toString();
    assertThat(Run.of("", "calc", "--file", file, "0", "1/X"))
        .isEqualTo(new Run(1, "", "hp41: DATA ERROR\n"));
    assertThat(Run.of("", "calc", "--file", folder.toString()))
        .isEqualTo(new Run(3, "", "hp41: " + folder + ": this is a folder, not a file\n"));
  }

  @Test
  void loneMinusSubtractsInAState() {
    String state = folder.resolve("memory.txt").toString();
    assertThat(Run.of("", "calc", "--state", state, "5", "3").exitCode()).isZero();
    assertThat(Run.of("9\n", "calc", "--state", state, "-").out()).isEqualTo(" 2.0000\n");
  }
}
