package hp41.functions.storage;

import static hp41.event.CalculatorError.*;
import static hp41.functions.Row.heading;
import static hp41.functions.Row.of;
import static hp41.functions.Shapes.action;
import static hp41.functions.storage.TextFiles.onFile;
import static hp41.functions.storage.TextFiles.writing;
import static hp41.machine.Role.DELETES;
import static hp41.machine.Role.LIST_FILES;

import hp41.functions.AlphaText;
import hp41.functions.AlphaTiming;
import hp41.functions.FlagOperations;
import hp41.functions.KeyOperations;
import hp41.functions.MemoryOperations;
import hp41.functions.NumberTime;
import hp41.functions.RegisterBlock;
import hp41.functions.Row;
import hp41.machine.CalculatorFunction;
import hp41.machine.ErrorTime;
import hp41.machine.ModuleDefinition;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.List;

/** The functions of the extended functions module in the order of catalog 2. */
public final class ExtendedFunctions {

  /** The name of the module. */
  public static final String NAME = "extended functions";

  /** The XROM number of the module. */
  public static final int XROM = 25;

  // spotless:off (a table with one row per function)
  private static final List<CalculatorFunction> FUNCTIONS = Row.numbered(XROM, 0,
      heading("-EXT FCN 2D", "A heading in CAT 2, without an effect."),
      of("ALENG", action(m -> m.push(Word.of(Decimal.of(AlphaText.text(m).length())))), "-- n", "Number of characters in ALPHA.")
          .wordsOfText(955, AlphaTiming::length).preservesM().example("'HELLO' ALENG"),
      of("ANUM", action(AlphaText::number), "-- x", "The first number in ALPHA; sets flag 22 if there is one.")
          .wordsOfText(1360, AlphaTiming::number).preservesM().flags("28 and 29 (marks), sets 22").example("'PRICE 12.50' ANUM"),
      of("APPCHR", writing(TextFiles::appendCharacters), "--", "Appends ALPHA to the current record of the current text file.")
          .words(1410).fails(ErrorTime.AFTER_ALPHA).changesMFirst().errors(FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL, REC_TOO_LONG).example("'NOTES' 5 CRFLAS 'HEL' APPREC 'LO' APPCHR 0 SEEKPT GETREC AVIEW"),
      of("APPREC", writing(TextFiles::appendRecord), "--", "Appends ALPHA to the current text file as a new last record.")
          .words(1372).fails(ErrorTime.AFTER_ALPHA).changesMFirst().errors(FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL).example("'NOTES' 5 CRFLAS 'HELLO' APPREC CLA 0 SEEKPT GETREC AVIEW"),
      of("ARCLREC", onFile(TextFiles::append), "--", "Appends the current record to ALPHA, from the pointer; flag 17 is set if the record is longer.")
          .words(646).fails(ErrorTime.USUAL.but(END_OF_FL, 550)).errors(FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL).flags("17: whether the record continues").example("'NOTES' 5 CRFLAS 'LO' APPREC 'HEL' 0 SEEKPT ARCLREC AVIEW"),
      of("AROT", action(AlphaText::rotate), "n -- n", "Rotates ALPHA to the left by X characters.")
          .words(1500, NumberTime.ROTATION).fails(ErrorTime.AFTER_ALPHA).errors(ALPHA_DATA, DATA_ERROR).example("'ABCD' 1 AROT AVIEW"),
      of("ATOX", action(AlphaText::takeFirst), "-- code", "Removes the first character of ALPHA and returns its code, 0 if ALPHA is empty.")
          .wordsOfText(930, AlphaTiming::firstCharacter).preservesM().example("'A' ATOX"),
      of("CLFL", action(ExtendedDirectory::clear), "--", "Clears the data or text file named in ALPHA.")
          .as(DELETES).words(1282).errors(NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR).example("'DATA' 2 CRFLD 7 SAVEX CLFL 0 SEEKPT GETX"),
      of("CLKEYS", action(KeyOperations::clear), "--", "Removes all key assignments.")
          .as(DELETES).words(309).example("CLKEYS"),
      of("CRFLAS", action(ExtendedDirectory::createText), "registers -- registers", "Creates a text file with the name in ALPHA, X registers long.")
          .words(1330).fails(ErrorTime.USUAL.but(DATA_ERROR, 335)).errors(ALPHA_DATA, DATA_ERROR, DUP_FL, NO_ROOM, NAME_ERR).example("'NOTES' 5 CRFLAS FLSIZE"),
      of("CRFLD", action(ExtendedDirectory::createData), "registers -- registers", "Creates a data file with the name in ALPHA, X registers long.")
          .words(1320).fails(ErrorTime.USUAL.but(DATA_ERROR, 335)).errors(ALPHA_DATA, DATA_ERROR, DUP_FL, NO_ROOM, NAME_ERR).example("'DATA' 5 CRFLD FLSIZE"),
      of("DELCHR", onFile(TextFiles::deleteCharacters), "n -- n", "Deletes X characters of the current record, from the pointer.")
          .as(DELETES).words(547).fails(ErrorTime.USUAL.but(DATA_ERROR, 600).but(END_OF_FL, 510)).errors(ALPHA_DATA, DATA_ERROR, FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL).example("'NOTES' 5 CRFLAS 'ABC' APPREC 0 SEEKPT 1 DELCHR GETREC AVIEW"),
      of("DELREC", onFile(TextFiles::deleteRecord), "--", "Deletes the current record of the current text file.")
          .as(DELETES).words(593).fails(ErrorTime.USUAL.but(END_OF_FL, 520)).errors(FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL).example("'NOTES' 5 CRFLAS 'A' APPREC 'B' APPREC 0 SEEKPT DELREC GETREC AVIEW"),
      of("EMDIR", (machine, operand) -> ExtendedDirectory.list(machine), "-- registers", "Lists the files in extended memory and returns the number of free registers.")
          .as(LIST_FILES).words(1044).preservesM().example("'DATA' 5 CRFLD EMDIR [R/S]"),
      of("FLSIZE", action(ExtendedDirectory::fileSize), "-- registers", "Number of registers of the file named in ALPHA, or of the current one.")
          .words(1360).preservesM().errors(FL_NOT_FOUND, NAME_ERR).example("'DATA' 8 CRFLD FLSIZE"),
      of("GETAS", action(TextFiles::load), "--", "Copies a text file from mass storage into one that is in extended memory.")
          .fails(ErrorTime.ofName(1_200)).errors(NO_DRIVE, FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL, NAME_ERR, MEDM_ERR).example("'NOTES' 5 CRFLAS 'HELLO' APPREC 'NOTES,KEPT' SAVEAS 'NEW' 5 CRFLAS 'KEPT,NEW' GETAS CLA GETREC AVIEW"),
      of("GETKEY", KeyOperations::get, "-- code", "Waits for a key and returns its row and column, 0 after 12 seconds.")
          .words(45).example("GETKEY [SIN]"),
      of("GETP", action(ProgramFiles::get), "--", "Replaces the last program in memory by that in the file named in ALPHA.")
          .words(6960).errors(NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR, NO_ROOM, TRY_AGAIN, CHKSUM_ERR).example("[PRGM] LBL 'TEN' 10 [PRGM] 'TEN' SAVEP PCLPS GETP XEQ 'TEN'"),
      of("GETR", action(DataFiles::getAll), "--", "Copies the data file named in ALPHA, or the current one, to the data registers.")
          .words(1250).fails(ErrorTime.USUAL.but(END_OF_FL, 3_330)).preservesM().errors(FL_NOT_FOUND, FL_TYPE_ERR, NAME_ERR).example("'DATA' 100 CRFLD 7 STO 01 SAVER CLRG GETR RCL 01"),
      of("GETREC", onFile(TextFiles::get), "--", "Copies the current record to ALPHA, from the pointer; flag 17 is set if the record is longer.")
          .words(543).fails(ErrorTime.USUAL.but(END_OF_FL, 550)).errors(FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL).flags("17: whether the record continues").example("'NOTES' 5 CRFLAS 'HELLO' APPREC 0 SEEKPT GETREC AVIEW"),
      of("GETRX", action(DataFiles::getBlock), "bbb.eee -- bbb.eee", "Copies from the current data file to registers bbb to eee.")
          .words(662).fails(ErrorTime.USUAL.but(NONEXISTENT, 682).but(END_OF_FL, 690)).errors(ALPHA_DATA, DATA_ERROR, NONEXISTENT, FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL).example("'DATA' 5 CRFLD 7 SAVEX 0 SEEKPT 3.003 GETRX RCL 03"),
      of("GETSUB", action(ProgramFiles::append), "--", "Adds the program in the file named in ALPHA after the last one in memory.")
          .words(6910).errors(NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR, NO_ROOM, TRY_AGAIN, CHKSUM_ERR).example("[PRGM] LBL 'TEN' 10 [PRGM] 'TEN' SAVEP PCLPS GETSUB XEQ 'TEN'"),
      of("GETX", action(DataFiles::getX), "-- x", "The next register of the current data file.")
          .words(410).preservesM().errors(FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL).example("'DATA' 2 CRFLD 7 SAVEX 0 SEEKPT GETX"),
      of("INSCHR", writing(TextFiles::insertCharacters), "--", "Inserts ALPHA into the current record, at the pointer.")
          .words(1451).fails(ErrorTime.AFTER_ALPHA).changesMFirst().errors(FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL, REC_TOO_LONG).example("'NOTES' 5 CRFLAS 'BC' APPREC 'A' 0 SEEKPT INSCHR 0 SEEKPT GETREC AVIEW"),
      of("INSREC", writing(TextFiles::insertRecord), "--", "Inserts ALPHA as a record before the current one.")
          .words(1451).fails(ErrorTime.AFTER_ALPHA).changesMFirst().errors(FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL).example("'NOTES' 5 CRFLAS 'B' APPREC 'A' 0 SEEKPT INSREC 0 SEEKPT GETREC AVIEW"),
      of("PASN", action(machine -> KeyOperations.assignFromX(machine, MachineFiles.nameBeforeComma(machine))), "code -- code", "Assigns the function or label named in ALPHA to the key with the code in X, negative if shifted.")
          .words(1170).fails(ErrorTime.of(1_270)).changesMFirst().errors(KEYCODE_ERR, NONEXISTENT, NO_ROOM, TRY_AGAIN).flags("27 (USER) enables assigned keys").example("'FACT' 11 PASN [USER] 5 [Σ+]"),
      of("PCLPS", action(ProgramFiles::clear), "--", "Clears the program named in ALPHA, or the current one, and all programs after it.")
          .as(DELETES).words(1890).fails(ErrorTime.OF_SEARCH).changesMFirst().errors(NAME_ERR, ROM).example("[PRGM] LBL 'ONE' 1 GTO .. LBL 'TWO' 2 [PRGM] 'ONE' PCLPS CAT 1 [R/S]"),
      of("POSA", action(AlphaText::find), "x -- position", "Searches ALPHA for the text or character code in X and returns its position, 0 for the first, -1 if not found.")
          .wordsOfText(1130, AlphaTiming::position).fails(ErrorTime.USUAL.but(DATA_ERROR, 350)).errors(DATA_ERROR).example("'ABCDE' 67 POSA"),
      of("POSFL", onFile(TextFiles::find), "-- rrr.ccc", "Searches ALPHA in the current text file from the pointer, moves the pointer there and returns it; -1 if not found.")
          .wordsOfText(1740, AlphaTiming::search).errors(FL_NOT_FOUND, FL_TYPE_ERR).example("'NOTES' 5 CRFLAS 'HELLO' APPREC 0 SEEKPT 'LL' POSFL"),
      of("PSIZE", action(MemoryOperations::sizeFromX), "n -- n", "Sets the number of data registers to X.")
          .words(4748).errors(ALPHA_DATA, DATA_ERROR, NO_ROOM, TRY_AGAIN).example("20 PSIZE SIZE?"),
      of("PURFL", action(ExtendedDirectory::purge), "--", "Deletes the file named in ALPHA.")
          .as(DELETES).words(1480).errors(NAME_ERR, FL_NOT_FOUND).example("'DATA' 2 CRFLD PURFL EMROOM"),
      of("RCLFLAG", action(FlagOperations::recall), "-- flags", "Flags 00 to 43, which STOFLAG can restore.")
          .words(282).preservesM().flags("00 to 43").example("FIX 2 RCLFLAG FIX 6 STOFLAG 5"),
      of("RCLPT", action(ExtendedDirectory::recallPointer), "-- rrr.ccc", "The pointer of the current file, or the number of bytes if it is a program.")
          .words(660).errors(FL_NOT_FOUND).example("'DATA' 5 CRFLD 3 SEEKPT RCLPT"),
      of("RCLPTA", action(ExtendedDirectory::recallNamedPointer), "-- rrr.ccc", "The pointer of the file named in ALPHA, which becomes the current one.")
          .words(1540).errors(FL_NOT_FOUND, NAME_ERR).example("'DATA' 5 CRFLD 3 SEEKPT RCLPTA"),
      of("REGMOVE", action(RegisterBlock::move), "sss.dddnnn -- sss.dddnnn", "Copies nnn registers, beginning at R sss, to those beginning at R ddd.")
          .words(620).preservesM().errors(ALPHA_DATA, DATA_ERROR, NONEXISTENT).example("7 STO 01 1.002 REGMOVE RCL 02"),
      of("REGSWAP", action(RegisterBlock::swap), "sss.dddnnn -- sss.dddnnn", "Exchanges nnn registers, beginning at R sss, with those beginning at R ddd.")
          .words(600).preservesM().errors(ALPHA_DATA, DATA_ERROR, NONEXISTENT).example("7 STO 01 8 STO 02 1.002 REGSWAP RCL 01"),
      of("SAVEAS", action(TextFiles::save), "--", "Copies a text file from extended memory to mass storage.")
          .fails(ErrorTime.of(305)).errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR, DUP_FL_NAME, FL_SECURED, MEDM_ERR).example("'NOTES' 5 CRFLAS 'HELLO' APPREC 'NOTES,KEPT' SAVEAS DIR [R/S]"),
      of("SAVEP", action(ProgramFiles::save), "--", "Copies a program to extended memory; ALPHA contains its name and, after a comma, that of the file.")
          .words(3570).fails(ErrorTime.OF_SEARCH).changesMFirst().errors(NAME_ERR, ROM, NO_ROOM, FL_TYPE_ERR, PRIVATE).example("[PRGM] LBL 'TEN' 10 [PRGM] 'TEN' SAVEP EMDIR [R/S]"),
      of("SAVER", action(DataFiles::saveAll), "--", "Copies all data registers to the data file named in ALPHA, or to the current one.")
          .words(1250).fails(ErrorTime.USUAL.but(END_OF_FL, 3_050)).preservesM().errors(FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL, NAME_ERR).example("'DATA' 100 CRFLD 7 STO 01 SAVER CLRG GETR RCL 01"),
      of("SAVERX", action(DataFiles::saveBlock), "bbb.eee -- bbb.eee", "Copies registers bbb to eee to the current data file.")
          .words(645).fails(ErrorTime.USUAL.but(DATA_ERROR, 464).but(NONEXISTENT, 665).but(END_OF_FL, 690)).errors(ALPHA_DATA, DATA_ERROR, NONEXISTENT, END_OF_FL, FL_NOT_FOUND, FL_TYPE_ERR).example("'DATA' 5 CRFLD 7 STO 01 1.003 SAVERX 0 SEEKPT GETX"),
      of("SAVEX", action(DataFiles::saveX), "x -- x", "Copies X to the next register of the current data file.")
          .words(380).preservesM().errors(FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL).example("'DATA' 2 CRFLD 7 SAVEX 0 SEEKPT GETX"),
      of("SEEKPT", action(ExtendedDirectory::seek), "rrr.ccc -- rrr.ccc", "Sets the pointer of the current file.")
          .words(460).fails(ErrorTime.USUAL.but(DATA_ERROR, 455).but(END_OF_FL, 530).but(END_OF_REC, 500)).preservesM().errors(ALPHA_DATA, DATA_ERROR, END_OF_FL, END_OF_REC, FL_NOT_FOUND, FL_TYPE_ERR).example("'DATA' 5 CRFLD 3 SEEKPT RCLPT"),
      of("SEEKPTA", action(ExtendedDirectory::seekNamed), "rrr.ccc -- rrr.ccc", "Sets the pointer of the file named in ALPHA, which becomes the current one.")
          .words(1340).fails(ErrorTime.USUAL.but(DATA_ERROR, 1_347).but(END_OF_FL, 1_415).but(END_OF_REC, 1_390)).preservesM().errors(ALPHA_DATA, DATA_ERROR, END_OF_FL, END_OF_REC, FL_NOT_FOUND, FL_TYPE_ERR, NAME_ERR).example("'DATA' 5 CRFLD 3 SEEKPTA RCLPT"),
      of("SIZE?", action(RegisterBlock::pushSize), "-- n", "Number of data registers.")
          .words(370).preservesM().example("SIZE?"),
      of("STOFLAG", action(FlagOperations::store), "flags -- flags", "Restores flags 00 to 43 from X, or flags bb to ee from Y if X is bb.ee.")
          .words(600).fails(ErrorTime.of(312)).preservesM().errors(DATA_ERROR, NONEXISTENT).flags("changes 00 to 43").example("FIX 2 RCLFLAG FIX 6 STOFLAG 5"),
      of("X<>F", action(FlagOperations::exchange), "x -- flags", "Exchanges X with flags 00 to 07, whose values are 1, 2, 4 … 128.")
          .words(640).fails(ErrorTime.USUAL.but(DATA_ERROR, 345)).preservesM().errors(ALPHA_DATA, DATA_ERROR).flags("changes 00 to 07").example("SF 01 0 X<>F"),
      of("XTOA", action(AlphaText::appendCharacter), "x -- x", "Appends the text in X, or the character of this code, to ALPHA.")
          .words(310).fails(ErrorTime.of(340)).preservesM().errors(DATA_ERROR).example("'A' 66 XTOA AVIEW"));
  // spotless:on

  private ExtendedFunctions() {}

  /** Returns the extended functions module. */
  public static ModuleDefinition module() {
    return new ModuleDefinition(NAME, XROM, FUNCTIONS);
  }
}
