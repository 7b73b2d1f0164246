package hp41.functions.mainframe;

import static hp41.event.CalculatorError.*;
import static hp41.functions.Row.*;
import static hp41.functions.Shapes.*;
import static hp41.key.OperandKind.*;
import static hp41.key.OperandKind.JUMP;
import static hp41.machine.Role.*;

import hp41.event.StopReason.Cause;
import hp41.functions.Accumulation;
import hp41.functions.AlphaText;
import hp41.functions.AlphaTiming;
import hp41.functions.Branching;
import hp41.functions.Comparisons;
import hp41.functions.DataRegisters;
import hp41.functions.FlagOperations;
import hp41.functions.KeyOperations;
import hp41.functions.MemoryOperations;
import hp41.functions.NumberTime;
import hp41.functions.Operands;
import hp41.functions.ProgramControl;
import hp41.functions.Row;
import hp41.functions.Shapes;
import hp41.functions.Sums;
import hp41.functions.storage.ExtendedDirectory;
import hp41.functions.time.AlarmOperations;
import hp41.machine.CalculatorFunction;
import hp41.machine.ErrorTime;
import hp41.machine.Machine;
import hp41.machine.ModuleDefinition;
import hp41.machine.Operand;
import hp41.machine.Order;
import hp41.machine.Outcome.Halt;
import hp41.machine.Role;
import hp41.machine.Translation;
import hp41.memory.Flags;
import hp41.memory.Stack;
import hp41.memory.Word;
import hp41.number.AngleMode;
import hp41.number.Arithmetic;
import hp41.number.Decimal;
import hp41.number.DisplayFormat.FormatStyle;
import hp41.number.Exponentials;
import hp41.number.Intermediate;
import hp41.number.Logarithms;
import hp41.number.Sexagesimal;
import hp41.number.Trigonometry;
import hp41.number.WholeNumbers;
import java.util.List;

/** The functions of the mainframe in the order of catalog 3. */
public final class Mainframe {

  private static final int ALL_FUNCTIONS = 3;

  /** The time until a keyed AON shows ALPHA, in words. */
  private static final int ALPHA_SHOWN = 744;

