package hp41.functions;

import static org.assertj.core.api.Assertions.assertThat;

import hp41.FileBench;
import hp41.Inside;
import hp41.event.Event;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests the functions for programs of the HP-67. */
class Registers67Test {

  private final FileBench bench = new FileBench();

  @Test
  void clearsThePrimaryRegisters() {
    bench.after("1 STO 00 STO 09 STO 10 STO 19 STO 20 STO 25 STO 26 7CLREG");
    assertThat(Stream.of(0, 9, 20, 25).map(bench::register)).containsOnly("00000000000000");
    assertThat(Stream.of(10, 19, 26).map(bench::register)).containsOnly("01000000000000");
  }

  @Test
  void exchangesPrimaryAndSecondaryRegisters() {
    bench.after("1 STO 00 2 STO 19 7P<>S");
    assertThat(bench.register(10)).isEqualTo("01000000000000");
    assertThat(bench.register(9)).isEqualTo("02000000000000");
  }

  @Test
  void decimalsAndFormatsChangeIndependently() {
    assertThat(bench.after("1234.5 7DSP2")).isEqualTo(" 1,234.50");
    assertThat(bench.after("7SCI")).isEqualTo(" 1.23      03");
    assertThat(bench.after("7DSP4")).isEqualTo(" 1.2345    03");
    assertThat(bench.after("7ENG 7DSP0 7DSP3")).isEqualTo(" 1.235     03");
    assertThat(bench.after("7FIX 1 STO 25 RDN 7DSPI")).isEqualTo(" 1,234.5");
    assertThat(bench.after("10 STO 25 7DSPI")).isEqualTo("DATA ERROR");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9})
  void dspSetsTheNumberOfDecimalsInItsName(int decimals) {
    String zeros = decimals == 0 ? "." : "." + "0".repeat(decimals);
    assertThat(bench.after("8 7DSP" + decimals)).isEqualTo(" 8" + zeros);
  }

  @ParameterizedTest
  @CsvSource({
    "7ISZ, -1, 0, true",
    "7ISZ, 1, 2, false",
    "7DSZ, 1.5, 0.5, true",
    "7DSZ, 3, 2, false"
  })
  void countsRegister25AndSkipsAtZero(String function, String before, String after, boolean skip) {
    bench.load("LBL \"T\"\n" + function + "\nGTO 01\n8\nSTOP\nLBL 01\n9\nSTOP\nEND");
    assertThat(bench.after(before + " STO 25 XEQ \"T\"")).isEqualTo(skip ? " 8.0000" : " 9.0000");
    assertThat(bench.after("RCL 25 " + after + " X=Y?")).isEqualTo("YES");
  }

  @Test
  void countsTheRegisterWhoseNumberIsInRegister25() {
    bench.after("7 STO 25 5 STO 07 7ISZI 7ISZI 7DSZI RCL 07");
    assertThat(bench.calculator().display()).hasToString(" 6.0000");
    assertThat(bench.after("200 STO 25 7ISZI")).isEqualTo("NONEXISTENT");
    assertThat(bench.after("\"A\" ASTO 25 7ISZI")).isEqualTo("ALPHA DATA");
  }

  @ParameterizedTest
  @CsvSource({"3, 3", "10, 10", "14, 14", "15, 15", "19, 19", "20, NONEXISTENT"})
  void jumpsToTheLabelInRegister25(String label, String shown) {
    bench.load(
        """
        LBL "T"
        7GTOI
        LBL 03
        3
        STOP
        LBL A
        10
        STOP
        LBL E
        14
        STOP
        LBL a
        15
        STOP
        LBL e
        19
        STOP
        END
        """);
    bench.after("FIX 0 CF 29 " + label + " STO 25 XEQ \"T\"");
    assertThat(bench.calculator().display().toString().strip()).isEqualTo(shown);
  }

  @Test
  void callsAndReturns() {
    bench.load("LBL \"T\"\n2\nSTO 25\n7GSBI\n1\n+\nSTOP\nLBL 02\n4\nRTN\nEND");
    assertThat(bench.after("XEQ \"T\"")).isEqualTo(" 5.0000");
    assertThat(bench.after("7GSBI")).isEqualTo(" 4.0000");
  }

  @Test
  void jumpsBackByLines() {
    bench.load("LBL \"T\"\nGTO 01\n7\nSTOP\nLBL 01\n-4\nSTO 25\n7GTOI\n8\nEND");
    assertThat(bench.after("XEQ \"T\"")).isEqualTo("-4.0000");
    bench.load("LBL \"U\"\nGTO 01\n7\nSTOP\nLBL 01\n-5\nSTO 25\n7GTOI\n8\nEND");
    assertThat(bench.after("XEQ \"U\"")).isEqualTo(" 7.0000");
    bench.load("LBL \"V\"\n-5\nSTO 25\n7GTOI\n8\nEND");
    assertThat(bench.after("XEQ \"V\"")).isEqualTo("NONEXISTENT");
  }

  @Test
  void recallsSums() {
    bench.after("ΣREG 14 CLΣ 2 ENTER^ 3 Σ+ 5 ENTER^ 7 Σ+ 7RCLΣ");
    assertThat(bench.calculator().display()).hasToString(" 10.0000");
    assertThat(bench.after("X<>Y")).isEqualTo(" 7.0000");
  }

  @Test
  void showsXStackAndRegistersInAPause() {
    bench.load("LBL \"T\"\n7PRTX\n7PRSTK\n5\nSTO 25\n7PRREG\nCLD\nEND");
    bench.after("1 ENTER^ 2 XEQ \"T\"");
    assertThat(bench.events())
        .startsWith(
            new Event.Paused(" 2.0000", true),
            new Event.Paused(" 0.0000", true),
            new Event.Paused(" 0.0000", true),
            new Event.Paused(" 1.0000", true),
            new Event.Paused(" 2.0000", true))
        .endsWith(new Event.Paused(" 5.0000", true))
        .hasSize(21);
  }

  @Test
  void printsOnAPrinter() {
    bench.load("LBL \"T\"\n7PRTX\n7PRSTK\n7PRREG\nEND");
    FileBench printing = bench.withPrinter();
    printing.after("SF 21 3 XEQ \"T\"");
    assertThat(printing.events().stream().filter(Event.Printed.class::isInstance)).hasSize(24);
    assertThat(printing.events().stream().filter(Event.Paused.class::isInstance)).isEmpty();
  }

  @Test
  void needsTwentySixRegisters() {
    Inside.of(bench.calculator()).editor().resize(25);
    assertThat(bench.after("7CLREG")).isEqualTo(" 0.0000");
    assertThat(bench.after("7PRREG")).isEqualTo("NONEXISTENT");
    assertThat(bench.after("7P<>S")).isEqualTo(" 0.0000");
  }
}
