package hp41.functions;

import static hp41.functions.Shapes.action;
import static hp41.machine.OperandKind.COUNT;
import static hp41.machine.OperandKind.NONE;

import hp41.machine.Behaviour;
import hp41.machine.Function;
import hp41.machine.Module;
import java.util.List;

/** The mass storage and control functions of HP-IL, in the order in which CAT 2 shows them. */
public final class MassStorageFunctions {

  private static final int XROM = 28;

  /** The code of the row that heads them. */
  static final int HEADER = Module.code(XROM, 0);

  // spotless:off (a chart: one row is the whole truth about one function)
  private static final List<Function> FUNCTIONS = List.of(
      of("-MASS ST 1H", 0, action(m -> {}),                 "--", "Heads the mass storage functions; does nothing."),
      of("CREATE",   1, action(MassStorage::create),        "n -- n", "Makes the data file named in ALPHA, with X registers."),
      of("DIR",      2, action(MassStorage::directory),     "--", "Shows name, kind and number of registers of each file on the medium."),
      Function.keyboard("NEWM", Module.code(XROM, 3), COUNT, MassStorage::prepare, "--", "Prepares the medium for nnn files; here the folder is as it must be, and keeps its files."),
      of("PURGE",    4, action(MassStorage::purge),         "--", "Deletes the file named in ALPHA."),
      of("READA",    5, action(MassStorage::readAll),       "--", "Puts all of memory back from the file named in ALPHA."),
      of("READK",    6, action(MassStorage::readKeys),      "--", "Replaces the functions on keys by those in the file named in ALPHA."),
      of("READP",    7, action(MassStorage::readProgram),   "--", "Replaces the last program by the one in the file named in ALPHA."),
      of("READR",    8, action(RegisterFiles::readAll),         "--", "Reads the data file named in ALPHA into the registers from R00 on."),
      of("READRX",   9, action(RegisterFiles::readRange),       "b.e -- b.e", "Reads registers bbb.eee from where SEEKR has put the drive."),
      of("READS",   10, action(MassStorage::readStatus),    "--", "Puts stack, ALPHA, flags and sizes back from the file named in ALPHA."),
      of("READSUB", 11, action(MassStorage::readSubroutine), "--", "Adds the program in the file named in ALPHA behind the last one."),
      of("RENAME",  12, action(MassStorage::rename),        "--", "Renames a file; ALPHA holds OLD,NEW."),
      of("SEC",     13, action(m -> MassStorage.secure(m, true)),  "--", "Secures the file named in ALPHA against being changed."),
      of("SEEKR",   14, action(RegisterFiles::seek),            "n -- n", "Moves the drive to register X of the data file named in ALPHA."),
      of("UNSEC",   15, action(m -> MassStorage.secure(m, false)), "--", "Lets the file named in ALPHA be changed again."),
      of("VERIFY",  16, action(MassStorage::verify),        "--", "Checks that the file named in ALPHA can be read."),
      of("WRTA",    17, action(MassStorage::writeAll),      "--", "Writes all of memory to the file named in ALPHA."),
      of("WRTK",    18, action(MassStorage::writeKeys),     "--", "Writes the functions on keys to the file named in ALPHA."),
      of("WRTP",    19, action(m -> MassStorage.writeProgram(m, false)), "--", "Writes a program to a file; ALPHA holds PROGRAM,FILE or one name for both."),
      of("WRTPV",   20, action(m -> MassStorage.writeProgram(m, true)),  "--", "Writes a program to a file, to be private when it is read; names as for WRTP."),
      of("WRTR",    21, action(RegisterFiles::writeAll),        "--", "Writes all data registers to the data file named in ALPHA."),
      of("WRTRX",   22, action(RegisterFiles::writeRange),      "b.e -- b.e", "Writes registers bbb.eee to where SEEKR has put the drive."),
      of("WRTS",    23, action(MassStorage::writeStatus),   "--", "Writes stack, ALPHA, flags and sizes to the file named in ALPHA."),
      of("ZERO",    24, action(RegisterFiles::zero),            "--", "Fills the data file named in ALPHA with zeros."),
      of("-CTL FNS", 26, action(m -> {}),                   "--", "Heads the control functions; does nothing."),
      of("AUTOIO",  27, action(m -> Loop.manual(m, false)), "--", "Lets functions find their device on the loop; clears flag 32."),
      of("FINDID",  28, action(Loop::find),                 "-- address", "Address of the device whose identity is in ALPHA, HP82161A or 16 for the drive; 0 if there is none."),
      of("INA",     29, action(Loop::transmit),             "--", "Takes text for ALPHA from the device; the drive has none to send."),
      of("IND",     30, action(Loop::transmit),             "-- x", "Takes a number from the device; the drive has none to send."),
      of("INSTAT",  31, action(Loop::status),               "-- status", "Status of the device, in flags 00 to 07 as well; 0 while the drive is ready."),
      of("LISTEN",  32, action(Loop::require),              "--", "Makes the device listen; nothing changes for the drive."),
      of("LOCAL",   33, action(Loop::require),              "--", "Gives the device its own keys back; the drive has none."),
      of("MANIO",   34, action(m -> Loop.manual(m, true)),  "--", "Leaves it to SELECT which device is meant; sets flag 32."),
      of("OUTA",    35, action(Loop::transmit),             "--", "Sends ALPHA to the device; the drive does not take it."),
      of("PWRDN",   36, action(Loop::require),              "--", "Switches the devices off; the drive wakes when it is needed."),
      of("PWRUP",   37, action(Loop::require),              "--", "Switches the devices on."),
      of("REMOTE",  38, action(Loop::require),              "--", "Takes the device's keys away; the drive has none."),
      of("SELECT",  39, action(Loop::select),               "address -- address", "Selects the device at address X, 1 to 30; the drive is at 1."),
      of("STOPIO",  40, action(Loop::require),              "--", "Ends what goes on on the loop."),
      of("TRIGGER", 41, action(Loop::require),              "--", "Triggers the device; nothing happens in the drive."));
  // spotless:on

  private MassStorageFunctions() {}

  private static Function of(
      String name, int number, Behaviour behaviour, String effect, String help) {
    return Function.of(name, Module.code(XROM, number), NONE, behaviour, effect, help);
  }

  /** The HP-IL module, without its printer. */
  public static Module module() {
    return new Module("HP-IL", XROM, FUNCTIONS);
  }
}