  // spotless:off (a table with one row per function)
  private static final List<CalculatorFunction> FUNCTIONS = Row.coded(
      of("+",      0x40, NONE, FourOperations::add,                   "y x -- y+x", "Adds X to Y.")
          .words(188, NumberTime.SUM).errors(ALPHA_DATA, OUT_OF_RANGE).flags(RANGE).translated(Translation.ADD).example("2 ENTER^ 3 +"),
      of("-",      0x41, NONE, FourOperations::subtract,              "y x -- y-x", "Subtracts X from Y.")
          .words(190, NumberTime.DIFFERENCE).errors(ALPHA_DATA, OUT_OF_RANGE).flags(RANGE).translated(Translation.SUBTRACT).example("7 ENTER^ 3 -"),
      of("*",      0x42, NONE, FourOperations::multiply,              "y x -- y*x", "Multiplies Y by X.")
          .words(297, NumberTime.PRODUCT).errors(ALPHA_DATA, OUT_OF_RANGE).flags(RANGE).translated(Translation.MULTIPLY).example("6 ENTER^ 7 *"),
      of("/",      0x43, NONE, FourOperations::divide,                "y x -- y/x", "Divides Y by X.")
          .words(375, NumberTime.QUOTIENT).fails(ErrorTime.of(195)).errors(ALPHA_DATA, DATA_ERROR, OUT_OF_RANGE).flags(RANGE).translated(Translation.DIVIDE).example("22 ENTER^ 7 /"),
      of("1/X",    0x60, NONE, unary(Arithmetic::reciprocal),         "x -- 1/x", "Reciprocal of X.")
          .words(395, NumberTime.RECIPROCAL).fails(ErrorTime.of(185)).errors(ALPHA_DATA, DATA_ERROR).translated(Translation.RECIPROCAL).example("8 1/X"),
      of("10^X",   0x57, NONE, unary(Exponentials::powerOfTen),       "x -- 10^x", "Ten to the power X.")
          .words(1100, 627, NumberTime.POWER_OF_TEN).errors(ALPHA_DATA, OUT_OF_RANGE).flags(RANGE).translated(Translation.CALL_BEHAVIOUR).example("3 10^X"),
      of("ABS",    0x61, NONE, Mainframe::absolute,             "x -- |x|", "Absolute value of X.")
          .words(90).preservesM().errors(ALPHA_DATA).translated(Translation.ABSOLUTE).example("-5 ABS"),
      of("ACOS",   0x5D, NONE, leaving(Intermediate.ARC, angular(Trigonometry::acos)),           "x -- acos x", "Angle whose cosine is X.")
          .words(2100, NumberTime.ACOS).fails(ErrorTime.of(200)).errors(ALPHA_DATA, DATA_ERROR).flags(ANGLE).translated(Translation.CALL_BEHAVIOUR).example("0.5 ACOS"),
      of("ADV",    0x8F, NONE, action(Accumulation::advance),         "--", "Prints the print buffer aligned right and advances the paper; has no effect without a printer.")
          .as(PRINT).words(57).preservesM().flags(PRINTER, LETTERS).example("ADV"),
      of("AOFF",   0x8B, NONE, action(m -> m.flags().set(Flags.ALPHA, false)), "--", "Leaves ALPHA mode.")
          .words(114).preservesM().flags("clears 48").example("AON AOFF"),
      of("AON",    0x8C, NONE, action(Mainframe::enterAlpha), "--", "Enters ALPHA mode.")
          .words(116).preservesM().flags("sets 48").example("'NAME' AON"),
      of("ARCL",   0x9B, REGISTER, register(AlphaText::recall),       "--", "Appends a register to ALPHA, a number as it is displayed.")
          .as(APPEND, READS).words(250).errors(NONEXISTENT, ALPHA_DATA).flags("28, 29 and 36 to 41 (format)").translated(Translation.CALL_BEHAVIOUR).example("42 STO 05 'R=' ARCL 05 AVIEW"),
      of("ASHF",   0x88, NONE, action(m -> m.alpha().dropFirstSix()), "--", "Removes the first six characters of ALPHA.")
          .words(112).preservesM().translated(Translation.CALL_BEHAVIOUR).example("'ABCDEFGHIJ' ASHF AVIEW"),
      of("ASIN",   0x5C, NONE, leaving(Intermediate.ARC, angular(Trigonometry::asin)),           "x -- asin x", "Angle whose sine is X.")
          .words(2500, NumberTime.ASIN).fails(ErrorTime.of(190)).errors(ALPHA_DATA, DATA_ERROR).flags(ANGLE).translated(Translation.CALL_BEHAVIOUR).example("0.5 ASIN"),
      of("ASN",    0x0F, ASSIGNMENT, KeyOperations::assign,           "--", "Assigns a function or program to a key.")
          .as(KEYBOARD).errors(NONEXISTENT, TRY_AGAIN).flags("27 (USER) enables assigned keys").example("ASN 'FACT' 11 [USER] 5 [Σ+]"),
      of("ASTO",   0x9A, REGISTER, register((m, address) -> m.memory().write(address, m.alpha().firstSix())), "--", "Stores the first six characters of ALPHA in a register.")
          .words(180).errors(NONEXISTENT, ALPHA_DATA).translated(Translation.CALL_BEHAVIOUR).example("'ABCDEFGH' ASTO 01 RCL 01"),
      of("ATAN",   0x5E, NONE, angular(Trigonometry::atan),           "x -- atan x", "Angle whose tangent is X.")
          .words(2000, NumberTime.ATAN).errors(ALPHA_DATA).flags(ANGLE).translated(Translation.CALL_BEHAVIOUR).example("1 ATAN"),
      of("AVIEW",  0x7E, NONE, action(AlphaText::view),               "--", "Shows ALPHA.")
          .wordsOfText(640, AlphaTiming::view).preservesM().flags(PRINTER, "sets 50").translated(Translation.CALL_BEHAVIOUR).example("'HELLO' AVIEW"),
      of("BEEP",   0x86, NONE, action(ProgramControl::beep),          "--", "Sounds four tones.")
          .words(6616).preservesM().flags("26 (sound)").example("BEEP"),
      of("BST",    0x07, NONE, action(m -> {}),                       "--", "Goes back one program line.")
          .as(KEYBOARD, STEP_BACK).example("[PRGM] LBL 'SUM' 2 ENTER^ 3 + BST"),
      of("CAT",    0x00, DIGIT, Mainframe::catalogue,                  "--", "Shows a catalog: 1 programs, 2 modules, 3 functions; on the CX 4 files, 5 alarms, 6 assigned keys.")
          .as(KEYBOARD).errors(ALPHA_DATA, DATA_ERROR, NONEXISTENT).example("[PRGM] LBL 'TEN' 10 RTN [PRGM] CAT 1 [R/S]"),
      of("CF",     0xA9, SETTABLE_FLAG, FlagOperations.write(false),  "--", "Clears a flag.")
          .words(183).errors(NONEXISTENT, ALPHA_DATA).flags("clears the flag").translated(Translation.CLEAR_FLAG).example("SF 01 CF 01 FS? 01"),
      of("CHS",    0x54, NONE, action(Mainframe::changeSign),   "x -- -x", "Changes the sign of X.")
          .words(76).preservesM().errors(ALPHA_DATA).translated(Translation.NEGATE).example("5 CHS"),
      of("CLA",    0x87, NONE, action(m -> m.alpha().clear()),        "--", "Clears ALPHA.")
          .as(CLEAR_ALPHA, DELETES).words(60).preservesM().translated(Translation.CALL_BEHAVIOUR).example("'HELLO' CLA 'NEW' AVIEW"),
      of("CLD",    0x7F, NONE, action(ProgramControl::clearDisplay),     "--", "Clears the message from the display.")
          .as(DELETES).words(130).preservesM().flags("clears 50").example("'HELLO' AVIEW CLD"),
      of("CLP",    0x04, PROGRAM, MemoryOperations::clearProgram,     "--", "Clears a program.")
          .as(KEYBOARD, PACK, DELETES).words(100).errors(NONEXISTENT, ROM).example("[PRGM] LBL 'ONE' 1 GTO .. LBL 'TWO' 2 [PRGM] CLP 'ONE' CAT 1 [R/S]"),
      of("CLRG",   0x8A, NONE, action(DataRegisters::clearAll),           "--", "Clears all data registers.")
          .as(DELETES).words(150).preservesM().example("7 STO 01 CLRG RCL 01"),
      of("CLΣ",    0x70, NONE, action(Sums::clear),                   "--", "Clears the statistics registers.")
          .as(DELETES).words(151).preservesM().errors(NONEXISTENT).example("1 ENTER^ 2 Σ+ CLΣ 3 ENTER^ 4 Σ+"),
      of("CLST",   0x73, NONE, withoutLift(m -> m.stack().clear()),   "t z y x -- 0 0 0 0", "Clears the stack.")
          .as(DELETES).words(65).preservesM().translated(Translation.CLEAR_STACK).example("1 ENTER^ 2 ENTER^ 3 CLST"),
      of("CLX",    0x77, NONE, withoutLift(m -> m.stack().x(0)),      "x -- 0", "Clears X.")
          .as(CLEAR_X, DELETES).words(61).preservesM().translated(Translation.CLEAR_X).example("5 CLX"),
      of("COPY",   0x03, PROGRAM, MemoryOperations::copy,             "--", "Copies a program from a module into memory.")
          .as(KEYBOARD).errors(NONEXISTENT, RAM, PRIVATE, TRY_AGAIN).example("COPY 'PRPLOT' CAT 1 [R/S]"),
      of("COS",    0x5A, NONE, leaving(Intermediate.COSINE, angular(Trigonometry::cos)),            "x -- cos x", "Cosine of X.")
          .words(2950, NumberTime.COSINE).errors(ALPHA_DATA).flags(ANGLE).translated(Translation.CALL_BEHAVIOUR).example("60 COS"),
      of("D-R",    0x6A, NONE, unary(Trigonometry::degreesToRadians), "x -- rad", "Degrees to radians.")
          .words(620, NumberTime.TO_RADIANS).errors(ALPHA_DATA).translated(Translation.CALL_BEHAVIOUR).example("180 D-R"),
      of("DEC",    0x5F, NONE, unary(WholeNumbers::decimal),          "x -- dec", "Octal number to decimal.")
          .words(260, 332, NumberTime.DECIMAL).fails(ErrorTime.ofFraction(213)).errors(ALPHA_DATA, DATA_ERROR).translated(Translation.CALL_BEHAVIOUR).example("17 DEC"),
      of("DEG",    0x80, NONE, action(m -> m.flags().angleMode(AngleMode.DEG)), "--", "Angles are in degrees.")
          .words(121).preservesM().flags("clears 42 and 43").translated(Translation.CALL_BEHAVIOUR).example("DEG 90 SIN"),
      of("DEL",    0x02, COUNT, MemoryOperations::deleteLines,        "--", "Deletes nnn program lines from the current one.")
          .as(KEYBOARD, DELETES).words(1350).errors(PRIVATE, ROM).example("[PRGM] LBL 'SUM' 2 ENTER^ 3 + GTO .002 DEL 002 SST"),
      of("DSE",    0x97, REGISTER, DataRegisters::decrement,              "--", "Decrements a counter iiiii.fffcc; skips a line if it is not above fff.")
          .words(421, NumberTime.COUNT).errors(ALPHA_DATA, NONEXISTENT).translated(Translation.DECREMENT).example("5 STO 01 DSE 01 RCL 01"),
      of("END",    0xC0, NONE, action(Branching::end),                "--", "Ends a program.")
          .as(RETURN).words(60).errors(TRY_AGAIN).translated(Translation.RETURN).example("[PRGM] LBL 'TEN' 10 LBL 'TWO' 2 GTO .002 END [PRGM] XEQ 'TEN'"),
      of("ENG",    0x9E, DIGIT, FlagOperations.format(FormatStyle.ENG),     "--", "Shows numbers with an exponent divisible by three.")
          .words(104).errors(DATA_ERROR, ALPHA_DATA, NONEXISTENT).flags(CHANGES_DIGITS, "clears 40, sets 41").translated(Translation.CALL_BEHAVIOUR).example("12345 ENG 3"),
      of("ENTER^", 0x83, NONE, withoutLift(m -> m.stack().lift()),    "x -- x x", "Copies X to Y; the next number replaces X.")
          .words(74).preservesM().translated(Translation.ENTER).example("4 ENTER^ *"),
      of("E^X",    0x55, NONE, unary(Exponentials::exp),              "x -- e^x", "e to the power X.")
          .words(1087, 475, NumberTime.EXP).errors(ALPHA_DATA, OUT_OF_RANGE).flags(RANGE).translated(Translation.CALL_BEHAVIOUR).example("1 E^X"),
      of("E^X-1",  0x58, NONE, unary(Exponentials::expMinusOne),      "x -- e^x-1", "e to the power X less 1, exact near zero.")
          .words(1300, 435, NumberTime.EXP_MINUS_ONE).errors(ALPHA_DATA, OUT_OF_RANGE).flags(RANGE).translated(Translation.CALL_BEHAVIOUR).example("0.001 E^X-1"),
      of("FACT",   0x62, NONE, unary(WholeNumbers::factorial),        "x -- x!", "Factorial of X, 0 to 69.")
          .words(126, NumberTime.FACTORIAL).fails(ErrorTime.of(185)).preservesM().errors(ALPHA_DATA, DATA_ERROR, OUT_OF_RANGE).flags(RANGE).translated(Translation.CALL_BEHAVIOUR).example("5 FACT"),
      of("FC?",    0xAD, FLAG, FlagOperations.test(false),            "--", "Executes the next line if the flag is clear.")
          .as(READS).words(144).errors(NONEXISTENT, ALPHA_DATA).flags("the flag").translated(Translation.IS_FLAG_CLEAR).example("CF 01 FC? 01"),
      of("FC?C",   0xAB, SETTABLE_FLAG, FlagOperations.testAndClear(false), "--", "Executes the next line if the flag is clear; clears it.")
          .words(208).errors(NONEXISTENT, ALPHA_DATA).flags("the flag; clears it").translated(Translation.TAKES_FLAG_CLEAR).example("SF 01 FC?C 01"),
      of("FIX",    0x9C, DIGIT, FlagOperations.format(FormatStyle.FIX),     "--", "Shows numbers with n decimals.")
          .words(104).errors(DATA_ERROR, ALPHA_DATA, NONEXISTENT).flags(CHANGES_DIGITS, "sets 40, clears 41").translated(Translation.CALL_BEHAVIOUR).example("3.14159 FIX 2"),
      of("FRC",    0x69, NONE, unary(Decimal::fraction),              "x -- frac x", "Fractional part of X.")
          .words(139).errors(ALPHA_DATA).translated(Translation.FRACTION).example("3.25 FRC"),
      of("FS?",    0xAC, FLAG, FlagOperations.test(true),             "--", "Executes the next line if the flag is set.")
          .as(READS).words(130).errors(NONEXISTENT, ALPHA_DATA).flags("the flag").translated(Translation.IS_FLAG_SET).example("SF 01 FS? 01"),
      of("FS?C",   0xAA, SETTABLE_FLAG, FlagOperations.testAndClear(true), "--", "Executes the next line if the flag is set; clears it.")
          .words(211).errors(NONEXISTENT, ALPHA_DATA).flags("the flag; clears it").translated(Translation.TAKES_FLAG_SET).example("SF 01 FS?C 01"),
      of("GRAD",   0x82, NONE, action(m -> m.flags().angleMode(AngleMode.GRAD)), "--", "Angles are in grads.")
          .words(121).preservesM().flags("sets 42, clears 43").translated(Translation.CALL_BEHAVIOUR).example("GRAD 100 SIN"),
      of("GTO",    0xD0, JUMP, Branching::goTo,                       "--", "Goes to a label.")
          .as(Role.JUMP).words(108).errors(NONEXISTENT).translated(Translation.GO_TO).example("[PRGM] LBL 'TEN' 10 GTO 01 1/X LBL 01 X^2 [PRGM] XEQ 'TEN'"),
      of("HMS",    0x6C, NONE, unary(Sexagesimal::toHms),             "x -- h.mmss", "Decimal hours to hours, minutes and seconds.")
          .words(180, 88).errors(ALPHA_DATA).translated(Translation.CALL_BEHAVIOUR).example("1.5 HMS"),
      of("HMS+",   0x49, NONE, binary(Sexagesimal::add),              "y x -- y+x", "Adds hours, minutes and seconds.")
          .words(555, NumberTime.HMS_SUM).errors(ALPHA_DATA, OUT_OF_RANGE).flags(RANGE).translated(Translation.CALL_BEHAVIOUR).example("1.30 ENTER^ 0.45 HMS+"),
      of("HMS-",   0x4A, NONE, binary(Sexagesimal::subtract),         "y x -- y-x", "Subtracts hours, minutes and seconds.")
          .words(570, NumberTime.HMS_DIFFERENCE).errors(ALPHA_DATA, OUT_OF_RANGE).flags(RANGE).translated(Translation.CALL_BEHAVIOUR).example("2.15 ENTER^ 0.45 HMS-"),
      of("HR",     0x6D, NONE, unary(Sexagesimal::toHours),           "h.mmss -- x", "Hours, minutes and seconds to decimal hours.")
          .words(253, 88, NumberTime.HOURS).errors(ALPHA_DATA).translated(Translation.CALL_BEHAVIOUR).example("1.30 HR"),
      of("INT",    0x68, NONE, unary(Decimal::integerPart),           "x -- int x", "Whole part of X.")
          .words(134).errors(ALPHA_DATA).translated(Translation.INTEGER_PART).example("3.75 INT"),
      of("ISG",    0x96, REGISTER, DataRegisters::increment,              "--", "Increments a counter iiiii.fffcc; skips a line if it is above fff.")
          .words(421, NumberTime.COUNT).errors(ALPHA_DATA, NONEXISTENT).translated(Translation.INCREMENT).example("1.005 STO 01 ISG 01 RCL 01"),
      of("LASTX",  0x76, NONE, action(m -> m.push(m.memory().read(Stack.LAST_X))), "-- l", "Recalls the X of the last calculation.")
          .words(81).preservesM().translated(Translation.LAST_X).example("2 ENTER^ 3 + LASTX"),
      of("LBL",    0xCF, LABEL, Branching::label,                     "--", "A label for GTO and XEQ.")
          .words(67).translated(Translation.LABEL).example("[PRGM] LBL 'AREA' X^2 PI * [PRGM] 3 XEQ 'AREA'"),
      of("LN",     0x50, NONE, unary(Logarithms::ln),                 "x -- ln x", "Natural logarithm of X.")
          .words(1300, NumberTime.LN).fails(ErrorTime.of(172)).errors(ALPHA_DATA, DATA_ERROR).translated(Translation.CALL_BEHAVIOUR).example("10 LN"),
      of("LN1+X",  0x65, NONE, unary(Logarithms::lnOnePlus),          "x -- ln(1+x)", "Natural logarithm of 1+X, exact near zero.")
          .words(1210, NumberTime.LN_ONE_PLUS).fails(ErrorTime.of(275)).errors(ALPHA_DATA, DATA_ERROR).translated(Translation.CALL_BEHAVIOUR).example("0.001 LN1+X"),
      of("LOG",    0x56, NONE, unary(Logarithms::log),                "x -- log x", "Common logarithm of X.")
          .words(1774, NumberTime.LOG).fails(ErrorTime.of(173)).errors(ALPHA_DATA, DATA_ERROR).translated(Translation.CALL_BEHAVIOUR).example("1000 LOG"),
      of("MEAN",   0x7C, NONE, action(m -> replaceXAndY(m, Sums.read(m).mean())), "y x -- mean y, mean x", "Means of the accumulated x and y.")
          .words(650).fails(ErrorTime.of(370)).changesMFirst().errors(ALPHA_DATA, DATA_ERROR, NONEXISTENT, OUT_OF_RANGE).flags(RANGE).example("CLΣ 3 ENTER^ 4 Σ+ 5 ENTER^ 8 Σ+ MEAN"),
      of("MOD",    0x4B, NONE, binary(Arithmetic::modulo),            "y x -- y mod x", "Remainder of Y divided by X, with the sign of X.")
          .words(190, NumberTime.REMAINDER).preservesM().errors(ALPHA_DATA).translated(Translation.MODULO).example("17 ENTER^ 5 MOD"),
      of("OCT",    0x6F, NONE, unary(WholeNumbers::octal),            "x -- oct", "Decimal number to octal.")
          .words(776).fails(ErrorTime.ofFraction(215)).errors(ALPHA_DATA, DATA_ERROR).translated(Translation.CALL_BEHAVIOUR).example("15 OCT"),
      of("OFF",    0x8D, NONE, keepingLift(m -> m.outcome(Halt.of(Cause.OFF))),    "--", "Switches the calculator off.")
          .flags("11 runs the program when switched on; this clears 12 to 25 and 44 and sets 26").example("5 STO 01 OFF [ON] RCL 01"),
      of("ON",     0x09, NONE, action(m -> m.flags().set(Flags.CONTINUOUS_ON, true)), "--", "Prevents the calculator from switching itself off.")
          .as(KEYBOARD).flags("sets 44").example("ON FS? 44"),
      of("P-R",    0x4E, NONE, leaving(Intermediate.RECTANGULAR, conversion(Trigonometry::toRectangular)), "angle r -- y x", "Polar to rectangular coordinates.")
          .words(3400, NumberTime.RECTANGULAR).errors(ALPHA_DATA).flags(ANGLE).translated(Translation.CALL_BEHAVIOUR).example("30 ENTER^ 2 P-R"),
      of("PACK",   0x0A, NONE, action(MemoryOperations::pack),        "--", "Packs program memory.")
          .as(KEYBOARD).example("PACK"),
      of("%",      0x4C, NONE, keepingY(Arithmetic::percent),         "y x -- y x% of y", "X percent of Y.")
          .words(262, NumberTime.PERCENT).errors(ALPHA_DATA, OUT_OF_RANGE).flags(RANGE).translated(Translation.CALL_BEHAVIOUR).example("200 ENTER^ 15 %"),
      of("%CH",    0x4D, NONE, keepingY(Arithmetic::percentChange),   "y x -- y change", "Change from Y to X in percent of Y.")
          .words(560, NumberTime.PERCENT_CHANGE).errors(ALPHA_DATA, DATA_ERROR, OUT_OF_RANGE).flags(RANGE).translated(Translation.CALL_BEHAVIOUR).example("50 ENTER^ 60 %CH"),
      of("PI",     0x72, NONE, action(m -> m.push(Word.of(Decimal.PI))), "-- pi", "3.141592654.")
          .words(111).translated(Translation.PI).example("PI"),
      of("PROMPT", 0x8E, NONE, action(ProgramControl::prompt),        "--", "Shows ALPHA and stops for an answer.")
          .as(ASK).wordsOfText(1307, AlphaTiming::prompt).flags(PRINTER, "sets 50").example("[PRGM] LBL 'AREA' 'RADIUS?' PROMPT X^2 PI * [PRGM] XEQ 'AREA' 3 R/S"),
      of("PSE",    0x89, NONE, action(ProgramControl::pause),         "--", "Pauses for about a second.")
          .words(380).preservesM().example("[PRGM] LBL 'DOWN' 3 LBL 01 PSE DSE X GTO 01 [PRGM] XEQ 'DOWN'"),
      of("R^",     0x74, NONE, action(m -> m.stack().rollUp()),       "t z y x -- z y x t", "Rolls the stack up.")
          .words(75).preservesM().translated(Translation.ROLL_UP).example("1 ENTER^ 2 ENTER^ 3 ENTER^ 4 R^"),
      of("R-D",    0x6B, NONE, unary(Trigonometry::radiansToDegrees), "rad -- x", "Radians to degrees.")
          .words(595, NumberTime.TO_DEGREES).errors(ALPHA_DATA, OUT_OF_RANGE).flags(RANGE).translated(Translation.CALL_BEHAVIOUR).example("PI R-D"),
      of("R-P",    0x4F, NONE, leaving(Intermediate.POLAR, conversion(Trigonometry::toPolar)),     "y x -- angle r", "Rectangular to polar coordinates.")
          .words(2842, NumberTime.POLAR).errors(ALPHA_DATA, OUT_OF_RANGE).flags(ANGLE, RANGE).translated(Translation.CALL_BEHAVIOUR).example("3 ENTER^ 4 R-P"),
      of("RAD",    0x81, NONE, action(m -> m.flags().angleMode(AngleMode.RAD)), "--", "Angles are in radians.")
          .words(121).preservesM().flags("clears 42, sets 43").translated(Translation.CALL_BEHAVIOUR).example("RAD PI 2 / SIN"),
      of("RCL",    0x90, REGISTER, DataRegisters::recall,                 "-- r", "Recalls a register.")
          .as(READS).words(151).errors(NONEXISTENT, ALPHA_DATA).translated(Translation.RECALL).example("7 STO 01 CLX RCL 01"),
      of("RDN",    0x75, NONE, action(m -> m.stack().rollDown()),     "t z y x -- x t z y", "Rolls the stack down.")
          .words(106).preservesM().translated(Translation.ROLL_DOWN).example("1 ENTER^ 2 RDN"),
      of("RND",    0x6E, NONE, action(FlagOperations::round), "x -- rnd x", "Rounds X to the digits displayed.")
          .words(137).preservesM().errors(ALPHA_DATA).flags("36 to 41 (format)").translated(Translation.CALL_BEHAVIOUR).example("3.14159 FIX 2 RND FIX 4"),
      of("RTN",    0x85, NONE, action(Branching::returnFromCall),     "--", "Returns from a subroutine; from the keyboard, moves to the top of the program.")
          .as(RETURN).words(90).preservesM().translated(Translation.RETURN).example("[PRGM] LBL 'POW' XEQ 01 XEQ 01 RTN LBL 01 X^2 RTN [PRGM] 2 XEQ 'POW'"),
      of("SDEV",   0x7D, NONE, action(Sums::deviate), "y x -- sdev y, sdev x", "Sample standard deviations of the accumulated x and y.")
          .words(3100).fails(ErrorTime.of(787)).changesMFirst().errors(ALPHA_DATA, DATA_ERROR, OUT_OF_RANGE, NONEXISTENT).flags(RANGE).example("CLΣ 3 ENTER^ 4 Σ+ 5 ENTER^ 8 Σ+ SDEV"),
      of("SCI",    0x9D, DIGIT, FlagOperations.format(FormatStyle.SCI),     "--", "Shows numbers with one digit before the point and an exponent.")
          .words(104).errors(DATA_ERROR, ALPHA_DATA, NONEXISTENT).flags(CHANGES_DIGITS, "clears 40 and 41").translated(Translation.CALL_BEHAVIOUR).example("12345 SCI 3"),
      of("SF",     0xA8, SETTABLE_FLAG, FlagOperations.write(true),   "--", "Sets a flag.")
          .words(198).errors(NONEXISTENT, ALPHA_DATA).flags("sets the flag").translated(Translation.SET_FLAG).example("SF 01 FS? 01"),
      of("Σ+",     0x47, NONE, withoutLift(m -> Sums.accumulate(m, false)), "y x -- y n", "Accumulates X and Y for statistics.")
          .words(1_450, NumberTime.ACCUMULATION).errors(ALPHA_DATA, NONEXISTENT).example("CLΣ 2 ENTER^ 3 Σ+"),
      of("Σ-",     0x48, NONE, withoutLift(m -> Sums.accumulate(m, true)), "y x -- y n", "Removes X and Y from the statistics.")
          .words(1_530, NumberTime.REMOVAL).errors(ALPHA_DATA, NONEXISTENT).example("CLΣ 2 ENTER^ 3 Σ+ 2 ENTER^ 3 Σ-"),
      of("ΣREG",   0x99, REGISTER, register(DataRegisters::firstStatisticsRegister), "--", "Sets the first of the six statistics registers.")
          .as(DATA_REGISTER).words(194).errors(NONEXISTENT, ALPHA_DATA).example("ΣREG 05 ΣREG?"),
      of("SIN",    0x59, NONE, leaving(Intermediate.SINE, angular(Trigonometry::sin)),            "x -- sin x", "Sine of X.")
          .words(2950, NumberTime.SINE).errors(ALPHA_DATA).flags(ANGLE).translated(Translation.CALL_BEHAVIOUR).example("30 SIN"),
      of("SIGN",   0x7A, NONE, action(Mainframe::sign),         "x -- sign x", "1 if X is zero or positive, -1 if negative, 0 for text.")
          .words(83).preservesM().translated(Translation.SIGN).example("-7 SIGN"),
      of("SIZE",   0x06, COUNT, MemoryOperations::size,               "--", "Sets the number of data registers.")
          .as(KEYBOARD).errors(TRY_AGAIN).example("SIZE 020 SIZE?"),
      of("SQRT",   0x52, NONE, unary(Arithmetic::squareRoot),         "x -- sqrt x", "Square root of X.")
          .words(430, NumberTime.SQUARE_ROOT).fails(ErrorTime.of(170)).preservesM().errors(ALPHA_DATA, DATA_ERROR).translated(Translation.SQUARE_ROOT).example("2 SQRT"),
      of("SST",    0x08, NONE, action(m -> {}),                       "--", "Executes one program line; in PRGM mode goes to the next.")
          .as(KEYBOARD, STEP).example("[PRGM] LBL 'SQ' 5 X^2 [PRGM] RTN SST SST SST"),
      of("ST+",    0x92, REGISTER, FourOperations::addTo,             "x -- x", "Adds X to a register.")
          .words(240, NumberTime.SUM_INTO).errors(ALPHA_DATA, NONEXISTENT, OUT_OF_RANGE).flags(RANGE).translated(Translation.ADD_TO).example("5 STO 01 3 ST+ 01 RCL 01"),
      of("ST-",    0x93, REGISTER, FourOperations::subtractFrom,      "x -- x", "Subtracts X from a register.")
          .words(245, NumberTime.SUM_INTO).errors(ALPHA_DATA, NONEXISTENT, OUT_OF_RANGE).flags(RANGE).translated(Translation.SUBTRACT_FROM).example("5 STO 01 3 ST- 01 RCL 01"),
      of("ST*",    0x94, REGISTER, FourOperations::multiplyInto,      "x -- x", "Multiplies a register by X.")
          .words(350, NumberTime.PRODUCT_INTO).errors(ALPHA_DATA, NONEXISTENT, OUT_OF_RANGE).flags(RANGE).translated(Translation.MULTIPLY_INTO).example("5 STO 01 3 ST* 01 RCL 01"),
      of("ST/",    0x95, REGISTER, FourOperations::divideInto,        "x -- x", "Divides a register by X.")
          .words(330, NumberTime.QUOTIENT_INTO).errors(ALPHA_DATA, NONEXISTENT, DATA_ERROR, OUT_OF_RANGE).flags(RANGE).translated(Translation.DIVIDE_INTO).example("6 STO 01 3 ST/ 01 RCL 01"),
      of("STO",    0x91, REGISTER, DataRegisters::store,                  "x -- x", "Stores X in a register.")
          .as(STORE).words(135).errors(NONEXISTENT, ALPHA_DATA).translated(Translation.STORE).example("42 STO 05 CLX RCL 05"),
      of("STOP",   0x84, NONE, action(ProgramControl::stop),          "--", "Stops the program.")
          .as(STOP).words(60).example("[PRGM] LBL 'SQ' X^2 STOP 1/X [PRGM] 4 XEQ 'SQ' R/S"),
      of("TAN",    0x5B, NONE, angular(Trigonometry::tan),            "x -- tan x", "Tangent of X.")
          .words(1975, NumberTime.TANGENT).errors(ALPHA_DATA).flags(ANGLE).translated(Translation.CALL_BEHAVIOUR).example("45 TAN"),
      of("TONE",   0x9F, DIGIT, ProgramControl::tone,                 "--", "Sounds one of ten tones.")
          .as(SOUND).words(1740).errors(DATA_ERROR, ALPHA_DATA, NONEXISTENT).flags("26 (sound)").translated(Translation.CALL_BEHAVIOUR).example("TONE 5"),
      of("VIEW",   0x98, REGISTER, register((m, address) -> ProgramControl.view(m, Operands.read(m, address))), "--", "Shows a register.")
          .as(READS).wordsOfText(515, AlphaTiming::viewRegister).errors(NONEXISTENT, ALPHA_DATA).flags(PRINTER, "sets 50").translated(Translation.CALL_BEHAVIOUR).example("42 STO 05 VIEW 05"),
      of("X=0?",   0x67, NONE, Comparisons::xIsZero,                        "--", "Executes the next line if X is zero.")
          .words(78).preservesM().errors(ALPHA_DATA).translated(Translation.IS_ZERO).example("0 X=0?"),
      of("X≠0?",   0x63, NONE, Comparisons::xIsNotZero,                     "--", "Executes the next line if X is not zero.")
          .words(78).preservesM().errors(ALPHA_DATA).translated(Translation.IS_NOT_ZERO).example("0 X≠0?"),
      of("X<0?",   0x66, NONE, Comparisons::xIsNegative,                    "--", "Executes the next line if X is below zero.")
          .words(78).preservesM().errors(ALPHA_DATA).translated(Translation.IS_NEGATIVE).example("-1 X<0?"),
      of("X<=0?",  0x7B, NONE, Comparisons::xIsNotPositive,                 "--", "Executes the next line if X is zero or below.")
          .words(78).preservesM().errors(ALPHA_DATA).translated(Translation.IS_NOT_POSITIVE).example("0 X<=0?"),
      of("X>0?",   0x64, NONE, Comparisons::xIsPositive,                    "--", "Executes the next line if X is above zero.")
          .words(78).preservesM().errors(ALPHA_DATA).translated(Translation.IS_POSITIVE).example("5 X>0?"),
      of("X=Y?",   0x78, NONE, Comparisons::xEqualsY,                       "--", "Executes the next line if X and Y are equal, numbers or text.")
          .words(65).preservesM().translated(Translation.EQUALS).example("3 ENTER^ X=Y?"),
      of("X≠Y?",   0x79, NONE, Comparisons::xDiffersFromY,                  "--", "Executes the next line if X and Y differ.")
          .words(65).preservesM().translated(Translation.DIFFERS).example("3 ENTER^ X≠Y?"),
      of("X<Y?",   0x44, NONE, Comparisons::xLessThanY,                     "--", "Executes the next line if X is less than Y.")
          .words(180, NumberTime.COMPARISON).errors(ALPHA_DATA).translated(Translation.IS_LESS).example("5 ENTER^ 3 X<Y?"),
      of("X<=Y?",  0x46, NONE, Comparisons::xAtMostY,                       "--", "Executes the next line if X is not above Y.")
          .words(180, NumberTime.COMPARISON).errors(ALPHA_DATA).translated(Translation.IS_AT_MOST).example("5 ENTER^ 3 X<=Y?"),
      of("X>Y?",   0x45, NONE, Comparisons::xGreaterThanY,                  "--", "Executes the next line if X is greater than Y.")
          .words(180, NumberTime.COMPARISON).errors(ALPHA_DATA).translated(Translation.IS_GREATER).example("5 ENTER^ 3 X>Y?"),
      of("X<>",    0xCE, REGISTER, DataRegisters::exchange,               "x -- r", "Exchanges X with a register.")
          .words(156).errors(NONEXISTENT, ALPHA_DATA).translated(Translation.EXCHANGE).example("1 STO 01 2 X<> 01"),
      of("X<>Y",   0x71, NONE, action(m -> m.stack().exchange()),     "y x -- x y", "Exchanges X and Y.")
          .words(64).preservesM().translated(Translation.EXCHANGE_X_AND_Y).example("1 ENTER^ 2 X<>Y"),
      of("XEQ",    0xE0, JUMP, Branching::execute,                    "--", "Executes a program or function.")
          .as(CALL).words(210).errors(NONEXISTENT).translated(Translation.CALL).example("[PRGM] LBL 'DIAG' X^2 X<>Y X^2 + SQRT [PRGM] 3 ENTER^ 4 XEQ 'DIAG'"),
      of("X^2",    0x51, NONE, unary(Arithmetic::square),             "x -- x^2", "Square of X.")
          .words(229, NumberTime.SQUARE).errors(ALPHA_DATA, OUT_OF_RANGE).flags(RANGE).translated(Translation.SQUARE).example("12 X^2"),
      of("Y^X",    0x53, NONE, leaving(Intermediate.POWER, binary(Exponentials::power)),           "y x -- y^x", "Y to the power X.")
          .words(2000, NumberTime.POWER).fails(ErrorTime.of(200)).errors(ALPHA_DATA, DATA_ERROR, OUT_OF_RANGE).flags(RANGE).translated(Translation.CALL_BEHAVIOUR).example("2 ENTER^ 10 Y^X"));

