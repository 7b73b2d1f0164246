package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checks {@code hp41 step}. */
class StepCommandTest {

  private static String step(String json) {
    Run run = Run.of(json, "step");
    assertThat(run.err()).isEmpty();
    assertThat(run.exitCode()).isZero();
    return run.out();
  }

  @Test
  void startsFromTheGivenState() {
    assertThat(
            step(
                """
                {"t":"4.000000000E+00","z":"3","y":2,"x":{"text":"A"},"l":"5","alpha_hex":"7E41",\
                "flags":[1,28,29,37,40],"registers":{"05":{"raw":"00000000000FFF"}},\
                "line":"RDN"}
                """))
        .contains(
            "\"t\":{\"text\":\"A\",\"hex\":\"41\"},\"z\":\"4.000000000E+00\"",
            "\"y\":\"3.000000000E+00\",\"x\":\"2.000000000E+00\",\"l\":\"5.000000000E+00\"",
            "\"alpha\":\"ΣA\"",
            "\"flags\":[1,28,29,37,40]",
            "\"registers\":{\"05\":{\"raw\":\"00000000000FFF\"}}");
  }

  @Test
  void reportsWhatFollowsTheLine() {
    assertThat(step("{\"line\":\"X=0?\"}")).contains("\"next\":\"next\"");
    assertThat(step("{\"line\":\"X#0?\"}")).contains("\"next\":\"skip\"");
    assertThat(step("{\"line\":\"1/X\"}"))
        .contains("\"error\":\"DATA ERROR\"", "\"next\":\"error\"");
    assertThat(step("{\"line\":\"OFF\"}")).contains("\"display\":\"(off)\"", "\"next\":\"off\"");
    assertThat(step("{\"line\":\"STOP\"}")).contains("\"next\":\"jump\"");
    assertThat(step("{\"bytes\":\"0000\"}")).contains("\"next\":\"next\"");
  }

  @Test
  void reportsWhetherTheStackLiftIsEnabled() {
    assertThat(step("{\"line\":\"CLX\",\"lift\":true}")).contains("\"lift\":false");
    assertThat(step("{\"line\":\"+\",\"lift\":false}")).contains("\"lift\":true");
    assertThat(step("{\"line\":\"5\",\"x\":\"1\",\"lift\":false}"))
        .contains("\"y\":\"0.000000000E+00\",\"x\":\"5.000000000E+00\"");
    assertThat(step("{\"line\":\"5\",\"x\":\"1\",\"lift\":true}"))
        .contains("\"y\":\"1.000000000E+00\",\"x\":\"5.000000000E+00\"");
  }

  @Test
  void offLeavesTheStackLiftAndNoAnnunciatorIsLit() {
    assertThat(step("{\"line\":\"OFF\",\"flags\":[1,27,43],\"lift\":false}"))
        .contains("\"annunciators\":[]", "\"lift\":false");
    assertThat(step("{\"line\":\"OFF\",\"lift\":true}")).contains("\"lift\":true");
  }

  @Test
  void aKeyThatNobodyPressesIsWaitedFor() {
    assertThat(step("{\"line\":\"GETKEY\",\"x\":\"7\",\"lift\":false}"))
        .contains("\"x\":\"0.000000000E+00\"", "\"lift\":true,\"next\":\"next\"");
  }

  @Test
  void programsAreInMemory() {
    String memory = "\"memory\":[\"LBL \\\"A\\\"\\n5\\nRTN\",\"LBL \\\"B\\\"\\n6\"]";
    assertThat(step("{\"line\":\"XEQ \\\"B\\\"\"," + memory + "}"))
        .contains("\"x\":\"6.000000000E+00\"", "\"next\":\"jump\"");
  }

  @Test
  void theSetupIsExecutedFirst() {
    assertThat(step("{\"setup\":\"7\\nSTO 03\",\"line\":\"RCL 03\"}"))
        .contains("\"x\":\"7.000000000E+00\"");
  }

  @Test
  void stateOfTheSetupRemainsUnlessAFieldChangesIt() {
    String setup = "\"setup\":\"5\\nSETSW\\nRUNSW\",\"line\":\"RCLSW\"";
    assertThat(step("{" + setup + "}"))
        .contains("\"x\":\"5.000000000E+00\"", "\"stopwatch\":1800000,\"stopwatch_running\":true");
    assertThat(step("{\"stopwatch\":100," + setup + "}"))
        .contains("\"stopwatch\":100,\"stopwatch_running\":true");
    assertThat(step("{\"stopwatch_running\":false," + setup + "}"))
        .contains("\"stopwatch\":1800000,\"stopwatch_running\":false");
    assertThat(step("{\"line\":\"X=0?\",\"setup\":\"SF 05\\nDEG\\n4\\n\\\"AB\\\"\\nSIGN\"}"))
        .contains("\"x\":\"1.000000000E+00\"", "\"l\":\"4", "\"alpha\":\"AB\"", "\"flags\":[5,");
  }

  @Test
  void acceptsBytesToo() {
    assertThat(step("{\"bytes\":\"9073\",\"x\":\"3\"}")).contains("\"y\":\"3.000000000E+00\"");
  }

  @Test
  void memoryHasTheSizeGiven() {
    assertThat(step("{\"size\":5,\"line\":\"STO 05\"}")).contains("\"error\":\"NONEXISTENT\"");
  }

  @Test
  void reportsTheLineThatCannotBeParsed() {
    Run run = Run.of("{\"line\":\"+\"}\n{\"line\":}\n", "step");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.lines()).hasSize(1);
    assertThat(run.err()).isEqualTo("hp41: stdin:2:9: line: no JSON: expected value\n");
  }

  @ParameterizedTest
  @CsvSource({"FF, 16", "F2 41, 3", "90, 2", "E0 00, 3", "40 1D, 2"})
  void bytesThatEndWithinALineAreRefused(String bytes, int length) {
    Run run = Run.of("{\"bytes\":\"" + bytes + "\"}\n", "step");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains("bytes: the last line needs " + length + " bytes");
  }

  @Test
  void readsBytesWithOrWithoutBlanks() {
    String registers = "\"registers\":{\"05\":\"7.000000000E+00\"}";
    for (String bytes : new String[] {"9005", "90 05"}) {
      Run run = Run.of("{\"bytes\":\"" + bytes + "\"," + registers + "}\n", "step");
      assertThat(run.out()).contains("\"x\":\"7.000000000E+00\"");
    }
  }
}
