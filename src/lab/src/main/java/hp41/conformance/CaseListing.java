package hp41.conformance;

import hp41.Calculator;
import hp41.Internals;
import hp41.listing.Assembler;

/**
 * The programs that are in memory in a case.
 *
 * @param text their lines
 */
record CaseListing(String text) {

  /** Loads the programs, if there are any. */
  void load(Calculator calculator) {
    if (!text.isEmpty()) {
      calculator.load(new Assembler(Internals.known(calculator)).assemble(text).programs());
    }
  }

  /** Returns the command of a shell that prints the lines. */
  String printed() {
    String quoted =
        text.replace("\\", "\\\\").replace("%", "%%").replace("'", "'\\''").replace("\n", "\\n");
    return "printf '" + quoted + "\\n'";
  }
}
