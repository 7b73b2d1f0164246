package hp41.functions.printing;

import static hp41.event.CalculatorError.*;
import static hp41.functions.Row.*;
import static hp41.functions.Shapes.action;
import static hp41.functions.printing.Printing.*;
import static hp41.key.OperandKind.COUNT;
import static hp41.key.OperandKind.PROGRAM;
import static hp41.machine.Role.KEYBOARD;
import static hp41.machine.Role.PRINT;

import hp41.functions.Accumulation;
import hp41.functions.ProgramControl;
import hp41.functions.Row;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import hp41.machine.Printer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The functions of the printers HP 82143A and 82162A in the order of catalog 2. Their output was
 * observed on the ROM of the 82143A; FMT, PRAXIS and the programs follow the manuals.
 */
public final class PrinterFunctions {

  // spotless:off (a table with one row per function)
  private static final List<CalculatorFunction> FUNCTIONS = Row.numbered(Printer.XROM, 0,
      heading("-PRINTER-", "A heading in CAT 2, without an effect."),
      of("ACA", printing(m -> m.printer().accumulate(m.alpha().text())), "--", "Puts ALPHA into the print buffer.")
          .errors(NONEXISTENT).flags(PRINTER, LETTERS).example("'X=' ACA 12.5 ACX PRBUF"),
      of("ACCHR", action(Accumulation::character), "--", "Puts the character of the code in X, 0 to 127, into the print buffer.")
          .errors(NONEXISTENT, ALPHA_DATA, DATA_ERROR).flags(PRINTER, LETTERS).example("72 ACCHR 80 ACCHR PRBUF"),
      of("ACCOL", action(Accumulation::column), "--", "Puts a column of dots, 0 to 127 in X, into the print buffer; the top dot has the value 1.")
          .errors(NONEXISTENT, ALPHA_DATA, DATA_ERROR).flags(PRINTER, LETTERS).example("127 ACCOL 65 ACCOL 65 ACCOL 65 ACCOL 65 ACCOL 65 ACCOL 127 ACCOL PRBUF"),
      of("ACSPEC", action(Accumulation::special), "--", "Puts the special character in X into the print buffer.")
          .errors(NONEXISTENT, DATA_ERROR).flags(PRINTER, LETTERS).example("0 ENTER^ 8 BLDSPEC 28 BLDSPEC 62 BLDSPEC 127 BLDSPEC 62 BLDSPEC 28 BLDSPEC 8 BLDSPEC ACSPEC PRBUF"),
      of("ACX", printing(Accumulation::x), "--", "Puts X, as it is displayed, into the print buffer.")
          .errors(NONEXISTENT).flags(PRINTER, LETTERS).example("'COST' ACA FIX 2 19.95 ACX PRBUF"),
      of("BLDSPEC", action(Accumulation::build), "special column -- special", "Adds a column of dots to the special character in Y, or begins one if Y is 0.")
          .errors(NONEXISTENT, ALPHA_DATA, DATA_ERROR).flags(PRINTER).example("0 ENTER^ 8 BLDSPEC 28 BLDSPEC 62 BLDSPEC 127 BLDSPEC 62 BLDSPEC 28 BLDSPEC 8 BLDSPEC ACSPEC PRBUF"),
      of("LIST", Printing::lines, "--", "Prints nnn program lines from the current one.")
          .operand(COUNT).as(KEYBOARD).errors(NONEXISTENT, PRIVATE).flags(PRINTER).example("[PRGM] LBL 'TEN' 10 RTN [PRGM] RTN LIST 002"),
      of("PRA", action(ProgramControl::printAlpha), "--", "Prints ALPHA.")
          .as(PRINT).errors(NONEXISTENT).flags(PRINTER, LETTERS).example("'HELLO' PRA"),
      of("PRAXIS", printing(Plotting::axis), "--", "Prints the axis of a plot from R00 to R01, nnn columns in R02, with a tick at R04.")
          .errors(NONEXISTENT, ALPHA_DATA, DATA_ERROR).flags(PRINTER).example("0 STO 00 10 STO 01 168 STO 02 5 STO 04 PRAXIS"),
      of("PRBUF", printing(m -> m.printer().buffer().printLeft()), "--", "Prints the print buffer from the left.")
          .as(PRINT).errors(NONEXISTENT).flags(PRINTER, LETTERS).example("'X=' ACA 12.5 ACX PRBUF"),
      of("PRFLAGS", printing(Printing::flags), "--", "Prints SIZE, modes and all flags.")
          .errors(NONEXISTENT).flags(PRINTER).example("PRFLAGS"),
      of("PRKEYS", printing(Printing::keys), "--", "Prints what is assigned to keys.")
          .errors(NONEXISTENT).flags(PRINTER).example("ASN 'FACT' 11 PRKEYS"),
      of("PRP", Printing::program, "--", "Prints a program; in TRACE mode, several steps in a line.")
          .operand(PROGRAM).as(KEYBOARD).errors(NONEXISTENT, PRIVATE).flags(PRINTER).example("[PRGM] LBL 'TEN' 10 RTN [PRGM] PRP 'TEN'"),
      program("PRPLOT", "--", "Asks for a program and for limits, and plots the result of the program for each X.")
          .errors(NONEXISTENT, ALPHA_DATA, DATA_ERROR).flags(PRINTER, "clears 22 and 48").example("[PRGM] LBL 'SQ' X^2 [PRGM] PRPLOT 'SQ' R/S 0 R/S 16 R/S 0 R/S -4 R/S 4 R/S 1 R/S"),
      program("PRPLOTP", "--", "Plots like PRPLOT, with the settings in R00, R01, R04 and R08 to R11.")
          .errors(NONEXISTENT, ALPHA_DATA, DATA_ERROR).flags(PRINTER).example("[PRGM] LBL 'SQ' X^2 [PRGM] 'SQ' ASTO 11 0 STO 00 16 STO 01 0 STO 04 -4 STO 08 4 STO 09 1 STO 10 PRPLOTP"),
      of("PRREG", printing(Printing::registers), "--", "Prints all data registers.")
          .errors(NONEXISTENT).flags(PRINTER, LETTERS).example("SIZE 003 1 STO 00 2 STO 01 3 STO 02 PRREG"),
      of("PRREGX", action(Printing::registersByX), "--", "Prints the data registers bbb to eee; X is bbb.eee.")
          .errors(NONEXISTENT, ALPHA_DATA, DATA_ERROR).flags(PRINTER, LETTERS).example("1.5 STO 01 2.5 STO 02 1.002 PRREGX"),
      of("PRΣ", action(Printing::sums), "--", "Prints the statistics registers.")
          .errors(NONEXISTENT).flags(PRINTER, LETTERS).example("CLΣ 2 ENTER^ 3 Σ+ PRΣ"),
      of("PRSTK", printingKeepingLift(Printing::stack), "--", "Prints T, Z, Y and X.")
          .errors(NONEXISTENT).flags(PRINTER, LETTERS).example("1 ENTER^ 2 ENTER^ 3 ENTER^ 4 PRSTK"),
      of("PRX", printing(Printing::x), "--", "Prints X.")
          .as(PRINT).errors(NONEXISTENT).flags(PRINTER, LETTERS).example("7 PRX"),
      of("REGPLOT", printing(Plotting::byRegisters), "--", "Prints a plot line for X: limits in R00 and R01, width and axis nnn.aaa in R02, symbol in R03.")
          .errors(NONEXISTENT, ALPHA_DATA, DATA_ERROR).flags(PRINTER).example("0 STO 00 10 STO 01 168.001 STO 02 0 STO 03 5 REGPLOT"),
      of("SKPCHR", action(Accumulation::skipCharacters), "--", "Skips X characters, up to 23.")
          .errors(NONEXISTENT, ALPHA_DATA, DATA_ERROR).flags(PRINTER).example("'A' ACA 5 SKPCHR ACA PRBUF"),
      of("SKPCOL", action(Accumulation::skipColumns), "--", "Skips X columns, up to 167.")
          .errors(NONEXISTENT, ALPHA_DATA, DATA_ERROR).flags(PRINTER).example("'A' ACA 35 SKPCOL ACA PRBUF"),
      of("STKPLOT", printing(Plotting::byStack), "--", "Prints a plot line for T: limits in Z and Y, width and axis nnn.aaa in X.")
          .errors(NONEXISTENT, ALPHA_DATA, DATA_ERROR).flags(PRINTER).example("5 ENTER^ 0 ENTER^ 10 ENTER^ 168.001 STKPLOT"),
      of("FMT", printing(m -> m.printer().buffer().format()), "--", "Splits the print line: text after it is aligned right; with a second FMT, text between them is centred.")
          .errors(NONEXISTENT).flags(PRINTER).example("'LEFT' ACA FMT 'RIGHT' ACA PRBUF"));
  // spotless:on

  private PrinterFunctions() {}

  /** Returns the printer module. */
  public static ModuleDefinition module() {
    return new ModuleDefinition("printer", Printer.XROM, FUNCTIONS);
  }

  /** Returns the listing of the module's two programs. */
  public static String programs() {
    try (InputStream listing = PrinterFunctions.class.getResourceAsStream("plot.txt")) {
      return new String(listing.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
