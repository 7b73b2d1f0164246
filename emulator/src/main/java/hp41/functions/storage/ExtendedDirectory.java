package hp41.functions.storage;

import hp41.functions.Operands;
import hp41.machine.Announcement;
import hp41.machine.CalculatorError;
import hp41.machine.Halt;
import hp41.machine.Machine;
import hp41.memory.ExtendedFile;
import hp41.memory.ExtendedMemory;
import hp41.memory.TextRecords;
import hp41.memory.Word;
import hp41.number.Decimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** What creates, finds and removes files in extended memory, and moves their pointers, rrr.ccc. */
public final class ExtendedDirectory {

  private static final int LARGEST = 999;
  private static final int DIGITS = 3;

  private ExtendedDirectory() {}

  public static ExtendedMemory of(Machine machine) {
    return new ExtendedMemory(machine.memory());
  }

  private static ExtendedMemory opened(Machine machine) {
    ExtendedMemory directory = of(machine);
    directory.open();
    return directory;
  }

  /** The name in ALPHA. There is none: NAME ERR. */
  public static String name(Machine machine) {
    String name = MachineFiles.nameInFront(machine);
    if (name.isEmpty()) {
      throw CalculatorError.NAME_ERR;
    }
    return name;
  }

  /** The file named in ALPHA. No name: NAME ERR, no such file: FL NOT FOUND. */
  public static ExtendedFile named(Machine machine) {
    String name = name(machine);
    return sought(machine, opened(machine), name).orElseThrow(() -> CalculatorError.FL_NOT_FOUND);
  }

  private static Optional<ExtendedFile> sought(
      Machine machine, ExtendedMemory directory, String name) {
    machine.soughtFile().name(name);
    return directory.find(name);
  }

  /** The current file. There is none: FL NOT FOUND. */
  public static ExtendedFile current(Machine machine) {
    return opened(machine).current().orElseThrow(() -> CalculatorError.FL_NOT_FOUND);
  }

  /** The current file, which must be of this type, else FL TYPE ERR. */
  public static ExtendedFile current(Machine machine, ExtendedFile.Type type) {
    return checked(current(machine), type);
  }

  /** The file named in ALPHA, or the current one if ALPHA is empty. */
  public static ExtendedFile namedOrCurrent(Machine machine) {
    return machine.alpha().length() == 0 ? current(machine) : named(machine);
  }

  /** The same, which must be of this type, else FL TYPE ERR. */
  public static ExtendedFile namedOrCurrent(Machine machine, ExtendedFile.Type type) {
    return checked(namedOrCurrent(machine), type);
  }

  /** A file if it is of this type, else FL TYPE ERR. */
  public static ExtendedFile checked(ExtendedFile file, ExtendedFile.Type type) {
    if (file.type() != type) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    return file;
  }

  /** CRFLD. */
  public static void createData(Machine machine) {
    clear(create(machine, ExtendedFile.Type.DATA));
  }

  /** CRFLAS. */
  public static void createText(Machine machine) {
    clear(create(machine, ExtendedFile.Type.TEXT));
  }

  private static ExtendedFile create(Machine machine, ExtendedFile.Type type) {
    int size = Operands.count(machine.x(), LARGEST);
    String name = name(machine);
    ExtendedMemory directory = of(machine);
    directory.begin();
    Optional<ExtendedFile> old = sought(machine, directory, name);
    if (old.isPresent()) {
      directory.select(old.get());
      throw CalculatorError.DUP_FL;
    } else if (size > directory.room()) {
      directory.select(directory.files().size() + 1);
      throw CalculatorError.NO_ROOM;
    }
    return directory.create(name, type, size);
  }

  /** All registers are zero; in that which begins with the end of a text the rest stays. */
  private static void clear(ExtendedFile file) {
    boolean text = file.type() == ExtendedFile.Type.TEXT;
    for (int register = text ? 1 : 0; register < file.size(); register++) {
      file.write(register, 0);
    }
    if (text) {
      new TextRecords(file).clear();
    }
  }

  /** CLFL. */
  public static void clear(Machine machine) {
    ExtendedFile file = named(machine);
    of(machine).select(file);
    if (file.type() == ExtendedFile.Type.PROGRAM) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    clear(file);
    file.point(0, 0);
  }

  /** PURFL. */
  public static void purge(Machine machine) {
    of(machine).purge(named(machine));
  }

