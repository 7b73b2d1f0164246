package hp41.functions.storage;

import hp41.event.CalculatorError;
import hp41.functions.storage.MachineFiles.File;
import hp41.machine.Machine;
import hp41.peripherals.Drive;
import java.util.Optional;

/**
 * The medium in the drive on the HP-IL loop. Its methods find, read and write files, or throw the
 * machine's error.
 */
final class Medium {

  private final Drive drive;
  private final MachineFiles files;

  private Medium(Drive drive) {
    this.drive = drive;
    files = MachineFiles.in(drive.medium(), CalculatorError.MEDM_ERR);
  }

  /**
   * Returns the medium of a machine.
   *
   * @throws CalculatorError NO DRIVE if HP-IL is not plugged in or there is no drive on the loop
   */
  static Medium of(Machine machine) {
    Optional<Drive> drive =
        machine.instructions().byXrom(MassStorageFunctions.HEADER).isPresent()
            ? machine.peripherals().drive()
            : Optional.empty();
    return new Medium(drive.orElseThrow(() -> CalculatorError.NO_DRIVE));
  }

  /** Returns the drive. */
  Drive drive() {
    return drive;
  }

  /** Returns the files. */
  MachineFiles files() {
    return files;
  }

  /**
   * Returns the file with a name.
   *
   * @throws CalculatorError FL NOT FOUND if there is none
   */
  File named(String name) {
    return files.named(name).orElseThrow(() -> CalculatorError.FL_NOT_FOUND);
  }

  /**
   * Returns the file with a name.
   *
   * @throws CalculatorError FL NOT FOUND if there is none, FL TYPE ERR if it has another kind
   */
  File named(String name, FileKind kind) {
    File file = named(name);
    if (file.kind() != kind) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    return file;
  }

  /**
   * Returns the file with a name, which need not exist.
   *
   * @throws CalculatorError DUP FL NAME if the file has another kind
   */
  File place(String name, FileKind kind) {
    File file = files.named(name).orElseGet(() -> files.of(name, kind));
    if (file.kind() != kind) {
      throw CalculatorError.DUP_FL_NAME;
    }
    return file;
  }

  /**
   * Returns a new file with a name.
   *
   * @throws CalculatorError DUP FL NAME if a file has this name
   */
  File newPlace(String name, FileKind kind) {
    if (files.named(name).isPresent()) {
      throw CalculatorError.DUP_FL_NAME;
    }
    return files.of(name, kind);
  }

  /**
   * Returns the content of a file.
   *
   * @throws CalculatorError MEDM ERR if it cannot be read
   */
  byte[] read(File file) {
    return files.read(file).orElseThrow(() -> CalculatorError.MEDM_ERR);
  }

  /** Returns the registers in the file with a name. */
  long[] registers(String name, FileKind kind) {
    return RegisterBytes.words(read(named(name, kind)));
  }

  /**
   * Writes a file.
   *
   * @throws CalculatorError FL SECURED if it is protected, MEDM ERR if it cannot be written
   */
  void write(File file, byte[] content) {
    requireUnsecured(file);
    require(drive.medium().write(file.fileName(), content));
  }

  /** Writes registers to the file with a name, which need not exist. */
  void write(String name, FileKind kind, long[] registers) {
    write(place(name, kind), RegisterBytes.of(registers));
  }

  /** Deletes a file. */
  void delete(File file) {
    requireUnsecured(file);
    require(drive.medium().delete(file.fileName()));
  }

  /**
   * Checks that a file is not protected.
   *
   * @throws CalculatorError FL SECURED if it is protected
   */
  void requireUnsecured(File file) {
    if (drive.medium().isSecured(file.fileName())) {
      throw CalculatorError.FL_SECURED;
    }
  }

  /**
   * Checks that an operation of the drive succeeded.
   *
   * @throws CalculatorError MEDM ERR if it failed
   */
  static void require(boolean done) {
    if (!done) {
      throw CalculatorError.MEDM_ERR;
    }
  }
}
