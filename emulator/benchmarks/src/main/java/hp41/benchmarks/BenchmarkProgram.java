package hp41.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The measured programs: five computations, pairs that should take the same time for each line, and
 * loops over fifty equal lines.
 */
public enum BenchmarkProgram {
  /** All solutions of the eight queens. */
  Q8(resource("q8")),
  /** Adding, counting and jumping. */
  M1(resource("m1")),
  /** Functions. */
  M2(resource("m2")),
  /** Calls and indirect registers. */
  M3(resource("m3")),
  /** Text. */
  M4(resource("m4")),
  /** A label near its jump. */
  NEAR(loop("GTO 02\n+\nLBL 02")),
  /** A label after 2,000 lines, too far for the distance in the two bytes of the jump. */
  FAR(loop("GTO 02\n" + "+\n".repeat(2000) + "LBL 02")),
  /** A jump to the only global label beside the program's. */
  ALPHA(loop("GTO \"Z\"\nLBL \"Z\"")),
  /** A jump to one of a hundred labels. */
  ALPHAS(loop("GTO \"Z\"\nLBL \"Z\"") + globals(98)),
  /** A call from the main program. */
  CALL(loop("XEQ 03") + "LBL 03\nRTN\n"),
  /** Six calls within each other. */
  CALLS(
      loop("XEQ 03")
          + "LBL 03\nXEQ 04\nRTN\nLBL 04\nXEQ 05\nRTN\nLBL 05\nXEQ 06\nRTN\n"
          + "LBL 06\nXEQ 07\nRTN\nLBL 07\nXEQ 08\nRTN\nLBL 08\nRTN\n"),
  /** The time of a line that does nothing. */
  LABEL(fifty("LBL 05")),
  /** Number lines, and the nulls that separate them. */
  NUMBER(fifty("1")),
  /** Registers. */
  RECALL(fifty("RCL 01")),
  /** Registers whose numbers are in another register. */
  INDIRECT(fifty("RCL IND 04")),
  /** Sums. */
  PLUS(fifty("+")),
  /** Products. */
  TIMES(fifty("*")),
  /** Counters. */
  COUNT(fifty("ISG 03\nLBL 05")),
  /** Tests that skip a line. */
  TEST(fifty("FS? 05\nLBL 05"));

  private final String listing;

  BenchmarkProgram(String listing) {
    this.listing = listing;
  }

  /** The lines of the program. The first one is the label at which it starts. */
  String listing() {
    return listing;
  }

  /** Returns the listing of a program. */
  static String resource(String name) {
    try (InputStream in = BenchmarkProgram.class.getResourceAsStream(name + ".txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String fifty(String lines) {
    return loop((lines + "\n").repeat(50));
  }

  private static String loop(String lines) {
    return "LBL \"LOOP\"\n1\nSTO 01\nSTO 03\nSTO 04\n10000\nSTO 00\nLBL 01\n"
        + lines
        + "\nDSE 00\nGTO 01\nRTN\n";
  }

  private static String globals(int count) {
    return IntStream.range(0, count)
        .mapToObj("LBL \"G%d\"\n"::formatted)
        .collect(Collectors.joining());
  }
}
