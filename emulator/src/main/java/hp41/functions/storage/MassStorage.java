package hp41.functions.storage;

import hp41.event.CalculatorError;
import hp41.functions.LastProgram;
import hp41.functions.Operands;
import hp41.functions.RegisterBlock;
import hp41.functions.Shapes;
import hp41.functions.storage.MachineFiles.File;
import hp41.machine.Behaviour;
import hp41.machine.Machine;
import hp41.machine.Order;
import hp41.memory.CharacterSet;
import hp41.peripherals.Drive;
import hp41.text.Announcement;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * The mass storage functions: files on the medium of the drive, named in ALPHA, and the position of
 * the drive in a data file. It also stores text files of extended memory, see {@link #saveText} and
 * {@link #getText}.
 */
final class MassStorage {

  private static final int LARGEST_FILE = 9999;

  private final Machine machine;
  private final Medium medium;

  /**
   * Creates the functions of a machine.
   *
   * @throws CalculatorError NO DRIVE if HP-IL is not plugged in or there is no drive on the loop
   */
  MassStorage(Machine machine) {
    this.machine = machine;
    medium = Medium.of(machine);
  }

  /** Returns the behaviour of a mass storage function. */
  static Behaviour onMedium(Consumer<MassStorage> function) {
    return Shapes.action(machine -> function.accept(new MassStorage(machine)));
  }

  /**
   * DIR: displays name, kind and number of registers of each file, and prints them if the printer
   * is enabled; from the keyboard, it shows them as a catalog. If there are no files, DIR EMPTY is
   * displayed.
   */
  void directory() {
    List<String> entries = medium.files().all().stream().map(this::entry).toList();
    if (machine.printer().isEnabled()) {
      entries.forEach(entry -> machine.printer().print(CharacterSet.characters(entry)));
    }
    if (entries.isEmpty()) {
      machine.outbox().show(Announcement.DIR_EMPTY);
    } else if (machine.inProgram()) {
      entries.forEach(machine.outbox()::view);
    } else {
      machine.outcome(new Order.Directory(entries));
    }
  }

  /** Formats an entry for twelve cells as EMDIR does. */
  private String entry(File file) {
    int registers = file.kind().registers(medium.read(file).length);
    String name = CharacterSet.glyphs(file.name());
    return "%-7s %c%03d".formatted(name, file.kind().letter(), registers);
  }

  /** NEWM: moves the drive to its beginning. A folder needs no initialization. */
  void prepare() {
    medium.drive().rewind();
  }

  /** PURGE: deletes a file. */
  void purge() {
    medium.delete(medium.named(MachineFiles.requiredName(machine)));
  }

  /** RENAME: renames a file. */
  void rename() {
    File old = medium.named(MachineFiles.requiredName(machine));
    String name = newName();
    medium.requireUnsecured(old);
    File renamed = medium.newPlace(name, old.kind());
    medium.write(renamed, medium.read(old));
    medium.delete(old);
  }

  private String newName() {
    String name = MachineFiles.nameAfterComma(machine).stripTrailing();
    if (name.isEmpty()) {
      throw CalculatorError.NAME_ERR;
    }
    return name;
  }

  /** SEC and UNSEC: sets or removes the write protection of a file. */
  void secure(boolean secured) {
    String file = medium.named(MachineFiles.requiredName(machine)).fileName();
    Medium.require(medium.drive().medium().secure(file, secured));
  }

  /**
   * VERIFY: checks a file.
   *
   * @throws CalculatorError MEDM ERR if it cannot be read or its content does not match its kind
   */
  void verify() {
    File file = medium.named(MachineFiles.requiredName(machine));
    byte[] content = medium.read(file);
    Medium.require(
        switch (file.kind()) {
          case PROGRAM -> ProgramTransfer.read(content).isPresent();
          case TEXT -> true;
          case DATA, KEYS, STATUS, ALL -> content.length % RegisterBytes.LENGTH == 0;
        });
  }

  /**
   * WRTP and WRTPV: writes a program. ALPHA contains {@code NAME} or {@code PROGRAM,FILE}; without
   * a program name the current program is written.
   */
  void writeProgram(boolean makePrivate) {
    String name = newName();
    ProgramTransfer transfer = new ProgramTransfer(machine);
    byte[] code = transfer.write(transfer.find(MachineFiles.nameBeforeComma(machine)), makePrivate);
    medium.write(medium.place(name, FileKind.PROGRAM), code);
  }

  /** READP: replaces the last program. */
  void readProgram() {
    new ProgramTransfer(machine).replaceLast(code());
  }

  /** READSUB: adds a program after the last one. */
  void readSubroutine() {
    LastProgram.append(machine, code());
  }

  private byte[] code() {
    byte[] content =
        medium.read(medium.named(MachineFiles.requiredName(machine), FileKind.PROGRAM));
    return ProgramTransfer.read(content).orElseThrow(() -> CalculatorError.FL_TYPE_ERR);
  }

  /** WRTS: writes the status. */
  void writeStatus() {
    write(FileKind.STATUS, new SavedState(machine).status());
  }

  /** READS: reads the status. */
  void readStatus() {
    long[] words = read(FileKind.STATUS);
    if (words.length < SavedState.STATUS_LENGTH) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    new SavedState(machine).restoreStatus(words);
  }

  /** WRTK: writes the key assignments. */
  void writeKeys() {
    write(FileKind.KEYS, new SavedState(machine).keys());
  }

  /** READK: reads the key assignments. */
  void readKeys() {
    new SavedState(machine).restoreKeys(read(FileKind.KEYS));
  }

  /** WRTA: writes all of memory. */
  void writeAll() {
    write(FileKind.ALL, new SavedState(machine).all());
  }

  /** READA: reads all of memory. */
  void readAll() {
    new SavedState(machine).restoreAll(read(FileKind.ALL));
  }

  private void write(FileKind kind, long[] words) {
    medium.write(MachineFiles.requiredName(machine), kind, words);
  }

  private long[] read(FileKind kind) {
    return medium.registers(MachineFiles.requiredName(machine), kind);
  }

  /** CREATE: creates a data file of X registers, all zero. */
  void create() {
    String name = MachineFiles.requiredName(machine);
    int length = Operands.count(machine.x(), LARGEST_FILE);
    medium.write(medium.newPlace(name, FileKind.DATA), RegisterBytes.of(new long[length]));
  }

  /** Writes a text file of extended memory to the medium, one record per line. */
  void saveText(String name, List<String> records) {
    String text = String.join("", records.stream().map(record -> record + "\n").toList());
    medium.write(medium.place(name, FileKind.TEXT), text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Returns the records of a text file on the medium. */
  List<String> getText(String name) {
    byte[] content = medium.read(medium.named(name, FileKind.TEXT));
    String text = new String(content, StandardCharsets.ISO_8859_1);
    return text.isEmpty() ? List.of() : List.of(text.split("\n"));
  }

  /**
   * SEEKR: moves the drive to register X of the file named in ALPHA.
   *
   * @throws CalculatorError END OF FL if the file is too short
   */
  void seek() {
    File file = data();
    int register = machine.x().wholeUpTo(LARGEST_FILE);
    if (register >= registers(file).length) {
      throw CalculatorError.END_OF_FL;
    }
    medium.drive().seek(file.fileName(), register);
  }

  /** READR: reads registers until the file or the data registers end. */
  void readRegisters() {
    File file = data();
    long[] words = registers(file);
    RegisterBlock all = RegisterBlock.all(machine);
    int count = Math.min(words.length, all.count());
    all.write(machine, Arrays.copyOf(words, count));
    medium.drive().seek(file.fileName(), count);
  }

  /**
   * WRTR: writes all data registers.
   *
   * @throws CalculatorError END OF FL if the file is too short
   */
  void writeRegisters() {
    writeInto(data(), 0, RegisterBlock.all(machine));
  }

  /**
   * READRX: reads the registers bbb.eee in X from the position of the drive on.
   *
   * @throws CalculatorError END OF FL if the file is too short
   */
  void readRange() {
    RegisterBlock range = RegisterBlock.inX(machine);
    File file = current();
    long[] words = registers(file);
    int from = medium.drive().register();
    int to = from + range.count();
    if (to > words.length) {
      throw CalculatorError.END_OF_FL;
    }
    range.write(machine, Arrays.copyOfRange(words, from, to));
    medium.drive().seek(file.fileName(), to);
  }

  /**
   * WRTRX: writes the registers bbb.eee in X from the position of the drive on.
   *
   * @throws CalculatorError END OF FL if the file is too short
   */
  void writeRange() {
    RegisterBlock range = RegisterBlock.inX(machine);
    writeInto(current(), medium.drive().register(), range);
  }

  /** ZERO: clears a data file. */
  void zero() {
    File file = data();
    medium.write(file, RegisterBytes.of(new long[registers(file).length]));
  }

  private File data() {
    return medium.named(MachineFiles.requiredName(machine), FileKind.DATA);
  }

  /**
   * Returns the file at which the drive is positioned.
   *
   * @throws CalculatorError FL NOT FOUND if there is none
   */
  private File current() {
    Drive drive = medium.drive();
    return medium.files().all().stream()
        .filter(file -> drive.file().filter(file.fileName()::equals).isPresent())
        .findFirst()
        .orElseThrow(() -> CalculatorError.FL_NOT_FOUND);
  }

  private long[] registers(File file) {
    return RegisterBytes.words(medium.read(file));
  }

  private void writeInto(File file, int from, RegisterBlock range) {
    long[] words = registers(file);
    int to = from + range.count();
    if (to > words.length) {
      throw CalculatorError.END_OF_FL;
    }
    System.arraycopy(range.read(machine), 0, words, from, range.count());
    medium.write(file, RegisterBytes.of(words));
    medium.drive().seek(file.fileName(), to);
  }
}
