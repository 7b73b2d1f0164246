package hp41.functions.storage;

import hp41.event.CalculatorError;
import hp41.functions.Operands;
import hp41.machine.Machine;
import hp41.machine.Order;
import hp41.memory.ExtendedFile;
import hp41.memory.ExtendedMemory;
import hp41.memory.Scratch;
import hp41.memory.TextRecords;
import hp41.memory.Word;
import hp41.number.Decimal;
import hp41.text.Announcement;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Functions that create, find and delete files in extended memory and move their pointers, rrr.ccc.
 */
public final class ExtendedDirectory {

  private static final int LARGEST = 999;
  private static final int DIGITS = 3;

  /**
   * The first block of extended memory: its first register, its last register, and the number of
   * registers for files.
   */
  private static final int FIRST = 0x40;

  private static final int TOP = 0xBF;
  private static final int BLOCK = 126;

  /** The time to read a name in ALPHA and to find its file. */
  private static final int READ_NAME = 876;

  /** The time to clear a register of a file. */
  private static final int CLEARED = 21;

  /** The time for which EMDIR shows a file in a program, in words; measured on the microcode. */
  private static final int LISTED = 8_900;

  /** The time that EMROOM takes for each file. */
  private static final int COUNTED = 74;

  private ExtendedDirectory() {}

  public static ExtendedMemory of(Machine machine) {
    return new ExtendedMemory(machine.memory());
  }

  private static ExtendedMemory opened(Machine machine) {
    ExtendedMemory directory = of(machine);
    directory.open();
    return directory;
  }

  /**
   * Returns the name in ALPHA.
   *
   * @throws CalculatorError NAME ERR if there is none
   */
  public static String name(Machine machine) {
    String name = MachineFiles.nameBeforeComma(machine);
    if (name.isEmpty()) {
      throw CalculatorError.NAME_ERR;
    }
    return name;
  }

  /**
   * Returns the file named in ALPHA.
   *
   * @throws CalculatorError NAME ERR if there is no name, FL NOT FOUND if there is no such file
   */
  public static ExtendedFile named(Machine machine) {
    String name = name(machine);
    return search(machine, opened(machine), name).orElseThrow(() -> CalculatorError.FL_NOT_FOUND);
  }

  private static Optional<ExtendedFile> search(
      Machine machine, ExtendedMemory directory, String name) {
    machine.searchedFile().name(name);
    return directory.find(name);
  }

  /**
   * Returns the current file.
   *
   * @throws CalculatorError FL NOT FOUND if there is none
   */
  public static ExtendedFile current(Machine machine) {
    return opened(machine).current().orElseThrow(() -> CalculatorError.FL_NOT_FOUND);
  }

  /**
   * Returns the current file.
   *
   * @throws CalculatorError FL NOT FOUND if there is none, FL TYPE ERR if it has another type
   */
  public static ExtendedFile current(Machine machine, ExtendedFile.Type type) {
    return checked(current(machine), type);
  }

  /** Returns the file named in ALPHA, or the current file if ALPHA is empty. */
  public static ExtendedFile namedOrCurrent(Machine machine) {
    if (machine.alpha().length() > 0) {
      return named(machine);
    }
    ExtendedFile file = current(machine);
    machine.labels().addSkipTime(-READ_NAME);
    return file;
  }

  /**
   * Returns the file named in ALPHA, or the current file if ALPHA is empty.
   *
   * @throws CalculatorError FL TYPE ERR if it has another type
   */
  public static ExtendedFile namedOrCurrent(Machine machine, ExtendedFile.Type type) {
    return checked(namedOrCurrent(machine), type);
  }

  /**
   * Returns a file after checking its type.
   *
   * @throws CalculatorError FL TYPE ERR if it has another type
   */
  public static ExtendedFile checked(ExtendedFile file, ExtendedFile.Type type) {
    if (file.type() != type) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    return file;
  }

  /** CRFLD: creates a data file. */
  public static void createData(Machine machine) {
    clear(machine, create(machine, ExtendedFile.Type.DATA));
  }

  /** CRFLAS: creates a text file. */
  public static void createText(Machine machine) {
    clear(machine, create(machine, ExtendedFile.Type.TEXT));
  }

