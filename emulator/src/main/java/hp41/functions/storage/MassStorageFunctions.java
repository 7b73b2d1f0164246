package hp41.functions.storage;

import static hp41.event.CalculatorError.*;
import static hp41.functions.Row.*;
import static hp41.functions.Shapes.action;
import static hp41.functions.storage.MassStorage.onMedium;
import static hp41.key.OperandKind.COUNT;
import static hp41.machine.Role.DELETES;
import static hp41.machine.Role.KEYBOARD;

import hp41.functions.Row;
import hp41.machine.CalculatorFunction;
import hp41.machine.ModuleDefinition;
import java.util.List;
import java.util.stream.Stream;

/** The mass storage and control functions of HP-IL in the order of catalog 2. */
public final class MassStorageFunctions {

  /** The XROM number of the module. */
  public static final int XROM = 28;

  /** The code of the header function. */
  static final int HEADER = ModuleDefinition.code(XROM, 0);

  // spotless:off (a table with one row per function)
  private static final List<CalculatorFunction> FUNCTIONS = Row.numbered(XROM, 0,
      heading("-MASS ST 1H", "A heading in CAT 2, without an effect."),
      of("CREATE", onMedium(MassStorage::create), "n -- n", "Creates the data file named in ALPHA, with X registers.")
          .errors(ALPHA_DATA, DATA_ERROR, NO_DRIVE, NAME_ERR, DUP_FL_NAME, MEDM_ERR).example("'DATA' 5 CREATE DIR [R/S]"),
      of("DIR", onMedium(MassStorage::directory), "--", "Shows the name, type and number of registers of each file on the medium.")
          .errors(NO_DRIVE, MEDM_ERR).flags(PRINTER).example("'DATA' 5 CREATE DIR [R/S]"),
      of("NEWM", onMedium(MassStorage::prepare), "--", "Prepares the medium for nnn files. A folder needs no preparation: its files are not deleted.")
          .operand(COUNT).as(KEYBOARD, DELETES).errors(NO_DRIVE).example("NEWM 100 DIR"),
      of("PURGE", onMedium(MassStorage::purge), "--", "Deletes the file named in ALPHA.")
          .as(DELETES).errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, FL_SECURED, MEDM_ERR).example("'DATA' 5 CREATE PURGE DIR"),
      of("READA", onMedium(MassStorage::readAll), "--", "Restores all of memory from the file named in ALPHA.")
          .errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR, MEDM_ERR, NO_ROOM, CHKSUM_ERR).flags("changes all").example("7 'ALL' WRTA CLST READA"),
      of("READK", onMedium(MassStorage::readKeys), "--", "Replaces the key assignments by those in the file named in ALPHA.")
          .errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR, MEDM_ERR, NO_ROOM).example("ASN 'FACT' 11 'KEYS' WRTK CLKEYS READK [USER] 5 [Σ+]"),
      of("READP", onMedium(MassStorage::readProgram), "--", "Replaces the last program by the one in the file named in ALPHA.")
          .errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR, MEDM_ERR, NO_ROOM, TRY_AGAIN).example("[PRGM] LBL 'TEN' 10 [PRGM] 'TEN' WRTP PCLPS READP XEQ 'TEN'"),
      of("READR", onMedium(MassStorage::readRegisters), "--", "Reads the data file named in ALPHA into the registers from R00.")
          .errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR, MEDM_ERR).example("'DATA' 100 CREATE 7 STO 01 WRTR CLRG READR RCL 01"),
      of("READRX", onMedium(MassStorage::readRange), "b.e -- b.e", "Reads registers bbb.eee from the position that SEEKR has set.")
          .errors(ALPHA_DATA, NONEXISTENT, NO_DRIVE, FL_NOT_FOUND, END_OF_FL, MEDM_ERR).example("'DATA' 10 CREATE 7 STO 01 0 SEEKR 1.003 WRTRX 0 SEEKR 11.013 READRX RCL 11"),
      of("READS", onMedium(MassStorage::readStatus), "--", "Restores stack, ALPHA, flags and sizes from the file named in ALPHA.")
          .errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR, MEDM_ERR, NO_ROOM).flags("changes 00 to 43").example("7 'STATE' WRTS CLX READS"),
      of("READSUB", onMedium(MassStorage::readSubroutine), "--", "Adds the program in the file named in ALPHA after the last one.")
          .errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR, MEDM_ERR, NO_ROOM, TRY_AGAIN).example("[PRGM] LBL 'TEN' 10 [PRGM] 'TEN' WRTP PCLPS READSUB XEQ 'TEN'"),
      of("RENAME", onMedium(MassStorage::rename), "--", "Renames a file; ALPHA contains OLD,NEW.")
          .errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, FL_SECURED, DUP_FL_NAME, MEDM_ERR).example("'OLD' 5 CREATE 'OLD,NEW' RENAME DIR [R/S]"),
      of("SEC", onMedium(s -> s.secure(true)), "--", "Protects the file named in ALPHA from changes.")
          .errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, MEDM_ERR).example("'DATA' 5 CREATE SEC SF 25 PURGE DIR [R/S]"),
      of("SEEKR", onMedium(MassStorage::seek), "n -- n", "Moves the drive to register X of the data file named in ALPHA.")
          .errors(ALPHA_DATA, NO_DRIVE, NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR, MEDM_ERR, END_OF_FL).example("'DATA' 10 CREATE 7 STO 01 4 SEEKR 1.001 WRTRX CLRG READR RCL 04"),
      of("UNSEC", onMedium(s -> s.secure(false)), "--", "Removes the protection of the file named in ALPHA.")
          .errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, MEDM_ERR).example("'DATA' 5 CREATE SEC UNSEC PURGE DIR"),
      of("VERIFY", onMedium(MassStorage::verify), "--", "Checks that the file named in ALPHA can be read.")
          .errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, MEDM_ERR).example("'DATA' 5 CREATE VERIFY"),
      of("WRTA", onMedium(MassStorage::writeAll), "--", "Writes all of memory to the file named in ALPHA.")
          .errors(NO_DRIVE, NAME_ERR, DUP_FL_NAME, FL_SECURED, MEDM_ERR).example("7 'ALL' WRTA CLST READA"),
      of("WRTK", onMedium(MassStorage::writeKeys), "--", "Writes the key assignments to the file named in ALPHA.")
          .errors(NO_DRIVE, NAME_ERR, DUP_FL_NAME, FL_SECURED, MEDM_ERR).example("ASN 'FACT' 11 'KEYS' WRTK CLKEYS READK [USER] 5 [Σ+]"),
      of("WRTP", onMedium(s -> s.writeProgram(false)), "--", "Writes a program to a file; ALPHA contains PROGRAM,FILE or one name for both.")
          .errors(NO_DRIVE, NAME_ERR, PRIVATE, DUP_FL_NAME, FL_SECURED, MEDM_ERR).example("[PRGM] LBL 'TEN' 10 [PRGM] 'TEN' WRTP DIR [R/S]"),
      of("WRTPV", onMedium(s -> s.writeProgram(true)), "--", "Writes a program to a file, as WRTP does, and makes it private there.")
          .errors(NO_DRIVE, NAME_ERR, PRIVATE, DUP_FL_NAME, FL_SECURED, MEDM_ERR).example("[PRGM] LBL 'TEN' 10 [PRGM] 'TEN' WRTPV PCLPS READP XEQ 'TEN'"),
      of("WRTR", onMedium(MassStorage::writeRegisters), "--", "Writes all data registers to the data file named in ALPHA.")
          .errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR, END_OF_FL, FL_SECURED, MEDM_ERR).example("'DATA' 100 CREATE 7 STO 01 WRTR CLRG READR RCL 01"),
      of("WRTRX", onMedium(MassStorage::writeRange), "b.e -- b.e", "Writes registers bbb.eee to the position that SEEKR has set.")
          .errors(ALPHA_DATA, NONEXISTENT, NO_DRIVE, FL_NOT_FOUND, END_OF_FL, FL_SECURED, MEDM_ERR).example("'DATA' 10 CREATE 7 STO 01 0 SEEKR 1.003 WRTRX CLRG READR RCL 00"),
      of("WRTS", onMedium(MassStorage::writeStatus), "--", "Writes stack, ALPHA, flags and sizes to the file named in ALPHA.")
          .errors(NO_DRIVE, NAME_ERR, DUP_FL_NAME, FL_SECURED, MEDM_ERR).example("7 'STATE' WRTS CLX READS"),
      of("ZERO", onMedium(MassStorage::zero), "--", "Fills the data file named in ALPHA with zeros.")
          .as(DELETES).errors(NO_DRIVE, NAME_ERR, FL_NOT_FOUND, FL_TYPE_ERR, FL_SECURED, MEDM_ERR).example("'DATA' 5 CREATE 7 STO 01 0 SEEKR 1.001 WRTRX ZERO READR RCL 00"));

  /** The control functions, which begin at number 26; one number before them is unused. */
  private static final List<CalculatorFunction> CONTROL = Row.numbered(XROM, 26,
      heading("-CTL FNS", "A heading in CAT 2, without an effect."),
      of("AUTOIO", action(m -> HpIlLoop.manual(m, false)), "--", "Selects devices automatically; clears flag 32.")
          .flags("clears 32").example("MANIO AUTOIO FS? 32"),
      of("FINDID", action(HpIlLoop::find), "-- address", "Address of the device whose identity is in ALPHA, HP82161A or 16 for the drive; 0 if there is none.")
          .errors(TRANSMIT_ERR).example("'HP82161A' FINDID"),
      of("INA", action(HpIlLoop::transmit), "--", "Reads text from the device into ALPHA; the drive sends none.")
          .errors(TRANSMIT_ERR).without("none: the drive, the only device here, has nothing to send"),
      of("IND", action(HpIlLoop::transmit), "-- x", "Reads a number from the device; the drive sends none.")
          .errors(TRANSMIT_ERR).without("none: the drive, the only device here, has nothing to send"),
      of("INSTAT", action(HpIlLoop::status), "-- status", "Status of the device, also in flags 00 to 07; 0 while the drive is ready.")
          .errors(TRANSMIT_ERR).flags("changes 00 to 07").example("INSTAT"),
      of("LISTEN", action(HpIlLoop::require), "--", "Makes the device listen; no effect on the drive.")
          .errors(TRANSMIT_ERR).example("'HP82161A' FINDID SELECT LISTEN"),
      of("LOCAL", action(HpIlLoop::require), "--", "Enables the keys of the device; the drive has none.")
          .errors(TRANSMIT_ERR).example("'HP82161A' FINDID SELECT REMOTE LOCAL"),
      of("MANIO", action(m -> HpIlLoop.manual(m, true)), "--", "Uses the device that SELECT has selected; sets flag 32.")
          .flags("sets 32").example("MANIO FS? 32"),
      of("OUTA", action(HpIlLoop::transmit), "--", "Sends ALPHA to the device; the drive does not accept it.")
          .errors(TRANSMIT_ERR).without("none: the drive, the only device here, accepts no text"),
      of("PWRDN", action(HpIlLoop::require), "--", "Switches the devices off; the drive wakes when it is needed.")
          .errors(TRANSMIT_ERR).example("PWRDN DIR"),
      of("PWRUP", action(HpIlLoop::require), "--", "Switches the devices on.")
          .errors(TRANSMIT_ERR).example("PWRDN PWRUP 'HP82161A' FINDID"),
      of("REMOTE", action(HpIlLoop::require), "--", "Disables the keys of the device; the drive has none.")
          .errors(TRANSMIT_ERR).example("'HP82161A' FINDID SELECT REMOTE"),
      of("SELECT", action(HpIlLoop::select), "address -- address", "Selects the device at address X, 1 to 30; the drive is at 1.")
          .errors(ALPHA_DATA, DATA_ERROR, TRANSMIT_ERR).example("'HP82161A' FINDID SELECT"),
      of("STOPIO", action(HpIlLoop::require), "--", "Stops all activity on the loop.")
          .errors(TRANSMIT_ERR).example("STOPIO 'HP82161A' FINDID"),
      of("TRIGGER", action(HpIlLoop::require), "--", "Triggers the device; no effect on the drive.")
          .errors(TRANSMIT_ERR).example("'HP82161A' FINDID SELECT TRIGGER"));
  // spotless:on

  private MassStorageFunctions() {}

  /** Returns the HP-IL module without its printer functions. */
  public static ModuleDefinition module() {
    return new ModuleDefinition(
        "HP-IL", XROM, Stream.concat(FUNCTIONS.stream(), CONTROL.stream()).toList());
  }
}