  /** The program lines without a function name. */
  private static final List<CalculatorFunction> LINES = Row.coded(
      of("NULL",   0x00, NONE, (m, operand) -> {},                    "--", "An empty byte; does nothing.")
          .words(36).preservesM().translated(Translation.NOTHING),
      of("number", 0x10, NUMBER, ProgramControl::number,              "-- x", "A number.").translated(Translation.NUMBER),
      of("W",      0x1F, TEXT, (m, operand) -> {},                    "--", "An unused code; does nothing.").translated(Translation.NOTHING),
      of("SPARE",  0xAF, NONE, action(m -> {}),                       "--", "An unused code; does nothing."),
      of("text",   0xF0, TEXT, AlphaText::line,                       "--", "Replaces ALPHA, or appends to it.").translated(Translation.CALL_BEHAVIOUR));
  // spotless:on

  private Mainframe() {}

  /** Returns the mainframe as a module. */
  public static ModuleDefinition module() {
    return new ModuleDefinition("mainframe", 0, FUNCTIONS);
  }

  private static void changeSign(Machine machine) {
    long x = machine.stack().x();
    machine.stack().x(Word.isNormalized(x) ? Word.negated(x) : Word.of(machine.x().negate()));
  }

  /** ABS: replaces X by its absolute value. */
  private static void absolute(Machine machine, Operand none) {
    long x = machine.stack().x();
    Shapes.replaceX(
        machine,
        Word.isNormalized(x) ? Word.withDigits(x, 13, 13, 0) : machine.result(machine.x().abs()));
  }