  private static ExtendedFile create(Machine machine, ExtendedFile.Type type) {
    int size = Operands.count(machine.x(), LARGEST);
    new Scratch(machine.memory()).leaveInQ(type.header(size) | unread(machine.stack().x()));
    String name = name(machine);
    ExtendedMemory directory = of(machine);
    directory.begin();
    Optional<ExtendedFile> old = search(machine, directory, name);
    if (old.isPresent()) {
      directory.select(old.get());
      throw CalculatorError.DUP_FL;
    }
    int files = directory.files().size() + 1;
    machine.labels().addSkipTime(FileTiming.creating(files, machine.alpha().text()));
    if (size > directory.room()) {
      directory.select(files);
      throw CalculatorError.NO_ROOM;
    }
    return directory.create(name, type, size);
  }

  /**
   * Returns the digits of a number from the second decimal place on, moved to the front of the
   * mantissa.
   */
  private static long unread(long word) {
    int passed = (int) (word & 0xFFF) + 2;
    long mantissa = 0xFF_FFFF_FFFFL << 12;
    return (word & mantissa) << 4 * passed & mantissa;
  }

  /** Clears a file. In a text file, the rest of the first register remains unchanged. */
  private static void clear(Machine machine, ExtendedFile file) {
    machine.labels().addSkipTime(CLEARED * file.size());
    boolean text = file.type() == ExtendedFile.Type.TEXT;
    for (int register = text ? 1 : 0; register < file.size(); register++) {
      file.write(register, 0);
    }
    if (text) {
      new TextRecords(file).clear();
    }
  }

  /** CLFL: clears the file named in ALPHA. */
  public static void clear(Machine machine) {
    ExtendedFile file = named(machine);
    of(machine).select(file);
    if (file.type() == ExtendedFile.Type.PROGRAM) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    clear(machine, file);
    file.point(0, 0);
  }

  /** PURFL: deletes the file named in ALPHA. */
  public static void purge(Machine machine) {
    new Scratch(machine.memory()).leaveInQ(0);
    of(machine).purge(named(machine));
  }

  /** FLSIZE: pushes the size of a file. */
  public static void fileSize(Machine machine) {
    ExtendedFile file = namedOrCurrent(machine);
    of(machine).select(file);
    machine.push(Word.of(Decimal.of(file.size())));
  }

  /**
   * RESZFL: changes the size of the current file. A text file must keep its records, and a data
   * file its nonzero registers unless X is negative; otherwise the error is FL SIZE ERR. A pointer
   * to a deleted register moves to the last one (observed on the machine).
   */
  public static void resize(Machine machine) {
    leaveRoom(machine);
    ExtendedFile file = current(machine);
    if (file.type() == ExtendedFile.Type.PROGRAM) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    int size = Operands.count(machine.x(), LARGEST);
    ExtendedMemory directory = of(machine);
    machine.labels().addSkipTime(FileTiming.resizing(directory, file, size));
    if (size > file.size() && size - file.size() > directory.growth()) {
      throw CalculatorError.NO_ROOM;
    } else if (losesText(file, size) || !machine.x().isNegative() && losesData(file, size)) {
      throw CalculatorError.FL_SIZE_ERR;
    }
    boolean pointsBeyond = size < file.size() && file.record() >= size;
    directory.resize(file, size);
    if (file.type() == ExtendedFile.Type.DATA && pointsBeyond) {
      file.point(size - 1, 0);
    }
  }

  /** Stores the position and number of the free registers in Q, as the machine does. */
  private static void leaveRoom(Machine machine) {
    ExtendedMemory directory = of(machine);
    int free = directory.growth();
    long place = (long) (directory.files().size() + 1) << 44 | (long) (TOP - BLOCK + free) << 32;
    new Scratch(machine.memory()).leaveInQ(place | (long) FIRST << 16 | free);
  }

  private static boolean losesText(ExtendedFile file, int size) {
    return file.type() == ExtendedFile.Type.TEXT && new TextRecords(file).registers() > size;
  }

  private static boolean losesData(ExtendedFile file, int size) {
    return file.type() == ExtendedFile.Type.DATA
        && IntStream.range(size, file.size()).anyMatch(register -> file.read(register) != 0);
  }

