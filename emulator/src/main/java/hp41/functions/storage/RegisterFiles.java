package hp41.functions.storage;

import hp41.functions.RegisterBlock;
import hp41.functions.storage.Files.File;
import hp41.machine.CalculatorError;
import hp41.machine.Drive;
import hp41.machine.Machine;
import java.util.Arrays;

/** Data files on the medium, and the place in them where the drive stands. */
final class RegisterFiles {

  private static final int LARGEST = 9999;

  private final Machine machine;
  private final Medium medium;

  private RegisterFiles(Machine machine) {
    this.machine = machine;
    medium = Medium.of(machine);
  }

  /** SEEKR: the drive goes to register X of the file in ALPHA. Not in it: END OF FL. */
  static void seek(Machine machine) {
    RegisterFiles files = new RegisterFiles(machine);
    File file = files.named();
    int register = machine.x().wholeUpTo(LARGEST);
    if (register >= files.registers(file).length) {
      throw CalculatorError.END_OF_FL;
    }
    files.medium.drive().seek(file.fileName(), register);
  }

  /** READR: as many registers as the file and the machine have. */
  static void readAll(Machine machine) {
    RegisterFiles files = new RegisterFiles(machine);
    File file = files.named();
    long[] words = files.registers(file);
    RegisterBlock all = RegisterBlock.all(machine);
    int count = Math.min(words.length, all.count());
    all.write(machine, Arrays.copyOf(words, count));
    files.medium.drive().seek(file.fileName(), count);
  }

  /** WRTR: all data registers. More than the file has: END OF FL. */
  static void writeAll(Machine machine) {
    RegisterFiles files = new RegisterFiles(machine);
    files.write(files.named(), 0, RegisterBlock.all(machine));
  }

  /** READRX: the registers bbb.eee in X, from where the drive stands. Too few: END OF FL. */
  static void readRange(Machine machine) {
    RegisterFiles files = new RegisterFiles(machine);
    RegisterBlock range = RegisterBlock.inX(machine);
    File file = files.current();
    long[] words = files.registers(file);
    int from = files.medium.drive().register();
    int to = from + range.count();
    if (to > words.length) {
      throw CalculatorError.END_OF_FL;
    }
    range.write(machine, Arrays.copyOfRange(words, from, to));
    files.medium.drive().seek(file.fileName(), to);
  }

  /** WRTRX: the registers bbb.eee in X, to where the drive stands. Too many: END OF FL. */
  static void writeRange(Machine machine) {
    RegisterFiles files = new RegisterFiles(machine);
    RegisterBlock range = RegisterBlock.inX(machine);
    files.write(files.current(), files.medium.drive().register(), range);
  }

  /** ZERO. */
  static void zero(Machine machine) {
    RegisterFiles files = new RegisterFiles(machine);
    File file = files.named();
    files.medium.write(file, RegisterBytes.of(new long[files.registers(file).length]));
  }

  private File named() {
    return medium.named(FileName.required(machine), FileKind.DATA);
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

  private void write(File file, int from, RegisterBlock range) {
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