  /**
   * SIGN: replaces X by its sign, 1 for zero. Unlike other functions, it accepts text and returns 0
   * for it.
   */
  private static void sign(Machine machine) {
    long x = machine.stack().x();
    machine.stack().saveLastX();
    machine.stack().x(Word.isText(x) ? 0 : Word.of(Arithmetic.sign(Word.toDecimal(x))));
  }

  private static void enterAlpha(Machine machine) {
    machine.flags().set(Flags.ALPHA, true);
    if (!machine.inProgram()) {
      machine.labels().addSkipTime(ALPHA_SHOWN);
    }
  }

  /**
   * CAT n: starts a catalog, which the keyboard code displays. Only the CX has catalogs other than
   * 3 from number 4 on. CAT IND with a stack register always starts catalog 3 (observed on the
   * machine).
   */
  private static void catalogue(Machine machine, Operand operand) {
    boolean inStack = operand instanceof Operand.Postfix from && from.isStatus();
    int number = inStack ? ALL_FUNCTIONS : Operands.digit(machine, operand);
    boolean extended = machine.instructions().isExtended();
    if (extended && number == Order.Catalogue.FILES) {
      ExtendedDirectory.list(machine);
    } else if (extended && number == Order.Catalogue.ALARMS) {
      AlarmOperations.catalogue(machine);
      machine.stackLift(true);
    } else {
      machine.outcome(new Order.Catalogue(extended ? number : Math.min(number, ALL_FUNCTIONS)));
    }
  }

  /** Returns the program lines without a function name. */
  public static List<CalculatorFunction> lines() {
    return LINES;
  }
}