  /** EMROOM: pushes the number of free registers. */
  public static void room(Machine machine) {
    machine.labels().addSkipTime(COUNTED * of(machine).list().size());
    machine.push(Word.of(Decimal.of(of(machine).room())));
  }

  /**
   * EMDIR: pushes the number of free registers. From the keyboard, it starts a catalog that returns
   * X at its end. In a program nothing is listed, but the display is cleared.
   */
  public static void list(Machine machine) {
    machine.printer().hideResult();
    if (of(machine).list().isEmpty()) {
      room(machine);
      machine.outbox().tell(Announcement.DIR_EMPTY);
    } else if (machine.inProgram()) {
      machine.labels().addSkipTime(LISTED * of(machine).list().size());
      print(machine);
      room(machine);
      machine.outbox().clearMessage();
    } else {
      machine.outcome(new Order.Catalogue(Order.Catalogue.FILES));
      return;
    }
    machine.printer().traceResult(machine.stack().x());
  }

  /** Prints the files in TRACE mode. */
  private static void print(Machine machine) {
    if (machine.printer().isTracing()) {
      of(machine).list().forEach(it -> machine.printer().printMessage(it.entry()));
    }
  }

  /**
   * EMDIRX: writes the name of a file to ALPHA and its type to X, and makes the file the current
   * one. If there is no such file, ALPHA and X are cleared; but if the machine passes the file that
   * was searched last, it uses the last file.
   */
  public static void entry(Machine machine) {
    int number = Operands.count(machine.x(), LARGEST);
    List<ExtendedFile> files = of(machine).list();
    machine.stack().saveLastX();
    if (number <= files.size() || of(machine).find(machine.searchedFile().name()).isPresent()) {
      ExtendedFile file = files.get(Math.min(number, files.size()) - 1);
      of(machine).select(number);
      machine.alpha().set(file.name());
      machine.stack().x(Word.ofText(file.type().abbreviation()));
    } else {
      machine.alpha().clear();
      machine.stack().x(0);
    }
  }

  /** RCLPT: pushes the pointer of the current file. */
  static void recallPointer(Machine machine) {
    pushPointer(machine, current(machine));
  }

  /** RCLPTA: pushes the pointer of a file. */
  static void recallNamedPointer(Machine machine) {
    ExtendedFile file = namedOrCurrent(machine);
    of(machine).select(file);
    pushPointer(machine, file);
  }

  /** Pushes the pointer of a file. */
  static void pushPointer(Machine machine, ExtendedFile file) {
    machine.push(Word.of(Decimal.normalized(file.record() * 1000L + file.place(), 6)));
  }

  /** SEEKPT: sets the pointer of the current file. */
  static void seek(Machine machine) {
    seek(machine, current(machine));
  }

  /** SEEKPTA: sets the pointer of a file. */
  static void seekNamed(Machine machine) {
    ExtendedFile file = namedOrCurrent(machine);
    of(machine).select(file);
    seek(machine, file);
  }

  /**
   * Sets the pointer to the position in X, which must exist. Exactly zero is always allowed, but
   * 1E-5 is not.
   */
  private static void seek(Machine machine, ExtendedFile file) {
    Decimal x = machine.x();
    if (file.type() == ExtendedFile.Type.PROGRAM) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    int record = Operands.whole(x, LARGEST);
    boolean text = file.type() == ExtendedFile.Type.TEXT;
    int place = text ? x.decimals(1, DIGITS) : 0;
    if (text) {
      machine.labels().addSkipTime(FileTiming.seeking(record, new TextRecords(file).count()));
    }
    if (!x.isZero()) {
      check(file, record, place);
    }
    file.point(record, place);
  }

  private static void check(ExtendedFile file, int record, int place) {
    if (file.type() == ExtendedFile.Type.DATA) {
      if (record >= file.size()) {
        throw CalculatorError.END_OF_FL;
      }
      return;
    }
    List<String> records = new TextRecords(file).all();
    if (record >= records.size()) {
      throw CalculatorError.END_OF_FL;
    } else if (place > 0 && place >= records.get(record).length()) {
      throw CalculatorError.END_OF_REC;
    }
  }
}
