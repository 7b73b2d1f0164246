package hp41.functions;

import static hp41.functions.Shapes.action;
import static hp41.machine.OperandKind.NONE;
import static hp41.machine.OperandKind.PROGRAM;

import hp41.machine.Behaviour;
import hp41.machine.Function;
import hp41.machine.Module;
import hp41.number.Decimal;
import hp41.number.DisplayFormat.Style;
import java.util.List;

/** The functions of the card reader, in the order in which CAT 2 shows them. */
public final class CardReaderFunctions {

  private static final int XROM = 30;

  // spotless:off (a chart: one row is the whole truth about one function)
  private static final List<Function> FUNCTIONS = List.of(
      of("CARD RDR 1E", 0, action(m -> {}),                  "--", "Heads the card reader's functions; does nothing."),
      of("MRG",      1, action(CardReader::merge),           "--", "Replaces what follows the current line by the program on the card named in ALPHA, or on the only program card."),
      of("RDTA",     2, action(CardReader::readData),        "--", "Reads the data card named in ALPHA, or the only one, into the registers from R00 on."),
      of("RDTAX",    3, action(CardReader::readDataOfX),     "b.e -- b.e", "Reads the data card named in ALPHA, or the only one, into registers bbb.eee."),
      of("RSUB",     4, action(CardReader::readSubroutine),  "--", "Adds the program on the card named in ALPHA, or on the only program card, behind the last program."),
      keyboard("VER",  5, action(CardReader::verify),        "--", "Shows kind and number of tracks of the card named in ALPHA, or of the only card."),
      keyboard("WALL", 6, action(CardReader::writeAll),      "--", "Writes all of memory on the card named in ALPHA."),
      of("WDTA",     7, action(CardReader::writeData),       "--", "Writes all data registers on the card named in ALPHA."),
      of("WDTAX",    8, action(CardReader::writeDataOfX),    "b.e -- b.e", "Writes registers bbb.eee on the card named in ALPHA."),
      keyboard("WPRV", 9, action(CardReader::writePrivate),  "--", "Writes the current program on the card named in ALPHA, to be private when it is read."),
      of("WSTS",    10, action(CardReader::writeStatus),     "--", "Writes stack, ALPHA, flags, sizes and key assignments on the card named in ALPHA."),
      of("7CLREG",  11, action(Registers67::clear),          "--", "Clears registers 00 to 09 and 20 to 25."),
      decimals(0), decimals(1), decimals(2), decimals(3), decimals(4),
      decimals(5), decimals(6), decimals(7), decimals(8), decimals(9),
      of("7DSPI",   22, action(Registers67::decimals),       "--", "Shows as many decimals as register 25 says."),
      of("7DSZ",    23, action(m -> Registers67.count(m, Decimal.MINUS_ONE)), "--", "Subtracts 1 from register 25; skips a line if that is between -1 and 1 then."),
      of("7DSZI",   24, action(m -> Registers67.countIndirect(m, Decimal.MINUS_ONE)), "--", "Subtracts 1 from the register that register 25 names; skips a line if that is between -1 and 1 then."),
      of("7ENG",    25, action(m -> Registers67.format(m, Style.ENG)), "--", "Shows numbers with an exponent divisible by three; the number of digits stays."),
      of("7FIX",    26, action(m -> Registers67.format(m, Style.FIX)), "--", "Shows numbers without an exponent; the number of digits stays."),
      of("7GSBI",   27, action(Registers67::call),           "--", "Executes the label, or goes back the lines, that register 25 says."),
      of("7GTOI",   28, action(Registers67::goTo),           "--", "Goes to label 0 to 9, A to E (10 to 14) or a to e (15 to 19) as register 25 says, below zero so many lines back."),
      of("7ISZ",    29, action(m -> Registers67.count(m, Decimal.ONE)), "--", "Adds 1 to register 25; skips a line if that is between -1 and 1 then."),
      of("7ISZI",   30, action(m -> Registers67.countIndirect(m, Decimal.ONE)), "--", "Adds 1 to the register that register 25 names; skips a line if that is between -1 and 1 then."),
      of("7P<>S",   31, action(Registers67::exchange),       "--", "Exchanges registers 00 to 09 with 10 to 19."),
      of("7PRREG",  32, action(Registers67::showRegisters),  "--", "Prints registers 00 to 09 and 20 to 25; without a printer shows them in a pause."),
      of("7PRSTK",  33, action(Registers67::showStack),      "--", "Prints T, Z, Y and X; without a printer shows them in a pause."),
      of("7PRTX",   34, action(Registers67::showX),          "--", "Prints X; without a printer shows it in a pause."),
      of("7RCLΣ",   35, action(Registers67::recallSums),     "y x -- sum y, sum x", "Replaces X and Y by the sums of the accumulated x and y."),
      of("7SCI",    36, action(m -> Registers67.format(m, Style.SCI)), "--", "Shows one digit before the point and an exponent; the number of digits stays."));
  // spotless:on

  private static final Function INSERTION =
      Function.keyboard("CARD", 0, PROGRAM, CardReader::insert, "--", "Puts a card in by hand.");

  private CardReaderFunctions() {}

  private static Function of(
      String name, int number, Behaviour behaviour, String effect, String help) {
    return Function.of(name, Module.code(XROM, number), NONE, behaviour, effect, help);
  }

  private static Function keyboard(
      String name, int number, Behaviour behaviour, String effect, String help) {
    return Function.keyboard(name, Module.code(XROM, number), NONE, behaviour, effect, help);
  }

  private static Function decimals(int digits) {
    String help =
        "Shows " + digits + " decimals; fixed, scientific or engineering stays what it is.";
    Behaviour behaviour =
        action(m -> m.flags().displayFormat(m.flags().displayFormat().style(), digits));
    return of("7DSP" + digits, 12 + digits, behaviour, "--", help);
  }

  /** The card reader. */
  public static Module module() {
    return new Module("card reader", XROM, FUNCTIONS);
  }

  /**
   * What happens when a card is put in by hand, which no key and no program line does; the operand
   * is the card's name.
   */
  public static Function insertion() {
    return INSERTION;
  }
}
