package hp41.functions.storage;

import static hp41.event.CalculatorError.*;
import static hp41.functions.Row.*;
import static hp41.functions.Shapes.action;
import static hp41.functions.Shapes.keepingLift;
import static hp41.functions.storage.CardReader.reading;
import static hp41.key.OperandKind.PROGRAM;
import static hp41.machine.Role.DELETES;
import static hp41.machine.Role.KEYBOARD;

import hp41.functions.Row;
import hp41.machine.Behaviour;
import hp41.machine.CalculatorFunction;
import hp41.machine.Machine;
import hp41.machine.ModuleDefinition;
import hp41.machine.Operand;
import hp41.number.Decimal;
import hp41.number.DisplayFormat.FormatStyle;
import hp41.text.Counted;
import java.util.List;

/** The functions of the card reader in the order of catalog 2. */
public final class CardReaderFunctions {

  /** The XROM number of the card reader. */
  public static final int XROM = 30;

  // spotless:off (a table with one row per function)
  private static final List<CalculatorFunction> FUNCTIONS = Row.numbered(XROM, 0,
      heading("CARD RDR 1E", "A heading in CAT 2, without an effect."),
      of("MRG", reading(CardReader::merge), "--", "Replaces the lines after the current one by the program on the card named in ALPHA, or on the only program card. Works only in the last program.")
          .errors(NONEXISTENT, CARD, CARD_ERR, MRG_ERR, MALFUNCTION, NO_ROOM, TRY_AGAIN).example("[PRGM] LBL 'TEN' 10 [PRGM] 'TEN' WPRV PCLPS MRG XEQ 'TEN'"),
      of("RDTA", reading(CardReader::readData), "--", "Reads the data card named in ALPHA, or the only one, into the registers from R00.")
          .errors(NONEXISTENT, CARD, CARD_ERR, MALFUNCTION).example("7 STO 01 'DATA' WDTA CLRG RDTA RCL 01"),
      of("RDTAX", reading(CardReader::readDataOfX), "b.e -- b.e", "Reads the data card named in ALPHA, or the only one, into registers bbb.eee.")
          .errors(ALPHA_DATA, NONEXISTENT, CARD, CARD_ERR, MALFUNCTION).example("7 STO 01 'DATA' 1.003 WDTAX CLRG 11.013 RDTAX RCL 11"),
      of("RSUB", reading(CardReader::readSubroutine), "--", "Adds the program on the card named in ALPHA, or on the only program card, after the last program if that is the current one; otherwise replaces the last program.")
          .errors(NONEXISTENT, CARD, CARD_ERR, MALFUNCTION, NO_ROOM, TRY_AGAIN).example("[PRGM] LBL 'TEN' 10 [PRGM] 'TEN' WPRV PCLPS RSUB XEQ 'TEN'"),
      of("VER", reading(CardReader::verify), "--", "Shows the kind and the last track of the card named in ALPHA, or of the only card.")
          .as(KEYBOARD).errors(NONEXISTENT, CARD, MALFUNCTION).example("'DATA' WDTA VER"),
      of("WALL", reading(CardReader::writeAll), "--", "Writes all of memory on the card named in ALPHA.")
          .as(KEYBOARD).errors(NONEXISTENT, READY, PROTECTED, MALFUNCTION).flags(PROTECTION).example("'ALL' WALL VER"),
      of("WDTA", reading(CardReader::writeData), "--", "Writes all data registers on the card named in ALPHA.")
          .errors(NONEXISTENT, READY, PROTECTED, MALFUNCTION).flags(PROTECTION).example("7 STO 01 'DATA' WDTA CLRG RDTA RCL 01"),
      of("WDTAX", reading(CardReader::writeDataOfX), "b.e -- b.e", "Writes registers bbb.eee on the card named in ALPHA.")
          .errors(ALPHA_DATA, NONEXISTENT, READY, PROTECTED, MALFUNCTION).flags(PROTECTION).example("7 STO 01 'DATA' 1.003 WDTAX CLRG RDTA RCL 00"),
      of("WPRV", reading(CardReader::writePrivate), "--", "Writes the current program on the card named in ALPHA as a private one.")
          .as(KEYBOARD).errors(PRIVATE, NONEXISTENT, READY, PROTECTED, MALFUNCTION).flags(PROTECTION).example("[PRGM] LBL 'TEN' 10 [PRGM] 'TEN' WPRV VER"),
      of("WSTS", reading(CardReader::writeStatus), "--", "Writes stack, ALPHA, flags, sizes and key assignments on the card named in ALPHA.")
          .errors(NONEXISTENT, READY, PROTECTED, MALFUNCTION).flags(PROTECTION).example("'STATE' WSTS VER"),
      of("7CLREG", action(Registers67::clear), "--", "Clears registers 00 to 09 and 20 to 25, if they exist.")
          .as(DELETES).errors(NONEXISTENT).example("7 STO 01 7CLREG RCL 01"),
      decimals(0), decimals(1), decimals(2), decimals(3), decimals(4),
      decimals(5), decimals(6), decimals(7), decimals(8), decimals(9),
      of("7DSPI", keepingLift(Registers67::decimals), "--", "Sets the number of decimals to that in register 25.")
          .errors(NONEXISTENT, ALPHA_DATA, DATA_ERROR).flags(CHANGES_DIGITS).example("3 STO 25 PI 7DSPI"),
      of("7DSZ", action(m -> Registers67.count(m, Decimal.MINUS_ONE)), "--", "Subtracts 1 from register 25; skips a line if the result is between -1 and 1.")
          .errors(NONEXISTENT, ALPHA_DATA).example("5 STO 25 7DSZ RCL 25"),
      of("7DSZI", action(m -> Registers67.countIndirect(m, Decimal.MINUS_ONE)), "--", "Subtracts 1 from the register whose number is in register 25; skips a line if the result is between -1 and 1.")
          .errors(NONEXISTENT, ALPHA_DATA).example("5 STO 25 8 STO 05 7DSZI RCL 05"),
      of("7ENG", keepingLift(m -> Registers67.format(m, FormatStyle.ENG)), "--", "Shows numbers with an exponent divisible by three; the number of digits does not change.")
          .errors(NONEXISTENT).flags("clears 40, sets 41").example("12345 7ENG"),
      of("7FIX", keepingLift(m -> Registers67.format(m, FormatStyle.FIX)), "--", "Shows numbers without an exponent; the number of digits does not change.")
          .errors(NONEXISTENT).flags("sets 40, clears 41").example("SCI 3 PI 7FIX"),
      of("7GSBI", action(Registers67::call), "--", "Executes the label in register 25; if it is negative, goes back that many lines and executes from there.")
          .errors(NONEXISTENT, ALPHA_DATA).example("[PRGM] LBL 'GO' 1 STO 25 7GSBI X^2 RTN LBL 01 3 [PRGM] XEQ 'GO'"),
      of("7GTOI", action(Registers67::goTo), "--", "Goes to the label in register 25: 0 to 9, 10 to 14 for A to E, 15 to 19 for a to e; if negative, that many lines back.")
          .errors(NONEXISTENT, ALPHA_DATA).example("[PRGM] LBL 'GO' 1 STO 25 7GTOI X^2 LBL 01 3 [PRGM] XEQ 'GO'"),
      of("7ISZ", action(m -> Registers67.count(m, Decimal.ONE)), "--", "Adds 1 to register 25; skips a line if the result is between -1 and 1.")
          .errors(NONEXISTENT, ALPHA_DATA).example("5 STO 25 7ISZ RCL 25"),
      of("7ISZI", action(m -> Registers67.countIndirect(m, Decimal.ONE)), "--", "Adds 1 to the register whose number is in register 25; skips a line if the result is between -1 and 1.")
          .errors(NONEXISTENT, ALPHA_DATA).example("5 STO 25 8 STO 05 7ISZI RCL 05"),
      of("7P<>S", action(Registers67::exchange), "--", "Exchanges registers 00 to 09 with 10 to 19.")
          .errors(NONEXISTENT).example("7 STO 01 7P<>S RCL 11"),
      of("7PRREG", action(Registers67::showRegisters), "--", "Prints registers 00 to 09 and 20 to 25; without a printer shows each for a moment.")
          .errors(NONEXISTENT).flags(PRINTER, LETTERS).example("7 STO 01 7PRREG"),
      of("7PRSTK", keepingLift(Registers67::showStack), "--", "Prints T, Z, Y and X; without a printer shows each for a moment.")
          .errors(NONEXISTENT).flags(PRINTER, LETTERS).example("1 ENTER^ 2 7PRSTK"),
      of("7PRTX", action(Registers67::showX), "--", "Prints X; without a printer shows it for a moment.")
          .errors(NONEXISTENT).flags(PRINTER, LETTERS).example("7 7PRTX"),
      of("7RCLΣ", action(Registers67::recallSums), "y x -- sum y, sum x", "Replaces X and Y by registers 14 and 16, in which the HP-67 stores the sums of x and y.")
          .errors(NONEXISTENT, ALPHA_DATA).example("ΣREG 14 CLΣ 2 ENTER^ 3 Σ+ 7RCLΣ"),
      of("7SCI", keepingLift(m -> Registers67.format(m, FormatStyle.SCI)), "--", "Shows one digit before the point and an exponent; the number of digits does not change.")
          .errors(NONEXISTENT).flags("clears 40 and 41").example("12345 7SCI"));
  // spotless:on

  private static final CalculatorFunction INSERTION =
      Row.coded(
              of("CARD", 0, PROGRAM, CardReaderFunctions::insert, "--", "Puts a card in by hand.")
                  .as(KEYBOARD))
          .get(0);

  private CardReaderFunctions() {}

  private static void insert(Machine machine, Operand card) {
    new CardReader(machine).insert(((Operand.Name) card).text());
  }

  private static Row decimals(int digits) {
    String help =
        "Shows " + Counted.of(digits, "decimal") + "; does not change between FIX, SCI and ENG.";
    Behaviour behaviour =
        keepingLift(m -> m.flags().displayFormat(m.flags().displayFormat().style(), digits));
    return of("7DSP" + digits, behaviour, "--", help)
        .errors(NONEXISTENT)
        .flags(CHANGES_DIGITS)
        .example("PI 7DSP" + digits);
  }

  /** Returns the card reader module. */
  public static ModuleDefinition module() {
    return new ModuleDefinition("card reader", XROM, FUNCTIONS);
  }

  /**
   * Returns the function for a card inserted by hand, which has no key and cannot be a program
   * line. Its operand is the card's name.
   */
  public static CalculatorFunction insertion() {
    return INSERTION;
  }
}
