package hp41.functions.storage;

import hp41.functions.Operands;
import hp41.functions.storage.Files.File;
import hp41.functions.storage.ProgramTransfer.Code;
import hp41.machine.Announcement;
import hp41.machine.CalculatorError;
import hp41.machine.Halt;
import hp41.machine.Machine;
import hp41.machine.Operand;
import hp41.memory.CharacterSet;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * The mass storage functions: files on the medium of the drive, named in ALPHA. Also what the
 * extended functions need to keep text files there, see {@link #saveText} and {@link #getText}.
 */
final class MassStorage {

  private static final int LARGEST_FILE = 9999;

  private MassStorage() {}

  /**
   * DIR: shows, and prints if there is a printer, name, kind and number of registers of each file,
   * from the keyboard as a catalogue. None: DIR EMPTY.
   */
  static void directory(Machine machine) {
    Medium medium = Medium.of(machine);
    List<String> entries = medium.files().all().stream().map(file -> entry(file, medium)).toList();
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
  private static String entry(File file, Medium medium) {
    int registers = file.kind().registers(medium.read(file).length);
    String name = CharacterSet.glyphs(file.name());
    return "%-7s %c%03d".formatted(name, file.kind().letter(), registers);
  }

  /** NEWM: a folder needs no preparation; the drive goes to its beginning. */
  static void prepare(Machine machine, Operand operand) {
    Medium.of(machine).drive().rewind();
    machine.stackLift(true);
  }

  /** PURGE. */
  static void purge(Machine machine) {
    Medium medium = Medium.of(machine);
    medium.delete(medium.named(FileName.required(machine)));
  }

  /** RENAME. */
  static void rename(Machine machine) {
    Medium medium = Medium.of(machine);
    File old = medium.named(FileName.required(machine));
    String name = FileName.behindComma(machine);
    if (name.isEmpty()) {
      throw CalculatorError.NAME_ERR;
    }
    medium.requireUnsecured(old);
    File renamed = medium.newPlace(name, old.kind());
    medium.write(renamed, medium.read(old));
    medium.delete(old);
  }

  /** SEC, UNSEC. */
  static void secure(Machine machine, boolean secured) {
    Medium medium = Medium.of(machine);
    String file = medium.named(FileName.required(machine)).fileName();
    Medium.require(medium.drive().medium().secure(file, secured));
  }

  /** VERIFY: a file that cannot be read, or does not hold what it should: MEDM ERR. */
  static void verify(Machine machine) {
    Medium medium = Medium.of(machine);
    File file = medium.named(FileName.required(machine));
    byte[] content = medium.read(file);
    Medium.require(
        switch (file.kind()) {
          case PROGRAM -> ProgramTransfer.read(content).isPresent();
          case TEXT -> true;
          case DATA, KEYS, STATUS, ALL -> content.length % RegisterBytes.LENGTH == 0;
        });
  }

  /** WRTP, WRTPV: {@code NAME}, or {@code PROGRAM,FILE}; nothing in front: the current program. */
  static void writeProgram(Machine machine, boolean makePrivate) {
    Medium medium = Medium.of(machine);
    String name = FileName.behindComma(machine);
    if (name.isEmpty()) {
      throw CalculatorError.NAME_ERR;
    }
    ProgramTransfer transfer = new ProgramTransfer(machine);
    byte[] code = transfer.write(transfer.find(FileName.inFront(machine)), makePrivate);
    medium.write(medium.place(name, FileKind.PROGRAM), code);
  }

  /** READP. */
  static void readProgram(Machine machine) {
    new ProgramTransfer(machine).replaceLast(code(machine));
  }

  /** READSUB. */
  static void readSubroutine(Machine machine) {
    new ProgramTransfer(machine).append(code(machine));
  }

  private static Code code(Machine machine) {
    Medium medium = Medium.of(machine);
    byte[] content = medium.read(medium.named(FileName.required(machine), FileKind.PROGRAM));
    return ProgramTransfer.read(content).orElseThrow(() -> CalculatorError.FL_TYPE_ERR);
  }

  /** WRTS. */
  static void writeStatus(Machine machine) {
    write(machine, FileKind.STATUS, new SavedState(machine).status());
  }

  /** READS. */
  static void readStatus(Machine machine) {
    long[] words = read(machine, FileKind.STATUS);
    if (words.length < SavedState.STATUS_LENGTH) {
      throw CalculatorError.FL_TYPE_ERR;
    }
    new SavedState(machine).restoreStatus(words);
  }

  /** WRTK. */
  static void writeKeys(Machine machine) {
    write(machine, FileKind.KEYS, new SavedState(machine).keys());
  }

  /** READK. */
  static void readKeys(Machine machine) {
    new SavedState(machine).restoreKeys(read(machine, FileKind.KEYS));
  }

  /** WRTA. */
  static void writeAll(Machine machine) {
    write(machine, FileKind.ALL, new SavedState(machine).all());
  }

  /** READA. */
  static void readAll(Machine machine) {
    new SavedState(machine).restoreAll(read(machine, FileKind.ALL));
  }

  private static void write(Machine machine, FileKind kind, long[] words) {
    Medium.of(machine).write(FileName.required(machine), kind, words);
  }

  private static long[] read(Machine machine, FileKind kind) {
    return Medium.of(machine).registers(FileName.required(machine), kind);
  }

  /** CREATE: a data file of X registers, all zero. */
  static void create(Machine machine) {
    Medium medium = Medium.of(machine);
    String name = FileName.required(machine);
    int length = Operands.count(machine.x(), LARGEST_FILE);
    medium.write(medium.newPlace(name, FileKind.DATA), RegisterBytes.of(new long[length]));
  }

  /** Keeps a text file of extended memory on the medium: a line for each record. */
  static void saveText(Machine machine, String name, List<String> records) {
    Medium medium = Medium.of(machine);
    String text = String.join("", records.stream().map(record -> record + "\n").toList());
    medium.write(medium.place(name, FileKind.TEXT), text.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Checks that there is a medium. Without a drive: NO DRIVE. */
  static void requireMedium(Machine machine) {
    Medium.of(machine);
  }

  /** The records of a text file on the medium. */
  static List<String> getText(Machine machine, String name) {
    Medium medium = Medium.of(machine);
    byte[] content = medium.read(medium.named(name, FileKind.TEXT));
    String text = new String(content, StandardCharsets.ISO_8859_1);
    return text.isEmpty() ? List.of() : List.of(text.split("\n"));
  }
}
