package hp41.functions;

import static hp41.functions.Shapes.action;
import static hp41.machine.OperandKind.NONE;

import hp41.machine.Behaviour;
import hp41.machine.Function;
import hp41.machine.Module;
import java.util.List;

/** The functions of the extended functions module, in the order in which CAT 2 shows them. */
public final class ExtendedFunctions {

  private static final int XROM = 25;

  // spotless:off (a chart: one row is the whole truth about one function)
  private static final List<Function> FUNCTIONS = List.of(
      of("-EXT FCN 2D", 0, action(m -> {}),                "--", "The module's name in the catalogue."),
      of("ALENG",    1, action(AlphaText::length),          "-- n", "Number of characters in ALPHA."),
      of("ANUM",     2, action(AlphaText::number),          "-- x", "The first number in ALPHA; sets flag 22 if there is one."),
      of("APPCHR",   3, action(TextFiles::appendCharacters), "--", "Appends ALPHA to the current record of the current text file."),
      of("APPREC",   4, action(TextFiles::appendRecord),    "--", "Appends ALPHA to the current text file as a new last record."),
      of("ARCLREC",  5, action(TextFiles::append),          "--", "Appends the current record to ALPHA, from the pointer on; flag 17 tells whether there is more of it."),
      of("AROT",     6, action(AlphaText::rotate),          "n -- n", "Rotates ALPHA to the left by X characters."),
      of("ATOX",     7, action(AlphaText::takeFirst),       "-- code", "Takes the first character off ALPHA and gives its code, 0 if there is none."),
      of("CLFL",     8, action(ExtendedDirectory::clear),   "--", "Clears the data or text file named in ALPHA."),
      of("CLKEYS",   9, action(KeyOperations::clear),       "--", "Takes all functions and labels off their keys."),
      of("CRFLAS",  10, action(ExtendedDirectory::createText), "registers -- registers", "Creates a text file with the name in ALPHA, X registers long."),
      of("CRFLD",   11, action(ExtendedDirectory::createData), "registers -- registers", "Creates a data file with the name in ALPHA, X registers long."),
      of("DELCHR",  12, action(TextFiles::deleteCharacters), "n -- n", "Deletes X characters of the current record, from the pointer on."),
      of("DELREC",  13, action(TextFiles::deleteRecord),    "--", "Deletes the current record of the current text file."),
      of("EMDIR",   14, action(ExtendedDirectory::list),    "-- registers", "Lists the files in extended memory and gives the number of registers that are free."),
      of("FLSIZE",  15, action(ExtendedDirectory::fileSize), "-- registers", "Number of registers of the file named in ALPHA, or of the current one."),
      of("GETAS",   16, action(TextFiles::load),            "--", "Copies a text file from mass storage into one that is in extended memory."),
      of("GETKEY",  17, KeyCodes::get,                      "-- code", "Waits for a key and gives its row and column, 0 after 12 seconds."),
      of("GETP",    18, action(ProgramFiles::get),          "--", "Replaces the last program in memory by that in the file named in ALPHA."),
      of("GETR",    19, action(DataFiles::getAll),          "--", "Copies the data file named in ALPHA, or the current one, to the data registers."),
      of("GETREC",  20, action(TextFiles::get),             "--", "Copies the current record to ALPHA, from the pointer on; flag 17 tells whether there is more of it."),
      of("GETRX",   21, action(DataFiles::getBlock),        "bbb.eee -- bbb.eee", "Copies from the current data file to registers bbb to eee."),
      of("GETSUB",  22, action(ProgramFiles::append),       "--", "Copies the program in the file named in ALPHA behind the last one in memory."),
      of("GETX",    23, action(DataFiles::getX),            "-- x", "The next register of the current data file."),
      of("INSCHR",  24, action(TextFiles::insertCharacters), "--", "Inserts ALPHA into the current record, at the pointer."),
      of("INSREC",  25, action(TextFiles::insertRecord),    "--", "Inserts ALPHA as a record in front of the current one."),
      of("PASN",    26, action(KeyOperations::assignFromX), "code -- code", "Assigns what ALPHA names to the key with the code in X, negative if shifted."),
      of("PCLPS",   27, action(ProgramFiles::clear),        "--", "Clears the program named in ALPHA, or the current one, and all behind it."),
      of("POSA",    28, action(AlphaText::find),            "x -- position", "Where the text or character code in X stands in ALPHA, 0 for the first place, -1 if nowhere."),
      of("POSFL",   29, action(TextFiles::find),            "-- rrr.ccc", "Where ALPHA stands in the current text file, from the pointer on, which moves there; -1 if nowhere."),
      of("PSIZE",   30, action(MemoryOperations::sizeFromX), "n -- n", "Sets the number of data registers to X."),
      of("PURFL",   31, action(ExtendedDirectory::purge),   "--", "Deletes the file named in ALPHA."),
      of("RCLFLAG", 32, action(FlagRegister::recall),       "-- flags", "Flags 00 to 43, for STOFLAG to put back."),
      of("RCLPT",   33, action(FilePointers::recall),       "-- rrr.ccc", "The pointer of the current file; of a program its number of bytes."),
      of("RCLPTA",  34, action(FilePointers::recallNamed),  "-- rrr.ccc", "The pointer of the file named in ALPHA, which becomes the current one."),
      of("REGMOVE", 35, action(RegisterBlock::move),        "sss.dddnnn -- sss.dddnnn", "Copies nnn registers from sss on to ddd on."),
      of("REGSWAP", 36, action(RegisterBlock::swap),        "sss.dddnnn -- sss.dddnnn", "Exchanges nnn registers from sss on with those from ddd on."),
      of("SAVEAS",  37, action(TextFiles::save),            "--", "Copies a text file from extended memory to mass storage."),
      of("SAVEP",   38, action(ProgramFiles::save),         "--", "Copies a program to extended memory; ALPHA holds its name, and behind a comma that of the file."),
      of("SAVER",   39, action(DataFiles::saveAll),         "--", "Copies all data registers to the data file named in ALPHA, or to the current one."),
      of("SAVERX",  40, action(DataFiles::saveBlock),       "bbb.eee -- bbb.eee", "Copies registers bbb to eee to the current data file."),
      of("SAVEX",   41, action(DataFiles::saveX),           "x -- x", "Copies X to the next register of the current data file."),
      of("SEEKPT",  42, action(FilePointers::seek),         "rrr.ccc -- rrr.ccc", "Sets the pointer of the current file."),
      of("SEEKPTA", 43, action(FilePointers::seekNamed),    "rrr.ccc -- rrr.ccc", "Sets the pointer of the file named in ALPHA, which becomes the current one."),
      of("SIZE?",   44, action(RegisterBlock::pushSize),    "-- n", "Number of data registers."),
      of("STOFLAG", 45, action(FlagRegister::store),        "flags -- flags", "Puts back flags 00 to 43 from X, or flags bb to ee from Y if X is bb.ee."),
      of("X<>F",    46, action(FlagRegister::exchange),     "x -- flags", "Exchanges X with flags 00 to 07, which count 1, 2, 4 and so on."),
      of("XTOA",    47, action(AlphaText::appendCharacter), "x -- x", "Appends the text in X, or the character of this code, to ALPHA."));
  // spotless:on

  private ExtendedFunctions() {}

  private static Function of(
      String name, int number, Behaviour behaviour, String effect, String help) {
    return Function.of(name, Module.code(XROM, number), NONE, behaviour, effect, help);
  }

  /** The extended functions module. */
  public static Module module() {
    return new Module("extended functions", XROM, FUNCTIONS);
  }
}
