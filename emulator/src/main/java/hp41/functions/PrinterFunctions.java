package hp41.functions;

import static hp41.functions.Printing.printing;
import static hp41.functions.Shapes.action;
import static hp41.machine.OperandKind.COUNT;
import static hp41.machine.OperandKind.NONE;
import static hp41.machine.OperandKind.PROGRAM;

import hp41.machine.Behaviour;
import hp41.machine.Function;
import hp41.machine.Module;
import hp41.machine.OperandKind;
import hp41.machine.Printer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The functions of the printers HP 82143A and 82162A, in the order in which CAT 2 shows them. What
 * they print follows the owner's manuals; there is no recording of it.
 */
public final class PrinterFunctions {

  // spotless:off (a chart: one row is the whole truth about one function)
  private static final List<Function> FUNCTIONS = List.of(
      of("-PRINTER-", 0, action(m -> {}),                        "--", "Heads the printer's functions in CAT 2; does nothing."),
      of("ACA",       1, printing(Accumulation::alpha),          "--", "Puts ALPHA into the print buffer."),
      of("ACCHR",     2, printing(Accumulation::character),      "--", "Puts the character of the code in X, 0 to 127, into the print buffer."),
      of("ACCOL",     3, printing(Accumulation::column),         "--", "Puts a column of dots, 0 to 127 in X, into the print buffer; the top dot counts 1."),
      of("ACSPEC",    4, printing(Accumulation::special),        "--", "Puts the special character in X into the print buffer."),
      of("ACX",       5, printing(Accumulation::x),              "--", "Puts X, as it is displayed, into the print buffer."),
      of("BLDSPEC",   6, printing(Accumulation::build),          "special column -- special", "Adds a column of dots to the special character in Y, or begins one if Y is 0."),
      keyboard("LIST", 7, COUNT, ProgramPrinting::lines,         "--", "Prints program lines from the current one on."),
      of("PRA",       8, printing(Printing::alpha),              "--", "Prints ALPHA."),
      of("PRAXIS",    9, printing(PlotAxis::print),               "--", "Prints the axis of a plot from R00 to R01, nnn columns in R02, with a tick at R04."),
      of("PRBUF",    10, printing(m -> m.printer().buffer().printLeft()), "--", "Prints the print buffer from the left."),
      of("PRFLAGS",  11, printing(Printouts::flags),             "--", "Prints SIZE, modes and all flags."),
      of("PRKEYS",   12, printing(Printouts::keys),              "--", "Prints what is assigned to keys."),
      keyboard("PRP", 13, PROGRAM, ProgramPrinting::program,     "--", "Prints a program, packed in trace mode."),
      of("PRPLOT",   14, Branching.program("PRPLOT"),            "--", "Asks for a program and for limits, and plots what the program makes of X."),
      of("PRPLOTP",  15, Branching.program("PRPLOTP"),           "--", "Plots as PRPLOT does, with what is in R00, R01, R04 and R08 to R11."),
      of("PRREG",    16, printing(Printing::registers),          "--", "Prints all data registers."),
      of("PRREGX",   17, printing(Printing::registersByX),       "--", "Prints the data registers bbb to eee that bbb.eee in X says."),
      of("PRΣ",      18, printing(Printing::sums),               "--", "Prints the statistics registers."),
      of("PRSTK",    19, printing(Printing::stack),              "--", "Prints T, Z, Y and X."),
      of("PRX",      20, printing(Printing::x),                  "--", "Prints X."),
      of("REGPLOT",  21, printing(Plotting::byRegisters),        "--", "Prints a line with a point at X, between R00 and R01, nnn.aaa in R02, symbol in R03."),
      of("SKPCHR",   22, printing(Accumulation::skipCharacters), "--", "Skips as many characters as X says, up to 23."),
      of("SKPCOL",   23, printing(Accumulation::skipColumns),    "--", "Skips as many columns as X says, up to 167."),
      of("STKPLOT",  24, printing(Plotting::byStack),            "--", "Prints a line with a point at X, between T and Z, nnn.aaa in Y."),
      of("FMT",      25, printing(m -> m.printer().buffer().format()), "--", "Parts the line: what follows is printed at the right, after a second one what is between in the middle."));
  // spotless:on

  private PrinterFunctions() {}

  private static Function of(
      String name, int number, Behaviour behaviour, String effect, String help) {
    return Function.of(name, Module.code(Printer.XROM, number), NONE, behaviour, effect, help);
  }

  private static Function keyboard(
      String name,
      int number,
      OperandKind operand,
      Behaviour behaviour,
      String effect,
      String help) {
    int code = Module.code(Printer.XROM, number);
    return Function.keyboard(name, code, operand, behaviour, effect, help);
  }

  /** The printer's functions, two of which are programs. */
  public static Module module() {
    return new Module("printer", Printer.XROM, FUNCTIONS, programs());
  }

  private static String programs() {
    try (InputStream listing = PrinterFunctions.class.getResourceAsStream("plot.txt")) {
      return new String(listing.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
