package hp41.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Checks that {@code hp41 step} reports the line and the field of an error. */
class StepRefusalsTest {

  private static final String OTHER_CONTENT =
      "expected a number, {\"text\":\"…\"} or {\"hex\":\"…\"} of up to 6 characters,"
          + " or {\"raw\":\"14 hex digits\"}, not ";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {}                                    | 1: line: line or bytes is required
          {"line":5}                            | 1: line: expected a string, not 5
          {"line":"SINN"}                       | 1: line: 1:1: unknown instruction SINN; did you mean SIN or SIGN?
          {"line":""}                           | 1: line: 1:1: the text contains no program
          {"line":"+","line":"-"}               | 1: line: this name occurs twice
          {"line":"1E-99999999"}                | 1: line: 1:1: unknown instruction 1E-99999999
          {"bytes":"9"}                         | 1: bytes: not hexadecimal bytes: 9
          {"size":1.5,"line":"+"}               | 1: size: expected a whole number from 0 to 999, not 1.5
          {"size":-1,"line":"+"}                | 1: size: expected a whole number from 0 to 999, not -1
          {"size":1e999999999,"line":"+"}       | 1: size: expected a whole number from 0 to 999, not 1E+999999999
          {"size":400,"line":"+"}               | 1: size: there is no room for 400
          {"size":319,"memory":["1\\n2\\n3\\n4\\n5"],"line":"+"} | 1: size: there is room for only 317 with these programs
          {"size":1e9999999999,"line":"+"}      | 1: size: the exponent of 1e9999999999 is too large
          {"x":1e999999999,"line":"+"}          | 1: x: the number is too large for a register: 1E+999999999
          {"x":"1e-9999999999","line":"+"}      | 1: x: this is not a number: 1e-9999999999
          {"x":"NaN","line":"+"}                | 1: x: this is not a number: NaN
          {"x":null,"x":1,"line":"+"}           | 1: x: this name occurs twice
          {"registers":{"5":1,"05":2},"line":"+"} | 1: registers.05: this register occurs twice
          {"registres":{"00":1},"line":"+"}     | 1: registres: unknown field; did you mean registers?
          {"zzzzzz":1}                          | 1: zzzzzz: unknown field; there are alpha, alpha_hex, bytes, clock, flags, l, lift, line, memory, registers, setup, size, stopwatch, stopwatch_running, t, x, y, z
          {"line":"+","bytes":"40"}             | 1: bytes: it contradicts line; only one of them is possible
          {"bytes":"40","line":"+"}             | 1: line: it contradicts bytes; only one of them is possible
          {"alpha":"A","alpha_hex":"42"}        | 1: alpha_hex: it contradicts alpha
          {"y":{"text":"A","hex":"42"}}         | 1: y.hex: it contradicts text
          {"y":{"raw":"0","hex":"42"}}          | 1: y.hex: it contradicts raw; only one of them is possible
          {"y":{"txt":"A"}}                     | 1: y.txt: unknown field; did you mean text?
          {"x":{"raw":"XYZ"}}                   | 1: x.raw: expected 14 hex digits, not XYZ
          {"x":{"raw":"0000000000000000"}}      | 1: x.raw: expected 14 hex digits, not 0000000000000000
          {"x":{"text":1}}                      | 1: x.text: expected a string, not 1
          {"flags":[24,99],"line":"+"}          | 1: flags[1]: expected a whole number from 0 to 55, not 99
          {"flags":[null],"line":"+"}           | 1: flags[0]: expected a whole number from 0 to 55, not null
          {"flags":{"a":1},"line":"+"}          | 1: flags: expected a list of numbers, not {a=1}
          {"lift":1,"line":"+"}                 | 1: lift: expected true or false, not 1
          {"stopwatch":1.5,"line":"+"}          | 1: stopwatch: expected a whole number from -99999999999999 to 99999999999999, not 1.5
          {"clock":"1600-01-01T00:00"}          | 1: clock: '1600-01-01T00:00' is not a time from 1900 to 2199 such as 2026-01-15T10:30
          {"clock":"noon"}                      | 1: clock: 'noon' is not a time from 1900 to 2199 such as 2026-01-15T10:30
          {"registers":{"a":1},"line":"+"}      | 1: registers.a: there is no such register
          {"registers":{"100":1},"line":"+"}    | 1: registers.100: there is no such register, only 00 to 99
          {"registers":{"0":1},"size":0,"line":"+"} | 1: registers.00: there is no such register, none at all
          {"registers":[1],"line":"+"}          | 1: registers: expected an object of registers, not [1]
          {"registers":{"05":{"hex":"41424344454647"}},"line":"+"} | 1: registers.05.hex: it can contain 6 characters, not 7
          {"alpha_hex":"4","line":"+"}          | 1: alpha_hex: not hexadecimal bytes: 4
          {"alpha":"ABCDEFGHIJKLMNOPQRSTUVWXY","line":"+"} | 1: alpha: it can contain 24 characters, not 25
          {"memory":["+",null],"line":"+"}      | 1: memory[1]: expected a listing, not null
          {"memory":["+","+\\nSINN 1"],"line":"+"} | 1: memory[1]: 2:1: unknown instruction SINN; did you mean SIN or SIGN?
          {"setup":[],"line":"+"}               | 1: setup: expected a string, not []
          5                                     | 1: expected an object, {…}
          {"line":"+"                           | 1:12: line: no JSON: end of input
          {"line":tru}                          | 1:9: line: no JSON
          {"line":"+"} x                        | 1:15: no JSON
          """)
  void reportsTheInvalidField(String json, String message) {
    assertThat(Run.of(json, "step")).isEqualTo(new Run(3, "", "hp41: stdin:" + message + "\n"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"true", "[1]", "{}"})
  void reportsWhatRegistersCanContain(String content) {
    assertThat(Run.of("{\"l\":" + content + ",\"line\":\"+\"}", "step"))
        .isEqualTo(new Run(3, "", "hp41: stdin:1: l: " + OTHER_CONTENT + content + "\n"));
  }

  static Stream<Arguments> large() {
    return Stream.of(
        arguments("[".repeat(200_000), "stdin:1: expected an object"),
        arguments("{\"a\":" + "[".repeat(200_000), "no JSON: nesting limit 32 reached"),
        arguments("{\"a\":".repeat(200_000), "no JSON: nesting limit 32 reached"),
        arguments("{\"x\":" + "9".repeat(200_000) + "}", "stdin:1:6: x: no JSON"),
        arguments("{\"bytes\":\"" + "91".repeat(5_000) + "\"}", "bytes: it needs 714 registers"),
        arguments("{\"line\":\"" + "1".repeat(5_000) + "\"}", "line: it needs 714 registers"),
        arguments("{\"setup\":\"" + "SIN\\n".repeat(5_000) + "\"}", "setup: it needs 714 reg"),
        arguments(
            "{\"line\":\"" + "\\u0041".repeat(120_000) + "\"}", "line: 1:1: unknown instruction"),
        arguments("{\"" + "A".repeat(120_000) + "\":}", "no JSON: expected value"));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("large")
  void refusesValuesThatAreFarTooLarge(String json, String message) {
    Run run = Run.of(json, "step");
    assertThat(run.exitCode()).isEqualTo(3);
    assertThat(run.err()).contains(message).hasSizeLessThan(700);
  }

  @Test
  void stopsEndlessLines() {
    String loop = "\"LBL \\\"A\\\"\\nGTO \\\"A\\\"\"";
    assertThat(Run.of("{\"setup\":" + loop + ",\"line\":\"+\"}", "step", "--max-lines", "1000"))
        .isEqualTo(
            new Run(
                4,
                "",
                "hp41: stdin:1: setup: stopped after 1000 lines; --max-lines N raises the limit\n"));
    assertThat(Run.of("{\"memory\":" + loop + ",\"line\":\"XEQ \\\"A\\\"\"}", "step").err())
        .startsWith("hp41: stdin:1: line: stopped after 1000000 lines");
    assertThat(Run.of("{\"setup\":\"1\\n2\\n+\",\"line\":\"+\"}", "step", "--max-lines", "4"))
        .extracting(Run::exitCode)
        .isEqualTo(0);
  }
}
