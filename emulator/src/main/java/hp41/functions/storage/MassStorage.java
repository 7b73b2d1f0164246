package hp41.functions.storage;

import hp41.functions.LastProgram;
import hp41.functions.Operands;
import hp41.functions.RegisterBlock;
import hp41.functions.Shapes;
import hp41.functions.storage.MachineFiles.File;
import hp41.machine.Announcement;
import hp41.machine.Behaviour;
import hp41.machine.CalculatorError;
import hp41.machine.Drive;
import hp41.machine.Halt;
import hp41.machine.Machine;
import hp41.memory.CharacterSet;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;

/**
 * The mass storage functions: files on the medium of the drive, named in ALPHA, and the place in a
 * data file where the drive stands. Also what the extended functions need to keep text files there,
 * see {@link #saveText} and {@link #getText}.
 */
final class MassStorage {

  private static final int LARGEST_FILE = 9999;

  private final Machine machine;
  private final Medium medium;

  /** The functions of a machine. No HP-IL plugged in, or no drive on the loop: NO DRIVE. */
  MassStorage(Machine machine) {
    this.machine = machine;
    medium = Medium.of(machine);
  }

  /** What needs the medium. */
  static Behaviour onMedium(Consumer<MassStorage> function) {
    return Shapes.action(machine -> function.accept(new MassStorage(machine)));
  }

  /**
   * DIR: shows, and prints if there is a printer, name, kind and number of registers of each file,
   * from the keyboard as a catalogue. None: DIR EMPTY.
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
      machine.halt(new Halt.Directory(entries));
    }
  }

  /** In twelve cells, as EMDIR has it. */
  private String entry(File file) {
    int registers = file.kind().registers(medium.read(file).length);
    String name = CharacterSet.glyphs(file.name());
    return "%-7s %c%03d".formatted(name, file.kind().letter(), registers);
  }

  /** NEWM: a folder needs no preparation; the drive goes to its beginning. */
  void prepare() {
    medium.drive().rewind();
  }

  /** PURGE. */
  void purge() {
    medium.delete(medium.named(MachineFiles.requiredName(machine)));
  }

  /** RENAME. */
  void rename() {
    File old = medium.named(MachineFiles.requiredName(machine));
    String name = newName();
    medium.requireUnsecured(old);
    File renamed = medium.newPlace(name, old.kind());
    medium.write(renamed, medium.read(old));
    medium.delete(old);
  }

  private String newName() {
    String name = MachineFiles.nameBehindComma(machine).stripTrailing();
    if (name.isEmpty()) {
      throw CalculatorError.NAME_ERR;
    }
    return name;
  }

  /** SEC, UNSEC. */
  void secure(boolean secured) {
    String file = medium.named(MachineFiles.requiredName(machine)).fileName();
    Medium.require(medium.drive().medium().secure(file, secured));
  }

  /** VERIFY: a file that cannot be read, or does not hold what it should: MEDM ERR. */
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

  /** WRTP, WRTPV: {@code NAME}, or {@code PROGRAM,FILE}; nothing in front: the current program. */
  void writeProgram(boolean makePrivate) {
    String name = newName();
    ProgramTransfer transfer = new ProgramTransfer(machine);
    byte[] code = transfer.write(transfer.find(MachineFiles.nameInFront(machine)), makePrivate);
    medium.write(medium.place(name, FileKind.PROGRAM), code);
  }

  /** READP. */
  void readProgram() {
    new ProgramTransfer(machine).replaceLast(code());
  }

  /** READSUB. */
  void readSubroutine() {
    LastProgram.append(machine, code());
  }

  private byte[] code() {
    byte[] content =
        medium.read(medium.named(MachineFiles.requiredName(machine), FileKind.PROGRAM));
    return ProgramTransfer.read(content).orElseThrow(() -> CalculatorError.FL_TYPE_ERR);
  }

  /** WRTS. */
  void writeStatus() {
    write(FileKind.STATUS, new SavedState(machine).status());
  }

  /** READS. */
  void readStatus() {
    long[] words = read(FileKind.STATUS);
    if (words.length < SavedState.STATUS_LENGTH) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    new SavedState(machine).restoreStatus(words);
  }

  /** WRTK. */
  void writeKeys() {
    write(FileKind.KEYS, new SavedState(machine).keys());
  }

  /** READK. */
  void readKeys() {
    new SavedState(machine).restoreKeys(read(FileKind.KEYS));
  }

  /** WRTA. */
  void writeAll() {
    write(FileKind.ALL, new SavedState(machine).all());
  }

  /** READA. */
  void readAll() {
    new SavedState(machine).restoreAll(read(FileKind.ALL));
  }

  private void write(FileKind kind, long[] words) {
    medium.write(MachineFiles.requiredName(machine), kind, words);
  }

  private long[] read(FileKind kind) {
    return medium.registers(MachineFiles.requiredName(machine), kind);
  }

  /** CREATE: a data file of X registers, all zero. */
  void create() {
    String name = MachineFiles.requiredName(machine);
    int length = Operands.count(machine.x(), LARGEST_FILE);
    medium.write(medium.newPlace(name, FileKind.DATA), RegisterBytes.of(new long[length]));
  }

  /** Keeps a text file of extended memory on the medium: a line for each record. */
  void saveText(String name, List<String> records) {
    String text = String.join("", records.stream().map(record -> record + "\n").toList());
    medium.write(medium.place(name, FileKind.TEXT), text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** The records of a text file on the medium. */
  List<String> getText(String name) {
    byte[] content = medium.read(medium.named(name, FileKind.TEXT));
    String text = new String(content, StandardCharsets.ISO_8859_1);
    return text.isEmpty() ? List.of() : List.of(text.split("\n"));
  }

  /** SEEKR: the drive goes to register X of the file in ALPHA. Not in it: END OF FL. */
  void seek() {
    File file = data();
    int register = machine.x().wholeUpTo(LARGEST_FILE);
    if (register >= registers(file).length) {
      throw CalculatorError.END_OF_FL;
    }
    medium.drive().seek(file.fileName(), register);
  }

  /** READR: as many registers as the file and the machine have. */
  void readRegisters() {
    File file = data();
    long[] words = registers(file);
    RegisterBlock all = RegisterBlock.all(machine);
    int count = Math.min(words.length, all.count());
    all.write(machine, Arrays.copyOf(words, count));
    medium.drive().seek(file.fileName(), count);
  }

  /** WRTR: all data registers. More than the file has: END OF FL. */
  void writeRegisters() {
    writeInto(data(), 0, RegisterBlock.all(machine));
  }

  /** READRX: the registers bbb.eee in X, from where the drive stands. Too few: END OF FL. */
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

  /** WRTRX: the registers bbb.eee in X, to where the drive stands. Too many: END OF FL. */
  void writeRange() {
    RegisterBlock range = RegisterBlock.inX(machine);
    writeInto(current(), medium.drive().register(), range);
  }

  /** ZERO. */
  void zero() {
    File file = data();
    medium.write(file, RegisterBytes.of(new long[registers(file).length]));
  }

  private File data() {
    return medium.named(MachineFiles.requiredName(machine), FileKind.DATA);
  }

  /** The file that the drive stands at. None: FL NOT FOUND. */
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
