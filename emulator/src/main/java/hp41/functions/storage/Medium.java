package hp41.functions.storage;

import hp41.functions.storage.MachineFiles.File;
import hp41.machine.CalculatorError;
import hp41.machine.Drive;
import hp41.machine.Machine;
import java.util.Optional;

/**
 * The medium in the drive on the HP-IL loop: files found, read and written, or the message why not.
 */
final class Medium {

  private final Drive drive;
  private final MachineFiles files;

  private Medium(Drive drive) {
    this.drive = drive;
    files = new MachineFiles(drive.medium());
  }

  /** The medium of a machine. No HP-IL plugged in, or no drive on the loop: NO DRIVE. */
  static Medium of(Machine machine) {
    Optional<Drive> drive =
        machine.instructions().byXrom(MassStorageFunctions.HEADER).isPresent()
            ? machine.peripherals().drive()
            : Optional.empty();
    return new Medium(drive.orElseThrow(() -> CalculatorError.NO_DRIVE));
  }

  /** The drive that it is in. */
  Drive drive() {
    return drive;
  }

  /** The files on it. */
  MachineFiles files() {
    return files;
  }

  /** The file of this name. None: FL NOT FOUND. */
  File named(String name) {
    return files.named(name).orElseThrow(() -> CalculatorError.FL_NOT_FOUND);
  }

  /** The file of this name and kind. None: FL NOT FOUND; of another kind: FL TYPE ERR. */
  File named(String name, FileKind kind) {
    File file = named(name);
    if (file.kind() != kind) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    return file;
  }

  /** Where a file of this name and kind is or will be. Of another kind: DUP FL NAME. */
  File place(String name, FileKind kind) {
    File file = files.named(name).orElseGet(() -> files.of(name, kind));
    if (file.kind() != kind) {
      throw CalculatorError.DUP_FL_NAME;
    }
    return file;
  }

  /** The place for a new file. The name is taken: DUP FL NAME. */
  File newPlace(String name, FileKind kind) {
    if (files.named(name).isPresent()) {
      throw CalculatorError.DUP_FL_NAME;
    }
    return files.of(name, kind);
  }

  /** The content of a file. Unreadable: MEDM ERR. */
  byte[] read(File file) {
    return files.read(file).orElseThrow(() -> CalculatorError.MEDM_ERR);
  }

  /** The registers in the file of this name and kind. */
  long[] registers(String name, FileKind kind) {
    return RegisterBytes.words(read(named(name, kind)));
  }

  /** Writes a file. Secured: FL SECURED; it cannot be: MEDM ERR. */
  void write(File file, byte[] content) {
    requireUnsecured(file);
    require(drive.medium().write(file.fileName(), content));
  }

  /** Writes registers into the file of this name and kind, which need not be there. */
  void write(String name, FileKind kind, long[] registers) {
    write(place(name, kind), RegisterBytes.of(registers));
  }

  /** Deletes a file. */
  void delete(File file) {
    requireUnsecured(file);
    require(drive.medium().delete(file.fileName()));
  }

  /** A file secured: FL SECURED. */
  void requireUnsecured(File file) {
    if (drive.medium().isSecured(file.fileName())) {
      throw CalculatorError.FL_SECURED;
    }
  }

  /** The drive could not do what it had to: MEDM ERR. */
  static void require(boolean done) {
    if (!done) {
      throw CalculatorError.MEDM_ERR;
    }
  }
}