  /** FLSIZE. */
  public static void fileSize(Machine machine) {
    ExtendedFile file = namedOrCurrent(machine);
    of(machine).select(file);
    machine.push(Word.of(Decimal.of(file.size())));
  }

  /**
   * RESZFL: a text file keeps its records, a data file its registers that are not zero, these only
   * if X is not negative; what would be lost makes FL SIZE ERR. A pointer to a register that is
   * gone stands at the last one then (observed on the machine).
   */
  public static void resize(Machine machine) {
    ExtendedFile file = current(machine);
    if (file.type() == ExtendedFile.Type.PROGRAM) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    int size = Operands.count(machine.x(), LARGEST);
    ExtendedMemory directory = of(machine);
    if (size > file.size() && size - file.size() > directory.growth()) {
      throw CalculatorError.NO_ROOM;
    } else if (losesText(file, size) || !machine.x().isNegative() && losesData(file, size)) {
      throw CalculatorError.FL_SIZE_ERR;
    }
    boolean behind = size < file.size() && file.record() >= size;
    directory.resize(file, size);
    if (file.type() == ExtendedFile.Type.DATA && behind) {
      file.point(size - 1, 0);
    }
  }

  private static boolean losesText(ExtendedFile file, int size) {
    return file.type() == ExtendedFile.Type.TEXT && new TextRecords(file).registers() > size;
  }

  private static boolean losesData(ExtendedFile file, int size) {
    return file.type() == ExtendedFile.Type.DATA
        && IntStream.range(size, file.size()).anyMatch(register -> file.read(register) != 0);
  }

  /** EMROOM. */
  public static void room(Machine machine) {
    of(machine).list();
    machine.push(Word.of(Decimal.of(of(machine).room())));
  }

  /**
   * EMDIR: what is left is in X then. Keyed it is a catalogue, which gives X when it has come to
   * its end; in a program nothing is listed, but the display is cleared for it.
   */
  public static void list(Machine machine) {
    if (of(machine).list().isEmpty()) {
      room(machine);
      machine.outbox().show(Announcement.DIR_EMPTY);
    } else if (machine.inProgram()) {
      room(machine);
      machine.outbox().clearMessage();
    } else {
      machine.halt(new Halt.Catalogue(Halt.Catalogue.FILES));
    }
  }

  /**
   * EMDIRX: the name goes to ALPHA, the type to X, and the file becomes the current one; if there
   * is no such file, nothing and zero. Where the machine has passed the file that was sought last,
   * the last file stands for those that are not there.
   */
  public static void entry(Machine machine) {
    int number = Operands.count(machine.x(), LARGEST);
    List<ExtendedFile> files = of(machine).list();
    machine.stack().saveLastX();
    if (number <= files.size() || of(machine).find(machine.soughtFile().name()).isPresent()) {
      ExtendedFile file = files.get(Math.min(number, files.size()) - 1);
      of(machine).select(number);
      machine.alpha().set(file.name());
      machine.stack().x(Word.ofText(file.type().abbreviation()));
    } else {
      machine.alpha().clear();
      machine.stack().x(0);
    }
  }

  /** RCLPT. */
  static void recallPointer(Machine machine) {
    pushPointer(machine, current(machine));
  }

  /** RCLPTA. */
  static void recallNamedPointer(Machine machine) {
    ExtendedFile file = namedOrCurrent(machine);
    of(machine).select(file);
    pushPointer(machine, file);
  }

  /** Puts the pointer of a file into X. */
  static void pushPointer(Machine machine, ExtendedFile file) {
    machine.push(Word.of(Decimal.normalized(file.record() * 1000L + file.place(), 6)));
  }

  /** SEEKPT. */
  static void seek(Machine machine) {
    seek(machine, current(machine));
  }

  /** SEEKPTA. */
  static void seekNamed(Machine machine) {
    ExtendedFile file = namedOrCurrent(machine);
    of(machine).select(file);
    seek(machine, file);
  }

  /** Points to what X says, which must be there; zero itself is always allowed, 1E-5 is not. */
  private static void seek(Machine machine, ExtendedFile file) {
    Decimal x = machine.x();
    if (file.type() == ExtendedFile.Type.PROGRAM) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    int record = Operands.whole(x, LARGEST);
    boolean text = file.type() == ExtendedFile.Type.TEXT;
    int place = text ? x.decimals(1, DIGITS) : 0;
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
