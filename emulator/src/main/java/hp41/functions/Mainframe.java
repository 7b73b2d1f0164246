package hp41.functions;

import static hp41.functions.Shapes.action;
import static hp41.functions.Shapes.angular;
import static hp41.functions.Shapes.binary;
import static hp41.functions.Shapes.conversion;
import static hp41.functions.Shapes.keepingY;
import static hp41.functions.Shapes.register;
import static hp41.functions.Shapes.unary;
import static hp41.functions.Shapes.withoutLift;
import static hp41.machine.Function.keyboard;
import static hp41.machine.Function.of;
import static hp41.machine.OperandKind.ASSIGNMENT;
import static hp41.machine.OperandKind.COUNT;
import static hp41.machine.OperandKind.DIGIT;
import static hp41.machine.OperandKind.FLAG;
import static hp41.machine.OperandKind.JUMP;
import static hp41.machine.OperandKind.LABEL;
import static hp41.machine.OperandKind.NONE;
import static hp41.machine.OperandKind.NUMBER;
import static hp41.machine.OperandKind.PROGRAM;
import static hp41.machine.OperandKind.REGISTER;
import static hp41.machine.OperandKind.SETTABLE_FLAG;
import static hp41.machine.OperandKind.TEXT;

import hp41.machine.Function;
import hp41.machine.Module;
import hp41.number.AngleMode;
import hp41.number.Arithmetic;
import hp41.number.Decimal;
import hp41.number.DisplayFormat.Style;
import hp41.number.Exponentials;
import hp41.number.Logarithms;
import hp41.number.Sexagesimal;
import hp41.number.Trigonometry;
import hp41.number.WholeNumbers;
import java.util.List;

/** The functions of the mainframe, in the order in which CAT 3 shows them. */
public final class Mainframe {

  // spotless:off (a chart: one row is the whole truth about one function)
  private static final List<Function> FUNCTIONS = List.of(
      of("+",      0x40, NONE, FourOperations::add,          "y x -- y+x", "Adds X to Y."),
      of("-",      0x41, NONE, FourOperations::subtract,     "y x -- y-x", "Subtracts X from Y."),
      of("*",      0x42, NONE, FourOperations::multiply,     "y x -- y*x", "Multiplies Y by X."),
      of("/",      0x43, NONE, FourOperations::divide,       "y x -- y/x", "Divides Y by X."),
      of("1/X",    0x60, NONE, unary(Arithmetic::reciprocal), "x -- 1/x", "Reciprocal of X."),
      of("10^X",   0x57, NONE, unary(Exponentials::powerOfTen), "x -- 10^x", "Ten to the power X."),
      of("ABS",    0x61, NONE, StackOperations::absolute,    "x -- |x|", "Absolute value of X."),
      of("ACOS",   0x5D, NONE, angular(Trigonometry::acos),  "x -- acos x", "Angle whose cosine is X."),
      of("ADV",    0x8F, NONE, action(Accumulation::advance), "--", "Prints the printer's buffer to the right and advances the paper; does nothing without a printer."),
      of("AOFF",   0x8B, NONE, Modes.alpha(false),           "--", "Leaves ALPHA mode."),
      of("AON",    0x8C, NONE, Modes.alpha(true),            "--", "Enters ALPHA mode."),
      of("ARCL",   0x9B, REGISTER, register(AlphaText::recall), "--", "Appends a register to ALPHA, a number as it is displayed."),
      of("ASHF",   0x88, NONE, action(m -> m.alpha().dropFirstSix()), "--", "Drops the six leftmost characters of ALPHA."),
      of("ASIN",   0x5C, NONE, angular(Trigonometry::asin),  "x -- asin x", "Angle whose sine is X."),
      keyboard("ASN", 0x0F, ASSIGNMENT, KeyOperations::assign, "--", "Assigns a function or program to a key."),
      of("ASTO",   0x9A, REGISTER, register(AlphaText::store), "--", "Stores the first six characters of ALPHA in a register."),
      of("ATAN",   0x5E, NONE, angular(Trigonometry::atan),  "x -- atan x", "Angle whose tangent is X."),
      of("AVIEW",  0x7E, NONE, action(AlphaText::view),      "--", "Shows ALPHA."),
      of("BEEP",   0x86, NONE, action(ProgramControl::beep), "--", "Sounds four tones."),
      keyboard("BST", 0x07, NONE, action(m -> {}),           "--", "Goes back one program line."),
      keyboard("CAT", 0x00, DIGIT, ProgramControl::catalogue, "--", "Shows a catalogue: 1 programs, 2 modules, 3 functions; on the CX 4 files, 5 alarms, 6 assigned keys."),
      of("CF",     0xA9, SETTABLE_FLAG, FlagOperations.write(false),  "--", "Clears a flag."),
      of("CHS",    0x54, NONE, action(StackOperations::changeSign), "x -- -x", "Changes the sign of X."),
      of("CLA",    0x87, NONE, action(m -> m.alpha().clear()), "--", "Clears ALPHA."),
      of("CLD",    0x7F, NONE, action(ProgramControl::clearDisplay), "--", "Clears the message from the display."),
      keyboard("CLP", 0x04, PROGRAM, MemoryOperations::clearProgram, "--", "Clears a program."),
      of("CLRG",   0x8A, NONE, action(Registers::clearAll),  "--", "Clears all data registers."),
      of("CLΣ",    0x70, NONE, action(Sums::clear),          "--", "Clears the statistics registers."),
      of("CLST",   0x73, NONE, withoutLift(m -> m.stack().clear()), "t z y x -- 0 0 0 0", "Clears the stack."),
      of("CLX",    0x77, NONE, withoutLift(m -> m.stack().x(0)), "x -- 0", "Clears X."),
      keyboard("COPY", 0x03, PROGRAM, MemoryOperations::copy, "--", "Copies a program from a module into memory."),
      of("COS",    0x5A, NONE, angular(Trigonometry::cos),   "x -- cos x", "Cosine of X."),
      of("D-R",    0x6A, NONE, unary(Trigonometry::degreesToRadians), "x -- rad", "Degrees to radians."),
      of("DEC",    0x5F, NONE, unary(WholeNumbers::decimal),   "x -- dec", "Octal number to decimal."),
      of("DEG",    0x80, NONE, Modes.angle(AngleMode.DEG), "--", "Angles are in degrees."),
      keyboard("DEL", 0x02, COUNT, MemoryOperations::deleteLines, "--", "Deletes program lines from the current one on."),
      of("DSE",    0x97, REGISTER, Registers::decrement, "--", "Decrements a counter iiiii.fffcc; skips a line if it is not above fff."),
      of("END",    0xC0, NONE, action(Branching::end),       "--", "Ends a program."),
      of("ENG",    0x9E, DIGIT, Modes.format(Style.ENG), "--", "Shows numbers with an exponent divisible by three."),
      of("ENTER^", 0x83, NONE, withoutLift(StackOperations::enter), "x -- x x", "Copies X to Y; the next number replaces X."),
      of("E^X",    0x55, NONE, unary(Exponentials::exp),       "x -- e^x", "e to the power X."),
      of("E^X-1",  0x58, NONE, unary(Exponentials::expMinusOne), "x -- e^x-1", "e to the power X less 1, exact near zero."),
      of("FACT",   0x62, NONE, unary(WholeNumbers::factorial), "x -- x!", "Factorial of X, 0 to 69."),
      of("FC?",    0xAD, FLAG, FlagOperations.test(false),   "--", "Does the next line if the flag is clear."),
      of("FC?C",   0xAB, SETTABLE_FLAG, FlagOperations.testAndClear(false), "--", "Does the next line if the flag is clear; clears it."),
      of("FIX",    0x9C, DIGIT, Modes.format(Style.FIX), "--", "Shows numbers with that many decimals."),
      of("FRC",    0x69, NONE, unary(Decimal::fraction),     "x -- frac x", "Fractional part of X."),
      of("FS?",    0xAC, FLAG, FlagOperations.test(true),    "--", "Does the next line if the flag is set."),
      of("FS?C",   0xAA, SETTABLE_FLAG, FlagOperations.testAndClear(true), "--", "Does the next line if the flag is set; clears it."),
      of("GRAD",   0x82, NONE, Modes.angle(AngleMode.GRAD), "--", "Angles are in grads."),
      of("GTO",    0xD0, JUMP, Branching::goTo,              "--", "Goes to a label."),
      of("HMS",    0x6C, NONE, unary(Sexagesimal::toHms),    "x -- h.mmss", "Decimal hours to hours, minutes and seconds."),
      of("HMS+",   0x49, NONE, binary(Sexagesimal::add),     "y x -- y+x", "Adds hours, minutes and seconds."),
      of("HMS-",   0x4A, NONE, binary(Sexagesimal::subtract), "y x -- y-x", "Subtracts hours, minutes and seconds."),
      of("HR",     0x6D, NONE, unary(Sexagesimal::toHours),  "h.mmss -- x", "Hours, minutes and seconds to decimal hours."),
      of("INT",    0x68, NONE, unary(Decimal::integerPart),  "x -- int x", "Whole part of X."),
      of("ISG",    0x96, REGISTER, Registers::increment, "--", "Increments a counter iiiii.fffcc; skips a line if it is above fff."),
      of("LASTX",  0x76, NONE, action(StackOperations::lastX), "-- l", "Recalls the X of the last calculation."),
      of("LBL",    0xCF, LABEL, Branching::label,            "--", "A label for GTO and XEQ."),
      of("LN",     0x50, NONE, unary(Logarithms::ln),        "x -- ln x", "Natural logarithm of X."),
      of("LN1+X",  0x65, NONE, unary(Logarithms::lnOnePlus), "x -- ln(1+x)", "Natural logarithm of 1+X, exact near zero."),
      of("LOG",    0x56, NONE, unary(Logarithms::log),       "x -- log x", "Common logarithm of X."),
      of("MEAN",   0x7C, NONE, action(Sums::mean),           "y x -- mean y, mean x", "Means of the accumulated x and y."),
      of("MOD",    0x4B, NONE, binary(Arithmetic::modulo),   "y x -- y mod x", "Remainder of Y divided by X, with the sign of X."),
      of("OCT",    0x6F, NONE, unary(WholeNumbers::octal),     "x -- oct", "Decimal number to octal."),
      of("OFF",    0x8D, NONE, action(ProgramControl::off),  "--", "Switches the calculator off."),
      keyboard("ON", 0x09, NONE, action(Modes::stayOn), "--", "Keeps the calculator from switching itself off."),
      of("P-R",    0x4E, NONE, conversion(Trigonometry::toRectangular), "angle r -- y x", "Polar to rectangular coordinates."),
      keyboard("PACK", 0x0A, NONE, action(MemoryOperations::pack), "--", "Packs program memory."),
      of("%",      0x4C, NONE, keepingY(Arithmetic::percent), "y x -- y x% of y", "X percent of Y."),
      of("%CH",    0x4D, NONE, keepingY(Arithmetic::percentChange), "y x -- y change", "Change from Y to X in percent of Y."),
      of("PI",     0x72, NONE, action(StackOperations::pi),  "-- pi", "3.141592654."),
      of("PROMPT", 0x8E, NONE, action(ProgramControl::prompt), "--", "Shows ALPHA and stops for an answer."),
      of("PSE",    0x89, NONE, action(ProgramControl::pause), "--", "Pauses for about a second."),
      of("R^",     0x74, NONE, action(m -> m.stack().rollUp()), "t z y x -- z y x t", "Rolls the stack up."),
      of("R-D",    0x6B, NONE, unary(Trigonometry::radiansToDegrees), "rad -- x", "Radians to degrees."),
      of("R-P",    0x4F, NONE, conversion(Trigonometry::toPolar), "y x -- angle r", "Rectangular to polar coordinates."),
      of("RAD",    0x81, NONE, Modes.angle(AngleMode.RAD), "--", "Angles are in radians."),
      of("RCL",    0x90, REGISTER, Registers::recall, "-- r", "Recalls a register."),
      of("RDN",    0x75, NONE, action(m -> m.stack().rollDown()), "t z y x -- x t z y", "Rolls the stack down."),
      of("RND",    0x6E, NONE, action(StackOperations::round), "x -- x", "Rounds X to the digits displayed."),
      of("RTN",    0x85, NONE, action(Branching::returnFromCall), "--", "Returns from a subroutine; from the keyboard goes to the top of the program."),
      of("SDEV",   0x7D, NONE, action(Sums::standardDeviation), "y x -- sdev y, sdev x", "Sample standard deviations of the accumulated x and y."),
      of("SCI",    0x9D, DIGIT, Modes.format(Style.SCI), "--", "Shows numbers with one digit before the point and an exponent."),
      of("SF",     0xA8, SETTABLE_FLAG, FlagOperations.write(true),   "--", "Sets a flag."),
      of("Σ+",     0x47, NONE, withoutLift(m -> Sums.accumulate(m, false)), "y x -- y n", "Accumulates X and Y for statistics."),
      of("Σ-",     0x48, NONE, withoutLift(m -> Sums.accumulate(m, true)), "y x -- y n", "Takes X and Y out of the statistics again."),
      of("ΣREG",   0x99, REGISTER, register(Registers::firstStatisticsRegister), "--", "The six statistics registers begin here."),
      of("SIN",    0x59, NONE, angular(Trigonometry::sin),   "x -- sin x", "Sine of X."),
      of("SIGN",   0x7A, NONE, action(StackOperations::sign), "x -- sign x", "1 for X of zero and above, -1 below, 0 for text."),
      keyboard("SIZE", 0x06, COUNT, MemoryOperations::size,  "--", "Sets the number of data registers."),
      of("SQRT",   0x52, NONE, unary(Arithmetic::squareRoot), "x -- sqrt x", "Square root of X."),
      keyboard("SST", 0x08, NONE, action(m -> {}),           "--", "Executes one program line; in PRGM mode goes to the next."),
      of("ST+",    0x92, REGISTER, FourOperations::addTo, "x -- x", "Adds X to a register."),
      of("ST-",    0x93, REGISTER, FourOperations::subtractFrom, "x -- x", "Subtracts X from a register."),
      of("ST*",    0x94, REGISTER, FourOperations::multiplyInto, "x -- x", "Multiplies a register by X."),
      of("ST/",    0x95, REGISTER, FourOperations::divideInto, "x -- x", "Divides a register by X."),
      of("STO",    0x91, REGISTER, Registers::store, "x -- x", "Stores X in a register."),
      of("STOP",   0x84, NONE, action(ProgramControl::stop), "--", "Stops the program."),
      of("TAN",    0x5B, NONE, angular(Trigonometry::tan),   "x -- tan x", "Tangent of X."),
      of("TONE",   0x9F, DIGIT, ProgramControl::tone,        "--", "Sounds one of ten tones."),
      of("VIEW",   0x98, REGISTER, register(Registers::view), "--", "Shows a register."),
      of("X=0?",   0x67, NONE, Tests::xIsZero,         "--", "Does the next line if X is zero."),
      of("X≠0?",   0x63, NONE, Tests::xIsNotZero,      "--", "Does the next line if X is not zero."),
      of("X<0?",   0x66, NONE, Tests::xIsNegative,     "--", "Does the next line if X is below zero."),
      of("X<=0?",  0x7B, NONE, Tests::xIsNotPositive,  "--", "Does the next line if X is zero or below."),
      of("X>0?",   0x64, NONE, Tests::xIsPositive,     "--", "Does the next line if X is above zero."),
      of("X=Y?",   0x78, NONE, Tests::xEqualsY,        "--", "Does the next line if X and Y are equal, numbers or text."),
      of("X≠Y?",   0x79, NONE, Tests::xDiffersFromY,   "--", "Does the next line if X and Y differ."),
      of("X<Y?",   0x44, NONE, Tests::xLessThanY,      "--", "Does the next line if X is less than Y."),
      of("X<=Y?",  0x46, NONE, Tests::xAtMostY,        "--", "Does the next line if X is not above Y."),
      of("X>Y?",   0x45, NONE, Tests::xGreaterThanY,   "--", "Does the next line if X is greater than Y."),
      of("X<>",    0xCE, REGISTER, Registers::exchange, "x -- r", "Exchanges X with a register."),
      of("X<>Y",   0x71, NONE, action(m -> m.stack().exchange()), "y x -- x y", "Exchanges X and Y."),
      of("XEQ",    0xE0, JUMP, Branching::execute,           "--", "Executes a program or function."),
      of("X^2",    0x51, NONE, unary(Arithmetic::square),    "x -- x^2", "Square of X."),
      of("Y^X",    0x53, NONE, binary(Exponentials::power),    "y x -- y^x", "Y to the power X."));

  /** What can stand in a program without being a function that has a name. */
  private static final List<Function> LINES = List.of(
      of("NULL",   0x00, NONE, (m, operand) -> {},           "--", "An empty byte: nothing."),
      of("number", 0x10, NUMBER, ProgramControl::number,     "-- x", "A number."),
      of("W",      0x1F, TEXT, (m, operand) -> {},           "--", "An unused code: nothing."),
      of("SPARE",  0xAF, NONE, action(m -> {}),           "--", "An unused code: nothing."),
      of("text",   0xF0, TEXT, AlphaText::line,              "--", "Replaces ALPHA, or appends to it."));
  // spotless:on

  private Mainframe() {}

  /** The mainframe as a module. */
  public static Module module() {
    return new Module("mainframe", 0, FUNCTIONS);
  }

  /** The lines that have no name. */
  public static List<Function> lines() {
    return LINES;
  }
}
